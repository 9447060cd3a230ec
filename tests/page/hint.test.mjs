/** The hint: shown on the board and said, gone with whatever comes, and a trouble to nobody. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { PALETTES } from "../../www/palette.js";
import { enDialogs } from "../../www/text/en-dialogs.js";
import { zhHansDialogs } from "../../www/text/zh-Hans-dialogs.js";
import { zhHantDialogs } from "../../www/text/zh-Hant-dialogs.js";
import { load } from "../wasm/module.mjs";
import { test } from "node:test";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act } from "./player.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const module = await load("fanqi_bg.wasm");
const HINT = [1, 3, 5].map((at) => parseInt(PALETTES.light.hint.slice(at, at + 2), 16));
/** A worker that is there, and fails at every question. */
const BROKEN = `self.onmessage = ({ data: { type, id } }) =>
  self.postMessage(type === "load" ? { type: "ready" } : { type: "failed", id, message: "broken" });`;
/** The General stands beside a Colonel that nobody guards. */
const FREE = endgame("f3l/5/5/5/5/5/5/5/5/5/cG3/4F");
const free = query({ rules: "classic", position: FREE, seed: "hint", first: "me" });

/** How many pixels of the board have the colour of the mark. @param {Table} table */
const marked = (table) =>
  table.board.evaluate(async (board, colour) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    let count = 0;
    for (const canvas of board.shadowRoot?.querySelectorAll("canvas") ?? []) {
      if (!canvas.width || !canvas.height) continue;
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [canvas.width, canvas.height];
      const context = copy.getContext("2d", { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      const { data } = /** @type {CanvasRenderingContext2D} */ (context).getImageData(
        0,
        0,
        copy.width,
        copy.height,
      );
      for (let at = 0; at < data.length; at += 4)
        if (colour.every((part, index) => data[at + index] === part)) count++;
    }
    return count;
  }, HINT);

/** @param {Table} table @returns {Promise<any>} what is kept beside the record */
const about = (table) =>
  table.page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith("/about")) ?? "";
    return JSON.parse(localStorage[key]);
  });

pageTest(
  "a hint is marked on the board and says why, and goes with the next action",
  { query: free, device: "phone" },
  async (table) => {
    await table.waitForPhase("person");
    assert.equal(await marked(table), 0);
    await table.press("hint");
    await table.waitForText("advice", /^b2 to a2: takes their Colonel at no cost\./);
    assert.ok((await marked(table)) > 200, "the board shows it");
    assert.equal((await about(table)).helped, true);
    await shoot(table.page, "hint");
    await act(table, touch, "b2a2");
    assert.equal(await table.part("advice").innerText(), "");
    await table.waitForPhase("person", "ended");
    assert.equal(await marked(table), 0);
    await table.page.reload();
    await table.waitForPhase("person", "ended");
    assert.equal((await about(table)).helped, true, "it is remembered");
  },
);

for (const [name, dismiss] of /** @type {[string, (table: Table) => Promise<void>][]} */ ([
  ["its button", (table) => table.part("advice").locator("[data-action=dismiss]").click()],
  [
    "Escape on the board",
    async (table) => {
      await table.point("c4").focus();
      await table.page.keyboard.press("Escape");
    },
  ],
]))
  pageTest(`a hint is dismissed by ${name}`, { query: free }, async (table) => {
    await table.waitForPhase("person");
    await table.press("hint");
    await table.waitForText("advice", /Colonel/);
    assert.ok((await marked(table)) > 200);
    await dismiss(table);
    assert.equal(await table.part("advice").innerText(), "");
    assert.equal(await marked(table), 0);
  });

pageTest(
  "who acts while the hint is looked for gets none",
  {
    query: query({ opponent: "person", seed: "early" }),
    prepare: (context) =>
      context.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        // The answer takes its time.
        Worker.prototype.postMessage = function (/** @type {any} */ message) {
          setTimeout(() => postMessage.call(this, message), message.type === "choose" ? 1200 : 0);
        };
      }),
  },
  async (table) => {
    await table.press("hint");
    await table.waitForText("advice", /Looking/);
    await act(table, click, "c7");
    assert.equal(await table.part("advice").innerText(), "");
    await table.page.waitForTimeout(2500);
    assert.equal(await table.part("advice").innerText(), "");
    await act(table, click, "c6");
  },
);

pageTest(
  "where the program fails the hint says so, and the game goes on",
  {
    query: query({ opponent: "person", seed: "failing" }),
    prepare: (context) =>
      context.route("**/opponent-worker.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: BROKEN }),
      ),
  },
  async (table) => {
    await table.press("hint");
    await table.waitForText("message", /did not work/);
    await act(table, click, "c7");
  },
);

pageTest(
  "where no worker can start, the program on the page gives the hint",
  {
    query: free,
    prepare: (context) => context.route("**/opponent-worker.js", (route) => route.abort()),
    expected: [/Failed to load|ERR_FAILED|worker/i],
  },
  async (table) => {
    await table.waitForPhase("person");
    await table.press("hint");
    await table.waitForText("advice", /Colonel at no cost/);
  },
);

/** What must stay in sight whatever is said. */
const IMPORTANT = ["[data-part=status]", "[data-part=hidden]", "[data-part=fallen]"];

for (const device of /** @type {const} */ ([...["smallPhone", "phone", "tallPhone", "lyingPhone"]]))
  for (const [name, position, action] of [
    ["below", FREE, "b2a2"],
    ["above", endgame("4F/cG3/5/5/5/5/5/5/5/5/5/f3l"), "b11a11"],
  ])
    pageTest(
      `a hint ${name} hides nothing of importance, ${device}`,
      { query: query({ rules: "classic", position, seed: "hint", first: "me" }), device },
      async (table) => {
        await table.waitForPhase("person");
        await table.press("hint");
        await table.waitForText("advice", /Colonel/);
        const said = await table.part("advice").locator(".notice").boundingBox();
        const points = [action.slice(0, action.length / 2), action.slice(action.length / 2)];
        const ways = points.map((point) => table.point(point));
        const parts = IMPORTANT.map((selector) => table.board.locator(selector).first());
        for (const each of [...ways, ...parts]) assert.ok(apart(said, await each.boundingBox()));
        const { width, height } = table.page.viewportSize() ?? { width: 0, height: 0 };
        assert.ok(said && said.x >= 0 && said.x + said.width <= width);
        assert.ok(said.y >= 0 && said.y + said.height <= height);
        await shoot(table.page, `hint ${name} ${device}`);
      },
    );

/**
 * @param {Box | null} a @param {Box | null} b
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 */
function apart(a, b) {
  assert.ok(a && b);
  const beside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  return beside || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}

test("every reason of the rules core has words in every language", async () => {
  const source = await readFile(new URL("../../src/ai/reason/motive.rs", import.meta.url), "utf8");
  const codes = [...source.matchAll(/Motive::\w+ => "([a-z-]+)"/g)].map(([, code]) => code);
  assert.ok(codes.length > 15);
  for (const { hint } of [enDialogs, zhHansDialogs, zhHantDialogs]) {
    assert.deepEqual(Object.keys(hint.says).sort(), [...codes].sort());
    for (const says of Object.values(hint.says)) assert.match(says("own", "other"), /[.。]$/);
  }
});

test("the door says why, or what is wrong with the question", () => {
  const start = "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? 1 - - 0 0";
  assert.deepEqual(module.reason("classic", FREE, "b2a2"), {
    ...{ code: "takes-free", piece: "G", other: "c", point: null },
  });
  assert.equal(module.reason("standard", start, "c7").code, "seeks-colours");
  assert.throws(() => module.reason("standard", start, "b3b4"), /nothing stands on b3/);
  assert.throws(() => module.reason("standard", "nothing", "a1"), { code: "position:fields" });
});
