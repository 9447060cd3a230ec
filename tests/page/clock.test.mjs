/** The clock: what it waits for, and what is said when a turn is lost by it. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { pageTest } from "./harness.mjs";
import { act, actionsOf } from "./player.mjs";
import { click } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const RULES = "online,move-time=2";
/** Longer than the clock gives. */
const LONG_MS = 3500;
const alone = query({ rules: RULES, seed: "clock", first: "me", opponent: "program" });
const together = query({ rules: `${RULES},talk-after=0`, seed: "clock", opponent: "person" });

/** @param {Table} table */
async function holds(table) {
  const before = (await table.events()).length;
  await table.page.waitForTimeout(LONG_MS);
  assert.equal((await table.events()).length, before, "the clock waits");
}

/** @param {Table} table @param {RegExp} said */
async function runsOut(table, said) {
  await table.waitForText("advice", said);
  const passes = (await table.events()).filter(({ detail }) => detail.kind === "pass");
  assert.equal(passes.length, 1);
  assert.equal(await table.part("advice").getAttribute("role"), "status", "it is announced");
}

/** @type {[string, string, string][]} the control that opens it, and that closes it */
const OVER = [
  ["the menu", "menu", "close"],
  ["the help", "help", "close"],
  ["the guide", "guide", "guide-leave"],
];
for (const [name, open, close] of OVER)
  pageTest(
    `against the program the clock waits behind ${name}, then a lost turn is told`,
    { query: alone, device: "phone" },
    async (table) => {
      await table.waitForPhase("person");
      await table.press(open);
      await holds(table);
      await table.control(close).first().click();
      await runsOut(table, /^You ran out of time: a turn lost\. 1 of 5/);
      await table.waitForPhase("person");
      await table.waitForText("advice", /turn lost/);
      await act(table, click, "c6");
      assert.equal(await table.part("advice").innerText(), "", "it goes with the next action");
    },
  );

pageTest(
  "between two people the clock waits while a dialog is open, and not for the guide",
  { query: together },
  async (table) => {
    await table.press("resign");
    await table.control("confirm").waitFor();
    await holds(table);
    await table.page.keyboard.press("Escape");
    await table.press("menu");
    await table.control("guide").click();
    await table.part("guide").waitFor();
    await runsOut(table, /^First ran out of time: a turn lost\. 1 of 5/);
    assert.match(await table.record(), /Result "\*"/, "nobody resigned");
  },
);

/** The seconds that are kept for the action. @param {Table} table @returns {Promise<number>} */
const keptSeconds = (table) =>
  table.page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith("/about"));
    return JSON.parse(localStorage[key ?? ""]).clock;
  });

pageTest(
  "reloads and moves of the board do not hold the clock",
  { query: query({ rules: "online,move-time=3", seed: "reload", opponent: "person" }) },
  async (table) => {
    await table.waitForPhase("person");
    await table.page.waitForTimeout(700);
    await table.board.evaluate((board) => {
      const place = board.parentNode;
      board.remove();
      place?.append(board);
    });
    const moved = await keptSeconds(table);
    assert.ok(moved > 0 && moved < 2.7, `moved with ${moved} s`);
    await table.waitForPhase("person");
    let reloads = 0;
    while (!actionsOf(await table.record()).includes("--")) {
      assert.ok(++reloads < 20, "the turn is lost at last");
      await table.page.waitForTimeout(700);
      await table.page.reload();
      await table.waitForPhase("person");
    }
    assert.ok(reloads > 1, "it did not begin with no time");
  },
);
