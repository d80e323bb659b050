/// <reference lib="deno.ns" />
/** @file Clicks that come faster than answers are done one after the other, or not at all. */

import { Queue } from "../../src/underdeck/server/static/table/queue.js";
import { equal, look, move } from "./given.js";

function begun() {
  /** @type {import("../../src/underdeck/server/static/table/queue.js").Sent[]} */
  const sent = [];
  let n = 0;
  const queue = new Queue((one) => sent.push(one), () => `c${n++}`);
  queue.shown(look(4, [move("a"), move("b"), move("c")]));
  return { queue, sent };
}

/** @param {Queue} queue @param {string} action */
function ask(queue, action) {
  return queue.add({ do: "act", move: move(action) });
}

Deno.test("three fast clicks are three actions, each in answer to what the last one made", () => {
  const { queue, sent } = begun();

  for (const action of ["a", "b", "c"]) ask(queue, action);
  equal(sent.map((one) => one.at), [4]);
  queue.done("c0", 5);
  queue.shown(look(5, [move("b"), move("c")]));
  queue.shown(look(7, [move("c")]));
  queue.done("c1", 7);

  equal(sent.map((one) => [one.id, one.at]), [["c0", 4], ["c1", 5], ["c2", 7]]);
});

Deno.test("an action waits until the version it answers is shown", () => {
  const { queue, sent } = begun();

  ask(queue, "a");
  ask(queue, "b");
  queue.done("c0", 6);
  queue.shown(look(5, [move("b")]));

  equal(sent.length, 1);
  queue.shown(look(6, [move("b")]));
  equal(sent.length, 2);
});

Deno.test("what is possible no more is let go, and all that waits behind it", () => {
  const { queue, sent } = begun();

  for (const action of ["a", "b", "c"]) ask(queue, action);
  queue.done("c0", 5);
  const gone = queue.shown(look(5, [move("c")]));

  equal(gone.length, 2);
  equal(sent.length, 1);
  equal(queue.length, 0);
});

Deno.test("an action that warns of something new is let go", () => {
  const { queue } = begun();

  ask(queue, "a");
  ask(queue, "b");
  queue.done("c0", 5);

  equal(queue.shown(look(5, [move("b", "All would be lost.")])).length, 1);
});

Deno.test("what another did in between lets go of what waits", () => {
  const { queue } = begun();

  ask(queue, "a");
  ask(queue, "b");
  queue.done("c0", 5);

  equal(queue.shown(look(6, [move("b")])).length, 1);
});

Deno.test("a refusal lets go of what waits", () => {
  const { queue, sent } = begun();

  ask(queue, "a");
  ask(queue, "b");

  equal(queue.failed("c0").length, 1);
  ask(queue, "c");
  equal(sent.map((one) => one.id), ["c0", "c1"]);
});

Deno.test("after a lost line the action under way is sent once more as it was", () => {
  const { queue, sent } = begun();
  ask(queue, "a");

  queue.again();

  equal(sent[1], sent[0]);
});

Deno.test("once all is done, a new click answers whatever is shown then", () => {
  const { queue, sent } = begun();
  ask(queue, "a");
  queue.done("c0", 5);
  queue.shown(look(9, [move("b")]));

  ask(queue, "b");

  equal(sent.map((one) => one.at), [4, 9]);
});
