/**
 * The pieces as objects: a wooden tile with a thickness, a bevel and an engraved name, or the
 * lacquered back that all face-down pieces share.
 */
import { pieceColour, tileName } from "../names.js";
import { translucent } from "../palette.js";
import { writeWord } from "./lettering.js";
import { brackets, circle, grown, roundedBox, scatter, star } from "./shapes.js";

/** @typedef {import("./shapes.js").Context} Context */
/** @typedef {import("../geometry.js").Box} Box */
/** @typedef {import("../palette.js").Palette} Palette */
/**
 * What a tile shows: `?` its back, a piece letter its face, `~` and a letter a back that tells what
 * lay under it (after the end).
 * @typedef {string} Face
 */
/** @typedef {{ palette: Palette, scheme: import("../names.js").NameScheme, language: import("../names.js").NameLanguage }} TileLook */

/** The English tile name that decides the size of them all. */
const WIDEST_NAME = "Bomb";

/**
 * Paints a tile in the box, over the shadow that lies there already.
 * @param {Context} context @param {Face} face @param {Box} box
 * @param {TileLook} look
 */
export function paintTile(context, face, box, look) {
  const { palette } = look;
  const isFace = face.length === 1 && face !== "?";
  const radius = tileRadius(box);
  const top = { ...box, height: box.height - Math.max(1.5, box.height * 0.085) };
  context.fillStyle = isFace ? palette.woodSide : palette.backSide;
  roundedBox(context, box, radius);
  context.fill();
  if (isFace) paintWood(context, top, radius, palette, face.charCodeAt(0));
  else paintLacquer(context, top, radius, palette, face !== "?");
  context.lineWidth = Math.max(0.6, box.height * 0.02);
  context.strokeStyle = translucent(isFace ? palette.woodEdge : palette.backEdge, 0.75);
  roundedBox(context, grown(box, -context.lineWidth / 2), radius);
  context.stroke();
  if (face === "?") paintEmblem(context, top, palette);
  else paintName(context, top, face, look);
}

/**
 * Paints the shadow of a tile, and the tile as a dark shape. Blurring is the dearest thing in this
 * folder, so it is done once a size and not once a piece.
 * @param {Context} context @param {Box} box @param {Palette} palette
 * @param {number} ratio device pixels per CSS pixel (shadows do not follow the transform)
 * @param {boolean} lifted held above the board, not lying on it
 */
export function paintShadow(context, box, palette, ratio, lifted) {
  context.shadowColor = translucent(palette.shadow, lifted ? 0.5 : 0.42);
  context.shadowBlur = box.height * (lifted ? 0.3 : 0.11) * ratio;
  context.shadowOffsetY = box.height * (lifted ? 0.16 : 0.045) * ratio;
  context.fillStyle = palette.woodEdge;
  // A hair smaller than the tile, or a dark rim shows at its edges.
  roundedBox(context, grown(box, -0.5), tileRadius(box));
  context.fill();
}

/** @param {Box} box */
const tileRadius = (box) => box.height * 0.17;

/**
 * @param {Context} context @param {Box} box @param {number} radius
 * @param {Palette} palette @param {number} seed
 */
function paintWood(context, box, radius, palette, seed) {
  const wood = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  wood.addColorStop(0, palette.woodHigh);
  wood.addColorStop(0.45, palette.wood);
  wood.addColorStop(1, palette.woodLow);
  context.save();
  roundedBox(context, box, radius);
  context.fillStyle = wood;
  context.fill();
  context.clip();
  paintGrain(context, box, palette, seed);
  paintBevel(context, box, radius, "#ffffff", 0.75);
  context.restore();
}

/** @param {Context} context @param {Box} box @param {Palette} palette @param {number} seed */
function paintGrain(context, box, palette, seed) {
  const next = scatter(seed * 7919);
  context.strokeStyle = translucent(palette.grain, 0.13);
  context.lineWidth = Math.max(0.5, box.height * 0.016);
  for (let line = 0; line < 7; line++) {
    const y = box.y + box.height * ((line + next()) / 7);
    const bend = box.height * 0.22 * (next() - 0.5);
    context.beginPath();
    context.moveTo(box.x, y);
    context.bezierCurveTo(
      box.x + box.width * 0.3,
      y + bend,
      box.x + box.width * 0.65,
      y - bend,
      box.x + box.width,
      y + bend * 0.4,
    );
    context.stroke();
  }
}

/** @param {Context} context @param {Box} box @param {number} radius @param {string} light @param {number} strength */
function paintBevel(context, box, radius, light, strength) {
  const width = Math.max(0.8, box.height * 0.05);
  const bevel = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  bevel.addColorStop(0, translucent(light, strength));
  bevel.addColorStop(0.35, translucent(light, strength * 0.2));
  bevel.addColorStop(0.7, translucent("#000000", 0.02));
  bevel.addColorStop(1, translucent("#000000", 0.22));
  context.strokeStyle = bevel;
  context.lineWidth = width;
  roundedBox(context, grown(box, -width / 2), radius);
  context.stroke();
}

/**
 * @param {Context} context @param {Box} box @param {number} radius @param {Palette} palette
 * @param {boolean} plain without the weave, where a name stands on it
 */
function paintLacquer(context, box, radius, palette, plain) {
  const lacquer = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
  lacquer.addColorStop(0, palette.backHigh);
  lacquer.addColorStop(0.4, palette.back);
  lacquer.addColorStop(1, palette.backLow);
  context.save();
  roundedBox(context, box, radius);
  context.fillStyle = plain ? palette.backLow : lacquer;
  context.fill();
  context.clip();
  if (!plain) paintWeave(context, grown(box, -box.height * 0.12), palette);
  paintBevel(context, box, radius, "#ffffff", plain ? 0.25 : 0.42);
  context.restore();
}

/** @param {Context} context @param {Box} box @param {Palette} palette */
function paintWeave(context, box, palette) {
  const step = box.height / 4;
  context.save();
  roundedBox(context, box, box.height * 0.06);
  context.clip();
  context.strokeStyle = translucent(palette.gold, 0.2);
  context.lineWidth = Math.max(0.5, box.height * 0.022);
  context.beginPath();
  const middle = box.x + box.width / 2;
  const reach = Math.ceil(box.width / 2 / step + 4);
  for (let line = -reach; line <= reach; line++) {
    for (const slant of [-1, 1]) {
      context.moveTo(middle + line * step - (slant * box.height) / 2, box.y);
      context.lineTo(middle + line * step + (slant * box.height) / 2, box.y + box.height);
    }
  }
  context.stroke();
  context.restore();
}

/** @param {Context} context @param {Box} box @param {Palette} palette */
function paintEmblem(context, box, palette) {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  context.strokeStyle = translucent(palette.gold, 0.9);
  context.lineWidth = Math.max(0.6, box.height * 0.026);
  roundedBox(context, grown(box, -box.height * 0.12), box.height * 0.07);
  context.stroke();
  circle(context, x, y, box.height * 0.27);
  context.fillStyle = palette.back;
  context.fill();
  context.stroke();
  star(context, x, y + box.height * 0.01, box.height * 0.19);
  context.fillStyle = palette.gold;
  context.fill();
}

/**
 * The frame tells the side without its hue: red has a double frame, blue has corner brackets.
 * @param {Context} context @param {Box} box @param {Face} face @param {TileLook} look
 */
function paintName(context, box, face, look) {
  const letter = face.slice(-1);
  const red = pieceColour(letter) === "red";
  const ghost = face.length > 1;
  const { palette } = look;
  const ink = ghost ? (red ? palette.ghostRed : palette.ghostBlue) : palette[red ? "red" : "blue"];
  context.strokeStyle = ghost ? translucent(ink, 0.7) : ink;
  if (red) paintDoubleFrame(context, box);
  else paintBrackets(context, box);
  const text = tileName(letter, look.scheme, look.language);
  const latin = /[a-z]/i.test(text);
  const setting = {
    size: box.height * (latin ? 0.5 : 0.61),
    width: box.width - box.height * 0.5,
    like: latin ? WIDEST_NAME : text,
  };
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (!ghost) {
    context.fillStyle = translucent("#ffffff", 0.55);
    writeWord(context, text, x, y + Math.max(0.5, box.height * 0.025), setting);
  }
  context.fillStyle = ink;
  writeWord(context, text, x, y, setting);
}

/** @param {Context} context @param {Box} box */
function paintDoubleFrame(context, box) {
  context.lineWidth = Math.max(0.9, box.height * 0.042);
  roundedBox(context, grown(box, -box.height * 0.095), box.height * 0.1);
  context.stroke();
  context.lineWidth = Math.max(0.5, box.height * 0.018);
  roundedBox(context, grown(box, -box.height * 0.165), box.height * 0.05);
  context.stroke();
}

/** @param {Context} context @param {Box} box */
function paintBrackets(context, box) {
  context.lineWidth = Math.max(1.1, box.height * 0.055);
  brackets(context, grown(box, -box.height * 0.12), box.height * 0.28, box.height * 0.22);
  context.stroke();
}
