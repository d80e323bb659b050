/** @file The arrow keys go from place to place, in the direction in which they lie. */

/** @import {At} from "./types.js" */

import { spotOf } from "./board.js";

const SIDEWAYS = 3; // how much more a step aside counts than one in the direction of the arrow

/** @type {Record<string, [number, number]>} */
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * All nodes of the table that can be pointed at.
 * @param {HTMLElement} root
 * @returns {HTMLElement[]}
 */
export function stops(root) {
  const found = root.querySelectorAll(".piece:not(.buried), .slot:not([hidden]), .cell.empty.lit");
  return /** @type {HTMLElement[]} */ ([...found]);
}

/**
 * The nearest place in a direction from a node.
 * @param {HTMLElement} root
 * @param {HTMLElement} here
 * @param {[number, number]} way
 * @returns {HTMLElement | null}
 */
export function towards(root, here, [dx, dy]) {
  const [x, y] = middle(here);
  /** @type {[number, HTMLElement] | null} */
  let best = null;
  for (const node of stops(root)) {
    const [there, below] = middle(node);
    const across = there - x, down = below - y;
    const along = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    if (node === here || along <= 1 || aside > 3 * along) continue;
    const cost = along + SIDEWAYS * aside;
    if (!best || cost < best[0]) best = [cost, node];
  }
  return best?.[1] ?? null;
}

/**
 * The spot of the node that has the focus, if it is one of the table.
 * @param {HTMLElement} root
 * @returns {At | null}
 */
export function focused(root) {
  const node = document.activeElement;
  return node && root.contains(node) ? spotOf(node) : null;
}

/** @param {HTMLElement} node @returns {[number, number]} */
function middle(node) {
  const rect = node.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}
