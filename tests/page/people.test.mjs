/** Two people at one device, by their names. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, cleanNames } from "../../www/players.js";
import { load } from "../wasm/module.mjs";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, checkAgainstReplay } from "./player.mjs";
import { waitForStep } from "./review.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const { Game } = await load("fanqi_bg.wasm");

test("a name is one line of at most twenty characters", () => {
  assert.equal(cleanName("  李明 "), "李明");
  assert.equal(cleanName("a\n\tb\u0000c"), "a b c");
  assert.equal(cleanName("\u202eevil\u2066"), "evil");
  assert.equal(cleanName("x".repeat(30)), "x".repeat(20));
  assert.equal(cleanName("🀄".repeat(30)), "🀄".repeat(20));
  for (const none of [undefined, null, 7, {}, " \n "]) assert.equal(cleanName(none), "");
  assert.deepEqual(cleanNames(["a", 1]), ["a", ""]);
  assert.deepEqual(cleanNames("ab"), ["", ""]);
});

/** @param {Table} table @param {string} first @param {string} second @param {string} [rules] */
async function beginAs(table, first, second, rules = "blast") {
  await table.press("new-game");
  const { board } = table;
  await board.locator("[name=opponent][value=person]").check();
  await board.locator("[name=name1]").fill(first);
  await board.locator("[name=name2]").fill(second);
  await board.locator(`[name=preset][value=${rules}]`).check();
  await shoot(table.page, "new game names");
  await table.control("start").click();
  await table.waitForPhase("person");
}

const ODD = 'Zoë "Z" \\ <b>&amp;';

for (const device of /** @type {const} */ (["smallPhone", "desktop"]))
  pageTest(
    `people are called by their names, ${device}`,
    { query: query({ opponent: "person", lang: "en" }), device },
    async (table) => {
      const gesture = device === "desktop" ? click : touch;
      await beginAs(table, "李明", ODD, "quick");
      await table.waitForText("status", /李明 to act/);
      await act(table, gesture, "b6");
      assert.ok((await table.part("status").innerText()).includes(`${ODD} to act`));
      await table.waitForText("said", /李明 turned over b6/);
      await act(table, gesture, "d6");
      await table.waitForText("status", /李明 is (red|blue)/);
      if (device === "desktop") assert.ok((await table.part("log").innerText()).includes(ODD));
      const record = await table.record();
      assert.ok(record.includes('[First "李明"]\n[Second "Zoë \\"Z\\" \\\\ <b>&amp;"]\n'), record);
      await table.page.reload();
      await table.waitForPhase("person");
      await table.waitForText("status", /李明 to act/);
      await shoot(table.page, `names ${device}`);
      await table.press("resign");
      await table.confirm();
      await table.part("result").waitFor();
      const said = await table.part("result").innerText();
      assert.ok(said.includes(`${ODD} won`) && said.includes("李明 resigned"), said);
      await shoot(table.page, `names end ${device}`);
      await checkAgainstReplay(table);
      await table.press("new-game");
      const kept = await table.board
        .locator("[name=name1], [name=name2]")
        .evaluateAll((all) => all.map((each) => /** @type {HTMLInputElement} */ (each).value));
      assert.deepEqual(kept, ["李明", ODD], "kept for the next time");
    },
  );

pageTest(
  "without names colours stand for them, and against the program there are none",
  { query: query({ opponent: "person", seed: "unnamed" }) },
  async (table) => {
    await beginAs(table, " ", "");
    await table.waitForText("status", /First to act/);
    await act(table, click, "b6");
    await table.waitForText("status", /(Red|Blue) to act/);
    assert.match(await table.record(), /\[First "First"\]\n\[Second "Second"\]/);
    await table.press("new-game");
    await table.board.locator("[name=opponent][value=program]").check();
    assert.ok(!(await table.board.locator("[name=name1]").isVisible()));
  },
);

pageTest(
  "a record that is opened names its people, and keeps their names when it is played on",
  { query: query({ opponent: "person", seed: "opened" }), device: "tallPhone" },
  async (table) => {
    const long = "A very long name that no phone has room for";
    const game = Game.start({
      rules: "quick",
      seed: "people",
      first: ODD,
      second: long,
      date: "2026-11-30",
    });
    for (const action of ["b6", "d6"]) game.play(action);
    game.resign(1);
    await table.control("menu").click();
    await table.control("open-record").click();
    await table.board.locator("[name=record]").fill(game.record());
    await table.control("open").click();
    await waitForStep(table, 0, 2);
    await table.control("review-last").click();
    const status = await table.part("status").innerText();
    assert.ok(status.includes(`${long.slice(0, 20).trim()} won. ${ODD} resigned.`), status);
    await shoot(table.page, "names in a record");
    await table.control("play-on").click();
    await table.confirm();
    await table.waitForPhase("person");
    assert.ok((await table.part("status").innerText()).includes(`${ODD} to act`));
    assert.ok((await table.record()).includes(`[Second "${long}"]`));
    await checkAgainstReplay(table);
  },
);
