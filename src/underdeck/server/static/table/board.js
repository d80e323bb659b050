// The table: zones with their cards, each card one node that lasts, moved and turned when it does.
// @ts-check
/** @import {At, Cell, News, Zone} from "./types.js" */
import { match, spots } from "./matching.js";

/** @import {Spot} from "./matching.js" */

const MOVE = { duration: 260, easing: "cubic-bezier(.2,.7,.3,1)" };
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  /** @param {Record<"others" | "middle" | "mine", HTMLElement>} areas */
  constructor(areas) {
    this.areas = areas;
    /** @type {Map<string, Zone>} */
    this.zones = new Map();
    /** @type {Map<string, string>} */
    this.faces = new Map();
    /** @type {Spot[]} */
    this.spots = [];
    /** @type {Map<string, HTMLElement>} */
    this.places = new Map(); // zones and cells, by their names
    this.viewer = 0;
    /** @type {News | null} */
    this.news = null;
  }

  /** Show what is new. @param {News} news */
  show(news) {
    this.news = news;
    this.viewer = news.viewer || news.asked || 1;
    for (const [key, html] of Object.entries(news.faces)) this.faces.set(key, html);
    for (const zone of news.zones) this.zones.set(zone.name, zone);
    for (const name of [...this.zones.keys()]) if (!news.order.includes(name)) this.zones.delete(name);
    const zones = news.order.map((name) => this.zones.get(name)).filter((zone) => zone !== undefined);
    const rects = this.measure();
    const after = spots(zones);
    const gone = match(this.spots, after);
    this.lay(zones);
    for (const spot of gone) spot.node?.remove();
    for (const spot of after) this.put(spot);
    this.spots = after;
    this.animate(rects);
  }

  measure() {
    /** @type {Map<HTMLElement, DOMRect>} */
    const rects = new Map();
    for (const { node } of this.spots) if (node) rects.set(node, node.getBoundingClientRect());
    return rects;
  }

  /** Make the places of the zones. @param {Zone[]} zones */
  lay(zones) {
    /** @type {Map<string, HTMLElement>} */
    const places = new Map();
    /** @type {Record<string, HTMLElement[]>} */
    const areas = { others: [], middle: [], mine: [] };
    for (const zone of zones) {
      const section = this.places.get(zone.name) ?? element("section", "zone");
      places.set(zone.name, section);
      this.layZone(section, zone, places);
      areas[this.area(zone)].push(section);
    }
    for (const [name, sections] of Object.entries(areas)) {
      const area = this.areas[/** @type {"others"} */ (name)];
      sections.forEach((section, n) => {
        if (area.children[n] !== section) area.insertBefore(section, area.children[n] ?? null);
      });
      while (area.children.length > sections.length) area.lastElementChild?.remove();
    }
    this.places = places;
  }

  /** @param {Zone} zone @returns {"others" | "middle" | "mine"} */
  area(zone) {
    if (zone.owner === 0) return "middle";
    return zone.owner === this.viewer ? "mine" : "others";
  }

  /** @param {HTMLElement} section @param {Zone} zone @param {Map<string, HTMLElement>} places */
  layZone(section, zone, places) {
    const count = zone.cells.reduce((n, cell) => n + cell.cards.length, 0);
    const other = this.area(zone) === "others";
    const whose = other ? `Seat ${zone.owner}: ` : "";
    const title = `${whose}${zone.title}`;
    section.className = `zone zone-${zone.shape}${count ? "" : " empty"}`;
    section.dataset.zone = zone.name;
    section.setAttribute("aria-label", `${title}, ${count} ${count === 1 ? "card" : "cards"}`);
    const head = section.querySelector("h3") ?? section.appendChild(element("h3", ""));
    const number = zone.most ? `${zone.cells.length} of ${zone.most}` : zone.shape === "row" || zone.shape === "fan" ? "" : `${count}`;
    head.textContent = `${title} ${number}`.trim();
    const cells = section.querySelector(".cells") ?? section.appendChild(element("div", "cells"));
    const columns = zone.shape === "layout" ? spread(zone.cells) : zone.cells.length;
    /** @type {HTMLElement} */ (cells).style.setProperty("--n", String(Math.max(1, columns, zone.shape === "bar" ? zone.most : 0)));
    const wanted = zone.cells.length || 1;
    while (cells.children.length < wanted) cells.append(element("div", "cell"));
    while (cells.children.length > wanted) cells.lastElementChild?.remove();
    zone.cells.forEach((cell, n) => {
      const node = /** @type {HTMLElement} */ (cells.children[n]);
      this.layCell(node, zone, cell, n);
      places.set(`${zone.name} ${n}`, node);
    });
  }

  /** @param {HTMLElement} node @param {Zone} zone @param {Cell} cell @param {number} n */
  layCell(node, zone, cell, n) {
    node.className = `cell${cell.covered ? " covered" : ""}`;
    node.dataset.zone = zone.name;
    node.dataset.cell = String(n);
    const least = Math.min(...zone.cells.map((one) => one.x));
    node.style.setProperty("--x", String(cell.x - least));
    node.style.setProperty("--y", String(cell.y));
    node.style.setProperty("--cards", String(cell.cards.length));
    let note = node.querySelector(".cell-note");
    if (cell.note && !note) note = node.appendChild(element("p", "cell-note"));
    if (note) note.textContent = cell.note;
    if (!cell.note) note?.remove();
  }

  /** Put a card where it lies. @param {Spot} spot */
  put(spot) {
    const { at, look } = spot;
    const place = this.places.get(`${at.zone} ${at.cell}`);
    if (!place) return;
    const fresh = spot.node === null;
    const node = spot.node ?? element("button", "card");
    spot.node = node;
    if (fresh) /** @type {HTMLButtonElement} */ (node).type = "button";
    const drawn = look.key || `back ${look.back}`;
    if (node.dataset.drawn !== drawn) {
      if (!fresh) node.dataset.turned = "yes";
      node.dataset.drawn = drawn;
      node.innerHTML = look.key ? this.faces.get(look.key) ?? "" : `<span class="back back-${look.back.replace(/[^a-z]/g, "")}"></span>`;
    }
    let note = node.querySelector(".note");
    const said = look.notes.join(", ");
    if (said && !note) note = node.appendChild(element("span", "note"));
    if (note) note.textContent = said;
    if (!said) note?.remove();
    node.dataset.zone = at.zone;
    node.dataset.cell = String(at.cell);
    node.dataset.card = String(at.card);
    node.style.setProperty("--i", String(at.card));
    node.setAttribute("aria-label", this.name(spot));
    const index = [...place.children].indexOf(node);
    const wanted = this.rank(at, place);
    if (node.parentElement !== place || index !== wanted) place.insertBefore(node, place.children[wanted] ?? null);
  }

  /** @param {At} at @param {HTMLElement} place */
  rank(at, place) {
    const zone = this.zones.get(at.zone);
    const piled = zone && (zone.shape === "stack" || zone.shape === "pile");
    const first = piled ? Math.max(0, zone.cells[at.cell].cards.length - 3) : 0;
    return Math.min(at.card - first, place.children.length);
  }

  /** @param {Spot} spot */
  name(spot) {
    const zone = this.zones.get(spot.at.zone);
    const cell = zone?.cells[spot.at.cell];
    const face = spot.look.key ? textOf(this.faces.get(spot.look.key) ?? "") : "a card face down";
    const more = [...spot.look.notes, cell?.note ?? "", cell?.covered ? "covered" : ""].filter(Boolean);
    return `${face}${more.length ? `, ${more.join(", ")}` : ""}, in ${zone?.title ?? ""}`;
  }

  /** Let the cards glide from where they were. @param {Map<HTMLElement, DOMRect>} rects */
  animate(rects) {
    for (const { node } of this.spots) {
      if (!node) continue;
      const turned = node.dataset.turned === "yes";
      delete node.dataset.turned;
      const was = rects.get(node);
      if (still.matches) continue;
      const is = node.getBoundingClientRect();
      if (!was) {
        node.animate([{ opacity: 0 }, { opacity: 1 }], MOVE);
      } else if (turned || Math.abs(was.x - is.x) + Math.abs(was.y - is.y) > 2) {
        const from = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / (is.width || 1)})`;
        const frames = turned
          ? [{ transform: `${from} rotateY(90deg)` }, { transform: "none" }]
          : [{ transform: from, zIndex: 5 }, { transform: "none", zIndex: 5 }];
        node.animate(frames, { ...MOVE, ...(turned ? { duration: 320 } : {}) });
      }
    }
  }

  /** The node of a spot: of the card meant, else of the cell, else of the zone. @param {At} at */
  node(at) {
    if (at.cell < 0) return this.places.get(at.zone) ?? null;
    const here = this.spots.filter((spot) => spot.at.zone === at.zone && spot.at.cell === at.cell);
    const meant = here.find((spot) => spot.at.card === at.card) ?? here.at(-1);
    return meant?.node ?? this.places.get(`${at.zone} ${at.cell}`) ?? null;
  }
}

/** Half card widths that a layout takes, as columns. @param {Cell[]} cells */
function spread(cells) {
  const xs = cells.map((cell) => cell.x);
  return (Math.max(...xs) - Math.min(...xs)) / 2 + 1;
}

/** @param {string} tag @param {string} name @returns {HTMLElement} */
export function element(tag, name) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}

/** What a drawn face says. @param {string} html */
function textOf(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const face = holder.content.querySelector(".face");
  return face?.getAttribute("aria-label") ?? holder.content.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
