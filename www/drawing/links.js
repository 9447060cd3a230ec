/** Roads and railways. */

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("./ground.js").Ground} Ground */
/** @typedef {import("../geometry.js").Spot} Spot */

/**
 * Every link once.
 * @param {Ground} ground @param {"roads" | "rails"} which
 * @param {(from: Spot, to: Spot) => void} visit
 */
function eachLink({ board, geometry, look }, which, visit) {
  board.forEach((point, index) => {
    for (const other of point[which]) {
      if (index < other) {
        visit(geometry.centre(index, look.turned), geometry.centre(other, look.turned));
      }
    }
  });
}

/** @param {Ground} ground */
export function paintRoads(ground) {
  const { context, geometry, look } = ground;
  context.strokeStyle = look.palette.road;
  context.lineWidth = Math.max(1, geometry.pitch.y * 0.032);
  context.beginPath();
  eachLink(ground, "roads", (from, to) => {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  });
  context.stroke();
}

/** @param {Ground} ground */
export function paintRails(ground) {
  const { context, geometry, look } = ground;
  const width = Math.max(3.2, geometry.pitch.y * 0.105);
  eachLink(ground, "rails", (from, to) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    // A whole number of sleepers from point to point, or they would not meet at the corners.
    const sleepers = Math.max(2, Math.round(length / (width * 2.6)));
    const dash = length / sleepers / 2;
    line(context, from, to, look.palette.railDark, width, []);
    line(context, from, to, look.palette.railLight, width * 0.58, [dash, dash], dash / 2);
  });
}

/**
 * @param {Context} context
 * @param {Spot} from @param {Spot} to
 * @param {string} colour @param {number} width @param {number[]} dash @param {number} [offset]
 */
function line(context, from, to, colour, width, dash, offset = 0) {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.lineDashOffset = offset;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.restore();
}
