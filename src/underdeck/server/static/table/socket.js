/** @file The line to the server: it comes back by itself, and nothing said is lost or done twice. */

import { Queue } from "./queue.js";

/** @import {DoneMessage, DeniedMessage, ErrorMessage, Move, StaleMessage, TableMessage, At} from "./types.js" */
/** @import {Wish} from "./queue.js" */

const FIRST = 300; // milliseconds until a lost line is tried again; then twice as long each time
const LONGEST = 8000;
const QUIET = 15000; // milliseconds after which a try that has not opened is given up
const NO_ROOM = 4404, NOT_ALLOWED = 4403, TOO_FAST = 4429; // the server's close codes

/**
 * @typedef {{
 *   table: (message: TableMessage) => void,
 *   answer: (message: DoneMessage | DeniedMessage | StaleMessage, about: string) => void,
 *   error: (message: ErrorMessage) => void,
 *   lost: (wishes: Wish[]) => void,
 *   line: (state: "open" | "waiting" | "closed", code: number) => void,
 * }} Listener
 */

/** A line to one table. */
export class Line {
  /**
   * @param {string} address
   * @param {Listener} listener
   */
  constructor(address, listener) {
    this.address = address;
    this.listener = listener;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    this.own = unique(); // ids are this page's own, also after a reload
    this.count = 0;
    this.queue = new Queue((sent) => this.send(sent), () => this.id());
    /** @type {Map<string, {message: object, about: string}>} not answered yet, but for actions */
    this.open = new Map();
    this.timer = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    addEventListener("pageshow", () => this.hurry());
  }

  /** Connect. */
  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.timer = setTimeout(() => socket.readyState === 0 && socket.close(), QUIET);
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && this.closed(event.code);
  }

  opened() {
    clearTimeout(this.timer);
    this.tries = 0;
    this.listener.line("open", 0);
    for (const { message } of this.open.values()) this.send(message);
    this.queue.again();
  }

  /** @param {number} code */
  closed(code) {
    this.socket = null;
    clearTimeout(this.timer);
    if (code === NO_ROOM || code === NOT_ALLOWED) {
      this.listener.line("closed", code);
      return;
    }
    const wait = Math.min(LONGEST, FIRST * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.listener.line("waiting", code);
    this.timer = setTimeout(() => this.connect(), code === TOO_FAST ? LONGEST : wait);
  }

  /** Try at once, if a try is being waited for. */
  hurry() {
    if (!this.socket && this.tries) this.connect();
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  id() {
    return `${this.own}-${this.count++}`;
  }

  /**
   * Say or ask something that is no action.
   * @param {string} about what the answer is about, for who listens
   * @param {object} message
   */
  ask(about, message) {
    const whole = { ...message, id: this.id() };
    this.open.set(whole.id, { message: whole, about });
    this.send(whole);
  }

  /** @param {Move} move */
  act(move) {
    this.lose(this.queue.add({ do: "act", move }));
  }

  undo() {
    this.lose(this.queue.add({ do: "undo" }));
  }

  /**
   * @param {At} start
   * @param {At | null} aim
   */
  why(start, aim) {
    this.ask("why", { do: "why", start, ...(aim && { aim }) });
  }

  /** @param {import("./types.js").Message} message */
  hear(message) {
    if (message.is === "table") {
      this.listener.table(message);
      this.lose(this.queue.shown({ ...message }));
    } else if (message.is === "error") {
      this.listener.error(message);
    } else {
      this.answered(message);
    }
  }

  /** @param {DoneMessage | DeniedMessage | StaleMessage} message */
  answered(message) {
    const about = this.open.get(message.id)?.about ?? this.queue.sent?.do ?? "act";
    this.open.delete(message.id);
    const gone = message.is === "done"
      ? this.queue.done(message.id, message.at)
      : this.queue.failed(message.id);
    this.listener.answer(message, about);
    this.lose(gone);
  }

  /** @param {Wish[]} wishes */
  lose(wishes) {
    if (wishes.length) this.listener.lost(wishes);
  }
}

/** Letters that no other page has. */
function unique() {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return [...numbers].map((number) => number.toString(36)).join("");
}
