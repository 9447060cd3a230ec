/** How board and panel share the room, and how large the panel's text can be in it. */

/**
 * @typedef {object} Arrangement
 * @property {"tall" | "wide"} layout one above the other, or side by side
 * @property {"compact" | "small" | "roomy" | "large"} size compact: no room for the controls
 * @property {boolean} tight a tall layout that has to save every pixel for the board
 * @property {boolean} big much larger text than usual: lines may wrap, and a tall panel has no room for
 *   the controls, unless it is a large one
 * @property {number | null} boardWidth set where the board stands beside the panel
 * @property {number} text size of the panel's text, in those of the player's
 * @property {number} counts size of the counts at most, in CSS pixels
 */

/** What a player has who has not asked for larger text, in CSS pixels. */
const USUAL_TEXT = 15;
/** What browsers call medium unless they are told otherwise. */
const USUAL_MEDIUM = 16;
/** Width of a board for its height, at most. */
const BOARD_SHAPE = 0.72;
/** Room for the counts, with the blanks around board and panel. */
const PANEL_WIDTH = { small: 376, roomy: 446 };
/** Of it, what is left beside the counts. */
const PANEL_BLANKS = { small: 24, roomy: 94 };
/** Width of a panel at most, and of the counts at least, in text sizes. */
const PANEL_EMS = 440 / USUAL_TEXT;
const COUNTS_EMS = 22.3;
/** A little of what larger text asks for is taken from the board beside it. */
const MOST_WIDENING = 1.25;
/** Status, counts and controls, above and below a tall board. */
const TALL_CHROME = 140;
/** A tall panel's text grows until it takes this share of the height, or a line is this short. */
const CHROME_SHARE = 0.34;
const LINE_EMS = 17.5;
/** Larger text than usual where there is room, and text that is so much larger is big. */
const LARGE = 19 / USUAL_TEXT;
const BIG = 1.13;

/**
 * The size of the text that suits a player, in CSS pixels: never smaller than usual.
 * @param {string} medium as the browser computes it, such as `16px`
 */
export function playersText(medium) {
  return USUAL_TEXT * Math.max(1, parseFloat(medium) / USUAL_MEDIUM || 1);
}

/**
 * The layout that gives the larger board.
 * @param {number} width @param {number} height CSS pixels of the whole table
 * @param {number} [wanted] the player's text size in CSS pixels
 * @returns {Arrangement}
 */
export function arrange(width, height, wanted = USUAL_TEXT) {
  const tall = arrangeTall(width, height, wanted);
  const size = height < 620 ? "small" : "roomy";
  const growth = wanted / USUAL_TEXT;
  const panel = PANEL_WIDTH[size] * Math.min(growth, MOST_WIDENING);
  const beside = Math.min(width - panel, height * BOARD_SHAPE);
  const chrome = TALL_CHROME * Math.max(1, (tall.text * wanted) / USUAL_TEXT / LARGE);
  const above = Math.min(width, (height - chrome) * BOARD_SHAPE);
  if (beside <= above) return tall;
  const boardWidth = Math.floor(beside);
  const room = Math.min(width - boardWidth, PANEL_EMS * wanted) - PANEL_BLANKS[size];
  return {
    layout: "wide",
    size,
    tight: false,
    big: growth > BIG,
    boardWidth,
    text: 1,
    counts: room / COUNTS_EMS,
  };
}

/** @param {number} width @param {number} height @param {number} wanted @returns {Arrangement} */
function arrangeTall(width, height, wanted) {
  const tight = height < 740;
  const roomy = width < 600 ? "roomy" : "large";
  const size = height < 600 ? "compact" : tight ? "small" : roomy;
  const usual = USUAL_TEXT * (size === "large" ? LARGE : 1);
  const share = (height * CHROME_SHARE * USUAL_TEXT) / TALL_CHROME;
  const most = Math.max(usual, Math.min(share, width / LINE_EMS));
  const text = Math.min(most, (usual * wanted) / USUAL_TEXT);
  return {
    layout: "tall",
    size,
    tight,
    big: text > usual * BIG,
    boardWidth: null,
    text: text / wanted,
    counts: width,
  };
}
