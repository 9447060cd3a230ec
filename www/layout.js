/** How board and panel share the room: one above the other, or side by side. */

/**
 * @typedef {object} Arrangement
 * @property {"tall" | "wide"} layout
 * @property {"compact" | "small" | "roomy" | "large"} size compact: no room for the controls
 * @property {boolean} tight a tall layout that has to save every pixel for the board
 * @property {number | null} boardWidth set where the board stands beside the panel
 */

/** Width of a board for its height, at most. */
const BOARD_SHAPE = 0.72;
/** Room for the counts, with the blanks around board and panel. */
const PANEL_WIDTH = { small: 376, roomy: 446 };
/** Status, counts and controls, above and below a tall board. */
const TALL_CHROME = 140;

/**
 * The layout that gives the larger board.
 * @param {number} width @param {number} height CSS pixels of the whole table
 * @returns {Arrangement}
 */
export function arrange(width, height) {
  const wideSize = height < 620 ? "small" : "roomy";
  const beside = Math.min(width - PANEL_WIDTH[wideSize], height * BOARD_SHAPE);
  const above = Math.min(width, (height - TALL_CHROME) * BOARD_SHAPE);
  if (beside > above) {
    return { layout: "wide", size: wideSize, tight: false, boardWidth: Math.floor(beside) };
  }
  const tight = height < 740;
  const roomy = width < 600 ? "roomy" : "large";
  const size = height < 600 ? "compact" : tight ? "small" : roomy;
  return { layout: "tall", size, tight, boardWidth: null };
}
