/// <reference lib="deno.ns" />
/** @file Clocks show what is left. */

import { left, time } from "../../src/underdeck/server/static/table/clock.js";
import { equal, look } from "./given.js";

Deno.test("a time is shown as a clock shows it", () => {
  equal(time(14), "0:14");
  equal(time(0.2), "0:01");
  equal(time(-5), "0:00");
  equal(time(905), "15:05");
  equal(time(3 * 3600 + 61), "3:01:01");
  equal(time(3 * 86400), "3 days");
});

Deno.test("only the time of whoever is asked becomes less", () => {
  const clock = { extra: 15000, bank: [60000, 90000], since: 1000000 };
  const seen = { ...look(1, []), asked: 2, clock };

  equal(left(seen, 1, 1010000), 75);
  equal(left(seen, 2, 1010000), 95);
  equal(left({ ...seen, clock: { ...clock, since: 0 } }, 2, 1010000), 105);
});
