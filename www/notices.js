/** The message area: what a person must know and may answer, each said once, until it is closed. */

import { actionButton, make } from "./dom.js";

/** @typedef {import("./text/index.js").Words} Words */
/**
 * @typedef {object} Notice
 * @property {(words: Words) => string} text kept as a function, so that it follows the language
 * @property {Record<string, (words: Words) => string>} buttons labels by action
 * @property {boolean} brief true: gone with the next action
 * @property {() => void} [closed] called when it goes, for whatever reason
 */

export class Notices {
  element = make("div", { "data-part": "message", role: "status" });
  /** @type {Map<string, Notice>} */ #shown = new Map();
  /** @type {Words | null} */ #words = null;

  /** @param {Words} words */
  name(words) {
    this.#words = words;
    this.#render();
  }

  /** @param {string} id one of a kind is shown at a time @param {Partial<Notice> & Pick<Notice, "text">} notice */
  show(id, notice) {
    this.#shown.get(id)?.closed?.();
    this.#shown.delete(id);
    this.#shown.set(id, { buttons: {}, brief: false, ...notice });
    this.#render();
  }

  /** @param {string} id */
  hide(id) {
    const notice = this.#shown.get(id);
    if (!notice) return;
    this.#shown.delete(id);
    this.#render();
    notice.closed?.();
  }

  hideBrief() {
    const brief = [...this.#shown].filter(([, notice]) => notice.brief);
    for (const [id] of brief) this.hide(id);
  }

  #render() {
    const words = this.#words;
    if (!words) return;
    const notices = [...this.#shown].map(([id, { text, buttons }]) =>
      make(
        "div",
        { class: "notice", "data-notice": id },
        make("p", {}, text(words)),
        ...Object.entries(buttons).map(([action, label]) => actionButton(action, label(words))),
        actionButton("dismiss", "✕", { class: "quiet", "aria-label": words.buttons.close }),
      ),
    );
    this.element.replaceChildren(...notices);
    for (const text of this.element.querySelectorAll("p"))
      // A long one scrolls; the keyboard must reach it then.
      if (text.scrollHeight > text.clientHeight) text.tabIndex = 0;
  }
}
