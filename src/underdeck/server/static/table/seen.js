/** @file What this client has been told so far: the look, the log, the talk. */

/** @import {Entry, Look, TableMessage, Talk, Zone} from "./types.js" */

import { learn } from "./faces.js";

/** Puts together what messages say piece by piece. */
export class Seen {
  constructor() {
    /** @type {Map<string, Zone>} */
    this.zones = new Map();
    /** @type {Entry[]} */
    this.log = [];
    /** @type {Talk[]} */
    this.talk = [];
    /** @type {Look | null} */
    this.look = null;
  }

  /**
   * Take in a message.
   * @param {TableMessage} message
   * @returns {Look} the look that it makes
   */
  take(message) {
    if (message.whole) {
      this.zones.clear();
      this.log = [];
      this.talk = [];
    }
    for (const zone of message.zones) this.zones.set(zone.name, zone);
    learn(message.faces);
    if (message.log) {
      this.log = [...this.log.slice(0, message.log.keep), ...message.log.add];
    }
    this.talk = [...this.talk, ...message.talk];
    const zones = [];
    for (const name of message.order) {
      const zone = this.zones.get(name);
      if (zone) zones.push(zone);
    }
    this.look = { ...message, zones };
    return this.look;
  }
}
