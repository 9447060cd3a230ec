/** What the canvas is to show: a view, and what the person has in the hand. */

/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").Scene} Scene */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./hand.js").Hand} Hand */

/**
 * @param {View} view
 * @param {boolean} turned
 * @param {Hand | null} hand null where nothing may be done
 * @param {PointIndex | null} hover
 * @returns {Scene}
 */
export function sceneOf(view, turned, hand, hover) {
  const { last } = view;
  return {
    points: view.points,
    turned,
    selected: hand?.selected ?? null,
    targets: hand?.targets ?? [],
    last: [last?.from, last?.to].filter(isPoint),
    hover,
    revealed: view.revealed,
  };
}

/** @param {PointIndex | null | undefined} point @returns {point is PointIndex} */
function isPoint(point) {
  return typeof point === "number";
}
