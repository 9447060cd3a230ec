/** The game in WebKitGTK, the engine of Safari, by nothing but its own pointer and keys. */

import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { query } from "../page/endings.mjs";
import { checkAgainstReplay, playOn, tag } from "../page/player.mjs";
import { serve, STRICT_POLICY } from "../page/server.mjs";
import { Driver } from "./driver.mjs";
import { click, Table } from "./table.mjs";

const SOURCE = fileURLToPath(new URL("../..", import.meta.url));
const SITE = process.env.FANQI_SITE ?? SOURCE;
const SHOTS = fileURLToPath(new URL("../page/shots/", import.meta.url));
const WINDOW = { width: 500, height: 900 };
const TIMEOUT = { timeout: 180_000 };
/** As the protocol writes them. */
const KEYS = { up: "\uE013", right: "\uE014", enter: "\uE007", escape: "\uE00C" };

/** @type {string} */
let site;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {Driver} */
let driver;

before(async () => {
  site = watchedSite();
  server = await serve({ root: site, base: "/some/where/", policy: STRICT_POLICY });
  driver = await Driver.start(WINDOW);
});
after(async () => {
  await driver?.end();
  await server?.close();
  rmSync(site, { recursive: true, force: true });
});

/** A copy of the site whose page is watched from its first script on. */
function watchedSite() {
  const copy = mkdtempSync(join(tmpdir(), "fanqi-webkit-"));
  cpSync(join(SITE, "www"), join(copy, "www"), { recursive: true });
  cpSync(new URL("watch.mjs", import.meta.url), join(copy, "www", "watch.js"));
  const page = readFileSync(join(SITE, "index.html"), "utf8");
  const watched = page.replace("<script", '<script src="www/watch.js"></script>\n    <script');
  assert.notEqual(watched, page, "the page has a script to come before");
  writeFileSync(join(copy, "index.html"), watched);
  return copy;
}

/**
 * @param {string} address behind the site's own
 * @returns {Promise<Table>}
 */
async function open(address) {
  // From one address to another that differs behind # alone a browser does not load.
  await driver.go("about:blank");
  await driver.go(server.address + address);
  return Table.attach(driver);
}

/** @param {string} name @param {(take: (name: string) => Promise<void>) => Promise<void>} body */
function webkitTest(name, body) {
  test(name, TIMEOUT, async () => {
    /** @param {string} what */
    const take = async (what) => {
      mkdirSync(SHOTS, { recursive: true });
      writeFileSync(join(SHOTS, `webkit-${what.replace(/\W+/g, "-")}.png`), await driver.shoot());
    };
    try {
      await body(take);
      assert.deepEqual(await driver.run(() => /** @type {any} */ (window).faults), []);
    } catch (error) {
      await take(`failed ${name}`).catch(() => {});
      throw error;
    }
  });
}

/** @returns {Promise<string[]>} the names of the files that the page has loaded */
const loaded = () =>
  driver.run(() =>
    performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop() ?? ""),
  );

/** @param {() => Promise<boolean>} holds @param {string} what */
async function until(holds, what) {
  for (const begun = Date.now(); !(await holds()); await sleep(20))
    assert.ok(Date.now() - begun < 30_000, `waited in vain for ${what}`);
}

webkitTest("a whole game by pointer, with a reload in the middle", async (take) => {
  const table = await open(query({ rules: "quick", seed: "webkit", first: "me" }));
  assert.ok((await loaded()).includes("fanqi_simd_bg.wasm"), "this browser knows SIMD");
  const player = /** @type {any} */ (table);
  await playOn(player, /** @type {any} */ (click), { plies: 12 });
  await table.waitForPhase("person", "ended");
  await take("middle of a game");
  const [position, record] = [await table.position(), await table.record()];
  await driver.reload();
  await Table.attach(driver);
  await table.waitForPhase("person", "ended");
  assert.deepEqual([await table.position(), await table.record()], [position, record]);
  await playOn(player, /** @type {any} */ (click));
  await take("end of a game");
  const { record: whole } = await checkAgainstReplay(player);
  assert.notEqual(tag(whole, "Result"), "*");
  assert.ok((await table.text("[data-part=result]")).length > 3, "the result is said");
});

webkitTest("without SIMD the other module is loaded, and the program answers", async () => {
  const address = query({ rules: "standard", seed: "plain", first: "me" });
  const table = await open(`${address}#no-simd`);
  await playOn(/** @type {any} */ (table), /** @type {any} */ (click), { plies: 6 });
  await checkAgainstReplay(/** @type {any} */ (table));
  const names = await loaded();
  assert.ok(names.includes("opponent-worker.js"), "the program runs in its worker");
  assert.ok(names.includes("fanqi_bg.wasm"));
  assert.ok(!names.includes("fanqi_simd_bg.wasm"));
});

webkitTest("the language of the address, and another by the menu, which stays", async (take) => {
  const table = await open(query({ lang: "zh-Hans", first: "me", seed: "language" }));
  await table.waitForPhase("person");
  const lang = async () => driver.attribute(await table.find(".table"), "lang");
  assert.equal(await lang(), "zh-Hans");
  await take("Chinese");
  await open(query({ first: "me", seed: "language" }));
  await table.waitForPhase("person");
  assert.equal(await lang(), "en");
  await table.press('[data-action="menu"]');
  await driver.click(await table.find('[name=lang] [value="zh-Hans"]'));
  await table.waitFor('.table[lang="zh-Hans"]');
  await take("menu");
  await driver.reload();
  await Table.attach(driver);
  assert.equal(await lang(), "zh-Hans");
});

webkitTest("arrow keys walk the points, and Enter acts", async () => {
  const table = await open(query({ first: "me", seed: "keys", lang: "en" }));
  await table.waitForPhase("person");
  for (const key of [KEYS.up, KEYS.right, KEYS.enter])
    await driver.type(await table.find('[role=grid] [tabindex="0"]'), key);
  const [{ detail }] = await table.waitForEvents(1);
  assert.match(detail.text, /^b2=/);
});

webkitTest(
  "a dialog by keyboard: a number of the rules, Escape, and Enter that begins",
  async (take) => {
    const table = await open(query({ rules: "standard", first: "me", seed: "dialog", lang: "en" }));
    await table.waitForPhase("person");
    const earlier = await table.record();
    await driver.type(await table.find('[data-action="new-game"]'), KEYS.enter);
    await table.waitFor("dialog[open] summary");
    await driver.type(await table.find("dialog summary"), KEYS.enter);
    await table.waitFor("[name=option-total-limit]");
    await driver.type(await table.find("[name=option-total-limit]"), "77");
    assert.match(await table.text("dialog summary"), /1 changed/);
    await take("house rules");
    await driver.type(await table.find("[name=option-total-limit]"), KEYS.enter);
    await until(async () => (await table.record()) !== earlier, "a new game");
    assert.match(tag(await table.record(), "Rules"), /^standard,total-limit=77$/);
    assert.equal(await table.sees("dialog"), false);
    const begun = await table.record();
    await driver.type(await table.find('[data-action="new-game"]'), KEYS.enter);
    await table.waitFor("dialog[open] summary");
    await driver.type(await table.find("dialog summary"), KEYS.escape);
    await until(async () => !(await table.sees("dialog")), "the dialog to go");
    assert.equal(await table.record(), begun);
  },
);

webkitTest("a hint is shown, and what is taken back stays so over a reload", async (take) => {
  const table = await open(query({ rules: "quick", first: "me", seed: "hint", lang: "en" }));
  await table.waitForPhase("person");
  const start = await table.position();
  await table.press('[data-action="hint"]');
  await table.waitFor("[data-notice=hint], [data-part=advice] .notice");
  await until(
    async () => /[a-e]\d/.test(await table.text("[data-part=advice]")),
    "a point to be named",
  );
  await take("hint");
  const action = /[a-e]\d+/.exec(await table.text("[data-part=advice]"))?.[0] ?? "";
  await click(table, action);
  await table.waitForEvents(2);
  await table.waitForPhase("person");
  assert.notEqual(await table.position(), start);
  await table.press('[data-action="undo"]');
  await until(async () => (await table.position()) === start, "the start");
  await driver.reload();
  await Table.attach(driver);
  await table.waitForPhase("person");
  assert.equal(await table.position(), start);
});
