/** Starts the opponent's worker, from this site or from another one. */

const SCRIPT = "./opponent-worker.js";

/**
 * @returns {{ worker: Worker, forget: () => void }} `forget` is to be called when it has ended
 * @throws {Error} where the page may have no worker. A worker may also start and fail: it tells so
 *   by an event
 */
export function startWorker() {
  // In Firefox one of another origin seems to start, and fails later. A sandbox has an origin of its own.
  if (new URL(SCRIPT, import.meta.url).origin !== origin) return startByBlob();
  try {
    // Bundlers know a worker by this very form.
    const worker = new Worker(new URL("./opponent-worker.js", import.meta.url), { type: "module" });
    return { worker, forget: () => {} };
  } catch {
    return startByBlob();
  }
}

/**
 * A script of another origin may not be a worker, but a worker of a few lines may import it. In a
 * sandbox only a plain one starts, which has to hold what it hears before the import is done.
 * @param {string} script
 */
const importer = (script) => `
  const early = [];
  const hold = (event) => early.push(event.data);
  addEventListener("message", hold);
  import(${JSON.stringify(script)}).then(
    () => {
      removeEventListener("message", hold);
      for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
    },
    // Where the page hears it.
    (error) => setTimeout(() => { throw error; }),
  );`;

function startByBlob() {
  const text = importer(new URL(SCRIPT, import.meta.url).href);
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const forget = () => URL.revokeObjectURL(url);
  try {
    return { worker: new Worker(url), forget };
  } catch (error) {
    forget();
    throw error;
  }
}
