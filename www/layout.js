/** How board and panel share the room: one above the other, or side by side. */

/** @typedef {{ layout: "tall" | "wide", size: "compact" | "small" | "roomy", boardWidth: number | null }} Arrangement */

/** Width of a board for its height, at most. */
const BOARD_SHAPE = 0.72;
const PANEL_WIDTH = 260;
/** Status, counts and controls, above and below a tall board. */
const TALL_CHROME = 150;

/**
 * The layout that gives the larger board. In a compact one the controls move into the menu.
 * @param {number} width @param {number} height CSS pixels of the whole table
 * @returns {Arrangement} boardWidth is set where the board stands beside the panel
 */
export function arrange(width, height) {
  const beside = Math.min(width - PANEL_WIDTH, height * BOARD_SHAPE);
  const above = Math.min(width, (height - TALL_CHROME) * BOARD_SHAPE);
  if (beside > above) {
    const size = height < 480 ? "compact" : height < 620 ? "small" : "roomy";
    return { layout: "wide", size, boardWidth: Math.floor(beside) };
  }
  const size = height < 600 ? "compact" : height < 740 ? "small" : "roomy";
  return { layout: "tall", size, boardWidth: null };
}
