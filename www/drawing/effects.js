/** The frames of an animation: each act of a plan, drawn at one moment. */
import { easeIn, easeInOut, easeOut } from "../animation.js";
import { translucent } from "../palette.js";
import { tileScale } from "./scene.js";
import { circle, scatter } from "./shapes.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("./scene.js").Table} Table */
/** @typedef {import("../animation.js").Act} Act */
/** @typedef {import("../geometry.js").Spot} Spot */

/**
 * @param {Context} context @param {Table} table @param {Act} act
 * @param {number} part of the act that has passed, 0 … 1
 * @param {boolean} turned
 */
export function drawAct(context, table, act, part, turned) {
  const spots = act.path.map((point) => table.geometry.centre(point, turned));
  const scales = act.path.map((point) => tileScale(table, point));
  DRAW[act.kind]({ context, table, act, part, spots, scales });
}

/** How far from its points an act is drawn, in tile heights: tiles with their shadows, or what flies off. */
const REACH = { quiet: 1.7, fight: 2.7 };
/** @type {ReadonlySet<Act["kind"]>} */
const QUIET = new Set(/** @type {const} */ (["stand", "turn", "travel"]));

/**
 * @param {import("../geometry.js").TableGeometry} geometry @param {Act[]} acts @param {boolean} turned
 * @returns {import("../geometry.js").Box} of the board, outside of which none of the acts draws
 */
export function roomOf(geometry, acts, turned) {
  const quiet = acts.every(({ kind }) => QUIET.has(kind));
  const reach = geometry.tile.height * (quiet ? REACH.quiet : REACH.fight);
  const spots = acts.flatMap(({ path }) => path.map((point) => geometry.centre(point, turned)));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const x = Math.max(0, Math.min(...xs) - reach);
  const y = Math.max(0, Math.min(...ys) - reach);
  return {
    x,
    y,
    width: Math.min(geometry.width, Math.max(...xs) + reach) - x,
    height: Math.min(geometry.height, Math.max(...ys) + reach) - y,
  };
}

/** @typedef {{ context: Context, table: Table, act: Act, part: number, spots: Spot[], scales: number[] }} Frame */

/** @type {Record<Act["kind"], (frame: Frame) => void>} */
const DRAW = { stand, turn, travel, fall, flash, blast, rays };

/** @param {Frame} frame */
function stand({ context, table, act, spots: [spot], scales: [scale] }) {
  table.tiles.lay(context, act.face, spot.x, spot.y, { size: scale });
}

/** A tile turns over about its upright axis, lifted off the board meanwhile. @param {Frame} frame */
function turn({ context, table, act, part, spots: [spot], scales: [scale] }) {
  const angle = easeInOut(part) * Math.PI;
  const rise = Math.sin(angle);
  table.tiles.lay(
    context,
    angle < Math.PI / 2 ? act.face : act.becomes,
    spot.x,
    spot.y - rise * table.geometry.tile.height * 0.12,
    {
      lifted: true,
      scale: scale * (1 + 0.1 * rise),
      scaleX: Math.max(0.03, Math.abs(Math.cos(angle))),
    },
  );
}

/** Along the path, corner by corner. @param {Frame} frame */
function travel({ context, table, act, part, spots, scales }) {
  const eased = easeInOut(part);
  const { x, y } = along(spots, eased);
  const rise = Math.sin(eased * Math.PI);
  const scale = scales[0] + (scales[scales.length - 1] - scales[0]) * eased;
  table.tiles.lay(context, act.face, x, y - rise * table.geometry.tile.height * 0.1, {
    lifted: true,
    scale: scale * (1 + 0.05 * rise),
  });
}

/** The one who fell: thrown off its place, spinning, gone. @param {Frame} frame */
function fall({ context, table, act, part, spots: [spot], scales: [scale] }) {
  const height = table.geometry.tile.height;
  const away = easeOut(part);
  const side = act.aside;
  table.tiles.lay(
    context,
    act.face,
    spot.x + side * away * height * 0.9,
    spot.y - Math.sin(part * Math.PI * 0.9) * height * 0.35 + part * part * height * 0.5,
    {
      lifted: true,
      scale: scale * (1 - 0.35 * easeIn(part)),
      angle: side * away * 1.1,
      opacity: 1 - easeIn(part),
    },
  );
}

/** A short light where two pieces meet. @param {Frame} frame */
function flash({ context, table, part, spots: [spot] }) {
  const { tile } = table.geometry;
  const radius = tile.height * (0.5 + 0.7 * easeOut(part));
  glow(context, spot, radius, table.palette.flash, 0.85 * (1 - part));
}

/** A bomb or a mine goes off. @param {Frame} frame */
function blast({ context, table, part, spots: [spot] }) {
  const {
    geometry: { tile },
    palette,
  } = table;
  const reach = tile.height * (0.5 + 1.25 * easeOut(part));
  glow(context, spot, reach, palette.blast, 0.9 * (1 - part * part));
  glow(context, spot, reach * 0.55, palette.flash, 1 - part);
  circle(context, spot.x, spot.y, reach * 0.95);
  context.strokeStyle = translucent(palette.blast, 0.8 * (1 - part));
  context.lineWidth = tile.height * 0.12 * (1 - part);
  context.stroke();
  const next = scatter(41);
  context.fillStyle = translucent(palette.woodEdge, 1 - part * part);
  for (let shard = 0; shard < 12; shard++) {
    const angle = ((shard + next()) / 12) * Math.PI * 2;
    const far = reach * (0.5 + 0.7 * next());
    circle(
      context,
      spot.x + Math.cos(angle) * far,
      spot.y + Math.sin(angle) * far,
      tile.height * 0.075 * (1 - 0.6 * part),
    );
    context.fill();
  }
}

/** A flag is taken. @param {Frame} frame */
function rays({ context, table, part, spots: [spot] }) {
  const {
    geometry: { tile },
    palette,
  } = table;
  const outer = tile.height * (0.8 + 1.3 * easeOut(part));
  glow(context, spot, outer, palette.gold, 0.9 * (1 - part));
  context.save();
  context.translate(spot.x, spot.y);
  context.rotate(part * 0.35);
  context.fillStyle = translucent(palette.flash, 0.9 * (1 - part));
  context.beginPath();
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray / 12) * Math.PI;
    const reach = ray % 2 ? outer : tile.height * 0.4;
    context.lineTo(reach * Math.cos(angle), reach * Math.sin(angle));
  }
  context.fill();
  context.restore();
}

/** @param {Context} context @param {Spot} spot @param {number} radius @param {string} colour @param {number} strength */
function glow(context, { x, y }, radius, colour, strength) {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, translucent(colour, strength));
  light.addColorStop(0.5, translucent(colour, strength * 0.6));
  light.addColorStop(1, translucent(colour, 0));
  context.fillStyle = light;
  circle(context, x, y, radius);
  context.fill();
}

/** @param {Spot[]} spots @param {number} share of the whole way @returns {Spot} */
function along(spots, share) {
  const legs = spots
    .slice(1)
    .map((to, leg) => Math.hypot(to.x - spots[leg].x, to.y - spots[leg].y));
  let left = share * legs.reduce((sum, leg) => sum + leg, 0);
  for (let leg = 0; leg < legs.length; leg++) {
    if (left <= legs[leg] || leg === legs.length - 1) {
      const part = legs[leg] ? Math.min(1, left / legs[leg]) : 1;
      const from = spots[leg];
      const to = spots[leg + 1];
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= legs[leg];
  }
  return spots[0];
}
