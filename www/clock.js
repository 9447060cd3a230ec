/**
 * The clock for one action. It stands still while the page is hidden or asleep (rules, section 8), and
 * while something lies over the table that has to be read or answered first.
 */

import { listen } from "./dom.js";

const TICK_MS = 200;
/** A tick that comes later than this was held up by sleep, not by work: its time does not count. */
const ASLEEP_MS = 2_000;

export class MoveClock {
  /** @type {number | null} milliseconds left; null where no clock runs */
  #left = null;
  #then = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #ticked;
  #ranOut;
  #waits;
  #undo;

  /**
   * @param {() => void} ticked the whole seconds changed @param {() => void} ranOut
   * @param {() => boolean} waits asked at every tick: nobody can act just now
   */
  constructor(ticked, ranOut, waits) {
    this.#ticked = ticked;
    this.#ranOut = ranOut;
    this.#waits = waits;
    this.#undo = listen(document, "visibilitychange", () => (this.#then = performance.now()));
  }

  /** Whole seconds left, rounded up; null where no clock runs. */
  get seconds() {
    return this.#left === null ? null : Math.ceil(this.#left / 1000);
  }

  /** The same with its fraction: rounded up at every reload, it would never run out. */
  get exact() {
    return this.#left === null ? null : this.#left / 1000;
  }

  /** @param {number | null} seconds null: no clock */
  start(seconds) {
    this.stop();
    if (seconds === null) return;
    this.#left = seconds * 1000;
    this.#then = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  stop() {
    clearInterval(this.#timer);
    this.#left = null;
  }

  destroy() {
    this.stop();
    this.#undo();
  }

  #tick() {
    const now = performance.now();
    const passed = now - this.#then;
    this.#then = now;
    if (document.hidden || passed > ASLEEP_MS || this.#left === null || this.#waits()) return;
    const before = this.seconds;
    this.#left = Math.max(0, this.#left - passed);
    if (this.#left === 0) {
      this.stop();
      this.#ranOut();
    } else if (this.seconds !== before) this.#ticked();
  }
}
