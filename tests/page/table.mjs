/** The table as a person has it: what is seen on the page, and the gestures to act on it. */

import assert from "node:assert/strict";
import { BROWSER } from "./browsers.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {{ type: "fanqi-action" | "fanqi-end", detail: any }} TableEvent */

export class Table {
  page;
  board;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.board = page.locator("fanqi-board");
  }

  /**
   * @param {Page} page
   * @returns {Promise<Table>} once there is a game on the board
   */
  static async attach(page) {
    const table = new Table(page);
    await table.board.locator("[data-part=status][data-phase]").waitFor();
    await table.point("a1").waitFor();
    return table;
  }

  /** @param {string} name such as `a1` */
  point(name) {
    return this.board.locator(`[role=grid] button[data-point="${name}"]`);
  }

  /** @param {string} name a control's `data-action` */
  control(name) {
    return this.board.locator(`[data-action="${name}"]`);
  }

  /** @param {string} name `status`, `result`, `message`, `hidden` or `fallen` */
  part(name) {
    return this.board.locator(`[data-part="${name}"]`);
  }

  /** @returns {Promise<string>} the public position, six fields */
  position() {
    return this.board.evaluate((board) => /** @type {any} */ (board).position);
  }

  /** @returns {Promise<string>} the game as a record */
  record() {
    return this.board.evaluate((board) => /** @type {any} */ (board).record);
  }

  /** @returns {Promise<TableEvent[]>} everything the table has told since the page was opened */
  events() {
    return this.page.evaluate(() => /** @type {any} */ (window).tableEvents);
  }

  /**
   * Waits until so many events have been told, and for the page to have drawn itself.
   *
   * @param {number} count
   */
  async waitForEvents(count) {
    await this.page.waitForFunction(
      (least) => /** @type {any} */ (window).tableEvents.length >= least,
      count,
    );
    return this.events();
  }

  /**
   * Waits until the page is in one of these phases and has drawn it.
   *
   * @param {...string} phases such as `person`, `opponent`, `ended`, `watching`
   */
  async waitForPhase(...phases) {
    const selector = phases.map((phase) => `[data-part=status][data-phase=${phase}]`).join(",");
    await this.board.locator(selector).waitFor();
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /**
   * Presses a control, through the menu where the panel has no room for it.
   *
   * @param {string} name its `data-action`
   */
  async press(name) {
    if (!(await this.control(name).first().isVisible())) await this.control("menu").click();
    const control = this.control(name).first();
    const aside = this.part("advice").locator("[data-action=dismiss]");
    // On a phone the guide's offer comes a little later, and lies over the buttons until it is declined.
    await control.click({ timeout: 3_000 }).catch(async () => {
      if (await aside.isVisible()) await aside.click();
      await control.click();
    });
  }

  /** Presses it where a question is asked. */
  async confirm() {
    await this.control("confirm").click();
  }

  /** Offers the program a draw, and means it. */
  async offerDraw() {
    await this.press("offer-draw");
    await this.confirm();
  }

  /** Begins the game that the dialog holds, in place of one in which somebody has acted. */
  async startAnew() {
    const running = (await this.record()).includes('[Result "*"]');
    await this.control("start").click();
    if (running) await this.confirm();
  }

  /** @param {string} part @param {RegExp} pattern */
  async waitForText(part, pattern) {
    await this.part(part).filter({ hasText: pattern }).first().waitFor();
  }

  /** The point whose button has the focus; null where none has. */
  focusedPoint() {
    return this.board.evaluate(
      (board) => board.shadowRoot?.activeElement?.getAttribute("data-point") ?? null,
    );
  }
}

/**
 * A way to choose points: by touch, by mouse or by keyboard.
 *
 * @typedef {(table: Table, point: string) => Promise<void>} Gesture
 */

/** @type {Gesture} */
export const click = (table, point) => table.point(point).click();

/** By mouse in a browser that lets nobody touch it from outside. @type {Gesture} */
export const touch = (table, point) =>
  BROWSER === "chromium" ? table.point(point).tap() : click(table, point);

/** Presses and releases, as a hand does that drags. @param {Table} table */
export async function drag(table, /** @type {string} */ from, /** @type {string} */ to) {
  const [start, end] = await Promise.all([centre(table.point(from)), centre(table.point(to))]);
  const { mouse } = table.page;
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await mouse.move(end.x, end.y, { steps: 4 });
  await mouse.up();
}

/** @param {Locator} locator */
async function centre(locator) {
  const box = await locator.boundingBox();
  assert.ok(box, "the point is on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Walks from the point that has the focus, one arrow key a step, and presses Enter. @type {Gesture} */
export async function keys(table, point) {
  const { keyboard } = table.page;
  for (let presses = 0; (await table.focusedPoint()) === null; presses++) {
    assert.ok(presses < 40, "the Tab key never reaches the board");
    await keyboard.press("Tab");
  }
  for (let presses = 0; ; presses++) {
    const at = await table.focusedPoint();
    if (at === point) break;
    assert.ok(at && presses < 16, `the arrow keys lead from ${at} to ${point}`);
    await keyboard.press(arrowTowards(at, point));
  }
  await keyboard.press("Enter");
}

/**
 * @param {string} from
 * @param {string} to
 */
function arrowTowards(from, to) {
  const [fromRow, toRow] = [from, to].map((point) => Number(point.slice(1)));
  if (fromRow !== toRow) return fromRow < toRow ? "ArrowUp" : "ArrowDown";
  return from[0] < to[0] ? "ArrowRight" : "ArrowLeft";
}
