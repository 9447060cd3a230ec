/** Type on the board: which faces, and how a word is set in the middle of something. */

/** @typedef {CanvasRenderingContext2D} Context */

/** Brush and song faces first; what a device has decides. Nothing is downloaded. */
const BRUSH =
  '"Kaiti SC","STKaiti","KaiTi","Kaiti TC","BiauKai","DFKai-SB","Songti SC","Noto Serif CJK SC",' +
  '"Source Han Serif SC","SimSun","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",' +
  '"WenQuanYi Micro Hei",serif';
const PLAIN =
  'system-ui,"Segoe UI","Helvetica Neue","Noto Sans","DejaVu Sans","PingFang SC",' +
  '"Microsoft YaHei","Noto Sans CJK SC","WenQuanYi Micro Hei",sans-serif';

const CHINESE = /[\u4e00-\u9fff]/;

/** @param {string} text */
export const isChinese = (text) => CHINESE.test(text);

/**
 * @param {string} text @param {number} size in pixels
 * @param {number} [weight]
 */
export function fontFor(text, size, weight = 700) {
  return `${weight} ${size}px ${isChinese(text) ? BRUSH : PLAIN}`;
}

/**
 * Writes a word around a centre, no wider than it may be, in the current fill colour. Chinese
 * characters are set apart as on a seal; all words of a script share one baseline.
 *
 * @param {Context} context @param {string} text
 * @param {number} x @param {number} y
 * @param {{ size: number, width: number, weight?: number, spread?: number }} setting
 *   `size` of the type and `width` at most, in pixels; `spread`: room from one Chinese character
 *   to the next, in type sizes
 */
export function writeWord(context, text, x, y, { size, width, weight = 700, spread = 1.06 }) {
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.font = fontFor(text, size, weight);
  const glyphs = isChinese(text) ? [...text] : [text];
  const natural =
    glyphs.length > 1 ? size * (1 + spread * (glyphs.length - 1)) : context.measureText(text).width;
  const fitted = Math.min(1, width / natural);
  if (fitted < 1) context.font = fontFor(text, size * fitted, weight);
  const drop = baseline(context, text);
  const step = size * fitted * spread;
  glyphs.forEach((glyph, place) => {
    context.fillText(glyph, x + (place - (glyphs.length - 1) / 2) * step, y + drop);
  });
}

/**
 * From the middle of the type down to its baseline. Measured on one letter for all words, so that
 * neighbours stand in line.
 * @param {Context} context @param {string} text
 */
function baseline(context, text) {
  const sample = isChinese(text) ? "国" : /[a-z]/.test(text) ? "H" : "0";
  const measured = context.measureText(sample);
  return (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2;
}
