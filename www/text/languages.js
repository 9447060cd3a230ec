/** Which languages there are, and which of them somebody wants. */

/** @typedef {"en" | "zh-Hans" | "zh-Hant"} Language */

/** What each language calls itself, for the menu. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文" };

/** Where Chinese is written in traditional characters. */
const TRADITIONAL = ["hant", "tw", "hk", "mo"];

/**
 * @param {string} tag such as `zh-TW`; a script that is named counts more than a region
 * @returns {Language | null}
 */
export function languageOf(tag) {
  const [main, ...parts] = tag.toLowerCase().split(/[-_]/);
  if (main === "en") return "en";
  if (main !== "zh") return null;
  const simplified = parts.includes("hans");
  return !simplified && TRADITIONAL.some((part) => parts.includes(part)) ? "zh-Hant" : "zh-Hans";
}

/**
 * The first of the wanted languages that the page speaks.
 * @param {readonly string[]} wanted such as `navigator.languages`
 */
export function pickLanguage(wanted) {
  return wanted.map(languageOf).find((language) => language !== null) ?? "en";
}
