/** The table in WebKitGTK, with the same words as `tests/page/table.mjs`, so that its players can play. */

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

/** @typedef {import("./driver.mjs").Driver} Driver */
/** @typedef {import("./driver.mjs").Handle} Handle */

const PATIENCE_MS = 30_000;

export class Table {
  #driver;

  /** @param {Driver} driver */
  constructor(driver) {
    this.#driver = driver;
  }

  /** @param {Driver} driver @returns {Promise<Table>} once there is a game on the board */
  static async attach(driver) {
    const table = new Table(driver);
    await table.waitFor("[data-part=status][data-phase]");
    return table;
  }

  /** @returns {Promise<string>} */
  position() {
    return this.#driver.run(
      () => /** @type {any} */ (document.querySelector("fanqi-board")).position,
    );
  }

  /** @returns {Promise<string>} */
  record() {
    return this.#driver.run(
      () => /** @type {any} */ (document.querySelector("fanqi-board")).record,
    );
  }

  /** @returns {Promise<import("../page/table.mjs").TableEvent[]>} */
  events() {
    return this.#driver.run(() => /** @type {any} */ (window).tableEvents);
  }

  /** @param {number} count */
  async waitForEvents(count) {
    await this.#wait(async () => (await this.events()).length >= count, `${count} events`);
    return this.events();
  }

  /** @param {...string} phases */
  async waitForPhase(...phases) {
    const selector = phases.map((phase) => `[data-part=status][data-phase=${phase}]`).join(",");
    await this.waitFor(selector);
  }

  /** @param {string} selector of something inside the board @returns {Promise<boolean>} */
  sees(selector) {
    return this.#driver.run((wanted) => {
      const found = document.querySelector("fanqi-board")?.shadowRoot?.querySelector(wanted);
      return Boolean(found?.checkVisibility());
    }, selector);
  }

  /** @param {string} selector @returns {Promise<string>} what is written there */
  text(selector) {
    return this.#driver.run(
      (wanted) =>
        document.querySelector("fanqi-board")?.shadowRoot?.querySelector(wanted)?.textContent ?? "",
      selector,
    );
  }

  /** @param {string} selector of something that is there @returns {Promise<Handle>} */
  find(selector) {
    return this.#driver.run((wanted) => {
      const board = document.querySelector("fanqi-board");
      return /** @type {any} */ (board?.shadowRoot?.querySelector(wanted));
    }, selector);
  }

  /** @param {string} selector of something that will be seen */
  waitFor(selector) {
    return this.#wait(() => this.sees(selector), selector);
  }

  /** Clicks by pointer on what is seen. @param {string} selector */
  async press(selector) {
    await this.waitFor(selector);
    await this.#driver.click(await this.find(selector));
  }

  /** @param {() => Promise<boolean>} holds @param {string} what */
  async #wait(holds, what) {
    for (const begun = Date.now(); !(await holds()); await sleep(20))
      assert.ok(Date.now() - begun < PATIENCE_MS, `waited in vain for ${what}`);
  }
}

/** @param {Table} table @param {string} point */
export const click = (table, point) => table.press(`[role=grid] [data-point="${point}"]`);
