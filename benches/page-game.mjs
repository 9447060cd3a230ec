/** A whole game by touch at a slowed processor, with all animations. */

import { load } from "../tests/wasm/module.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ phase: string, position: string }} State */

const RULES = "quick";
/** Of the person's advice; few, so that it comes at once. */
const NODES = 5000;
const POLL_MS = 100;

export const GAME = `?${new URLSearchParams({ rules: RULES, seed: "bench", first: "me", motion: "1" })}`;

/**
 * Plays the game that is on the page to its end.
 *
 * @param {Page} page
 * @returns {Promise<number>} the plies
 */
export async function playWholeGame(page) {
  const module = await load("fanqi_simd_bg.wasm");
  const spots = await page.evaluate(whereThePointsAre);
  for (;;) {
    const { phase, position } = await page.evaluate(state);
    if (phase === "ended") return Number(position.split(" ")[4]);
    if (phase === "person") {
      const request = { rules: RULES, position, seed: 7, nodes: NODES };
      const { action } = module.choose(request);
      for (const point of action.match(/[a-e]\d+/g) ?? []) {
        const { x, y } = spots[point];
        await page.touchscreen.tap(x, y);
      }
    }
    await page.waitForTimeout(POLL_MS);
  }
}

/** In the page. @returns {State} */
function state() {
  const board = /** @type {any} */ (document.querySelector("fanqi-board"));
  const { phase } = board.shadowRoot.querySelector("[data-part=status]").dataset;
  return { phase, position: board.position };
}

/** In the page: the middle of each point. */
function whereThePointsAre() {
  const { shadowRoot: root } = /** @type {any} */ (document.querySelector("fanqi-board"));
  /** @type {Record<string, { x: number, y: number }>} */
  const spots = {};
  for (const cell of root.querySelectorAll(".cell")) {
    const { left, top, width, height } = cell.getBoundingClientRect();
    spots[cell.dataset.point ?? ""] = { x: left + width / 2, y: top + height / 2 };
  }
  return spots;
}
