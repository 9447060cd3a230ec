/** Whatever the machine around the page does, no game is lost, and what is wrong is said. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { pageTest, visitTest } from "./harness.mjs";
import { act, checkAgainstReplay, playOn } from "./player.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

const ADDRESS = query({ rules: "quick", seed: "robust", first: "me" });
const WORKER = "**/www/opponent-worker.js";

/** @param {Table} table @returns {Promise<number>} whole seconds */
async function secondsLeft(table) {
  const [minutes, seconds] = (await table.part("clock").innerText()).split(":").map(Number);
  return minutes * 60 + seconds;
}

// ---------------------------------------------------------------- the opponent's worker

pageTest(
  "where the worker cannot be fetched the program plays on the page",
  {
    query: ADDRESS,
    prepare: (context) => context.route(WORKER, (route) => route.fulfill({ status: 404 })),
    expected: [/404|Failed to load|opponent-worker/],
  },
  async (table) => {
    await playOn(table, click, { plies: 6 });
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a worker that never speaks is given up, and the program plays on the page",
  {
    query: ADDRESS,
    prepare: (context) =>
      context.route(WORKER, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "0;" }),
      ),
  },
  async (table) => {
    await playOn(table, click, { plies: 6 });
    await checkAgainstReplay(table);
  },
);

/** It starts, and never answers. */
const SILENT = `addEventListener("message", ({ data }) => {
  if (data.type === "load") postMessage({ type: "ready" });
});`;

pageTest(
  "a worker that falls silent is given up, and another answers",
  {
    query: ADDRESS,
    prepare: (context) =>
      context.route(
        WORKER,
        (route) => route.fulfill({ contentType: "text/javascript", body: SILENT }),
        { times: 1 },
      ),
  },
  async (table) => {
    await act(table, click, "c7");
    // The page stays alive while nobody answers.
    await table.waitForPhase("opponent");
    await table.press("menu");
    await table.board.locator("dialog").waitFor();
    await table.page.keyboard.press("Escape");
    await table.waitForText("message", /started again/);
    await playOn(table, click, { plies: 6 });
    await checkAgainstReplay(table);
  },
);

// ---------------------------------------------------------------- what is loaded

visitTest(
  "a module that is cut short is said, and comes with the next try",
  { expected: [/wasm|WebAssembly/i] },
  async (visit) => {
    const page = await visit.context.newPage();
    await page.route("**/*.wasm", async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ contentType: "application/wasm", body: body.subarray(0, 40_000) });
    });
    await page.goto(visit.address + ADDRESS);
    const table = new Table(page);
    await table.waitForText("message", /could not be loaded/);
    await page.unroute("**/*.wasm");
    await table.control("reload").click();
    await Table.attach(page);
    await act(table, click, "c7");
  },
);

// ---------------------------------------------------------------- storage

pageTest(
  "storage that fills up in the middle of a game is said",
  { query: ADDRESS },
  async (table) => {
    await playOn(table, click, { plies: 4 });
    await table.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await playOn(table, click, { plies: 8 });
    await table.waitForText("message", /saved/);
    await checkAgainstReplay(table);
  },
);

// ---------------------------------------------------------------- time

const TIMED = query({ rules: "online", seed: "time", opponent: "person" });

pageTest("the system's clock may be set while a clock runs", { query: TIMED }, async (table) => {
  await act(table, click, "c7");
  await table.waitForPhase("person");
  for (const jump of [-40 * 365, -1, 1, 40 * 365]) {
    const before = await secondsLeft(table);
    await table.page.evaluate((days) => {
      const Original = Date;
      const now = () => Original.now() + days * 86_400_000;
      globalThis.Date = new Proxy(Original, {
        construct: (made, given) => Reflect.construct(made, given.length ? given : [now()]),
        get: (made, name) => (name === "now" ? now : Reflect.get(made, name)),
      });
    }, jump);
    await table.page.waitForTimeout(500);
    const passed = before - (await secondsLeft(table));
    assert.ok(passed >= 0 && passed < 20, `${passed} seconds in half a second`);
  }
  await playOn(table, click, { person: null, plies: 4 });
  await checkAgainstReplay(table);
});

pageTest(
  "an hour of sleep costs nobody their time",
  { query: TIMED, prepare: (context) => context.clock.install() },
  async (table) => {
    await act(table, click, "c7");
    await table.waitForPhase("person");
    const before = await secondsLeft(table);
    // As a lid that is closed: due timers fire once, and an hour later.
    await table.page.clock.fastForward("01:00:00");
    await table.page.waitForTimeout(500);
    const passed = before - (await secondsLeft(table));
    assert.ok(passed >= 0 && passed < 20, `${passed} seconds of an hour`);
    assert.equal((await table.events()).length, 1, "nobody's turn passed");
    await playOn(table, click, { person: null, plies: 4 });
    await checkAgainstReplay(table);
  },
);

pageTest(
  "an hour of sleep while the program thinks ends in its answer",
  { query: ADDRESS, prepare: (context) => context.clock.install() },
  async (table) => {
    for (let turn = 0; turn < 2; turn++) {
      await table.waitForPhase("person");
      const { length } = await table.events();
      const flip = table.board.locator('[role=grid] button[aria-label*="face down"]').first();
      await flip.click();
      await table.page.clock.fastForward("01:00:00");
      await table.waitForEvents(length + 2);
    }
    await table.waitForPhase("person");
    await checkAgainstReplay(table);
  },
);

// ---------------------------------------------------------------- the screen

const MOVING = `?${new URLSearchParams({ rules: "quick", seed: "turned", first: "me", motion: "1" })}`;

pageTest(
  "a phone may be turned while a piece moves",
  { query: MOVING, device: "phone", prepare: (context) => context.clock.install() },
  async (table) => {
    const { page } = table;
    const sizes = [
      { width: 640, height: 360 },
      { width: 360, height: 640 },
    ];
    for (const size of sizes) {
      await table.waitForPhase("person");
      const { length } = await table.events();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await table.board.locator('[role=grid] button[aria-label*="face down"]').first().click();
      await page.clock.runFor(120);
      await table.part("status").and(page.locator("[data-phase=moving]")).waitFor();
      await page.setViewportSize(size);
      await page.waitForTimeout(300);
      assert.deepEqual(await table.board.evaluate(canvasMisfits), []);
      await page.clock.resume();
      await table.waitForEvents(length + 2);
    }
    await table.waitForPhase("person");
    await checkAgainstReplay(table);
  },
);

/** In the page: what of the drawing is not as large as its board. @param {Element} board */
function canvasMisfits(board) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const { width, height } = /** @type {Element} */ (
    root.querySelector(".board")
  ).getBoundingClientRect();
  return [...root.querySelectorAll("canvas")]
    .filter(({ hidden }) => !hidden)
    .map((canvas) => [canvas.width / devicePixelRatio, canvas.height / devicePixelRatio])
    .filter(([across, down]) => Math.abs(across - width) > 5 || Math.abs(down - height) > 5);
}
