/** The table on every size of screen: the whole board in sight, large enough to be hit, and at rest. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { DEVICES, pageTest, shoot } from "./harness.mjs";
import { act, advise, playOn } from "./player.mjs";
import { click } from "./table.mjs";

/** CSS pixels a finger needs, on a screen of 360 x 640 or more. */
const TOUCH = { width: 44, height: 40 };
/** Layout is done in fractions of a pixel that do not add up exactly. */
const ROUNDING = 0.01;
const MIDDLE = query({ rules: "standard", seed: "layout", first: "me" });

/** @param {import("./table.mjs").Table} table */
const pointBoxes = (table) =>
  table.board.locator("[role=grid] button[data-point]").evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { point: button.getAttribute("data-point"), x, y, width, height };
    }),
  );

for (const [device, { viewport }] of Object.entries(DEVICES)) {
  if (!viewport) continue;
  const name = `${device} ${viewport.width} x ${viewport.height}`;
  pageTest(
    name,
    { query: MIDDLE, device: /** @type {keyof typeof DEVICES} */ (device) },
    async (table) => {
      await playOn(table, click, { plies: 30 });
      await table.waitForPhase("person");
      const boxes = await pointBoxes(table);
      assert.equal(boxes.length, 60);
      for (const { point, x, y, width, height } of boxes) {
        const inside =
          x >= -ROUNDING &&
          y >= -ROUNDING &&
          x + width <= viewport.width + ROUNDING &&
          y + height <= viewport.height + ROUNDING;
        assert.ok(inside, `${point} is outside the screen`);
        if (viewport.width < 360 || viewport.height < 640) continue;
        assert.ok(
          width >= TOUCH.width - ROUNDING && height >= TOUCH.height - ROUNDING,
          `${point} is ${width} x ${height}`,
        );
      }
      const scrolls = await table.page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      });
      assert.ok(!scrolls, "the page does not scroll");
      await shoot(table.page, `layout ${name}`);
    },
  );
}

pageTest("dark", { query: MIDDLE, device: "tallPhone", theme: "dark" }, async (table) => {
  await act(table, click, advise("standard", await table.position()));
  await table.waitForPhase("person");
  await shoot(table.page, "layout dark");
});

pageTest("an idle table asks for no frames", { query: "?first=me&seed=idle" }, async (table) => {
  await table.waitForPhase("person");
  await act(table, click, "c7");
  await table.waitForPhase("person");
  // Marks of the last action may still fade.
  await table.page.waitForTimeout(1000);
  const frames = await table.page.evaluate(async () => {
    let asked = 0;
    const original = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return original(callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 1500));
    window.requestAnimationFrame = original;
    return (
      asked + document.getAnimations().filter(({ playState }) => playState === "running").length
    );
  });
  assert.equal(frames, 0);
});
