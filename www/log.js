/** What happened, the latest first: there where the panel has room for it. Each line leads to a look. */

import { actionButton, listen, make, setAttributes } from "./dom.js";
import { actionText } from "./speech.js";

/** @typedef {import("./speech.js").Talk} Talk */
/** @typedef {import("./table.js").Shown} Shown */

/** Others are in the record. */
const LONGEST = 60;
/** So many of them may come after what is seen in a look back. */
const AHEAD = 20;

/** @type {Record<string, (lines: HTMLElement[], at: number) => HTMLElement | undefined>} */
const KEYS = {
  ArrowUp: (lines, at) => lines[at - 1],
  ArrowDown: (lines, at) => lines[at + 1],
  Home: (lines) => lines[0],
  End: (lines) => lines.at(-1),
};

export class Log {
  element = make("ol", { class: "log", "data-part": "log", reversed: true });
  /** By the number of the action that they tell of. @type {Map<number, HTMLLIElement>} */
  #lines = new Map();

  constructor() {
    listen(this.element, "keydown", (event) => this.#key(event));
    listen(this.element, "focusin", ({ target }) => this.#stopAt(target));
  }

  /** Forgets what it says: the language or the game is another. */
  clear() {
    this.#lines.clear();
    this.element.replaceChildren();
  }

  /** @param {Talk} talk @param {Shown} shown */
  update(talk, shown) {
    const { plies, undoable: at } = shown.view;
    const count = shown.count ?? at;
    const to = Math.min(count, Math.max(at + AHEAD, LONGEST));
    const from = Math.max(0, to - LONGEST);
    for (const [number, line] of this.#lines)
      if (number > to || number <= from) {
        line.remove();
        this.#lines.delete(number);
      }
    for (let number = from + 1; number <= to; number++) {
      if (this.#lines.has(number)) continue;
      // Who owns which colour is told as it was settled then.
      const view = number === at ? shown.view : shown.viewAt(number);
      if (!view?.last) continue;
      const text = actionText({ ...talk, view }, view.last);
      const button = actionButton("review-at", text, { value: number });
      const line = make("li", { value: plies - at + number }, button);
      this.element.insertBefore(line, this.#lines.get(number - 1) ?? null);
      this.#lines.set(number, line);
    }
    this.#mark(shown.count === undefined ? null : at);
  }

  /** @param {number | null} at what is looked at; null: the present, which needs no mark */
  #mark(at) {
    for (const [number, line] of this.#lines)
      setAttributes(/** @type {Element} */ (line.firstElementChild), {
        "aria-current": number === at ? "step" : null,
      });
    const line = at === null ? this.element.firstElementChild : this.#lines.get(at);
    if (at !== null && line instanceof HTMLElement) this.#bringIntoSight(line);
    if (!this.element.contains(this.#focused)) this.#stopAt(line?.firstElementChild);
  }

  get #focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    return root.activeElement ?? null;
  }

  /** Without moving whatever is around the log. @param {HTMLElement} line */
  #bringIntoSight(line) {
    const { element } = this;
    const top = line.offsetTop - element.offsetTop;
    const bottom = top + line.offsetHeight - element.clientHeight;
    element.scrollTop = Math.max(bottom, Math.min(top, element.scrollTop));
  }

  /** One line alone is reached by the Tab key, the others from there. @param {Element | null} [button] */
  #stopAt(button) {
    const stop = button ?? this.element.querySelector("button");
    for (const each of this.element.querySelectorAll("button"))
      each.tabIndex = each === stop ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const to = KEYS[event.key];
    if (!to || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const lines = [...this.element.querySelectorAll("button")];
    to(lines, lines.indexOf(/** @type {any} */ (event.target)))?.focus();
  }
}
