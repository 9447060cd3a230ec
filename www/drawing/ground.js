/** The board without its pieces: painted once for a size and a theme. */
import { translucent } from "../palette.js";
import { writeWord } from "./lettering.js";
import { paintRails, paintRoads } from "./links.js";
import { paintMountains } from "./mountains.js";
import { arch, boxAround, circle, grown, roundedBox, scatter } from "./shapes.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("../geometry.js").TableGeometry} TableGeometry */
/** @typedef {import("../contract").BoardPoint} BoardPoint */
/** @typedef {import("../contract").PointIndex} PointIndex */
/** @typedef {import("../palette.js").Palette} Palette */
/**
 * @typedef {object} GroundLook
 * @property {Palette} palette
 * @property {{ camp: string, headquarters: string, mountains: string }} words
 * @property {boolean} turned
 * @property {boolean} coordinates
 */
/** @typedef {{ context: Context, board: BoardPoint[], geometry: TableGeometry, look: GroundLook }} Ground */

/** Words smaller than this many CSS pixels are left out. */
const LEAST_TYPE = 8.5;

/** @param {Ground} ground */
export function paintGround(ground) {
  paintPlate(ground);
  paintMountains(ground);
  paintRoads(ground);
  paintRails(ground);
  ground.board.forEach((point, index) => {
    if (point.kind === "camp") paintCamp(ground, index);
    else if (point.kind === "headquarters") paintHeadquarters(ground, index);
    else paintStation(ground, index);
  });
  if (ground.look.coordinates) paintCoordinates(ground);
}

/**
 * The size of an empty station's slot: less than a tile, so that pieces outweigh it.
 * @param {TableGeometry} geometry
 */
export function slotSize({ tile }) {
  return { width: tile.width * 0.74, height: tile.height * 0.66 };
}

/** @param {TableGeometry} geometry */
export function campRadius({ pitch }) {
  return Math.min(pitch.y * 0.55, pitch.x * 0.46);
}

/** @param {Ground} ground */
function paintPlate({ context, geometry: { frame, margin }, look: { palette } }) {
  const radius = margin * 1.6;
  const edge = grown(frame, -0.75);
  const paper = context.createRadialGradient(
    frame.x + frame.width / 2,
    frame.y + frame.height / 2,
    frame.width * 0.2,
    frame.x + frame.width / 2,
    frame.y + frame.height / 2,
    frame.height * 0.68,
  );
  paper.addColorStop(0, palette.board);
  paper.addColorStop(1, palette.boardEdge);
  roundedBox(context, edge, radius);
  context.fillStyle = paper;
  context.fill();
  context.save();
  context.clip();
  paintFibres(context, edge, palette);
  context.restore();
  context.strokeStyle = palette.boardLine;
  context.lineWidth = 1.5;
  roundedBox(context, edge, radius);
  context.stroke();
  context.strokeStyle = translucent(palette.boardLine, 0.45);
  context.lineWidth = 0.75;
  roundedBox(context, grown(edge, -Math.max(2.25, margin * 0.3)), radius * 0.8);
  context.stroke();
}

/** @param {Context} context @param {import("../geometry.js").Box} box @param {Palette} palette */
function paintFibres(context, box, palette) {
  const next = scatter(12);
  context.strokeStyle = translucent(palette.fibre, 0.08);
  context.lineWidth = 0.6;
  context.beginPath();
  for (let fibre = 0; fibre < 420; fibre++) {
    const x = box.x + next() * box.width;
    const y = box.y + next() * box.height;
    const length = 3 + next() * 9;
    const slope = (next() - 0.5) * 0.5;
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + length / 2,
      y + length * slope + (next() - 0.5) * 3,
      x + length,
      y + length * slope,
    );
  }
  context.stroke();
}

/** @param {Ground} ground @param {PointIndex} point */
function paintStation({ context, geometry, look: { palette, turned } }, point) {
  const { x, y } = geometry.centre(point, turned);
  const { width, height } = slotSize(geometry);
  const box = boxAround(x, y, width, height);
  roundedBox(context, box, height * 0.2);
  context.fillStyle = palette.slot;
  context.fill();
  context.strokeStyle = palette.slotLine;
  context.lineWidth = 1;
  context.stroke();
}

/** @param {Ground} ground @param {PointIndex} point */
function paintCamp({ context, geometry, look: { palette, turned, words } }, point) {
  const { x, y } = geometry.centre(point, turned);
  const radius = campRadius(geometry);
  circle(context, x, y, radius);
  context.fillStyle = palette.camp;
  context.fill();
  context.strokeStyle = palette.campLine;
  context.lineWidth = Math.max(1.2, radius * 0.07);
  context.stroke();
  context.lineWidth = 0.75;
  circle(context, x, y, radius * 0.84);
  context.strokeStyle = translucent(palette.campLine, 0.55);
  context.stroke();
  writeLabel(context, words.camp, x, y, radius * 0.6, radius * 1.4, palette.campText);
}

/** @param {Ground} ground @param {PointIndex} point */
function paintHeadquarters({ context, geometry, look: { palette, turned, words } }, point) {
  const { x, y } = geometry.centre(point, turned);
  const { pitch, tile } = geometry;
  const width = Math.min(pitch.x * 0.95, tile.width * 1.07);
  const box = boxAround(x, y - pitch.y * 0.02, width, pitch.y * 0.98);
  arch(context, box, box.height * 0.34);
  context.fillStyle = palette.headquarters;
  context.fill();
  context.strokeStyle = palette.headquartersLine;
  context.lineWidth = Math.max(1.2, pitch.y * 0.035);
  context.stroke();
  const inner = grown(box, -Math.max(2.2, pitch.y * 0.06));
  arch(context, inner, inner.height * 0.32);
  context.lineWidth = 0.75;
  context.strokeStyle = translucent(palette.headquartersLine, 0.6);
  context.stroke();
  const size = pitch.y * 0.29;
  writeLabel(
    context,
    words.headquarters,
    x,
    y + pitch.y * 0.06,
    size,
    inner.width * 0.88,
    palette.headquartersText,
  );
}

/**
 * @param {Context} context @param {string} word @param {number} x @param {number} y
 * @param {number} size @param {number} width @param {string} colour
 */
function writeLabel(context, word, x, y, size, width, colour) {
  if (size < LEAST_TYPE) return;
  context.fillStyle = colour;
  writeWord(context, word, x, y, { size, width, weight: 500, spread: 1.02 });
}

/**
 * Row numbers left of the board and column letters below it, where the margin has room for them.
 * @param {Ground} ground
 */
function paintCoordinates({ context, board, geometry, look: { palette, turned } }) {
  const { frame, margin, pitch, tile } = geometry;
  const left = margin + (pitch.x - tile.width) / 2;
  const below = margin + (pitch.y - tile.height) / 2;
  const size = Math.min(12, left * 0.62, below * 0.72);
  if (size < LEAST_TYPE) return;
  const spots = board.map((_, index) => geometry.centre(index, turned));
  const west = Math.min(...spots.map(({ x }) => x));
  const south = Math.max(...spots.map(({ y }) => y));
  const setting = { size, width: left, weight: 500 };
  context.fillStyle = palette.mountainText;
  board.forEach(({ name }, index) => {
    const { x, y } = spots[index];
    if (x === west) writeWord(context, name.slice(1), frame.x + left * 0.52, y, setting);
    if (y === south) {
      writeWord(context, name[0], x, frame.y + frame.height - below * 0.52, setting);
    }
  });
}
