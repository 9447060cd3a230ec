/** The mountains between the fronts: ridges in ink wash wherever no line crosses the gap. */
import { translucent } from "../palette.js";
import { writeWord } from "./lettering.js";
import { scatter } from "./shapes.js";

/** @typedef {import("./ground.js").Ground} Ground */
/** @typedef {import("../geometry.js").Box} Box */

/** @param {Ground} ground */
export function paintMountains(ground) {
  const { context, look, geometry } = ground;
  passes(ground).forEach((box, place) => {
    paintRidge(context, box, look.palette.mountainFar, 0.95, 5 + place);
    paintRidge(context, box, look.palette.mountainNear, 0.62, 23 + place);
    const size = Math.min(geometry.gap * 0.42, 16);
    if (size < 9) return;
    context.fillStyle = look.palette.mountainText;
    writeWord(context, look.words.mountains, box.x + box.width / 2, box.y + box.height * 0.66, {
      size, width: box.width * 0.6, weight: 500, spread: 1.3,
    });
  });
}

/**
 * The places between the fronts, from one railway that crosses to the next.
 * @param {Ground} ground @returns {Box[]}
 */
function passes({ board, geometry, look: { turned } }) {
  const fronts = board.map((_, index) => geometry.centre(index, turned));
  const crossings = board
    .flatMap((point, index) =>
      point.rails
        .filter((other) => Math.abs(fronts[other].y - fronts[index].y) > geometry.pitch.y * 1.01)
        .map(() => fronts[index].x),
    )
    .sort((a, b) => a - b);
  const { frame, gap, pitch, tile } = geometry;
  const height = gap + pitch.y - tile.height * 0.7;
  const top = frame.y + frame.height / 2 - height / 2;
  const columns = crossings.filter((x, place) => place === 0 || x - crossings[place - 1] > 1);
  const air = Math.max(5, pitch.y * 0.14);
  return columns.slice(1).map((x, place) => ({
    x: columns[place] + air, y: top, width: x - columns[place] - 2 * air, height,
  }));
}

/**
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {string} colour
 * @param {number} share of the box's height @param {number} seed
 */
function paintRidge(context, box, colour, share, seed) {
  const next = scatter(seed * 104729);
  const foot = box.y + box.height;
  const tall = box.height * share;
  const peaks = 5;
  const wash = context.createLinearGradient(0, foot - tall, 0, foot);
  wash.addColorStop(0, colour);
  wash.addColorStop(1, translucent(colour, 0));
  context.beginPath();
  context.moveTo(box.x, foot);
  for (let peak = 0; peak < peaks; peak++) {
    const left = box.x + (box.width * peak) / peaks;
    const step = box.width / peaks;
    // Low towards the railways, high in the middle.
    const swell = Math.sin(((peak + 0.5) / peaks) * Math.PI);
    const high = foot - tall * (0.35 + 0.65 * swell) * (0.72 + 0.28 * next());
    const crest = left + step * (0.35 + 0.3 * next());
    context.lineTo(crest, high);
    context.lineTo(left + step, foot - tall * swell * (0.2 + 0.22 * next()));
  }
  context.lineTo(box.x + box.width, foot);
  context.closePath();
  context.fillStyle = wash;
  context.fill();
}
