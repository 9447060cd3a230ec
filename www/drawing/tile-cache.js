/** Tiles painted once as bitmaps, and laid down with one call a piece afterwards. */
import { paintTile, tileBox } from "./tile.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("./tile.js").Face} Face */
/** @typedef {import("./tile.js").TileLook} TileLook */
/** @typedef {{ width: number, height: number }} Size */
/**
 * How a tile is laid down. `scaleX` below 1 shows it turning about its upright axis.
 * @typedef {{ lifted?: boolean, scale?: number, scaleX?: number, angle?: number, opacity?: number }} Pose
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
    this.look = look;
    this.ratio = ratio;
    this.size = { width: this.#snapped(size.width), height: this.#snapped(size.height) };
  }

  /**
   * @param {Context} context @param {Face} face
   * @param {number} x @param {number} y the middle of the tile, in CSS pixels
   * @param {Pose} [pose]
   */
  lay(context, face, x, y, pose = {}) {
    const { lifted = false, scale = 1, scaleX = 1, angle = 0, opacity = 1 } = pose;
    if (opacity <= 0 || scale <= 0 || scaleX <= 0) return;
    const bitmap = this.#bitmap(face, lifted);
    const width = bitmap.width / this.ratio;
    const height = bitmap.height / this.ratio;
    context.save();
    context.globalAlpha = opacity;
    // A resting tile sits on whole device pixels, or its edges blur.
    const snap = scale === 1 && angle === 0 && scaleX === 1;
    context.translate(
      snap ? this.#snapped(x - width / 2) + width / 2 : x,
      snap ? this.#snapped(y - height / 2) + height / 2 : y,
    );
    if (angle) context.rotate(angle);
    context.scale(scale * scaleX, scale);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
    context.restore();
  }

  /** @param {number} place */
  #snapped(place) {
    return Math.round(place * this.ratio) / this.ratio;
  }

  /** @param {Face} face @param {boolean} lifted */
  #bitmap(face, lifted) {
    const key = lifted ? `${face}^` : face;
    let bitmap = this.#bitmaps.get(key);
    if (!bitmap) {
      bitmap = this.#paint(face, lifted);
      this.#bitmaps.set(key, bitmap);
    }
    return bitmap;
  }

  /** @param {Face} face @param {boolean} lifted */
  #paint(face, lifted) {
    const bitmap = document.createElement("canvas");
    // Room for the shadow on each side.
    const pad = this.#snapped(this.size.height * (lifted ? 0.55 : 0.25));
    bitmap.width = Math.ceil((this.size.width + 2 * pad) * this.ratio);
    bitmap.height = Math.ceil((this.size.height + 2 * pad) * this.ratio);
    const context = bitmap.getContext("2d");
    if (context) {
      context.scale(this.ratio, this.ratio);
      paintTile(context, face, tileBox(this.size, pad), this.look, this.ratio, lifted ? 1 : 0);
    }
    return bitmap;
  }
}
