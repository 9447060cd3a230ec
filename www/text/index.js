/**
 * The words of the page. Each language has a file for the table and one for the dialogs; only those
 * of the language in use are loaded.
 */

/** @typedef {import("./en.js").Words} Words */
/** @typedef {import("./en-dialogs.js").DialogWords} DialogWords */
/** @typedef {import("./languages.js").Language} Language */

/** @type {Record<Language, () => Promise<Words>>} */
const TABLE = {
  en: async () => (await import("./en.js")).en,
  "zh-Hans": async () => (await import("./zh-Hans.js")).zhHans,
  "zh-Hant": async () => (await import("./zh-Hant.js")).zhHant,
};

/** @type {Record<Language, () => Promise<DialogWords>>} */
const DIALOGS = {
  en: async () => (await import("./en-dialogs.js")).enDialogs,
  "zh-Hans": async () => (await import("./zh-Hans-dialogs.js")).zhHansDialogs,
  "zh-Hant": async () => (await import("./zh-Hant-dialogs.js")).zhHantDialogs,
};

/** @param {Language} language */
export const loadWords = (language) => TABLE[language]();

/** @param {Language} language */
export const loadDialogWords = (language) => DIALOGS[language]();
