/** Serves a built site as a good static host does: compressed, and with validators for a cache. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * @param {string} root
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveSite(root) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = join(root, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    answer(path, request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {string} path
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(path, request, response) {
  const body = await readFile(path);
  const tag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  const headers = {
    "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "max-age=600",
    ETag: tag,
  };
  if (request.headers["if-none-match"] === tag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, "Content-Encoding": "gzip" });
  return response.end(gzipSync(body, { level: 9 }));
}
