/** Positions near an end, from the board alone. */

const LETTERS = "MGDBCJKLEXNF";
const COUNTS = [1, 1, 2, 2, 2, 2, 3, 3, 3, 2, 3, 1];

/**
 * A position with everything face up: what is not on the board is dead.
 *
 * @param {string} board rows 12 to 1
 * @param {{ turn?: 1 | 2, plies?: number, quiet?: number }} [rest]
 * @returns {string} six fields; *first* owns red
 */
export function endgame(board, { turn = 1, plies = 100, quiet = 0 } = {}) {
  /** @param {string} letters */
  const dead = (letters) =>
    [...letters]
      .map((letter, kind) => {
        const alive = board.split(letter).length - 1;
        return letter.repeat(COUNTS[kind] - alive);
      })
      .join("");
  const fallen = dead(LETTERS) + dead(LETTERS.toLowerCase());
  return `${board} ${turn} r ${fallen || "-"} ${plies} ${quiet}`;
}

/**
 * @param {Record<string, string | number>} settings
 * @returns {string} a query string
 */
export function query(settings) {
  const texts = Object.entries(settings).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams([...texts, ["motion", "0"]])}`;
}
