/** @file The help: how to play with a mouse, a finger or keys. */

/** @import {Popup} from "./popup.js" */

import { make } from "./make.js";
import { word } from "./words.js";

/** Keys and what they do. @type {[string, () => string][]} */
const KEYS = [
  ["← ↑ ↓ →", () => word("go from card to card")],
  ["Enter", () => word("pick a card up, or play it where you are")],
  ["Esc", () => word("put it down again, or close what is open")],
  ["n  p", () => word("go to the next, or the previous, place that glows")],
  ["1 … 9", () => word("press one of the buttons")],
  ["u", () => word("undo")],
  ["h", () => word("hint")],
  ["m", () => word("all moves as a list")],
  ["l", () => word("log, seats and talk")],
  ["s", () => word("sound on or off")],
  ["?", () => word("this help")],
];

/** @param {Popup} popup */
export function showHelp(popup) {
  const list = make("dl", "keys");
  for (const [keys, does] of KEYS) {
    list.append(make("dt", "", ...keys.split("  ").map((key) => make("kbd", "", key))));
    list.append(make("dd", "", does()));
  }
  const says = word(
    "What can be played glows. Drag a card to where it goes, or click it and then the place. Point at anything to read what it does. Press something that cannot be done to hear why.",
  );
  popup.show(word("How to play here"), [make("p", "", says), list]);
}
