/** @file A finished match, step by step: links become steps in which the cards move. */

/** @import {Look} from "./types.js" */

import { Board, spotOf } from "./board.js";
import { Choice, placeOf } from "./choice.js";
import { learn } from "./faces.js";
import { counterList } from "./head.js";
import { byId } from "./make.js";
import { nameOf } from "./telling.js";
import { Tip } from "./tip.js";

/**
 * @typedef {Look & {faces: Record<string, string>, as: string, n: number, count: number,
 *   says: [string, string][], steps: Record<string, number>}} Moment
 */

const page = JSON.parse(byId("table").dataset.page ?? "{}");
const board = new Board(byId("board"));
const tip = new Tip(board);
/** @type {Map<string, Moment>} */
const fetched = new Map();
/** @type {Moment} */
let shown = JSON.parse(byId("moment").textContent ?? "{}");

/** @param {Moment} moment */
function show(moment) {
  shown = moment;
  learn(moment.faces);
  board.draw(moment);
  for (const piece of board.root.querySelectorAll(".piece")) {
    const at = spotOf(piece);
    piece.setAttribute("role", "img");
    if (at) piece.setAttribute("aria-label", nameOf(moment, placeOf(at)));
  }
  const said = moment.says.map(([words]) => words).join(" ");
  byId("prompt").textContent = said || moment.ending || moment.prompt;
  byId("where").textContent = `${moment.n} / ${moment.count}`;
  byId("counters").replaceChildren(...counterList(moment));
  for (const link of document.querySelectorAll("[data-step]")) {
    if (link instanceof HTMLAnchorElement) link.href = address(moment.steps[link.dataset.step ?? ""]);
  }
  for (const field of document.querySelectorAll("input[name=line]")) {
    if (field instanceof HTMLInputElement) field.value = String(moment.at);
  }
  for (const entry of byId("log").children) {
    if (!(entry instanceof HTMLElement)) continue;
    const now = entry.dataset.line === String(moment.at);
    entry.classList.toggle("now", now);
    if (now) entry.scrollIntoView({ block: "nearest" });
  }
}

/** @param {number} line */
function address(line) {
  return `?line=${line}&seat=${shown.as}`;
}

/** @param {string} query */
async function go(query) {
  const found = fetched.get(query) ?? await fetch(`${page.here}/moment${query}`).then((answer) =>
    answer.ok ? answer.json() : null
  ).catch(() => null);
  if (!found) {
    location.search = query;
    return;
  }
  fetched.set(query, found);
  history.replaceState(null, "", query);
  show(found);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.step, a.moment") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(new URL(link.href).search);
});
byId("as").addEventListener("change", () => {
  const seat = /** @type {HTMLSelectElement} */ (byId("as")).value;
  for (const field of document.querySelectorAll(".branch input[name=seat]")) {
    if (field instanceof HTMLInputElement) field.value = seat;
  }
  for (const link of document.querySelectorAll("a.moment")) {
    if (link instanceof HTMLAnchorElement) link.search = link.search.replace(/seat=\w+/, `seat=${seat}`);
  }
  go(`?line=${shown.at}&seat=${seat}`);
});
addEventListener("keydown", (event) => {
  if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.altKey) return;
  const step = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
  if (!step) return;
  event.preventDefault();
  go(address(shown.steps[step]));
});
board.root.addEventListener("pointerover", (event) => {
  const at = spotOf(event.target);
  if (at) tip.show(new Choice(shown), at);
  else tip.hide();
});
board.root.addEventListener("pointerleave", () => tip.hide());

byId("plain").remove();
document.body.classList.add("drawn");
show(shown);
