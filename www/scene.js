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
 * @param {Pick<Scene, "seen" | "hint">} [marks]
 * @returns {Scene}
 */
export function sceneOf(view, turned, hand, hover, marks = {}) {
  const { last } = view;
  return {
    points: view.points,
    turned,
    selected: hand?.selected ?? null,
    targets: hand?.targets ?? [],
    last: [last?.from, last?.to].filter(isPoint),
    hover,
    revealed: view.revealed,
    ...marks,
  };
}

/** @param {PointIndex | null | undefined} point @returns {point is PointIndex} */
function isPoint(point) {
  return typeof point === "number";
}
