/**
 * The sounds of the table. There is none before the first gesture, as browsers demand, and none where
 * there is no sound system; nothing ever waits for it.
 */

import { planAction } from "../animation.js";
import { idle, listen } from "../dom.js";
import { RECIPES } from "./recipes.js";

/** @typedef {import("../contract").PlayedAction} PlayedAction */
/** @typedef {keyof typeof RECIPES} SoundName */

/** A game is played among other people. */
const VOLUME = 0.35;
/** So long after the last sound, in milliseconds, the sound system is put to rest. */
const REST_MS = 4000;
/** Seconds from the last action to what tells of the end. */
const END_DELAY = { moving: 0.65, still: 0.1 };

export class Sound {
  #wanted;
  #undo;
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioNode | null} */ #out = null;
  #opening = false;
  #destroyed = false;
  #hasRun = false;
  #failed = false;
  /** What waits for the sound system to open. @type {{ name: SoundName, due: number }[]} */
  #early = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #rest;

  /** @param {EventTarget} host where gestures are made @param {() => boolean} wanted */
  constructor(host, wanted) {
    this.#wanted = wanted;
    const gesture = () => this.#wanted() && this.#gesture();
    const undo = ["pointerup", "click", "keydown"].map((type) =>
      listen(host, type, gesture, { capture: true }),
    );
    this.#undo = () => undo.forEach((each) => each());
  }

  /** @param {PlayedAction} played @param {boolean} motion whether it is acted out */
  acted(played, motion) {
    const name = soundOf(played);
    if (!name) return;
    const { acts, duration } = planAction(played);
    const arrival = acts.find(({ kind }) => kind === "travel")?.end ?? duration * 0.8;
    this.#play(name, motion ? arrival / 1000 : 0);
  }

  /** @param {"win" | "lose" | "draw"} outcome @param {boolean} moving whether an action is on its way */
  ended(outcome, moving) {
    this.#play(outcome, moving ? END_DELAY.moving : END_DELAY.still);
  }

  destroy() {
    this.#undo();
    this.#destroyed = true;
    clearTimeout(this.#rest);
    const context = this.#context;
    this.#context = null;
    try {
      context?.close().catch(() => {});
    } catch {
      // One that cannot even be closed goes with the page.
    }
  }

  /** @param {SoundName} name @param {number} delay seconds */
  #play(name, delay) {
    const [context, out] = [this.#context, this.#out];
    if (!this.#wanted() || document.hidden) return;
    if (!context || !out) {
      if (this.#opening) this.#early.push({ name, due: performance.now() + delay * 1000 });
      return;
    }
    this.#wake(context);
    try {
      RECIPES[name](context, out, context.currentTime + delay);
    } catch {
      this.#failed = true;
    }
  }

  #gesture() {
    // Safari lets a sound system begin to run only from inside a gesture.
    if (this.#context && !this.#hasRun) this.#wake(this.#context);
    if (this.#opening || this.#context || this.#failed) return;
    this.#opening = true;
    // The browser's first sound system holds the page for a tenth of a second: not in the first tap.
    idle(() => this.#open());
  }

  #open() {
    this.#opening = false;
    if (this.#destroyed || !this.#wanted()) return;
    try {
      const context = new AudioContext({ latencyHint: "interactive" });
      context.onstatechange = () => (this.#hasRun ||= context.state === "running");
      const out = context.createGain();
      out.gain.value = VOLUME;
      out.connect(context.destination);
      this.#context = context;
      this.#out = out;
    } catch {
      // No sound system, or none that may be used: the game is silent.
      this.#failed = true;
    }
    const now = performance.now();
    for (const { name, due } of this.#early.splice(0))
      this.#play(name, Math.max(0, due - now) / 1000);
  }

  /** An open sound system uses power even where it is silent. @param {AudioContext} context */
  #wake(context) {
    clearTimeout(this.#rest);
    if (context.state !== "running") context.resume().catch(() => {});
    this.#rest = setTimeout(() => context.suspend().catch(() => {}), REST_MS);
  }
}

/** @param {PlayedAction} played @returns {SoundName | null} */
function soundOf({ kind, fight, piece, defender, removed }) {
  if (kind === "pass") return null;
  if (kind === "flip") return "flip";
  if (!fight) return "move";
  const bomb = /x/i.test(`${piece}${defender}`);
  const mine = /n/i.test(defender ?? "") && piece !== null && removed.includes(piece);
  if (bomb || mine) return "blast";
  return fight === "both" ? "both" : fight === "loses" ? "fall" : "capture";
}
