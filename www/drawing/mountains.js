/** The mountains between the fronts: peaks in ink wash wherever no line crosses the gap. */
import { translucent } from "../palette.js";
import { writeWord } from "./lettering.js";

/** @typedef {import("./ground.js").Ground} Ground */
/** @typedef {import("../geometry.js").Box} Box */

/**
 * A range, from the far peaks to the near ones: middle and half width in shares of its width,
 * height in shares of its height.
 */
const PEAKS = [
  { far: true, middle: 0.34, half: 0.2, height: 0.78 },
  { far: true, middle: 0.6, half: 0.17, height: 1 },
  { far: true, middle: 0.8, half: 0.15, height: 0.62 },
  { far: false, middle: 0.18, half: 0.17, height: 0.5 },
  { far: false, middle: 0.46, half: 0.19, height: 0.74 },
  { far: false, middle: 0.72, half: 0.17, height: 0.56 },
  { far: false, middle: 0.88, half: 0.11, height: 0.34 },
];

/** @param {Ground} ground */
export function paintMountains(ground) {
  const { context, look, geometry } = ground;
  const { mountainFar, mountainNear, mountainText } = look.palette;
  for (const box of passes(ground)) {
    for (const peak of PEAKS) paintPeak(context, box, peak, peak.far ? mountainFar : mountainNear);
    const size = Math.min(geometry.gap * 0.46, 17);
    if (size < 9) continue;
    context.fillStyle = mountainText;
    writeWord(context, look.words.mountains, box.x + box.width / 2, box.y + box.height * 0.72, {
      size,
      width: box.width * 0.6,
      weight: 500,
      spread: 1.5,
    });
  }
}

/**
 * The places between the fronts, from one railway that crosses to the next.
 * @param {Ground} ground @returns {Box[]}
 */
function passes({ board, geometry, look: { turned } }) {
  const spots = board.map((_, index) => geometry.centre(index, turned));
  const { frame, gap, pitch, tile } = geometry;
  const crossings = board.flatMap((point, index) =>
    point.rails
      .filter((other) => spots[other].y - spots[index].y > pitch.y * 1.01)
      .map(() => spots[index].x),
  );
  crossings.sort((a, b) => a - b);
  const height = gap + pitch.y - tile.height * 0.78;
  const y = frame.y + (frame.height - height) / 2;
  const air = Math.max(5, pitch.y * 0.14);
  return crossings.slice(1).map((x, place) => ({
    x: crossings[place] + air,
    y,
    width: x - crossings[place] - 2 * air,
    height,
  }));
}

/**
 * Dark at the crest, gone at the foot, so that it stands in mist.
 * @param {CanvasRenderingContext2D} context @param {Box} box
 * @param {typeof PEAKS[number]} peak @param {string} colour
 */
function paintPeak(context, box, { middle, half, height }, colour) {
  const foot = box.y + box.height;
  const x = box.x + middle * box.width;
  const reach = half * box.width;
  const top = foot - height * box.height;
  const wash = context.createLinearGradient(0, top, 0, foot);
  wash.addColorStop(0, colour);
  wash.addColorStop(0.35, translucent(colour, 0.75));
  wash.addColorStop(1, translucent(colour, 0));
  context.beginPath();
  context.moveTo(x - reach, foot);
  context.bezierCurveTo(x - reach * 0.5, foot, x - reach * 0.3, top, x, top);
  context.bezierCurveTo(x + reach * 0.24, top, x + reach * 0.52, foot, x + reach, foot);
  context.closePath();
  context.fillStyle = wash;
  context.fill();
}
