/** @file How long each seat may still think. */

/** @import {Look} from "./types.js" */

import { byId, make } from "./make.js";
import { word } from "./words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time as clocks show it. @param {number} seconds */
export function time(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY) return word("{n} days", { n: Math.floor(left / DAY) });
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  return hours ? `${hours}:${two(minutes)}:${two(left % MINUTE)}` : `${minutes}:${two(left % MINUTE)}`;
}

/**
 * The seconds that a seat has left.
 * @param {Look} look
 * @param {number} seat
 * @param {number} now milliseconds since 1970, by the server's clock
 */
export function left(look, seat, now) {
  if (!look.clock) return 0;
  const { bank, extra, since } = look.clock;
  const free = extra + bank[seat - 1];
  return (look.asked === seat && since ? free - (now - since) : free) / 1000;
}

/** Draws the clocks, and draws them again each second. */
export class Clock {
  constructor() {
    /** @type {Look | null} */
    this.look = null;
    this.ahead = 0; // milliseconds by which the server's clock is ahead of ours
    setInterval(() => this.draw(), 1000);
  }

  /** @param {Look} look */
  show(look) {
    this.look = look;
    this.ahead = look.now - Date.now();
    this.draw();
  }

  draw() {
    const look = this.look;
    const node = byId("clock");
    node.hidden = !look?.clock || look.outcome !== "" || look.closed;
    if (!look || node.hidden) return;
    const now = Date.now() + this.ahead;
    const people = look.seats.filter((seat) => seat.taken && !seat.bot);
    node.replaceChildren(...people.map((seat) => {
      const shown = make("span", "seat-clock", `${seat.name} `, make("b", "", time(left(look, seat.seat, now))));
      shown.classList.toggle("running", look.asked === seat.seat);
      return shown;
    }));
  }
}
