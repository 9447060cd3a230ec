/** English and both kinds of Chinese: everything that is shown or spoken is in the language, and nothing else. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, playOn } from "./player.mjs";
import { click } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

/** A word of Latin letters; the name of a point has only one of them. */
const LATIN = /[A-Za-z]{2,}/;
const CHINESE = /\p{Script=Han}/u;
/** Punctuation of Latin letters at a Chinese one. */
const HALF_WIDTH = /\p{Script=Han}[,.;:!?()/]|[,.;:!?()/] *\p{Script=Han}/u;

/** @param {Table} table @returns {Promise<string>} all that is shown and all that is spoken */
const allWords = (table) =>
  table.board.evaluate((board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const shown = [...root.children].map((child) => /** @type {HTMLElement} */ (child).innerText);
    const spoken = ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
      [...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    return [document.title, ...shown, ...spoken].join("\n");
  });

/** @param {string} words @param {RegExp} foreign */
function demandNone(words, foreign) {
  const lines = words.split("\n").filter((line) => foreign.test(line));
  assert.deepEqual(lines, []);
}

/** @type {[string, string, RegExp, RegExp][]} */
const LANGUAGES = [
  ["en", "en-GB", LATIN, CHINESE],
  ["zh-Hans", "zh-CN", CHINESE, LATIN],
  ["zh-Hant", "zh-TW", CHINESE, LATIN],
];

for (const [language, locale, own, foreign] of LANGUAGES)
  pageTest(
    `${language} by the browser's language`,
    { locale, query: query({ first: "me" }) },
    async (table) => {
      const tags = await table.board
        .locator("[lang]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("lang")));
      assert.deepEqual([...new Set(tags)], [language]);
      assert.equal(await table.page.evaluate(() => document.documentElement.lang), language);
      await playOn(table, click, { plies: 12 });
      const words = await allWords(table);
      assert.match(words, own);
      demandNone(words, foreign);
      // The heads of the counts are cut from the names on the tiles.
      const general = await table.board.locator(".counts thead th").nth(1).innerText();
      assert.equal(general, { en: "Gen", "zh-Hans": "军", "zh-Hant": "軍" }[language]);
      await shoot(table.page, `language ${language}`);
    },
  );

for (const [lang, language] of [
  ["zh-Hans", "zh-Hans"],
  ["zh-HK", "zh-Hant"],
])
  pageTest(`Chinese by the address, ${lang}`, { query: query({ lang }) }, async (table) => {
    demandNone(await allWords(table), LATIN);
    await table.press("new-game");
    demandNone(await allWords(table), LATIN);
    const tag = await table.board.locator("dialog").last().getAttribute("lang");
    assert.equal(tag, language, "the dialog is read out in its language");
    await shoot(table.page, `new game ${language}`);
    for (const name of ["help", "profile"]) {
      await table.page.keyboard.press("Escape");
      await table.press(name);
      demandNone(await allWords(table), HALF_WIDTH);
    }
  });

for (const lang of ["zh-Hans", "zh-Hant"])
  pageTest(
    `what each has turned up, in ${lang}`,
    { query: query({ lang, rules: "online", opponent: "person", name2: "Zoë" }) },
    async (table) => {
      await act(table, click, "b6");
      const words = await allWords(table);
      demandNone(words, HALF_WIDTH);
      assert.match(words, /先手：/);
      assert.match(words, /Zoë\s*：\s*–/);
    },
  );

pageTest(
  "the language is changed in the menu and remembered",
  { query: query({}) },
  async (table) => {
    await table.control("menu").click();
    await table.board.locator("select[name=lang]").selectOption({ label: "繁體中文" });
    await table.board.locator("dialog h2", { hasText: "選單" }).waitFor();
    const { focused, dialogs } = await table.board.evaluate((board) => ({
      focused: board.shadowRoot?.activeElement?.getAttribute("name"),
      dialogs: [...(board.shadowRoot?.querySelectorAll("dialog") ?? [])].map((each) => each.lang),
    }));
    assert.deepEqual([focused, dialogs], ["lang", ["zh-Hant"]], "the menu follows at once");
    await shoot(table.page, "menu renamed");
    await table.page.keyboard.press("Escape");
    await table.waitForText("status", /輪到你|翻開/);
    await table.page.reload();
    await table.waitForText("status", /輪到你|翻開/);
  },
);

/** One language comes much later than the others. @param {import("playwright-core").BrowserContext} context */
const slowly = (context) =>
  context.route(/text\/zh-Hans/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
const LATE_MS = 4500;

/** @param {Table} table */
const worn = (table) => table.board.locator(".table").getAttribute("lang");

pageTest(
  "a language that comes late does not undo a later attribute",
  { query: "?motion=0", prepare: slowly },
  async (table) => {
    await table.board.evaluate((board) => board.setAttribute("lang", "zh-Hans"));
    await table.page.waitForTimeout(300);
    await table.board.evaluate((board) => board.setAttribute("lang", "en"));
    await table.page.waitForTimeout(LATE_MS);
    assert.equal(await worn(table), "en");
    await table.control("menu").click();
    demandNone(await table.board.locator("dialog h2").innerText(), CHINESE);
    await table.page.keyboard.press("Escape");
    await table.board.evaluate((board) => board.setAttribute("lang", "zh-Hans"));
    await table.board.locator(".table[lang=zh-Hans]").waitFor();
    await table.control("menu").click();
    demandNone(await table.board.locator("dialog h2").innerText(), LATIN);
  },
);

pageTest(
  "a language that comes late does not undo a later choice",
  { query: "?motion=0", prepare: slowly },
  async (table) => {
    await table.control("menu").click();
    const select = table.board.locator("dialog [name=lang]");
    await select.selectOption("zh-Hans");
    await table.page.waitForTimeout(200);
    await table.board.locator("dialog [name=theme]").selectOption("dark");
    await select.selectOption("zh-Hant");
    await table.page.waitForTimeout(LATE_MS);
    assert.equal(await worn(table), "zh-Hant");
    assert.equal(await select.inputValue(), "zh-Hant");
    assert.equal(await table.board.locator("dialog h2").first().innerText(), "選單");
    const kept = await table.page.evaluate(() => JSON.parse(localStorage["fanqi/main/settings"]));
    assert.deepEqual([kept.lang, kept.theme], ["zh-Hant", "dark"]);
    // Chosen by itself it holds when it is there.
    await table.page.reload();
    await table.control("menu").click();
    await select.selectOption("zh-Hans");
    await table.board.locator(".table[lang=zh-Hans]").waitFor();
    await table.board.locator("dialog h2", { hasText: "菜单" }).waitFor();
  },
);
