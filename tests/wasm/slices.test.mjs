/** The search in slices, for a page without a worker: the same opponent, and never long away. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { load, MODULES } from "./module.mjs";

const EARLY = "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 - - 0 0";
/** Twenty face down, pieces of both sides close to each other. */
const MIDDLE = "E1J??/?1?1C/?l?C?/2x?g/DK?k?/?n2n/K1?j1/1Dllf/?1jJ?/1c?K?/?bb??/B?d1N 1 r LLn 60 0";

for (const name of MODULES)
  describe(name, async () => {
    const fanqi = await load(name, "slices");

    for (const position of [EARLY, MIDDLE])
      test(`one slice as long as it likes answers what the worker would: ${position}`, () => {
        const request = { rules: "standard", position, seed: 5, nodes: 20_000 };
        const slices = fanqi.Slices.begin(request);
        assert.equal(slices.advance(60_000), true);
        assert.deepEqual(slices.answer(), fanqi.choose(request));
        slices.free();
      });

    test("the clock is looked at often, and no slice goes on when its time is over", () => {
      const { now } = Date;
      let looks = 0;
      // Every look takes a millisecond: so the test asks for nodes, not for time.
      Date.now = () => ++looks;
      try {
        const request = { rules: "standard", position: MIDDLE, seed: 5, nodes: 60_000 };
        const slices = fanqi.Slices.begin(request);
        let count = 0;
        for (let ended = false; !ended; count++) {
          const before = looks;
          ended = slices.advance(10);
          assert.ok(looks - before <= 12, `a slice looked ${looks - before} times`);
        }
        assert.ok(count > 1, "it is cut");
        assert.ok(looks < 100, "as many nodes as were asked for, and what was begun in vain");
        assert.match(slices.answer().action, /^([a-e]\d+){1,2}$/);
        slices.free();
      } finally {
        Date.now = now;
      }
    });

    test("a clock that was set back ends the slice", () => {
      const { now } = Date;
      let hours = 24;
      Date.now = () => 3_600_000 * hours--;
      try {
        const slices = fanqi.Slices.begin({
          rules: "standard",
          position: MIDDLE,
          seed: 5,
          nodes: 0,
        });
        while (!slices.advance(20)) assert.ok(hours > -1000);
        slices.free();
      } finally {
        Date.now = now;
      }
    });

    test("what cannot be read is named", () => {
      const wrong = { rules: "standard", position: "nothing", seed: 5, nodes: 0 };
      assert.throws(
        () => fanqi.Slices.begin(wrong),
        (/** @type {any} */ error) => error.code.startsWith("position"),
      );
    });
  });
