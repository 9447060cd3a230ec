/**
 * Draws what is on the table: a stack of three canvases (board, pieces, movement) in a host
 * element. It is output only; the buttons above it take the input. It draws when something has
 * changed and never otherwise.
 *
 *     const table = new BoardCanvas(host, board, { theme, scheme, language, words, motion: true, coordinates: false });
 *     table.resize(352, 516);            // from a ResizeObserver
 *     table.show(scene);
 *     await table.animate(played, before, after);
 *     table.destroy();
 */
import { planAction, runFrames } from "./animation.js";
import { idle } from "./dom.js";
import { drawAct, roomOf } from "./drawing/effects.js";
import { paintGround } from "./drawing/ground.js";
import { Layer, pixelRatio } from "./drawing/layer.js";
import { paintHeld, paintScene } from "./drawing/scene.js";
import { TileCache } from "./drawing/tile-cache.js";
import { boardGeometry } from "./geometry.js";
import { KINDS } from "./names.js";
import { PALETTES } from "./palette.js";

/** @typedef {import("./contract").BoardPoint} BoardPoint */
/** @typedef {import("./contract").PlayedAction} PlayedAction */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").Scene} Scene */
/** @typedef {import("./geometry.js").TableGeometry} TableGeometry */
/**
 * The words on the board, in the player's language.
 * @typedef {object} BoardWords
 * @property {string} camp 行营
 * @property {string} headquarters 大本营
 * @property {string} mountains 山界; may be empty
 * @property {string} wins 胜, W: on the badge of an attack
 * @property {string} both 平, =
 * @property {string} loses 负, L
 * @property {string} flag 夺, ⚑
 */
/**
 * How the table looks. All of it can change while a game runs.
 * @typedef {object} BoardLook
 * @property {import("./palette.js").Theme} theme
 * @property {import("./names.js").NameScheme} scheme what stands on the tiles
 * @property {import("./names.js").NameLanguage} language for tiles without a number under `numbers`
 * @property {BoardWords} words
 * @property {boolean} motion false: actions are shown at once
 * @property {boolean} coordinates row numbers and column letters, where there is room
 */

/** @type {ReadonlySet<PointIndex>} */
const NONE = new Set();

export class BoardCanvas {
  /** @type {BoardPoint[]} */ #board;
  /** @type {BoardLook} */ #look;
  /** @type {{ ground: Layer, pieces: Layer, motion: Layer }} */ #layers;
  /** @type {TableGeometry} */ #geometry;
  /** @type {TileCache | null} */ #tiles = null;
  /** @type {Scene | null} */ #scene = null;
  #sceneText = "";
  #groundStale = true;
  #prepares = false;
  #turned = false;
  /** Where the pointer holds the selected tile. @type {import("./geometry.js").Spot | null} */
  #carried = null;
  #request = 0;
  /** @type {null | (() => void)} */ #finish = null;
  /** @type {() => void} */ #unwatchRatio = () => {};

  /**
   * @param {HTMLElement} host a positioned element of which the canvases fill the padding box
   * @param {BoardPoint[]} board
   * @param {BoardLook} look
   * @throws {Error} where the browser has no 2D canvas
   */
  constructor(host, board, look) {
    this.#board = board;
    this.#look = { ...look };
    this.#layers = { ground: new Layer(host), pieces: new Layer(host), motion: new Layer(host) };
    this.#layers.motion.canvas.hidden = true;
    this.#geometry = boardGeometry(board, 0, 0);
    this.#watchRatio();
  }

  /** Where things are at the present size. A new object after every `resize` and `configure`. */
  get geometry() {
    return this.#geometry;
  }

  /** True while an action is being acted out. */
  get moving() {
    return this.#finish !== null;
  }

  /**
   * Fits the table to a box of CSS pixels. A running animation ends.
   * @param {number} width @param {number} height
   */
  resize(width, height) {
    this.skip();
    this.#renew(width, height);
  }

  /** Whether rows and columns are named, from the next `resize` on. @param {boolean} coordinates */
  letter(coordinates) {
    if (coordinates === this.#look.coordinates) return;
    this.#look.coordinates = coordinates;
    this.#geometry = boardGeometry(this.#board, 0, 0);
  }

  /** @param {Partial<BoardLook>} change */
  configure(change) {
    this.skip();
    Object.assign(this.#look, change);
    if (this.#tiles) this.#renew(this.#geometry.width, this.#geometry.height);
  }

  /**
   * Shows a scene from the next frame on. A running animation ends. A scene equal to the one that
   * is shown costs nothing.
   * @param {Scene} scene
   */
  show(scene) {
    this.skip();
    const text = JSON.stringify(scene);
    if (text === this.#sceneText) return;
    this.#sceneText = text;
    this.#scene = scene;
    this.#schedule();
  }

  /**
   * The selected tile follows the pointer. Where it is dropped, an action does not travel once more.
   * @param {import("./geometry.js").Spot | null} spot its middle; null: it lies on its point again
   */
  carry(spot) {
    if (this.moving || (!spot && !this.#carried)) return;
    this.#carried = spot;
    this.#schedule();
  }

  /**
   * Acts an action out, then shows the scene after it.
   * @param {PlayedAction} action
   * @param {Scene} before
   * @param {Scene} after
   * @returns {Promise<void>} resolved when `after` has been painted: at the end, after `skip`, or at
   *   once where nothing moves
   */
  animate(action, before, after) {
    this.skip();
    const plan = planAction(action);
    const begin = this.#carried && action.kind === "move" ? plan.arrival : 0;
    this.#carried = null;
    const still = !this.#look.motion || !this.#tiles || document.visibilityState === "hidden";
    if (still || plan.duration <= begin) {
      this.#settle(after);
      return Promise.resolve();
    }
    const absent = new Set(plan.absent);
    const last = action.kind === "move" && action.from !== null ? [action.from] : [];
    this.#scene = {
      ...before,
      points: after.points,
      selected: null,
      targets: [],
      hover: null,
      last,
    };
    this.#paint(absent);
    return new Promise((resolve) => this.#run(plan, begin, after, resolve));
  }

  /**
   * Paints all tiles in idle moments, at every size and look from now on, so that none has to be
   * painted within a frame of an animation.
   */
  prepare() {
    this.#prepares = true;
    const tiles = this.#tiles;
    const faces = [...KINDS, ...KINDS.toLowerCase()];
    const next = () => {
      const face = faces.pop();
      // Another size or look has tiles of its own.
      if (!face || !tiles || tiles !== this.#tiles) return;
      tiles.prepare(face);
      idle(next);
    };
    idle(next);
  }

  /** Ends a running animation at once with its last scene; else does nothing. */
  skip() {
    this.#finish?.();
  }

  /**
   * Paints a scene at once.
   * @param {Scene} scene @param {import("./geometry.js").Box} box of the board
   * @returns {HTMLCanvasElement} what it shows in the box, as a picture of its own
   */
  picture(scene, box) {
    this.#settle(scene);
    const { picture, context } = blank(box.width, box.height);
    for (const { canvas } of [this.#layers.ground, this.#layers.pieces])
      context?.drawImage(canvas, -box.x, -box.y, this.#geometry.width, this.#geometry.height);
    return picture;
  }

  /** @param {import("./drawing/tile.js").Face} face @returns {HTMLCanvasElement} a tile by itself */
  tile(face) {
    const { tiles } = this.#table();
    const { width, height } = tiles.size;
    const room = height * 0.2;
    const { picture, context } = blank(width + room, height + room);
    if (context) tiles.lay(context, face, (width + room) / 2, (height + room) / 2);
    return picture;
  }

  /** Takes everything out of the host again. A running animation resolves. */
  destroy() {
    this.skip();
    cancelAnimationFrame(this.#request);
    this.#unwatchRatio();
    for (const layer of Object.values(this.#layers)) layer.remove();
    this.#tiles = null;
    this.#scene = null;
  }

  /**
   * @param {import("./animation.js").Plan} plan @param {number} begin milliseconds of it to leave out
   * @param {Scene} after @param {() => void} resolve
   */
  #run(plan, begin, after, resolve) {
    const { motion } = this.#layers;
    const table = this.#table();
    motion.cover(roomOf(this.#geometry, plan.acts, after.turned), table.tiles.ratio);
    motion.canvas.hidden = false;
    const draw = (/** @type {number} */ time) => {
      const elapsed = begin + time;
      motion.clear();
      for (const act of plan.acts) {
        if (elapsed < act.start || elapsed >= act.end) continue;
        const part = (elapsed - act.start) / (act.end - act.start);
        drawAct(motion.context, table, act, part, after.turned);
      }
    };
    draw(0);
    this.#finish = runFrames(plan.duration - begin, draw, () => {
      this.#finish = null;
      this.#settle(after);
      motion.canvas.hidden = true;
      resolve();
    });
  }

  /** Paints a scene now. @param {Scene} scene */
  #settle(scene) {
    this.#sceneText = JSON.stringify(scene);
    this.#scene = scene;
    this.#paint(NONE);
  }

  #schedule() {
    if (this.#request) return;
    this.#request = requestAnimationFrame(() => this.#paint(NONE));
  }

  /** Size, look or pixel ratio changed: everything is painted anew. */
  /** @param {number} width @param {number} height */
  #renew(width, height) {
    const ratio = pixelRatio();
    const { theme, scheme, language, coordinates } = this.#look;
    this.#geometry = boardGeometry(this.#board, width, height, coordinates);
    const { ground, pieces, motion } = this.#layers;
    // What moves covers what it needs; it has a size only while something does.
    for (const layer of motion.canvas.hidden ? [ground, pieces] : [ground, pieces, motion])
      layer.resize(width, height, ratio);
    this.#tiles = new TileCache(
      this.#geometry.tile,
      { palette: PALETTES[theme], scheme, language },
      ratio,
    );
    this.#groundStale = true;
    // At a new size nothing may flicker; before there is anything to see, the next frame will do.
    if (this.#scene) this.#paint(NONE);
    else this.#schedule();
    if (this.#prepares) this.prepare();
  }

  /** @returns {import("./drawing/scene.js").Table} */
  #table() {
    if (!this.#tiles) throw new Error("the table has no size yet");
    return {
      board: this.#board,
      geometry: this.#geometry,
      tiles: this.#tiles,
      palette: PALETTES[this.#look.theme],
      words: this.#look.words,
    };
  }

  /** @param {ReadonlySet<PointIndex>} absent */
  #paint(absent) {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    const scene = this.#scene;
    if (!this.#tiles || this.#geometry.width < 1 || this.#geometry.height < 1) return;
    const { ground, pieces } = this.#layers;
    const turned = scene?.turned ?? false;
    if (this.#groundStale || turned !== this.#turned) this.#paintGround(ground, turned);
    pieces.clear();
    const held = this.#carried && scene && scene.selected;
    if (scene) {
      paintScene(pieces.context, this.#table(), scene, held === null ? absent : new Set([held]));
    }
    this.#paintCarried();
  }

  #paintCarried() {
    const { motion } = this.#layers;
    const scene = this.#scene;
    const [spot, point] = [this.#carried, scene?.selected ?? null];
    if (this.moving || (!spot && motion.canvas.hidden)) return;
    if (motion.canvas.hidden) {
      const { width, height } = this.#geometry;
      motion.resize(width, height, this.#table().tiles.ratio);
    } else motion.clear();
    motion.canvas.hidden = !spot;
    if (spot && scene && point !== null) {
      paintHeld(motion.context, this.#table(), scene, point, spot);
    }
  }

  /** @param {Layer} layer @param {boolean} turned */
  #paintGround(layer, turned) {
    const { theme, words, coordinates } = this.#look;
    layer.clear();
    paintGround({
      context: layer.context,
      board: this.#board,
      geometry: this.#geometry,
      look: { palette: PALETTES[theme], words, turned, coordinates },
    });
    this.#turned = turned;
    this.#groundStale = false;
  }

  /** A window moved to another screen, or zoomed, keeps its size in CSS pixels. */
  #watchRatio() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#unwatchRatio();
      this.#watchRatio();
      if (this.#tiles) this.resize(this.#geometry.width, this.#geometry.height);
    };
    query.addEventListener("change", changed);
    this.#unwatchRatio = () => query.removeEventListener("change", changed);
  }
}

/** An empty picture. @param {number} width @param {number} height in CSS pixels */
function blank(width, height) {
  const picture = document.createElement("canvas");
  const ratio = pixelRatio();
  picture.width = Math.round(width * ratio);
  picture.height = Math.round(height * ratio);
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  const context = picture.getContext("2d");
  context?.scale(ratio, ratio);
  return { picture, context };
}
