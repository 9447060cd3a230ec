/** What was seen and taken back lies on its back again, and is marked for whoever saw it. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act } from "./player.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const AGAINST = query({ rules: "standard", seed: "marks", first: "me" });

/** @param {Table} table @param {string} point */
const labelOf = (table, point) => table.point(point).getAttribute("aria-label");

/** @param {Table} table */
const marked = (table) =>
  table.board
    .locator('[role=grid] [aria-label*="seen before"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-point")));

/** Everything that the page has said to its worker. @param {import("playwright-core").BrowserContext} context */
const eavesdrop = (context) =>
  context.addInitScript(() => {
    /** @type {string[]} */
    const heard = [];
    Object.assign(window, { heard });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ message) {
      if (message.type === "choose") heard.push(JSON.stringify(message.request));
      postMessage.call(this, message);
    };
  });

pageTest(
  "both pieces that an undo covers again are marked, after a reload too, and it counts as help",
  { query: AGAINST, device: "phone", prepare: eavesdrop },
  async (table) => {
    const mine = await act(table, touch, "c7");
    await table.waitForPhase("person");
    const events = await table.events();
    const theirs = events[1].detail;
    await table.press("undo");
    await table.waitForPhase("person");
    const points = ["c7", ...(theirs.kind === "flip" ? [theirs.text.split("=")[0]] : [])];
    assert.deepEqual((await marked(table)).sort(), points.sort());
    const label = await labelOf(table, "c7");
    assert.match(label ?? "", /^c7, face down, seen before: (red|blue) [A-Z]/);
    await shoot(table.page, "undo marks");
    await table.page.reload();
    await table.waitForPhase("person");
    assert.equal(await labelOf(table, "c7"), label);
    const kept = await table.page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.endsWith("/about")),
    );
    assert.equal(JSON.parse(kept?.[1] ?? "").helped, true);
    const again = await act(table, touch, "c7");
    assert.equal(again.text, mine.text, "the deal stays");
    await table.waitForPhase("person");
    assert.doesNotMatch((await labelOf(table, "c7")) ?? "", /seen before/);
    const asked = await table.page.evaluate(() => /** @type {any} */ (window).heard);
    for (const request of asked)
      assert.deepEqual(
        Object.keys(JSON.parse(request)),
        ["rules", "position", "seed", "nodes"],
        "the program knows the position only",
      );
  },
);

/** @type {[string, unknown][]} */
const DAMAGES = [
  ["a list", [1, 2]],
  ["points that are none", { 99: "M", x: "M", "-1": "M" }],
  ["letters that are none", { 12: "?", 13: 7, 14: null, 15: "MM" }],
  ["nothing", null],
];
for (const [name, seen] of DAMAGES)
  pageTest(`marks that cannot be read cost no game: ${name}`, { query: AGAINST }, async (table) => {
    await act(table, click, "c7");
    await table.waitForPhase("person");
    const record = await table.record();
    await table.page.evaluate((value) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith("/about")) ?? "";
      const about = { ...JSON.parse(localStorage[key]), seen: value };
      Storage.prototype.setItem = () => {};
      localStorage[key] = JSON.stringify(about);
    }, seen);
    await table.page.reload();
    await table.waitForPhase("person");
    assert.equal(await table.record(), record);
    assert.deepEqual(await marked(table), []);
  });
