/** A short tremble of the device with what happens, where there is any. */

import { listen } from "../dom.js";

/** @typedef {import("../contract").PlayedAction} PlayedAction */

/** Milliseconds, of trembling and of rest in turn. */
const PATTERNS = { flip: [8], move: [6], fight: [22], blast: [30, 25, 45], end: [40, 60, 40] };

export class Vibration {
  #wanted;
  #undo;
  /** A browser complains where nobody has touched the page yet. */
  #touched = false;

  /** @param {EventTarget} host where it is touched @param {() => boolean} wanted */
  constructor(host, wanted) {
    this.#wanted = wanted;
    const touched = () => (this.#touched = true);
    const undo = ["click", "keydown"].map((type) => listen(host, type, touched, { capture: true }));
    this.#undo = () => undo.forEach((each) => each());
  }

  /** @param {PlayedAction} played */
  acted({ kind, fight, piece, defender }) {
    if (kind === "pass") return;
    const blast = fight === "both" && /x/i.test(`${piece}${defender}`);
    const pattern = fight ? (blast ? "blast" : "fight") : kind;
    this.#tremble(PATTERNS[pattern]);
  }

  ended() {
    this.#tremble(PATTERNS.end);
  }

  destroy() {
    this.#undo();
  }

  /** @param {number[]} pattern */
  #tremble(pattern) {
    if (!this.#touched || !this.#wanted() || document.hidden) return;
    try {
      navigator.vibrate?.(pattern);
    } catch {
      // A host may forbid it.
    }
  }
}
