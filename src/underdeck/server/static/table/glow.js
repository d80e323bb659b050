/** @file What glows on the table, and what every place is called. */

/** @import {At, Move} from "./types.js" */
/** @import {Board} from "./board.js" */
/** @import {Choice} from "./choice.js" */

import { aimOf, placeOf, samePlace, spot } from "./choice.js";
import { spotOf } from "./board.js";
import { stops } from "./roam.js";
import { nameOf, stateOf } from "./telling.js";

/**
 * Show what may be pressed, what is picked, and a move that is pointed out.
 * @param {Board} board
 * @param {Choice} choice
 * @param {Move | null} shown
 */
export function glow(board, choice, shown) {
  const root = board.root;
  for (const name of ["lit", "picked", "hinted"]) {
    for (const node of root.querySelectorAll(`.${name}`)) node.classList.remove(name);
  }
  for (const slot of root.querySelectorAll(".slot")) {
    if (slot instanceof HTMLElement) slot.hidden = true;
  }
  for (const at of choice.lit()) {
    for (const twin of choice.twins(at)) light(board, twin, "lit");
  }
  if (choice.picked) {
    for (const { aim } of choice.movesFrom(choice.picked)) {
      if (aim && aim.card > 0) light(board, aim, "lit");
    }
    light(board, choice.picked, "picked");
  }
  if (shown?.start) light(board, placeOf(shown.start), "hinted");
  const aim = shown && aimOf(shown);
  if (aim) light(board, aim, "hinted");
  root.classList.toggle("choosing", choice.picked !== null);
  name(root, choice);
}

/**
 * @param {Board} board
 * @param {At} at
 * @param {string} how
 */
function light(board, at, how) {
  const node = board.element(at);
  if (!node) return;
  if (node.classList.contains("slot")) node.hidden = false;
  node.classList.add(how);
}

/**
 * Name all places for screen readers, and have the tab key reach one of them.
 * @param {HTMLElement} root
 * @param {Choice} choice
 */
function name(root, choice) {
  for (const node of root.querySelectorAll(".piece, .slot, .cell.empty")) {
    if (!(node instanceof HTMLElement) || !pressable(node)) continue;
    const at = spotOf(node) ?? spot("");
    const called = nameOf(choice.look, at.card > 0 ? at : placeOf(at));
    const state = stateOf(choice, placeOf(at));
    node.setAttribute("aria-label", [called, state].filter(Boolean).join(", "));
    node.setAttribute("aria-pressed", String(samePlace(choice.picked, at)));
  }
  const all = stops(root);
  if (!all.some((node) => node.tabIndex === 0)) {
    const node = all.find((one) => one.classList.contains("lit")) ?? all[0];
    if (node) only(root, node);
  }
}

/**
 * Whether a node can be pressed; an empty cell can while it glows.
 * @param {HTMLElement} node
 */
function pressable(node) {
  if (!node.classList.contains("cell")) return true;
  const lit = node.classList.contains("lit");
  if (lit) {
    node.setAttribute("role", "button");
    node.tabIndex = -1;
  } else {
    for (const what of ["role", "aria-label", "aria-pressed", "tabindex"]) node.removeAttribute(what);
  }
  return lit;
}

/**
 * One node of the table is reached by the tab key; the arrow keys go on from there.
 * @param {HTMLElement} root
 * @param {HTMLElement} node
 */
export function only(root, node) {
  for (const other of root.querySelectorAll("[tabindex='0']")) {
    if (other instanceof HTMLElement && other !== node) other.tabIndex = -1;
  }
  node.tabIndex = 0;
}
