/**
 * What goes along with a game without being part of it: sounds, the hint, the guide, the profile.
 * It is loaded when the table stands; the game does not wait for it.
 */

import { callAll } from "../dom.js";
import { Guide } from "./guide.js";
import { Hint } from "./hint.js";
import { Profile } from "./profile.js";
import { Sound } from "./sound.js";
import { Vibration } from "./vibration.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").PlayedAction} PlayedAction */
/** @typedef {import("../dialogs/index.js").AllWords} Words */
/** @typedef {import("../session.js").Session} Session */

/** @param {App} app @param {() => Words} words those of now */
export const attend = (app, words) => new Attendants(app, words);

export class Attendants {
  hint;
  guide;
  profile;
  #app;
  #sound;
  #vibration;
  /** Its end has been noted. @type {Session | null} */ #noted = null;

  /** @param {App} app @param {() => Words} words */
  constructor(app, words) {
    this.#app = app;
    this.hint = new Hint(app, words);
    this.guide = new Guide(app, words);
    this.profile = new Profile(app.save);
    this.#sound = new Sound(app.element, () => app.settings.sound === "1");
    this.#vibration = new Vibration(app.element, () => app.settings.vibration === "1");
    this.changed();
  }

  /** @param {PlayedAction} played */
  acted(played) {
    const { motion } = this.#app.look;
    this.#sound.acted(played, motion);
    this.#vibration.acted(played);
    this.guide.acted(played);
  }

  /** The game has just ended; its last action may still be on its way. */
  ended() {
    const { session } = this.#app;
    if (!session?.view.result) return;
    const { winner } = session.view.result;
    const won = winner === (session.about.person ?? winner);
    const outcome = winner === 0 ? "draw" : won ? "win" : "lose";
    this.#sound.ended(outcome, session.phase === "moving");
    this.#vibration.ended();
  }

  /** Something to show is different. */
  changed() {
    const { session } = this.#app;
    this.hint.changed();
    this.guide.changed();
    // Also one that ended before this was loaded, or in a page that was closed at its end. Its last
    // action may still be on its way: another game may be begun before that has arrived.
    if (!session?.view.result || session.phase === "watching" || session === this.#noted) return;
    this.#noted = session;
    this.profile.note(session);
  }

  /** The words are others. */
  renamed() {
    this.guide.renamed();
  }

  destroy() {
    callAll([this.guide, this.#sound, this.#vibration].map((each) => () => each.destroy()));
  }
}
