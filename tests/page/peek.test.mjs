/**
 * The opponent never peeks. One public history is played over several deals; every byte that the
 * page sends towards the opponent has to be the same. Two doubles of the page that do peek, one
 * openly and one by hiding a trace in a number, have to be caught by the very same check.
 */

import assert from "node:assert/strict";
import { load } from "../wasm/module.mjs";
import { eavesdrop, overheard } from "./eavesdrop.mjs";
import { query } from "./endings.mjs";
import { visitTest } from "./harness.mjs";
import { act, actionsOf, advise } from "./player.mjs";
import { click } from "./table.mjs";

/** @typedef {import("./harness.mjs").Visit} Visit */
/** @typedef {import("./table.mjs").Table} Table */

const RULES = "standard";
/** Eleven pieces lie face down still: few enough for a flip to bring up the same one over many deals. */
const POSITION =
  "E1J2/4C/1l1C1/2x1g/DK1k?/?n2n/K1?j1/1Dllf/?1jJ?/1c?K?/?bb??/B?d1N 1 r MGBLLLmdckxn 60 0";
const PLIES = 4;
const DEALS = 4;
const NAMES = { first: "one", second: "two", date: "2026-11-30" };

const { Game } = await load("fanqi_bg.wasm");

/** @param {string} seed */
const address = (seed) => query({ rules: RULES, position: POSITION, seed, first: "me" });

/**
 * Plays the first deal: the person turns pieces over and moves in turn, the program as it likes.
 *
 * @param {Visit} visit
 * @param {string} seed
 */
async function playFreely(visit, seed) {
  const table = await visit.open(address(seed));
  for (const action of ["a2", null]) {
    const before = await table.events();
    await act(table, click, action ?? advise(RULES, await table.position()));
    await table.waitForEvents(before.length + 2);
  }
  const history = actionsOf(await table.record());
  assert.equal(history.length, PLIES);
  return { history, heard: await hearToTheEnd(table) };
}

/**
 * Plays the same history over another deal; the program's part of it comes by itself.
 *
 * @param {Visit} visit
 * @param {string} seed
 * @param {string[]} history
 */
async function playAgain(visit, seed, history) {
  const table = await visit.open(address(seed));
  for (const [ply, action] of history.entries()) {
    if (ply % 2 === 0) await act(table, click, action.split("=")[0]);
    else await table.waitForEvents(ply + 1);
  }
  assert.deepEqual(actionsOf(await table.record()), history, "the public history is the same");
  return hearToTheEnd(table);
}

/** Asks for a hint and offers a draw, over which the opponent is asked; then gives all that was heard. @param {Table} table */
async function hearToTheEnd(table) {
  await table.waitForPhase("person");
  await table.press("hint");
  await table.waitForText("advice", /^(Turn over|[a-e]\d+ to)/);
  await table.offerDraw();
  await table.waitForPhase("person", "ended");
  const heard = await overheard(table.page);
  await table.page.close();
  return heard;
}

/**
 * What lies face down once the history has been played; null where this deal tells another one.
 *
 * @param {string} seed
 * @param {string[]} history
 */
function restOfDeal(seed, history) {
  const game = Game.start({ rules: RULES, position: POSITION, seed, ...NAMES });
  try {
    const same = history.every((action) => game.play(action.split("=")[0]).text === action);
    if (!same) return null;
    game.resign(1);
    return JSON.stringify(game.view().revealed);
  } finally {
    game.free();
  }
}

/**
 * @param {string[]} history
 * @param {string} first the seed it was played over
 * @returns {string[]} seeds of deals that differ and yet agree on all that was seen
 */
function dealsThatAgree(history, first) {
  const rests = new Set([restOfDeal(first, history)]);
  const seeds = [];
  for (let number = 0; seeds.length < DEALS - 1; number++) {
    assert.ok(number < 300_000, "no deals agree; choose fewer plies");
    const seed = `deal ${number}`;
    const rest = restOfDeal(seed, history);
    if (rest === null || rests.has(rest)) continue;
    rests.add(rest);
    seeds.push(seed);
  }
  return seeds;
}

/** @param {string[][]} transcripts one for each deal */
function demandEqual([first, ...others]) {
  const questions = first.filter((message) => message.includes('"type":"choose"'));
  assert.equal(questions.length, PLIES / 2 + 2, "every question to the opponent is heard");
  for (const other of others) assert.deepEqual(other, first, "the opponent hears of the deal");
}

/** @param {Visit} visit */
async function transcriptsOverDeals(visit) {
  const seed = "the first deal";
  const { history, heard } = await playFreely(visit, seed);
  const transcripts = [heard];
  for (const other of dealsThatAgree(history, seed))
    transcripts.push(await playAgain(visit, other, history));
  return transcripts;
}

/**
 * Serves the session with a change in it.
 *
 * @param {[original: string, changed: string]} change the original has to be there exactly once
 */
const double =
  ([original, changed], listen = eavesdrop) =>
  /** @param {import("playwright-core").BrowserContext} context */
  async (context) => {
    await listen(context);
    await context.route("**/www/session.js", async (route) => {
      const response = await route.fetch();
      const parts = (await response.text()).split(original);
      assert.equal(parts.length, 2, `the double no longer fits the session: ${original}`);
      await route.fulfill({ response, body: parts.join(changed) });
    });
  };

for (const source of [false, true])
  visitTest(
    `the opponent hears the same over every deal, from the ${source ? "modules" : "site"}`,
    { prepare: eavesdrop, source },
    async (visit) => demandEqual(await transcriptsOverDeals(visit)),
  );

/**
 * Where no worker can start, the opponent is told by a channel of the page, which is listened to as
 * well. Its clock stands still, so that it searches to the end and answers every deal alike.
 * @param {import("playwright-core").BrowserContext} context
 */
async function onPage(context) {
  await eavesdrop(context);
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "Worker");
    Date.now = () => 0;
  });
}

visitTest(
  "the opponent hears the same over every deal where it sits on the page",
  { prepare: onPage },
  async (visit) => demandEqual(await transcriptsOverDeals(visit)),
);

const CONSULT = "await consult(this.#opponent, this.view, this.about.seed, restarted)";

const ADVISE = "await consult(this.#opponent, view, this.about.seed, () => {})";

/** @type {Record<string, [original: string, changed: string]>} */
const DOUBLES = {
  "a double that tells the sealed deal aside is caught": [
    CONSULT,
    `(new BroadcastChannel("aside").postMessage(this.saved.deal), ${CONSULT})`,
  ],
  "a double that tells the sealed deal with a hint is caught": [
    ADVISE,
    `(new BroadcastChannel("aside").postMessage(this.saved.deal), ${ADVISE})`,
  ],
  // The rules say the same with and without a repeated option; which one is repeated tells.
  "a double that hides a trace of the deal in the rules' text is caught": [
    CONSULT,
    CONSULT.replace(
      "this.view",
      `{ ...this.view, rules: { ...this.view.rules, canonical:
        "standard," + Object.entries(this.view.rules.values)
          .map(([name, value]) => name + "=" + value)
          .at([...this.saved.deal].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 17) } }`,
    ),
  ],
};

for (const [name, change] of Object.entries(DOUBLES))
  for (const [place, listen] of /** @type {const} */ ([
    ["in a worker", eavesdrop],
    ["on the page", onPage],
  ]))
    visitTest(
      `${name}, ${place}`,
      { prepare: double(change, listen), source: true },
      async (visit) => {
        const transcripts = await transcriptsOverDeals(visit);
        assert.throws(() => demandEqual(transcripts), /the opponent hears of the deal/);
      },
    );
