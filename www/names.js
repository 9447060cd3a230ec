/**
 * What the pieces are called: on a tile (short) and in a sentence (in full).
 *
 * A scheme is how tiles are marked; a language is how the player is spoken to. They differ where
 * somebody who reads English plays with Chinese tiles, or the other way round.
 */

/** @typedef {"zh-Hans" | "zh-Hant" | "en" | "numbers"} NameScheme */
/** @typedef {"zh-Hans" | "zh-Hant" | "en"} NameLanguage */

/** The kinds in the order of tallies. */
export const KINDS = "MGDBCJKLEXNF";

const FULL = {
  "zh-Hans": "司令 军长 师长 旅长 团长 营长 连长 排长 工兵 炸弹 地雷 军旗".split(" "),
  "zh-Hant": "司令 軍長 師長 旅長 團長 營長 連長 排長 工兵 炸彈 地雷 軍旗".split(" "),
  en: "Marshal General Division_commander Brigadier Colonel Major Captain Lieutenant Engineer Bomb Mine Flag"
    .split(" ")
    .map((name) => name.replace("_", " ")),
};

const SHORT_ENGLISH = "Mshl Gen Div Brig Col Maj Capt Lt Eng Bomb Mine Flag".split(" ");

/** What online players call the ranks; bomb, mine and flag have none. */
const NUMBERS = "40 39 38 37 36 35 34 33 32".split(" ");

/** @type {NameScheme[]} */
export const SCHEMES = ["zh-Hans", "zh-Hant", "en", "numbers"];

/**
 * @param {string} letter a piece letter; its case (the colour) does not matter
 * @returns {number} 0 … 11, the place in tallies
 * @throws {RangeError} where it is no piece letter
 */
export function kindIndex(letter) {
  const index = letter.length === 1 ? KINDS.indexOf(letter.toUpperCase()) : -1;
  if (index < 0) throw new RangeError(`no piece letter: ${JSON.stringify(letter)}`);
  return index;
}

/**
 * What stands on the tile: two Chinese characters, at most four Latin letters, or a number.
 * @param {string} letter
 * @param {NameScheme} scheme
 * @param {NameLanguage} language for what has no number under the scheme `numbers`
 * @returns {string}
 */
export function tileName(letter, scheme, language) {
  const index = kindIndex(letter);
  if (scheme === "numbers") return NUMBERS[index] ?? tileName(letter, language, language);
  return scheme === "en" ? SHORT_ENGLISH[index] : FULL[scheme][index];
}

/**
 * The name in full, for sentences and for screen readers, without the colour.
 * @param {string} letter
 * @param {NameLanguage} language
 */
export function pieceName(letter, language) {
  return FULL[language][kindIndex(letter)];
}

/**
 * One character or a short word, for narrow tables such as what is still face down.
 * @param {string} letter
 * @param {NameScheme} scheme
 * @param {NameLanguage} language
 */
export function shortName(letter, scheme, language) {
  const name = tileName(letter, scheme, language);
  if (!/[\u4e00-\u9fff]/.test(name)) return name;
  // 地雷 and 军旗 are told by their second character, all others by their first.
  return "NF".includes(letter.toUpperCase()) ? name[1] : name[0];
}

/**
 * @param {string} letter
 * @returns {"red" | "blue"}
 */
export function pieceColour(letter) {
  return letter === letter.toUpperCase() ? "red" : "blue";
}
