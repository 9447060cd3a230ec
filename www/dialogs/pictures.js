/** The pictures of the help: small boards, with targets that the rules core names for the rules in force. */

import { KINDS } from "../names.js";
import { sceneOf } from "../scene.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").RulesChoice} RulesChoice */
/** @typedef {import("../contract").Scene} Scene */
/** @typedef {import("../contract").View} View */
/** @typedef {{ picture: HTMLCanvasElement, turning: boolean }} RailPicture */

/** How many of each kind a side has. */
export const PIECE_COUNTS = [1, 1, 2, 2, 2, 2, 3, 3, 3, 2, 3, 1];

/** CSS pixels of the whole board, of which a picture shows a part. */
const SIZE = { width: 300, height: 440 };
/** Around the rows that are shown. */
const MARGIN = 3;
/** The radius of a circle around a tile, in widths of it. */
const RING = 0.58;
/** Two that play elsewhere on the board, so that nothing is over. */
const ELSEWHERE = "f3l/L3F/5/5/";

export class Pictures {
  #app;
  #rules;
  #board;
  #names;

  /** @param {App} app @param {RulesChoice} rules */
  constructor(app, rules) {
    this.#app = app;
    this.#rules = rules;
    this.#board = app.table.spareBoard(SIZE.width, SIZE.height);
    this.#names = app.fanqi.board().map(({ name }) => name);
  }

  /** An Engineer on its way along the railway, round corners where it may. @returns {RailPicture} */
  rail() {
    const view = this.#view(`${ELSEWHERE}5/5/5/E4/5/5/5/5`);
    const turning = this.#pathOf(view, "a5", "e8");
    const hint = turning ?? this.#pathOf(view, "a5", "a8") ?? [];
    return { picture: this.#rows(8, 5, view, { hint }), turning: turning !== null };
  }

  /** A piece beside an enemy that is in a camp, and one that is not. */
  camp() {
    const view = this.#view(`${ELSEWHERE}5/j4/M4/1c3/5/5/5/5`);
    const picture = this.#rows(8, 4, view, { from: "a6" });
    this.#ring(picture, 8, "b5");
    return picture;
  }

  /** A flag with what stands between it and its taker. @param {boolean} guarded by its mines */
  flag(guarded) {
    const home = guarded ? "1nE2/nfn2" : "1E3/1f3";
    const view = this.#view(`4l/L3F/5/5/5/5/5/5/5/5/${home}`);
    return this.#rows(2, 1, view, { from: guarded ? "c2" : "b2" });
  }

  /** @param {string} letter of a piece */
  tile(letter) {
    return this.#board.tile(letter);
  }

  destroy() {
    this.#board.destroy();
  }

  /** @param {string} board rows 12 to 1; red is to move @returns {View} */
  #view(board) {
    const fallen = [KINDS, KINDS.toLowerCase()].map((letters) =>
      [...letters]
        .map((letter, kind) =>
          letter.repeat(Math.max(0, PIECE_COUNTS[kind] - (board.split(letter).length - 1))),
        )
        .join(""),
    );
    const position = `${board} 1 r ${fallen.join("")} 0 0`;
    const names = { first: "", second: "", date: "2000-01-01" };
    const { canonical } = this.#rules;
    const game = this.#app.fanqi.Game.start({ rules: canonical, position, seed: "x", ...names });
    try {
      return game.view();
    } finally {
      game.free();
    }
  }

  /** @param {string} name */
  #point(name) {
    return this.#names.indexOf(name);
  }

  /** @param {View} view @param {string} from @param {string} to */
  #pathOf(view, from, to) {
    const end = this.#point(to);
    return view.moves[this.#point(from)]?.find((target) => target.to === end)?.path ?? null;
  }

  /**
   * The piece in a camp hides its circle: another is drawn around it.
   * @param {HTMLCanvasElement} picture @param {number} top its first row @param {string} camp
   */
  #ring(picture, top, camp) {
    const context = picture.getContext("2d");
    if (!context) return;
    const { geometry } = this.#board;
    const high = geometry.cell(this.#point(`a${top}`), false);
    const { x, y } = geometry.centre(this.#point(camp), false);
    const ratio = picture.width / parseFloat(picture.style.width);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.beginPath();
    const radius = geometry.tile.width * RING;
    context.arc(x - high.x + MARGIN, y - high.y + MARGIN, radius, 0, 2 * Math.PI);
    context.lineWidth = 3;
    // Of the same green as camps.
    const style = getComputedStyle(this.#app.element);
    context.strokeStyle = style.getPropertyValue("--fanqi-accent");
    context.stroke();
  }

  /**
   * Some rows of the board, over its whole width.
   * @param {number} top @param {number} bottom @param {View} view
   * @param {{ from?: string, hint?: number[] }} shown the piece that is picked up, or a way
   */
  #rows(top, bottom, view, { from, hint }) {
    const { geometry } = this.#board;
    const high = geometry.cell(this.#point(`a${top}`), false);
    const low = geometry.cell(this.#point(`e${bottom}`), false);
    const selected = from === undefined ? null : this.#point(from);
    /** @type {Scene} */
    const scene = {
      ...sceneOf(view, false, null, null, { hint }),
      selected,
      targets: selected === null ? [] : (view.moves[selected] ?? []),
    };
    return this.#board.picture(scene, {
      x: high.x - MARGIN,
      y: high.y - MARGIN,
      width: low.x + low.width - high.x + 2 * MARGIN,
      height: low.y + low.height - high.y + 2 * MARGIN,
    });
  }
}
