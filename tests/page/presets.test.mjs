/** Every preset, and a house rule of one's own, chosen in the dialog and then played. */

import assert from "node:assert/strict";
import { load } from "../wasm/module.mjs";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { checkAgainstReplay, playOn, tag } from "./player.mjs";
import { touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const fanqi = await load("fanqi_bg.wasm");
const PLIES = 10;

/** @param {Table} table @param {string} name @param {string} value */
const choose = (table, name, value) =>
  table.board.locator(`label:has(> input[name="${name}"][value="${value}"])`).click();

/**
 * Opens the dialog, chooses, and begins.
 *
 * @param {Table} table
 * @param {string} preset
 * @param {(table: Table) => Promise<void>} [more]
 */
async function begin(table, preset, more) {
  await table.press("new-game");
  await choose(table, "opponent", "program");
  await choose(table, "first", "me");
  await choose(table, "preset", preset);
  await more?.(table);
  await shoot(table.page, `new game ${preset}`);
  await table.control("start").click();
  await table.waitForPhase("person");
}

for (const { name: preset } of fanqi.rulesCatalogue().presets)
  pageTest(`preset ${preset}`, { device: "tallPhone", query: query({}) }, async (table) => {
    await begin(table, preset);
    assert.equal(tag(await table.record(), "Rules"), preset);
    await playOn(table, touch, { plies: PLIES });
    await checkAgainstReplay(table);
    await shoot(table.page, `preset ${preset}`);
  });

pageTest("house rules", { device: "tallPhone", query: query({}) }, async (table) => {
  await begin(table, "classic", async ({ board }) => {
    await board.locator("details > summary").click();
    await board.locator('select[name="option-hq"]').selectOption("locked");
    await board.locator('select[name="option-colour"]').selectOption("pair-any");
    // Key by key: what Playwright fills in, Firefox sets before the number that stands there.
    await board.locator('input[name="option-quiet-limit"]').press("ControlOrMeta+a");
    await board.locator('input[name="option-quiet-limit"]').pressSequentially("12");
    const summary = await board.locator("details > summary").innerText();
    assert.match(summary, /3 changed/, "a number counts as it stands there");
    await board.locator('input[name="option-total-limit"]').fill("");
  });
  const rules = fanqi.readRules("classic,colour=pair-any,hq=locked,quiet-limit=12").canonical;
  assert.equal(tag(await table.record(), "Rules"), rules);
  await playOn(table, touch, { plies: PLIES });
  await checkAgainstReplay(table);
});

pageTest("a number out of bounds begins nothing", { query: query({}) }, async (table) => {
  const before = await table.record();
  await table.press("new-game");
  await table.board.locator("details > summary").click();
  await table.board.locator('input[name="option-quiet-limit"]').fill("10000");
  await table.control("start").click();
  assert.ok(await table.control("start").isVisible(), "the dialog stays open");
  assert.equal(await table.record(), before);
});

for (const [lang, rules, told] of [
  ["en", "online", "Colours: the first pair."],
  ["en", "online,colour=pair-any", "Colours: the first pair, whoever's."],
  ["zh-Hans", "online", "颜色：自己先凑成一对。"],
  ["zh-Hant", "online", "顏色：自己先湊成一對。"],
])
  pageTest(
    `where a pair settles the colours the smallest phone says so, ${lang}, ${rules}`,
    { query: query({ rules, lang, first: "me" }), device: "smallPhone" },
    async (table) => {
      await table.waitForPhase("person");
      const colours = table.part("colours");
      assert.ok((await colours.innerText()).includes(told), await colours.innerText());
      const cut = await colours
        .locator(".list")
        .evaluateAll((lists) => lists.filter((each) => each.scrollWidth > each.clientWidth).length);
      assert.equal(cut, 0);
      const box = await colours.boundingBox();
      assert.ok(box && box.y + box.height <= 500.5);
    },
  );
