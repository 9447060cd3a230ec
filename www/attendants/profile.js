/**
 * The profile: every counted game under a key of its own, so that two tabs, or a file that is read
 * twice, never write over each other. Points and streaks are worked out from them.
 */

import { POINT_FROM_PLY } from "./ranks.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../storage.js").Save} Save */
/** @typedef {"won" | "lost" | "drawn"} Outcome */

/**
 * @typedef {object} Result
 * @property {number} time when it was noted, in milliseconds of the epoch
 * @property {Outcome} outcome for the person
 * @property {number} plies
 * @property {string} rules in their canonical form
 * @property {number | null} level of the program; null where it had none
 */

/** @typedef {Record<string, Result>} Results by a name that each game has once */
/** @typedef {{ rules: string, level: number | null, won: number, lost: number, drawn: number, streak: number, best: number }} Line
 *   streaks are of games won in a row */

/** @type {Outcome[]} */
export const OUTCOMES = ["won", "lost", "drawn"];

export class Profile {
  #save;
  #start;

  /** @param {Save} save */
  constructor(save) {
    this.#save = save;
    this.#start = save.ownKey("results/");
  }

  /** Whether anything is kept. */
  get works() {
    return this.#save.works;
  }

  /** Notes a finished game, if it counts. The same game is noted once. @param {Session} session */
  note(session) {
    const { about, view } = session;
    if (!view.result || whyNot(about)) return;
    const key = this.#start + nameOf(session);
    if (this.#save.read(key) !== null) return;
    const { winner } = view.result;
    const outcome = winner === 0 ? "drawn" : winner === about.person ? "won" : "lost";
    const { plies, rules } = view;
    this.#write(key, { time: Date.now(), outcome, plies, rules: rules.canonical, level: null });
  }

  /** All that is kept and can be read. @returns {Results} */
  results() {
    /** @type {Results} */
    const results = {};
    for (const [name, text] of Object.entries(this.#save.readAll(this.#start))) {
      try {
        const result = JSON.parse(text);
        if (faultOfResult(result) === null) results[name] = result;
      } catch {
        // Left where it is: it may be of a newer version.
      }
    }
    return results;
  }

  /**
   * Takes over what is not there yet.
   * @param {Results} results
   * @returns {{ added: number, full: boolean }} how many, and whether there was no room for all
   */
  merge(results) {
    const own = this.results();
    const news = Object.entries(results).filter(([name]) => !Object.keys(own).includes(name));
    const added = news.filter(([name, result]) => this.#write(this.#start + name, result)).length;
    return { added, full: added < news.length };
  }

  /** @param {string} key @param {Result} result */
  #write(key, { time, outcome, plies, rules, level }) {
    return this.#save.write(key, JSON.stringify({ time, outcome, plies, rules, level }));
  }
}

/**
 * Why a game counts for no points; null where it does.
 * @param {import("../storage.js").GameAbout} about
 * @returns {"person" | "position" | "seed" | import("../storage.js").Help | "helped" | null}
 */
export function whyNot({ person, setup, helped, help }) {
  if (person === null || setup.opponent !== "program") return "person";
  if (setup.position !== null) return "position";
  if (setup.seed !== null) return "seed";
  return helped ? (help ?? "helped") : null;
}

/** Never below nothing. @param {Results} results */
export function pointsOf(results) {
  return inOrder(results).reduce((points, { outcome, plies }) => {
    if (outcome === "lost") return Math.max(0, points - 1);
    return outcome === "won" && plies >= POINT_FROM_PLY ? points + 1 : points;
  }, 0);
}

/** A line for each rule set (and level), the one played most first. @param {Results} results @returns {Line[]} */
export function linesOf(results) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const { outcome, rules, level } of inOrder(results)) {
    const key = `${level} ${rules}`;
    const line = lines.get(key) ?? {
      ...{ rules, level, won: 0, lost: 0, drawn: 0 },
      ...{ streak: 0, best: 0 },
    };
    line[outcome]++;
    line.streak = outcome === "won" ? line.streak + 1 : 0;
    line.best = Math.max(line.best, line.streak);
    lines.set(key, line);
  }
  const games = (/** @type {Line} */ { won, lost, drawn }) => won + lost + drawn;
  return [...lines.values()].sort((one, other) => games(other) - games(one));
}

/** @param {unknown} value @returns {string | null} the field that is wrong; null where none is */
export function faultOfResult(value) {
  if (value === null || typeof value !== "object") return "result";
  const { time, outcome, plies, rules, level } = /** @type {Result} */ (value);
  if (!isCount(time, Number.MAX_SAFE_INTEGER)) return "time";
  if (!OUTCOMES.includes(outcome)) return "outcome";
  if (!isCount(plies, 999_999)) return "plies";
  if (typeof rules !== "string" || rules.length > 500) return "rules";
  return level === null || isCount(level, 99) ? null : "level";
}

/** @param {unknown} value @param {number} most */
function isCount(value, most) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** In the order in which they were played. @param {Results} results */
function inOrder(results) {
  return Object.entries(results)
    .sort(([name, one], [other, two]) => one.time - two.time || (name < other ? -1 : 1))
    .map(([, result]) => result);
}

/** The program's seed is drawn anew for every game. @param {Session} session */
function nameOf({ about, saved }) {
  const day = /^\[Date "([\d-]*)"\]$/m.exec(saved.record)?.[1] ?? "";
  return `${day}-${about.seed.toString(36)}`;
}
