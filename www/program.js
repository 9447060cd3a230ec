/** The program as a player: what it is asked, and how it answers a draw offer. */

import { errorText } from "./wasm.js";

/** @typedef {import("./contract").ChooseAnswer} ChooseAnswer */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./opponent.js").Opponent} Opponent */

/** A draw is accepted from this ply on, where the program expects no more than this. */
const DRAW_FROM_PLY = 30;
const DRAW_EXPECTATION = 0.05;

/**
 * Asks for an action, and once more where the worker fails.
 * @param {Opponent} opponent
 * @param {View} view of which only what both players know is passed on
 * @param {number} seed the program's own
 * @param {(why: string) => void} restarted told between the two tries
 * @returns {Promise<ChooseAnswer>}
 * @throws {Error} where it fails twice
 */
export async function consult(opponent, view, seed, restarted) {
  const request = {
    rules: view.rules.canonical,
    position: view.position,
    // Another number at every ply, else the program would choose alike among equals all game.
    seed: (seed + Math.imul(view.plies, 0x9e3779b1)) >>> 0,
    nodes: 0,
  };
  try {
    return await opponent.choose(request);
  } catch (error) {
    restarted(errorText(error));
    return opponent.choose(request);
  }
}

/**
 * @param {View} view with the other player, who offers, to move
 * @param {ChooseAnswer} answer for that position; its score is the other player's
 */
export function acceptsDraw(view, answer) {
  return view.plies >= DRAW_FROM_PLY && -answer.score <= DRAW_EXPECTATION;
}
