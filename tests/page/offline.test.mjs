/** After one visit the game needs no network; and a newer version waits until it is asked for. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { query } from "./endings.mjs";
import { shoot, Visit } from "./harness.mjs";
import { act, actionsOf, checkAgainstReplay, checkEnd, playOn } from "./player.mjs";
import { drop, finishedRecord, waitForStep } from "./review.mjs";
import { serve, STRICT_POLICY } from "./server.mjs";
import { click, Table } from "./table.mjs";

const SITE = process.env.FANQI_SITE;
const TOOL = fileURLToPath(new URL("../../tools/offline.mjs", import.meta.url));
const skip = SITE ? false : "only a written site can be kept; FANQI_SITE names one";
const GAME = query({ rules: "quick", seed: "offline", first: "me" });

/** @typedef {import("playwright-core").Page} Page */

/** A copy of the site, which a test may change. */
class Site {
  folder = mkdtempSync(join(tmpdir(), "fanqi-offline-"));
  /** @type {Awaited<ReturnType<typeof serve>> | null} */
  #server = null;
  address = "";

  async begin() {
    cpSync(/** @type {string} */ (SITE), this.folder, { recursive: true });
    this.#server = await serve({ root: this.folder, base: "/deep/er/", policy: STRICT_POLICY });
    this.address = this.#server.address;
  }

  /** Publishes another version: the title and the words of a status are different. @param {string} mark */
  publish(mark) {
    const texts = join(this.folder, "www/text");
    const english = readdirSync(texts).filter((name) => /^en(-[A-Z0-9]+)?\.js$/.test(name));
    assert.equal(english.length, 1, "one file holds the words of the table");
    const file = join(texts, english[0]);
    const words = readFileSync(file, "utf8");
    const changed = words.replace(/Your turn[^"']*/, `Your turn${mark}`);
    assert.notEqual(changed, words);
    writeFileSync(file, changed);
    execFileSync(process.execPath, [TOOL, this.folder]);
  }

  async end() {
    await this.#server?.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Nothing answers any more. */
  async close() {
    await this.#server?.close();
    this.#server = null;
  }
}

/**
 * @param {string} name
 * @param {(visit: Visit, site: Site) => Promise<void>} body
 * @param {RegExp[]} [expected]
 */
function siteTest(name, body, expected = []) {
  test(name, { timeout: 180_000, skip }, async () => {
    const site = new Site();
    await site.begin();
    const visit = await Visit.begin({ offline: true, address: site.address, expected });
    try {
      await visit.hold(name, () => body(visit, site));
    } finally {
      await site.end();
    }
  });
}

/** The page is kept, and what keeps it answers for it. @param {Page} page */
const kept = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** Asks the server whether there is a newer version, as a browser does at every visit. @param {Page} page */
const lookForUpdate = (page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

/** @param {Table} table */
const phase = (table) => table.part("status").getAttribute("data-phase");

/** @param {Table} table */
const status = (table) => table.part("status").innerText();

siteTest(
  "after one visit a game is played to its end without a network",
  async (visit, site) => {
    const first = await visit.open(GAME);
    await kept(first.page);
    await first.page.close();
    await site.close();
    await visit.context.setOffline(true);
    const table = await visit.open(GAME);
    await playOn(table, click);
    await checkEnd(table);
    // Another language, the dialogs, another worker: nothing was forgotten.
    await table.press("menu");
    await table.board.locator("select[name=lang]").selectOption("zh-Hans");
    await table.waitForText("status", /[一-鿿]/);
    await shoot(table.page, "offline");
    await table.page.reload();
    await Table.attach(table.page);
    assert.match(await table.record(), /\[Placement /, "the game is there after another reload");
  },
  [/ERR_INTERNET_DISCONNECTED|fetching the script/],
);

siteTest(
  "a newer version waits until the person agrees, and goes on with the game",
  async (visit, site) => {
    const table = await visit.open(GAME);
    await kept(table.page);
    await playOn(table, click, { plies: 6 });
    await table.waitForPhase("person");
    const record = await table.record();
    await table.page.evaluate(() => Object.assign(window, { sameVisit: true }));

    site.publish(" (newer)");
    await lookForUpdate(table.page);
    await table.waitForText("message", /new version is ready/);
    await shoot(table.page, "new version");
    assert.doesNotMatch(await status(table), /newer/);
    assert.equal(
      await table.page.evaluate(() => "sameVisit" in window),
      true,
      "nothing is loaded anew",
    );

    // A reload is no agreement: the old version serves on, and says it again.
    await table.page.reload();
    await Table.attach(table.page);
    await table.waitForText("message", /new version is ready/);
    assert.doesNotMatch(await status(table), /newer/);
    await playOn(table, click, { plies: 8 });
    await table.waitForPhase("person");
    const later = await table.record();
    assert.ok(later.length > record.length);

    await table.control("use-version").click();
    await table.waitForText("status", /newer/);
    assert.equal(await table.record(), later, "the same game");
    assert.equal(
      await table
        .part("message")
        .filter({ hasText: /new version/ })
        .count(),
      0,
    );
    await playOn(table, click, { plies: 12 });
    await checkAgainstReplay(table);
  },
);

siteTest("another tab is told that a newer version has taken over", async (visit, site) => {
  const table = await visit.open(GAME);
  await kept(table.page);
  const other = await visit.open(query({ rules: "quick", seed: "other", first: "me" }));
  await kept(other.page);
  site.publish(" (newer)");
  await lookForUpdate(table.page);
  for (const each of [table, other]) await each.waitForText("message", /new version is ready/);
  await other.control("dismiss").first().click();
  await table.page.bringToFront();
  await table.control("use-version").click();
  await table.waitForText("status", /newer/);

  await other.waitForText("message", /new version is ready/);
  assert.doesNotMatch(await status(other), /newer/, "it is not loaded anew by itself");
  await other.page.bringToFront();
  await act(other, click, "c7");
  await other.waitForPhase("person");
  const record = await other.record();
  await other.control("use-version").click();
  await other.waitForText("status", /newer/);
  assert.equal(await other.record(), record);
});

siteTest(
  "a newer version takes over under a game in one tab and a record in another, and neither is lost",
  async (visit, site) => {
    const table = await visit.open(GAME);
    await kept(table.page);
    await playOn(table, click, { plies: 4 });
    await table.waitForPhase("person");
    const record = await table.record();
    const other = await visit.open(query({ rules: "quick", seed: "other", first: "me" }));
    await kept(other.page);
    await act(other, click, "c7");
    await other.waitForPhase("person");
    const waiting = await other.record();
    const opened = finishedRecord();
    const count = actionsOf(opened).length;
    await drop(other, opened);
    await other.control("review-forward").click();
    await waitForStep(other, 1, count);

    site.publish(" (newer)");
    await lookForUpdate(other.page);
    for (const each of [table, other]) await each.waitForText("message", /new version is ready/);
    // Agreed to where the record is: it is there again, and its game waits behind it.
    await other.control("use-version").click();
    await other.page.waitForFunction(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found?.active && !found.waiting;
    });
    await waitForStep(other, 1, count);
    assert.equal(await other.record(), waiting);
    await other.control("review-close").click();
    await other.waitForText("status", /newer/);
    await act(other, click, "e1");

    // The tab with the game goes on in the old version until it is asked.
    await table.page.bringToFront();
    assert.doesNotMatch(await status(table), /newer/);
    assert.equal(await table.record(), record);
    await playOn(table, click, { plies: 6 });
    await table.waitForPhase("person");
    const later = await table.record();
    assert.notEqual(later, record);
    await table.control("use-version").first().click();
    await table.waitForText("status", /newer/);
    assert.equal(await table.record(), later);
    await playOn(table, click, { plies: 8 });
    await checkAgainstReplay(table);
  },
);

siteTest(
  "a newer version taken by the tab that plays or by the one that shows leaves one to play",
  async (visit, site) => {
    const player = await visit.open(GAME);
    await kept(player.page);
    await playOn(player, click, { plies: 4 });
    await player.waitForPhase("person");
    const watcher = await visit.open(GAME);
    await kept(watcher.page);
    await watcher.waitForPhase("watching");
    const record = await player.record();
    assert.equal(await watcher.record(), record);
    await watcher.page.evaluate(() => Object.assign(window, { old: true }));

    site.publish(" (newer)");
    await lookForUpdate(watcher.page);
    for (const each of [player, watcher]) await each.waitForText("message", /new version is ready/);
    // The tab that plays is away for the time of a reload; the other must not take its place unasked.
    await player.page.bringToFront();
    await player.control("use-version").click();
    await player.waitForText("status", /newer/);
    assert.equal(await player.record(), record);
    assert.equal(await phase(watcher), "watching");
    await playOn(player, click, { plies: 6 });
    await player.waitForPhase("person");
    const later = await player.record();
    await watcher.page.waitForFunction(
      (wanted) => /** @type {any} */ (document.querySelector("fanqi-board")).record === wanted,
      later,
    );

    // The tab that shows comes later, and shows on.
    await watcher.page.bringToFront();
    await watcher.control("use-version").first().click();
    await watcher.page.waitForFunction(() => !("old" in window));
    await watcher.waitForPhase("watching");
    assert.equal(await phase(player), "person");
    assert.equal(await player.record(), later);

    // Taken over in the new version, the game is one and the same.
    await watcher.control("take-over").click();
    await watcher.waitForText("status", /newer/);
    await player.waitForPhase("watching");
    assert.equal(await watcher.record(), later);
    await playOn(watcher, click, { plies: 8 });
    await watcher.waitForPhase("person");
    await checkAgainstReplay(watcher);
    await player.page.waitForFunction(
      (wanted) => /** @type {any} */ (document.querySelector("fanqi-board")).record === wanted,
      await watcher.record(),
    );
    assert.equal(await phase(player), "watching");
  },
);

siteTest("a game that cannot be saved is not given up for a newer version", async (visit, site) => {
  const table = await visit.open(GAME);
  await kept(table.page);
  await table.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await act(table, click, "c7");
  await table.waitForPhase("person");
  site.publish(" (newer)");
  await lookForUpdate(table.page);
  await table.waitForText("message", /new version is ready/);
  const record = await table.record();
  await table.control("use-version").click();
  await table.waitForText("message", /does not let the game be saved/);
  await table.waitForText("message", /new version is ready/);
  assert.equal(await table.record(), record, "the game goes on");
  assert.doesNotMatch(await status(table), /newer/);
  // It waits behind what is looked through, and would be lost as well.
  await drop(table, finishedRecord());
  await table.part("review").waitFor();
  await table.page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await table.control("use-version").click();
  await table.waitForText("message", /new version is ready/);
  await table.page.waitForTimeout(1000);
  assert.equal(await table.page.evaluate(() => "sameVisit" in window), true);
  await table.control("review-close").click();
  await table.waitForPhase("person");
  assert.equal(await table.record(), record, "the game goes on after it");
});

siteTest(
  "an installed game has a name, a start and icons of the sizes that are asked for",
  async (visit) => {
    const { page } = await visit.open("");
    const cdp = await visit.context.newCDPSession(page);
    const { data, errors, url } = await cdp.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { name, icons, start_url: start, scope, display } = JSON.parse(data ?? "");
    assert.match(name, /翻棋/);
    assert.equal(display, "standalone");
    for (const place of [start, scope]) assert.equal(new URL(place, url).href, visit.address);
    for (const { src, sizes, type } of icons.filter(
      (/** @type {any} */ icon) => icon.sizes !== "any",
    )) {
      const address = new URL(src, url).href;
      const seen = await page.evaluate(async (href) => {
        const response = await fetch(href);
        const picture = await createImageBitmap(await response.blob());
        return [response.headers.get("content-type"), `${picture.width}x${picture.height}`];
      }, address);
      assert.deepEqual(seen, [type, sizes]);
    }
    assert.ok(icons.some((/** @type {any} */ icon) => icon.purpose === "maskable"));
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    // Playwright's profiles are private ones, in which nothing can be installed.
    const faults = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    assert.deepEqual(faults, []);
  },
);

test("sources that are served for playing are kept by nobody", async () => {
  const page = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  assert.doesNotMatch(page, /offline=/);
});
