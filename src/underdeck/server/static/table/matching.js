// Which card of the last look is which of the new one: by face, by place, by back.
// @ts-check
/** @import {At, CardLook, Zone} from "./types.js" */

/** @typedef {{at: At, look: CardLook, node: HTMLElement | null}} Spot */

const SHOWN = 3; // cards of a stack that are drawn; the rest is a number

/** Every card of the zones that is drawn. @param {Zone[]} zones @returns {Spot[]} */
export function spots(zones) {
  /** @type {Spot[]} */
  const found = [];
  for (const zone of zones) {
    zone.cells.forEach((cell, c) => {
      const piled = zone.shape === "stack" || zone.shape === "pile";
      const first = piled ? Math.max(0, cell.cards.length - SHOWN) : 0;
      for (let i = first; i < cell.cards.length; i++) {
        found.push({ at: { zone: zone.name, cell: c, card: i }, look: cell.cards[i], node: null });
      }
    });
  }
  return found;
}

/**
 * Give each new spot the node of an old one that may be the same card, best fits first.
 * @param {Spot[]} before @param {Spot[]} after @returns {Spot[]} the old spots that nothing took
 */
export function match(before, after) {
  const left = new Set(before);
  const face = (/** @type {Spot} */ spot) => spot.look.key || `back ${spot.look.back}`;
  const zone = (/** @type {Spot} */ spot) => spot.at.zone;
  const place = (/** @type {Spot} */ spot) => `${spot.at.zone} ${spot.at.cell} ${spot.at.card}`;
  const cell = (/** @type {Spot} */ spot) => `${spot.at.zone} ${spot.at.cell}`;
  const alike = [
    (/** @type {Spot} */ s) => `${face(s)} ${place(s)}`,
    (/** @type {Spot} */ s) => `${face(s)} ${cell(s)}`,
    (/** @type {Spot} */ s) => `${face(s)} ${zone(s)}`,
    (/** @type {Spot} */ s) => (s.look.key ? s.look.key : ""),
    place, // a card that was turned
    (/** @type {Spot} */ s) => (s.look.key ? "" : `back ${s.look.back}`),
  ];
  for (const by of alike) {
    /** @type {Map<string, Spot[]>} */
    const free = new Map();
    for (const old of left) {
      const key = by(old);
      if (key) free.set(key, [...(free.get(key) ?? []), old]);
    }
    for (const spot of after) {
      const key = spot.node ? "" : by(spot);
      const old = key ? free.get(key)?.shift() : undefined;
      if (old) {
        spot.node = old.node;
        left.delete(old);
      }
    }
  }
  return [...left];
}
