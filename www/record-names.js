/** What stands in a record's tags where no person gave a name: the same in every language. */

/** Somebody who gave none. */
export const NOBODY = "?";
export const PROGRAM = "Fanqi";

/** In earlier records the page wrote words of its language. */
const NOBODIES = [NOBODY, "You", "你", "First", "先手", "Second", "后手", "後手"];
const PROGRAMS = [PROGRAM, "翻棋"];

/**
 * The names for a record's tags.
 * @param {string[]} names of *first* and *second*; empty where none was given
 * @param {import("./contract").Seat | null} person the person's seat against the program
 */
export function recordNames(names, person) {
  if (person === null) return names.map((name) => name || NOBODY);
  return person === 1 ? [NOBODY, PROGRAM] : [PROGRAM, NOBODY];
}

/**
 * The name that a tag gives.
 * @param {string} tag @param {string} program what the program is called
 * @returns {string} empty where it gives none
 */
export function nameOfTag(tag, program) {
  if (PROGRAMS.includes(tag)) return program;
  return NOBODIES.includes(tag) ? "" : tag;
}
