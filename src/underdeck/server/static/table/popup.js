/** @file What opens over the table: a few moves to choose from, a question, a pile to look through. */

/** @import {At, Look, Move, Zone} from "./types.js" */

import { called } from "./faces.js";
import { drawCard, newNode } from "./node.js";
import { button, make, ruleLink } from "./make.js";
import { sentence, word } from "./words.js";

/** One dialog that shows one thing at a time. It gives the focus back where it was. */
export class Popup {
  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    /** @type {() => void} */
    this.closed = () => {};
    dialog.addEventListener("close", () => this.closed());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }

  get open() {
    return this.dialog.open;
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }

  /**
   * @param {string} title
   * @param {(Node | string)[]} inside
   * @param {DOMRect | null} near where it opens; null: in the middle
   */
  show(title, inside, near = null) {
    this.close();
    const dialog = this.dialog;
    const head = make("h2", "", title);
    head.id = "popup-title";
    const close = button("close", "×", () => dialog.close());
    close.setAttribute("aria-label", word("Close"));
    dialog.replaceChildren(make("header", "", head, close), ...inside);
    dialog.classList.toggle("near", near !== null);
    dialog.showModal();
    if (near) this.place(near);
    for (const wished of ["[autofocus]", ".choices button", ".pile .lit", "button"]) {
      const node = dialog.querySelector(wished);
      if (node instanceof HTMLElement) return node.focus();
    }
  }

  /** Beside what it is about, inside the window. @param {DOMRect} near */
  place(near) {
    const own = this.dialog.getBoundingClientRect();
    const left = near.x + near.width / 2 - own.width / 2;
    const above = near.y - own.height - 8;
    const top = above > 8 ? above : near.bottom + 8;
    const fit = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
      Math.max(8, Math.min(at, room - size - 8));
    this.dialog.style.setProperty("--left", `${fit(left, own.width, innerWidth)}px`);
    this.dialog.style.setProperty("--top", `${fit(top, own.height, innerHeight)}px`);
  }

  /**
   * Moves of which one is to be chosen; one that warns is asked about once more.
   * @param {string} title
   * @param {Move[]} moves
   * @param {DOMRect | null} near
   * @param {(move: Move) => void} chosen
   */
  choose(title, moves, near, chosen) {
    const list = make("ul", "choices");
    for (const move of moves) {
      const pressed = () => {
        this.close();
        if (move.warning) this.sure(move, near, chosen);
        else chosen(move);
      };
      const one = button("choice", sentence(move.label), pressed);
      one.dataset.action = move.action;
      if (move.warning) one.append(make("small", "warning", move.warning));
      const item = make("li", "", one);
      if (move.rule) item.append(ruleLink(move.rule));
      list.append(item);
    }
    this.show(title, [list], near);
  }

  /**
   * Ask once more.
   * @param {Move} move
   * @param {DOMRect | null} near
   * @param {(move: Move) => void} chosen
   */
  sure(move, near, chosen) {
    const yes = button("choice grave", word("Do it all the same"), () => {
      this.close();
      chosen(move);
    });
    yes.dataset.action = move.action;
    const no = button("choice", word("No, not that"), () => this.close());
    no.autofocus = true;
    const list = make("ul", "choices", make("li", "", no), make("li", "", yes));
    this.show(sentence(move.label), [make("p", "warning", move.warning), list], near);
  }

  /**
   * The cards of a pile, side by side; those that may be chosen glow.
   * @param {Zone} zone
   * @param {Look} look
     * @param {(move: Move) => void} chosen
   */
  pile(zone, look, chosen) {
    const list = make("ol", "pile");
    const cards = zone.cells[0]?.cards ?? [];
    cards.forEach((card, i) => {
      const node = newNode();
      drawCard(node, card);
      const moves = look.moves.filter(({ start }) =>
        start?.zone === zone.name && start.card === i && start.cell >= 0
      );
      const twins = moves.length ? moves : look.moves.filter(({ start }) =>
        start?.zone === zone.name && start.cell === 0 &&
        JSON.stringify(cards[start.card]) === JSON.stringify(card)
      );
      node.setAttribute("aria-label", called(card.key) || word("a card face down"));
      if (twins.length) {
        node.classList.add("lit");
        node.tabIndex = 0;
        const act = () => {
          this.close();
          if (twins.length > 1) this.choose(zone.title, twins, null, chosen);
          else if (twins[0].warning) this.sure(twins[0], null, chosen);
          else chosen(twins[0]);
        };
        node.addEventListener("click", act);
        node.addEventListener("keydown", (event) => {
          if (event.key === "Enter" || event.key === " ") act();
        });
      } else {
        node.setAttribute("role", "img");
      }
      list.append(make("li", "", node));
    });
    const empty = cards.length ? [] : [make("p", "", word("Nothing lies here."))];
    this.show(`${zone.title} (${cards.length})`, [list, ...empty]);
  }
}
