/** Files that are handed to the person, and taken from them. */

import { listen, make } from "../dom.js";

/** @param {string} name @param {string} text @param {string} type such as `application/json` */
export function saveFile(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href, download: name }).click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/**
 * @param {string} accept such as `.json`
 * @returns {Promise<File | null>} never settles where the person chooses none and the browser says nothing
 */
export function askFile(accept) {
  const input = make("input", { type: "file", accept });
  return new Promise((resolve) => {
    listen(input, "change", () => resolve(input.files?.[0] ?? null));
    listen(input, "cancel", () => resolve(null));
    input.click();
  });
}
