/** The profile: which games count, what they come to, and that no tab and no file loses any. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { linesOf, pointsOf, whyNot } from "../../www/attendants/profile.js";
import { RANKS, rankOf } from "../../www/attendants/ranks.js";
import { en } from "../../www/text/en.js";
import { enDialogs } from "../../www/text/en-dialogs.js";
import { zhHansDialogs } from "../../www/text/zh-Hans-dialogs.js";
import { zhHantDialogs } from "../../www/text/zh-Hant-dialogs.js";
import { readProfile, writeProfile } from "../../www/dialogs/profile-file.js";
import { defaultSettings } from "../../www/settings.js";
import { load } from "../wasm/module.mjs";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, playOn } from "./player.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("../../www/attendants/profile.js").Results} Results */
/** @typedef {import("../../www/attendants/profile.js").Outcome} Outcome */

const fanqi = await load("fanqi_bg.wasm");
/** @type {Record<string, Outcome>} */
const OUTCOME = { w: "won", l: "lost", d: "drawn" };

/** Games in the order of their letters. @param {string} letters @param {Partial<Results[string]>} [rest] @returns {Results} */
const games = (letters, rest = {}) =>
  Object.fromEntries(
    [...letters].map((letter, time) => [
      `game-${time}-${rest.rules ?? ""}`,
      { time, outcome: OUTCOME[letter], plies: 80, rules: "standard", level: null, ...rest },
    ]),
  );

describe("points and ranks", () => {
  test("a win counts one, a loss takes one, never below none", () => {
    assert.equal(pointsOf(games("")), 0);
    assert.equal(pointsOf(games("llw")), 1);
    assert.equal(pointsOf(games("wwldw")), 2);
    assert.equal(pointsOf(games("wll")), 0);
    assert.equal(pointsOf(games("wllw")), 1);
  });
  test("a game won before ply 30 gives no point, and one lost then takes one", () => {
    assert.equal(pointsOf(games("ww", { plies: 29 })), 0);
    assert.equal(pointsOf(games("ww", { plies: 30 })), 2);
    assert.equal(pointsOf({ ...games("ww"), late: lost(99, 3) }), 1);
  });
  test("they count in the order of time, whatever the names", () => {
    const [first, second] = [lost(1, 80), { ...lost(2, 80), outcome: OUTCOME.w }];
    assert.equal(pointsOf({ b: first, a: second }), 1);
    assert.equal(pointsOf({ a: first, b: second }), 1);
  });
  test("each rank begins where the rules say, and has a name in every language", () => {
    const expected = [
      ...[0, 10, 20, 30, 50, 100, 150, 220, 350, 500, 750, 1000, 1550, 2150, 3150, 5000],
      ...[6350, 12750],
    ];
    assert.deepEqual(RANKS, expected);
    assert.equal(rankOf(0), 0);
    assert.equal(rankOf(9), 0);
    assert.equal(rankOf(10), 1);
    assert.equal(rankOf(12749), 16);
    assert.equal(rankOf(99999), 17);
    for (const { profile } of [enDialogs, zhHansDialogs, zhHantDialogs])
      assert.equal(new Set(profile.ranks).size, RANKS.length);
  });
  test("lines tell the rule sets apart, with the games won in a row", () => {
    const all = { ...games("wwlwwwd"), ...games("lw", { rules: "quick" }) };
    const line = { level: null, won: 5, lost: 1, drawn: 1, streak: 0, best: 3 };
    assert.deepEqual(linesOf(all)[0], { rules: "standard", ...line });
    const { streak, best } = linesOf(all)[1];
    assert.deepEqual([streak, best], [1, 1]);
  });
});

/** @param {number} time @param {number} plies */
function lost(time, plies) {
  return { time, outcome: OUTCOME.l, plies, rules: "standard", level: null };
}

test("only games against the program count, from the start, with a deal by chance, without help", () => {
  /** @type {import("../../www/storage.js").GameAbout} */
  const plain = {
    ...{ version: 1, person: 2, seed: 1, clock: null },
    setup: { rules: "standard", opponent: "program", position: null, seed: null },
  };
  assert.equal(whyNot(plain), null);
  assert.equal(whyNot({ ...plain, person: null }), "person");
  assert.equal(whyNot({ ...plain, helped: true }), "helped");
  assert.equal(whyNot({ ...plain, setup: { ...plain.setup, seed: "x" } }), "seed");
  assert.equal(whyNot({ ...plain, setup: { ...plain.setup, position: "x" } }), "position");
});

describe("the file", () => {
  const words = /** @type {any} */ ({ ...en, ...enDialogs });
  /** @param {string} text */
  const read = (text) => readProfile(new File([text], "x.json"), words, fanqi);
  const settings = { ...defaultSettings(), name1: "李明" };
  const good = writeProfile(settings, games("wl"));

  test("what was written is read back", async () => {
    assert.deepEqual(await read(good), { settings, results: games("wl") });
  });

  /** @type {[string, (file: any) => unknown, RegExp][]} */
  const WRONG = [
    ["another kind of JSON", () => [1], /no profile of this game/],
    ["another kind", (file) => ({ ...file, kind: "x" }), /no profile of this game/],
    [
      "a newer version",
      (file) => ({ ...file, version: 2 }),
      /version 2; this page reads version 1/,
    ],
    ["no settings", ({ settings: _, ...file }) => file, /settings cannot be undefined/],
    ["results in a list", (file) => ({ ...file, results: [] }), /results cannot be \[\]/],
    [
      "a theme that is none",
      (file) => set(file, "settings", "theme", "pink"),
      /settings.theme cannot be "pink"/,
    ],
    [
      "a setting that is none",
      (file) => set(file, "settings", "constructor", 1),
      /settings.constructor cannot be 1/,
    ],
    [
      "a name that would break a line",
      (file) => set(file, "settings", "name1", "a\nb"),
      /settings.name1 cannot be/,
    ],
    [
      "rules that are none",
      (file) => set(file, "settings", "rules", "chess"),
      /settings.rules cannot be "chess"/,
    ],
    [
      "a name that is none",
      (file) => set(file, "results", "a b", lost(1, 1)),
      /results cannot be "a b"/,
    ],
    ["a result that is none", (file) => set(file, "results", "a", 7), /results.a cannot be 7/],
    [
      "an outcome that is none",
      (file) => set(file, "results", "a", { ...lost(1, 1), outcome: "w" }),
      /results.a.outcome cannot be "w"/,
    ],
    [
      "plies that are none",
      (file) => set(file, "results", "a", lost(1, -1)),
      /results.a.plies cannot be -1/,
    ],
    [
      "a time that is none",
      (file) => set(file, "results", "a", lost(1.5, 1)),
      /results.a.time cannot be 1.5/,
    ],
    [
      "a level that is none",
      (file) => set(file, "results", "a", { ...lost(1, 1), level: "x" }),
      /results.a.level cannot be "x"/,
    ],
  ];
  for (const [name, change, message] of WRONG)
    test(`${name} is refused by name`, async () => {
      await assert.rejects(read(JSON.stringify(change(JSON.parse(good)))), { message });
    });
  test("what is no JSON is refused", async () => {
    await assert.rejects(read(good.slice(0, -5)), /not JSON/);
    await assert.rejects(read(""), /not JSON/);
  });
  test("what is far too large is not even read", async () => {
    await assert.rejects(read(" ".repeat(8_000_001)), /too large/);
  });
});

/** @param {any} file @param {string} part @param {string} name @param {unknown} value */
const set = (file, part, name, value) => ({ ...file, [part]: { ...file[part], [name]: value } });

/** @param {Table} table @returns {Promise<any[]>} */
const kept = (table) =>
  table.page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("fanqi/main/results/"))
      .map((key) => JSON.parse(localStorage[key])),
  );

/** Begins a game that counts, as the menu has it. @param {Table} table @param {string} preset */
async function begin(table, preset) {
  await table.press("new-game");
  await table.board.locator(`dialog label:has(input[value=${preset}])`).click();
  await table.board.locator("dialog label:has(input[name=first][value=me])").click();
  await table.control("start").click();
  await table.waitForPhase("person");
}

/** Whatever it takes until one may. @param {Table} table */
async function resign(table) {
  await table.press("resign");
  await table.confirm();
  await table.waitForPhase("ended");
}

pageTest("a counted game is noted once, through reloads", { query: query({}) }, async (table) => {
  await table.waitForPhase("person");
  await begin(table, "quick");
  await playOn(table, click, { plies: 3 });
  await table.waitForPhase("person", "ended");
  if (!(await table.record()).includes('[Result "1-0"]')) await resign(table);
  await table.page.waitForTimeout(300);
  const results = await kept(table);
  assert.equal(results.length, 1);
  assert.equal(results[0].rules, "quick");
  await table.page.reload();
  const again = await Table.attach(table.page);
  await again.waitForPhase("ended");
  await again.page.waitForTimeout(1000);
  assert.deepEqual(await kept(again), results);
  await again.press("menu");
  await again.control("profile").click();
  await again.board.locator("dialog table.results").waitFor();
  await shoot(again.page, "profile");
});

pageTest(
  "an end that was never noted is noted at the next visit",
  { query: query({}) },
  async (table) => {
    await table.waitForPhase("person");
    await begin(table, "quick");
    await resign(table);
    await table.page.waitForTimeout(300);
    await table.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("fanqi/main/results/")) localStorage.removeItem(key);
    });
    await table.page.reload();
    const again = await Table.attach(table.page);
    await again.waitForPhase("ended");
    await again.page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("fanqi/main/results/")),
    );
    assert.equal((await kept(again))[0].outcome, "lost");
  },
);

/** The last is the reason that is told. @type {[string, string, (table: Table) => Promise<void>, string][]} */
const UNCOUNTED = [
  [
    "with a chosen deal",
    query({ seed: "x", rules: "quick", first: "me" }),
    async () => {},
    "its deal was chosen",
  ],
  [
    "with an undo",
    query({ rules: "quick", first: "me" }),
    async (table) => {
      await playOn(table, click, { plies: 2 });
      await table.waitForPhase("person");
      await table.press("undo");
      await table.waitForPhase("person");
    },
    "there was an undo",
  ],
  [
    "with a hint",
    query({ rules: "quick", first: "me" }),
    async (table) => {
      await table.press("hint");
      await table.waitForText("advice", /^Turn over/);
      // It is remembered.
      await table.page.reload();
      await table.waitForPhase("person");
    },
    "there was a hint",
  ],
  [
    "by two people",
    query({ rules: "quick", opponent: "person" }),
    async () => {},
    "two people play it",
  ],
];
for (const [name, address, before, reason] of UNCOUNTED)
  pageTest(
    `a game ${name} does not count, and the profile says so`,
    { query: address },
    async (table) => {
      await table.waitForPhase("person");
      await before(table);
      await table.press("menu");
      await table.control("profile").click();
      await table.board
        .locator("dialog [data-part=counts]", { hasText: `does not count: ${reason}.` })
        .waitFor();
      await table.board.locator("dialog footer [data-action=close]").click();
      await resign(table);
      await table.page.waitForTimeout(500);
      assert.deepEqual(await kept(table), []);
    },
  );

pageTest("two tabs lose none of each other's games", { query: query({}) }, async (table, visit) => {
  await table.waitForPhase("person");
  await begin(table, "quick");
  const other = await visit.open(query({ rules: "quick", first: "me" }));
  await other.waitForPhase("person");
  await resign(other);
  await table.page.bringToFront();
  await resign(table);
  await table.page.waitForTimeout(500);
  assert.equal((await kept(table)).length, 2);
  await other.page.bringToFront();
  await other.press("menu");
  await other.control("profile").click();
  await other.board.locator("dialog table.results td", { hasText: /^2$/ }).waitFor();
});

const SAVING = {
  query: query({}),
  chromium: "no other driver tells of what a page itself made and saves",
};
pageTest("saved to a file, read elsewhere, and read twice", SAVING, async (table) => {
  await table.waitForPhase("person");
  await begin(table, "quick");
  await resign(table);
  await table.page.waitForTimeout(300);
  const results = await kept(table);
  await table.press("menu");
  await table.control("profile").click();
  const download = table.page.waitForEvent("download");
  await table.control("export-profile").click();
  const file = await download;
  assert.equal(file.suggestedFilename(), "fanqi-profile.json");
  const path = await file.path();
  await table.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("fanqi/main/results/")) localStorage.removeItem(key);
  });
  for (const added of ["1 new result", "0 new results"]) {
    const chooser = table.page.waitForEvent("filechooser");
    await table.control("import-profile").click();
    await (await chooser).setFiles(path);
    await table.board.locator("dialog [role=status]", { hasText: added }).waitFor();
    assert.deepEqual(await kept(table), results);
  }
  const settings = await table.page.evaluate(() => localStorage["fanqi/main/settings"]);
  const chooser = table.page.waitForEvent("filechooser");
  await table.control("import-profile").click();
  await (
    await chooser
  ).setFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await table.board.locator("dialog .fault", { hasText: "no profile of this game" }).waitFor();
  assert.deepEqual(await kept(table), results, "a wrong file changes nothing");
  assert.equal(await table.page.evaluate(() => localStorage["fanqi/main/settings"]), settings);
});

pageTest(
  "where there is no room for all of a file, it is said",
  { query: query({}) },
  async (table) => {
    await table.waitForPhase("person");
    await table.press("menu");
    await table.control("profile").click();
    await table.page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.endsWith("game-1-")) throw new DOMException("no room", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    const chooser = table.page.waitForEvent("filechooser");
    await table.control("import-profile").click();
    const buffer = Buffer.from(writeProfile(defaultSettings(), games("www")));
    await (await chooser).setFiles({ name: "x.json", mimeType: "application/json", buffer });
    await table.board.locator("dialog [role=status]", { hasText: "2 new results" }).waitFor();
    await table.board.locator("dialog .fault", { hasText: "keep it all" }).waitFor();
  },
);

pageTest(
  "a board that keeps nothing has no profile, and says so",
  { query: query({}) },
  async (table) => {
    await table.board.evaluate((board) => {
      const fresh = document.createElement("fanqi-board");
      fresh.setAttribute("first", "me");
      board.replaceWith(fresh);
    });
    await table.waitForPhase("person");
    await table.page.waitForTimeout(500);
    assert.equal(await table.control("guide").count(), 0, "nor is a guide offered at every visit");
    await table.press("menu");
    await table.control("profile").click();
    await table.board.locator("dialog", { hasText: "keeps nothing" }).waitFor();
    assert.equal(await table.control("import-profile").count(), 0);
  },
);

pageTest(
  "a game is counted once where another one is begun while its last action is on its way",
  { query: "?rules=standard,total-limit=3,talk-after=0&first=me&motion=1" },
  async (table) => {
    await table.waitForPhase("person");
    await act(table, click, "a1");
    await table.waitForEvents(2);
    await table.waitForPhase("person");
    const phase = table.page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("fanqi-end", async () => {
            const root = document.querySelector("fanqi-board")?.shadowRoot;
            const press = (/** @type {string} */ name) =>
              /** @type {HTMLElement | null | undefined} */ (
                root?.querySelector(`[data-action=${name}]`)
              )?.click();
            press("new-game");
            while (!root?.querySelector("dialog [data-action=start]")) await Promise.resolve();
            const status = /** @type {HTMLElement} */ (root.querySelector("[data-part=status]"));
            resolve(status.dataset.phase);
            press("start");
          }),
        ),
    );
    const bottom = (await table.position()).split(" ")[0].split("/")[11];
    const column = [...bottom.replace(/\d/g, (empty) => "0".repeat(Number(empty)))].indexOf("?");
    await click(table, `${"abcde"[column]}1`);
    assert.equal(await phase, "moving");
    await table.page.waitForFunction(() =>
      / 0 0$/.test(/** @type {any} */ (document.querySelector("fanqi-board")).position),
    );
    const counted = () =>
      table.page.evaluate(
        () =>
          Object.keys(localStorage).filter((key) => key.startsWith("fanqi/main/results/")).length,
      );
    assert.equal(await counted(), 1);
    await table.page.reload();
    await table.waitForPhase("person");
    assert.equal(await counted(), 1);
  },
);
