/**
 * Writes down every byte that a page sends to where an opponent could be: workers of every kind and
 * the channels that reach them. With the page's chance made repeatable, two games that look alike
 * to both players must sound alike, whatever lies face down.
 */

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("playwright-core").Page} Page */

/** @param {BrowserContext} context before its first page is opened */
export async function eavesdrop(context) {
  await context.addInitScript(fixChance);
  await context.addInitScript(listenIn);
}

/**
 * @param {Page} page
 * @returns {Promise<string[]>} one text for each message, in order
 */
export const overheard = (page) => page.evaluate(() => /** @type {any} */ (window).overheard);

/** Runs in the page: the same random numbers at every visit. */
function fixChance() {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  Crypto.prototype.getRandomValues = (/** @type {any} */ array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => (bytes[index] = next() >>> 24));
    return array;
  };
  Math.random = () => next() / 2 ** 32;
}

/** Runs in the page: wraps every door through which something can be said to a worker. */
function listenIn() {
  /** @type {string[]} */
  const heard = [];
  Object.assign(window, { overheard: heard });

  /** @param {ArrayBufferView | ArrayBuffer} data */
  const hex = (data) => {
    const bytes =
      data instanceof ArrayBuffer
        ? new Uint8Array(data)
        : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  /**
   * All that structured cloning would carry over, as text.
   * @param {any} value
   * @returns {string}
   */
  const written = (value) => {
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
    if (value === undefined) return "undefined";
    if (value === null || typeof value !== "object") return JSON.stringify(value);
    if (value instanceof WebAssembly.Module)
      return `module ${JSON.stringify([WebAssembly.Module.exports(value), WebAssembly.Module.imports(value)])}`;
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return `${value.constructor.name} ${hex(value)}`;
    if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
    if (value instanceof Map) return `Map${written([...value])}`;
    if (value instanceof Set) return `Set${written([...value])}`;
    if (value instanceof Date) return `Date ${value.getTime()}`;
    if (Object.getPrototypeOf(value) === Object.prototype)
      return `{${Object.entries(value)
        .map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`)
        .join(",")}}`;
    // What cannot be written down here could carry anything.
    throw new TypeError(`a message holds a ${value.constructor?.name}`);
  };

  /** @param {string} name */
  const wrapPost = (name) => {
    const { prototype } = /** @type {any} */ (window)[name] ?? {};
    if (!prototype) return;
    const { postMessage } = prototype;
    prototype.postMessage = function (/** @type {any[]} */ ...message) {
      heard.push(`${name}.postMessage ${written(message)}`);
      return postMessage.apply(this, message);
    };
  };
  ["Worker", "MessagePort", "BroadcastChannel", "ServiceWorker"].forEach(wrapPost);

  /** @param {string} name */
  const wrapStart = (name) => {
    const Original = /** @type {any} */ (window)[name];
    if (!Original) return;
    /** @type {any} */ (window)[name] = new Proxy(Original, {
      construct(target, [url, ...rest]) {
        heard.push(`new ${name} ${written([String(url), ...rest])}`);
        return new target(url, ...rest);
      },
    });
  };
  // A channel's name is told to nobody, so how one is opened does not matter.
  ["Worker", "SharedWorker"].forEach(wrapStart);
}
