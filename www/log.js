/** What happened, the latest first: there where the panel has room for it. */

import { make } from "./dom.js";
import { actionText } from "./speech.js";

/** @typedef {import("./speech.js").Talk} Talk */
/** @typedef {import("./table.js").Shown} Shown */

/** Earlier actions are in the record. */
const LONGEST = 60;

export class Log {
  element = make("ol", { class: "log", "data-part": "log", reversed: true, tabindex: 0 });
  /** The action that each line tells of. @type {number[]} */ #told = [];

  /** Forgets what it says: the language or the game is another. */
  clear() {
    this.#told = [];
    this.element.replaceChildren();
  }

  /** @param {Talk} talk @param {Shown} shown */
  update(talk, shown) {
    const { plies, undoable: count } = shown.view;
    while (this.#told.length && this.#told[0] > count) {
      this.#told.shift();
      this.element.firstElementChild?.remove();
    }
    const from = Math.max(this.#told[0] ?? 0, count - LONGEST);
    for (let number = from + 1; number <= count; number++) {
      const played = number === count ? shown.view.last : shown.playedAt(number);
      if (!played) continue;
      this.#told.unshift(number);
      this.element.prepend(make("li", { value: plies - count + number }, actionText(talk, played)));
    }
  }
}
