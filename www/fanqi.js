/**
 * The public door: `<fanqi-board>`, and `mount` for those who prefer a call.
 *
 *     <script type="module" src="www/fanqi.js"></script>
 *     <fanqi-board save="game" rules="standard" lang="zh-Hans"></fanqi-board>
 *
 * Attributes: `save` (a name; without it nothing is kept), `rules`, `opponent`, `first`, `lang`,
 * `pieces`, `theme`, `motion`, `turning`, `confirm`, `sound`, `vibration`, `position`, `seed`; what each takes stands in
 * `settings.js`. `address` takes the same from the page's query string, and makes the page its own.
 * Events: `fanqi-action` (what was done, with the position after it) and `fanqi-end` (the result).
 */

import { App } from "./app.js";
import { make } from "./dom.js";
import { CHOICES } from "./settings.js";

/** @typedef {import("./storage.js").SavedGame} SavedGame */

const NAME = "fanqi-board";
const SETTING_NAMES = ["rules", ...Object.keys(CHOICES)];

export class FanqiBoard extends HTMLElement {
  /** @type {App | null} */ #app = null;
  /** A board that is moved within its page plays on. @type {SavedGame | null} */ #game = null;

  #changed = false;

  static get observedAttributes() {
    return SETTING_NAMES;
  }

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#app = new App(this, root, this.#game);
    void this.#app.begin();
  }

  disconnectedCallback() {
    this.#game = this.#app?.destroy() ?? null;
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

/**
 * Puts a board into an element.
 * @param {Element} element
 * @param {Record<string, string | boolean>} [options] the attributes above
 * @returns {{ board: FanqiBoard, destroy: () => void }}
 */
export function mount(element, options = {}) {
  const board = /** @type {FanqiBoard} */ (make(/** @type {any} */ (NAME), options));
  element.append(board);
  return { board, destroy: () => board.remove() };
}
