/** Type on the board: which faces, and how a word is set in the middle of something. */

/** @typedef {CanvasRenderingContext2D} Context */

/** Brush and song faces first; what a device has decides. Nothing is downloaded. */
const BRUSH =
  '"Kaiti SC","STKaiti","KaiTi","Kaiti TC","BiauKai","DFKai-SB","AR PL UKai CN","Songti SC","Noto Serif CJK SC",' +
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
 * @param {{ size: number, width: number, weight?: number, spread?: number, like?: string }} setting
 *   `size` of the type and `width` at most, in pixels; `spread`: room from one Chinese character
 *   to the next, in type sizes; `like`: the widest of the words that share one size with this one
 */
export function writeWord(context, text, x, y, setting) {
  const { width, weight = 700, spread = 1.06, like = text } = setting;
  const { drop, grow } = metrics(context, text, weight);
  const size = setting.size * grow;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.font = fontFor(text, size, weight);
  const glyphs = isChinese(text) ? [...text] : [text];
  const natural =
    glyphs.length > 1 ? size * (1 + spread * (glyphs.length - 1)) : context.measureText(like).width;
  const fitted = Math.min(1, width / natural);
  if (fitted < 1) context.font = fontFor(text, size * fitted, weight);
  const step = size * fitted * spread;
  glyphs.forEach((glyph, place) => {
    const across = (place - (glyphs.length - 1) / 2) * step;
    context.fillText(glyph, x + across, y + drop * size * fitted);
  });
}

/** A Chinese character's height of ink, in type sizes, that the sizes on the board reckon with. */
const INK = 0.86;
const MOST_GROWTH = 1.14;

/**
 * `drop` is the way from the middle of the type down to its baseline, in type sizes; `grow` makes
 * up for brush faces, whose characters fill less of their square.
 * @typedef {{ drop: number, grow: number }} Metrics
 */
/** @type {Map<string, Metrics>} */
const known = new Map();

/**
 * Measured on one letter for all words of a script, so that neighbours stand in line; and once,
 * because measuring is slow.
 * @param {Context} context @param {string} text @param {number} weight
 * @returns {Metrics}
 */
function metrics(context, text, weight) {
  const chinese = isChinese(text);
  const sample = chinese ? "国" : /[a-z]/i.test(text) ? "H" : "0";
  const found = known.get(sample + weight);
  if (found) return found;
  context.font = fontFor(sample, 100, weight);
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } =
    context.measureText(sample);
  const grow = chinese ? Math.min(MOST_GROWTH, Math.max(1, (INK * 100) / (up + down))) : 1;
  const measured = { drop: (up - down) / 200, grow };
  known.set(sample + weight, measured);
  return measured;
}
