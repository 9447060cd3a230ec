/** Nothing is lost: by a reload, a killed tab, a second tab, a damaged save, or a full storage. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, advise, checkAgainstReplay, checkEnd, playOn, tag } from "./player.mjs";
import { click, Table, touch } from "./table.mjs";

const PLAIN = query({});

/** Plays on whichever seat the lot gave. @param {Table} table @param {number} plies */
async function playSome(table, plies) {
  for (;;) {
    await table.waitForPhase("person", "ended");
    const position = await table.position();
    if (Number(position.split(" ")[4]) >= plies) return;
    await act(table, click, advise(tag(await table.record(), "Rules"), position));
  }
}

/** @param {Table} table @returns {Promise<Record<string, string>>} */
const storage = (table) => table.page.evaluate(() => ({ ...localStorage }));

for (const [name, address] of [
  ["of one's own", PLAIN],
  ["from an address", query({ rules: "quick", seed: "reload", first: "me" })],
])
  pageTest(
    `a reload in the middle of a game ${name} goes on at the same ply`,
    { query: address, device: "phone" },
    async (table) => {
      await playSome(table, 7);
      const [position, record] = [await table.position(), await table.record()];
      await table.page.reload();
      const again = await Table.attach(table.page);
      await again.waitForPhase("person");
      assert.equal(await again.position(), position);
      assert.equal(await again.record(), record);
      await playSome(again, 12);
      await checkAgainstReplay(again);
    },
  );

pageTest(
  "a whole game with a reload after every few plies",
  { query: query({ rules: "quick", seed: "often", first: "me" }), device: "tallPhone" },
  async (table) => {
    for (let plies = 6; ; plies += 6) {
      await playOn(table, touch, { plies });
      if (tag(await table.record(), "Result") !== "*") break;
      await table.page.reload();
      await Table.attach(table.page);
    }
    await checkEnd(table);
  },
);

pageTest(
  "a killed tab loses nothing",
  { query: PLAIN, expected: [/the page crashed/], chromium: "no other can be made to crash" },
  async (table, visit) => {
    await playSome(table, 5);
    const record = await table.record();
    const session = await visit.context.newCDPSession(table.page);
    const crashed = table.page.waitForEvent("crash");
    void session.send("Page.crash").catch(() => {});
    await crashed;
    const again = await visit.open(PLAIN);
    await again.waitForPhase("person");
    assert.equal(await again.record(), record);
  },
);

pageTest(
  "a finished game is still there after a reload",
  { query: query({ rules: "quick", seed: "over", first: "me" }) },
  async (table) => {
    await playSome(table, 4);
    await table.press("resign");
    await table.confirm();
    await table.waitForPhase("ended");
    const record = await table.record();
    await table.page.reload();
    await table.waitForPhase("ended");
    assert.equal(await table.record(), record);
    await checkAgainstReplay(table);
  },
);

/** @type {[string, string, (value: string) => string][]} */
const DAMAGES = [
  ["a record cut short", "record", (value) => value.slice(0, value.length / 2)],
  ["a record of something else", "record", () => "{}"],
  ["an illegal action", "record", (value) => value.replace(/\b([a-e]\d+)=/, "c3c4 $1=")],
  [
    "a deal with another letter",
    "deal",
    (value) => value.replace(/[0-9a-z]/i, (letter) => (letter === "1" ? "2" : "1")),
  ],
  ["a deal that is gone", "deal", () => ""],
  ["broken notes", "about", () => "{"],
  [
    "notes of a newer version",
    "about",
    (value) => value.replace(/"version":(\d+)/, (_, version) => `"version":${Number(version) + 1}`),
  ],
];

for (const [name, part, damage] of DAMAGES)
  pageTest(`damaged save: ${name}`, { query: PLAIN, device: "phone" }, async (table) => {
    await playSome(table, 5);
    const saved = Object.entries(await storage(table)).find(([key]) => key.endsWith(`/${part}`));
    assert.ok(saved, `the save has a part called ${part}`);
    const damaged = damage(saved[1]);
    assert.notEqual(damaged, saved[1]);
    await table.page.evaluate(([key, value]) => {
      // Whatever the page writes while it closes must not mend what this test breaks.
      Storage.prototype.setItem = () => {};
      localStorage[key] = value;
    }, /** @type {[string, string]} */ ([saved[0], damaged]));
    await table.page.reload();
    const again = await Table.attach(table.page);
    await again.waitForText("message", /set aside/);
    await shoot(again.page, `damaged ${name}`);
    assert.match(await again.position(), / [01] 0$/, "a new game is begun");
    const kept = Object.values(await storage(again)).filter((value) =>
      value.includes(JSON.stringify(damaged).slice(1, -1)),
    );
    assert.ok(kept.length, "what could not be read is kept aside");
    await playSome(again, 3);
  });

pageTest(
  "two tabs: the newer asks, then plays, and the older only shows",
  { query: PLAIN },
  async (older, visit) => {
    await playSome(older, 4);
    const position = await older.position();
    const newer = await visit.open(PLAIN);
    await newer.control("take-over").waitFor();
    await shoot(newer.page, "two tabs");
    assert.equal(await newer.position(), position, "the newer shows the game");
    await playSome(older, 6);
    await newer.page.bringToFront();
    await newer.control("take-over").click();
    await newer.waitForPhase("person");
    assert.equal(
      await newer.position(),
      await older.position(),
      "the newer goes on where the older was",
    );
    await older.waitForPhase("watching");
    const before = await older.position();
    await click(
      older,
      advise("standard", before)
        .slice(0, 2)
        .replace(/[^a-e\d]/g, ""),
    );
    await older.waitForText("said", /./);
    assert.equal(await older.position(), before, "the older only shows");
    await playSome(newer, 9);
    await checkAgainstReplay(newer);
    const record = await newer.record();
    await newer.page.reload();
    await newer.waitForPhase("person");
    assert.equal(await newer.record(), record);
  },
);

pageTest(
  "a game from an address leaves the saved one alone",
  { query: PLAIN },
  async (table, visit) => {
    await playSome(table, 5);
    const record = await table.record();
    await table.page.close();
    const other = await visit.open(query({ rules: "folk", seed: "visitor", first: "me" }));
    await playSome(other, 3);
    await other.page.close();
    const again = await visit.open(PLAIN);
    await again.waitForPhase("person");
    assert.equal(await again.record(), record);
  },
);

/** @param {import("playwright-core").BrowserContext} context */
const fillStorage = (context) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });

/** @param {import("playwright-core").BrowserContext} context */
const forbidStorage = (context) =>
  context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });

/** @type {[string, typeof fillStorage][]} */
const NO_STORAGES = [
  ["full", fillStorage],
  ["forbidden", forbidStorage],
];

for (const [name, prepare] of NO_STORAGES)
  pageTest(
    `storage is ${name}: said, and the game goes on`,
    { query: PLAIN, prepare },
    async (table) => {
      await table.waitForText("message", /saved/);
      await playSome(table, 6);
      await checkAgainstReplay(table);
    },
  );

const BEHIND = endgame("f4/mgd2/5/5/5/5/5/5/5/5/L4/4F", { plies: 60 });
pageTest(
  "a draw that was declined may not be offered again after a reload",
  { query: query({ rules: "standard", position: BEHIND, seed: "talk", first: "me" }) },
  async (table) => {
    await table.offerDraw();
    await table.waitForText("message", /declines/);
    await table.page.reload();
    await table.waitForPhase("person");
    await table.press("offer-draw");
    await table.waitForText("message", /ten moves/);
  },
);

for (const [name, settings] of [
  ["strange names", '{"constructor":1,"__proto__":{"lang":1},"toString":"x","lang":"zh-Hans"}'],
  ["no object", "[1]"],
  ["values of other kinds", '{"lang":["zh-Hans"],"rules":7,"theme":null,"began":{}}'],
])
  pageTest(
    `kept settings with ${name} cost nothing`,
    {
      query: query({ first: "me" }),
      prepare: (context) =>
        context.addInitScript((text) => {
          if (location.protocol === "http:") localStorage.setItem("fanqi/main/settings", text);
        }, settings),
    },
    async (table) => {
      await table.waitForPhase("person");
      const lang = await table.board.locator(".table").getAttribute("lang");
      assert.equal(lang, settings.includes('"lang":"zh') ? "zh-Hans" : "en");
    },
  );

/** @type {[string, (about: any) => void][]} */
const NOTES = [
  ["rules that nobody knows", (about) => (about.setup.rules = "chess")],
  ["a clock of long ago", (about) => (about.clock = -5)],
  ["a clock of the future", (about) => (about.clock = 1e9)],
];
for (const [name, change] of NOTES)
  pageTest(
    `notes beside the game with ${name} cost no game`,
    { query: query({ rules: "online", seed: "notes", opponent: "person" }) },
    async (table) => {
      await act(table, click, "c7");
      const record = await table.record();
      const [key, text] =
        Object.entries(await storage(table)).find(([each]) => each.endsWith("/about")) ?? [];
      assert.ok(key && text);
      const about = JSON.parse(text);
      change(about);
      await table.page.evaluate(
        ([where, what]) => {
          Storage.prototype.setItem = () => {};
          localStorage[where] = what;
        },
        /** @type {[string, string]} */ ([key, JSON.stringify(about)]),
      );
      await table.page.reload();
      await table.waitForPhase("person");
      assert.equal(await table.record(), record);
      const seconds = await table.part("clock").innerText();
      assert.match(seconds, /^0:(30|[012]\d)$/);
      await table.press("restart");
      if (await table.control("confirm").isVisible()) await table.confirm();
      await table.page.waitForFunction(() =>
        / 0 0$/.test(/** @type {any} */ (document.querySelector("fanqi-board")).position),
      );
      assert.equal(tag(await table.record(), "Rules"), "online");
    },
  );

pageTest(
  "a wrong mark of a piece that was seen costs no game",
  { query: query({ rules: "quick", seed: "marks", opponent: "person" }) },
  async (table) => {
    await act(table, click, "c7");
    const record = await table.record();
    await table.page.evaluate(() => {
      Storage.prototype.setItem = () => {};
      const key = Object.keys(localStorage).find((each) => each.endsWith("/about"));
      if (!key) throw new Error("the game is saved");
      const about = JSON.parse(localStorage[key]);
      localStorage[key] = JSON.stringify({ ...about, seen: { 3: ["M"], 4: {}, 5: "m" } });
    });
    await table.page.reload();
    await table.waitForPhase("person");
    assert.equal(await table.record(), record);
  },
);
