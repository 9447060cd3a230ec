/** What is still face down and what has fallen, on each side, every kind with its count. */

import { make, setAttributes, setText } from "./dom.js";
import { KINDS, pieceName, shortName } from "./names.js";

/** @typedef {import("./contract").View} View */
/** @typedef {import("./names.js").NameScheme} NameScheme */
/** @typedef {import("./text/index.js").Language} Language */
/** @typedef {import("./text/index.js").Words} Words */

const COLOURS = /** @type {const} */ (["red", "blue"]);
const PARTS = /** @type {const} */ (["hidden", "fallen"]);

/** @typedef {{ head: HTMLTableCellElement, cells: HTMLTableCellElement[] }} Row */

export class Counts {
  element;
  #caption = make("caption", { class: "unseen" });
  #kinds = Array.from(KINDS, () => make("th", { scope: "col" }));
  /** @type {Record<string, HTMLElement>} */ #titles = {};
  /** @type {Record<string, Row>} */ #rows = {};

  constructor() {
    const heads = make("tr", {}, make("td", { colspan: 2 }), ...this.#kinds);
    this.element = make(
      "table",
      { class: "counts" },
      this.#caption,
      make("thead", {}, heads),
      ...PARTS.map((part) => this.#body(part)),
    );
  }

  /** @param {Words} words @param {Language} language @param {NameScheme} scheme */
  name(words, language, scheme) {
    setText(this.#caption, words.counts.table);
    this.#kinds.forEach((head, kind) => {
      setText(head, shortName(KINDS[kind], scheme, language));
      setAttributes(head, { "aria-label": pieceName(KINDS[kind], language) });
    });
    for (const part of PARTS) {
      setText(this.#titles[part], words.counts[part]);
      for (const colour of COLOURS) {
        const { head } = this.#rows[part + colour];
        setText(head, words.counts.letter[colour]);
        setAttributes(head, { "aria-label": words.colour[colour] });
      }
    }
  }

  /** @param {View} view */
  update({ hidden, dead }) {
    for (const colour of COLOURS) {
      fill(this.#rows[`hidden${colour}`], hidden[colour], "0");
      fill(this.#rows[`fallen${colour}`], dead[colour], "");
    }
  }

  /** @param {"hidden" | "fallen"} part */
  #body(part) {
    const title = make("th", { scope: "rowgroup", rowspan: 2, class: "part" });
    this.#titles[part] = title;
    const rows = COLOURS.map((colour, index) => {
      const head = make("th", { scope: "row" });
      const cells = Array.from(KINDS, (kind) => make("td", { "data-kind": kind }));
      this.#rows[part + colour] = { head, cells };
      return make("tr", { "data-colour": colour }, index === 0 && title, head, ...cells);
    });
    return make("tbody", { "data-part": part }, ...rows);
  }
}

/** @param {Row} row @param {number[]} tally @param {string} nothing what stands for none */
function fill({ cells }, tally, nothing) {
  cells.forEach((cell, kind) => {
    setText(cell, tally[kind] ? String(tally[kind]) : nothing);
    setAttributes(cell, { "data-none": tally[kind] === 0 });
  });
}
