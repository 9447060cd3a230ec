/**
 * Where things are: pure functions from the size of the board's box to places in it, in CSS pixels
 * from the box's top left corner.
 */

/** @typedef {import("./contract").BoardPoint} BoardPoint */
/** @typedef {import("./contract").BoardGeometry} BoardGeometry */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {Spot & { width: number, height: number }} Box */

/**
 * What the drawing needs beyond the contract.
 * @typedef {BoardGeometry & {
 *   frame: Box,
 *   pitch: Spot,
 *   gap: number,
 *   margin: number,
 *   pointAt: (x: number, y: number, turned: boolean) => PointIndex | null,
 * }} TableGeometry
 */

/** Rows are this high at least, as long as the gap between the fronts can pay for it. */
const TOUCH_HEIGHT = 40;
const NARROWEST_GAP = 12;
const GAP_SHARE = 0.05;
const MARGIN_SHARE = 0.014;
/** Of the margin that coordinates ask for. */
const COORDINATE_MARGIN = 14;
/** A point's cell is at most this many times as wide as high, and at most so high for its width. */
const WIDEST_CELL = 1.85;
/** Where rows are low, a finger gets at least this width, if the box has it. */
const TOUCH_WIDTH = 56;
const TALLEST_CELL = 0.82;
const TILE_SHARE = { width: 0.88, height: 0.85 };
const WIDEST_TILE = 1.8;

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/**
 * Lays the board out in a box. The board keeps its shape: in a box that is too wide or too tall
 * for it, it stands in the middle. The gap for the mountains lies between the two middle rows.
 *
 * @param {BoardPoint[]} board
 * @param {number} width
 * @param {number} height
 * @param {boolean} [coordinates] leaves a wider margin for them, as far as the rows stay high enough
 * @returns {TableGeometry}
 */
export function boardGeometry(board, width, height, coordinates = false) {
  const columns = 1 + Math.max(...board.map((point) => point.column));
  const rows = 1 + Math.max(...board.map((point) => point.row));
  const spare = (height - rows * TOUCH_HEIGHT - NARROWEST_GAP) / 2;
  const margin = Math.max(
    clamp(Math.min(width, height) * MARGIN_SHARE, 4, 16),
    coordinates ? Math.min(COORDINATE_MARGIN, spare) : 0,
  );
  const room = { x: Math.max(1, width - 2 * margin), y: Math.max(1, height - 2 * margin) };
  const gapOffered = room.y - rows * TOUCH_HEIGHT;
  const gapRoom = clamp(gapOffered, NARROWEST_GAP, Math.max(NARROWEST_GAP, height * GAP_SHARE));
  const pitch = cellSize(room.x / columns, Math.max(1, room.y - gapRoom) / rows);
  const gap = Math.min(gapRoom, pitch.y);
  const frame = {
    width: columns * pitch.x + 2 * margin,
    height: rows * pitch.y + gap + 2 * margin,
    x: 0,
    y: 0,
  };
  frame.x = (width - frame.width) / 2;
  frame.y = (height - frame.height) / 2;

  /** @param {PointIndex} point @param {boolean} turned */
  const cell = (point, turned) => {
    const { column, row } = board[point];
    const across = turned ? columns - 1 - column : column;
    const down = turned ? row : rows - 1 - row;
    return {
      x: frame.x + margin + across * pitch.x,
      y: frame.y + margin + down * pitch.y + (down >= rows / 2 ? gap : 0),
      width: pitch.x,
      height: pitch.y,
    };
  };
  /** @param {PointIndex} point @param {boolean} turned */
  const centre = (point, turned) => middle(cell(point, turned));
  /** @param {number} x @param {number} y @param {boolean} turned */
  const pointAt = (x, y, turned) => {
    const found = board.findIndex((_, point) => contains(cell(point, turned), x, y));
    return found < 0 ? null : found;
  };
  return { width, height, frame, pitch, gap, margin, tile: tileSize(pitch), cell, centre, pointAt };
}

/** @param {number} width @param {number} height @returns {Spot} */
function cellSize(width, height) {
  return {
    x: Math.min(width, Math.max(TOUCH_WIDTH, height * WIDEST_CELL)),
    y: Math.min(height, width * TALLEST_CELL),
  };
}

/** @param {Spot} pitch */
function tileSize(pitch) {
  const height = pitch.y * TILE_SHARE.height;
  return { width: Math.min(pitch.x * TILE_SHARE.width, height * WIDEST_TILE), height };
}

/** The smallest box with all these in it. @param {Box[]} boxes @returns {Box} */
export function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** @param {Box} box @returns {Spot} */
function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Box} box @param {number} x @param {number} y */
function contains(box, x, y) {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
