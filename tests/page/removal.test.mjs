/** A board that is taken off its page leaves nothing behind, whatever it was doing. */

import assert from "node:assert/strict";
import { visitTest } from "./harness.mjs";
import { act, actionsOf } from "./player.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Runs in the page before its scripts: counts what outlives an element that does not clean up. */
function count() {
  const live = /** @type {Map<string, number>} */ (new Map());
  /** @param {string} what @param {number} by */
  const note = (what, by) => live.set(what, (live.get(what) ?? 0) + by);
  Object.assign(window, {
    live: () => Object.fromEntries([...live].filter(([, number]) => number !== 0)),
  });

  // What the elements of a board listen to goes with them.
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const lists =
    /** @type {WeakMap<EventTarget, { type: string, listener: unknown, capture: boolean }[]>} */ (
      new WeakMap()
    );
  /** @param {any} options */
  const captures = (options) => Boolean(typeof options === "object" ? options?.capture : options);
  /** @param {EventTarget} target @param {string} type @param {unknown} listener @param {any} options */
  const forget = (target, type, listener, options) => {
    const list = lists.get(target) ?? [];
    const index = list.findIndex(
      (each) =>
        each.type === type && each.listener === listener && each.capture === captures(options),
    );
    if (index < 0) return false;
    list.splice(index, 1);
    note(`${target.constructor.name} hears ${type}`, -1);
    return true;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (!(target instanceof Element || target instanceof ShadowRoot)) {
      forget(target, type, listener, options);
      const list = lists.get(target) ?? [];
      list.push({ type, listener, capture: captures(options) });
      lists.set(target, list);
      note(`${target.constructor.name} hears ${type}`, 1);
      if (typeof options === "object" && options.once)
        addEventListener.call(target, type, () => forget(target, type, listener, options), options);
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(this ?? window, type, listener, options);
    return removeEventListener.call(this ?? window, type, listener, options);
  };

  /** @param {string} name @param {string} end the method that ends it */
  const countMade = (name, end) => {
    const Original = /** @type {any} */ (window)[name];
    if (!Original) return;
    const ended = new WeakSet();
    /** @type {any} */ (window)[name] = new Proxy(Original, {
      construct(target, parts, proxy) {
        note(name, 1);
        return Reflect.construct(target, parts, proxy);
      },
    });
    const original = Original.prototype[end];
    Original.prototype[end] = function () {
      if (!ended.has(this)) note(name, -1);
      ended.add(this);
      return original.call(this);
    };
  };
  countMade("Worker", "terminate");
  countMade("BroadcastChannel", "close");
  countMade("AudioContext", "close");
  countMade("ResizeObserver", "disconnect");
  countMade("IntersectionObserver", "disconnect");
  countMade("MutationObserver", "disconnect");

  const frames = new Set();
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (callback) => {
    const id = request((now) => {
      if (frames.delete(id)) note("animation frames", -1);
      callback(now);
    });
    frames.add(id);
    note("animation frames", 1);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    if (frames.delete(id)) note("animation frames", -1);
    cancel(id);
  };

  const intervals = new Set();
  const { setInterval: set, clearInterval: clear } = window;
  Object.assign(window, {
    setInterval: (/** @type {any[]} */ ...parts) => {
      const id = set(.../** @type {[any]} */ (parts));
      intervals.add(id);
      note("intervals", 1);
      return id;
    },
    clearInterval: (/** @type {number} */ id) => {
      if (intervals.delete(id)) note("intervals", -1);
      clear(id);
    },
  });

  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    note("object addresses", 1);
    return createObjectURL(object);
  };
  URL.revokeObjectURL = (url) => {
    note("object addresses", -1);
    revokeObjectURL(url);
  };
}

/** @param {Page} page @returns {Promise<Record<string, number>>} */
const live = (page) => page.evaluate(() => /** @type {any} */ (window).live());

/** A board of the host's, with a clock and a save. @param {Page} page */
const mount = (page) =>
  page.evaluate(async () => {
    const door = new URL("www/fanqi.js", location.href).href;
    const { mount: put } = await import(door);
    const options = {
      rules: "quick,move-time=30",
      seed: "gone",
      first: "me",
      motion: "1",
      save: "gone",
    };
    const { board } = put(document.body, options);
    Object.assign(window, { weak: new WeakRef(board) });
  });

/**
 * Waits for a part of the board without Playwright's own scripts, which would be counted.
 * @param {Page} page @param {string} selector @param {boolean} [press]
 */
const find = (page, selector, press = false) =>
  page.evaluate(
    async ([wanted, pressed]) => {
      for (;;) {
        const root = document.querySelector("fanqi-board")?.shadowRoot;
        const part = /** @type {HTMLElement | null | undefined} */ (
          root?.querySelector(/** @type {string} */ (wanted))
        );
        if (part) return pressed ? part.click() : undefined;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    [selector, press],
  );

/** @param {Page} page */
const begun = (page) => find(page, "[data-part=status][data-phase=person]");

/** @param {Page} page */
async function flip(page) {
  await begun(page);
  await find(page, '[data-point="c7"]', true);
}

/** What the board is doing when it is taken away. @type {Record<string, (page: Page) => Promise<unknown>>} */
const DOING = {
  "it is being put there": async () => {},
  "it waits for the person": begun,
  "it acts out a move": flip,
  "the program thinks": async (page) => {
    await flip(page);
    await find(page, "[data-part=status][data-phase=opponent]");
  },
  "it shows a dialog": async (page) => {
    await begun(page);
    await find(page, '[data-action="menu"]', true);
    await find(page, "dialog[open]");
  },
};

/** @param {Page} page */
async function remove(page) {
  await page.evaluate(() => document.querySelector("fanqi-board")?.remove());
  // Timers that run once, such as the program's pause, may run out.
  await page.waitForTimeout(1500);
}

/** Elsewhere Playwright itself listens in the page, and nothing collects what is held by nobody. */
const COUNTED = {
  prepare: (/** @type {import("playwright-core").BrowserContext} */ context) =>
    context.addInitScript(count),
  chromium: "what another driver leaves in the page would be counted",
};

visitTest("a board that is removed leaves nothing behind", COUNTED, async (visit) => {
  const page = await visit.context.newPage();
  await page.goto(visit.address);
  await begun(page);
  assert.notDeepEqual(await live(page), {}, "a board that plays is counted");
  // The game's own page becomes a host's, with the scripts of the board loaded.
  await remove(page);
  assert.deepEqual(await live(page), {}, "removed from the game's own page");
  const cdp = await visit.context.newCDPSession(page);
  for (const [what, reach] of Object.entries(DOING)) {
    await mount(page);
    await reach(page);
    await remove(page);
    assert.deepEqual(await live(page), {}, `removed while ${what}`);
    for (let tries = 0; ; tries++) {
      await cdp.send("HeapProfiler.collectGarbage");
      if (await page.evaluate(() => /** @type {any} */ (window).weak.deref() === undefined)) break;
      assert.ok(tries < 10, `removed while ${what}, it is still held`);
      await page.waitForTimeout(200);
    }
  }
});

/** What may fail to end in some browser, once it has ended; what of it is the page's own to tell. */
const FAILING = /** @type {const} */ ({
  AudioContext: ["close", 0],
  Worker: ["terminate", 1],
  BroadcastChannel: ["close", 1],
  ResizeObserver: ["disconnect", 1],
});

for (const [name, [end, told]] of Object.entries(FAILING))
  visitTest(
    `a board whose ${name} fails to ${end} leaves nothing behind either`,
    { ...COUNTED, expected: [/it does not end/] },
    async (visit) => {
      const page = await visit.context.newPage();
      await page.goto(visit.address);
      await begun(page);
      await remove(page);
      await mount(page);
      await begun(page);
      await find(page, '[data-action="menu"]', true);
      await find(page, "dialog[open]");
      while (!(await live(page))[name]) await page.waitForTimeout(50);
      await page.evaluate(
        ([kind, method]) => {
          const { prototype } = /** @type {any} */ (window)[kind];
          const original = prototype[method];
          prototype[method] = function () {
            original.call(this);
            throw new Error("it does not end");
          };
          const errors = /** @type {string[]} */ ([]);
          Object.assign(window, { errors });
          // No listener, which would be counted.
          window.onerror = (message) => void errors.push(String(message));
        },
        [name, end],
      );
      await remove(page);
      const errors = await page.evaluate(() => /** @type {any} */ (window).errors);
      assert.equal(errors.length > 0, told > 0, errors.join());
      assert.deepEqual(await live(page), {});
    },
  );

visitTest("a board that is moved within its page plays on", {}, async (visit) => {
  const table = await visit.open("?rules=quick&seed=moved&first=me&motion=0");
  await table.point("c7").click();
  await table.waitForEvents(2);
  await table.waitForPhase("person");
  const record = await table.record();
  await table.board.evaluate((board) => {
    const section = document.createElement("section");
    document.body.append(section);
    section.append(board);
  });
  await table.waitForPhase("person");
  assert.equal(await table.record(), record);
});

/** Takes the board away, and gives it back after what happens meanwhile. @param {import("./table.mjs").Table} table */
const takeAway = (table) =>
  table.board.evaluate((board) => {
    Object.assign(window, { taken: board });
    board.remove();
  });

/** @param {import("./table.mjs").Table} table */
const putBack = (table) =>
  table.page.evaluate(() => document.body.append(/** @type {any} */ (window).taken));

visitTest("a board that is put back does not write over a newer game", {}, async (visit) => {
  const asked = "?opponent=person&seed=back&motion=0";
  const table = await visit.open(asked);
  await act(table, click, "a1");
  await takeAway(table);
  const other = await visit.open(asked);
  await act(other, click, "a2");
  await act(other, click, "a4");
  const record = await other.record();
  await putBack(table);
  await table.waitForPhase("watching");
  await table.control("take-over").click();
  await table.waitForPhase("person");
  assert.equal(await table.record(), record);
  assert.equal(actionsOf(record).length, 3);
});

visitTest(
  "a board that is put back on another save plays what is kept there",
  {},
  async (visit) => {
    const page = await visit.context.newPage();
    await page.goto(visit.address);
    await begun(page);
    const put = (/** @type {string} */ save) =>
      page.evaluate((name) => {
        const former = document.querySelector("fanqi-board");
        former?.remove();
        const board = document.createElement("fanqi-board");
        for (const [key, value] of [
          ["save", name],
          ["opponent", "person"],
          ["motion", "0"],
        ])
          board.setAttribute(key, value);
        document.body.append(board);
      }, save);
    await put("one");
    const table = await Table.attach(page);
    await act(table, click, "a1");
    await act(table, click, "a2");
    const record = await table.record();
    await put("two");
    await table.waitForPhase("person");
    await act(table, click, "b1");
    await table.board.evaluate((board) => {
      const place = board.parentNode;
      board.remove();
      board.setAttribute("save", "one");
      place?.append(board);
    });
    await table.waitForPhase("person");
    assert.equal(await table.record(), record);
    assert.equal(await page.evaluate(() => localStorage["fanqi/one/game/record"]), record);
  },
);

visitTest("a game that is kept nowhere outlives every move of its board", {}, async (visit) => {
  const page = await visit.context.newPage();
  await page.goto(visit.address);
  await begun(page);
  await page.evaluate(() => {
    document.querySelector("fanqi-board")?.remove();
    const board = document.createElement("fanqi-board");
    board.setAttribute("opponent", "person");
    board.setAttribute("motion", "0");
    document.body.append(board);
  });
  const table = await Table.attach(page);
  await act(table, click, "a1");
  const record = await table.record();
  // Set up again, it needs a few hundred milliseconds: it is taken away before, and in their midst.
  for (const pause of [null, 0, 1, 5, 20, 60, 120]) {
    await table.board.evaluate(async (board, ms) => {
      for (let times = 0; times < 3; times++) {
        board.remove();
        document.body.append(board);
        if (ms !== null) await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }, pause);
    await table.waitForPhase("person");
    assert.equal(await table.record(), record, `after ${pause} ms`);
  }
});
