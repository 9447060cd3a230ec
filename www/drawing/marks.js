/** What the player is told on top of the board: selection, targets, last action, locks. */
import { pieceColour, shortName } from "../names.js";
import { translucent } from "../palette.js";
import { campRadius, slotSize } from "./ground.js";
import { writeWord } from "./lettering.js";
import { boxAround, brackets, circle, grown, roundedBox } from "./shapes.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("../geometry.js").TableGeometry} TableGeometry */
/** @typedef {import("../geometry.js").Box} Box */
/** @typedef {import("../geometry.js").Spot} Spot */
/** @typedef {import("../palette.js").Palette} Palette */
/** @typedef {import("../contract").BoardPoint} BoardPoint */
/** @typedef {import("../contract").Fight} Fight */
/** @typedef {{ context: Context, geometry: TableGeometry, palette: Palette }} Marking */

/** @param {Marking} marking @param {Spot} spot @param {number} scale @returns {Box} */
function tileAt({ geometry: { tile } }, { x, y }, scale) {
  return boxAround(x, y, tile.width * scale, tile.height * scale);
}

/**
 * A ring around a tile.
 * @param {Marking} marking @param {Box} box @param {string} colour @param {number} share of the tile's height
 */
function ring({ context, geometry: { tile } }, box, colour, share) {
  const width = Math.max(1.6, tile.height * share);
  context.strokeStyle = colour;
  context.lineWidth = width;
  roundedBox(context, grown(box, width / 2 + 0.4), box.height * 0.2 + width / 2);
  context.stroke();
}

/**
 * A tile that took part in the last action.
 * @param {Marking} marking @param {Spot} spot @param {number} scale
 */
export function markLast(marking, spot, scale) {
  ring(marking, tileAt(marking, spot, scale), marking.palette.last, 0.062);
}

/**
 * A point that the last action left empty.
 * @param {Marking} marking @param {Spot} spot @param {BoardPoint["kind"]} kind
 */
export function markLeft({ context, geometry, palette }, spot, kind) {
  const { width, height } = slotSize(geometry);
  if (kind === "camp") circle(context, spot.x, spot.y, campRadius(geometry) * 0.92);
  else roundedBox(context, boxAround(spot.x, spot.y, width, height), height * 0.2);
  context.fillStyle = translucent(palette.last, 0.2);
  context.fill();
  context.strokeStyle = palette.last;
  context.lineWidth = Math.max(1.5, height * 0.07);
  context.setLineDash([height * 0.24, height * 0.16]);
  context.stroke();
  context.setLineDash([]);
}

/** @param {Marking} marking @param {Spot} spot @param {number} scale */
export function markSelected(marking, spot, scale) {
  ring(marking, tileAt(marking, spot, scale), marking.palette.select, 0.08);
}

/** @param {Marking} marking @param {Spot} spot @param {number} scale */
export function markHover(marking, spot, scale) {
  ring(marking, tileAt(marking, spot, scale), translucent(marking.palette.select, 0.55), 0.04);
}

/**
 * An empty point that the selected piece reaches.
 * @param {Marking} marking @param {Spot} spot @param {BoardPoint["kind"]} kind
 */
export function markTarget({ context, geometry, palette }, spot, kind) {
  const radius = dotRadius(geometry);
  if (kind !== "station") coverWord({ context, geometry, palette }, spot, kind);
  circle(context, spot.x, spot.y, radius);
  context.fillStyle = palette.target;
  context.fill();
  context.lineWidth = Math.max(1, radius * 0.22);
  context.strokeStyle = translucent(palette.board, 0.9);
  circle(context, spot.x, spot.y, radius + context.lineWidth / 2);
  context.stroke();
}

/** @param {TableGeometry} geometry */
const dotRadius = ({ pitch }) => Math.max(5, pitch.y * 0.155);

/**
 * The word on a camp or headquarters would show left and right of a dot.
 * @param {Marking} marking @param {Spot} spot @param {BoardPoint["kind"]} kind
 */
function coverWord({ context, geometry, palette }, { x, y }, kind) {
  const { pitch, tile } = geometry;
  if (kind === "camp") circle(context, x, y, campRadius(geometry) * 0.78);
  else roundedBox(context, boxAround(x, y + pitch.y * 0.06, tile.width * 0.9, pitch.y * 0.5), 0);
  context.fillStyle = kind === "camp" ? palette.camp : palette.headquarters;
  context.fill();
}

/** @param {Marking} marking @param {Spot} spot @param {number} scale */
export function markAttack(marking, spot, scale) {
  ring(marking, tileAt(marking, spot, scale), marking.palette.attack, 0.085);
}

/**
 * How the attack would end, as a word in the tile's corner.
 * @param {Marking} marking @param {Spot} spot @param {Fight} fight @param {string} word
 */
export function markOutcome({ context, geometry, palette }, spot, fight, word) {
  const { tile, width } = geometry;
  const radius = Math.max(8, tile.height * 0.27);
  // In the top row and the last column the canvas would cut the badge.
  const x = Math.min(spot.x + tile.width / 2 - radius * 0.35, width - radius * 1.15);
  const y = Math.max(spot.y - tile.height / 2 + radius * 0.12, radius * 1.15);
  circle(context, x, y, radius);
  context.fillStyle = palette[fight];
  context.fill();
  context.strokeStyle = palette.badgeText;
  context.lineWidth = Math.max(1, radius * 0.12);
  context.stroke();
  context.fillStyle = palette.badgeText;
  writeWord(context, word, x, y, { size: radius * 1.2, width: radius * 1.5 });
}

/**
 * A small lock: the piece may not leave its headquarters any more.
 * @param {Marking} marking @param {Spot} spot @param {number} scale
 */
export function markSettled({ context, geometry: { tile }, palette }, spot, scale) {
  const size = Math.max(7, tile.height * 0.28);
  const x = spot.x + (tile.width * scale) / 2 - size * 0.45;
  const y = spot.y + (tile.height * scale) / 2 - size * 0.45;
  circle(context, x, y, size * 0.78);
  context.fillStyle = palette.woodEdge;
  context.fill();
  context.strokeStyle = context.fillStyle = palette.woodHigh;
  context.lineWidth = size * 0.15;
  context.beginPath();
  context.arc(x, y - size * 0.1, size * 0.24, Math.PI, 0);
  context.stroke();
  roundedBox(context, boxAround(x, y + size * 0.16, size * 0.74, size * 0.52), size * 0.08);
  context.fill();
}

/**
 * An advice: a ring around the piece, and the way that it would take.
 * @param {Marking} marking @param {Spot[]} way of one point where a piece is to be turned up
 * @param {number} scale of the first tile @param {boolean} taken whether a piece stands at the end
 */
export function markHint(marking, way, scale, taken) {
  ring(marking, tileAt(marking, way[0], scale), marking.palette.hint, 0.1);
  if (way.length < 2) return;
  const { context, geometry, palette } = marking;
  const { tile } = geometry;
  const width = Math.max(2.5, tile.height * 0.1);
  const dot = dotRadius(geometry) * 1.22 + width;
  const { end, line, head } = arrowOf(way, tile, taken ? null : dot);
  const draw = () => {
    context.beginPath();
    for (const { x, y } of line) context.lineTo(x, y);
    context.stroke();
    context.beginPath();
    for (const { x, y } of [end, ...head]) context.lineTo(x, y);
    context.closePath();
    context.stroke();
  };
  context.lineJoin = context.lineCap = "round";
  // A rim, or the arrow is lost on the sleepers.
  context.strokeStyle = palette.board;
  context.lineWidth = width * 2;
  draw();
  context.strokeStyle = context.fillStyle = palette.hint;
  context.lineWidth = width;
  draw();
  context.fill();
  context.lineJoin = "miter";
  context.lineCap = "butt";
}

/**
 * From the edge of the first tile to the dot on the last point, or to the edge of what is there.
 * @param {Spot[]} way @param {{ width: number, height: number }} tile
 * @param {number | null} dot its radius, with what is kept free around it; null where a piece stands
 */
function arrowOf(way, tile, dot) {
  const size = tile.height * 0.3;
  const last = way[way.length - 1];
  const into = direction(way[way.length - 2], last);
  const out = direction(way[0], way[1]);
  const tip = dot ?? toEdge(into, tile) * 0.8;
  const end = ahead(last, into, -tip);
  const neck = ahead(end, into, -size);
  const start = ahead(way[0], out, toEdge(out, tile) + tile.height * 0.1);
  const side = { x: -into.y, y: into.x };
  return {
    end,
    line: [start, ...way.slice(1, -1), neck],
    head: [ahead(neck, side, size * 0.6), ahead(neck, side, -size * 0.6)],
  };
}

/** @param {Spot} from @param {Spot} to @returns {Spot} of length 1 */
function direction(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** @param {Spot} from @param {Spot} step @param {number} length */
function ahead(from, step, length) {
  return { x: from.x + step.x * length, y: from.y + step.y * length };
}

/** From the middle of a tile to its edge. @param {Spot} step @param {{ width: number, height: number }} tile */
function toEdge(step, { width, height }) {
  return Math.min(width / 2 / Math.abs(step.x || 1e-9), height / 2 / Math.abs(step.y || 1e-9));
}

/**
 * What lies under a back that was seen and taken back: its name in the corner, framed as on the tiles.
 * @param {Marking} marking @param {Spot} spot @param {number} scale @param {string} letter
 * @param {import("./tile.js").TileLook} look
 */
export function markSeen({ context, geometry: { tile }, palette }, spot, scale, letter, look) {
  const text = shortName(letter, look.scheme, look.language);
  const height = Math.max(12, tile.height * 0.42);
  const width = Math.min(tile.width * 0.66, height * (0.75 + 0.42 * text.length));
  const box = {
    x: spot.x + (tile.width * scale) / 2 - width - tile.height * 0.05,
    y: spot.y + (tile.height * scale) / 2 - height - tile.height * 0.12,
    width,
    height,
  };
  const red = pieceColour(letter) === "red";
  roundedBox(context, box, height * 0.2);
  context.fillStyle = palette.backLow;
  context.fill();
  context.fillStyle = context.strokeStyle = red ? palette.ghostRed : palette.ghostBlue;
  context.lineWidth = Math.max(1, height * 0.07);
  const frame = grown(box, -context.lineWidth);
  if (red) roundedBox(context, frame, height * 0.15);
  else brackets(context, frame, height * 0.25, height * 0.25);
  context.stroke();
  writeWord(context, text, box.x + width / 2, box.y + height / 2, {
    size: height * 0.74,
    width: width * 0.84,
  });
}
