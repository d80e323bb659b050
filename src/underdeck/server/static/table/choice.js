/** @file What a player is about to do: where a move starts and where it aims. No drawing here. */

/** @import {At, Card, Look, Move, Zone} from "./types.js" */

const FEW = 4; // moves that are shown as buttons even if they start from a card

/**
 * What a press means: a move starts there, these moves are meant, no move goes there, or there is
 * only something to look at.
 * @typedef {{is: "picked", at: At} | {is: "chosen", moves: Move[], at: At}
 *   | {is: "barred", start: At, aim: At} | {is: "looked", at: At} | {is: "dropped"}} Answer
 */

/**
 * @param {string} zone
 * @returns {At}
 */
export function spot(zone, cell = -1, card = -1) {
  return { zone, cell, card };
}

/** @param {At} at */
export function placeOf(at) {
  return spot(at.zone, at.cell);
}

/** @param {At | null} one @param {At | null} other */
export function samePlace(one, other) {
  return one !== null && other !== null && one.zone === other.zone && one.cell === other.cell;
}

/** @param {Look} look @param {At} at */
export function zoneAt(look, at) {
  return look.zones.find((zone) => zone.name === at.zone) ?? null;
}

/**
 * The card meant by a spot: the one named, else the top one of the cell.
 * @param {Look} look
 * @param {At} at
 * @returns {Card | null}
 */
export function cardAt(look, at) {
  const cards = zoneAt(look, at)?.cells[at.cell]?.cards ?? [];
  return cards[at.card] ?? cards.at(-1) ?? null;
}

/** A move that starts from no card, and goes to no cell, is a button. @param {Move} move */
export function isLoose(move) {
  return move.start ? move.start.cell < 0 : (move.aim?.cell ?? -1) < 0;
}

/** Where a move goes; to its own start if it aims at nothing. @param {Move} move */
export function aimOf(move) {
  const aim = move.aim ?? move.start;
  return aim ? placeOf(aim) : null;
}

/** A look and what has been picked in it. */
export class Choice {
  /** @param {Look} look */
  constructor(look) {
    this.look = look;
    /** @type {At | null} */
    this.picked = null;
  }

  /** The places from which moves start, each once. */
  starts() {
    return unique(this.look.moves.flatMap((move) =>
      isLoose(move) || !move.start ? [] : [placeOf(move.start)]
    ));
  }

  /** The places where moves go that start nowhere: to press there is enough. */
  ends() {
    return unique(this.look.moves.flatMap((move) =>
      isLoose(move) || move.start || !move.aim ? [] : [placeOf(move.aim)]
    ));
  }

  /** The places where moves from what is picked go, each once. */
  aims() {
    if (!this.picked) return [];
    return unique(this.movesFrom(this.picked).flatMap((move) => aimOf(move) ?? []));
  }

  /** Every spot that glows now: starts, or the aims of what is picked. */
  lit() {
    return this.picked ? this.aims() : unique([...this.starts(), ...this.ends()]);
  }

  /** Moves to show as buttons: those that start from no card, and few from one place. */
  buttons() {
    const loose = this.look.moves.filter(isLoose);
    const few = this.look.moves.length <= FEW && this.starts().length === 1;
    return !loose.length && few ? this.look.moves : loose;
  }

  /**
   * The moves that start at a place, or at a card just like the one there.
   * @param {At} at
   * @returns {Move[]}
   */
  movesFrom(at) {
    const from = (/** @type {At} */ place) =>
      this.look.moves.filter((move) => !isLoose(move) && samePlace(move.start, place));
    return this.twins(at).map(from).find((moves) => moves.length) ?? [];
  }

  /**
   * The moves that go to a place from elsewhere.
   * @param {At} at
   */
  movesTo(at) {
    const to = (/** @type {At} */ place) =>
      this.look.moves.filter((move) => samePlace(move.aim, place));
    return this.twins(at).map(to).find((moves) => moves.length) ?? [];
  }

  /**
   * A place, and those of the same zone where an equal card lies: equal cards may do the same.
   * @param {At} at
   * @returns {At[]}
   */
  twins(at) {
    const zone = zoneAt(this.look, at);
    const card = cardAt(this.look, at);
    const found = [placeOf(at)];
    if (!zone || !card?.key || !["fan", "row"].includes(zone.shape)) return found;
    zone.cells.forEach((cell, i) => {
      const other = cell.cards.at(-1);
      if (i !== at.cell && other && cell.cards.length === 1 && alike(card, other)) {
        found.push(spot(zone.name, i));
      }
    });
    return found;
  }

  /**
   * Whether a card lies there that might be played, though no move starts from it now.
   * @param {At} at
   */
  isHeld(at) {
    const zone = zoneAt(this.look, at);
    const mine = zone?.shape === "fan" && [0, this.look.viewer].includes(zone.owner);
    return Boolean(mine && at.cell >= 0 && cardAt(this.look, at)?.key && this.look.moves.length);
  }

  /** @param {At} at */
  mayPick(at) {
    return this.movesFrom(at).length > 0 || this.isHeld(at);
  }

  /**
   * A place is chosen, by the enter key or a click.
   * @param {At} at
   * @returns {Answer}
   */
  press(at) {
    if (!this.picked) return this.begin(at);
    const moves = this.meant(at);
    if (moves.length) return { is: "chosen", moves, at };
    if (samePlace(at, this.picked)) return this.drop();
    if (this.mayPick(at)) {
      this.picked = null;
      return this.begin(at);
    }
    return { is: "barred", start: this.picked, aim: at };
  }

  /**
   * A place is chosen while nothing is picked.
   * @param {At} at
   * @returns {Answer}
   */
  begin(at) {
    const moves = this.movesFrom(at);
    if (moves.length) {
      const aims = unique(moves.flatMap((move) => aimOf(move) ?? []));
      const here = aims.every((aim) => aim.cell < 0 || samePlace(aim, moves[0].start));
      if (here) return { is: "chosen", moves: exactly(moves, at), at };
      return this.pick(at);
    }
    const to = this.movesTo(at);
    if (to.length && !this.isHeld(at)) return { is: "chosen", moves: to, at };
    return this.isHeld(at) ? this.pick(at) : { is: "looked", at };
  }

  /**
   * A move is to start at a place.
   * @param {At} at
   * @returns {Answer}
   */
  pick(at) {
    this.picked = placeOf(at);
    return { is: "picked", at: this.picked };
  }

  /** Nothing is picked any more. @returns {Answer} */
  drop() {
    this.picked = null;
    return { is: "dropped" };
  }

  /**
   * The moves from what is picked that go to a place: to the card there, or at least near.
   * @param {At} at
   * @returns {Move[]}
   */
  meant(at) {
    if (!this.picked) return [];
    const moves = this.movesFrom(this.picked);
    const exact = moves.filter((move) =>
      at.card >= 0 && move.aim?.card === at.card && samePlace(move.aim, at)
    );
    if (exact.length) return exact;
    for (const place of this.twins(at)) {
      const near = moves.filter((move) => samePlace(aimOf(move), place));
      if (near.length && !samePlace(place, this.picked)) return near;
    }
    const own = moves.filter((move) => move.aim === null || samePlace(move.aim, move.start));
    if (samePlace(at, this.picked)) return own;
    return moves.filter((move) => samePlace(aimOf(move), spot(at.zone)));
  }
}

/**
 * Of moves from one cell those that start from just this card, if any do.
 * @param {Move[]} moves
 * @param {At} at
 */
function exactly(moves, at) {
  const exact = moves.filter((move) => at.card >= 0 && move.start?.card === at.card);
  return exact.length ? exact : moves;
}

/** @param {Card} one @param {Card} other */
function alike(one, other) {
  return one.key === other.key && String(one.notes) === String(other.notes);
}

/**
 * @param {At[]} spots
 * @returns {At[]}
 */
function unique(spots) {
  const seen = new Map(spots.map((at) => [`${at.zone}/${at.cell}`, at]));
  return [...seen.values()];
}
