/** @file A zone's node: its title, its cells, and a slot that stands for the zone as a whole. */

/** @import {Cell, Zone} from "./types.js" */

import { isPiled } from "./match.js";

const HERE = "▲"; // in what a cell says briefly: a marker stands there

/**
 * @param {Zone} zone
 * @returns {HTMLElement}
 */
export function newZone(zone) {
  const node = document.createElement("section");
  node.className = `zone ${zone.shape}`;
  node.dataset.zone = zone.name;
  const title = document.createElement("h2");
  title.append(part("span", "title"), part("span", "count"));
  const slot = part("div", "slot");
  slot.setAttribute("role", "button");
  slot.tabIndex = -1;
  slot.hidden = true;
  node.append(title, part("div", "cells"), slot);
  return node;
}

/**
 * Say how many lie in a zone, and have as many cells as it has.
 * @param {HTMLElement} node
 * @param {Zone} zone
 */
export function fillZone(node, zone) {
  const n = zone.cells.reduce((sum, cell) => sum + cell.cards.length, 0);
  const most = zone.most ? `/${zone.most}` : "";
  text(node, ".title", zone.title);
  const counted = isPiled(zone) || zone.most > 0 || zone.shape === "fan";
  text(node, ".count", counted ? `${n}${most}` : "");
  node.setAttribute("aria-label", counted ? `${zone.title}: ${n}${most}` : zone.title);
  node.classList.toggle("empty", n === 0);
  node.style.setProperty("--held", String(Math.max(1, zone.cells.length, zone.most)));
  node.style.setProperty("--thick", String(Math.min(6, Math.ceil(n / 6))));
  const cells = /** @type {HTMLElement} */ (node.querySelector(".cells"));
  const wanted = zone.cells.length;
  const shown = Math.max(wanted, zone.most || 0, 0);
  while (cells.children.length < shown) cells.append(newCell());
  while (cells.children.length > shown) cells.lastElementChild?.remove();
  [...cells.children].forEach((cell, i) => {
    if (cell instanceof HTMLElement) fillCell(cell, i < wanted ? zone.cells[i] : null, i);
  });
}

function newCell() {
  const cell = part("div", "cell");
  cell.append(part("div", "under"), part("div", "pawn"));
  return cell;
}

/**
 * @param {HTMLElement} node
 * @param {Cell | null} cell null where a card could lie
 * @param {number} i
 */
function fillCell(node, cell, i) {
  if (cell) node.dataset.cell = String(i);
  else delete node.dataset.cell;
  node.classList.toggle("empty", !cell?.cards.length);
  node.classList.toggle("covered", Boolean(cell?.covered));
  const brief = cell?.brief ?? "";
  node.classList.toggle("here", brief.startsWith(HERE));
  node.style.setProperty("--i", String(i));
  text(node, ".under", brief.replace(HERE, "").trim());
}

/**
 * @param {Element} node
 * @param {string} where
 * @param {string} words
 */
function text(node, where, words) {
  const found = node.querySelector(where);
  if (found && found.textContent !== words) found.textContent = words;
}

/** @param {string} kind @param {string} name */
function part(kind, name) {
  const node = document.createElement(kind);
  node.className = name;
  return node;
}
