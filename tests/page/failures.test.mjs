/** What fails inside costs no game: the opponent's worker, the module, an old browser, the network. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { pageTest, shoot, visitTest } from "./harness.mjs";
import { act, checkAgainstReplay, playOn } from "./player.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

const ADDRESS = query({ rules: "quick", seed: "failures", first: "me" });
const WORKER = "**/www/opponent-worker.js";
/** A worker that fails as soon as it is asked something. */
const DEAD = {
  contentType: "text/javascript",
  body: `addEventListener("message", ({ data }) => {
    if (data.type === "load") postMessage({ type: "ready" });
    else throw new Error("dead when asked");
  });`,
};

/** @param {number} times */
const killWorkers = (times) => (/** @type {BrowserContext} */ context) =>
  context.route(WORKER, (route) => route.fulfill(DEAD), { times });

const dead = { expected: [/dead when asked/] };

pageTest(
  "a worker that dies is started again",
  { query: ADDRESS, prepare: killWorkers(1), ...dead },
  async (table) => {
    await act(table, click, "c7");
    await table.waitForText("message", /started again/);
    await playOn(table, click, { plies: 6 });
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a worker that dies again and again waits for the person",
  { query: ADDRESS, prepare: killWorkers(Infinity), ...dead },
  async (table, visit) => {
    const { text } = await act(table, click, "c7");
    await table.control("retry").waitFor();
    await shoot(table.page, "opponent failed");
    assert.ok((await table.record()).includes(text), "nothing is lost");
    await visit.context.unroute(WORKER);
    await table.control("retry").click();
    await playOn(table, click, { plies: 6 });
    await checkAgainstReplay(table);
  },
);

for (const [what, prepare] of /** @type {const} */ ([
  [
    "has no workers",
    (/** @type {BrowserContext} */ context) => context.addInitScript("delete window.Worker"),
  ],
  // Firefox before 114 reads it as another sort of script.
  [
    "cannot read the worker's script",
    (/** @type {BrowserContext} */ context) =>
      context.route(WORKER, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "import" }),
      ),
  ],
]))
  pageTest(
    `a browser that ${what} searches on the page`,
    { query: ADDRESS, prepare: (context) => prepare(context) },
    async (table) => {
      await playOn(table, click, { plies: 20 });
      await checkAgainstReplay(table);
      assert.equal(await table.part("message").innerText(), "", "nobody is bothered with it");
    },
  );

/** The glue with a door to the module's panic: the next action panics inside the module. @param {BrowserContext} context */
const doorToPanic = (context) =>
  context.route("**/www/pkg/fanqi.js*", async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split("    play(action) {\n");
    assert.equal(parts.length, 2, "the glue has one door for actions");
    const door = `    play(action) {
        if (globalThis.panicNext) { globalThis.panicNext = false; panicForTest(); }\n`;
    await route.fulfill({ response, body: parts.join(door) });
  });

pageTest(
  "a panic inside the module is said, and the game goes on from its save",
  { query: ADDRESS, prepare: doorToPanic, source: true, expected: [/panic on demand/] },
  async (table) => {
    await playOn(table, click, { plies: 6 });
    await table.waitForPhase("person");
    const record = await table.record();
    await table.page.evaluate(() => Object.assign(globalThis, { panicNext: true }));
    await click(table, await anyFlip(table));
    await table.waitForText("message", /loaded again/);
    await table.waitForPhase("person");
    assert.equal(await table.record(), record, "nothing is lost");
    await playOn(table, click, { plies: 10 });
    await checkAgainstReplay(table);
  },
);

/** @param {Table} table */
async function anyFlip(table) {
  const point = await table.board
    .locator('[role=grid] button[aria-label*="face down"]')
    .first()
    .getAttribute("data-point");
  assert.ok(point);
  return point;
}

/** A browser that knows no SIMD. @param {BrowserContext} context */
const withoutSimd = (context) =>
  context.addInitScript(() => {
    WebAssembly.validate = () => false;
  });

for (const [browser, prepare, wanted, unwanted] of /** @type {const} */ ([
  ["with SIMD", undefined, "fanqi_simd_bg.wasm", "fanqi_bg.wasm"],
  ["without SIMD", withoutSimd, "fanqi_bg.wasm", "fanqi_simd_bg.wasm"],
]))
  pageTest(
    `a browser ${browser} loads its module and no other`,
    { query: ADDRESS, prepare },
    async (table, visit) => {
      await playOn(table, click, { plies: 6 });
      await checkAgainstReplay(table);
      const names = visit.requests.map((url) => url.split("/").pop());
      assert.deepEqual(
        [
          names.filter((name) => name === wanted).length,
          names.filter((name) => name === unwanted).length,
        ],
        [1, 0],
      );
    },
  );

visitTest(
  "a module that does not come is said, and comes with the next try",
  { expected: [/404|Failed to load/] },
  async (visit) => {
    const page = await visit.context.newPage();
    await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
    await page.goto(visit.address + ADDRESS);
    const table = new Table(page);
    await table.waitForText("message", /could not be loaded/);
    await shoot(page, "not loaded");
    await page.unroute("**/*.wasm");
    await table.control("reload").click();
    await Table.attach(page);
    await act(table, click, "c7");
  },
);
