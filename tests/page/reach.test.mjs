/** What can be pressed is large enough for a finger, and what has the focus is seen to have it. */

import assert from "node:assert/strict";
import { AROUND, newerVersion } from "./around.mjs";
import { endgame, query } from "./endings.mjs";
import { visitTest } from "./harness.mjs";
import { Table } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** CSS pixels on a screen of 360 x 640. */
const TOUCH = { width: 44, height: 40 };
const FOCUS_WIDTH = 2;

const ALL_UP = endgame("f4/5/5/4l/5/5/5/5/5/5/E1N1m/4F");
const OPENING = { rules: "standard", seed: "reach", first: "me" };
const MIDDLE = { rules: "classic", position: ALL_UP, seed: "reach", first: "me" };

/** @type {[string, Record<string, string>, (table: Table) => Promise<unknown>][]} */
const STATES = [
  ["the opening", OPENING, async () => {}],
  [
    "a new game",
    OPENING,
    async (table) => {
      await table.press("new-game");
      await table.board.locator("summary").click();
    },
  ],
  ["the menu", OPENING, (table) => table.control("menu").click()],
  [
    "the help",
    OPENING,
    async (table) => {
      await table.control("menu").click();
      await table.control("help").click();
      await table.board.locator("dialog figcaption").first().waitFor();
    },
  ],
  ["a question", MIDDLE, (table) => table.press("resign")],
  [
    "the end",
    MIDDLE,
    async (table) => {
      await table.press("resign");
      await table.confirm();
      await table.waitForPhase("ended");
    },
  ],
  ["a message", { rules: "chess", position: "nothing" }, async () => {}],
  ...Object.entries(AROUND).map(
    ([name, open]) =>
      /** @type {(typeof STATES)[number]} */ ([name, { ...OPENING, seed: name }, open]),
  ),
];

/**
 * In the page: what can be pressed, with the box that a finger hits. Behind a dialog nothing can.
 * @param {Element} board
 */
function targets(board) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const open = root.querySelector("dialog[open]") ?? root;
  return [...open.querySelectorAll("button, select, input, summary")].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    // A label is part of its box or circle.
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    const name = ["data-point", "data-action", "name"].map((each) => element.getAttribute(each));
    return [{ name: name.find(Boolean) ?? element.textContent, width, height }];
  });
}

/**
 * In the page: what has the focus, and the ring around it.
 * @param {Element} board
 */
function focused(board) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const active = root.activeElement;
  if (!active) return null;
  const everything = [...root.querySelectorAll("*")];
  // The look of a radio button is in what stands beside it.
  const seen = active.matches("[type=radio]") ? (active.nextElementSibling ?? active) : active;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(seen);
  const shown = outlineStyle !== "none" ? parseFloat(outlineWidth) : 0;
  const name = ["data-point", "data-action", "name", "class"].map((each) =>
    active.getAttribute(each),
  );
  return {
    id: everything.indexOf(active),
    name: name.find(Boolean) ?? active.tagName,
    width: /rgba\(.*, 0\)/.test(outlineColor) ? 0 : shown,
  };
}

/** Where the Tab key leads, until it comes round. @param {Table} table */
async function walk(table) {
  /** @type {Map<number, { name: string, width: number }>} */
  const found = new Map();
  for (let presses = 0; presses < 80; presses++) {
    await table.page.keyboard.press("Tab");
    const at = await table.board.evaluate(focused);
    if (!at) continue;
    if (found.has(at.id)) return [...found.values()];
    found.set(at.id, at);
  }
  assert.fail("the Tab key never comes round");
}

for (const lang of ["en", "zh-Hans", "zh-Hant"])
  visitTest(`a finger finds everything, ${lang}`, { device: "phone" }, async (visit) => {
    const page = await visit.context.newPage();
    const faults = [];
    for (const [name, settings, open] of STATES) {
      await page.goto(visit.address + query({ ...settings, lang }));
      const table = await Table.attach(page);
      await table.waitForPhase("person");
      await open(table);
      const found = await table.board.evaluate(targets);
      assert.ok(found.length > 1, name);
      for (const { name: what, width, height } of found)
        if (width < TOUCH.width - 0.01 || height < TOUCH.height - 0.01)
          faults.push(`${name}: ${what} is ${width} x ${height}`);
    }
    assert.deepEqual(faults, []);
  });

for (const device of /** @type {const} */ (["phone", "desktop"]))
  visitTest(`the focus is seen everywhere, ${device}`, { device }, async (visit) => {
    const page = await visit.context.newPage();
    const faults = [];
    for (const [name, settings, open] of STATES) {
      await page.goto(visit.address + query(settings));
      const table = await Table.attach(page);
      await table.waitForPhase("person");
      await open(table);
      const found = await walk(table);
      assert.ok(found.length > 1, `${name}: ${found.length} things take the focus`);
      for (const { name: what, width } of found)
        if (width < FOCUS_WIDTH) faults.push(`${name}: ${what} shows no focus`);
    }
    assert.deepEqual(faults, []);
  });

visitTest(
  "a finger and the keyboard find that a newer version waits",
  { device: "phone", prepare: newerVersion },
  async (visit) => {
    const table = await visit.open(query(OPENING));
    await table.control("use-version").waitFor();
    const small = (await table.board.evaluate(targets)).filter(
      ({ width, height }) => width < TOUCH.width - 0.01 || height < TOUCH.height - 0.01,
    );
    assert.deepEqual(small, []);
    const found = await walk(table);
    for (const name of ["use-version", "dismiss"])
      assert.ok(
        found.find((each) => each.name === name && each.width >= FOCUS_WIDTH),
        name,
      );
  },
);
