/** One canvas of the stack, sharp at any pixel ratio. */

/** More device pixels a CSS pixel than this cost memory and show nothing. */
const MOST_RATIO = 3;

/** @returns {number} device pixels per CSS pixel, as the layers use it */
export function pixelRatio() {
  return Math.min(MOST_RATIO, Math.max(1, devicePixelRatio || 1));
}

export class Layer {
  /**
   * @param {HTMLElement} host must be positioned
   * @throws {Error} where the browser has no 2D canvas
   */
  constructor(host) {
    this.canvas = document.createElement("canvas");
    const context = this.canvas.getContext("2d");
    if (!context) throw new Error("this browser cannot draw on a canvas");
    this.context = context;
    this.canvas.setAttribute("aria-hidden", "true");
    const style = this.canvas.style;
    style.position = "absolute";
    style.pointerEvents = "none";
    host.append(this.canvas);
  }

  /**
   * Empties the layer, too.
   * @param {number} width @param {number} height in CSS pixels @param {number} ratio
   */
  resize(width, height, ratio) {
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.left = this.canvas.style.top = "0";
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  /**
   * Covers a part of the host alone, and is emptied: what is drawn anew in every frame costs its area.
   * The coordinates stay those of the host.
   * @param {import("../geometry.js").Box} box in CSS pixels @param {number} ratio
   */
  cover({ x, y, width, height }, ratio) {
    const [left, top] = [Math.floor(x * ratio), Math.floor(y * ratio)];
    this.resize(width, height, ratio);
    this.canvas.style.left = `${left / ratio}px`;
    this.canvas.style.top = `${top / ratio}px`;
    this.context.setTransform(ratio, 0, 0, ratio, -left, -top);
  }

  clear() {
    const { canvas, context } = this;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.restore();
  }

  remove() {
    this.canvas.remove();
    // Safari keeps the memory of a detached canvas for long unless it is emptied.
    this.canvas.width = this.canvas.height = 0;
  }
}
