/**
 * Keeps a whole copy of the site for use without a network. The copy is of one version: a newer one
 * is fetched aside, and takes over when the person agrees or when no page of the old one is open.
 * `tools/offline.mjs` writes the list of files into it and sets it beside `index.html`.
 */

import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { knowsSimd } from "./simd.js";

/** @typedef {{ url: string, revision: string | null }} File */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {File[]} */
const files = /** @type {any} */ (self).__WB_MANIFEST;

/** The module that this browser never asks for. */
const unused = knowsSimd() ? "fanqi_bg.wasm" : "fanqi_simd_bg.wasm";

precacheAndRoute(
  files.filter(({ url }) => !url.endsWith(`/${unused}`)),
  {
    directoryIndex: "index.html",
    cleanURLs: false,
    // A position in the address asks for the same page, a copy of the glue for the same script.
    ignoreURLParametersMatching: [/./],
  },
);
cleanupOutdatedCaches();

// Only after a first visit: the page that is open then came with this very version.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});
