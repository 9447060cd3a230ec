/** The sounds: made by code, after a gesture, as the switch says, and never a trouble. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, visitTest } from "./harness.mjs";
import { act } from "./player.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/** Runs in the page: writes down what the sound system and the vibration are asked for. */
function listenToSounds() {
  const heard = { contexts: 0, sources: 0, trembles: /** @type {unknown[]} */ ([]) };
  Object.assign(window, { heard });
  window.AudioContext = class extends AudioContext {
    /** @param {AudioContextOptions} [options] */
    constructor(options) {
      super(options);
      heard.contexts++;
    }
  };
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    heard.sources++;
    return start.apply(this, when);
  };
  const { start: startBuffer } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    heard.sources++;
    return startBuffer.apply(this, when);
  };
  navigator.vibrate = (pattern) => heard.trembles.push(pattern) > 0;
}

/** @param {BrowserContext} context */
const prepare = (context) => context.addInitScript(listenToSounds);

/** @param {import("./table.mjs").Table} table @returns {Promise<ReturnType<typeof listenToSounds> & any>} */
const heardBy = (table) => table.page.evaluate(() => /** @type {any} */ (window).heard);

/** Until what is loaded later is there: the menu's words are. @param {import("./table.mjs").Table} table */
async function untilAttended(table) {
  await table.page.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector("fanqi-board")).shadowRoot !== null &&
      performance.getEntriesByType("resource").some(({ name }) => /-dialogs[.-]/.test(name)),
  );
  await table.page.waitForTimeout(200);
}

const TWO = { opponent: "person", seed: "sound" };

pageTest(
  "silent before a gesture, heard with it",
  { query: query({ first: "other", seed: "sound" }), prepare, device: "phone" },
  async (table) => {
    await untilAttended(table);
    await table.waitForPhase("person");
    assert.deepEqual(await heardBy(table), { contexts: 0, sources: 0, trembles: [] });
    await act(table, touch, "c7");
    const { contexts, sources, trembles } = await heardBy(table);
    assert.equal(contexts, 1);
    assert.ok(sources > 0);
    assert.ok(trembles.length > 0 && trembles.flat().every((/** @type {number} */ ms) => ms < 100));
  },
);

pageTest(
  "the switches in the menu hold, and are remembered",
  { query: query(TWO), prepare, device: "tallPhone" },
  async (table) => {
    await untilAttended(table);
    await table.control("menu").click();
    for (const name of ["sound", "vibration"])
      await table.board.locator(`dialog input[name=${name}]`).click();
    await table.page.keyboard.press("Escape");
    const before = await heardBy(table);
    await act(table, touch, "c7");
    assert.deepEqual(await heardBy(table), before);
    await table.page.reload();
    await table.waitForPhase("person");
    await untilAttended(table);
    await act(table, touch, "c6");
    assert.deepEqual(await heardBy(table), { contexts: 0, sources: 0, trembles: [] });
  },
);

pageTest(
  "switched off by the address",
  { query: query({ ...TWO, sound: 0, vibration: 0 }), prepare },
  async (table) => {
    await untilAttended(table);
    await act(table, click, "c7");
    assert.deepEqual(await heardBy(table), { contexts: 0, sources: 0, trembles: [] });
  },
);

const LAST = endgame("5/5/5/4l/5/5/5/5/5/5/4M/2F1f");
pageTest(
  "the end has a sound of its own",
  { query: query({ ...TWO, rules: "classic", position: LAST }), prepare },
  async (table) => {
    await untilAttended(table);
    await click(table, "e2");
    const before = (await heardBy(table)).sources;
    await click(table, "e1");
    await table.waitForPhase("ended");
    // Five notes of three tones and a stroke, beside the capture's.
    assert.ok((await heardBy(table)).sources - before >= 20 + 4);
  },
);

/** @type {[string, () => void][]} */
const WITHOUT = [
  ["no sound system", () => Reflect.deleteProperty(window, "AudioContext")],
  [
    "a sound system that refuses",
    () => {
      window.AudioContext = /** @type {any} */ (
        class {
          constructor() {
            throw new DOMException("no device", "NotSupportedError");
          }
        }
      );
    },
  ],
  [
    "a sound system that never starts, and no vibration",
    () => {
      AudioContext.prototype.resume = () => Promise.reject(new DOMException("blocked"));
      AudioContext.prototype.suspend = () => Promise.reject(new DOMException("blocked"));
      Object.defineProperty(navigator, "vibrate", { value: undefined });
    },
  ],
];

for (const [name, breakIt] of WITHOUT)
  pageTest(
    `with ${name} the game goes on without a word`,
    { query: query(TWO), prepare: (context) => context.addInitScript(breakIt) },
    async (table) => {
      await untilAttended(table);
      for (const point of ["c7", "c6", "a1"]) await act(table, click, point);
      assert.equal(await table.part("message").innerText(), "");
    },
  );

visitTest("each sound is there, short, and soft", { source: true }, async (visit) => {
  const { page } = await visit.open(query(TWO));
  const module = new URL("www/attendants/recipes.js", visit.address).href;
  const sounds = await page.evaluate(async (href) => {
    const { RECIPES } = await import(href);
    const [rate, seconds] = [22_050, 3];
    /** @type {Record<string, { peak: number, power: number, tail: number }>} */
    const measured = {};
    for (const [name, recipe] of Object.entries(RECIPES)) {
      const context = new OfflineAudioContext(1, rate * seconds, rate);
      const out = context.createGain();
      out.gain.value = 0.35;
      out.connect(context.destination);
      recipe(context, out, 0.15);
      const samples = (await context.startRendering()).getChannelData(0);
      const loud = samples.map(Math.abs);
      measured[name] = {
        peak: loud.reduce((most, each) => Math.max(most, each)),
        power: samples.reduce((sum, each) => sum + each * each, 0),
        tail: loud.slice(1.6 * rate).reduce((most, each) => Math.max(most, each), 0),
      };
    }
    return measured;
  }, module);
  assert.deepEqual(Object.keys(sounds).sort(), [
    ...["blast", "both", "capture", "draw", "fall"],
    ...["flip", "lose", "move", "win"],
  ]);
  for (const [name, { peak, power, tail }] of Object.entries(sounds)) {
    assert.ok(peak > 0.05 && peak < 0.75, `${name} is as loud as ${peak}`);
    assert.ok(power > 0.5, `${name} is ${power}`);
    assert.ok(tail < 0.001, `${name} is over after a second and a half`);
  }
  const powers = Object.values(sounds).map(({ power }) => power);
  assert.equal(new Set(powers).size, powers.length, "each is another");
});
