/// <reference lib="deno.ns" />
/** @file A card of the new look is the one of the old look that a watcher would take it for. */

import { lying, match } from "../../src/underdeck/server/static/table/match.js";
import { at, equal, look, zone } from "./given.js";

/** @import {At, Zone} from "../../src/underdeck/server/static/table/types.js" */

/**
 * Where each card that is seen now has come from: [now, before] as "zone cell".
 * @param {Zone[]} before
 * @param {Zone[]} after
 * @param {At | null} [gone]
 */
function origins(before, after, gone = null) {
  const old = lying(look(1, [], before)), now = lying(look(2, [], after));
  const found = match(old, now, gone);
  return now.filter((one) => one.seen).map((one) => {
    const from = found.get(one);
    return [`${one.zone} ${one.cell}`, from ? `${from.zone} ${from.cell}` : "nowhere"];
  });
}

Deno.test("what lies still is the same card", () => {
  const hand = zone("hand", "fan", [["boots"], ["sword"]]);

  equal(origins([hand], [hand]), [["hand 0", "hand 0"], ["hand 1", "hand 1"]]);
});

Deno.test("a card that has gone elsewhere has moved, and the rest of the hand stays", () => {
  const before = [zone("hand", "fan", [["boots"], ["sword"]]), zone("played", "row", [])];
  const after = [zone("hand", "fan", [["sword"]]), zone("played", "row", [["boots"]])];

  equal(origins(before, after), [["hand 0", "hand 1"], ["played 0", "hand 0"]]);
});

Deno.test("of equal cards the one that was pressed is the one that goes", () => {
  const before = [zone("hand", "fan", [["boots"], ["boots"]]), zone("played", "row", [])];
  const after = [zone("hand", "fan", [["boots"]]), zone("played", "row", [["boots"]])];

  equal(origins(before, after, at("hand", 0)), [["hand 0", "hand 1"], ["played 0", "hand 0"]]);
  equal(origins(before, after, at("hand", 1)), [["hand 0", "hand 0"], ["played 0", "hand 1"]]);
});

Deno.test("a card that shows its other side in its place was turned", () => {
  const before = [zone("rooms", "row", [["#back"], ["#back"]])];
  const after = [zone("rooms", "row", [["#back"], ["ogre"]])];

  equal(origins(before, after), [["rooms 0", "rooms 0"], ["rooms 1", "rooms 1"]]);
});

Deno.test("a drawn card comes from the pile of its back that has become less", () => {
  const before = [
    zone("deck", "stack", [["#back", "#back"]]),
    zone("other", "stack", [["#back"]]),
    zone("hand", "fan", []),
  ];
  const after = [
    zone("deck", "stack", [["#back"]]),
    zone("other", "stack", [["#back"]]),
    zone("hand", "fan", [["sword"]]),
  ];

  equal(origins(before, after).at(-1), ["hand 0", "deck 0"]);
});

Deno.test("a discard that is shuffled becomes the deck", () => {
  const before = [zone("deck", "stack", [[]]), zone("discard", "pile", [["boots", "sword"]])];
  const after = [zone("deck", "stack", [["#back", "#back"]]), zone("discard", "pile", [[]])];

  equal(origins(before, after), [["deck 0", "discard 0"]]);
});

Deno.test("a card with another back is another card", () => {
  const before = [zone("deck", "stack", [["#monster"]]), zone("hand", "fan", [])];
  const after = [zone("deck", "stack", [[]]), zone("hand", "fan", [["sword"]])];

  equal(origins(before, after), [["hand 0", "nowhere"]]);
});
