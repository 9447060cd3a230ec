/** The board's layout in the boxes that the page gives it, from the smallest phone to a desktop. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { boardGeometry } from "../../www/geometry.js";

/** Only places matter here: five columns, twelve rows. */
const BOARD = Array.from({ length: 60 }, (_, index) => ({
  name: `${"abcde"[index % 5]}${Math.floor(index / 5) + 1}`,
  column: index % 5,
  row: Math.floor(index / 5),
  kind: /** @type {const} */ ("station"),
  roads: [],
  rails: [],
}));
const POINTS = BOARD.map((_, point) => point);

const SIZES = [
  [316, 400],
  [352, 516],
  [352, 502],
  [382, 650],
  [440, 720],
  [800, 1000],
  [900, 300],
  [200, 900],
];

/** @param {string} name */
const point = (name) => BOARD.findIndex((one) => one.name === name);

for (const [width, height] of SIZES) {
  for (const turned of [false, true]) {
    describe(`${width} x ${height}${turned ? ", turned" : ""}`, () => {
      const geometry = boardGeometry(BOARD, width, height);

      test("every cell is inside the box", () => {
        for (const index of POINTS) {
          const cell = geometry.cell(index, turned);
          assert.ok(cell.x >= 0 && cell.x + cell.width <= width + 1e-9, `${BOARD[index].name} x`);
          assert.ok(cell.y >= 0 && cell.y + cell.height <= height + 1e-9, `${BOARD[index].name} y`);
        }
      });

      test("no cell covers another, and a tile fits into its cell", () => {
        const cells = POINTS.map((index) => geometry.cell(index, turned));
        cells.forEach((one, index) => {
          const covered = cells.findIndex(
            (other, place) =>
              place > index &&
              one.x + one.width > other.x + 1e-9 &&
              other.x + other.width > one.x + 1e-9 &&
              one.y + one.height > other.y + 1e-9 &&
              other.y + other.height > one.y + 1e-9,
          );
          assert.equal(covered, -1, BOARD[index].name);
          assert.ok(geometry.tile.width < one.width && geometry.tile.height < one.height);
        });
      });

      test("the middle and the corners of a cell are found as its point", () => {
        for (const index of POINTS) {
          const { x, y } = geometry.centre(index, turned);
          const cell = geometry.cell(index, turned);
          assert.equal(geometry.pointAt(x, y, turned), index);
          assert.equal(geometry.pointAt(cell.x + 0.01, cell.y + 0.01, turned), index);
          const [right, low] = [cell.x + cell.width - 0.01, cell.y + cell.height - 0.01];
          assert.equal(geometry.pointAt(right, low, turned), index);
        }
      });

      test("a turned board is the board seen from the other side", () => {
        for (const index of POINTS) {
          const here = geometry.centre(index, turned);
          const there = geometry.centre(index, !turned);
          assert.ok(Math.abs(here.x + there.x - width) < 1e-6);
          assert.ok(Math.abs(here.y + there.y - height) < 1e-6);
        }
      });
    });
  }
}

test("a1 is at the bottom left, and turned at the top right", () => {
  const geometry = boardGeometry(BOARD, 352, 516);
  const [a1, e12] = [point("a1"), point("e12")].map((index) => geometry.centre(index, false));
  assert.ok(a1.x < e12.x && a1.y > e12.y);
  const turned = geometry.centre(point("a1"), true);
  assert.deepEqual([turned.x, turned.y].map(Math.round), [e12.x, e12.y].map(Math.round));
});

test("touch targets are at least 44 x 40 where the viewport is 360 x 640", () => {
  for (const height of [502, 508, 516, 530]) {
    const { width, height: high } = boardGeometry(BOARD, 352, height).cell(0, false);
    assert.ok(width >= 44 && high >= 40, `${width} x ${high} in a box ${height} high`);
  }
});

test("where the rows are low, fingers get width instead", () => {
  const { width, height } = boardGeometry(BOARD, 320, 346).cell(0, false);
  assert.ok(height < 28 && width >= 56, `${width} x ${height}`);
  assert.ok(
    boardGeometry(BOARD, 250, 346).cell(0, false).width < 50,
    "but never more than there is",
  );
});

test("coordinates never cost a touch target its height", () => {
  for (const height of [502, 516, 560, 720]) {
    const cell = boardGeometry(BOARD, 352, height, true).cell(0, false);
    assert.ok(cell.height >= 40, `${cell.height} in a box ${height} high`);
  }
});

test("the mountains lie between rows 6 and 7, and nothing is hit there", () => {
  const geometry = boardGeometry(BOARD, 352, 516);
  const south = geometry.cell(point("b6"), false);
  const north = geometry.cell(point("b7"), false);
  const gap = south.y - (north.y + north.height);
  assert.ok(Math.abs(gap - geometry.gap) < 1e-9 && gap >= 12, `${gap}`);
  assert.equal(geometry.pointAt(south.x + 5, south.y - gap / 2, false), null);
  assert.equal(geometry.pointAt(-1, 20, false), null);
  const rows = [2, 3, 6, 7, 8, 12].map((row) => geometry.cell(point(`b${row}`), false));
  assert.ok(Math.abs(rows[0].y - (rows[1].y + rows[1].height)) < 1e-9);
});

test("a box without room still has a layout", () => {
  for (const [width, height] of [
    [0, 0],
    [1, 1],
    [0, 500],
  ]) {
    const { x, y } = boardGeometry(BOARD, width, height).centre(30, false);
    assert.ok(Number.isFinite(x) && Number.isFinite(y));
  }
});
