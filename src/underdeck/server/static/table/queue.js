/**
 * @file Actions that wait for their turn, so that three fast clicks count three times.
 *
 * A click means: do this move of the look that I see. The server takes an action only in answer to
 * the version it stands at, so one action is under way at a time and the rest wait. When one is
 * done, the server says which version it made. The next is sent in answer to exactly that version,
 * and only if its move is still there and warns of nothing new: so a click never does what whoever
 * clicked could not have meant. If anything else has come between (another player, an undo), or
 * one was refused, all that wait are let go and the player is told.
 *
 * An action keeps its id and version until it is answered. After a lost connection it is sent once
 * more just as it was, and the server answers a repeat as it answered the first.
 */

/** @import {Look, Move} from "./types.js" */

/**
 * @typedef {{id: string, do: "act", at: number, action: string}
 *   | {id: string, do: "undo", at: number}} Sent
 * @typedef {{do: "act", move: Move} | {do: "undo"}} Wish
 */

/** The actions of one client that are not answered yet. */
export class Queue {
  /**
   * @param {(sent: Sent) => void} send
   * @param {() => string} id a new id for each action
   */
  constructor(send, id) {
    this.send = send;
    this.id = id;
    /** @type {Wish[]} */
    this.waiting = [];
    /** @type {Sent | null} under way */
    this.sent = null;
    /** @type {Look | null} */
    this.look = null;
    this.made = -1; // the version that the last one made, if another waits for it
  }

  /** How many are not done yet. */
  get length() {
    return this.waiting.length + (this.sent ? 1 : 0);
  }

  /**
   * Do something, now or when what was asked for before is done.
   * @param {Wish} wish
   * @returns {Wish[]} what is let go
   */
  add(wish) {
    if (!this.length) this.made = -1; // it is chosen from what is shown
    this.waiting.push(wish);
    return this.next();
  }

  /**
   * The table is shown at a version.
   * @param {Look} look
   * @returns {Wish[]} what is let go, as it cannot be done any more
   */
  shown(look) {
    this.look = look;
    return this.next();
  }

  /**
   * An action was done.
   * @param {string} id
   * @param {number} [made] the version it made; unknown for a repeat
   * @returns {Wish[]} what is let go
   */
  done(id, made) {
    if (this.sent?.id !== id) return [];
    this.sent = null;
    this.made = made ?? this.look?.at ?? -1;
    return this.next();
  }

  /**
   * An action was refused, or came too late.
   * @param {string} id
   * @returns {Wish[]} what is let go
   */
  failed(id) {
    if (this.sent?.id !== id) return [];
    this.sent = null;
    return this.clear();
  }

  /** Let go of everything that waits. */
  clear() {
    const gone = this.waiting;
    this.waiting = [];
    this.made = -1;
    return gone;
  }

  /** The connection is there again: what is under way is sent once more, as it was. */
  again() {
    if (this.sent) this.send(this.sent);
  }

  /**
   * Send the next one, if it can be sent.
   * @returns {Wish[]} what is let go
   */
  next() {
    const look = this.look;
    if (this.sent || !this.waiting.length || !look || look.at < this.made) return [];
    if (this.made >= 0 && look.at > this.made) return this.clear();
    const wish = this.waiting[0];
    if (wish.do === "act" && !possible(wish.move, look)) return this.clear();
    this.waiting.shift();
    const id = this.id();
    this.sent = wish.do === "act"
      ? { id, do: "act", at: look.at, action: wish.move.action }
      : { id, do: "undo", at: look.at };
    this.made = -1;
    this.send(this.sent);
    return [];
  }
}

/**
 * Whether a move is still there, and warns of nothing that was not seen when it was chosen.
 * @param {Move} move
 * @param {Look} look
 */
function possible(move, look) {
  const now = look.moves.find((one) => one.action === move.action);
  return now !== undefined && (!now.warning || now.warning === move.warning);
}
