/** @file Cards are dragged: by a mouse, a pen or a finger. Clicks are not its business. */

/** @import {At} from "./types.js" */

import { spotOf } from "./board.js";

const FAR = 7; // pixels that a press must move to be a drag

/**
 * @typedef {{
 *   mayDrag: (at: At) => boolean,
 *   began: (at: At) => HTMLElement | null,
 *   over: (at: At | null) => void,
 *   dropped: (at: At | null) => void,
 * }} Dragger
 */

/** Watches the pointer over the table. */
export class Drag {
  /**
   * @param {HTMLElement} root
   * @param {Dragger} dragger
   */
  constructor(root, dragger) {
    this.root = root;
    this.dragger = dragger;
    /** @type {{at: At, x: number, y: number, id: number} | null} */
    this.held = null;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    this.offset = { x: 0, y: 0 };
    this.last = 0; // when a drag ended: the click that follows it is none
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("dragstart", (event) => event.preventDefault());
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", () => this.stop(null));
    addEventListener("click", (event) => this.click(event), { capture: true });
  }

  /** @param {PointerEvent} event */
  down(event) {
    const at = event.button === 0 && event.isPrimary ? spotOf(event.target) : null;
    if (at && at.cell >= 0 && this.dragger.mayDrag(at)) {
      this.held = { at, x: event.clientX, y: event.clientY, id: event.pointerId };
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const held = this.held;
    if (!held || held.id !== event.pointerId) return;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      const card = this.dragger.began(held.at);
      if (!card) {
        this.held = null;
        return;
      }
      this.begin(card, held);
    }
    this.ghost?.style.setProperty(
      "transform",
      `translate(${event.clientX - this.offset.x}px, ${event.clientY - this.offset.y}px) scale(1.06)`,
    );
    this.dragger.over(spotOf(document.elementFromPoint(event.clientX, event.clientY)));
  }

  /**
   * @param {HTMLElement} card
   * @param {{x: number, y: number}} held
   */
  begin(card, held) {
    const rect = card.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
    ghost.classList.add("ghost");
    ghost.removeAttribute("tabindex");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.setProperty("--w", `${card.offsetWidth}px`);
    this.offset = { x: held.x - rect.x, y: held.y - rect.y };
    document.body.append(ghost);
    document.body.classList.add("dragging");
    card.classList.add("dragged");
    this.ghost = ghost;
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.held?.id !== event.pointerId) return;
    const dragged = this.ghost !== null;
    const there = document.elementFromPoint(event.clientX, event.clientY);
    if (dragged) this.last = event.timeStamp;
    this.stop(dragged ? spotOf(there) : null, dragged);
  }

  /**
   * @param {At | null} at
   * @param {boolean} [dropped]
   */
  stop(at, dropped = this.ghost !== null) {
    this.ghost?.remove();
    this.ghost = null;
    this.held = null;
    document.body.classList.remove("dragging");
    for (const card of this.root.querySelectorAll(".dragged")) card.classList.remove("dragged");
    if (dropped) this.dragger.dropped(at);
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (event.timeStamp - this.last < 60 && spotOf(event.target)) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.last = 0;
  }
}
