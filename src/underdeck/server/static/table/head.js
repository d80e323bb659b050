/** @file What stands over and under the table: counters, the question, buttons, notes, notices. */

/** @import {Look, Move, Reason} from "./types.js" */
/** @import {Play} from "./play.js" */

import { button, byId, make, ruleLink } from "./make.js";
import { sentence, withNames, word } from "./words.js";

const LASTS = 9000; // milliseconds that a notice is shown

/** The counters of a look. @param {Look} look */
export function counterList(look) {
  return look.counters.map((one) => {
    const most = one.most === null ? "" : make("small", "", `/${one.most}`);
    const value = make("dd", "", String(one.value), most);
    return make("div", "counter", make("dt", "", one.title), value);
  });
}

/** Draw what is asked and what can be counted. */
export class Head {
  /** @param {() => Play} play */
  constructor(play) {
    this.play = play;
    this.timer = 0;
    this.buttons = "";
    byId("notice").addEventListener("click", (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) this.quiet();
    });
  }

  /** @param {Look} look */
  show(look) {
    byId("counters").replaceChildren(...counterList(look));
    byId("prompt").textContent = this.question(look);
    byId("prompt").classList.toggle("mine", look.moves.length > 0);
    byId("remarks").replaceChildren(...look.notes.map((note) => make("p", "", note)));
    this.showButtons(look);
    const wanted = look.moves.length ? `● ${look.title}` : look.title;
    document.title = wanted;
  }

  /** @param {Look} look */
  question(look) {
    if (look.outcome) return withNames(look.ending, look);
    if (look.closed) return word("This table was closed, since nobody came for long.");
    if (look.moves.length) return look.prompt;
    const seat = look.seats.find((one) => one.seat === look.asked);
    if (look.seats.some((one) => !one.taken)) return word("Waiting for players.");
    return seat ? word("{name} is to act.", { name: seat.name || seat.seat }) : look.prompt;
  }

  /** @param {Look} look */
  showButtons(look) {
    const moves = this.play().choice?.buttons() ?? [];
    const key = `${look.at} ${JSON.stringify(moves)}`;
    if (key === this.buttons) return;
    this.buttons = key;
    const held = document.activeElement;
    const label = byId("moves").contains(held) ? held?.textContent : null;
    byId("moves").replaceChildren(...moves.map((move) => this.moveButton(move)));
    if (label) {
      const all = /** @type {HTMLElement[]} */ ([...byId("moves").children]);
      (all.find((one) => one.textContent === label) ?? all[0] ?? byId("board")).focus();
    }
  }

  /** @param {Move} move */
  moveButton(move) {
    const play = this.play();
    const node = button("move", move.label, () => {
      if (move.warning) play.popup.sure(move, node.getBoundingClientRect(), (one) => play.act(one));
      else play.act(move);
    });
    node.dataset.action = move.action;
    node.title = [sentence(move.label), move.rule, move.warning].filter(Boolean).join(" · ");
    node.classList.toggle("grave", move.warning !== "");
    node.addEventListener("pointerenter", () => play.indicate(move));
    node.addEventListener("pointerleave", () => play.indicate(null));
    node.addEventListener("focus", () => play.indicate(move));
    node.addEventListener("blur", () => play.indicate(null));
    return node;
  }

  /**
   * Tell the player something for a while.
   * @param {string} words
   * @param {Reason} [reason]
   */
  inform(words, reason) {
    const parts = [words];
    if (reason) parts.push(reason.facts, reason.remedy);
    const said = make("p", "", parts.filter(Boolean).join(" "));
    const rules = reason ? [reason.rule, ...reason.also].filter(Boolean) : [];
    for (const rule of rules) said.append(" ", ruleLink(rule));
    byId("notice").replaceChildren(said);
    byId("notice").classList.add("shown");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.quiet(), LASTS);
  }

  quiet() {
    byId("notice").classList.remove("shown");
  }
}
