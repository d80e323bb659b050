// The table's page: what the socket tells is shown, and what a player does is said.
// @ts-check
/** @import {News, Reply} from "./types.js" */
import { Board } from "./board.js";
import { Choosing } from "./choosing.js";
import { Side } from "./side.js";
import { Connection } from "./socket.js";
import { sounding, tone } from "./sound.js";

/** @param {string} id */
const by = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const table = by("table");
const { base = "", socket = "", game = "", record = "" } = table.dataset;
const rules = `${base}/rules/${game}`;
const board = new Board({ others: by("others"), middle: by("middle"), mine: by("mine") });
const choosing = new Choosing(
  board,
  by("moves"),
  by("answer"),
  (move) => connection.say({ do: "act", at: null, action: move.action }),
  (start, aim) => connection.say({ do: "why", start, aim }),
);
const side = new Side(rules, (yes) => connection.say({ do: "answer", at: null, yes }), record);

/** @param {News} news */
function onNews(news) {
  const before = board.news;
  board.show(news);
  choosing.show(news);
  side.show(news);
  document.body.classList.toggle("over", news.outcome !== "");
  if (before && news.log?.add.length) tone(news.outcome ? 880 : 520);
  if (news.outcome && !document.getElementById("again")) {
    const links = document.createElement("p");
    links.id = "again";
    for (const [address, words] of [[record, "The record"], [`${base}/`, "Another game"]]) {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = words;
      links.append(link, " ");
    }
    by("ask").append(links);
  }
}

/** @param {Reply} reply */
function onReply(reply) {
  if (reply.action) return choosing.hint(reply.action);
  if (reply.is === "denied" || reply.facts) {
    const answer = by("answer");
    answer.textContent = [reply.facts, reply.remedy].filter(Boolean).join(" ");
    if (reply.rule) {
      const link = document.createElement("a");
      link.href = `${rules}#${reply.rule}`;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = reply.rule;
      answer.append(" ", link);
    }
    choosing.drop();
  }
  if (reply.is === "stale") by("answer").textContent = "Something else happened meanwhile.";
}

const address = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${socket}?draw=1`;
const connection = new Connection(address, onNews, onReply, (open) => table.classList.toggle("away", !open));

by("undo").onclick = () => connection.say({ do: "undo", at: null });
by("hint").onclick = () => connection.say({ do: "hint" });
sounding(by("sound"));
by("talk").onsubmit = (event) => {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (by("say"));
  if (input.value.trim()) connection.say({ do: "say", words: input.value.trim() });
  input.value = "";
};
for (const copy of document.querySelectorAll(".copy")) {
  const input = /** @type {HTMLInputElement | null} */ (copy.parentElement?.querySelector(".share") ?? null);
  if (input) input.value = new URL(input.value, location.href).href;
  copy.addEventListener("click", () => {
    if (input) navigator.clipboard?.writeText(input.value).then(() => { copy.textContent = "Copied"; });
    input?.select();
  });
}
