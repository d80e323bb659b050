/** @file Playing: what a press, a drag or a key on the table means, and what is shown of it. */

/** @import {At, Look, Move, Reason} from "./types.js" */
/** @import {Board} from "./board.js" */
/** @import {Line} from "./socket.js" */
/** @import {Popup} from "./popup.js" */

import { Choice, placeOf, samePlace, zoneAt } from "./choice.js";
import { isPiled } from "./match.js";
import { spotOf } from "./board.js";
import { Drag } from "./drag.js";
import { glow, only } from "./glow.js";
import { ARROWS, focused, stops, towards } from "./roam.js";
import { nameOf } from "./telling.js";
import { Tip } from "./tip.js";
import { word } from "./words.js";

/** The player's hands at the table. */
export class Play {
  /**
   * @param {Board} board
   * @param {Line} line
   * @param {Popup} popup
   * @param {(words: string, reason?: Reason) => void} inform
   */
  constructor(board, line, popup, inform) {
    this.board = board;
    this.line = line;
    this.popup = popup;
    this.inform = inform;
    /** @type {Choice | null} */
    this.choice = null;
    /** @type {At | null} the latest start of a move, for the motion of its card */
    this.played = null;
    /** @type {At | null} pointed at */
    this.here = null;
    /** @type {Move | null} hinted at, or of the button pointed at */
    this.shown = null;
    this.opened = ""; // the pile that was opened by itself, and when
    this.tip = new Tip(board);
    this.drag = new Drag(board.root, this);
    board.root.addEventListener("click", (event) => this.clicked(event));
    board.root.addEventListener("keydown", (event) => this.key(event));
    board.root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.point(spotOf(event.target));
    });
    board.root.addEventListener("pointerleave", () => this.point(null));
    board.root.addEventListener("focusin", (event) => this.point(spotOf(event.target)));
    board.root.addEventListener("focusout", () => this.point(null));
  }

  /**
   * Show a look, keeping what is picked if it can still be.
   * @param {Look} look
   */
  show(look) {
    const here = focused(this.board.root);
    const picked = this.choice?.picked;
    const same = this.choice?.look.at === look.at;
    this.board.draw(look, this.played);
    if (!same) this.played = null;
    this.choice = new Choice(look);
    if (picked && same && this.choice.mayPick(picked)) this.choice.picked = picked;
    if (!same) {
      this.shown = null;
      if (this.popup.open && this.popup.dialog.querySelector(".choices, .lit")) this.popup.close();
    }
    this.mark();
    if (here) this.focus(here);
    this.openPile(look);
  }

  /** A pile from which cards are to be chosen lies open by itself. @param {Look} look */
  openPile(look) {
    const zones = new Set(look.moves.flatMap(({ start }) => start && start.cell >= 0 ? start.zone : []));
    const zone = zones.size === 1 ? look.zones.find((one) => zones.has(one.name)) : null;
    const key = `${look.at} ${zone?.name}`;
    if (zone && isPiled(zone) && zone.cells[0].cards.length > 1 && this.opened !== key) {
      this.opened = key;
      this.popup.pile(zone, look, (move) => this.act(move));
    }
  }

  // Pressing --------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  clicked(event) {
    const at = spotOf(event.target);
    if (at) this.press(at);
    else this.drop();
  }

  /** @param {At} at */
  press(at) {
    const choice = this.choice;
    if (!choice) return;
    const zone = zoneAt(choice.look, at);
    const piled = zone && isPiled(zone) && (zone.cells[0]?.cards.length ?? 0) > 1;
    const specific = choice.movesFrom(at).some((move) => (move.start?.card ?? -1) >= 0);
    if (zone && piled && !choice.picked && (specific || !choice.movesFrom(at).length) &&
      (zone.shape === "pile" || specific) && !choice.movesTo(at).length) {
      this.popup.pile(zone, choice.look, (move) => this.act(move));
      return;
    }
    this.answer(choice.press(at));
  }

  /** @param {import("./choice.js").Answer} answer */
  answer(answer) {
    const choice = /** @type {Choice} */ (this.choice);
    if (answer.is === "chosen") this.decide(answer.moves, answer.at);
    else if (answer.is === "barred") {
      this.line.why(answer.start, answer.aim);
      this.drop();
    } else if (answer.is === "looked") this.looked(answer.at);
    else if (answer.is === "picked" && !choice.aims().length) {
      this.line.why(answer.at, null);
    }
    this.mark();
  }

  /** A place was pressed at which nothing can be done. @param {At} at */
  looked(at) {
    const choice = /** @type {Choice} */ (this.choice);
    if (choice.look.moves.length && choice.look.viewer) this.line.why(placeOf(at), null);
    this.point(at);
  }

  /**
   * These moves were meant: do the one, or ask which.
   * @param {Move[]} moves
   * @param {At} at
   */
  decide(moves, at) {
    const choice = /** @type {Choice} */ (this.choice);
    const near = this.board.element(at)?.getBoundingClientRect() ?? null;
    const to = !choice.picked && moves.every((move) => move.start && samePlace(move.aim, at));
    if (moves.length > 1 || (to && !samePlace(moves[0].start, at))) {
      const title = to ? word("What goes here?") : nameOf(choice.look, at).split(",")[0];
      this.popup.choose(title, moves, near, (move) => this.act(move, at));
    } else if (moves[0].warning) {
      this.popup.sure(moves[0], near, (move) => this.act(move, at));
    } else {
      this.act(moves[0], at);
    }
  }

  /**
   * Do a move.
   * @param {Move} move
   * @param {At | null} [pressed] the card that was meant, of equal ones
   */
  act(move, pressed = null) {
    const picked = this.choice?.picked ?? pressed;
    const start = move.start && placeOf(move.start);
    this.played = picked && start && picked.zone === start.zone ? picked : start;
    this.drop();
    this.line.act(move);
  }

  /** Nothing is picked any more. */
  drop() {
    this.choice?.drop();
    this.shown = null;
    this.mark();
  }

  // Dragging --------------------------------------------------------------------------------

  /** @param {At} at */
  mayDrag(at) {
    const zone = this.choice && zoneAt(this.choice.look, at);
    return Boolean(this.choice?.mayPick(at) && zone && !isPiled(zone));
  }

  /** @param {At} at */
  began(at) {
    this.choice?.pick(at);
    this.mark();
    this.tip.hide();
    return this.board.element(placeOf(at));
  }

  /** @param {At | null} at */
  over(at) {
    for (const node of this.board.root.querySelectorAll(".over")) node.classList.remove("over");
    if (at && this.choice?.meant(at).length) this.board.element(at)?.classList.add("over");
  }

  /** @param {At | null} at */
  dropped(at) {
    this.over(null);
    const choice = this.choice;
    if (!choice?.picked) return;
    const moves = at ? choice.meant(at) : [];
    if (at && moves.length && !samePlace(at, choice.picked)) this.decide(moves, at);
    else if (at && at.zone !== choice.picked.zone) this.line.why(choice.picked, at);
    this.choice?.drop();
    this.mark();
  }

  // Keys ------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = spotOf(event.target);
    const node = /** @type {HTMLElement} */ (event.target);
    if (event.key in ARROWS) {
      towards(this.board.root, node, ARROWS[event.key])?.focus();
    } else if ((event.key === "Enter" || event.key === " ") && at) {
      this.press(at);
      const aim = this.choice?.picked ? this.choice.aims()[0] : null;
      if (aim && !this.popup.open) this.focus(aim);
    } else if (event.key === "Escape") {
      const picked = this.choice?.picked;
      this.drop();
      if (picked) this.focus(picked);
    } else return;
    event.preventDefault();
  }

  /** Go to the next place that glows, or the one before. @param {number} by */
  step(by) {
    const lit = stops(this.board.root).filter((node) =>
      node.classList.contains("lit") || node.parentElement?.classList.contains("lit")
    );
    const n = lit.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = n < 0 ? (by > 0 ? 0 : lit.length - 1) : (n + by + lit.length) % lit.length;
    lit[next]?.focus();
  }

  /** @param {At} at */
  focus(at) {
    const node = this.board.element(at) ?? stops(this.board.root)[0];
    if (!node) return;
    only(this.board.root, node);
    node.focus({ preventScroll: false });
  }

  // Showing ---------------------------------------------------------------------------------

  /** @param {At | null} at */
  point(at) {
    this.here = at;
    const node = at && document.activeElement;
    if (node instanceof HTMLElement && this.board.root.contains(node)) only(this.board.root, node);
    if (at && this.choice && !this.drag.ghost) this.tip.show(this.choice, at);
    else this.tip.hide();
  }

  /** Show the move of a button, or of a hint, on the table. @param {Move | null} move */
  indicate(move) {
    this.shown = move;
    this.mark();
  }

  /** Show what glows, and say what every place is. */
  mark() {
    if (this.choice) glow(this.board, this.choice, this.shown);
  }
}
