/**
 * What is asked for from outside: by the query string (`?position=…&rules=…&seed=…&motion=0`) or by
 * attributes. What cannot be used is named and left out, and the rest holds. Names that are not ours
 * are none of our business.
 */

import { cleanName, isTooLong } from "./players.js";
import { CHOICES, NAMES } from "./settings.js";
import { languageOf } from "./text/languages.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {{ name: string, value: string, allowed: string[] | "name" }} Fault */

/**
 * @typedef {object} Asked
 * @property {Partial<Settings>} settings rules among them, still unread
 * @property {string | null} position
 * @property {string | null} seed
 * @property {Fault[]} faults
 */

/** What asks for a game of its own; the rest is only how things look. */
const GAME_NAMES = ["position", "rules", "seed", "opponent", "first", ...NAMES];

/** @param {(name: string) => string | null} get @returns {Asked} */
export function readAsked(get) {
  /** @type {Record<string, string>} */
  const settings = {};
  /** @type {Fault[]} */
  const faults = [];
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const given = get(name);
    if (given === null) continue;
    const value = (name === "lang" && languageOf(given)) || given;
    if (allowed.includes(value)) settings[name] = value;
    else faults.push({ name, value, allowed });
  }
  for (const name of NAMES) {
    const value = get(name);
    if (value === null) continue;
    if (value === "" || (cleanName(value) && !isTooLong(value))) settings[name] = cleanName(value);
    else faults.push({ name, value, allowed: "name" });
  }
  const rules = get("rules");
  if (rules !== null) settings.rules = rules;
  return { settings, position: get("position"), seed: get("seed"), faults };
}

/**
 * The parts of a query string that ask for a certain game, as one text.
 * @param {URLSearchParams} query
 * @returns {string | null} null where none is asked for
 */
export function askedGame(query) {
  const asked = GAME_NAMES.filter((name) => query.has(name));
  return asked.length ? asked.map((name) => `${name}=${query.get(name)}`).join("&") : null;
}

/** The address without what asks for a certain game. @param {string} href */
export function withoutGame(href) {
  const url = new URL(href);
  for (const name of GAME_NAMES) url.searchParams.delete(name);
  return url.href;
}
