/**
 * Plays games at a table by gestures, and holds what the page says against the native program.
 * The person's actions come from the module's own opponent, so that games reach an end.
 */

import assert from "node:assert/strict";
import { load } from "../wasm/module.mjs";
import { Program } from "../wasm/program.mjs";

/** @typedef {import("./table.mjs").Table} Table */
/** @typedef {import("./table.mjs").Gesture} Gesture */
/** @typedef {import("../../www/contract").Seat} Seat */

const module = await load("fanqi_bg.wasm");

/** Enough to see captures, few enough to answer at once. */
const NODES = 20_000;

/**
 * @param {string} rules
 * @param {string} position
 * @param {number} [seed]
 */
export const advise = (rules, position, seed = 7) =>
  module.choose({ rules, position, seed, nodes: NODES }).action;

/** @param {string} position six fields */
const turnOf = (position) => /** @type {Seat} */ (Number(position.split(" ")[1]));

/**
 * Does one action by gestures and waits until the table tells of it.
 *
 * @param {Table} table
 * @param {Gesture} gesture
 * @param {string} action such as `b6` or `a6a9`
 * @returns {Promise<import("../../www/contract").PlayedAction & { position: string }>}
 */
export async function act(table, gesture, action) {
  const before = (await table.events()).length;
  const points = action.match(/[a-e]\d+/g) ?? [];
  for (const point of points) {
    await table.waitForPhase("person");
    await gesture(table, point);
  }
  const { type, detail } = (await table.waitForEvents(before + 1))[before];
  assert.equal(type, "fanqi-action");
  assert.equal(detail.text.split(/[=+]/)[0], action, "the table does what the hand did");
  return detail;
}

/**
 * Plays the person's side until the game ends or `plies` are on the record.
 *
 * @param {Table} table
 * @param {Gesture} gesture
 * @param {{ person?: Seat | null, plies?: number }} [options] `person` null: both sides, by hand
 */
export async function playOn(table, gesture, { person = 1, plies = Infinity } = {}) {
  const rules = tag(await table.record(), "Rules");
  for (;;) {
    const events = await table.events();
    const [position, record] = [await table.position(), await table.record()];
    if (tag(record, "Result") !== "*") return table.waitForPhase("ended");
    if (Number(position.split(" ")[4]) >= plies) return;
    if (person === null || turnOf(position) === person)
      await act(table, gesture, advise(rules, position));
    else await table.waitForEvents(events.length + 1);
  }
}

/**
 * @param {string} record
 * @param {string} name
 */
export function tag(record, name) {
  const value = new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(record)?.[1];
  assert.ok(value !== undefined, `the record has a tag ${name}:\n${record}`);
  return value;
}

/** The actions of a record with their outcomes. @param {string} record */
export function actionsOf(record) {
  const words = record.slice(record.indexOf("\n\n")).split(/\s+/).filter(Boolean);
  return words.slice(0, -1).filter((word) => !/^\d+\.+$/.test(word));
}

/**
 * Replays the table's record in the native program: the same position, and the same result.
 *
 * @param {Table} table
 * @returns {Promise<{ record: string, result: string }>}
 */
export async function checkAgainstReplay(table) {
  const [record, position] = [await table.record(), await table.position()];
  const start = /^\[Position "(.*)"\]$/m.exec(record)?.[1] ?? "startpos";
  const program = new Program();
  try {
    await program.ask(`rules ${tag(record, "Rules")}`);
    await program.position(start, actionsOf(record));
    assert.equal(await program.line("show"), position, "the page's position is the replay's");
    const result = await program.line("result");
    const termination = tag(record, "Termination");
    // Talk and clock end a game off the board; the position knows nothing of it.
    if (!["resignation", "agreement", "timeouts", "left"].includes(termination))
      assert.equal(
        result,
        termination === "unfinished" ? "none" : `${tag(record, "Result")} ${termination}`,
      );
    return { record, result: `${tag(record, "Result")} ${termination}` };
  } finally {
    await program.end();
  }
}

/**
 * The game is over, and it is seen to be over.
 *
 * @param {Table} table
 */
export async function checkEnd(table) {
  await table.part("result").first().waitFor();
  const said = await table.part("result").first().innerText();
  assert.ok(said.trim().length > 3, "the result is said in words");
  const { record, result } = await checkAgainstReplay(table);
  assert.notEqual(tag(record, "Result"), "*");
  const start = /^\[Position "(.*?) .*"\]$/m.exec(record)?.[1];
  const dealt = start ? start.split("?").length - 1 : 50;
  assert.equal(tag(record, "Placement").split("~").length - 1, dealt, "the placement is told");
  const end = (await table.events()).filter(({ type }) => type === "fanqi-end");
  assert.equal(end.length, 1, "the end is told once");
  return { record, result, said };
}
