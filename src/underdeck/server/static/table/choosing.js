// What a player is about to do: by click, by drag, by keys; and what may not be done, and why.
// @ts-check
/** @import {At, Move, News} from "./types.js" */
import { Board, element } from "./board.js";

const DRAGGED = 7; // pixels from which on a press is a drag

/** @param {At | null} a @param {At | null} b */
const near = (a, b) => !!a && !!b && a.zone === b.zone && a.cell === b.cell;

export class Choosing {
  /**
   * @param {Board} board @param {HTMLElement} moves @param {HTMLElement} answer
   * @param {(move: Move) => void} act @param {(start: At, aim: At) => void} why
   */
  constructor(board, moves, answer, act, why) {
    this.board = board;
    this.movesNode = moves;
    this.answer = answer;
    this.act = act;
    this.why = why;
    /** @type {Move[]} */
    this.moves = [];
    /** @type {At | null} */
    this.picked = null;
    /** @type {Move | null} */
    this.warned = null;
    this.listen(document.getElementById("board") ?? document.body);
  }

  /** There is something new to choose from. @param {News} news */
  show(news) {
    this.moves = news.moves;
    this.picked = null;
    this.warned = null;
    this.mark();
  }

  /** @param {At} at */
  from(at) {
    return this.moves.filter((move) => move.start && move.start.cell >= 0 && near(move.start, at));
  }

  loose() {
    return this.moves.filter((move) => !move.start || move.start.cell < 0);
  }

  /** The moves from what is picked to a place: to just that card, to its cell, to its zone. @param {At} at */
  meant(at) {
    if (!this.picked) return [];
    const from = this.from(this.picked);
    const exact = from.filter((move) => move.aim && near(move.aim, at) && move.aim.card === at.card && at.card >= 0);
    const cell = from.filter((move) => near(move.aim ?? move.start, at));
    const zone = from.filter((move) => move.aim && move.aim.cell < 0 && move.aim.zone === at.zone);
    return exact.length ? exact : cell.length ? cell : zone;
  }

  mark() {
    for (const lit of document.querySelectorAll(".legal, .aim, .picked, .hinted")) lit.classList.remove("legal", "aim", "picked", "hinted");
    const shown = this.picked ? this.from(this.picked) : this.loose();
    if (this.picked) {
      this.board.node(this.picked)?.classList.add("picked");
      for (const move of shown) if (move.aim) this.board.node(move.aim)?.classList.add("aim");
    } else {
      for (const move of this.moves) if (move.start && move.start.cell >= 0) this.board.node(move.start)?.classList.add("legal");
    }
    this.offer(shown);
  }

  /** Show moves as buttons. @param {Move[]} moves */
  offer(moves) {
    this.movesNode.replaceChildren(...moves.map((move) => this.button(move)));
    if (this.picked) {
      const back = element("button", "drop");
      back.textContent = "Put it back";
      back.onclick = () => this.drop();
      this.movesNode.append(back);
    }
  }

  /** @param {Move} move */
  button(move) {
    const made = /** @type {HTMLButtonElement} */ (element("button", this.warned === move ? "strong warned" : "strong"));
    made.type = "button";
    made.textContent = move.label;
    made.title = `${move.rule}${move.warning ? `: ${move.warning}` : ""}`;
    made.dataset.action = move.action;
    made.onclick = () => this.do(move);
    return made;
  }

  /** @param {Move} move */
  do(move) {
    if (move.warning && this.warned !== move) {
      this.warned = move;
      this.say(`${move.warning} Choose it again to do it.`);
      this.offer([move]);
      this.movesNode.querySelector("button")?.focus();
      return;
    }
    this.warned = null;
    this.picked = null;
    this.say("");
    this.act(move);
  }

  /** @param {string} words */
  say(words) {
    this.answer.textContent = words;
  }

  drop() {
    const was = this.picked;
    this.picked = null;
    this.warned = null;
    this.mark();
    if (was) this.board.node(was)?.focus();
  }

  /** A place was pressed. @param {At} at */
  press(at) {
    this.warned = null;
    if (this.picked) {
      if (near(this.picked, at) && !this.meant(at).length) return this.drop();
      const moves = this.meant(at);
      if (moves.length === 1) return this.do(moves[0]);
      if (moves.length > 1) return this.offer(moves);
      if (this.from(at).length) return this.pick(at);
      return this.why(this.picked, at);
    }
    this.pick(at);
  }

  /** @param {At} at */
  pick(at) {
    const moves = this.from(at);
    if (moves.length === 1 && !moves[0].warning && !moves[0].aim) return this.do(moves[0]);
    this.picked = at;
    if (!moves.length) {
      this.picked = null;
      const zone = this.board.zones.get(at.zone);
      if (zone && (zone.shape === "pile" || zone.shape === "stack")) return this.open(at.zone);
      if (this.moves.length) this.why(at, at);
      return;
    }
    this.mark();
    this.movesNode.querySelector("button")?.setAttribute("data-first", "yes");
  }

  /** Look through a pile. @param {string} name */
  open(name) {
    const zone = this.board.zones.get(name);
    const dialog = document.getElementById("dialog");
    if (!zone || !dialog || zone.shape !== "pile") return;
    const close = element("button", "strong");
    close.textContent = "Close";
    close.onclick = () => { dialog.hidden = true; };
    const head = element("h2", "");
    head.textContent = zone.title;
    const cards = element("div", "pile-open");
    for (const card of [...(zone.cells[0]?.cards ?? [])].reverse()) {
      const node = element("div", "card");
      node.innerHTML = card.key ? this.board.faces.get(card.key) ?? "" : '<span class="back"></span>';
      cards.append(node);
    }
    if (!cards.children.length) cards.textContent = "It is empty.";
    dialog.replaceChildren(head, cards, close);
    dialog.hidden = false;
    close.focus();
  }

  /** A hint: this is what a good player would do. @param {string} action */
  hint(action) {
    const move = this.moves.find((one) => one.action === action);
    if (!move) return;
    this.say(`Hint: ${move.label} (${move.rule}).`);
    if (move.start) this.board.node(move.start)?.classList.add("hinted");
    if (move.aim) this.board.node(move.aim)?.classList.add("hinted");
  }

  // Mouse, finger and keys ------------------------------------------------------------------

  /** @param {HTMLElement} board */
  listen(board) {
    board.addEventListener("click", (event) => {
      const at = placeOf(event.target);
      if (at && !this.dragged) this.press(at);
      this.dragged = false;
    });
    board.addEventListener("pointerdown", (event) => this.grab(event));
    board.addEventListener("pointerover", (event) => this.tell(placeOf(event.target)));
    board.addEventListener("focusin", (event) => this.tell(placeOf(event.target)));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Say what a card there would do. @param {At | null} at */
  tell(at) {
    if (!at || this.warned) return;
    const moves = this.picked ? this.meant(at) : this.from(at);
    if (moves.length) this.say(moves.map((move) => `${move.label} (${move.rule})`).join(" · "));
    else if (!this.picked) this.say("");
  }

  /** @param {PointerEvent} event */
  grab(event) {
    const at = placeOf(event.target);
    const node = at && this.board.node(at);
    if (!at || !node || !this.from(at).length || event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    /** @type {HTMLElement | null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ e) => {
      if (!ghost && Math.hypot(e.clientX - x, e.clientY - y) > DRAGGED) {
        ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
        ghost.classList.add("ghost");
        ghost.style.width = `${node.getBoundingClientRect().width}px`;
        document.body.append(ghost);
        this.dragged = true;
        this.picked = at;
        this.mark();
      }
      if (ghost) {
        ghost.style.left = `${e.clientX}px`;
        ghost.style.top = `${e.clientY}px`;
        e.preventDefault();
      }
    };
    const end = (/** @type {PointerEvent} */ e) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      const under = placeOf(document.elementFromPoint(e.clientX, e.clientY));
      if (under && !(near(under, at) && !this.meant(under).length)) this.press(under);
      else this.drop();
      setTimeout(() => { this.dragged = false; }, 0);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  dragged = false;

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key === "Escape") {
      const dialog = document.getElementById("dialog");
      if (dialog && !dialog.hidden) dialog.hidden = true;
      else this.drop();
    }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow")) this.roam(event);
    if (event.key === "u") document.getElementById("undo")?.click();
    if (event.key === "h") document.getElementById("hint")?.click();
  }

  /** Go to the nearest card in the direction of an arrow. @param {KeyboardEvent} event */
  roam(event) {
    const here = document.activeElement;
    const nodes = [...document.querySelectorAll("#board .card")].filter((node) => node !== here);
    const from = (here?.closest(".card") ?? nodes[0])?.getBoundingClientRect();
    if (!from) return;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    let best = null;
    let least = Infinity;
    for (const node of nodes) {
      const rect = node.getBoundingClientRect();
      const across = rect.x + rect.width / 2 - from.x - from.width / 2;
      const down = rect.y + rect.height / 2 - from.y - from.height / 2;
      const along = across * dx + down * dy;
      const aside = Math.abs(across * dy) + Math.abs(down * dx);
      if (along > 4 && along + 3 * aside < least) {
        least = along + 3 * aside;
        best = node;
      }
    }
    if (best) /** @type {HTMLElement} */ (best).focus();
    event.preventDefault();
  }
}

/** The place that something on the page belongs to. @param {EventTarget | null} target @returns {At | null} */
function placeOf(target) {
  const node = target instanceof Element ? target.closest("[data-zone]") : null;
  if (!(node instanceof HTMLElement) || !node.dataset.zone) return null;
  return { zone: node.dataset.zone, cell: Number(node.dataset.cell ?? -1), card: Number(node.dataset.card ?? -1) };
}
