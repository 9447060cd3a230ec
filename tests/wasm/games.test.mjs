/**
 * Whole games on deals from seeds, played in the WebAssembly modules and repeated by the native
 * program: the same position, actions and result at every ply, and the same choices.
 */

import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { legalActions, load, MODULES, resultText } from "./module.mjs";
import { Program } from "./program.mjs";
import { random } from "./random.mjs";

const NAMES = { first: "one", second: "two", date: "2026-11-30" };
const modules = await Promise.all(MODULES.map((name) => load(name)));
const [plain, simd] = modules;
const program = new Program();
after(() => program.end());

/**
 * @param {import("../../www/contract").Fanqi} fanqi
 * @param {string} rules
 * @param {string} seed
 * @param {(actions: string[]) => string} pick
 * @returns {{ record: string, actions: string[], positions: string[], moves: string[], result: string }}
 */
function playGame(fanqi, rules, seed, pick) {
  const game = fanqi.Game.start({ rules, seed, ...NAMES });
  const actions = [];
  const positions = [];
  const moves = [];
  for (let view = game.view(); ; view = game.view()) {
    const legal = legalActions(fanqi, view);
    positions.push(view.position);
    moves.push(legal.join(" "));
    if (view.result) {
      const record = game.record();
      game.free();
      return { record, actions, positions, moves, result: resultText(view) };
    }
    actions.push(game.play(pick(legal)).text);
  }
}

/**
 * Any legal action, as good as another. The limits of the rules end the game in the end.
 *
 * @param {string} seed
 * @returns {(actions: string[]) => string}
 */
function randomPlayer(seed) {
  const draw = random(seed);
  return (actions) => actions[draw(actions.length)];
}

describe("a whole game under each preset", () => {
  for (const { name: preset } of plain.rulesCatalogue().presets) {
    test(preset, async () => {
      const seed = `whole ${preset}`;
      const played = playGame(plain, preset, seed, randomPlayer(seed));
      assert.deepEqual(playGame(simd, preset, seed, randomPlayer(seed)), played);
      await program.ask(`rules ${preset}`);
      // Every tenth position and the last: the native program reads them all on the way anyway.
      for (const [ply, position] of played.positions.entries()) {
        if (ply % 10 && ply !== played.actions.length) continue;
        await program.position("startpos", played.actions.slice(0, ply));
        assert.equal(await program.line("show"), position, `${preset}, ply ${ply}`);
        assert.equal(await program.line("moves"), played.moves[ply], `${preset}, ply ${ply}`);
      }
      assert.equal(await program.line("result"), played.result);
    });
  }
});

test("the record of a finished game is read back to the same end", () => {
  const played = playGame(plain, "quick", "record", randomPlayer("record"));
  for (const { Game } of modules) {
    const game = Game.open(played.record);
    assert.equal(game.view().position, played.positions[played.actions.length]);
    assert.equal(game.record(), played.record);
    for (const ply of [0, 1, played.actions.length - 1])
      assert.equal(game.viewAt(ply).position, played.positions[ply]);
    game.free();
  }
});

test("the opponent chooses alike in both modules and in the native program", async () => {
  const nodes = 3000;
  for (const [number, { name: rules }] of plain.rulesCatalogue().presets.entries()) {
    const { positions } = playGame(plain, rules, `choose ${rules}`, randomPlayer(rules));
    await program.ask(`rules ${rules}`);
    for (const position of positions.filter((_, ply) => ply % 25 === 10).slice(0, 6)) {
      const seed = number + 1;
      const answers = modules.map(({ choose }) => choose({ rules, position, seed, nodes }));
      assert.deepEqual(answers[0], answers[1], `${rules}, ${position}`);
      await program.ask(`setoption name Seed value ${seed}`);
      await program.ask(`position ${position}`);
      assert.equal(await program.go(`nodes ${nodes}`), answers[0].action, `${rules}, ${position}`);
    }
  }
});

test("a panic is an error that names no code, and another instance plays on", async () => {
  /** @type {string[]} */
  const told = [];
  const { error } = console;
  console.error = (...words) => told.push(words.join(" "));
  try {
    const fresh = await load("fanqi_bg.wasm", "panic");
    assert.throws(() => fresh.panicForTest(), WebAssembly.RuntimeError);
  } finally {
    console.error = error;
  }
  assert.match(told.join(), /panic on demand/, "the console is told what happened");
  assert.equal(typeof plain.version(), "string");
});
