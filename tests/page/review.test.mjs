/** Looking back through a game, step by step: what is shown, and that nothing is changed by it. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { DEVICES, pageTest, shoot } from "./harness.mjs";
import { act, checkAgainstReplay, tag } from "./player.mjs";
import { board, drop, finishedRecord, waitForStep } from "./review.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const TWO = query({ opponent: "person", rules: "standard", seed: "look back" });
const FLIPS = ["b6", "c7", "d2", "e8", "a1", "b12"];

/** @param {Table} table @param {string} way */
const step = (table, way) => table.control(`review-${way}`).click();

/** @param {Table} table @param {import("./table.mjs").Gesture} gesture @returns {Promise<string[][]>} the board after every action */
async function playFlips(table, gesture) {
  const boards = [await board(table)];
  for (const action of FLIPS) {
    await act(table, gesture, action);
    await table.waitForPhase("person");
    boards.push(await board(table));
  }
  return boards;
}

/** @param {Table} table */
async function lookBack(table) {
  await table.control("menu").click();
  await table.control("review").last().click();
  await table.part("review").waitFor();
}

pageTest(
  "every step shows what was seen then, and the game stays as it is",
  { query: TWO, device: "phone" },
  async (table) => {
    const boards = await playFlips(table, touch);
    const count = FLIPS.length;
    const record = await table.record();
    await lookBack(table);
    await waitForStep(table, count, count);
    for (let at = count - 1; at >= 0; at--) {
      await step(table, "back");
      await waitForStep(table, at, count);
      assert.deepEqual(await board(table), boards[at]);
    }
    assert.ok(await table.control("review-back").isDisabled());
    for (let at = 1; at <= count; at++) {
      await step(table, "forward");
      await waitForStep(table, at, count);
      assert.deepEqual(await board(table), boards[at]);
    }
    assert.ok(await table.control("review-forward").isDisabled());
    await step(table, "first");
    assert.deepEqual(await board(table), boards[0]);
    await step(table, "last");
    assert.deepEqual(await board(table), boards[count]);
    await table.board.locator("[name=step]").fill("2");
    await waitForStep(table, 2, count);
    assert.deepEqual(await board(table), boards[2]);
    await table.waitForText("status", /c7: /);
    await table.waitForText("said", /c7: /);
    await touch(table, "e1");
    await table.waitForText("said", /looking back/);
    assert.equal(await table.record(), record);
    await step(table, "close");
    await table.waitForPhase("person");
    assert.deepEqual(await board(table), boards[count]);
    await act(table, touch, "e1");
    await checkAgainstReplay(table);
  },
);

pageTest("arrow keys step, and Escape returns", { query: TWO }, async (table) => {
  const boards = await playFlips(table, click);
  const count = FLIPS.length;
  await lookBack(table);
  const { keyboard } = table.page;
  /** @type {[string, number][]} */
  const presses = [
    ["ArrowLeft", 5],
    ["ArrowLeft", 4],
    ["ArrowRight", 5],
    ["Home", 0],
    ["End", 6],
  ];
  // First on the slider, which has the focus, then on a button beside it.
  for (const on of ["slider", "button"]) {
    if (on === "button") await table.control("review-back").focus();
    for (const [key, at] of presses) {
      await keyboard.press(key);
      await waitForStep(table, at, count);
      assert.deepEqual(await board(table), boards[at], `${key} on the ${on}`);
    }
  }
  await keyboard.press("Escape");
  await table.waitForPhase("person");
  const focused = await table.board.evaluate((element) =>
    element.shadowRoot?.activeElement?.getAttribute("data-action"),
  );
  assert.equal(focused, "menu", "the focus is not lost");
});

pageTest(
  "the program acts while one looks back, and the game has grown",
  {
    query: query({ first: "me", rules: "standard", seed: "meanwhile" }).replace(
      "&motion=0",
      "&motion=1",
    ),
  },
  async (table) => {
    await table.waitForPhase("person");
    await table.point("b6").click();
    await table.waitForEvents(1);
    await lookBack(table);
    await step(table, "first");
    await table.waitForEvents(2);
    await waitForStep(table, 0, 2);
    assert.match((await board(table))[26], /face down/, "b6 was still face down");
    await step(table, "last");
    await waitForStep(table, 2, 2);
    await step(table, "close");
    await table.waitForPhase("person");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a finished game is looked back through from its result",
  {
    query: query({
      opponent: "person",
      rules: "quick",
      position: endgame("f4/5/5/5/5/M4/m4/5/5/5/5/4F", { plies: 40 }),
      seed: "finished",
    }),
    device: "phone",
  },
  async (table) => {
    await act(table, touch, "a7a11");
    await act(table, touch, "a6a7");
    await act(table, touch, "a11a12");
    await table.part("result").waitFor();
    const end = await board(table);
    await table.part("result").locator("[data-action=review]").click();
    await waitForStep(table, 3, 3);
    await table.waitForText(
      "status",
      /3 \/ 3 · Red: .* takes the flag on a12\. Red won\. Blue lost/,
    );
    assert.deepEqual(await board(table), end);
    await step(table, "back");
    await waitForStep(table, 2, 3);
    assert.doesNotMatch(await table.part("status").innerText(), /won/);
    assert.ok(!(await table.part("result").isVisible()));
    await shoot(table.page, "review finished");
    await step(table, "close");
    await table.part("result").waitFor();
    assert.equal(tag(await table.record(), "Result"), "1-0");
  },
);

pageTest(
  "a game that is over before anything was done tells its end alone",
  {
    query: query({
      opponent: "person",
      rules: "quick",
      position: endgame("f4/4m/5/5/5/5/5/5/5/5/5/4F", { plies: 40, turn: 2 }),
      seed: "over",
    }),
  },
  async (table) => {
    await table.part("result").locator("[data-action=review]").click();
    await waitForStep(table, 0, 0);
    const status = await table.part("status").innerText();
    assert.match(status, /Blue won\. Red had no piece left/);
    assert.doesNotMatch(status, /start of the game/);
  },
);

pageTest(
  "a reload while a finished game is looked through shows the same step",
  {
    query: query({
      opponent: "person",
      rules: "quick",
      position: endgame("f4/5/5/5/5/M4/m4/5/5/5/5/4F", { plies: 40 }),
      seed: "finished",
    }),
  },
  async (table) => {
    for (const action of ["a7a11", "a6a7", "a11a12"]) await act(table, click, action);
    await table.part("result").locator("[data-action=review]").click();
    await step(table, "back");
    await waitForStep(table, 2, 3);
    const seen = await board(table);
    await table.page.reload();
    await waitForStep(table, 2, 3);
    assert.deepEqual(await board(table), seen);
    await step(table, "close");
    await table.part("result").waitFor();
    await table.page.reload();
    await table.part("result").waitFor();
    assert.equal(await table.part("review").count(), 0);
  },
);

pageTest("a line of the log leads to what was seen then", { query: TWO }, async (table) => {
  const boards = await playFlips(table, click);
  const count = FLIPS.length;
  const log = table.part("log");
  const line = (/** @type {number} */ number) =>
    log.getByRole("button", { name: new RegExp(` ${FLIPS[number - 1]}: `) });
  assert.equal(await log.getByRole("button").count(), count);
  for (const { height } of await log
    .getByRole("button")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON())))
    assert.ok(height >= 24, `a line is ${height} high`);
  await line(2).click();
  await waitForStep(table, 2, count);
  assert.deepEqual(await board(table), boards[2]);
  assert.equal(await log.getByRole("button").count(), count, "all lines can still be pressed");
  assert.equal(await line(2).getAttribute("aria-current"), "step");
  await line(5).click();
  await waitForStep(table, 5, count);
  assert.deepEqual(await board(table), boards[5]);
  assert.equal(await log.locator("[aria-current]").count(), 1);
  await step(table, "close");
  await table.waitForPhase("person");
  assert.equal(await log.locator("[aria-current]").count(), 0);
  // By keys: one stop for all lines, arrows between them.
  assert.equal(await log.locator("[tabindex='0']").count(), 1);
  await log.locator("[tabindex='0']").focus();
  const { keyboard } = table.page;
  for (const key of ["ArrowDown", "ArrowDown", "End", "ArrowUp", "Enter"])
    await keyboard.press(key);
  await waitForStep(table, 2, count);
  await act(await closed(table), click, "e1");
  assert.equal(await log.getByRole("button").count(), count + 1);
});

/** @param {Table} table */
async function closed(table) {
  await step(table, "close");
  await table.waitForPhase("person");
  return table;
}

pageTest("a reload while looking back goes on with the game", { query: TWO }, async (table) => {
  await playFlips(table, click);
  const record = await table.record();
  await lookBack(table);
  await step(table, "first");
  await table.page.reload();
  await table.waitForPhase("person");
  assert.equal(await table.record(), record);
  await act(table, click, "e1");
});

/** @param {Table} table */
const boardBox = (table) =>
  table.board
    .locator(".board")
    .evaluate((/** @type {HTMLElement} */ { offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
      [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(" "),
    );

for (const device of /** @type {const} */ (["phone", "tallPhone", "tablet", "desktop"]))
  pageTest(`the board keeps its size, ${device}`, { query: TWO, device }, async (table) => {
    await act(table, click, "b6");
    const box = await boardBox(table);
    await lookBack(table);
    assert.equal(await boardBox(table), box, "in a look back");
    await step(table, "close");
    await table.waitForPhase("person");
    await drop(table, finishedRecord());
    await table.control("play-on").waitFor();
    assert.equal(await boardBox(table), box, "with a record");
    const boxes = await table
      .part("review")
      .locator("button:visible, input")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const { width, height, right } of boxes) {
      assert.ok(width >= 44 && height >= 40, `${width} x ${height}`);
      assert.ok(right <= (DEVICES[device].viewport?.width ?? 0), `${right}`);
    }
    await shoot(table.page, `record ${device}`);
  });

for (const [device, { viewport }] of Object.entries(DEVICES))
  pageTest(
    `the stepper fits ${device}`,
    { query: TWO, device: /** @type {keyof typeof DEVICES} */ (device) },
    async (table) => {
      await act(table, click, "b6");
      await lookBack(table);
      const boxes = await table
        .part("review")
        .locator("button, input")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      assert.equal(boxes.length, 6);
      for (const { left, top, right, bottom, width, height } of boxes) {
        assert.ok(width >= 44 && height >= 40, `${width} x ${height}`);
        assert.ok(left >= 0 && top >= 0, `${left}, ${top}`);
        assert.ok(right <= (viewport?.width ?? 0) && bottom <= (viewport?.height ?? 0));
      }
      await shoot(table.page, `review ${device}`);
    },
  );
