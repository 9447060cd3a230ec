/** Loads what `build.sh` put into `www/pkg`, as the page does, but into Node. */

import { readFile } from "node:fs/promises";

/** @typedef {import("../../www/contract").Fanqi} Fanqi */

const PKG = new URL("../../www/pkg/", import.meta.url);

/** The two modules the page chooses from. */
export const MODULES = ["fanqi_bg.wasm", "fanqi_simd_bg.wasm"];

/** @param {string} name */
export const moduleBytes = (name) => readFile(new URL(name, PKG));

/**
 * @param {string} name one of MODULES
 * @param {string} [instance] a word for one that shares nothing with the others
 * @returns {Promise<Fanqi>}
 */
export async function load(name, instance = "") {
  // The glue holds one instance for ever; the query makes Node take it for another script.
  const fanqi = await import(new URL(`fanqi.js?module=${name}&${instance}`, PKG).href);
  await fanqi.default({ module_or_path: await moduleBytes(name) });
  return fanqi;
}

/**
 * The legal actions of a view, as the text protocol's `moves` writes them.
 *
 * @param {Fanqi} fanqi
 * @param {import("../../www/contract").View} view
 */
export function legalActions(fanqi, view) {
  const names = fanqi.board().map((point) => point.name);
  const flips = view.flips.map((point) => names[point]);
  const moves = Object.entries(view.moves).flatMap(([from, targets]) =>
    targets.map(({ to }) => names[Number(from)] + names[to]),
  );
  return [...flips, ...moves].sort();
}

/**
 * The result of a view, as the text protocol's `result` writes it.
 *
 * @param {import("../../www/contract").View} view
 */
export function resultText({ result }) {
  if (!result) return "none";
  return `${["1/2-1/2", "1-0", "0-1"][result.winner]} ${result.reason}`;
}
