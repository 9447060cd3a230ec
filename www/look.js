/** From settings, and what the browser prefers, to how the table looks and speaks. */

import { listen } from "./dom.js";
import { loadWords } from "./text/index.js";
import { pickLanguage } from "./text/languages.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./table.js").Look} Look */

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

/** @param {Settings} settings @returns {Promise<Look>} */
export async function lookOf({ lang, theme, pieces, motion, turning, confirm }) {
  const language = lang === "auto" ? pickLanguage(navigator.languages) : lang;
  const preferred = matchMedia(DARK).matches ? "dark" : "light";
  return {
    words: await loadWords(language),
    language,
    scheme: pieces === "auto" ? language : pieces,
    theme: theme === "auto" ? preferred : theme,
    motion: motion === "auto" ? !matchMedia(STILL).matches : motion === "1",
    turning: turning === "1",
    confirmFlip: confirm === "1",
  };
}

/** @param {() => void} changed what the browser prefers is different @returns {() => void} */
export function watchPreferences(changed) {
  const undo = [
    ...[DARK, STILL].map((query) => listen(matchMedia(query), "change", changed)),
    listen(window, "languagechange", changed),
  ];
  return () => undo.forEach((each) => each());
}

/**
 * Dresses a page that holds nothing but the game: its language, title and colours.
 * @param {Look} look
 */
export function dressPage({ words, language, theme }) {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset.theme = theme;
  document.title = words.title;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", getComputedStyle(root).backgroundColor);
  }
}
