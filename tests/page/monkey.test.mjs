/**
 * Ten thousand taps and keys without sense or manners, as a child gives them: over the board, the
 * controls and whatever dialog is open. It draws the same lots every
 * time; `FANQI_MONKEY` names another sequence.
 */

import assert from "node:assert/strict";
import { random } from "../wasm/random.mjs";
import { endgame, query } from "./endings.mjs";
import { DEVICES, pageTest, shoot } from "./harness.mjs";
import { checkAgainstReplay } from "./player.mjs";

/** @typedef {import("playwright-core").CDPSession} CDPSession */
/** @typedef {import("./table.mjs").Table} Table */
/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {(below: number) => number} Chance */

const SEED = process.env.FANQI_MONKEY ?? "first";
/** Events in one run, and of them so many before the monkey looks again where things are. */
const [EVENTS, GLANCE] = [2500, 25];
/** How often what is done, in parts of a hundred; the rest are keys. */
const OFTEN = { board: 55, control: 25, anywhere: 6 };
/** Beside these, letters and digits. @type {[key: string, code: number][]} */
const KEYS = [
  ["ArrowUp", 38],
  ["ArrowDown", 40],
  ["ArrowLeft", 37],
  ["ArrowRight", 39],
  ["Enter", 13],
  ["Enter", 13],
  ["Escape", 27],
  ["Tab", 9],
  ["Home", 36],
  ["End", 35],
  [" ", 32],
];

/** @type {[string, string, keyof typeof DEVICES, boolean][]} what, the address, the device, fingers */
const RUNS = [
  ["a quick game", query({ rules: "quick", seed: SEED, first: "me" }), "tallPhone", true],
  ["two people, online rules", `?rules=online&seed=${SEED}&opponent=person`, "phone", true],
  [
    "a game near its end",
    query({ position: endgame("f4/mgd2/1E1e1/5/5/5/5/5/5/5/L1B1X/4F") }),
    "desktop",
    false,
  ],
  ["a game of one's own", "", "smallPhone", false],
];

for (const [what, address, device, touch] of RUNS)
  pageTest(
    `${EVENTS} random taps and keys: ${what}`,
    {
      query: address,
      device,
      timeout: 400_000,
      chromium: "the events come by a protocol of its own",
    },
    async (table) => {
      const chance = random(`${SEED} ${what}`);
      const session = await table.page.context().newCDPSession(table.page);
      // A file that is asked for is never given.
      table.page.on("filechooser", () => {});
      for (let done = 0; done < EVENTS; done += GLANCE) {
        const { board, controls } = await table.board.evaluate(whereThingsAre);
        const { width, height } = /** @type {Spot & any} */ (DEVICES[device].viewport);
        /** @type {Promise<unknown>[]} */
        const sent = [];
        for (let event = 0; event < GLANCE; event++) {
          const kind = chance(100);
          if (kind >= OFTEN.board + OFTEN.control + OFTEN.anywhere)
            sent.push(press(session, chance));
          else {
            const spots =
              kind < OFTEN.board ? board : kind < OFTEN.board + OFTEN.control ? controls : [];
            const spot = spots[chance(spots.length || 1)] ?? {
              x: chance(width),
              y: chance(height),
            };
            sent.push(tap(session, spot, touch));
          }
        }
        await Promise.all(sent);
      }
      await shoot(table.page, `monkey ${what}`);
      const actions = (await table.events()).filter(({ type }) => type === "fanqi-action");
      assert.ok(actions.length >= 20, `only ${actions.length} of all taps were actions`);
      await table.page.keyboard.press("Escape");
      const back = table.control("review-close").first();
      if (await back.isVisible()) await back.click();
      await table.waitForPhase("person", "ended", "watching", "stalled");
      await checkSound(table);
    },
  );

/**
 * @param {CDPSession} session
 * @param {Spot} spot
 * @param {boolean} touch
 */
function tap(session, { x, y }, touch) {
  if (touch)
    return Promise.all([
      session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
  const mouse = { x, y, button: /** @type {const} */ ("left"), clickCount: 1 };
  return Promise.all([
    session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse }),
    session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse }),
  ]);
}

/** @param {CDPSession} session @param {Chance} chance */
function press(session, chance) {
  const letter = String.fromCharCode(97 + chance(26));
  const [key, windowsVirtualKeyCode] = KEYS[chance(KEYS.length + 2)] ?? [letter, 0];
  const text = key.length === 1 ? key : key === "Enter" ? "\r" : undefined;
  return Promise.all([
    session.send("Input.dispatchKeyEvent", { type: "keyDown", key, windowsVirtualKeyCode, text }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode }),
  ]);
}

/** In the page: the middle of every point of the board and of everything else that takes a tap. @param {Element} board */
function whereThingsAre(board) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const middles = (/** @type {string} */ selector) =>
    [...root.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const inside = spot.x > 0 && spot.y > 0 && spot.x < innerWidth && spot.y < innerHeight;
      return width && inside ? [spot] : [];
    });
  return {
    board: middles(".cell"),
    controls: middles("button:not(.cell), select, input, textarea, summary, label"),
  };
}

/** The game is whole, and so is the page. @param {Table} table */
async function checkSound(table) {
  await checkAgainstReplay(table);
  const page = await table.board.evaluate((board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    return {
      points: root.querySelectorAll(".cell").length,
      dialogs: root.querySelectorAll("dialog").length,
      elements: root.querySelectorAll("*").length,
      panics: root.querySelectorAll('[data-notice^="innerError"]').length,
    };
  });
  assert.equal(page.points, 60);
  assert.equal(page.panics, 0);
  assert.ok(page.dialogs <= 1, `${page.dialogs} dialogs`);
  assert.ok(page.elements < 1500, `${page.elements} elements`);
}
