/**
 * @file Which card of the new look is which of the old one.
 *
 * The server names no cards, so that a name can tell nothing. A card is found again by its face,
 * its place and its back, as somebody who watches the table would: what still lies where it lay is
 * the same; what shows another side in its place was turned; a face that is elsewhere now has
 * moved; a card that has come from nowhere has come from where one of its back has gone.
 */

/** @import {At, Card, Look, Zone} from "./types.js" */

/**
 * A card in a look. `key` is its face ("" for a back); `seen` whether it has a node of its own:
 * of a pile only the top does.
 * @typedef {{zone: string, cell: number, at: number, key: string, back: string, seen: boolean,
 *   card: Card}} Lying
 */

/** @param {Zone} zone */
export function isPiled(zone) {
  return zone.shape === "stack" || zone.shape === "pile";
}

/**
 * All cards of a look.
 * @param {Look} look
 * @returns {Lying[]}
 */
export function lying(look) {
  return look.zones.flatMap((zone) =>
    zone.cells.flatMap(({ cards }, cell) =>
      cards.map((card, at) => ({
        zone: zone.name,
        cell,
        at,
        key: card.key,
        back: card.back,
        seen: !isPiled(zone) || at === cards.length - 1,
        card,
      }))
    )
  );
}

/**
 * Match the cards of two looks.
 * @param {Lying[]} old
 * @param {Lying[]} now
 * @param {At | null} [gone] where the card lay that has been played: it is not the one that stayed
 * @returns {Map<Lying, Lying>} for a card of the new look the one of the old
 */
export function match(old, now, gone = null) {
  /** @type {Map<Lying, Lying>} */
  const found = new Map();
  const taken = new Set();
  const left = (/** @type {Lying} */ one) =>
    gone !== null && one.zone === gone.zone && one.cell === gone.cell;

  /**
   * Match all that have the same words.
   * @param {(one: Lying) => string | null} before
   * @param {(one: Lying) => string | null} after
   * @param {(one: Lying, other: Lying) => boolean} [fits]
   */
  const pass = (before, after, fits = () => true) => {
    /** @type {Map<string, Lying[]>} */
    const free = new Map();
    for (const one of old) {
      const words = taken.has(one) ? null : before(one);
      if (words !== null) free.set(words, [...(free.get(words) ?? []), one]);
    }
    for (const one of now) {
      const words = found.has(one) ? null : after(one);
      const some = words === null ? undefined : free.get(words);
      const n = some?.findIndex((other) => fits(other, one)) ?? -1;
      if (some && n >= 0) {
        const [other] = some.splice(n, 1);
        taken.add(other);
        found.set(one, other);
      }
    }
  };
  const elsewhere = (/** @type {Lying} */ one, /** @type {Lying} */ other) =>
    one.zone !== other.zone;
  const face = (/** @type {Lying} */ one) => one.key ? one.back : null;
  const back = (/** @type {Lying} */ one) => one.key ? null : one.back;

  const exact = (/** @type {Lying} */ one) => `${one.zone}/${one.cell}/${one.key}/${one.back}`;
  const near = (/** @type {Lying} */ one) => `${one.zone}//${one.key}/${one.back}`;
  pass((one) => left(one) ? null : exact(one), exact);
  pass((one) => left(one) ? null : near(one), near);
  if (gone) pass(near, near);
  const spot = (/** @type {Lying} */ one) => `${one.zone}/${one.cell}/${one.at}/${one.back}`;
  pass(spot, spot, (one, other) => one.seen && other.seen && !one.key !== !other.key);
  const anywhere = (/** @type {Lying} */ one) => one.key ? `${one.key}/${one.back}` : null;
  pass(anywhere, anywhere);
  pass(back, back, elsewhere);
  pass(back, face, elsewhere);
  pass(face, back, elsewhere);
  return found;
}
