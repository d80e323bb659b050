// What stands beside the table: seats, numbers, the log, talk, what can be taken back, the end.
// @ts-check
/** @import {Entry, News} from "./types.js" */
import { element } from "./board.js";

/** @param {string} id */
const by = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Side {
  /** @param {string} rules @param {(yes: boolean) => void} answer @param {string} record */
  constructor(rules, answer, record) {
    this.rules = rules;
    this.answer = answer;
    this.record = record;
    /** @type {Entry[]} */
    this.log = [];
    /** @type {HTMLElement[][]} */
    this.lines = [];
  }

  /** @param {News} news */
  show(news) {
    by("prompt").textContent = news.outcome ? `${news.ending}${news.score === null ? "" : ` Score: ${news.score}.`}` : asking(news);
    by("seats").replaceChildren(...news.seats.map((seat) => {
      const item = element("li", `${news.asked === seat.seat ? "asked" : ""}${seat.you ? " you" : ""}`);
      const who = seat.you ? `${seat.name} (you)` : seat.name || "free";
      const how = seat.bot && seat.bot !== seat.name ? ", a bot plays on" : seat.bot ? ", a bot" : seat.here || !seat.taken ? "" : ", away";
      item.textContent = `Seat ${seat.seat}: ${who}${how}${news.asked === seat.seat ? " — to move" : ""}`;
      return item;
    }));
    by("counters").replaceChildren(...news.counters.flatMap((counter) => {
      const name = element("dt", "");
      name.textContent = counter.title;
      const value = element("dd", "");
      value.textContent = counter.most === null ? String(counter.value) : `${counter.value} of ${counter.most}`;
      return [name, value];
    }));
    /** @type {HTMLButtonElement} */ (by("undo")).disabled = !news.undo.can;
    /** @type {HTMLButtonElement} */ (by("hint")).disabled = !news.moves.length;
    this.offer(news);
    this.tell(news);
    for (const one of news.talk) this.line(`Seat ${one.seat} says: ${one.words}`, "", "said");
    for (const link of document.querySelectorAll(".link")) {
      const seat = Number(/Seat (\d+)/.exec(link.textContent ?? "")?.[1]);
      if (news.seats[seat - 1]?.taken) link.remove();
    }
  }

  /** Somebody asks to take something back. @param {News} news */
  offer(news) {
    const place = by("offer");
    place.replaceChildren();
    const mine = news.seats.find((seat) => seat.you);
    if (!news.undo.asked || !mine) return;
    const says = element("p", "");
    says.textContent = news.undo.asked === mine.seat ? "You asked to take back; the others decide." : `Seat ${news.undo.asked} would like to take back the latest move.`;
    place.append(says);
    if (news.undo.asked !== mine.seat && !news.undo.answered) {
      for (const [words, yes] of /** @type {[string, boolean][]} */ ([["Agree", true], ["Refuse", false]])) {
        const button = element("button", "");
        button.textContent = words;
        button.onclick = () => this.answer(yes);
        place.append(button);
      }
    }
  }

  /** @param {News} news */
  tell(news) {
    if (!news.log) return;
    for (const nodes of this.lines.splice(news.log.keep)) for (const node of nodes) node.remove();
    for (const entry of news.log.add) {
      this.lines.push(entry.says.map(([words, rule]) => this.line(words, rule, "")));
    }
  }

  /** @param {string} words @param {string} rule @param {string} kind @returns {HTMLElement} */
  line(words, rule, kind) {
    const log = by("log");
    const item = element("li", kind);
    item.textContent = words;
    if (rule) {
      const link = /** @type {HTMLAnchorElement} */ (element("a", "rule"));
      link.href = `${this.rules}#${rule}`;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = rule;
      item.append(" ", link);
    }
    log.append(item);
    log.scrollTop = log.scrollHeight;
    return item;
  }
}

/** @param {News} news */
function asking(news) {
  const mine = news.seats.find((seat) => seat.you);
  const waiting = news.seats.find((seat) => !seat.taken);
  if (waiting) return `Seat ${waiting.seat} is still free: the match waits.`;
  if (mine && news.asked === mine.seat) return news.prompt;
  return news.asked ? `Seat ${news.asked} is to move.` : news.prompt;
}
