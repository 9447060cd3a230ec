/** Several boards on one save: one plays, the others show, whichever way they meet. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest } from "./harness.mjs";
import { act, advise, checkAgainstReplay } from "./player.mjs";
import { board as boardOf, waitForStep } from "./review.mjs";
import { click } from "./table.mjs";

const PLAIN = query({});
const TWO_HERE = "?motion=0";

/** Opens the game in another tab, and plays on there. @param {import("./harness.mjs").Visit} visit */
async function takeOver(visit) {
  const newer = await visit.open(PLAIN);
  await newer.control("take-over").click();
  await newer.waitForPhase("person", "opponent");
  return newer;
}

for (const [name, opening, answer] of [
  ["a new game", "new-game", "start"],
  ["a restart", "restart", "confirm"],
])
  pageTest(
    `${name} that was asked for before another tab took over is not begun`,
    { query: PLAIN },
    async (older, visit) => {
      await older.waitForPhase("person");
      // Nobody is asked before somebody has acted, and the lot may let the program begin.
      await act(older, click, advise("standard", await older.position()));
      await older.waitForPhase("person");
      await older.press(opening);
      const newer = await takeOver(visit);
      const record = await newer.record();
      await older.waitForPhase("watching");
      await older.page.bringToFront();
      await older.control(answer).click();
      const said = older.board.locator(".fault, [data-part=message]");
      await said
        .filter({ hasText: /Another tab plays/ })
        .first()
        .waitFor();
      await newer.page.reload();
      await newer.waitForPhase("person", "opponent");
      assert.equal(await newer.record(), record);
    },
  );

pageTest(
  "of two boards that claim a save at the same time one plays",
  { query: PLAIN, source: true },
  async (table) => {
    const held = await table.page.evaluate(async () => {
      const load = (/** @type {string} */ name) =>
        import(new URL(`www/${name}`, location.href).href);
      const [{ Keeper }, { Save }] = await Promise.all([load("keeper.js"), load("storage.js")]);
      /** @type {string[]} */
      const told = [];
      const keepers = ["a", "b", "c"].map((name) => {
        const save = new Save("contest", () => told.push("unsaved"));
        return new Keeper(
          save,
          "game",
          () => told.push(`${name} lost`),
          () => {},
        );
      });
      const contested = await Promise.all(keepers.map((keeper) => keeper.contested()));
      for (const keeper of keepers) keeper.claim();
      const game = { deal: "deal", about: {} };
      for (const [index, keeper] of keepers.entries())
        keeper.store({ ...game, record: String(index) });
      await new Promise((resolve) => setTimeout(resolve, 300));
      const plays = keepers.map((keeper) => keeper.plays);
      const record = localStorage.getItem("fanqi/contest/game/record");
      for (const keeper of keepers) keeper.destroy();
      return { contested, plays, told, record };
    });
    assert.deepEqual(held.contested, [false, false, false]);
    assert.equal(held.plays.filter(Boolean).length, 1, JSON.stringify(held));
    assert.equal(held.told.length, 2, "the others are told");
    assert.equal(held.record, String(held.plays.indexOf(true)), "what the owner wrote stands");
  },
);

pageTest(
  "two boards of one page on one save: the second shows what the first plays",
  { query: TWO_HERE },
  async (table) => {
    await table.waitForPhase("person");
    await table.page.evaluate(() => {
      const second = document.createElement("fanqi-board");
      second.id = "second";
      second.setAttribute("save", "main");
      document.body.append(second);
    });
    const second = table.page.locator("#second");
    await second.locator("[data-phase=watching]").waitFor();
    table.board = table.page.locator("main fanqi-board");
    const position = () => second.evaluate((board) => /** @type {any} */ (board).position);
    await act(table, click, "c7");
    const { position: after } = (await table.events()).at(-1)?.detail ?? {};
    await table.page.waitForFunction((wanted) => {
      const { position: shown } = /** @type {any} */ (document.querySelector("#second"));
      return shown.split(" ")[4] >= wanted.split(" ")[4];
    }, after);
    assert.notEqual(await position(), "");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a tab that only shows looks back on while the other one plays",
  {
    query: query({
      opponent: "person",
      rules: "quick",
      position: endgame("f4/5/5/5/5/M4/m4/5/5/5/5/4F", { plies: 40 }),
      seed: "watched",
    }),
  },
  async (table, visit) => {
    await act(table, click, "a7a11");
    await act(table, click, "a6a7");
    const watcher = await visit.open(new URL(table.page.url()).search);
    await watcher.waitForPhase("watching");
    await watcher.control("menu").click();
    await watcher.control("review").last().click();
    await watcher.control("review-back").click();
    await waitForStep(watcher, 1, 2);
    const seen = await boardOf(watcher);
    await table.page.bringToFront();
    await act(table, click, "a11a10");
    await waitForStep(watcher, 1, 3);
    assert.deepEqual(await boardOf(watcher), seen, "the step is still in sight");
    await table.press("undo");
    await waitForStep(watcher, 1, 2);
    await act(table, click, "a11a12");
    await table.part("result").waitFor();
    await waitForStep(watcher, 1, 3);
    assert.deepEqual(await boardOf(watcher), seen);
    await watcher.page.bringToFront();
    await watcher.control("review-forward").click();
    await watcher.control("review-forward").click();
    await waitForStep(watcher, 3, 3);
    assert.deepEqual(await boardOf(watcher), await boardOf(table));
    await watcher.control("review-back").click();
    await waitForStep(watcher, 2, 3);
    // Another game is none that one looks back through.
    await table.page.bringToFront();
    await table.control("restart").or(table.control("next-game")).first().waitFor();
    await table.control("next-game").click();
    await table.control("start").click();
    await watcher.waitForPhase("watching");
    assert.equal(await watcher.part("review").count(), 0);
  },
);

pageTest(
  "a board that is moved with a question open leaves none behind",
  { query: PLAIN },
  async (table) => {
    await table.waitForPhase("person");
    const record = await table.record();
    await table.press("new-game");
    await table.board.locator("dialog").waitFor();
    await table.page.evaluate(() => {
      const board = document.querySelector("fanqi-board");
      if (board) document.body.append(board);
    });
    await table.waitForPhase("person");
    assert.equal(await table.board.locator("dialog").count(), 0);
    assert.equal(await table.record(), record);
  },
);

pageTest("games from addresses do not pile up", { query: query({}) }, async (table, visit) => {
  await table.waitForPhase("person", "opponent");
  const record = await table.record();
  for (let number = 0; number < 14; number++) {
    await table.page.goto(visit.address + query({ seed: `pile ${number}` }));
    await table.waitForPhase("person", "opponent");
  }
  const keys = await table.page.evaluate(() => Object.keys(localStorage));
  const records = keys.filter((key) => key.endsWith("/record"));
  assert.equal(records.length, 13, "twelve, and the main one");
  await table.page.goto(visit.address + PLAIN);
  await table.waitForPhase("person", "opponent");
  assert.equal(await table.record(), record);
});

pageTest(
  "two tabs do not undo each other's settings",
  { query: "?motion=0" },
  async (table, visit) => {
    await table.waitForPhase("person", "opponent");
    const other = await visit.open("?motion=0&seed=other");
    await table.page.bringToFront();
    await table.press("menu");
    await table.board.locator("[name=theme]").selectOption("dark");
    await other.page.bringToFront();
    await other.press("menu");
    await other.board.locator("[name=lang]").selectOption("zh-Hans");
    // The words are loaded first.
    await other.waitForText("status", /[一-鿿]/);
    const kept = await other.page.evaluate(() =>
      JSON.parse(localStorage["fanqi/main/settings"] ?? "{}"),
    );
    assert.equal(`${kept.theme} ${kept.lang}`, "dark zh-Hans");
  },
);

pageTest(
  "a game may be taken over after the storage was cleared",
  { query: query({ opponent: "person", seed: "cleared" }) },
  async (older, visit) => {
    for (let reloads = 0; reloads < 2; reloads++) {
      await older.page.reload();
      await older.waitForPhase("person");
    }
    await act(older, click, "b6");
    await older.page.evaluate(() => localStorage.clear());
    await act(older, click, "d6");
    const newer = await visit.open(query({ opponent: "person", seed: "cleared" }));
    await newer.control("take-over").click();
    await newer.waitForPhase("person");
    await older.waitForPhase("watching");
    await act(newer, click, "c7");
  },
);

for (const damaged of ["999999998-q", "123456789012345678901234567890", "1e+300", "zzzz"])
  pageTest(
    `a game may be taken over whatever stands for its owner, ${damaged}`,
    { query: query({ opponent: "person", lang: "en" }) },
    async (older, visit) => {
      await act(older, click, "b6");
      await older.page.evaluate((claim) => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("/owner"));
        if (!key) throw new Error("the game has an owner");
        localStorage[key] = claim;
      }, damaged);
      const search = new URL(older.page.url()).search;
      const newer = await visit.open(search);
      await newer.control("take-over").click();
      await newer.waitForPhase("person");
      await older.waitForPhase("watching");
      await act(newer, click, "d6");
      // Damaged while nobody plays, it is none.
      await older.page.close();
      await newer.page.evaluate((claim) => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("/owner"));
        if (key) localStorage[key] = claim;
      }, damaged);
      await newer.page.reload();
      await newer.waitForPhase("person");
      await act(newer, click, "c7");
      const claim = await newer.page.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("/owner"));
        return localStorage[key ?? ""];
      });
      assert.match(claim, /^00000000\d-/);
    },
  );
