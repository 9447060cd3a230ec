/** Two people at one device, by their names. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, cleanNames, isTooLong } from "../../www/players.js";
import { nameOfTag, recordNames } from "../../www/record-names.js";
import { load } from "../wasm/module.mjs";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, checkAgainstReplay } from "./player.mjs";
import { waitForStep } from "./review.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const { Game } = await load("fanqi_bg.wasm");

test("a name is one line of at most twenty characters that are seen", () => {
  assert.equal(cleanName("  李明 "), "李明");
  assert.equal(cleanName("a\n\tb\u0000c"), "a b c");
  assert.equal(cleanName("\u202eevil\u2066"), "evil");
  assert.equal(cleanName("x".repeat(30)), "x".repeat(20));
  assert.equal(cleanName("🀄".repeat(30)), "🀄".repeat(20));
  const family = "👨\u200d👩\u200d👧";
  assert.equal(cleanName(family.repeat(21)), family.repeat(20), "none is cut in its middle");
  assert.equal(cleanName("❤\ufe0f"), "❤\ufe0f");
  assert.equal(cleanName("李\u200b\u2060明\ufeff"), "李明");
  for (const unseen of [
    "\u200b",
    "\u2060 \u200d",
    "\u202e\u2066",
    "\ufeff\u00ad",
    "\u3164",
    "\u2800",
  ])
    assert.equal(cleanName(unseen), "", JSON.stringify(unseen));
  assert.ok(cleanName("a" + "\u0301".repeat(500)).length <= 200);
  assert.ok(isTooLong(family.repeat(21)) && !isTooLong(` ${family.repeat(20)} `));
  for (const none of [undefined, null, 7, {}, " \n "]) assert.equal(cleanName(none), "");
  assert.deepEqual(cleanNames(["a", 1]), ["a", ""]);
  assert.deepEqual(cleanNames("ab"), ["", ""]);
});

test("a record's tags hold the same where nobody gave a name, in every language", () => {
  assert.deepEqual(recordNames(["", "李明"], null), ["?", "李明"]);
  assert.deepEqual(recordNames(["", ""], 1), ["?", "Fanqi"]);
  assert.deepEqual(recordNames(["", ""], 2), ["Fanqi", "?"]);
  for (const earlier of ["?", "You", "你", "First", "先手", "后手", "後手"])
    assert.equal(nameOfTag(earlier, "電腦"), "", earlier);
  for (const program of ["Fanqi", "翻棋"]) assert.equal(nameOfTag(program, "電腦"), "電腦");
  assert.equal(nameOfTag("李明", "電腦"), "李明");
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
      assert.ok((await table.part("status").textContent())?.includes(`${ODD} `));
      await table.waitForText("said", /李明 turned over b6/);
      await act(table, gesture, "d6");
      await table.waitForText("status", /李明 is (red|blue)/);
      await table.waitForText("status", /李明 \((red|blue)\) to act/);
      if (device === "desktop") assert.ok((await table.part("log").innerText()).includes(ODD));
      const record = await table.record();
      assert.ok(record.includes('[First "李明"]\n[Second "Zoë \\"Z\\" \\\\ <b>&amp;"]\n'), record);
      await table.page.reload();
      await table.waitForPhase("person");
      await table.waitForText("status", /李明 \((red|blue)\) to act/);
      await shoot(table.page, `names ${device}`);
      await table.press("resign");
      const asked = await table.board.locator("dialog h2").innerText();
      assert.equal(asked, "李明: resign this game?");
      await table.confirm();
      await table.part("result").waitFor();
      const said = (await table.part("result").textContent()) ?? "";
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
    assert.match(await table.record(), /\[First "\?"\]\n\[Second "\?"\]/);
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
    await table.page.keyboard.press("End");
    const status = await table.part("status").innerText();
    assert.ok(status.includes(`${long.slice(0, 20).trim()} won. ${ODD} resigned.`), status);
    await shoot(table.page, "names in a record");
    await table.control("play-on").click();
    await table.confirm();
    await table.waitForPhase("person");
    assert.ok((await table.part("status").textContent())?.includes(ODD));
    assert.ok((await table.record()).includes(`[Second "${long}"]`));
    await checkAgainstReplay(table);
  },
);

const LONG = ["W".repeat(20), "欧阳".repeat(10)];
for (const lang of ["en", "zh-Hans", "zh-Hant"])
  for (const device of /** @type {const} */ (["smallPhone", "phone"]))
    pageTest(
      `long names are cut short, the words around them are not, ${lang}, ${device}`,
      {
        query: query({ opponent: "person", lang, name1: LONG[0], name2: LONG[1], rules: "quick" }),
        device,
      },
      async (table) => {
        for (const point of ["b6", "d6", "a1"]) {
          const cut = await table
            .part("status")
            .evaluate((status) =>
              [...status.querySelectorAll(".words")].flatMap((each) =>
                each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [],
              ),
            );
          assert.deepEqual(cut, []);
          assert.ok(
            (await table.part("status").locator(".name").first().innerText()).length === 20,
          );
          await shoot(table.page, `long names ${lang} ${device} ${point}`);
          await act(table, touch, point);
        }
        await table.press("resign");
        await table.confirm();
        await table.part("result").waitFor();
        await shoot(table.page, `long names end ${lang} ${device}`);
      },
    );

pageTest(
  "a name that is too long is held to its limit, and that is said",
  { query: query({ opponent: "person" }), device: "smallPhone" },
  async (table) => {
    await table.press("new-game");
    const field = table.board.getByLabel("Name: who begins");
    await table.board.getByLabel("Name: the other").waitFor();
    const said = table.board.locator("dialog .people [role=status]").first();
    await field.fill("👨\u200d👩\u200d👧".repeat(20));
    assert.equal(await said.innerText(), "");
    await field.pressSequentially("x");
    assert.equal(await field.inputValue(), "👨\u200d👩\u200d👧".repeat(20));
    assert.match(await said.innerText(), /at most 20 characters/);
    await shoot(table.page, "name too long");
    await field.fill("\u200b\u2060");
    await table.control("start").click();
    await table.waitForText("status", /First to act/);
  },
);

pageTest(
  "names come by the address, and what can be none is told",
  { query: query({ opponent: "person", name1: "李明", name2: "x".repeat(21) }) },
  async (table) => {
    await table.waitForText("status", /李明 to act/);
    await table.waitForText("message", /name2=x/);
    await table.control("unusable").click();
    const told = table.board.locator("dialog .body");
    assert.match(await told.innerText(), /name2=x+ .*: a name has up to 20 characters/);
    await table.page.keyboard.press("Escape");
    assert.match(await table.record(), /\[First "李明"\]\n\[Second "\?"\]/);
  },
);

pageTest(
  "a draw that was offered and not answered before a reload may be offered again",
  { query: query({ opponent: "person", rules: "quick,talk-after=0" }) },
  async (table) => {
    await act(table, click, "b6");
    const board = table.board;
    for (const leave of [
      () => table.page.reload(),
      () => board.evaluate((element) => element.parentNode?.append(element)),
    ]) {
      await table.press("offer-draw");
      await table.control("accept-draw").waitFor();
      await leave();
      await table.waitForPhase("person");
      assert.equal(await board.locator("dialog").count(), 0);
    }
    await table.press("offer-draw");
    await table.control("decline-draw").click();
    await table.page.reload();
    await table.waitForPhase("person");
    await table.press("offer-draw");
    await table.waitForText("message", /ten moves/);
    assert.equal(await table.control("accept-draw").count(), 0, "once it was declined it may not");
  },
);
