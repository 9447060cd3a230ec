/** What attacks are marked with, drawn by the real board. */

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").Fight} Fight */
/** @typedef {import("../contract").Scene} Scene */

/** CSS pixels of the whole board, of which the picture shows three points. */
const SIZE = { width: 240, height: 400 };
const MARGIN = 5;
/** What a Colonel meets. @type {[string, string, Fight][]} */
const SHOWN = [
  ["a6", "j", "wins"],
  ["b6", "c", "both"],
  ["c6", "b", "loses"],
];

/** @param {App} app @returns {HTMLCanvasElement} */
export function pictureOfAttacks({ table, fanqi }) {
  const board = table.spareBoard(SIZE.width, SIZE.height);
  const names = fanqi.board().map(({ name }) => name);
  /** @type {Scene} */
  const scene = {
    points: names.map((name) => ({
      piece: SHOWN.find(([at]) => at === name)?.[1] ?? null,
      settled: false,
    })),
    turned: false,
    selected: null,
    targets: SHOWN.map(([at, , fight]) => ({ to: names.indexOf(at), path: [], fight })),
    last: [],
    hover: null,
    revealed: null,
  };
  try {
    const [first, last] = [SHOWN[0], SHOWN[SHOWN.length - 1]].map(([at]) =>
      board.geometry.cell(names.indexOf(at), false),
    );
    return board.picture(scene, {
      x: first.x - MARGIN,
      y: first.y - MARGIN,
      width: last.x + last.width - first.x + 2 * MARGIN,
      height: first.height + 2 * MARGIN,
    });
  } finally {
    board.destroy();
  }
}
