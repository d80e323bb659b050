/** @file Beside the table: who sits there, what has happened, what is said. */

/** @import {Entry, Look, Seat, Talk} from "./types.js" */
/** @import {Seen} from "./seen.js" */
/** @import {Line} from "./socket.js" */

import { button, byId, make, ruleLink } from "./make.js";
import { withNames, word } from "./words.js";

/** The panel beside the table. */
export class Aside {
  /**
   * @param {Line} line
   * @param {{replay: string, links: Record<string, string>}} page
   */
  constructor(line, page) {
    this.line = line;
    this.page = page;
    /** @type {Entry[]} */
    this.log = [];
    this.talked = 0;
    this.over = false;
    byId("say").addEventListener("submit", (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (byId("saying"));
      const words = field.value.trim();
      if (words) line.ask("say", { do: "say", words });
      field.value = "";
    });
  }

  /**
   * @param {Look} look
   * @param {Seen} seen
   */
  show(look, seen) {
    this.showSeats(look);
    this.showLog(look, seen.log);
    this.showTalk(look, seen.talk);
  }

  // Seats -----------------------------------------------------------------------------------

  /** @param {Look} look */
  showSeats(look) {
    const rows = look.seats.map((seat) => this.seat(seat, look));
    const list = byId("seats");
    if (list.innerHTML !== rows.map((row) => row.outerHTML).join("")) list.replaceChildren(...rows);
    const mine = look.seats.find((seat) => seat.you);
    const leave = byId("leave");
    leave.hidden = !mine || look.outcome !== "" || look.closed;
    leave.textContent = mine?.bot ? word("Play my seat again") : word("Let a bot play for me");
    leave.dataset.do = mine?.bot ? "back" : "leave";
    const show = byId("show-hand");
    show.hidden = leave.hidden;
    show.setAttribute("aria-pressed", String(mine && look.hands.shown.includes(mine.seat)));
    byId("hands-open").hidden = !look.hands.open;
    byId("deal").textContent = look.fair.match;
  }

  /**
   * @param {Seat} seat
   * @param {Look} look
   */
  seat(seat, look) {
    const row = make("li", "seat");
    row.classList.toggle("asked", look.asked === seat.seat && !look.outcome);
    row.classList.toggle("here", seat.here);
    const name = seat.taken ? seat.name || word("Seat {n}", { n: seat.seat }) : word("Free seat");
    row.append(make("span", "name", name), make("span", "state", this.state(seat)));
    const link = this.page.links[seat.seat];
    if (!seat.taken && link) {
      row.append(button("copy", word("Copy the link"), () => this.copy(link)));
    }
    const mine = look.seats.some((one) => one.you);
    if (mine && seat.person && !seat.bot && !seat.here && !seat.you && !look.outcome) {
      const says = word("Let a bot play for {name}", { name });
      row.append(button("copy", says, () => this.line.ask("stand", { do: "stand", seat: seat.seat })));
    }
    return row;
  }

  /** @param {Seat} seat */
  state(seat) {
    if (!seat.taken) return word("whoever has the link");
    const said = seat.you ? [word("you")] : [];
    if (seat.bot) said.push(seat.you ? word("a bot plays for you") : word("bot"));
    else if (!seat.here) said.push(word("away"));
    return said.join(", ");
  }

  /** @param {string} link */
  async copy(link) {
    const whole = new URL(link, location.href).href;
    try {
      await navigator.clipboard.writeText(whole);
      byId("copied").textContent = word("The link is copied.");
    } catch {
      prompt(word("Copy this link:"), whole); // without https there is no clipboard
    }
  }

  // Log -------------------------------------------------------------------------------------

  /**
   * @param {Look} look
   * @param {Entry[]} log
   */
  showLog(look, log) {
    const list = byId("log");
    const over = look.outcome !== "";
    let keep = 0;
    while (keep < log.length && log[keep] === this.log[keep] && over === this.over) keep++;
    while (list.children.length > keep) list.lastElementChild?.remove();
    const pane = /** @type {HTMLElement} */ (list.parentElement);
    const near = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 80;
    for (const entry of log.slice(keep)) list.append(this.entry(entry, look));
    this.log = log;
    this.over = over;
    if (near || !keep) pane.scrollTop = pane.scrollHeight;
  }

  /**
   * @param {Entry} entry
   * @param {Look} look
   */
  entry(entry, look) {
    const item = make("li", "entry");
    item.dataset.line = String(entry.line);
    item.classList.toggle("own", entry.seat > 0 && entry.seat === look.viewer);
    entry.says.forEach(([words, rule], i) => {
      const said = make("span", "", withNames(words, look), " ");
      if (rule && rule !== entry.says[i + 1]?.[1]) said.append(ruleLink(rule), " ");
      item.append(said);
    });
    if (!entry.says.length) item.hidden = true;
    if (look.outcome) {
      const moment = make("a", "moment", "↺");
      moment.href = `${this.page.replay}?line=${entry.line}&seat=${look.viewer}`;
      moment.setAttribute("aria-label", word("Show this moment in the replay"));
      item.append(moment);
    }
    return item;
  }

  // Talk ------------------------------------------------------------------------------------

  /**
   * @param {Look} look
   * @param {Talk[]} talk
   */
  showTalk(look, talk) {
    const list = byId("talk");
    if (list.children.length > talk.length) list.replaceChildren();
    for (const { seat, words } of talk.slice(list.children.length)) {
      const name = look.seats.find((one) => one.seat === seat)?.name || String(seat);
      list.append(make("li", "", make("b", "", name), " ", words));
      list.lastElementChild?.scrollIntoView({ block: "nearest" });
    }
    if (talk.length > this.talked && this.talked >= 0) {
      byId("tab-talk").classList.toggle("news", byId("panel-talk").hidden !== false);
    }
    this.talked = talk.length;
    byId("panel-talk").classList.toggle("alone", look.seats.length < 2);
  }
}
