/// <reference lib="deno.ns" />
/** @file What a press on the table means. */

import { Choice } from "../../src/underdeck/server/static/table/choice.js";
import { at, equal, look, move, zone } from "./given.js";

const HAND = zone("hand", "fan", [["five"], ["six"], ["five"]], 1);
const MONSTERS = zone("monsters", "layout", [["jack"], ["queen", "two"], ["king"]]);
const ZONES = [MONSTERS, HAND, zone("played", "row", [])];
const MOVES = [
  move("five jack", "", at("hand", 0, 0), at("monsters", 0)),
  move("five queen", "", at("hand", 0, 0), at("monsters", 1)),
  move("five doubled queen", "", at("hand", 0, 0), at("monsters", 1)),
  move("end", "", at("hand"), at("monsters")),
];

function given(moves = MOVES) {
  return new Choice(look(1, moves, ZONES));
}

/** @param {import("../../src/underdeck/server/static/table/choice.js").Answer} answer */
function actions(answer) {
  return answer.is === "chosen" ? answer.moves.map((one) => one.action) : answer.is;
}

Deno.test("a press on a card picks it, and one on its aim chooses the moves between them", () => {
  const choice = given();

  equal(choice.press(at("hand", 0, 0)).is, "picked");
  equal(choice.aims().map((one) => one.cell), [0, 1]);
  equal(actions(choice.press(at("monsters", 1, 0))), ["five queen", "five doubled queen"]);
});

Deno.test("a card equal to the one that the moves name may do the same", () => {
  const choice = given();

  equal(choice.press(at("hand", 2, 0)).is, "picked");
  equal(actions(choice.press(at("monsters", 0, 0))), ["five jack"]);
});

Deno.test("a press on what is picked puts it down again", () => {
  const choice = given();
  choice.press(at("hand", 0, 0));

  equal(choice.press(at("hand", 0, 0)).is, "dropped");
  equal(choice.picked, null);
});

Deno.test("a press on another card picks that one", () => {
  const choice = given();
  choice.press(at("hand", 0, 0));

  equal(choice.press(at("hand", 1, 0)).is, "picked");
  equal(choice.picked?.cell, 1);
});

Deno.test("where no move leads is barred", () => {
  const choice = given();
  choice.press(at("hand", 0, 0));

  equal(choice.press(at("monsters", 2, 0)), {
    is: "barred",
    start: at("hand", 0),
    aim: at("monsters", 2, 0),
  });
});

Deno.test("a press on an aim first chooses from all that may go there", () => {
  equal(actions(given().press(at("monsters", 0, 0))), ["five jack"]);
});

Deno.test("moves that aim at a whole zone, or at nothing, need no second press", () => {
  const choice = given([
    move("play for 1", "", at("hand", 1, 0), at("played")),
    move("play for 2", "", at("hand", 1, 0), at("played")),
    move("look", "", at("monsters", 2), null),
  ]);

  equal(actions(choice.press(at("hand", 1, 0))), ["play for 1", "play for 2"]);
  equal(actions(choice.press(at("monsters", 2, 0))), ["look"]);
});

Deno.test("of cards that lie on one another the one that is meant is aimed at", () => {
  const choice = given([
    move("double two", "", at("hand", 1, 0), at("monsters", 1, 1)),
    move("beat queen", "", at("hand", 1, 0), at("monsters", 1)),
  ]);
  choice.press(at("hand", 1, 0));

  equal(actions(choice.press(at("monsters", 1, 1))), ["double two"]);
});

Deno.test("moves that start from no card are buttons, and few moves from one place too", () => {
  equal(given().buttons().map((one) => one.action), ["end"]);
  equal(given(MOVES.slice(0, 3)).buttons().length, 3);
});
