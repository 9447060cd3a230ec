/** Every record of `tests/data/flip.jsonl`, asked of the WebAssembly modules as the page would. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { legalActions, load, MODULES, resultText } from "./module.mjs";
import { writeRecord } from "./record.mjs";

/** @typedef {import("../../www/contract").Fanqi} Fanqi */
/** @typedef {Record<string, any> & { kind: string, rules: string, position: string }} Vector */

const text = await readFile(new URL("../data/flip.jsonl", import.meta.url), "utf8");
/** @type {Vector[]} */
const vectors = text
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

/** @param {string} kind */
const ofKind = (kind) => vectors.filter((vector) => vector.kind === kind);

/** @param {Vector} vector */
const label = ({ rules, position, action, id }) => [id, rules, position, action].join(" | ");

/**
 * The error carries one of these codes, alone or before a colon, and says something.
 *
 * @param {...string} kinds
 * @returns {(error: any) => boolean}
 */
const code =
  (...kinds) =>
  (error) =>
    error instanceof Error &&
    kinds.includes(String(/** @type {any} */ (error).code).split(":")[0]) &&
    error.message.length > 10;

const NAMES = { first: "one", second: "two", date: "2026-11-30" };

/**
 * @param {Fanqi} fanqi
 * @param {Vector} vector
 */
const startAt = (fanqi, { rules, position }) =>
  fanqi.Game.start({ rules, position, seed: "vectors", ...NAMES });

for (const name of MODULES) {
  const fanqi = await load(name);
  describe(name, () => {
    test("position: the view shows it, its actions and its result", () => {
      for (const vector of ofKind("position")) {
        const game = startAt(fanqi, vector);
        const view = game.view();
        assert.equal(view.position, vector.position, label(vector));
        assert.deepEqual(legalActions(fanqi, view), vector.moves, label(vector));
        assert.equal(resultText(view), vector.result, label(vector));
        game.free();
      }
    });

    test("position: perft counts the same sequences, played or counted", () => {
      for (const vector of ofKind("position")) {
        const { rules, position, perft } = vector;
        for (const [index, count] of perft.entries()) {
          if (count > 2_000_000) continue;
          const depth = index + 1;
          const counts = [true, false].map((all) => fanqi.perft(rules, position, depth, all));
          assert.deepEqual(counts, [count, count], `${label(vector)}, depth ${depth}`);
        }
      }
    });

    test("step: a record of one action is read and ends as it must", () => {
      for (const vector of ofKind("step")) {
        const { rules, position, action, after, result } = vector;
        const record = writeRecord({ rules, position, actions: [action], result });
        const game = fanqi.Game.open(record);
        assert.equal(game.view().position, after, label(vector));
        assert.equal(resultText(game.view()), result, label(vector));
        game.free();
      }
    });

    test("game: a whole record is read and ends as it must", () => {
      for (const vector of ofKind("game")) {
        const { result, final, actions } = vector;
        const game = fanqi.Game.open(writeRecord(/** @type {any} */ (vector)));
        const view = game.view();
        assert.equal(view.position, final, label(vector));
        assert.equal(resultText(view), result, label(vector));
        assert.equal(view.plies, actions.length, label(vector));
        game.free();
      }
    });

    test("refused: a position that cannot be is refused with a named fault", () => {
      for (const vector of ofKind("refused"))
        assert.throws(() => startAt(fanqi, vector), code("position"), label(vector));
    });

    test("badrules: a rule set that cannot be is refused with a named fault", () => {
      for (const vector of ofKind("badrules"))
        assert.throws(() => fanqi.readRules(vector.rules), code("rules"), label(vector));
    });

    test("illegal: the action is refused with the reason and nothing changes", () => {
      for (const vector of ofKind("illegal")) {
        const game = startAt(fanqi, vector);
        // Here the referee supplies what comes up; what is illegal only for lack of that is legal.
        if (legalActions(fanqi, game.view()).includes(vector.action))
          assert.match(
            vector.why,
            /without outcome|what came up|where the Flag lies|Flag not told/,
            label(vector),
          );
        else
          assert.throws(() => game.play(vector.action), code("illegal", "action"), label(vector));
        assert.equal(game.view().position, vector.position, label(vector));
        game.free();
      }
    });
  });
}
