/** Tiles painted once as bitmaps, and laid down with one call a piece afterwards. */
import { paintShadow, paintTile } from "./tile.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("./tile.js").Face} Face */
/** @typedef {import("./tile.js").TileLook} TileLook */
/** @typedef {{ width: number, height: number }} Size */
/**
 * How a tile is laid down. `size` is the size at which it is painted and kept, sharp to the pixel;
 * `scale`, `scaleX` (below 1 it turns about its upright axis), `angle` and `opacity` stretch what
 * was painted, for things in motion.
 * @typedef {object} Pose
 * @property {number} [size]
 * @property {boolean} [lifted]
 * @property {number} [scale]
 * @property {number} [scaleX]
 * @property {number} [angle]
 * @property {number} [opacity]
 */

export class TileCache {
  /** @type {Map<string, HTMLCanvasElement>} */
  #bitmaps = new Map();

  /**
   * @param {Size} size of a tile in CSS pixels
   * @param {TileLook} look
   * @param {number} ratio device pixels per CSS pixel
   */
  constructor(size, look, ratio) {
    this.size = size;
    this.look = look;
    this.ratio = ratio;
  }

  /**
   * @param {Context} context @param {Face} face
   * @param {number} x @param {number} y the middle of the tile, in CSS pixels
   * @param {Pose} [pose]
   */
  lay(context, face, x, y, pose = {}) {
    const { size = 1, lifted = false, scale = 1, scaleX = 1, angle = 0, opacity = 1 } = pose;
    if (opacity <= 0) return;
    const bitmap = this.#bitmap(face, size, lifted);
    const width = bitmap.width / this.ratio;
    const height = bitmap.height / this.ratio;
    if (scale === 1 && scaleX === 1 && angle === 0 && opacity === 1) {
      // On whole device pixels, or the edges blur.
      context.drawImage(
        bitmap,
        this.#snap(x - width / 2),
        this.#snap(y - height / 2),
        width,
        height,
      );
      return;
    }
    context.save();
    context.globalAlpha = opacity;
    context.translate(x, y);
    context.rotate(angle);
    context.scale(scale * scaleX, scale);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
    context.restore();
  }

  /** Paints a tile before it is needed. @param {Face} face */
  prepare(face) {
    this.#bitmap(face, 1, false);
  }

  /** @param {number} length in CSS pixels, made a whole number of device pixels */
  #snap(length) {
    return Math.round(length * this.ratio) / this.ratio;
  }

  /**
   * @param {Face | "shadow"} face @param {number} size @param {boolean} lifted
   * @returns {HTMLCanvasElement}
   */
  #bitmap(face, size, lifted) {
    const key = `${face} ${size} ${lifted}`;
    let bitmap = this.#bitmaps.get(key);
    if (!bitmap) {
      bitmap = this.#paint(face, size, lifted);
      this.#bitmaps.set(key, bitmap);
    }
    return bitmap;
  }

  /** @param {Face | "shadow"} face @param {number} size @param {boolean} lifted */
  #paint(face, size, lifted) {
    const bitmap = document.createElement("canvas");
    const width = this.#snap(this.size.width * size);
    const height = this.#snap(this.size.height * size);
    // Room for the shadow on each side.
    const pad = this.#snap(height * (lifted ? 0.55 : 0.25));
    bitmap.width = Math.round((width + 2 * pad) * this.ratio);
    bitmap.height = Math.round((height + 2 * pad) * this.ratio);
    const context = bitmap.getContext("2d");
    if (!context) return bitmap;
    const box = { x: pad, y: pad, width, height };
    if (face !== "shadow") context.drawImage(this.#bitmap("shadow", size, lifted), 0, 0);
    context.scale(this.ratio, this.ratio);
    if (face === "shadow") paintShadow(context, box, this.look.palette, this.ratio, lifted);
    else paintTile(context, face, box, this.look);
    return bitmap;
  }
}
