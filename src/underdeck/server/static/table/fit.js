/** @file How large the cards are, so that the whole table fits the window. */

/** @import {Look, Zone} from "./types.js" */

import { homeOf, regionOf } from "./regions.js";

const TALL = 1.4; // how much higher a card is than wide
const GAP = 8, TITLE = 22, NOTE = 20; // pixels
const LESS = 0.74; // how large further rows of the middle are
const TOUCH = 44; // pixels of a card that can be touched, at least
const PHONE = 700;

/**
 * Choose the sizes of all zones.
 * @param {HTMLElement} root
 * @param {Look} look
 */
export function fit(root, look) {
  const home = homeOf(look);
  const phone = innerWidth < PHONE;
  const parts = new Map(["hands", "centre", "tray", "purse", "played"].map((name) => [
    name,
    look.zones.filter((zone) => regionOf(zone, home) === name),
  ]));
  const of = (/** @type {string} */ name) => parts.get(name) ?? [];
  const low = Math.max(480, innerHeight);
  const small = phone ? 46 : between(48, low * 0.075, 84);
  root.style.setProperty("--small", `${small}px`);
  const others = new Set(look.zones.map((zone) => zone.owner)).size - 1 - (home ? 1 : 0);
  const tiny = phone ? (others > 1 ? 22 : 28) : others > 1 ? 28 : between(34, low * 0.055, 48);
  root.style.setProperty("--tiny", `${tiny}px`);
  root.classList.toggle("crowd", others > 1);
  fitHands(root, of("hands"), phone, low);
  fitTray(root, of("tray"), phone, small);
  fitPlayed(root, of("played"), phone ? 34 : small);
  fitCentre(root, of("centre"), phone);
  for (const node of root.querySelectorAll(".zone")) {
    if (node instanceof HTMLElement) sized(node);
  }
}

/**
 * @param {HTMLElement} root
 * @param {Zone[]} zones
 * @param {boolean} phone
 * @param {number} low
 */
function fitHands(root, zones, phone, low) {
  const place = root.querySelector(".hands");
  if (!(place instanceof HTMLElement) || !zones.length) return;
  const held = zones.map((zone) => Math.max(1, zone.cells.length, zone.most));
  const owned = zones.findIndex((zone) => zone.owner !== 0);
  const first = Math.max(0, owned); // the hand itself; what else is held is smaller
  const most = held[first];
  const room = place.clientWidth - 2 * GAP;
  const apart = (room - (most - 1) * 4) / most; // so wide they lie side by side
  const wide = !phone
    ? between(70, (low * 0.21) / TALL, 150)
    : apart > 60
    ? Math.min(84, apart)
    : between(54, room - (most - 1) * TOUCH, 84);
  const parts = held.map((n, i) => i === first ? Math.max(4, n) : n * LESS);
  const all = parts.reduce((sum, n) => sum + n, 0);
  zones.forEach((zone, i) => {
    const node = find(root, zone);
    if (!node) return;
    const w = i === first ? wide : phone ? 44 : wide * LESS;
    const share = !phone
      ? (room - zones.length * 3 * GAP) * parts[i] / all
      : i === first
      ? room
      : (room - GAP) / Math.max(1, zones.length - 1);
    const n = held[i];
    const step = n < 2 ? w + GAP : Math.min(w + GAP, (share - w) / (n - 1));
    node.style.setProperty("--w", `${w}px`);
    node.style.setProperty("--step", `${Math.max(14, step)}px`);
    node.style.setProperty("--held", String(n));
    bend(node, step < w, phone);
  });
}

/**
 * Hold cards as a hand does: a little apart, the outer ones lower.
 * @param {HTMLElement} node
 * @param {boolean} close
 * @param {boolean} phone
 */
function bend(node, close, phone) {
  const cells = [...node.querySelectorAll(".cell")];
  cells.forEach((cell, i) => {
    if (!(cell instanceof HTMLElement)) return;
    const off = i - (cells.length - 1) / 2;
    const turn = phone ? 0 : close ? 2.2 : 1.2;
    cell.style.setProperty("--turn", `${off * turn}deg`);
    cell.style.setProperty("--drop", `${off * off * turn * 0.7}px`);
  });
}

/**
 * @param {HTMLElement} root
 * @param {Zone[]} zones
 * @param {number} small
 */
function fitPlayed(root, zones, small) {
  const place = root.querySelector(".played");
  if (!(place instanceof HTMLElement)) return;
  const all = sum(zones.map((zone) => Math.max(2, zone.cells.length)));
  for (const zone of zones) {
    const node = find(root, zone);
    const n = Math.max(1, zone.cells.length);
    const share = (place.clientWidth - zones.length * 2 * GAP) * Math.max(2, n) / all;
    const step = n < 2 ? small : Math.min(small + 4, (share - small - GAP) / (n - 1));
    node?.style.setProperty("--w", `${small}px`);
    node?.style.setProperty("--step", `${step}px`);
    node?.style.setProperty("--held", String(n));
  }
}

/**
 * Piles beside the middle, in as few columns as will do.
 * @param {HTMLElement} root
 * @param {Zone[]} zones
 * @param {boolean} phone
 * @param {number} small
 */
function fitTray(root, zones, phone, small) {
  const place = root.querySelector(".tray"), middle = root.querySelector(".middle");
  if (!(place instanceof HTMLElement) || !(middle instanceof HTMLElement)) return;
  if (phone || !zones.length) {
    place.style.removeProperty("--w");
    return;
  }
  const wide = (/** @type {number} */ columns) =>
    (middle.clientHeight / Math.ceil(zones.length / columns) - TITLE - GAP * 2) / TALL;
  const columns = [1, 2, 3].find((n) => wide(n) >= Math.min(48, small)) ?? 3;
  place.style.setProperty("--columns", String(columns));
  place.style.setProperty("--w", `${between(34, wide(columns), small)}px`);
}

/**
 * @param {HTMLElement} root
 * @param {Zone[]} zones
 * @param {boolean} phone
 */
function fitCentre(root, zones, phone) {
  const place = root.querySelector(".centre");
  if (!(place instanceof HTMLElement) || !zones.length) return;
  const room = place.clientWidth - 2 * GAP;
  const high = phone ? Infinity : place.clientHeight - GAP * (zones.length + 1);
  const parts = zones.map((zone, i) => like(zone, zones[0]) || i === 0 ? 1 : zone.cells.length ? LESS : LESS / 2);
  const spans = zones.map((zone, i) => Math.max(zone.cells.length, 3) * parts[i]);
  const rows = zones.every((zone) => zone.shape === "row");
  const first = rows && !phone ? split(parts, spans, room, high) : zones.length;
  place.classList.toggle("abreast", first < zones.length);
  const wide = Math.max(...spans.slice(0, first));
  const rest = Math.max(0, ...spans.slice(first));
  zones.forEach((zone, i) => {
    const node = find(root, zone);
    if (!node) return;
    const column = i < first ? parts.slice(0, first) : parts.slice(first);
    const tall = high * parts[i] / sum(column) - TITLE;
    const share = room * (i < first ? wide : rest) / (wide + rest) - (rest ? 2 * GAP : 0);
    node.style.setProperty("--column", i < first ? "1" : "2");
    node.style.setProperty("--rows", String(i < first ? zones.length - first || 1 : first));
    if (zone.shape === "row") fitRow(node, zone, share, tall - NOTE, phone && i > 0);
    else fitSpread(node, zone, share, phone ? innerHeight * 0.5 : tall);
  });
}

/** Whether two zones are rows of as many cards. @param {Zone} one @param {Zone} other */
function like(one, other) {
  return one.shape === other.shape && one.cells.length === other.cells.length;
}

/**
 * How many rows stand below one another at the left, the rest at the right, so that cards are as
 * large as they can be.
 * @param {number[]} parts how large the cards of each row are
 * @param {number[]} spans how wide each row is, in cards of the first
 * @param {number} room
 * @param {number} high
 */
function split(parts, spans, room, high) {
  const size = (/** @type {number} */ k) => {
    const wide = Math.max(...spans.slice(0, k)) + Math.max(0, ...spans.slice(k));
    const columns = [parts.slice(0, k), parts.slice(k)].filter((column) => column.length);
    const tall = Math.min(...columns.map((column) => high / sum(column)));
    return Math.min((tall - TITLE - NOTE) / TALL, room / wide - GAP * columns.length);
  };
  return parts.map((_, i) => parts.length - i).reduce((best, k) => size(k) > size(best) ? k : best);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

/**
 * @param {HTMLElement} node
 * @param {Zone} zone
 * @param {number} room
 * @param {number} tall
 * @param {boolean} less
 */
function fitRow(node, zone, room, tall, less) {
  const n = Math.max(3, zone.cells.length);
  const w = between(44, Math.min(tall / TALL, room / n - GAP), less ? 64 : 168);
  const step = Math.min(w + GAP * 1.5, n > 1 ? (room - w) / (n - 1) : w);
  node.style.setProperty("--w", `${w}px`);
  node.style.setProperty("--step", `${step}px`);
  node.style.setProperty("--held", String(zone.cells.length || 1));
}

/**
 * Cells in overlapping rows, or in a grid, as large as they can be.
 * @param {HTMLElement} node
 * @param {Zone} zone
 * @param {number} room
 * @param {number} tall
 */
function fitSpread(node, zone, room, tall) {
  const half = zone.shape === "layout";
  const xs = zone.cells.map((cell) => half ? cell.x / 2 : cell.x);
  const ys = zone.cells.map((cell) => cell.y);
  const left = Math.min(...xs), top = Math.min(...ys);
  const columns = Math.max(...xs) - left + 1, rows = Math.max(...ys) - top + 1;
  const laid = half ? 0.35 : 0; // of a card's height, for cards laid on the lowest row
  const least = half ? 0.36 : 1 + GAP / 100;
  const across = room / columns - GAP;
  const fits = tall / (TALL * (1 + (rows - 1) * least + laid));
  const w = between(40, Math.min(across, fits), 132);
  const h = w * TALL;
  const apart = rows < 2 ? 0 : (tall - h * (1 + laid)) / (rows - 1);
  const down = half ? between(h * least, apart, h * 0.6) : h + GAP;
  node.style.setProperty("--w", `${w}px`);
  const cells = node.querySelectorAll(".cell");
  cells.forEach((cell, i) => {
    if (!(cell instanceof HTMLElement) || i >= xs.length) return;
    const spread = Math.min(across + GAP, w * 1.22);
    cell.style.setProperty("--left", `${(xs[i] - left) * spread}px`);
    cell.style.setProperty("--top", `${(ys[i] - top) * down}px`);
    cell.style.setProperty("--row", String(ys[i] - top + 1));
    node.style.setProperty("--wide", `${(columns - 1) * spread + w}px`);
  });
  node.style.setProperty("--high", `${(rows - 1) * down + h * (1 + laid)}px`);
}

/** Say how much of a card can be read. @param {HTMLElement} node */
function sized(node) {
  const w = parseFloat(getComputedStyle(node).getPropertyValue("--w")) || 60;
  node.dataset.size = w < 40 ? "tiny" : w < 68 ? "small" : w < 104 ? "middle" : "full";
}

/**
 * @param {HTMLElement} root
 * @param {Zone} zone
 * @returns {HTMLElement | null}
 */
function find(root, zone) {
  return root.querySelector(`[data-zone="${CSS.escape(zone.name)}"]`);
}

/** @param {number} least @param {number} wished @param {number} most */
function between(least, wished, most) {
  return Math.max(least, Math.min(wished, most));
}
