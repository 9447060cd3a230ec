/**
 * The message area: what a person must know and may answer, each said once, until it is closed.
 */

import { actionButton, make } from "./dom.js";

/** @typedef {import("./text/index.js").Words} Words */
/**
 * @typedef {object} Notice
 * @property {(words: Words) => string} text kept as a function, so that it follows the language
 * @property {Record<string, (words: Words) => string>} buttons labels by action
 * @property {boolean} brief true: gone with the next action
 * @property {boolean} passing true: also gone by itself, so that it does not hide the counts for long
 * @property {boolean} aside true: said where it hides nothing that the game needs
 * @property {() => void} [closed] called when it goes, for whatever reason
 */

/** As long as a short sentence takes to be read twice. */
const PASSING_MS = 6000;

export class Notices {
  element = make("div", { "data-part": "message", role: "status" });
  aside = make("div", { "data-part": "advice", class: "aside", role: "status" });
  /** @type {Map<string, Notice>} */ #shown = new Map();
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */ #timers = new Map();
  /** @type {Words | null} */ #words = null;

  /** @param {Words} words */
  name(words) {
    this.#words = words;
    this.#render(false);
    this.#render(true);
  }

  /** @param {string} id one of a kind is shown at a time @param {Partial<Notice> & Pick<Notice, "text">} notice */
  show(id, notice) {
    this.#shown.get(id)?.closed?.();
    this.#shown.delete(id);
    const whole = { buttons: {}, brief: false, passing: false, aside: false, ...notice };
    this.#shown.set(id, whole);
    clearTimeout(this.#timers.get(id));
    if (whole.passing)
      this.#timers.set(
        id,
        setTimeout(() => this.hide(id), PASSING_MS),
      );
    this.#render(whole.aside);
  }

  /** @param {string} id */
  hide(id) {
    const notice = this.#shown.get(id);
    if (!notice) return;
    clearTimeout(this.#timers.get(id));
    this.#shown.delete(id);
    this.#render(notice.aside);
    notice.closed?.();
  }

  destroy() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  hideBrief() {
    const brief = [...this.#shown].filter(([, notice]) => notice.brief);
    for (const [id] of brief) this.hide(id);
  }

  /** @param {boolean} aside which of the two places: what has not changed is not said again */
  #render(aside) {
    const words = this.#words;
    if (!words) return;
    const element = aside ? this.aside : this.element;
    const notices = [...this.#shown].filter(([, notice]) => notice.aside === aside);
    element.replaceChildren(...notices.map(([id, notice]) => box(id, notice, words)));
    for (const text of element.querySelectorAll("p"))
      // A long one scrolls; the keyboard must reach it then.
      if (text.scrollHeight > text.clientHeight) text.tabIndex = 0;
  }
}

/** @param {string} id @param {Notice} notice @param {Words} words */
function box(id, { text, buttons }, words) {
  return make(
    "div",
    { class: "notice", "data-notice": id },
    make("p", {}, text(words)),
    ...Object.entries(buttons).map(([action, label]) => actionButton(action, label(words))),
    actionButton("dismiss", "✕", { class: "quiet", "aria-label": words.buttons.close }),
  );
}
