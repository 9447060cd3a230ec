/** No tap throws a running game away: what would end it is asked first, and said with what it costs. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, playOn, tag } from "./player.mjs";
import { click } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

/** What the profile holds. @param {Table} table */
const results = (table) =>
  table.page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("fanqi/main/results/"))
      .map((key) => JSON.parse(localStorage[key])),
  );

/** @param {Table} table */
const question = (table) => table.board.locator("dialog").last().innerText();

pageTest(
  "a new game over a counted one is asked for, and counts as a loss",
  { query: query({ rules: "blast", first: "me" }), device: "smallPhone" },
  async (table) => {
    await table.waitForPhase("person");
    await playOn(table, click, { plies: 4 });
    await table.waitForPhase("person");
    const record = await table.record();
    for (const answer of ["cancel", "close"]) {
      await table.press("new-game");
      await table.control("start").click();
      assert.match(await question(table), /Begin a new game\?\s.*count as a loss/s);
      await shoot(table.page, "leaving");
      await table.board.locator("dialog").last().locator(`[data-action=${answer}]`).first().click();
      assert.ok(await table.control("start").isVisible(), "what was filled in stays");
      assert.equal(await table.record(), record, "the game goes on");
      await table.page.keyboard.press("Escape");
    }
    assert.deepEqual(await results(table), []);
    await table.press("new-game");
    await table.startAnew();
    await table.page.waitForFunction(() =>
      / [01] [01]$/.test(/** @type {any} */ (document.querySelector("fanqi-board")).position),
    );
    const [result, ...others] = await results(table);
    assert.deepEqual(others, []);
    assert.deepEqual([result.outcome, result.rules, result.plies], ["lost", "blast", 4]);
    const ends = (await table.events()).filter(({ type }) => type === "fanqi-end");
    assert.deepEqual(
      ends.map(({ detail }) => detail),
      [{ winner: 2, reason: "left" }],
    );
    assert.equal(await table.part("result").isVisible(), false);
  },
);

for (const [name, address] of [
  ["that does not count", query({ rules: "quick", seed: "leaving", first: "me" })],
  ["of two people", query({ rules: "quick", opponent: "person" })],
])
  pageTest(`a restart of a game ${name} is asked for`, { query: address }, async (table) => {
    await act(table, click, "b6");
    await table.waitForPhase("person");
    await table.press("restart");
    assert.doesNotMatch(await question(table), /loss/);
    assert.match(await question(table), /The game in progress will end\./);
    await table.control("cancel").click();
    assert.match(await table.record(), /b6=/);
    await table.press("restart");
    await table.confirm();
    await table.page.waitForFunction(() =>
      / 0 0$/.test(/** @type {any} */ (document.querySelector("fanqi-board")).position),
    );
    assert.deepEqual(await results(table), []);
  });

pageTest(
  "where nobody has acted nothing is asked",
  { query: query({ first: "me" }) },
  async (table) => {
    await table.waitForPhase("person");
    await table.press("restart");
    await table.page.waitForTimeout(300);
    assert.equal(await table.board.locator("dialog").count(), 0);
    await table.press("new-game");
    await table.control("start").click();
    await table.board.locator("dialog").first().waitFor({ state: "detached" });
  },
);

pageTest(
  "a double click on the start closes no question, and asks only once",
  { query: query({ rules: "quick", first: "me" }) },
  async (table) => {
    await table.waitForPhase("person");
    await act(table, click, "b6");
    await table.waitForPhase("person");
    await table.press("new-game");
    await table.control("start").dblclick({ delay: 30 });
    await table.page.waitForTimeout(500);
    assert.equal(await table.board.locator("dialog").count(), 2, "the question stands");
    await table.page.mouse.click(3, 3);
    // Later the backdrop closes it.
    await table.control("confirm").waitFor({ state: "detached" });
    assert.equal(await table.board.locator("dialog").count(), 1);
    await table.control("start").evaluate((button) => {
      for (let times = 0; times < 3; times++) /** @type {HTMLElement} */ (button).click();
    });
    await table.control("confirm").waitFor();
    assert.equal(await table.board.locator("dialog").count(), 2);
    await table.confirm();
    await table.board.locator("dialog").first().waitFor({ state: "detached" });
  },
);

pageTest(
  "a question that comes late is put to nobody else",
  {
    query: query({ opponent: "person", rules: "quick,talk-after=0" }),
    prepare: (context) =>
      context.route(/dialogs(\/|\.|-)/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      }),
  },
  async (table) => {
    for (const name of ["resign", "offer-draw"]) {
      await table.page.reload();
      await table.waitForPhase("person");
      await table.press(name);
      const [free] = await coveredPoints(table);
      await act(table, click, free);
      await table.page.waitForTimeout(4000);
      assert.equal(await table.board.locator("dialog").count(), 0, name);
    }
    await table.press("resign");
    await table.control("confirm").waitFor();
  },
);

/** @param {Table} table */
async function coveredPoints(table) {
  const rows = (await table.position()).split(" ")[0].split("/");
  return rows.flatMap((row, index) =>
    [...row.replace(/\d/g, (empty) => "0".repeat(Number(empty)))].flatMap((piece, column) =>
      piece === "?" ? [`${"abcde"[column]}${12 - index}`] : [],
    ),
  );
}

const AHEAD = endgame("f4/4l/5/5/5/5/5/5/5/5/MGD2/4F", { plies: 60 });
pageTest(
  "a draw that the program would take is offered only on purpose",
  { query: query({ rules: "standard", position: AHEAD, seed: "talk", first: "me" }) },
  async (table) => {
    await table.waitForPhase("person");
    await table.press("offer-draw");
    assert.match(await question(table), /Offer the program a draw\?/);
    await table.control("cancel").click();
    await table.waitForPhase("person");
    assert.equal(tag(await table.record(), "Result"), "*");
    await table.offerDraw();
    await table.waitForPhase("ended");
    assert.equal(tag(await table.record(), "Termination"), "agreement");
  },
);
