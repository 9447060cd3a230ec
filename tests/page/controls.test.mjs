/** What the controls do while a game runs. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, actionsOf, advise, checkAgainstReplay, playOn, tag } from "./player.mjs";
import { click, keys, touch } from "./table.mjs";

const AGAINST = query({ rules: "standard", seed: "controls", first: "me" });

pageTest(
  "undo takes back to before the person's own action, and the deal stays",
  { query: AGAINST, device: "phone" },
  async (table) => {
    await playOn(table, touch, { plies: 6 });
    await table.waitForPhase("person");
    const [position, record] = [await table.position(), await table.record()];
    const action = advise("standard", position);
    const first = await act(table, touch, action);
    await table.waitForPhase("person");
    await table.press("undo");
    await table.waitForPhase("person");
    assert.equal(await table.position(), position);
    assert.deepEqual(actionsOf(await table.record()), actionsOf(record));
    const second = await act(table, touch, action);
    assert.equal(second.text, first.text, "the same piece comes up again");
  },
);

pageTest(
  "a note is gone after a while, and a word at a point with Escape",
  { query: query({ opponent: "person", seed: "controls" }), device: "phone" },
  async (table) => {
    await table.press("resign");
    const note = table.part("message").locator(".notice");
    await note.waitFor();
    await note.waitFor({ state: "detached" });
    await touch(table, "c9");
    const bubble = table.board.locator(".bubble");
    assert.equal(await bubble.isVisible(), true);
    await table.point("c9").press("Escape");
    assert.equal(await bubble.isVisible(), false);
  },
);

pageTest("restart begins again with the same rules", { query: AGAINST }, async (table) => {
  await playOn(table, click, { plies: 4 });
  await table.press("restart");
  if (await table.control("confirm").isVisible()) await table.confirm();
  await table.page.waitForFunction(() =>
    / [01] 0$/.test(/** @type {any} */ (document.querySelector("fanqi-board")).position),
  );
  assert.equal(tag(await table.record(), "Rules"), "standard");
});

const ENGINEER = endgame("f4/5/5/4l/5/5/5/5/5/5/E1N1m/4F");
const reach = query({ rules: "classic", position: ENGINEER, seed: "reach", first: "me" });

pageTest(
  "an engineer shows where it may go, and lets go",
  { query: reach, device: "phone" },
  async (table) => {
    await table.waitForPhase("person");
    await touch(table, "a2");
    // Round two corners of the railway, onto what it would lose to, and not beyond its own mine.
    await table.point("e7").and(table.page.locator('[aria-label*="move here"]')).waitFor();
    await table.point("e2").and(table.page.locator('[aria-label*="attack: loses"]')).waitFor();
    assert.doesNotMatch(
      (await table.point("d2").getAttribute("aria-label")) ?? "",
      /move here.*mine/,
    );
    await shoot(table.page, "engineer");
    await touch(table, "a2");
    await table.board.locator('[aria-label*="move here"]').first().waitFor({ state: "detached" });
  },
);

pageTest("Escape lets go", { query: reach }, async (table) => {
  await table.waitForPhase("person");
  await keys(table, "a2");
  await table.board.locator('[aria-label*="move here"]').first().waitFor();
  await table.page.keyboard.press("Escape");
  await table.board.locator('[aria-label*="move here"]').first().waitFor({ state: "detached" });
});

pageTest(
  "what is not allowed says why, and changes nothing",
  { query: reach, device: "phone" },
  async (table) => {
    const position = await table.position();
    /** @type {[string[], RegExp][]} */
    const tries = [
      [["c2"], /never move/i],
      [["e2"], /enemy/i],
      [["c7"], /nothing/i],
      [["a2", "c9"], /reach/i],
    ];
    for (const [points, reason] of tries) {
      for (const point of points) await touch(table, point);
      await table.waitForText("said", reason);
    }
    assert.equal(await table.position(), position);
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a new game may begin while the program thinks",
  { query: query({ first: "other", rules: "folk" }) },
  async (table) => {
    for (let game = 0; game < 5; game++) {
      await table.press("new-game");
      await table.control("start").click();
      if (await table.control("confirm").isVisible()) await table.confirm();
    }
    await table.waitForPhase("person");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "the focus stays on its point when the board turns",
  { query: query({ opponent: "person", seed: "turning" }) },
  async (table) => {
    await table.waitForPhase("person");
    for (const point of ["b6", "d6"]) {
      await keys(table, point);
      await table.page.waitForFunction(
        (wanted) => /** @type {any} */ (window).tableEvents.length === wanted,
        point === "b6" ? 1 : 2,
      );
      await table.waitForPhase("person");
      assert.equal(await table.focusedPoint(), point);
    }
  },
);

/** A finger that drags. @param {import("./table.mjs").Table} table @param {string} from @param {string} to */
async function dragFinger(table, from, to) {
  const session = await table.page.context().newCDPSession(table.page);
  const [start, end] = await Promise.all([from, to].map((name) => table.point(name).boundingBox()));
  assert.ok(start && end);
  const points = [0, 0.3, 0.6, 1].map((part) => ({
    x: start.x + start.width / 2 + (end.x - start.x) * part,
    y: start.y + start.height / 2 + (end.y - start.y) * part,
  }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [points[0]] });
  for (const point of points.slice(1))
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

pageTest(
  "after a drag that leads nowhere the keyboard acts at once",
  { query: reach, device: "phone", chromium: "a finger that drags comes by a protocol of its own" },
  async (table) => {
    await table.waitForPhase("person");
    await dragFinger(table, "a2", "c9");
    await table.waitForText("said", /reach/i);
    await table.point("a2").focus();
    await table.page.keyboard.press("Enter");
    await table.board.locator('[aria-label*="move here"]').first().waitFor();
  },
);

pageTest("another button of the mouse does nothing", { query: reach }, async (table) => {
  await table.waitForPhase("person");
  const { mouse } = table.page;
  const box = await table.point("a2").boundingBox();
  assert.ok(box);
  await mouse.move(box.x + 9, box.y + 9);
  await mouse.down({ button: "right" });
  await mouse.move(box.x + 9, box.y - 200, { steps: 5 });
  await mouse.up({ button: "right" });
  assert.equal(await table.board.locator("[aria-selected=true]").count(), 0);
  assert.equal((await table.events()).length, 0);
});

pageTest(
  "controls pressed before the dialogs are there open one of them",
  {
    query: AGAINST,
    prepare: (context) =>
      context.route("**/dialogs/index.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      }),
  },
  async (table) => {
    for (const name of ["new-game", "menu", "new-game"]) await table.control(name).click();
    await table.board.locator("dialog").waitFor();
    assert.equal(await table.board.locator("dialog").count(), 1);
  },
);

pageTest(
  "a language that cannot be loaded is said, and the one of now stays",
  { query: AGAINST, expected: [/ERR_INTERNET_DISCONNECTED|Failed to load/] },
  async (table, visit) => {
    await table.press("menu");
    await table.board.locator("dialog").waitFor();
    await visit.context.setOffline(true);
    await table.board.locator("[name=lang]").selectOption("zh-Hans");
    await table.waitForText("message", /network/);
    assert.equal(await table.board.locator(".table").getAttribute("lang"), "en");
    const kept = await table.page.evaluate(() => localStorage["fanqi/main/settings"] ?? "{}");
    assert.equal(JSON.parse(kept).lang, undefined, "no language has been chosen");
    await visit.context.setOffline(false);
    await act(table, click, "c7");
    assert.equal(await table.part("message").innerText(), "", "it goes with the next action");
  },
);

/** How many pixels the moving tile covers around a place of the board. @param {import("./table.mjs").Table} table @param {string} name */
const carriedAt = (table, name) =>
  table.board.evaluate((board, point) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ ([...root.querySelectorAll("canvas")][2]);
    if (canvas.hidden) return -1;
    const button = /** @type {Element} */ (root.querySelector(`[data-point="${point}"]`));
    const [cell, whole] = [button, canvas].map((element) => element.getBoundingClientRect());
    const ratio = canvas.width / whole.width;
    const [x, y] = [cell.left - whole.left, cell.top - whole.top].map((part) => part * ratio);
    const data = canvas
      .getContext("2d")
      ?.getImageData(x, y, cell.width * ratio, cell.height * ratio);
    return data ? data.data.filter((value, index) => index % 4 === 3 && value > 0).length : 0;
  }, name);

pageTest("a dragged tile follows the pointer", { query: reach }, async (table) => {
  await table.waitForPhase("person");
  const { mouse } = table.page;
  const [from, over, to] = await Promise.all(
    ["a2", "c7", "a6"].map((name) => table.point(name).boundingBox()),
  );
  assert.ok(from && over && to);
  const middle = (/** @type {typeof from} */ box) =>
    /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  await mouse.move(...middle(from));
  await mouse.down();
  await mouse.move(...middle(over), { steps: 5 });
  await table.waitForPhase("person");
  assert.ok((await carriedAt(table, "c7")) > 500, "it is where the pointer is");
  await shoot(table.page, "dragging");
  await mouse.move(...middle(to), { steps: 5 });
  await mouse.up();
  const [{ detail }] = await table.waitForEvents(1);
  assert.equal(detail.text, "a2a6");
  await table.waitForPhase("person", "opponent", "ended");
  assert.equal(await carriedAt(table, "a6"), -1, "nothing is left in the hand");
});
