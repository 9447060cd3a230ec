/** axe finds nothing wrong in any state of the table, in light and dark. */

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { AROUND, newerVersion } from "./around.mjs";
import { endgame, query } from "./endings.mjs";
import { visitTest } from "./harness.mjs";
import { act } from "./player.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** It tries styles of its own, which the page's policy refuses. */
const AXE_TRIES = { expected: [/Applying inline style/] };
const THEMES = /** @type {const} */ (["light", "dark"]);

const ENGINEER = endgame("f4/5/5/4l/5/5/5/5/5/5/E1N1m/4F");
const OPENING = { rules: "standard", seed: "accessible", first: "me" };
const MIDDLE = { rules: "classic", position: ENGINEER, seed: "reach", first: "me" };
const TOGETHER = { ...MIDDLE, opponent: "person" };
const WRONG = { rules: "chess", position: "nothing", theme: "pink" };

/**
 * What axe finds wrong on the page as it stands, in each theme. Nothing but colours depends on the
 * theme: the others are asked for these alone. Of an open dialog the rest of the page is judged in
 * the states without one.
 * @param {Page} page @param {readonly ("light" | "dark")[]} themes
 */
async function violations(page, themes) {
  const found = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
    const results = await page.evaluate(
      (runOnly) => {
        const root = document.querySelector("fanqi-board")?.shadowRoot;
        const judged = root?.querySelector("dialog[open]") ?? document;
        const options = { resultTypes: ["violations"], preload: false, ...runOnly };
        return /** @type {any} */ (window).axe.run(judged, options);
      },
      colorScheme === themes[0] ? {} : { runOnly: ["color-contrast"] },
    );
    for (const { id, nodes } of results.violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id}: ${target.flat().join(" ")}: ${failureSummary}`);
  }
  return found;
}

/**
 * The states of the table, each left as it was found but for the game.
 * @type {[string, Record<string, string>, (table: Table, look: () => Promise<void>) => Promise<void>][]}
 */
const STATES = [
  ["the opening", OPENING, (_, look) => look()],
  [
    "a new game",
    OPENING,
    async (table, look) => {
      await table.press("new-game");
      await look();
      await table.board.locator("summary").click();
      await look();
      await table.board.locator("[name=opponent][value=person]").check();
      await look();
    },
  ],
  [
    "the menu and the help",
    OPENING,
    async (table, look) => {
      await table.control("menu").click();
      await look();
      await table.control("help").click();
      await table.board.locator("dialog figcaption").first().waitFor();
      await look();
    },
  ],
  [
    "a piece in the hand, and a refusal",
    MIDDLE,
    async (table, look) => {
      await click(table, "a2");
      await look();
      await click(table, "c9");
      await look();
    },
  ],
  [
    "a piece that was seen and taken back",
    OPENING,
    async (table, look) => {
      await act(table, click, "c7");
      await table.waitForPhase("person");
      await table.press("undo");
      await table.waitForPhase("person");
      await look();
    },
  ],
  [
    "a question, and the end",
    MIDDLE,
    async (table, look) => {
      await table.press("resign");
      await look();
      await table.confirm();
      await table.waitForPhase("ended");
      await look();
    },
  ],
  [
    "a draw is offered",
    TOGETHER,
    async (table, look) => {
      await table.press("offer-draw");
      await table.control("accept-draw").waitFor();
      await look();
    },
  ],
  ["a message", WRONG, (_, look) => look()],
  ...Object.entries(AROUND).map(([name, open]) => aroundState(name, open)),
  [
    "a look back, and a record that is refused",
    OPENING,
    async (table, look) => {
      await act(table, click, "c7");
      await table.waitForPhase("person");
      await table.control("menu").click();
      await table.board.locator("dialog [data-action=review]").click();
      await table.control("review-back").click();
      await look();
      await table.control("review-close").click();
      await table.control("menu").click();
      await table.board.locator("dialog [data-action=open-record]").click();
      await table.control("open").click();
      await table.board.locator(".fault:not(:empty)").waitFor();
      await look();
    },
  ],
];

/**
 * @param {string} name @param {(table: Table) => Promise<unknown>} open
 * @returns {(typeof STATES)[number]}
 */
function aroundState(name, open) {
  return [
    name,
    // A game of its own: what is looked through is kept with it.
    { ...OPENING, seed: name },
    async (table, look) => {
      await open(table);
      await look();
      await table.page.keyboard.press("Escape");
    },
  ];
}

/** Another language has other words in the same places: colours and frames are judged once. */
const WORDS = STATES.filter(([name]) =>
  [
    "the opening",
    "a new game",
    "the menu and the help",
    "a message",
    "the profile",
    "a look back, and a record that is refused",
  ].includes(name),
);
assert.equal(WORDS.length, 6);

const WALKS = /** @type {const} */ ([
  ["phone", "en", THEMES, STATES],
  ["desktop", "en", ["dark"], STATES],
  ["phone", "zh-Hans", ["light"], WORDS],
  ["phone", "zh-Hant", ["light"], WORDS],
]);

for (const [device, lang, themes, states] of WALKS)
  visitTest(`axe finds nothing, ${device}, ${lang}`, { device, ...AXE_TRIES }, async (visit) => {
    const page = await visit.context.newPage();
    const found = /** @type {string[]} */ ([]);
    for (const [name, settings, walk] of states) {
      await page.goto(visit.address + query({ ...settings, lang }));
      const table = await Table.attach(page);
      await table.waitForPhase("person");
      await walk(table, async () => {
        found.push(...(await violations(page, themes)).map((fault) => `${name}: ${fault}`));
      });
    }
    assert.deepEqual(found, []);
  });

visitTest("axe finds nothing while another tab plays", AXE_TRIES, async (visit) => {
  await visit.open("?motion=0");
  const watcher = await visit.open("?motion=0");
  await watcher.waitForPhase("watching");
  assert.deepEqual(await violations(watcher.page, THEMES), []);
});

visitTest(
  "axe finds nothing where a newer version waits",
  { device: "phone", prepare: newerVersion, ...AXE_TRIES },
  async (visit) => {
    const table = await visit.open(query(OPENING));
    await table.control("use-version").waitFor();
    assert.deepEqual(await violations(table.page, THEMES), []);
  },
);
