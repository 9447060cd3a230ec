/** A whole game as a screen reader has it: by roles and names alone, and by what is announced. */

import assert from "node:assert/strict";
import { AROUND, newerVersion } from "./around.mjs";
import { query } from "./endings.mjs";
import { pageTest } from "./harness.mjs";
import { actionsOf, checkEnd } from "./player.mjs";
import { click } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Keeps everything that a live region announces from now on. @param {Page} page */
const listen = (page) =>
  page.locator("[aria-live=polite]").evaluate((region) => {
    /** @type {string[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    const observer = new MutationObserver(() => heard.push(region.textContent ?? ""));
    observer.observe(region, { childList: true, subtree: true, characterData: true });
  });

/** @param {Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

/** @param {Page} page */
const board = (page) => page.getByRole("grid", { name: "The board" });

/** The names of all points, as the tree has them. @param {Page} page */
async function names(page) {
  const tree = await board(page).ariaSnapshot();
  return [...tree.matchAll(/button "([^"]+)"/g)].map(([, name]) => name);
}

/** @param {Page} page @param {string} name */
const press = (page, name) => board(page).getByRole("button", { name, exact: true }).press("Enter");

/**
 * What somebody does who turns up two pieces, then takes or moves one where it is possible.
 * @param {Page} page @param {number} turn
 */
async function act(page, turn) {
  // The turn is told while the last action is still acted out.
  await board(page)
    .getByRole("button", { name: /face down$|can move to/ })
    .first()
    .waitFor();
  const all = await names(page);
  assert.equal(all.length, 60);
  const covered = all.find((name) => name.endsWith("face down"));
  const movers = all.filter((name) => /can move to \d+ points?$/.test(name));
  if (covered && (turn % 3 || !movers.length)) return press(page, covered);
  const targets = [];
  for (const mover of movers) {
    await press(page, mover);
    const picked = await names(page);
    assert.equal(picked.filter((name) => name.includes("picked up")).length, 1);
    const attack = picked.find((name) => /attack: (takes|wins)/.test(name));
    if (attack) return press(page, attack);
    targets.push(...picked.filter((name) => /move here$|attack: /.test(name)));
    if (targets.length) break;
  }
  assert.ok(targets.length, "there is something to do");
  return press(page, targets[0]);
}

pageTest(
  "a whole game by roles and names",
  { query: query({ rules: "quick", seed: "reader", first: "me" }) },
  async (table) => {
    const { page } = table;
    await listen(page);
    const over = page.getByText("Game over");
    for (let turn = 1; ; turn++) {
      await page.getByText("Your turn").or(over).waitFor();
      if (await over.isVisible()) break;
      const before = (await heard(page)).length;
      await act(page, turn);
      await page.waitForFunction(
        (count) => /** @type {any} */ (globalThis).heard.length > count,
        before,
      );
    }
    const { record, said } = await checkEnd(table);
    const texts = await heard(page);
    const told = texts.filter((text) => /^(You|The program)/.test(text));
    const actions = actionsOf(record);
    assert.ok(actions.length >= 6, `it was a game of ${actions.length}`);
    assert.equal(told.length, actions.length, "each action is announced once");
    actions.forEach((action, index) => {
      for (const point of action.match(/[a-e]\d+/g) ?? [])
        assert.ok(told[index].includes(point), `${action}: ${told[index]}`);
    });
    assert.ok(
      texts.some((text) => text.includes(said.split("\n")[0])),
      "the end is announced",
    );
    await page.getByRole("button", { name: "New game" }).first().press("Enter");
    await page.getByRole("dialog", { name: "New game" }).waitFor();
  },
);

/** By which role and name each is found. @type {Record<string, [Parameters<Page["getByRole"]>[0], RegExp]>} */
const NAMED = {
  "the guide": ["dialog", /./],
  "a hint": ["status", /[a-e]\d/],
  "the profile": ["dialog", /profile/i],
  "a record to open": ["dialog", /Open a record/],
  "a look back": ["group", /Review/],
  "an opened record": ["group", /Review/],
  "the question whether it is played on": ["dialog", /Play on from here/],
  "a question": ["dialog", /new game|again|restart/i],
};

for (const [name, open] of Object.entries(AROUND))
  pageTest(
    `a reader is told of ${name}`,
    { query: query({ rules: "standard", seed: "around", first: "me" }) },
    async (table) => {
      await table.waitForPhase("person");
      await open(table);
      const [role, called] = NAMED[name];
      const found =
        role === "status"
          ? table.page.getByRole(role).filter({ hasText: called })
          : table.page.getByRole(role, { name: called });
      await found.first().waitFor();
      const tree = await found.first().ariaSnapshot();
      // What can be pressed has a name, and none is a mere sign.
      for (const [, what, label] of tree.matchAll(
        /- (button|textbox|slider|radio|combobox|checkbox)(?: "([^"]*)")?/g,
      ))
        assert.match(label ?? "", /\p{L}{2}/u, `${name}: ${what} in ${tree}`);
    },
  );

pageTest(
  "a reader is told of a newer version",
  { query: query({ seed: "around", first: "me" }), prepare: newerVersion },
  async ({ page }) => {
    await page
      .getByRole("status")
      .filter({ hasText: /new version/ })
      .waitFor();
    await page.getByRole("button", { name: "Use it now" }).waitFor();
  },
);

pageTest(
  "a new game says nothing of the one before",
  { query: query({ opponent: "person", rules: "quick" }) },
  async (table) => {
    await table.waitForPhase("person");
    await click(table, "b6");
    await table.waitForText("said", /turned over b6/);
    await table.press("new-game");
    await table.startAnew();
    await table.page.waitForFunction(() =>
      / 0 0$/.test(/** @type {any} */ (document.querySelector("fanqi-board")).position),
    );
    assert.equal(await table.part("said").textContent(), "");
  },
);

for (const [lang, owner, rules] of [
  ["en", /First player: (red|blue)/, "Quick, changed"],
  ["zh-Hans", /先手执[红蓝]/, "快棋（有改动）"],
  ["zh-Hant", /先手執[紅藍]/, "快棋（有改動）"],
])
  pageTest(
    `who owns which colour, and that the rules are changed ones, ${lang}`,
    { query: query({ opponent: "person", rules: "quick,mine=mutual", lang: String(lang) }) },
    async (table) => {
      await table.waitForPhase("person");
      for (const point of ["b6", "d6"]) {
        await click(table, point);
        await table.waitForPhase("person");
      }
      const status = await table.part("status").innerText();
      assert.match(status, /** @type {RegExp} */ (owner));
      assert.ok(status.includes(String(rules)), status);
    },
  );
