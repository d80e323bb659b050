// The connection: it comes back by itself, and what was said is said again until it is answered.
// @ts-check
/** @import {News, Reply} from "./types.js" */

const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 8000;

/**
 * Commands go one after the other: each answers the version that the one before it led to, so
 * three fast clicks are three moves, each made on what the one before has shown.
 */
export class Connection {
  /**
   * @param {string} address
   * @param {(news: News) => void} onNews
   * @param {(reply: Reply, command: Record<string, unknown>) => void} onReply
   * @param {(open: boolean) => void} onOpen
   */
  constructor(address, onNews, onReply, onOpen) {
    this.address = address;
    this.onNews = onNews;
    this.onReply = onReply;
    this.onOpen = onOpen;
    this.at = 0;
    this.wait = FIRST_WAIT;
    /** @type {Record<string, unknown>[]} */
    this.waiting = [];
    this.sent = false;
    this.session = crypto.randomUUID().slice(0, 8);
    this.count = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.sent = false;
      this.onOpen(true);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => {
      this.socket = null;
      this.sent = false;
      this.onOpen(false);
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** @param {any} message */
  hear(message) {
    if (message.is === "table") {
      this.at = message.at;
      this.onNews(message);
    } else if (this.waiting.length && message.id === this.waiting[0].id) {
      const command = this.waiting.shift() ?? {};
      this.sent = false;
      this.onReply(message, command);
    }
    this.next();
  }

  /** Say something; `of` is made when it is its turn. @param {Record<string, unknown>} command */
  say(command) {
    this.waiting.push({ ...command, id: `${this.session}-${this.count++}` });
    this.next();
  }

  next() {
    const command = this.waiting[0];
    if (!command || this.sent || this.socket?.readyState !== WebSocket.OPEN) return;
    if (command.at === null) command.at = this.at; // what is asked when it is said for the first time
    this.sent = true;
    this.socket.send(JSON.stringify(command));
  }
}
