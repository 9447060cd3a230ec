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

/** With something in every row of the counts. */
const FALLEN =
  "1Fc?j/BD?1d/eJ1xl/2Cn?/2?e?/xX?1g/n??2/EBllL/?1G??/2?1n/?N?mb/bfEM1 1 r KKLck 172 58";
const HEIGHTS = [390, 500, 620, 700, 780, 860, 1000];
const [NARROWEST, WIDEST, STEP] = [320, 1400, 60];

for (const lang of ["en", "zh-Hans"])
  pageTest(
    `the counts and the controls at every size, ${lang}`,
    { query: query({ rules: "standard", position: FALLEN, seed: "sizes", first: "me", lang }) },
    async (table) => {
      const faults = [];
      for (const height of HEIGHTS)
        for (let width = NARROWEST; width <= WIDEST; width += STEP) {
          await table.page.setViewportSize({ width, height });
          const found = await table.board.evaluate(cutOff);
          faults.push(...found.map((fault) => `${width} x ${height}: ${fault}`));
        }
      assert.deepEqual(faults, []);
    },
  );

/**
 * In the page: what does not fit into its place.
 *
 * @param {Element} board
 */
async function cutOff(board) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const all = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)];
  /** Where its text is. @param {Element} element */
  const ink = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const faults = [];
  const [side] = all(".side");
  if (side.scrollHeight > side.clientHeight) faults.push("the panel scrolls");
  for (const element of all(".status, .says strong, .tally, .counts, .bar, .bar button")) {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (!width) continue;
    const name = element.getAttribute("data-action") ?? (element.className || element.tagName);
    if (left < 0 || top < 0 || right > innerWidth + 0.01 || bottom > innerHeight + 0.01)
      faults.push(`${name} is outside the screen`);
    if (element.scrollWidth > element.clientWidth) faults.push(`${name} is cut off`);
  }
  for (const row of all(".counts tr")) {
    let end = -Infinity;
    for (const cell of row.children) {
      const { left, right, width } = ink(cell);
      if (!width) continue;
      if (left < end + 1) faults.push(`${cell.textContent} runs into its neighbour`);
      end = right;
    }
  }
  return faults;
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
