/** The game in pages of others: every way of getting it there, and what it may and may not do there. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { query } from "./endings.mjs";
import { shoot, SITE, Visit } from "./harness.mjs";
import { checkAgainstReplay, playOn } from "./player.mjs";
import { serve, STRICT_POLICY } from "./server.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("playwright-core").Frame} Frame */
/** @typedef {import("playwright-core").Page} Page */

const ASKED = 'rules="quick" seed="embed" first="me" motion="0"';
const GAME = query({ rules: "quick", seed: "embed", first: "me" });
/** What a browser says where a policy or a sandbox holds. */
const REFUSED = /Content Security Policy|CORS policy|ERR_FAILED|favicon|404/;

/**
 * @typedef {object} Ways
 * @property {(game: string) => string} [policy] of the host's page, by the game's origin; none if not given
 * @property {string} [gamePolicy] that the game's files are sent with
 * @property {boolean} [cors] whether the game's files may be read from other origins
 * @property {boolean} [own] whether the host's page lies beside the game
 */

/**
 * @param {string} name
 * @param {Ways} ways
 * @param {(game: string) => string} html of the host's page, by the game's address
 * @param {(page: Page, visit: Visit) => Promise<void>} body
 */
function hostTest(name, { policy, gamePolicy, cors = false, own = false }, html, body) {
  test(name, { timeout: 180_000 }, async () => {
    const pages = { "blog/post.html": html("../") };
    const game = await serve({
      root: SITE,
      base: "/games/fanqi/",
      policy: gamePolicy,
      cors,
      pages,
    });
    const host = await serve({
      root: SITE,
      base: "/host/",
      policy: policy?.(new URL(game.address).origin),
      pages: { "blog/post.html": html(game.address) },
    });
    const visit = await Visit.begin({ address: "http://127.0.0.1", expected: [REFUSED] });
    try {
      const page = await visit.context.newPage();
      await page.goto(`${own ? game.address : host.address}blog/post.html`);
      await body(page, visit);
      visit.assertClean();
    } catch (error) {
      await visit.shootFailure(name);
      throw error;
    } finally {
      await visit.end();
      await game.close();
      await host.close();
    }
  });
}

/** @param {string} game @param {string} [attributes] */
const withBoard = (game, attributes = ASKED) => `<!doctype html><title>A blog</title>
  <script type="module" src="${game}www/fanqi.js"></script>
  <h1>A blog</h1><fanqi-board ${attributes}></fanqi-board>`;

/** @param {string} game @param {string} attributes */
const withFrame = (game, attributes) => `<!doctype html><title>A blog</title>
  <iframe ${attributes} width="900" height="800" src="${game}${GAME}"></iframe>`;

/** The table in a frame of the page, which a locator finds as it does in a page. @param {Page} page */
const framed = (page) => Table.attach(/** @type {any} */ (page.frames()[1]));

/** Where the opponent of a page sat, by what was loaded for it. @param {Visit} visit */
const seats = ({ requests }) => ({
  worker: requests.some((url) => /opponent-worker/.test(url)),
  page: requests.some((url) => /opponent-page/.test(url)),
});

/** @param {Table} table */
async function playSome(table) {
  await playOn(table, click, { plies: 10 });
  await checkAgainstReplay(table);
}

hostTest(
  "on the own site, under the strict policy",
  { own: true, gamePolicy: STRICT_POLICY },
  withBoard,
  async (page, visit) => {
    await playSome(await Table.attach(page));
    assert.deepEqual(seats(visit), { worker: true, page: false });
  },
);

hostTest(
  "from another origin, the worker starts through a blob",
  {
    cors: true,
    policy: (game) =>
      `default-src 'self'; script-src ${game} 'wasm-unsafe-eval'; style-src ${game};
      connect-src ${game}; worker-src blob:`.replace(/\s+/g, " "),
  },
  withBoard,
  async (page, visit) => {
    await playSome(await Table.attach(page));
    assert.deepEqual(seats(visit), { worker: true, page: false });
  },
);

hostTest(
  "from another origin where a blob is refused, the opponent searches on the page",
  {
    cors: true,
    policy: (game) =>
      `default-src 'self'; script-src ${game} 'wasm-unsafe-eval'; style-src ${game}; connect-src ${game}`,
  },
  withBoard,
  async (page, visit) => {
    const table = await Table.attach(page);
    await playSome(table);
    assert.deepEqual(seats(visit), { worker: false, page: true });
    assert.equal(await table.part("message").innerText(), "", "nobody is bothered with it");
  },
);

hostTest(
  "in a frame, with the settings in the address",
  { gamePolicy: STRICT_POLICY },
  (game) => withFrame(game, ""),
  async (page) => playSome(await framed(page)),
);

const UNSAVED = /does not let the game be saved/;

for (const [name, gamePolicy, worker] of /** @type {const} */ ([
  ["in a sandbox, with a worker", undefined, true],
  ["in a sandbox without a worker", STRICT_POLICY, false],
]))
  hostTest(
    name,
    { cors: true, gamePolicy },
    (game) => withFrame(game, 'sandbox="allow-scripts"'),
    async (page, visit) => {
      const table = await framed(page);
      await table.waitForText("message", UNSAVED);
      await playSome(table);
      assert.deepEqual(seats(visit), { worker, page: !worker });
      assert.equal(await table.part("message").getByText(UNSAVED).count(), 1, "said once");
      await table.control("dismiss").click();
      await playOn(table, click, { plies: 14 });
      assert.equal(await table.part("message").innerText(), "", "and not again");
    },
  );

hostTest(
  "in a sandbox that lets no module in, the page says why",
  {},
  (game) => withFrame(game, 'sandbox="allow-scripts"'),
  async (page) => {
    const said = page.frames()[1].locator(".unplayable");
    await said.getByText(/needs sandbox="allow-scripts\s+allow-same-origin"/).waitFor();
    assert.equal(await said.locator("p:visible").count(), 1);
  },
);

test("opened as a file, the page says why it cannot play", async () => {
  const visit = await Visit.begin({ address: "file:", expected: [REFUSED] });
  try {
    const page = await visit.context.newPage();
    await page.goto(new URL("index.html", `file://${SITE}/`).href);
    await page.getByText(/Put its folder on a web server/).waitFor();
    await shoot(page, "opened as a file");
    visit.assertClean();
  } finally {
    await visit.end();
  }
});

/** @param {Page} page @param {string} id */
async function boardOf(page, id) {
  const table = new Table(page);
  table.board = page.locator(`#${id}`);
  await table.point("a1").waitFor();
  return table;
}

hostTest(
  "several boards on a page each have settings, a game and events of their own",
  { own: true, gamePolicy: STRICT_POLICY },
  (game) => `<!doctype html><script type="module" src="${game}www/fanqi.js"></script>
    <fanqi-board id="one" ${ASKED} lang="en" theme="light" save="one"></fanqi-board>
    <fanqi-board id="two" rules="standard" opponent="person" seed="two" motion="0" lang="zh-Hant"
      theme="dark" pieces="numbers"></fanqi-board>`,
  async (page) => {
    const [one, two] = [await boardOf(page, "one"), await boardOf(page, "two")];
    await page.evaluate(() => {
      const heard = /** @type {string[]} */ ([]);
      Object.assign(window, { heard });
      for (const id of ["one", "two"])
        document
          .getElementById(id)
          ?.addEventListener("fanqi-action", (event) =>
            heard.push(`${id} ${/** @type {CustomEvent} */ (event).detail.text}`),
          );
    });
    const start = await two.position();
    await one.point("c7").click();
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 2);
    assert.equal(await two.position(), start, "the other game does not move");
    await two.point("a1").click();
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 3);
    const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
    assert.deepEqual(
      heard.map((/** @type {string} */ text) => text.slice(0, 3)),
      ["one", "one", "two"],
    );
    assert.match(await one.record(), /\[Rules "quick"\]/);
    assert.match(await two.record(), /\[Rules "standard"\]/);
    assert.match(await one.part("status").innerText(), /turn/i);
    assert.match(await two.part("status").innerText(), /[一-鿿]/);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    assert.ok(keys.length > 0 && keys.every((key) => key.startsWith("fanqi/one/")), `${keys}`);
  },
);
