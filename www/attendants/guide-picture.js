/** What attacks are marked with, drawn by the real board. */

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").Fight} Fight */
/** @typedef {import("../contract").Scene} Scene */

/** CSS pixels of the whole board, of which the picture shows four points. */
const SIZE = { width: 200, height: 400 };
const MARGIN = 5;
const ATTACKER = { at: "a6", piece: "C" };
/** What it meets. @type {[string, string, Fight][]} */
const SHOWN = [
  ["b6", "j", "wins"],
  ["c6", "c", "both"],
  ["d6", "b", "loses"],
];

/** @param {App} app @returns {HTMLCanvasElement} */
export function pictureOfAttacks({ table, fanqi }) {
  const board = table.spareBoard(SIZE.width, SIZE.height);
  const names = fanqi.board().map(({ name }) => name);
  const pieces = new Map([[ATTACKER.at, ATTACKER.piece]]);
  for (const [at, piece] of SHOWN) pieces.set(at, piece);
  /** @type {Scene} */
  const scene = {
    points: names.map((name) => ({
      piece: pieces.get(name) ?? null,
      settled: false,
    })),
    turned: false,
    selected: names.indexOf(ATTACKER.at),
    targets: SHOWN.map(([at, , fight]) => ({ to: names.indexOf(at), path: [], fight })),
    last: [],
    hover: null,
    revealed: null,
  };
  try {
    const [first, last] = [ATTACKER.at, SHOWN[SHOWN.length - 1][0]].map((at) =>
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
