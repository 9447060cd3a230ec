/**
 * The board as sixty real buttons, unseen, over the canvas: touch, mouse, keyboard and screen
 * readers act through them. It takes input and reports points; it knows no rules.
 */

import { listen, make, setAttributes } from "./dom.js";

/** @typedef {import("./contract").BoardPoint} BoardPoint */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./geometry.js").TableGeometry} TableGeometry */

/**
 * @typedef {object} GridHooks
 * @property {(point: PointIndex) => void} tap
 * @property {(point: PointIndex) => boolean} pick a drag begins; false where there is nothing to drag
 * @property {(point: PointIndex | null) => void} drop a drag ends
 * @property {(spot: import("./geometry.js").Spot | null) => void} carry what is dragged is here; null: no more
 * @property {() => void} letGo
 * @property {(point: PointIndex | null) => void} hover the pointer is over this point
 */
/** @typedef {{ label: string, selected: boolean, draggable: boolean }} CellState */

/** A pointer that moves less is a tap. */
const DRAG_PIXELS = 10;
/** So many heights above the finger a dragged tile is held. */
const ABOVE = 0.7;

/** Steps on the screen: across, down. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class BoardGrid {
  element;
  /** @type {HTMLButtonElement[]} */ #buttons;
  /** @type {HTMLElement[]} */ #rows;
  #board;
  #hooks;
  #undo;
  /** @type {PointIndex} */ #current = 0;
  #turned = false;
  /** @type {TableGeometry | null} */ #geometry = null;
  /** @type {{ point: PointIndex, pointer: number, x: number, y: number, dragging: boolean } | null} */
  #press = null;
  /** A mouse sends a click after a drag, too. */
  #swallowClick = false;

  /** @param {BoardPoint[]} board @param {GridHooks} hooks */
  constructor(board, hooks) {
    this.#board = board;
    this.#hooks = hooks;
    this.#buttons = board.map(({ name }) =>
      make("button", { type: "button", class: "cell", "data-point": name, tabindex: -1 }),
    );
    this.#buttons[0].tabIndex = 0;
    this.#rows = rowsOf(board).map((points) =>
      make(
        "div",
        { role: "row" },
        ...points.map((point) => make("div", { role: "gridcell" }, this.#buttons[point])),
      ),
    );
    this.element = make("div", { role: "grid", class: "grid" }, ...[...this.#rows].reverse());
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      listen(this.element, type, listener);
    this.#undo = [
      on("click", (event) => this.#click(event)),
      on("keydown", (event) => this.#key(event)),
      on("focusin", (event) => this.#focused(event)),
      on("pointerdown", (event) => this.#down(event)),
      on("pointermove", (event) => this.#move(event)),
      on("pointerup", (event) => this.#up(event)),
      on("pointercancel", (event) => this.#up(event)),
      // A finger is held by its button until a drag begins.
      on("lostpointercapture", (event) => event.target === this.element && this.#up(event)),
      on("pointerleave", () => this.#hooks.hover(null)),
    ];
  }

  /** @param {string} label */
  name(label) {
    setAttributes(this.element, { "aria-label": label });
  }

  /**
   * Lays the buttons over the points that the canvas draws.
   * @param {TableGeometry} geometry @param {boolean} turned
   */
  layout(geometry, turned) {
    this.#geometry = geometry;
    if (turned !== this.#turned) {
      this.#turned = turned;
      const focused = this.hasFocus;
      // Read in the order in which the rows are seen.
      this.element.append(...(turned ? this.#rows : [...this.#rows].reverse()));
      // What is moved in the document loses the focus.
      if (focused) this.focus();
    }
    this.#buttons.forEach((button, point) => {
      const { x, y, width, height } = geometry.cell(point, turned);
      button.style.transform = `translate(${x}px, ${y}px)`;
      button.style.width = `${width}px`;
      button.style.height = `${height}px`;
    });
  }

  /** @param {(point: PointIndex) => CellState} state */
  update(state) {
    this.#buttons.forEach((button, point) => {
      const { label, selected, draggable } = state(point);
      setAttributes(button, { "aria-label": label, "data-draggable": draggable && "true" });
      setAttributes(/** @type {Element} */ (button.parentElement), {
        "aria-selected": `${selected}`,
      });
    });
  }

  get hasFocus() {
    return this.element.contains(
      /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement,
    );
  }

  focus() {
    this.#buttons[this.#current].focus();
  }

  destroy() {
    for (const undo of this.#undo) undo();
    this.element.remove();
  }

  /** @param {Event} event @returns {PointIndex | null} */
  #pointOf(event) {
    const button = /** @type {Element} */ (event.target).closest("button");
    const point = button ? this.#buttons.indexOf(button) : -1;
    return point < 0 ? null : point;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const swallow = this.#swallowClick;
    this.#swallowClick = false;
    // A key or a screen reader clicks without a pointer.
    if (swallow && event.detail) return;
    const point = this.#pointOf(event);
    if (point === null) this.#hooks.letGo();
    else this.#hooks.tap(point);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const point = this.#pointOf(event);
    if (point === null) return;
    this.#buttons[this.#current].tabIndex = -1;
    this.#current = point;
    this.#buttons[point].tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") this.#hooks.letGo();
    const next = this.#step(event.key);
    if (next === null) return;
    event.preventDefault();
    this.#buttons[next].focus();
  }

  /** Where a key leads: one step on the screen, or an end of the row. @param {string} key */
  #step(key) {
    const way = this.#turned ? -1 : 1;
    const { column, row } = this.#board[this.#current];
    const inRow = this.#board.flatMap((point, index) => (point.row === row ? [index] : []));
    if (key === "Home") return inRow[this.#turned ? inRow.length - 1 : 0];
    if (key === "End") return inRow[this.#turned ? 0 : inRow.length - 1];
    if (!(key in STEPS)) return null;
    const [across, down] = STEPS[key];
    const next = this.#board.findIndex(
      (point) => point.column === column + across * way && point.row === row - down * way,
    );
    return next < 0 ? this.#current : next;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#swallowClick = false;
    const point = this.#pointOf(event);
    if (point === null || !event.isPrimary || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#press = { point, pointer, x, y, dragging: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (press && press.pointer !== event.pointerId) return;
    // Let go of outside the board, where nobody told.
    if (press && !(event.buttons & 1)) return this.#release(null);
    if (event.pointerType === "mouse" || press?.dragging) this.#hooks.hover(this.#under(event));
    if (!press) return;
    if (press.dragging) return this.#carry(event);
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_PIXELS) return;
    if (!this.#hooks.pick(press.point)) {
      this.#press = null;
      return;
    }
    press.dragging = true;
    this.element.setPointerCapture(event.pointerId);
    this.#carry(event);
  }

  /** @param {PointerEvent} event */
  #carry(event) {
    const { x, y } = this.#spot(event);
    // A finger would hide it.
    const above = event.pointerType === "mouse" ? 0 : (this.#geometry?.tile.height ?? 0) * ABOVE;
    this.#hooks.carry({ x, y: y - above });
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (this.#press?.pointer !== event.pointerId) return;
    this.#release(event.type === "pointerup" ? this.#under(event) : null);
    if (event.pointerType !== "mouse") this.#hooks.hover(null);
  }

  /** @param {PointIndex | null} point */
  #release(point) {
    if (this.#press?.dragging) {
      this.#swallowClick = true;
      this.#hooks.drop(point);
      this.#hooks.carry(null);
    }
    this.#press = null;
  }

  /** The point under the pointer, whichever element has captured it. @param {PointerEvent} event */
  #under(event) {
    const { x, y } = this.#spot(event);
    return this.#geometry?.pointAt(x, y, this.#turned) ?? null;
  }

  /** The pointer, on the board. @param {PointerEvent} event */
  #spot({ clientX, clientY }) {
    const box = this.element.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }
}

/** The points of each row, from the first row on. @param {BoardPoint[]} board */
function rowsOf(board) {
  /** @type {PointIndex[][]} */
  const rows = [];
  board.forEach(({ row }, point) => (rows[row] ??= []).push(point));
  return rows;
}
