/**
 * The opponent on the page itself, where no worker can start. It is told what a worker is told,
 * through a channel, and no more; it has an instance of the module of its own. It searches in slices,
 * so that the page draws and listens in between.
 */

import { listen, nextTask } from "./dom.js";
import { chosen, failed, ready } from "./messages.js";

/** @typedef {import("./contract").ChooseRequest} ChooseRequest */
/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {import("./contract").FromWorker} FromWorker */
/** @typedef {import("./contract").ToWorker} ToWorker */

/** Short of what a finger feels. */
const SLICE_MS = 20;
/** A hidden page is woken seldom, and nobody waits for it to draw. */
const HIDDEN_SLICE_MS = 500;

/**
 * @param {(message: FromWorker) => void} answer
 * @returns {import("./opponent.js").Seat}
 */
export function seatOnPage(answer) {
  const { port1, port2 } = new MessageChannel();
  let loading = /** @type {Promise<Fanqi> | null} */ (null);
  let latest = 0;

  /** @param {ToWorker} message */
  async function hear(message) {
    const id = message.type === "choose" ? message.id : null;
    latest = id ?? latest;
    try {
      if (message.type === "load") {
        loading = instantiate(message.module);
        await loading;
        answer(ready());
      } else {
        if (!loading) throw new Error("asked before the module was loaded");
        const found = await search(await loading, message.request, () => latest === id);
        if (found) answer(chosen(message.id, found));
      }
    } catch (error) {
      if (latest === id || id === null) answer(failed(id, error));
    }
  }

  const undo = listen(port2, "message", (event) => void hear(event.data));
  port2.start();
  return {
    tell: (message) => port1.postMessage(message),
    end: () => {
      latest = -1;
      undo();
      port1.close();
    },
  };
}

/** @param {WebAssembly.Module} module @returns {Promise<Fanqi>} */
async function instantiate(module) {
  const fanqi = /** @type {any} */ (await import("./pkg/fanqi.js?opponent"));
  await fanqi.default({ module_or_path: module });
  return fanqi;
}

/**
 * @param {Fanqi} fanqi @param {ChooseRequest} request
 * @param {() => boolean} wanted asked between the slices
 * @returns {Promise<import("./contract").ChooseAnswer | null>} null where nobody wants it any more
 */
async function search(fanqi, request, wanted) {
  const slices = fanqi.Slices.begin(request);
  try {
    while (wanted()) {
      if (slices.advance(document.hidden ? HIDDEN_SLICE_MS : SLICE_MS)) return slices.answer();
      await nextTask();
    }
    return null;
  } finally {
    slices.free();
  }
}
