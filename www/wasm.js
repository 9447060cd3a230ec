/** Loads the WebAssembly module: compiled once for the page and its workers. */

import { knowsSimd } from "./simd.js";

/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {{ fanqi: Fanqi, module: WebAssembly.Module }} Loaded */

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;
/** @type {Promise<Loaded> | null} */
let current = null;
let copies = 0;

/**
 * @param {boolean} [fresh] true after a panic: an instance that has panicked is not to be trusted,
 *   and the glue holds one instance for ever, so the glue is imported once more under another name
 * @returns {Promise<Loaded>}
 */
export function loadFanqi(fresh = false) {
  if (!current || fresh) {
    current = instantiate(fresh ? ++copies : 0);
    current.catch(() => (current = null));
  }
  return current;
}

/** @param {number} copy @returns {Promise<Loaded>} */
async function instantiate(copy) {
  compiled ??= compile();
  compiled.catch(() => (compiled = null));
  const [module, fanqi] = await Promise.all([compiled, importGlue(copy)]);
  await fanqi.default({ module_or_path: module });
  return { fanqi, module };
}

// Names written out whole are what a bundler finds: it has to bring these files along.

/** @param {number} copy @returns {Promise<any>} */
function importGlue(copy) {
  if (copy === 0) return import("./pkg/fanqi.js");
  if (copy === 1) return import("./pkg/fanqi.js?copy=1");
  if (copy === 2) return import("./pkg/fanqi.js?copy=2");
  const { href } = new URL("./pkg/fanqi.js?copy=" + copy, import.meta.url);
  return import(/* @vite-ignore */ href);
}

async function compile() {
  const url = knowsSimd()
    ? new URL("./pkg/fanqi_simd_bg.wasm", import.meta.url)
    : new URL("./pkg/fanqi_bg.wasm", import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: HTTP ${response.status}`);
  // Browsers keep the code of what they compile as it arrives; they demand this type for it.
  const streams = response.headers.get("Content-Type") === "application/wasm";
  return streams && "compileStreaming" in WebAssembly
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The code of an error that the rules core threw on purpose; null for anything else, a panic for one.
 * @param {unknown} error
 * @returns {string | null}
 */
export function errorCode(error) {
  const code = error instanceof Error && /** @type {{ code?: unknown }} */ (error).code;
  return typeof code === "string" ? code : null;
}

/** What an error says; long words that it quotes are cut. @param {unknown} error */
export function errorText(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/"([^"]{40})[^"]+"/g, '"$1…"');
}
