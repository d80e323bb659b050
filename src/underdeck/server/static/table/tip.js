/** @file What is said of the place that is pointed at: a large card, what it would do, its rule. */

/** @import {At, Move} from "./types.js" */
/** @import {Board} from "./board.js" */
/** @import {Choice} from "./choice.js" */

import { cardAt, isLoose, zoneAt } from "./choice.js";
import { isPiled } from "./match.js";
import { make } from "./make.js";
import { drawCard, newNode } from "./node.js";
import { nameOf } from "./telling.js";
import { sentence } from "./words.js";

const LASTS = 5000; // milliseconds that a tip is seen where nothing hovers
const MANY = 6; // moves that are told of one place

/** A panel that says what one points at. It is no part of the game and takes no presses. */
export class Tip {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.node = make("div", "tip");
    this.node.hidden = true;
    this.node.setAttribute("aria-hidden", "true"); // places have names of their own
    document.body.append(this.node);
    this.panel = document.getElementById("inspector"); // beside the table, where there is room
    this.said = "";
    this.timer = 0;
  }

  /** Whether what is pointed at is told beside the table. */
  get beside() {
    return this.panel !== null && this.panel.offsetParent !== null;
  }

  hide() {
    this.node.hidden = true;
    if (!this.beside) this.said = "";
  }

  /**
   * @param {Choice} choice
   * @param {At} at
   */
  show(choice, at) {
    const near = this.board.element(at);
    const zone = zoneAt(choice.look, at);
    if (!near || !zone || (at.cell < 0 && !near.classList.contains("lit"))) return this.hide();
    const said = `${choice.look.at} ${at.zone} ${at.cell} ${at.card} ${choice.picked?.cell}`;
    if (said === this.said) return;
    this.said = said;
    const parts = [...this.card(choice, at), this.words(choice, at)];
    if (this.panel && this.beside) {
      this.panel.replaceChildren(...parts);
      return;
    }
    this.node.replaceChildren(...parts);
    this.node.hidden = this.node.textContent === "" && parts.length < 2;
    this.place(near.getBoundingClientRect());
    clearTimeout(this.timer);
    if (matchMedia("(hover: none)").matches) this.timer = setTimeout(() => this.hide(), LASTS);
  }

  /**
   * @param {Choice} choice
   * @param {At} at
   */
  card(choice, at) {
    const card = cardAt(choice.look, at);
    if (!card?.key || innerWidth < 700) return [];
    const node = newNode();
    node.removeAttribute("role");
    node.removeAttribute("tabindex");
    drawCard(node, card);
    node.dataset.size = "full";
    return [node];
  }

  /**
   * @param {Choice} choice
   * @param {At} at
   */
  words(choice, at) {
    const zone = zoneAt(choice.look, at);
    const cell = zone?.cells[at.cell];
    const card = cardAt(choice.look, at);
    const list = make("div", "says");
    if (zone && isPiled(zone)) {
      list.append(make("p", "", `${zone.title}: ${cell?.cards.length ?? 0}`));
    } else if (!card?.key) {
      list.append(make("p", "", nameOf(choice.look, at)));
    }
    if (cell?.note) list.append(make("p", "remark", sentence(cell.note)));
    if (card?.notes.length) list.append(make("p", "remark", sentence(card.notes.join(", "))));
    const moves = this.moves(choice, at);
    for (const move of moves.slice(0, MANY)) list.append(does(move));
    if (moves.length > MANY) list.append(make("p", "", "…"));
    if (!moves.length && zone?.rule) list.append(make("p", "rule", zone.rule));
    return list;
  }

  /**
   * The moves that concern a place now.
   * @param {Choice} choice
   * @param {At} at
   * @returns {Move[]}
   */
  moves(choice, at) {
    if (choice.picked) {
      const meant = choice.meant(at);
      if (meant.length) return meant;
    }
    const moves = choice.movesFrom(at);
    return moves.length ? moves : choice.movesTo(at).filter((move) => !isLoose(move));
  }

  /** Above the place or beside it, where there is room. @param {DOMRect} near */
  place(near) {
    const own = this.node.getBoundingClientRect();
    if (near.y - own.height > 60) {
      const middle = near.x + near.width / 2 - own.width / 2;
      this.node.style.setProperty(
        "--left",
        `${Math.max(8, Math.min(middle, innerWidth - own.width - 8))}px`,
      );
      this.node.style.setProperty("--top", `${near.y - own.height - 24}px`);
      return;
    }
    const right = near.right + 12;
    const left = right + own.width < innerWidth - 8 ? right : near.left - own.width - 12;
    const top = near.y + near.height / 2 - own.height / 2;
    const fit = Math.max(8, Math.min(top, innerHeight - own.height - 8));
    this.node.style.setProperty("--left", `${Math.max(8, left)}px`);
    this.node.style.setProperty("--top", `${fit}px`);
  }
}

/** @param {Move} move */
function does(move) {
  const said = make("p", "does", sentence(move.label));
  if (move.rule) said.append(" ", make("span", "rule", move.rule));
  if (move.warning) said.append(make("small", "warning", move.warning));
  return said;
}
