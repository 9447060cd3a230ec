/** What a person chooses about play and looks, with the values each takes. */

import { LANGUAGES } from "./text/languages.js";
import { SCHEMES } from "./names.js";
import { cleanName } from "./players.js";

/** @typedef {import("./text/index.js").Language} Language */
/** @typedef {import("./names.js").NameScheme} NameScheme */

/**
 * @typedef {object} Settings
 * @property {"program" | "person"} opponent
 * @property {string} rules a rule set as text
 * @property {"lot" | "me" | "other"} first
 * @property {"auto" | Language} lang
 * @property {"auto" | NameScheme} pieces
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "0" | "1"} motion
 * @property {"0" | "1"} turning whether the board turns to whoever acts
 * @property {"0" | "1"} confirm whether a flip asks for a second tap
 * @property {"0" | "1"} sound
 * @property {"0" | "1"} vibration where the device has any
 * @property {string} name1 of the one of two people who begins; empty: none was given
 * @property {string} name2
 */
/** @typedef {keyof Settings} SettingName */

/** The values of each setting, the default first; rules are checked by the rules core. */
export const CHOICES = {
  opponent: ["program", "person"],
  first: ["lot", "me", "other"],
  lang: ["auto", ...Object.keys(LANGUAGES)],
  pieces: ["auto", ...SCHEMES],
  theme: ["auto", "light", "dark"],
  motion: ["auto", "0", "1"],
  turning: ["0", "1"],
  confirm: ["0", "1"],
  sound: ["1", "0"],
  vibration: ["1", "0"],
};

/** The settings that hold the names of two people, *first* before *second*. */
export const NAMES = /** @type {const} */ (["name1", "name2"]);

export const DEFAULT_RULES = "standard";

/** @returns {Settings} */
export function defaultSettings() {
  const first = Object.entries(CHOICES).map(([name, values]) => [name, values[0]]);
  return { rules: DEFAULT_RULES, name1: "", name2: "", ...Object.fromEntries(first) };
}

/**
 * The part of some values that can be used; the rest is left out.
 * @param {Record<string, unknown>} values
 * @returns {Partial<Settings>}
 */
export function usableSettings(values) {
  const usable = Object.entries(CHOICES)
    .filter(([name, allowed]) => /** @type {unknown[]} */ (allowed).includes(values[name]))
    .map(([name]) => name);
  if (typeof values.rules === "string") usable.push("rules");
  const found = Object.fromEntries(usable.map((name) => [name, values[name]]));
  for (const name of NAMES) if (name in values) found[name] = cleanName(values[name]);
  return found;
}
