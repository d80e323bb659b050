/** @file A card's node in the page: one that lasts while the card lies on the table. */

/** @import {Card} from "./types.js" */

import { front, reverse } from "./faces.js";

/**
 * A new node for a card.
 * @returns {HTMLElement}
 */
export function newNode() {
  const node = document.createElement("div");
  node.className = "piece";
  node.tabIndex = -1;
  node.setAttribute("role", "button");
  const inner = document.createElement("div");
  inner.className = "inner";
  for (const name of ["front", "reverse"]) {
    const side = document.createElement("div");
    side.className = name;
    inner.append(side);
  }
  node.append(inner);
  return node;
}

/**
 * Draw a card on its node, as far as it is not there yet. A card that is turned down keeps its
 * front until somebody else's is drawn there, so that it can be seen while it turns.
 * @param {HTMLElement} node
 * @param {Card} card
 */
export function drawCard(node, card) {
  const [up, under] = /** @type {NodeListOf<HTMLElement>} */ (
    node.querySelectorAll(":scope > .inner > *")
  );
  if (card.key && node.dataset.key !== card.key) {
    node.dataset.key = card.key;
    up.replaceChildren(front(card.key));
  }
  if (node.dataset.back !== card.back) {
    node.dataset.back = card.back;
    under.replaceChildren(reverse(card.back));
  }
  node.classList.toggle("down", !card.key);
  drawNotes(node, card.notes);
}

/** Forget what the front of a card was that lies face down now. @param {HTMLElement} node */
export function forgetFront(node) {
  if (!node.classList.contains("down")) return;
  delete node.dataset.key;
  node.querySelector(":scope > .inner > .front")?.replaceChildren();
}

/**
 * @param {HTMLElement} node
 * @param {string[]} notes
 */
function drawNotes(node, notes) {
  const old = node.querySelector(":scope > .notes");
  if ((old?.textContent ?? "") === notes.join(", ")) return;
  old?.remove();
  if (!notes.length) return;
  const said = document.createElement("div");
  said.className = "notes";
  said.textContent = notes.join(", ");
  node.append(said);
}
