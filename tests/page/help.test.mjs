/** The help: the rules in force, every option of them, with pictures by the board itself. */

import assert from "node:assert/strict";
import { load } from "../wasm/module.mjs";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const { rulesCatalogue } = await load("fanqi_bg.wasm");
const { options, presets } = rulesCatalogue();
const STANDARD = presets[0].values;

/** A value of each option that the preset does not have. */
const OTHERS = options.flatMap(({ name, values, number }) => {
  const others = values.filter((value) => value !== STANDARD[name]);
  return [...others, ...(number ? ["47"] : [])].map((value) => [name, value]);
});

/** The help, and not the menu that may still be on its way out. @param {Table} table */
const helpOf = (table) =>
  table.board.locator("dialog").filter({ has: table.page.locator("figure canvas") });

/** Opens the help for some rules and reads it. @param {Table} table @param {string} rules */
async function helpFor(table, rules) {
  await table.board.evaluate((board, wanted) => {
    board.removeAttribute("address");
    board.removeAttribute("save");
    board.setAttribute("rules", wanted);
    board.setAttribute("first", "me");
    const parent = /** @type {Element} */ (board.parentElement);
    // Begun anew, without the game of before.
    const fresh = /** @type {Element} */ (board.cloneNode());
    board.remove();
    parent.append(fresh);
  }, rules);
  await table.waitForPhase("person");
  await table.press("menu");
  await table.control("help").click();
  const dialog = helpOf(table);
  await dialog.locator("figure canvas").first().waitFor();
  const text = await dialog.locator(".body").innerText();
  const pictures = await dialog.locator("figure canvas").evaluateAll((all) =>
    all.map((each) => {
      const canvas = /** @type {HTMLCanvasElement} */ (each);
      return { words: canvas.getAttribute("aria-label") ?? "", shown: canvas.toDataURL() };
    }),
  );
  await table.page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return { text, pictures };
}

for (const lang of ["en", "zh-Hans", "zh-Hant"])
  pageTest(
    `every option changes what is said, ${lang}`,
    { query: query({ lang }) },
    async (table) => {
      await table.board.evaluate((board, own) => board.setAttribute("lang", own), lang);
      const standard = await helpFor(table, "standard");
      const silent = [];
      // One of three languages is asked about every value; the words have the same keys.
      const asked = lang === "en" ? OTHERS : OTHERS.filter((_, index) => index % 4 === 0);
      for (const [name, value] of asked) {
        const { text } = await helpFor(table, `standard,${name}=${value}`);
        const lines = (/** @type {string} */ whole) => whole.split("\n").slice(1).join("\n");
        if (lines(text) === lines(standard.text)) silent.push(`${name}=${value}`);
        if (/^\d+$/.test(value)) assert.match(text, new RegExp(value));
        assert.doesNotMatch(text, /undefined|null|NaN/);
      }
      assert.deepEqual(silent, []);
    },
  );

pageTest("the pictures show what the rules allow", { query: query({}) }, async (table) => {
  const standard = await helpFor(table, "standard");
  assert.equal(standard.pictures.length, 3);
  assert.match(standard.pictures[0].words, /turns corners/);
  const online = await helpFor(table, "online");
  assert.match(online.pictures[0].words, /straight/);
  assert.notEqual(online.pictures[0].shown, standard.pictures[0].shown);
  assert.equal(online.pictures[1].shown, standard.pictures[1].shown, "a camp is a camp");
  const quick = await helpFor(table, "quick");
  assert.match(quick.pictures[2].words, /take it at once/);
  assert.notEqual(quick.pictures[2].shown, standard.pictures[2].shown);
  for (const { shown } of standard.pictures) assert.ok(shown.length > 5000, "it is not empty");
});

for (const [lang, theme] of /** @type {[string, "light" | "dark"][]} */ ([
  ["en", "light"],
  ["zh-Hans", "dark"],
  ["zh-Hant", "light"],
]))
  pageTest(
    `the help fits a phone, ${lang}`,
    { query: query({ lang, first: "me" }), device: "smallPhone", theme },
    async (table) => {
      await table.waitForPhase("person");
      await table.press("menu");
      await table.control("help").click();
      const body = helpOf(table).locator(".body");
      await body.locator("figure canvas").first().waitFor();
      const wide = await body.evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.equal(wide, 0, "nothing is cut off");
      await body.locator("figure").first().scrollIntoViewIfNeeded();
      await shoot(table.page, `help ${lang}`);
    },
  );
