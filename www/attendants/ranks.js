/** Points and ranks (rules, section 10). */

/** A game won before this ply gives no point. */
export const POINT_FROM_PLY = 30;

/** The points from which each rank is held; its name is the word at the same place. */
export const RANKS = [
  0, 10, 20, 30, 50, 100, 150, 220, 350, 500, 750, 1000, 1550, 2150, 3150, 5000, 6350, 12750,
];

/** @param {number} points @returns {number} the place of the rank in `RANKS` */
export function rankOf(points) {
  return RANKS.filter((least) => least <= points).length - 1;
}
