/** @file How a match has ended, and what can be done now. */

/** @import {Look} from "./types.js" */
/** @import {Popup} from "./popup.js" */

import { button, make } from "./make.js";
import { sentence, withNames, word } from "./words.js";

/**
 * Show the result.
 * @param {Popup} popup
 * @param {Look} look
 * @param {{replay: string, again: string, home: string}} page
 */
export function showResult(popup, look, page) {
  const parts = [make("p", "ending", withNames(look.ending, look))];
  if (look.score !== null) parts.push(make("p", "score", word("Score: {n}", { n: look.score })));
  const again = make("form", "", make("button", "choice main", word("Play again")));
  again.method = "post";
  again.action = page.again;
  const replay = make("a", "choice", word("Watch the replay"));
  replay.href = page.replay;
  const fair = make("a", "fair", word("Check that the deal was fair"));
  fair.href = `${page.replay}#fair`;
  const home = make("a", "choice", word("Other games"));
  home.href = page.home;
  const table = button("choice", word("Look at the table"), () => popup.close());
  const choices = make("div", "choices", again, replay, table, home);
  popup.show(headline(look), [...parts, choices, fair]);
  popup.dialog.dataset.outcome = look.outcome;
  again.querySelector("button")?.focus();
}

/** Who has won, in a few words. @param {Look} look */
function headline(look) {
  const winner = /^seat (\d+)$/.exec(look.outcome);
  if (!winner) return sentence(look.outcome).replace(/\.$/, "");
  const seat = look.seats.find((one) => one.seat === Number(winner[1]));
  if (seat?.you) return word("You have won");
  return word("{name} has won", { name: seat?.name || winner[1] });
}
