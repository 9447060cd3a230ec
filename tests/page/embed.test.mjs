/** The game in pages of others: every way of getting it there, and what it may and may not do there. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { BROWSER } from "./browsers.mjs";
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
const REFUSED =
  /Content.Security.Policy|CORS policy|Cross-Origin Request Blocked|ERR_FAILED|favicon|404/;

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
      await visit.hold(name, async () => {
        const page = await visit.context.newPage();
        await page.goto(`${own ? game.address : host.address}blog/post.html`);
        await body(page, visit);
      });
    } finally {
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
      connect-src ${game}; worker-src blob: ${game}`.replace(/\s+/g, " "),
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
      // No form is let through here.
      await table.press("new-game");
      await table.startAnew();
      await table.board.locator("dialog").first().waitFor({ state: "detached" });
      assert.match(await table.position(), / [01] 0$/, "a new game is begun");
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

// Driven from outside, Firefox lets a file load others, and the game plays.
const asFile = { skip: BROWSER !== "chromium" };
test("opened as a file, the page says why it cannot play", asFile, async () => {
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

/** The host's own style, as bad as it can be. */
const HOSTILE = `* { color: red !important; letter-spacing: 3px; line-height: 3; text-align: right;
    text-transform: uppercase; font: italic bold 30px cursive; word-spacing: 9px; text-indent: 9px;
    text-shadow: 2px 2px lime; white-space: pre; list-style: none; direction: rtl; cursor: wait }
  button, div, h2, table, dialog { border: 9px solid lime !important; margin: 20px; padding: 30px }
  .table, .board, .side { display: none } fanqi-board { border: 0; padding: 0 }`;

/** @param {string} game @param {string} style */
const styled = (game, style) => `<!doctype html><title>A blog</title><style>${style}</style>
  <style>body { margin: 0 } fanqi-board { position: absolute; left: 0; top: 0;
    width: 900px; height: 700px; margin: 0 }</style>
  <script type="module" src="${game}www/fanqi.js"></script><fanqi-board ${ASKED} lang="en"></fanqi-board>`;

test("a host's style stays outside, and the board's own inside", { timeout: 180_000 }, async () => {
  const pages = { "plain.html": styled("./", ""), "hostile.html": styled("./", HOSTILE) };
  const server = await serve({ root: SITE, base: "/", pages });
  const visit = await Visit.begin({ address: server.address, expected: [REFUSED] });
  try {
    const pictures = [];
    for (const name of Object.keys(pages)) {
      const page = await visit.context.newPage();
      await page.goto(server.address + name);
      const table = await Table.attach(page);
      const shown = [];
      await table.waitForPhase("person");
      shown.push(await table.board.screenshot());
      await table.control("menu").click();
      await table.board.locator("dialog[open]").waitFor();
      shown.push(await table.board.locator("dialog[open]").screenshot());
      pictures.push(shown);
      await shoot(page, `in a page ${name}`);
      await page.close();
    }
    for (const [index, what] of ["the table", "the menu"].entries())
      assert.ok(pictures[0][index].equals(pictures[1][index]), `${what} looks alike in both pages`);
    visit.assertClean();
  } finally {
    await visit.end();
    await server.close();
  }
});

hostTest(
  "a board has the size of its container, and follows it",
  { own: true, gamePolicy: STRICT_POLICY },
  (game) => `<!doctype html><script type="module" src="${game}www/fanqi.js"></script>
    <div id="box"><fanqi-board ${ASKED}></fanqi-board></div>`,
  async (page) => {
    const table = await Table.attach(page);
    for (const [width, height, layout] of /** @type {const} */ ([
      [360, 640, "tall"],
      [1000, 600, "wide"],
      [500, 900, "tall"],
    ])) {
      await page.evaluate(
        ([w, h]) => {
          const { style } = /** @type {HTMLElement} */ (document.getElementById("box"));
          style.width = `${w}px`;
          style.height = `${h}px`;
          const board = /** @type {HTMLElement} */ (document.querySelector("fanqi-board"));
          board.style.height = "100%";
        },
        [width, height],
      );
      await table.board.locator(`.table[data-layout=${layout}]`).waitFor();
      await table.waitForPhase("person");
      const box = await table.board.boundingBox();
      assert.deepEqual([box?.width, box?.height], [width, height]);
      for (const name of ["a1", "e12"]) {
        const point = await table.point(name).boundingBox();
        assert.ok(box && point);
        assert.ok(point.x >= box.x && point.x + point.width <= box.x + width, `${name} is inside`);
        assert.ok(
          point.y >= box.y && point.y + point.height <= box.y + height,
          `${name} is inside`,
        );
      }
    }
  },
);

hostTest(
  "attributes may change while a game runs",
  { own: true, gamePolicy: STRICT_POLICY },
  (game) => withBoard(game, `${ASKED} lang="en" theme="light"`),
  async (page) => {
    const table = await Table.attach(page);
    await playOn(table, click, { plies: 4 });
    await table.waitForPhase("person");
    const record = await table.record();
    /** @param {Record<string, string>} attributes */
    const set = (attributes) =>
      table.board.evaluate((board, wanted) => {
        for (const [name, value] of Object.entries(wanted)) board.setAttribute(name, value);
      }, attributes);
    const paper = () => table.board.evaluate((board) => getComputedStyle(board).backgroundColor);
    const light = await paper();

    await set({ lang: "zh-Hans", theme: "dark", pieces: "numbers" });
    await table.waitForText("status", /轮到你|你/);
    assert.notEqual(await paper(), light);
    assert.equal(await table.record(), record, "the game goes on");

    await set({ lang: "en", theme: "plaid" });
    await table.waitForText("message", /Cannot be used: theme=plaid/);
    await table.control("unusable").click();
    await table.board
      .locator("dialog li", { hasText: "theme=plaid cannot be used: it takes auto, light, dark" })
      .waitFor();
    await table.page.keyboard.press("Escape");
    await set({ theme: "light", rules: "nonsense" });
    await table.waitForText("message", /rules=nonsense/);
    assert.doesNotMatch(await table.part("message").innerText(), /plaid/, "that was put right");
    await set({ rules: "classic" });
    await table
      .part("message")
      .filter({ hasText: /nonsense/ })
      .waitFor({ state: "detached" });
    assert.equal(await table.record(), record, "rules are for the next game");
    assert.match(record, /\[Rules "quick"\]/);
    await table.press("new-game");
    await table.board.locator("dialog[open]").waitFor();
    const chosen = table.board.locator("dialog[open] [name=preset]:checked");
    assert.equal(await chosen.inputValue(), "classic");
  },
);

test(
  "the demonstration page plays, hears of it, and puts a second board there",
  { timeout: 180_000 },
  async () => {
    const server = await serve({ root: SITE, base: "/x/", policy: STRICT_POLICY });
    const visit = await Visit.begin({ address: server.address });
    try {
      const page = await visit.context.newPage();
      await page.goto(`${server.address}www/demo/`);
      const table = await boardOf(page, "first");
      await table.point("c7").click();
      await page
        .locator("output")
        .filter({ hasText: /Seat 2: / })
        .waitFor();
      await page.locator("select[name=lang]").first().selectOption("zh-Hans");
      await table.waitForText("status", /[一-鿿]/);
      await page.getByRole("button", { name: "Second board" }).click();
      const second = page.locator("#second fanqi-board");
      await second.locator('[data-point="a1"]').waitFor();
      await shoot(page, "demonstration");
      await page.getByRole("button", { name: "Second board" }).click();
      await second.waitFor({ state: "detached" });
      visit.assertClean();
    } finally {
      await visit.end();
      await server.close();
    }
  },
);
