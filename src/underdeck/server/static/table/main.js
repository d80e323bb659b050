/** @file The page of a table: its parts are put together and told what happens. */

/** @import {At, DeniedMessage, DoneMessage, Look, Reason, StaleMessage, TableMessage} from "./types.js" */

import { Aside } from "./aside.js";
import { Board } from "./board.js";
import { Clock } from "./clock.js";
import { Head } from "./head.js";
import { showHelp } from "./help.js";
import { byId, rulesAt } from "./make.js";
import { Play } from "./play.js";
import { Popup } from "./popup.js";
import { showResult } from "./result.js";
import { Seen } from "./seen.js";
import { Line } from "./socket.js";
import { Sound } from "./sound.js";
import { sentence, word } from "./words.js";

const page = JSON.parse(byId("table").dataset.page ?? "{}");
rulesAt(page.rules);

const seen = new Seen();
const sound = new Sound();
const popup = new Popup(/** @type {HTMLDialogElement} */ (byId("popup")));
const board = new Board(byId("board"));
const head = new Head(() => play);
const line = new Line(new URL(page.socket, location.href).href.replace(/^http/, "ws"), {
  table: shown,
  answer: answered,
  error: (message) => head.inform(sentence(message.what)),
  lost: () => head.inform(word("The table has changed; what you asked for next was not done.")),
  line: connected,
});
const play = new Play(board, line, popup, (words, reason) => head.inform(words, reason));
const aside = new Aside(line, page);
const clock = new Clock();
let ended = false;
let asked = false;

/** @param {TableMessage} message */
function shown(message) {
  const before = seen.look;
  const look = seen.take(message);
  play.show(look);
  head.show(look);
  aside.show(look, seen);
  clock.show(look);
  byId("undo").toggleAttribute("disabled", !look.undo.can);
  byId("hint").toggleAttribute("disabled", !look.moves.length);
  askedForUndo(look);
  tones(before, look);
  if (look.outcome && !ended) setTimeout(() => showResult(popup, look, page), before ? 900 : 0);
  ended = look.outcome !== "";
}

/**
 * @param {Look | null} before
 * @param {Look} look
 */
function tones(before, look) {
  const turn = look.moves.length > 0;
  if (before && look.outcome && !before.outcome) sound.play(look.outcome);
  else if (turn && !asked && before) sound.play("turn");
  else if (before && before.at !== look.at) sound.play("move");
  asked = turn;
}

/** Another asks to take something back. @param {Look} look */
function askedForUndo(look) {
  const { asked: who, answered: done } = look.undo;
  const mine = look.seats.find((seat) => seat.you);
  const name = look.seats.find((seat) => seat.seat === who)?.name || String(who);
  const node = byId("asking");
  node.hidden = !who;
  byId("asked").textContent = who && who === mine?.seat
    ? word("You have asked to take your move back.")
    : word("{name} asks to take a move back.", { name });
  for (const answer of node.querySelectorAll("button")) answer.hidden = done || !mine;
}

/**
 * @param {DoneMessage | DeniedMessage | StaleMessage} message
 * @param {string} about
 */
function answered(message, about) {
  if (message.is === "denied") {
    sound.play("denied");
    head.inform("", reasonOf(message));
  } else if (message.is === "stale") {
    head.inform(word("The table has changed meanwhile: look again."));
  } else if (about === "why" && message.facts !== undefined && !message.legal) {
    head.inform("", reasonOf(message));
  } else if (about === "hint") {
    hinted(message);
  }
}

/** @param {DoneMessage} message */
function hinted(message) {
  const move = seen.look?.moves.find((one) => one.action === message.action);
  if (!move) return;
  play.choice?.drop();
  play.indicate(move);
  const warning = move.warning ? ` ${move.warning}` : "";
  const reason = { rule: move.rule, facts: "", remedy: "", also: [] };
  head.inform(`${word("Hint")}: ${sentence(move.label)}${warning}`, reason);
  const button = document.querySelector(`#moves [data-action="${CSS.escape(move.action)}"]`);
  if (button instanceof HTMLElement) button.classList.add("hinted");
}

/** @param {DoneMessage | DeniedMessage} message @returns {Reason} */
function reasonOf(message) {
  const { rule = "", facts = "", remedy = "", also = [] } = message;
  return { rule, facts, remedy, also };
}

/**
 * @param {"open" | "waiting" | "closed"} state
 * @param {number} code
 */
function connected(state, code) {
  const node = byId("offline");
  node.hidden = state === "open";
  node.textContent = state === "closed"
    ? code === 4404 ? word("There is no such table.") : word("You have no seat here.")
    : word("The line to the server is lost. Trying again …");
}

// Buttons and keys --------------------------------------------------------------------------

/** @param {boolean} [open] */
function togglePanel(open) {
  const on = document.body.classList.toggle("panel", open);
  byId("more").setAttribute("aria-expanded", String(on));
}

/** @param {string} name */
function showTab(name) {
  for (const one of ["log", "talk", "seats"]) {
    byId(`panel-${one}`).hidden = one !== name;
    byId(`tab-${one}`).setAttribute("aria-selected", String(one === name));
    byId(`tab-${one}`).tabIndex = one === name ? 0 : -1;
  }
  byId(`tab-${name}`).classList.remove("news");
}

function soundButton() {
  byId("sound").setAttribute("aria-pressed", String(sound.on));
}

/** @type {Record<string, () => void>} */
const does = {
  undo: () => byId("undo").hasAttribute("disabled") ? undefined : line.undo(),
  hint: () => line.ask("hint", { do: "hint" }),
  list: () => {
    const moves = seen.look?.moves ?? [];
    popup.choose(seen.look?.prompt || word("There is nothing to do."), moves, null, (move) => play.act(move));
  },
  help: () => showHelp(popup),
  more: () => togglePanel(),
  sound: () => {
    sound.toggle();
    soundButton();
  },
  leave: () => line.ask("seat", { do: byId("leave").dataset.do ?? "leave" }),
  "show-hand": () => line.ask("hand", { do: "show", yes: byId("show-hand").getAttribute("aria-pressed") !== "true" }),
  agree: () => line.ask("answer", { do: "answer", at: seen.look?.at ?? 0, yes: true }),
  refuse: () => line.ask("answer", { do: "answer", at: seen.look?.at ?? 0, yes: false }),
};

for (const [name, pressed] of Object.entries(does)) byId(name).addEventListener("click", pressed);
const TABS = ["log", "talk", "seats"];
for (const name of TABS) {
  byId(`tab-${name}`).addEventListener("click", () => showTab(name));
  byId(`tab-${name}`).addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = TABS[(TABS.indexOf(name) + by + TABS.length) % TABS.length];
    showTab(next);
    byId(`tab-${next}`).focus();
  });
}

/** @type {Record<string, () => void>} */
const KEYS = {
  u: does.undo,
  h: does.hint,
  m: does.list,
  l: does.more,
  s: does.sound,
  "?": does.help,
  "/": does.help,
  n: () => play.step(1),
  p: () => play.step(-1),
};

addEventListener("keydown", (event) => {
  const typing = event.target instanceof HTMLInputElement || popup.open;
  if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
  const nth = /^[1-9]$/.test(event.key) ? byId("moves").children[Number(event.key) - 1] : null;
  if (nth instanceof HTMLElement) nth.click();
  else if (KEYS[event.key]) KEYS[event.key]();
  else if (event.key === "Escape") {
    togglePanel(false);
    head.quiet();
    play.drop();
  } else if (event.key in { ArrowLeft: 1, ArrowRight: 1, ArrowUp: 1, ArrowDown: 1 } &&
    document.activeElement === document.body) {
    play.step(1);
  } else return;
  event.preventDefault();
});
showTab("log");
soundButton();
line.connect();
