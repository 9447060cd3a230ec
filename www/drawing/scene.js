/** The pieces layer: all that a scene puts on the board. */
import {
  markAttack,
  markHint,
  markHover,
  markLast,
  markLeft,
  markOutcome,
  markSeen,
  markSelected,
  markSettled,
  markTarget,
} from "./marks.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("./tile.js").Face} Face */
/** @typedef {import("../contract").Scene} Scene */
/** @typedef {import("../contract").BoardPoint} BoardPoint */
/** @typedef {import("../contract").PointIndex} PointIndex */
/**
 * @typedef {object} Table
 * @property {BoardPoint[]} board
 * @property {import("../geometry.js").TableGeometry} geometry
 * @property {import("./tile-cache.js").TileCache} tiles
 * @property {import("../palette.js").Palette} palette
 * @property {Record<import("../contract").Fight, string>} words
 */

/** Tiles in camps and headquarters are this much smaller, so that their place shows around them. */
const SHELTERED = 0.93;
/** How far a selected tile rises, in tile heights, and how much it grows. */
const RISE = 0.1;
const RISEN = 1.06;

/** @param {Table} table @param {PointIndex} point */
export function tileScale({ board }, point) {
  return board[point].kind === "station" ? 1 : SHELTERED;
}

/**
 * What lies on a point, as the canvas shows it; null where nothing does.
 * @param {Scene} scene @param {PointIndex} point @returns {Face | null}
 */
export function faceAt(scene, point) {
  const piece = scene.points[point].piece;
  const under = piece === "?" ? scene.revealed?.[String(point)] : undefined;
  return under ? `~${under}` : piece;
}

/**
 * @param {Context} context @param {Table} table @param {Scene} scene
 * @param {ReadonlySet<PointIndex>} absent points whose pieces are drawn elsewhere just now
 */
export function paintScene(context, table, scene, absent) {
  const { board, geometry, tiles, palette } = table;
  const marking = { context, geometry, palette };
  const order = fromTheTop(table, scene.turned);
  const spot = board.map((_, point) => geometry.centre(point, scene.turned));
  /** @param {PointIndex} point */
  const present = (point) => (absent.has(point) ? null : faceAt(scene, point));

  for (const point of scene.last) {
    if (!present(point)) markLeft(marking, spot[point], board[point].kind);
  }
  for (const point of order) {
    const face = present(point);
    if (!face || point === scene.selected) continue;
    const size = tileScale(table, point);
    tiles.lay(context, face, spot[point].x, spot[point].y, { size });
    if (scene.points[point].settled) markSettled(marking, spot[point], size);
    const seen = face === "?" && scene.seen?.[point];
    if (seen) markSeen(marking, spot[point], size, seen, tiles.look);
  }
  for (const point of scene.last) {
    if (present(point) && point !== scene.selected) {
      markLast(marking, spot[point], tileScale(table, point));
    }
  }
  if (scene.hover !== null && present(scene.hover) && scene.hover !== scene.selected) {
    markHover(marking, spot[scene.hover], tileScale(table, scene.hover));
  }
  // Under the targets: what they say must stay in sight.
  if (scene.hint?.length) paintHint(marking, table, scene, spot);
  paintTargets(marking, table, scene, spot);
  const { selected } = scene;
  if (selected === null || !faceAt(scene, selected)) return;
  if (absent.has(selected)) return markLeft(marking, spot[selected], board[selected].kind);
  const { x, y } = spot[selected];
  paintHeld(context, table, scene, selected, { x, y: y - geometry.tile.height * RISE });
}

/**
 * @param {import("./marks.js").Marking} marking @param {Table} table @param {Scene} scene
 * @param {import("../geometry.js").Spot[]} spot
 */
function paintHint(marking, table, scene, spot) {
  const points = scene.hint ?? [];
  const to = points[points.length - 1];
  markHint(
    marking,
    points.map((point) => spot[point]),
    tileScale(table, points[0]),
    faceAt(scene, to) !== null,
  );
}

/**
 * Lower tiles are laid over the shadows of higher ones.
 * @param {Table} table @param {boolean} turned @returns {PointIndex[]}
 */
function fromTheTop({ board }, turned) {
  const order = board.map((_, point) => point);
  return order.sort((a, b) => (turned ? 1 : -1) * (board[a].row - board[b].row));
}

/**
 * @param {import("./marks.js").Marking} marking @param {Table} table @param {Scene} scene
 * @param {import("../geometry.js").Spot[]} spot
 */
function paintTargets(marking, table, scene, spot) {
  for (const { to, fight } of scene.targets) {
    if (fight) markAttack(marking, spot[to], tileScale(table, to));
    else markTarget(marking, spot[to], table.board[to].kind);
  }
  // The badges last: a ring of the row below must not cut one.
  for (const { to, fight } of scene.targets) {
    if (fight) markOutcome(marking, spot[to], fight, table.words[fight]);
  }
}

/**
 * The tile in the hand.
 * @param {Context} context @param {Table} table @param {Scene} scene @param {PointIndex} point
 * @param {import("../geometry.js").Spot} spot its middle
 */
export function paintHeld(context, table, scene, point, spot) {
  const face = faceAt(scene, point);
  if (!face) return;
  const { geometry, palette, tiles } = table;
  const size = tileScale(table, point) * RISEN;
  tiles.lay(context, face, spot.x, spot.y, { lifted: true, size });
  markSelected({ context, geometry, palette }, spot, size);
}
