/** @file The table in the page: its zones, their cells and the cards' lasting nodes. */

/** @import {At, Look, Zone} from "./types.js" */
/** @import {Lying} from "./match.js" */
/** @import {Seat} from "./motion.js" */

import { isPiled, lying, match } from "./match.js";
import { Motion, seatOf } from "./motion.js";
import { drawCard, forgetFront, newNode } from "./node.js";
import { homeOf, regionOf } from "./regions.js";
import { fit } from "./fit.js";
import { fillZone, newZone } from "./zone.js";

/** Draws looks; cards of one look that are in the next keep their nodes. */
export class Board {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Look | null} */
    this.look = null;
    /** @type {Lying[]} */
    this.lying = [];
    /** @type {Map<Lying, HTMLElement>} */
    this.nodes = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.zones = new Map();
    const watch = new ResizeObserver(() => this.resize());
    for (const part of [root, need(root.querySelector(".centre"))]) watch.observe(part);
  }

  /**
   * Show a look.
   * @param {Look} look
   * @param {At | null} played where the card lay that has been played
   */
  draw(look, played = null) {
    const first = this.look === null;
    const cards = lying(look);
    const before = match(this.lying, cards, played);
    const seats = new Map([...this.nodes].map(([one, node]) => [one, seatOf(node)]));
    const places = this.placesOf(this.lying);
    const old = this.nodes;
    this.nodes = new Map();
    this.placeZones(look);
    this.placeCards(look, cards, before, old);
    const flyers = this.flyers(cards, before, old);
    fit(this.root, look);
    const motion = new Motion();
    for (const [card, node] of first ? [] : this.nodes) {
      this.animate(motion, card, node, before.get(card), seats, places);
    }
    for (const [card, node, from] of flyers) {
      const seat = seats.get(from);
      if (seat) motion.move(node, seat, from.zone, () => node.remove());
      else node.remove();
      if (!card.key && from.key) this.shuffled(motion, card.zone);
    }
    this.look = look;
    this.lying = cards;
  }

  /** Fit the table into the window again. */
  resize() {
    if (this.look) fit(this.root, this.look);
  }

  /**
   * @param {Motion} motion
   * @param {Lying} card
   * @param {HTMLElement} node
   * @param {Lying | undefined} from
   * @param {Map<Lying, Seat>} seats
   * @param {Map<string, Seat>} places
   */
  animate(motion, card, node, from, seats, places) {
    const seat = from && (seats.get(from) ?? places.get(`${from.zone}/${from.cell}`));
    if (!from || !seat) {
      motion.come(node);
      return;
    }
    const moved = from.zone !== card.zone ? from.zone : "";
    motion.move(node, { ...seat, down: !from.key }, moved, () => forgetFront(node));
  }

  /**
   * Where the cells of piles are, for cards that have no node of their own.
   * @param {Lying[]} cards
   * @returns {Map<string, Seat>}
   */
  placesOf(cards) {
    const places = new Map();
    for (const [card, node] of this.nodes) {
      places.set(`${card.zone}/${card.cell}`, seatOf(node));
    }
    for (const { zone, cell } of cards) {
      const node = places.has(`${zone}/${cell}`) ? null : this.cell(zone, cell);
      if (node) places.set(`${zone}/${cell}`, seatOf(node));
    }
    return places;
  }

  /** @param {Motion} motion @param {string} zone */
  shuffled(motion, zone) {
    const pile = this.zones.get(zone)?.querySelector(".cells");
    if (pile && motion.delay(`shuffle ${zone}`) === 0) motion.shuffle(pile);
  }

  // Building --------------------------------------------------------------------------------

  /** @param {Look} look */
  placeZones(look) {
    const home = homeOf(look);
    const names = new Set(look.zones.map((zone) => zone.name));
    for (const [name, node] of this.zones) {
      if (!names.has(name)) {
        node.remove();
        this.zones.delete(name);
      }
    }
    /** @type {Map<HTMLElement, number>} */
    const filled = new Map();
    for (const zone of look.zones) {
      const region = this.region(regionOf(zone, home), look);
      let node = this.zones.get(zone.name);
      if (!node) {
        node = newZone(zone);
        this.zones.set(zone.name, node);
      }
      const n = filled.get(region) ?? region.querySelectorAll(":scope > :not(.zone)").length;
      if (region.children[n] !== node) region.insertBefore(node, region.children[n] ?? null);
      filled.set(region, n + 1);
      fillZone(node, zone);
    }
    for (const other of this.root.querySelectorAll(".other")) {
      if (!other.querySelector(".zone")) other.remove();
    }
  }

  /**
   * The part of the table of that name; another player's is made when it is needed.
   * @param {string} name
   * @param {Look} look
   * @returns {HTMLElement}
   */
  region(name, look) {
    const [kind, seat] = name.split(" ");
    if (kind !== "other") return need(this.root.querySelector(`.${kind}`));
    const others = need(this.root.querySelector(".others"));
    let other = /** @type {HTMLElement | null} */ (others.querySelector(`[data-seat="${seat}"]`));
    if (!other) {
      other = document.createElement("section");
      other.className = "other";
      other.dataset.seat = seat;
      other.append(document.createElement("h2"));
      others.append(other);
    }
    const called = look.seats.find((one) => one.seat === Number(seat))?.name || seat;
    need(other.querySelector("h2")).textContent = called;
    other.setAttribute("aria-label", called);
    other.classList.toggle("asked", look.asked === Number(seat));
    return other;
  }

  /**
   * @param {Look} look
   * @param {Lying[]} cards
   * @param {Map<Lying, Lying>} before
   * @param {Map<Lying, HTMLElement>} old
   */
  placeCards(look, cards, before, old) {
    const used = new Set();
    for (const card of cards) {
      if (!card.seen) continue;
      const from = before.get(card);
      const kept = from && old.get(from);
      const node = kept && !used.has(kept) ? kept : newNode();
      used.add(node);
      this.nodes.set(card, node);
      drawCard(node, card.card);
      node.dataset.card = String(card.at);
    }
    for (const zone of look.zones) this.fillCells(zone, cards);
    const moved = new Set(before.values());
    for (const [card, node] of old) {
      if (!used.has(node) && !moved.has(card)) node.remove();
    }
  }

  /**
   * @param {Zone} zone
   * @param {Lying[]} cards
   */
  fillCells(zone, cards) {
    zone.cells.forEach((_, cell) => {
      const place = need(this.cell(zone.name, cell));
      const own = cards.filter((card) => card.zone === zone.name && card.cell === cell);
      const nodes = own.flatMap((card) => this.nodes.get(card) ?? []);
      const there = [...place.querySelectorAll(":scope > .piece")];
      nodes.forEach((node, n) => {
        if (there[n] !== node || node.parentElement !== place) {
          place.insertBefore(node, place.querySelector(":scope > .under") ?? null);
        }
        if (zone.shape === "layout" || zone.shape === "grid") {
          node.style.setProperty("--n", String(isPiled(zone) ? 0 : n));
        } else {
          node.style.removeProperty("--n");
        }
      });
    });
  }

  /**
   * Nodes of cards that have gone under others: they are seen on their way, and then no more.
   * @param {Lying[]} cards
   * @param {Map<Lying, Lying>} before
   * @param {Map<Lying, HTMLElement>} old
   * @returns {[Lying, HTMLElement, Lying][]}
   */
  flyers(cards, before, old) {
    const kept = new Set(this.nodes.values());
    /** @type {[Lying, HTMLElement, Lying][]} */
    const found = [];
    for (const card of cards) {
      const from = before.get(card);
      const node = from && old.get(from);
      if (!from || !node || kept.has(node)) continue;
      if (from.zone === card.zone) {
        node.remove();
        continue;
      }
      drawCard(node, card.card);
      node.classList.add("buried");
      node.tabIndex = -1;
      need(this.cell(card.zone, card.cell)).prepend(node);
      found.push([card, node, from]);
    }
    return found;
  }

  /**
   * @param {string} zone
   * @param {number} cell
   * @returns {HTMLElement | null}
   */
  cell(zone, cell) {
    const cells = this.zones.get(zone)?.querySelector(".cells");
    return /** @type {HTMLElement | null} */ (cells?.children[cell] ?? null);
  }

  // Finding ---------------------------------------------------------------------------------

  /**
   * What is pressed, moved over or lit at a spot.
   * @param {At} at
   * @returns {HTMLElement | null}
   */
  element(at) {
    const zone = this.zones.get(at.zone);
    if (!zone) return null;
    const cell = at.cell < 0 ? null : this.cell(at.zone, at.cell);
    if (!cell) return zone.querySelector(".slot");
    const card = at.card < 0 ? null : cell.querySelector(`:scope > .piece[data-card="${at.card}"]`);
    const top = [...cell.querySelectorAll(":scope > .piece:not(.buried)")].at(-1);
    return /** @type {HTMLElement} */ (card ?? top ?? cell);
  }
}

/**
 * The spot that a node of the page stands for.
 * @param {EventTarget | null} target
 * @returns {At | null}
 */
export function spotOf(target) {
  if (!(target instanceof Element)) return null;
  const zone = /** @type {HTMLElement | null} */ (target.closest("[data-zone]"));
  if (!zone?.dataset.zone) return null;
  const cell = target.closest("[data-cell]");
  const card = target.closest(".piece:not(.buried)");
  return {
    zone: zone.dataset.zone,
    cell: cell instanceof HTMLElement ? Number(cell.dataset.cell) : -1,
    card: cell && card instanceof HTMLElement ? Number(card.dataset.card) : -1,
  };
}

/**
 * @template {Element} T
 * @param {T | null} node
 * @returns {HTMLElement}
 */
function need(node) {
  if (!(node instanceof HTMLElement)) throw new Error("the page lacks a part of the table");
  return node;
}
