/** What the page and the opponent's worker say to each other: made here, so that both agree. */

/** @typedef {import("./contract").ToWorker} ToWorker */
/** @typedef {import("./contract").FromWorker} FromWorker */
/** @typedef {import("./contract").ChooseRequest} ChooseRequest */
/** @typedef {import("./contract").ChooseAnswer} ChooseAnswer */

/** @param {WebAssembly.Module} module @returns {ToWorker} */
export const load = (module) => ({ type: "load", module });

/**
 * All that the opponent is ever told. The fields are copied one by one, so that nothing else a
 * caller may have at hand can travel along.
 * @param {number} id
 * @param {ChooseRequest} request
 * @returns {ToWorker}
 */
export const choose = (id, { rules, position, seed, nodes }) => ({
  type: "choose",
  id,
  request: { rules, position, seed, nodes },
});

/** @returns {FromWorker} */
export const ready = () => ({ type: "ready" });

/** @param {number} id @param {ChooseAnswer} answer @returns {FromWorker} */
export const chosen = (id, answer) => ({ type: "chosen", id, answer });

/** @param {number | null} id @param {unknown} error @returns {FromWorker} */
export const failed = (id, error) => ({
  type: "failed",
  id,
  message: error instanceof Error ? error.message : String(error),
});
