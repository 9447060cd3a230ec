/** The card of the guide: the words, and the ring around what they speak of. */

import { listen, make, setAttributes, setText } from "../dom.js";

/** @typedef {import("../geometry.js").Box} Box */

/** Between the card and what it points at. */
const GAP = 8;
/** Between the card and the edge of the board. */
const EDGE = 4;

export class Card {
  ring = make("div", { class: "guide-ring" });
  #title = make("strong", { id: "guide-title" });
  #text = make("p", { id: "guide-text", role: "status" });
  #picture = make("div", { class: "guide-picture", "aria-hidden": "true" });
  #next = make("button", { type: "button", class: "primary", "data-action": "guide-next" });
  #leave = make("button", { type: "button", "data-action": "guide-leave" });
  element = make(
    "section",
    {
      class: "guide",
      role: "dialog",
      tabindex: -1,
      "aria-labelledby": "guide-title",
      "aria-describedby": "guide-text",
      "data-part": "guide",
    },
    this.#title,
    this.#text,
    make("div", { class: "guide-foot" }, this.#picture, this.#leave, this.#next),
  );
  #undo;

  /** @param {() => void} next @param {() => void} leave */
  constructor(next, leave) {
    const undo = [listen(this.#next, "click", next), listen(this.#leave, "click", leave)];
    this.#undo = () => undo.forEach((each) => each());
  }

  /** @param {{ title: string, text: string, next: string, leave: string }} words */
  say({ title, text, next, leave }) {
    setText(this.#title, title);
    setText(this.#text, text);
    setText(this.#next, next);
    setText(this.#leave, leave);
  }

  /** @param {HTMLCanvasElement | null} picture */
  show(picture) {
    this.#picture.replaceChildren(...(picture ? [picture] : []));
  }

  /**
   * Over the board, beside what it speaks of.
   * @param {Box | null} box of that, in the table; null: there is nothing to point at
   * @param {Box} board
   */
  place(box, board) {
    setAttributes(this.ring, { hidden: box === null });
    if (box) {
      this.ring.style.transform = `translate(${box.x}px, ${box.y}px)`;
      this.ring.style.width = `${box.width}px`;
      this.ring.style.height = `${box.height}px`;
    }
    this.element.style.width = `min(21em, ${board.width - 2 * EDGE}px)`;
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const x = box ? box.x + box.width / 2 : board.x + board.width / 2;
    const left = clamp(x - width / 2, board.x + EDGE, board.x + board.width - EDGE - width);
    const top = topBeside(box, board, height);
    this.element.style.transform = `translate(${left}px, ${top}px)`;
  }

  remove() {
    this.#undo();
    this.element.remove();
    this.ring.remove();
  }
}

/** Below it or above it, where the card hides nothing of it. @param {Box | null} box @param {Box} board @param {number} height */
function topBeside(box, board, height) {
  const first = board.y + EDGE;
  const last = board.y + board.height - EDGE - height;
  if (!box) return clamp((first + last) / 2, first, last);
  const end = box.y + box.height;
  const tops = [end + GAP, box.y - GAP - height].map((top) => clamp(top, first, last));
  return tops.find((top) => top >= end || top + height <= box.y) ?? tops[0];
}

/** On whole pixels. @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.round(Math.max(least, Math.min(value, most)));
}
