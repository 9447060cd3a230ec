/** Where that is said which must hide neither the counts nor what it speaks of. */

/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {"top" | "bottom" | "middle"} Band of the board */

/** Between the words and the edge of the board, as in the style sheet. */
const EDGE = 4;

/**
 * The panel beside the board has room, and the bar below it where the text is as usual; elsewhere the
 * words lie on the board.
 * @param {"tall" | "wide"} layout @param {string} size @param {boolean} big
 * @returns {"panel" | "bar" | "board"}
 */
export function homeOf(layout, size, big) {
  if (layout === "wide") return "panel";
  return size === "compact" || big ? "board" : "bar";
}

/**
 * A band of the board in which nothing lies of what is spoken of; where there is none, one that
 * leaves its two ends in sight.
 * @param {number} height of the board @param {number} band its height @param {Box[]} way from end to end
 * @returns {Band}
 */
export function freeBand(height, band, way) {
  const tops = { bottom: height - EDGE - band, top: EDGE, middle: (height - band) / 2 };
  const bands = /** @type {Band[]} */ (Object.keys(tops));
  /** @param {Box[]} boxes */
  const free = (boxes) =>
    bands.find((at) =>
      boxes.every(({ y, height: own }) => y + own <= tops[at] || y >= tops[at] + band),
    );
  return free(way) ?? free([...way.slice(0, 1), ...way.slice(-1)]) ?? "middle";
}
