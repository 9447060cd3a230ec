/** A few words at a point of the board: why something cannot be done. */

import { make } from "./dom.js";

const SHOWN_MS = 2500;
const EDGE = 6;

export class Bubble {
  element = make("div", { class: "bubble", hidden: true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /**
   * @param {string} text
   * @param {{ x: number, y: number, width: number, height: number }} cell of the point, in the board
   * @param {number} width of the board
   */
  say(text, cell, width) {
    clearTimeout(this.#timer);
    this.element.textContent = text;
    this.element.hidden = false;
    const { offsetWidth, offsetHeight } = this.element;
    const wanted = cell.x + (cell.width - offsetWidth) / 2;
    const x = Math.max(EDGE, Math.min(width - offsetWidth - EDGE, wanted));
    // Above the finger, or below it where there is no room above.
    const above = cell.y - offsetHeight;
    const y = above < 0 ? cell.y + cell.height : above;
    this.element.style.transform = `translate(${x}px, ${y}px)`;
    this.#timer = setTimeout(() => this.hide(), SHOWN_MS);
  }

  hide() {
    clearTimeout(this.#timer);
    this.element.hidden = true;
  }
}
