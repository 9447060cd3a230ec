/** From what a person hands in, a file or a text, to a record that can be opened; or why not. */

import { errorCode, errorText } from "../wasm.js";

/** @typedef {import("./index.js").AllWords} Words */

/** A game of ten thousand actions takes a tenth of it. */
const MOST_BYTES = 1_000_000;
/** So much of a reason is shown; it may quote what was handed in. */
const MOST_REASON = 200;

/**
 * @param {Blob} file @param {Words} words
 * @returns {Promise<string>}
 * @throws {Error} with what is wrong, in the person's words
 */
export async function readText(file, { records }) {
  demandSize(file.size, records);
  /** @type {ArrayBuffer} */
  let bytes;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Error(records.unreadable);
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\0")) throw new TypeError();
    return text;
  } catch {
    throw new Error(records.notText);
  }
}

/**
 * @param {string} text @param {Words} words
 * @throws {Error} where this cannot be a record at all
 */
export function demandRecord(text, { records }) {
  demandSize(text.length, records);
  if (!text.trim()) throw new Error(records.empty);
  if (!/^\ufeff?\s*\[/.test(text)) throw new Error(records.noRecord);
}

/** @param {number} size @param {Words["records"]} records */
function demandSize(size, records) {
  if (size > MOST_BYTES) throw new Error(records.tooLarge);
}

/**
 * Why the rules core refuses a record: the line, the action where it is one, and the reason.
 * @param {unknown} error @param {Words} words
 */
export function faultText(error, { records, faults }) {
  const message = errorText(error);
  const [, line, core] = /^line (\d+): (.*)$/s.exec(message) ?? [];
  if (!line) return message;
  const reason = faults[errorCode(error) ?? ""] ?? core;
  const [, number, named] = /^action (\d+)(?:, (\S+?))?:/.exec(core) ?? [];
  const action = named ?? /"([^"]+)" is not/.exec(core)?.[1] ?? "";
  const tag = /^(?:the tag )?(\w+)(?: is |: | ")/.exec(core);
  const about = number ? records.action(Number(number), action) : (tag?.[1] ?? "");
  // In English the reason tells of the action or the tag itself.
  const text = records.fault(Number(line), reason === core ? "" : about, reason);
  return text.length > MOST_REASON ? `${text.slice(0, MOST_REASON)}…` : text;
}
