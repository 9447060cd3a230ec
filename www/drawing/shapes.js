/** Paths that the canvas has no call for. Each begins a new path; the caller fills or strokes. */

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import("../geometry.js").Box} Box */

/**
 * A box of the given size around a centre.
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @returns {Box}
 */
export function boxAround(x, y, width, height) {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * @param {Box} box
 * @param {number} by positive to grow on every side, negative to shrink
 * @returns {Box}
 */
export function grown(box, by) {
  const { x, y, width, height } = box;
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * Not `context.roundRect`: it is missing in browsers that the game still serves.
 * @param {Context} context @param {Box} box @param {number} radius
 */
export function roundedBox(context, { x, y, width, height }, radius) {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  context.beginPath();
  context.moveTo(x + r, y);
  context.arcTo(x + width, y, x + width, y + height, r);
  context.arcTo(x + width, y + height, x, y + height, r);
  context.arcTo(x, y + height, x, y, r);
  context.arcTo(x, y, x + width, y, r);
  context.closePath();
}

/**
 * A gate: straight sides, a flat foot and a bow on top.
 * @param {Context} context @param {Box} box
 * @param {number} bow height of the bow
 */
export function arch(context, { x, y, width, height }, bow) {
  context.beginPath();
  context.moveTo(x, y + height);
  context.lineTo(x, y + bow);
  context.bezierCurveTo(x, y + bow * 0.2, x + width * 0.22, y, x + width / 2, y);
  context.bezierCurveTo(x + width * 0.78, y, x + width, y + bow * 0.2, x + width, y + bow);
  context.lineTo(x + width, y + height);
  context.closePath();
}

/** @param {Context} context @param {number} x @param {number} y @param {number} radius */
export function circle(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
}

/**
 * A five-pointed star with one point up.
 * @param {Context} context @param {number} x @param {number} y @param {number} radius
 */
export function star(context, x, y, radius) {
  context.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const reach = corner % 2 === 0 ? radius : radius * 0.42;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  context.closePath();
}

/**
 * The four corners of a box, as open brackets.
 * @param {Context} context @param {Box} box
 * @param {number} across length of the arms along x @param {number} down along y
 */
export function brackets(context, { x, y, width, height }, across, down) {
  context.beginPath();
  for (const right of [0, 1]) {
    for (const low of [0, 1]) {
      const cornerX = x + right * width;
      const cornerY = y + low * height;
      context.moveTo(cornerX + (right ? -across : across), cornerY);
      context.lineTo(cornerX, cornerY);
      context.lineTo(cornerX, cornerY + (low ? -down : down));
    }
  }
}

/**
 * Numbers 0 … 1 that look random and are the same every time: a board that is drawn again must
 * not change.
 * @param {number} seed
 */
export function scatter(seed) {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}
