/**
 * Serves the game's files from this machine to this machine: `index.html`, `www/` and a written
 * site's service worker, nothing else of the folder, and nothing from a cache, so that an edit shows
 * at the next reload.
 */

import { createServer } from "node:http";
import send from "send";

/** The strictest policy the game promises to work under. */
export const STRICT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** What is served beside `www/`. */
const FILES = ["/", "/index.html", "/service-worker.js"];

/**
 * @typedef {object} Options
 * @property {string} root the folder with `index.html` and `www/`
 * @property {string} [base] the path under which it is served, such as `/some/where/`
 * @property {number} [port] 0, the default, takes any free one
 * @property {string} [policy] a Content-Security-Policy to send with every file
 * @property {boolean} [cors] whether pages of other origins may read the files
 * @property {string} [folder] that is served instead of `/www/`
 * @property {Record<string, string>} [pages] HTML by its path below `base`, such as `blog/post.html`
 */

/**
 * Starts to serve on 127.0.0.1.
 *
 * @param {Options} options
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} the address of `index.html`
 * @throws where the port is taken: an Error with `code` "EADDRINUSE"
 */
export async function serve({
  root,
  base = "/",
  port = 0,
  policy,
  cors = false,
  pages = {},
  folder = "/www/",
}) {
  const setHeaders = (/** @type {import("node:http").ServerResponse} */ response) => {
    if (policy) response.setHeader("Content-Security-Policy", policy);
    if (cors) response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Cache-Control", "no-store");
  };
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? "/", "http://localhost").pathname.slice(base.length)];
    if (page !== undefined) {
      setHeaders(response);
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(page);
      return;
    }
    const path = pathBelow(base, folder, request.url ?? "/");
    const missing = () => {
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(`Not here. The game is at ${base}\n`);
    };
    if (path === null) return missing();
    send(request, path, { root, cacheControl: false, etag: false, lastModified: false })
      .on("headers", setHeaders)
      // A folder, or a file that went while it was asked for.
      .on("directory", missing)
      .on("error", missing)
      .pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const { port: taken } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The path below `base`, or null where it is none of the game's: the folder that is served may be
 * the whole repository.
 *
 * @param {string} base
 * @param {string} folder
 * @param {string} url
 */
function pathBelow(base, folder, url) {
  const { pathname } = new URL(url, "http://localhost");
  // No file of the game has a name that must be written with %; a folder's way out may.
  if (!pathname.startsWith(base) || pathname.includes("%")) return null;
  const path = `/${pathname.slice(base.length)}`;
  return FILES.includes(path) || path.startsWith(folder) ? path : null;
}
