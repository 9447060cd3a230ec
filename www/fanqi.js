/**
 * The public door: `<fanqi-board>`, and `mount` for those who prefer a call.
 *
 *     <script type="module" src="www/fanqi.js"></script>
 *     <fanqi-board save="game" rules="standard" lang="zh-Hans"></fanqi-board>
 *
 * What attributes and events there are stands in `fanqi.d.ts`. Two more belong to `index.html`:
 * `address` takes the same from the page's query string, and makes the page its own; `offline` names
 * the service worker that keeps such a page.
 */

import { App } from "./app.js";
import { make } from "./dom.js";
import { CHOICES, NAMES } from "./settings.js";

/** @typedef {import("./app.js").Carried} Carried */

const NAME = "fanqi-board";
/** Those that may change at any time. */
const SETTING_NAMES = ["rules", ...NAMES, ...Object.keys(CHOICES)];

export class FanqiBoard extends HTMLElement {
  /** @type {App | null} */ #app = null;
  /** A board that is moved within its page plays on. @type {Carried | null} */ #carried = null;

  /** Attributes have changed, and will be looked at. */ #changed = false;

  static get observedAttributes() {
    return SETTING_NAMES;
  }

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#app = new App(this, root, this.#carried);
    void this.#app.begin();
  }

  disconnectedCallback() {
    this.#carried = this.#app?.destroy() ?? null;
    this.#app = null;
  }

  /** Several attributes that are changed together are looked at together. */
  attributeChangedCallback() {
    if (!this.#app || this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      void this.#app?.attributesChanged();
    });
  }

  /** The game so far as text; empty before it has begun. */
  get record() {
    return this.#app?.session?.saved.record ?? "";
  }

  /** The position as text, as both players know it; empty before the game has begun. */
  get position() {
    return this.#app?.session?.view.position ?? "";
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, FanqiBoard);
/** @satisfies {typeof import("./fanqi.js").FanqiBoard} as it is declared to others */ (FanqiBoard);

/** Puts a board into an element. @type {typeof import("./fanqi.js").mount} */
export const mount = (element, options = {}) => {
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const board = make(NAME, Object.fromEntries(given));
  element.append(board);
  return { board, destroy: () => board.remove() };
};
