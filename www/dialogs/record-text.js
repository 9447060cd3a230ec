/** The tags of a record as the rules core writes it: one a line, quotes and backslashes escaped. */

/** @param {string} name */
const line = (name) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m");

/** @param {string} record @param {string} name @returns {string} empty where there is none */
export function tagOf(record, name) {
  return line(name).exec(record)?.[1].replace(/\\(.)/g, "$1") ?? "";
}

/** The record with another value of a tag that it has. @param {string} record @param {string} name @param {string} value */
export function withTag(record, name, value) {
  const escaped = value.replace(/["\\]/g, "\\$&");
  return record.replace(line(name), () => `[${name} "${escaped}"]`);
}
