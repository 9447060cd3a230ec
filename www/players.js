/** Names of people, as they may stand in a sentence and in a record's tag. */

/** So many characters, as a reader counts them, fit a small phone. */
export const LONGEST_NAME = 20;
/** A character may be put together of several; all of them together are no more than this. */
const MOST_PARTS = 200;

/** Line breaks and the like, and a blank that is no space. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u2800]/gu;
/**
 * What nobody sees, such as spaces of no width and marks that turn the direction of writing; but for
 * what joins emoji and letters, or chooses between their forms.
 */
const UNSEEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const NOTHING_SEEN = /^[\p{Default_Ignorable_Code_Point}\p{M}\s]*$/u;

/** @type {Intl.Segmenter | null} */
const SEGMENTER = Intl.Segmenter ? new Intl.Segmenter() : null;

/** The characters of a text as a reader counts them, as far as the browser can tell. @param {string} text */
export function charactersOf(text) {
  return SEGMENTER ? Array.from(SEGMENTER.segment(text), ({ segment }) => segment) : [...text];
}

/** Whether a name has more characters than there is room for. @param {string} text */
export const isTooLong = (text) => charactersOf(lineOf(text)).length > LONGEST_NAME;

/**
 * The part of a text that can be a name: one line, at most `LONGEST_NAME` characters.
 * @param {unknown} text
 * @returns {string} empty where nothing of it can, or could be seen
 */
export function cleanName(text) {
  if (typeof text !== "string") return "";
  const line = lineOf(text);
  return NOTHING_SEEN.test(line) ? "" : shortened(line).trim();
}

/** No more than fits; what is not too long stays as it is. @param {string} text */
export function shortened(text) {
  let kept = "";
  let parts = 0;
  for (const character of charactersOf(text).slice(0, LONGEST_NAME)) {
    parts += [...character].length;
    if (parts > MOST_PARTS) break;
    kept += character;
  }
  return kept;
}

/** @param {string} text */
const lineOf = (text) => text.replace(BREAKS, " ").replace(UNSEEN, "").replace(/\s+/g, " ").trim();

/**
 * The names of *first* and *second*; empty ones are those that the page gives.
 * @param {unknown} names
 * @returns {[string, string]}
 */
export function cleanNames(names) {
  return Array.isArray(names) ? [cleanName(names[0]), cleanName(names[1])] : ["", ""];
}
