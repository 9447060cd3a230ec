/** Which languages there are, and which of them somebody wants. */

/** @typedef {"en" | "zh-Hans"} Language */

/** What each language calls itself, for the menu. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", "zh-Hans": "简体中文" };

/** @param {string} tag such as `zh-CN`: any Chinese is Chinese @returns {Language | null} */
export function languageOf(tag) {
  const main = tag.toLowerCase().split("-")[0];
  if (main === "zh") return "zh-Hans";
  return main === "en" ? "en" : null;
}

/**
 * The first of the wanted languages that the page speaks.
 * @param {readonly string[]} wanted such as `navigator.languages`
 */
export function pickLanguage(wanted) {
  return wanted.map(languageOf).find((language) => language !== null) ?? "en";
}
