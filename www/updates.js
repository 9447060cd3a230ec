/**
 * Keeps the page for use without a network, and tells when a newer version has been fetched. The
 * running version serves on until the person agrees, or until its last page is closed.
 */

import { listen } from "./dom.js";

/** A browser may refuse, in a private window or a sandbox. The game needs none of it. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string} script of the service worker, relative to the page
 * @param {() => void} ready called when another version waits or has taken over
 * @returns {{ use: () => Promise<void>, destroy: () => void } | null} `use` loads the page anew, with
 *   the version that waits; null where a page cannot be kept
 */
export function followUpdates(script, ready) {
  const workers = serviceWorkers();
  if (!workers) return null;
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;
  let gone = false;
  // The first to take over a page that came from the network brings nothing new.
  let expected = workers.controller === null;

  /** @param {ServiceWorker} worker that is being installed */
  const watch = (worker) =>
    undo.push(
      listen(worker, "statechange", () => {
        if (worker.state === "installed" && workers.controller) ready();
      }),
    );
  const undo = [
    listen(workers, "controllerchange", () => {
      if (!expected) ready();
      expected = false;
    }),
    // A page that is installed may stay open for weeks.
    listen(document, "visibilitychange", () => {
      if (!document.hidden) registration?.update().catch(() => {});
    }),
  ];

  workers.register(script, { updateViaCache: "none" }).then(
    (found) => {
      if (gone || !found) return;
      registration = found;
      if (found.waiting && workers.controller) ready();
      if (found.installing) watch(found.installing);
      undo.push(
        listen(found, "updatefound", () => {
          if (found.installing) watch(found.installing);
        }),
      );
    },
    () => {},
  );

  return {
    async use() {
      const waiting = registration?.waiting;
      if (waiting) {
        const taken = new Promise((resolve) =>
          workers.addEventListener("controllerchange", resolve, { once: true }),
        );
        expected = true;
        waiting.postMessage("take over");
        await taken;
      }
      location.reload();
    },
    destroy() {
      gone = true;
      for (const each of undo) each();
    },
  };
}
