/** The opponent's side of the worker: it is given a position as text and answers an action as text. */

import { chosen, failed, ready } from "./messages.js";
import * as glue from "./pkg/fanqi.js";

/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {import("./contract").ToWorker} ToWorker */
/** @typedef {import("./contract").FromWorker} FromWorker */

/** @type {Promise<Fanqi> | null} */
let loading = null;

/** @param {WebAssembly.Module} module @returns {Promise<Fanqi>} */
async function load(module) {
  await glue.default({ module_or_path: module });
  return /** @type {any} */ (glue);
}

/** @param {FromWorker} message */
const answer = (message) => self.postMessage(message);

self.addEventListener("message", async (/** @type {MessageEvent<ToWorker>} */ event) => {
  const message = event.data;
  const id = message.type === "choose" ? message.id : null;
  try {
    if (message.type === "load") {
      loading = load(message.module);
      await loading;
      answer(ready());
    } else {
      if (!loading) throw new Error("asked before the module was loaded");
      const fanqi = await loading;
      answer(chosen(message.id, fanqi.choose(message.request)));
    }
  } catch (error) {
    answer(failed(id, error));
  }
});
