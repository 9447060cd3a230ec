/** Names of people, as they may stand in a sentence and in a record's tag. */

/** So many characters fit a small phone. */
export const LONGEST_NAME = 20;

/** Line breaks and the like, and marks that turn the direction of writing. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The part of a text that can be a name: one line, at most `LONGEST_NAME` characters.
 * @param {unknown} text
 * @returns {string} empty where nothing of it can
 */
export function cleanName(text) {
  if (typeof text !== "string") return "";
  const line = text.replace(UNFIT, " ").replace(/\s+/g, " ").trim();
  return [...line].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * The names of *first* and *second*; empty ones are those that the page gives.
 * @param {unknown} names
 * @returns {[string, string]}
 */
export function cleanNames(names) {
  return Array.isArray(names) ? [cleanName(names[0]), cleanName(names[1])] : ["", ""];
}
