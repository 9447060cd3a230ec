/** Chinese sentences, into which names of any script are filled. */

const LEFT_OPEN = /\p{Script=Han}$/u;
const RIGHT_OPEN = /^\p{Script=Han}/u;
const LATIN_START = /^[\p{Script=Latin}\p{Nd}]/u;
const LATIN_END = /[\p{Script=Latin}\p{Nd}]$/u;

/** @param {string} text @param {string} next */
function joined(text, next) {
  const apart =
    (LEFT_OPEN.test(text) && LATIN_START.test(next)) ||
    (LATIN_END.test(text) && RIGHT_OPEN.test(next));
  return text + (apart ? " " : "") + next;
}

/**
 * A template in which a space stands between Chinese and Latin letters or digits.
 * @param {TemplateStringsArray} parts @param {...(string | number)} values
 */
export const han = (parts, ...values) =>
  parts.slice(1).reduce((text, part, at) => joined(joined(text, `${values[at]}`), part), parts[0]);
