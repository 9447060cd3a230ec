/** The profile and the settings as a file: written, and read with every doubt. */

import { faultOfResult } from "../attendants/profile.js";
import { cleanName } from "../players.js";
import { CHOICES } from "../settings.js";

/** @typedef {import("../attendants/profile.js").Results} Results */
/** @typedef {import("../contract").Fanqi} Fanqi */
/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("./index.js").AllWords} Words */

export const FILE_NAME = "fanqi-profile.json";
/** Far more than a life's games take. */
const MOST_BYTES = 8_000_000;
const KIND = "fanqi-profile";
const VERSION = 1;
/** A wrong value is quoted up to here. */
const QUOTED = 40;
const RESULT_NAME = /^[\w-]{1,60}$/;

/** Why a file cannot be used, in the person's words. */
export class FileFault extends Error {}

/** @param {Settings} settings @param {Results} results @returns {string} */
export function writeProfile(settings, results) {
  return `${JSON.stringify({ kind: KIND, version: VERSION, settings, results }, null, 1)}\n`;
}

/**
 * @param {File} file @param {Words} words @param {Fanqi} fanqi that reads the rules
 * @returns {Promise<{ settings: Partial<Settings>, results: Results }>}
 * @throws {FileFault} which names what is wrong
 */
export async function readProfile(file, words, fanqi) {
  const { faults } = words.profile;
  if (file.size > MOST_BYTES) throw new FileFault(faults.size);
  const text = await file.text().catch(() => {
    throw new FileFault(faults.unread);
  });
  const profile = parse(text, faults.json);
  if (!isObject(profile) || profile.kind !== KIND) throw new FileFault(faults.form);
  const { version, settings, results } = profile;
  if (version !== VERSION) throw new FileFault(faults.version(quote(version)));
  if (!isObject(settings)) throw new FileFault(faults.field("settings", quote(settings)));
  if (!isObject(results)) throw new FileFault(faults.field("results", quote(results)));
  const fault = faultOfSettings(settings, fanqi) ?? faultOfResults(results);
  if (fault) throw new FileFault(faults.field(fault[0], quote(fault[1])));
  return { settings, results };
}

/** @param {string} text @param {string} fault */
function parse(text, fault) {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileFault(fault);
  }
}

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** @param {Record<string, unknown>} settings @param {Fanqi} fanqi @returns {[string, unknown] | null} */
function faultOfSettings(settings, fanqi) {
  for (const [name, value] of Object.entries(settings)) {
    const allowed = Object.keys(CHOICES).includes(name)
      ? /** @type {Record<string, unknown[]>} */ (CHOICES)[name]
      : null;
    const good =
      name === "rules" ? isRules(value, fanqi) : isName(name, value) || allowed?.includes(value);
    if (!good) return [`settings.${name}`, value];
  }
  return null;
}

/** Of one of two people. @param {string} name @param {unknown} value */
const isName = (name, value) =>
  ["name1", "name2"].includes(name) && typeof value === "string" && cleanName(value) === value;

/** @param {unknown} value @param {Fanqi} fanqi */
function isRules(value, fanqi) {
  try {
    return typeof value === "string" && Boolean(fanqi.readRules(value));
  } catch {
    return false;
  }
}

/** @param {Record<string, unknown>} results @returns {[string, unknown] | null} */
function faultOfResults(results) {
  for (const [name, result] of Object.entries(results)) {
    if (!RESULT_NAME.test(name)) return ["results", name];
    const field = faultOfResult(result);
    if (field === "result") return [`results.${name}`, result];
    if (field !== null)
      return [`results.${name}.${field}`, /** @type {Record<string, unknown>} */ (result)[field]];
  }
  return null;
}

/** @param {unknown} value */
function quote(value) {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
