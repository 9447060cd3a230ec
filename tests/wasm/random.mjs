/** Repeatable chance for the tests: the same word, the same numbers. */

import { createHash } from "node:crypto";

/**
 * @param {string} seed
 * @returns {(below: number) => number} draws a whole number from 0 to `below` - 1
 */
export function random(seed) {
  let drawn = 0;
  return (below) => {
    const digest = createHash("sha256").update(`${seed} ${drawn++}`).digest();
    return digest.readUIntBE(0, 6) % below;
  };
}
