/**
 * The turn loop, and the only mutable game state of the page. The person's actions and the
 * opponent's go through the same door, `game.play`. Everything that happens later than it was begun
 * (an animation, an answer) carries the epoch in which it was begun, and is dropped in another.
 */

import { MoveClock } from "./clock.js";
import { pause } from "./dom.js";
import { acceptsDraw, consult } from "./program.js";
import { errorCode, errorText } from "./wasm.js";

/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {import("./contract").Game} Game */
/** @typedef {import("./contract").PlayedAction} PlayedAction */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./opponent.js").Opponent} Opponent */
/** @typedef {import("./storage.js").GameAbout} GameAbout */
/** @typedef {import("./storage.js").SavedGame} SavedGame */

/** @typedef {"person" | "opponent" | "moving" | "asking" | "stalled" | "ended" | "watching"} Phase */
/** @typedef {import("./session-hooks.js").Hooks} Hooks */

/** A second panic within this time is not met with another reload. */
const PANIC_AGAIN_MS = 3000;

export class Session {
  /** @type {Phase} */ phase = "watching";
  /** @type {View} */ view;
  /** @type {GameAbout} */ about;
  /** What is kept: the record and the deal as they were after the last action. @type {SavedGame} */
  saved;
  /** @type {Game} */ #game;
  /** @type {Fanqi} */ #fanqi;
  /** @type {Opponent} */ #opponent;
  /** @type {Hooks} */ #hooks;
  #clock;
  #epoch = 0;
  #panicked = -Infinity;

  /**
   * @param {Fanqi} fanqi
   * @param {Opponent} opponent
   * @param {Hooks} hooks
   * @param {Game} game
   * @param {GameAbout} about
   */
  constructor(fanqi, opponent, hooks, game, about) {
    this.#fanqi = fanqi;
    this.#opponent = opponent;
    this.#hooks = hooks;
    this.#game = game;
    this.about = about;
    this.view = game.view();
    this.saved = this.#sealed();
    const ranOut = () => this.#guard(() => this.#play(null));
    this.#clock = new MoveClock(hooks.ticked, ranOut, hooks.waits);
  }

  /** Seconds left for this action; null without a clock. */
  get seconds() {
    return this.#clock.seconds;
  }

  /** @param {Seat} seat whether a person at this device plays it */
  isPerson(seat) {
    return this.about.person === null || seat === this.about.person;
  }

  /** What the action of this number did, the first being 1. @param {number} number */
  playedAt(number) {
    return this.viewAt(number)?.last ?? null;
  }

  /** What was seen after so many actions. @param {number} number @returns {View | null} */
  viewAt(number) {
    /** @type {View | null} */
    let view = null;
    this.#guard(() => (view = this.#game.viewAt(number)));
    return view;
  }

  /** Plays on from where the game is. */
  begin() {
    this.#hooks.keep(this.saved);
    this.#settle(this.about.clock);
  }

  /** Stands still, its clock too, until it begins again. */
  pause() {
    this.keepClock();
    this.about = { ...this.about, clock: this.#clock.exact };
    this.watch();
  }

  /** Shows, and lets nothing be done. */
  watch() {
    this.#interrupt();
    this.#enter("watching");
  }

  /**
   * Plays a person's action.
   * @param {string} action such as `b6` or `a6a9`
   * @param {PointIndex} point where a refusal is said
   */
  act(action, point) {
    if (this.phase !== "person") return;
    this.#guard(() => this.#play(action), point);
  }

  /** @param {string} action @returns {string | null} the reason why not, as a code */
  refusal(action) {
    /** @type {string | null} */
    let code = null;
    this.#guard(() => (code = this.#game.refusal(action)));
    return code;
  }

  /** How many actions an undo takes back: to before the person's own last one. */
  undoable() {
    const { last, result, undoable } = this.view;
    if (!last || result || this.phase === "watching") return 0;
    const count = this.isPerson(last.seat) ? 1 : 2;
    return count <= undoable ? count : 0;
  }

  /** The deal stays: what was turned up lies on its back again, and has been seen. */
  undo() {
    const count = this.undoable();
    if (!count) return;
    const { undoable } = this.view;
    const seen = { ...this.about.seen };
    for (let number = undoable - count + 1; number <= undoable; number++)
      for (const { point, piece } of turnedUp(this.playedAt(number))) seen[point] = piece;
    this.#change(() => {
      this.#game.undo(count);
      this.about = { ...this.about, seen, helped: true, help: this.about.help ?? "undo" };
    });
  }

  /**
   * What the program would do in the person's place. The game goes on meanwhile; whatever is done
   * comes first, and the question is dropped.
   * @returns {Promise<string | null>} null where the person is not to act
   * @throws {Error} where the program fails
   */
  async advise() {
    const { view } = this;
    if (this.phase !== "person") return null;
    const epoch = this.#epoch;
    const { action } = await consult(this.#opponent, view, this.about.seed, () => {});
    return epoch === this.#epoch ? action : null;
  }

  /** The person was helped: the game counts for no points. @param {import("./storage.js").Help} by */
  noteHelp(by) {
    const helped = { helped: true, help: this.about.help ?? by };
    this.about = { ...this.about, ...helped };
    this.saved = { ...this.saved, about: { ...this.saved.about, ...helped } };
    this.#hooks.keep(this.saved);
  }

  /** Whether a person would lose something by beginning another game: it runs, and they have acted. */
  get begun() {
    const { result, undoable } = this.view;
    return !result && undoable >= (this.about.person ?? 1);
  }

  /** Who leaves a game against the program for another one has lost it (rules, sections 8 and 10). */
  leave() {
    const { person } = this.about;
    if (person === null || !this.begun || this.phase === "watching") return;
    this.#change(() => this.#game.leave(person));
  }

  /** The seat for which a person would resign or offer now. @returns {Seat} */
  get speaker() {
    return this.about.person ?? this.view.turn;
  }

  /** @param {Seat} seat */
  resign(seat) {
    this.#change(() => this.#game.resign(seat));
  }

  /** Offers the program a draw. */
  async offerDraw() {
    const offerer = this.#offer();
    if (offerer === null) return;
    this.#enter("asking");
    const answer = await this.#consult();
    if (!answer) return;
    if (acceptsDraw(this.view, answer)) this.acceptDraw(/** @type {Seat} */ (3 - offerer));
    else {
      this.declineDraw(/** @type {Seat} */ (3 - offerer));
      this.#enter("person");
      this.#hooks.news("declined", "");
    }
  }

  /** Between two people: the draw that whoever is to act offers, and the answer to it. @param {boolean} accepted */
  answerDraw(accepted) {
    const offerer = this.#offer();
    if (offerer === null) return;
    const other = /** @type {Seat} */ (3 - offerer);
    if (accepted) this.acceptDraw(other);
    else this.declineDraw(other);
  }

  /** An offer by whoever is to act, which is remembered. @returns {Seat | null} who that is; null where it may not be */
  #offer() {
    const { turn } = this.view;
    if (this.phase !== "person") this.#hooks.refused(null, "not-your-turn", "");
    else if (this.#guard(() => this.#game.offerDraw(turn))) {
      this.view = this.#game.view();
      this.saved = this.#sealed();
      this.#hooks.keep(this.saved);
      return turn;
    }
    return null;
  }

  /** @param {Seat} seat who accepts */
  acceptDraw(seat) {
    this.#change(() => this.#game.acceptDraw(seat));
  }

  /** The game goes on as it was. @param {Seat} seat who declines */
  declineDraw(seat) {
    this.#guard(() => this.#game.declineDraw(seat));
    this.view = this.#game.view();
    this.#hooks.changed();
  }

  /** Asks a program that has failed once more. */
  retry() {
    if (this.phase === "stalled") this.#settle(null);
  }

  /** Keeps the seconds that are left, for when the page comes back. */
  keepClock() {
    const clock = this.#clock.exact;
    if (this.phase === "watching" || clock === null) return;
    this.saved = { ...this.saved, about: { ...this.saved.about, clock } };
    this.#hooks.keep(this.saved);
  }

  destroy() {
    this.#interrupt();
    this.#clock.destroy();
    this.#game.free();
  }

  /** @returns {SavedGame} */
  #sealed() {
    const about = { ...this.about, offers: this.#game.offers() };
    return { record: this.#game.record(), deal: this.#game.sealedDeal() ?? "", about };
  }

  /** Ends all that is under way; what comes back from it is dropped. */
  #interrupt() {
    this.#epoch++;
    this.#clock.stop();
    this.#opponent.drop();
    this.#hooks.skip();
  }

  /** @param {Phase} phase */
  #enter(phase) {
    this.phase = phase;
    this.#hooks.changed();
  }

  /**
   * Runs what calls into the module. A refusal is said; a panic costs the module and no more.
   * @param {() => void} call
   * @param {PointIndex | null} [point]
   * @returns {boolean} whether it went through
   */
  #guard(call, point = null) {
    try {
      call();
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code) this.#hooks.refused(point, code.replace(/^.*:/, ""), errorText(error));
      else void this.#recover(error);
      return false;
    }
  }

  /** A change to the game that is no action. @param {() => void} change */
  #change(change) {
    this.#guard(() => {
      const { view } = this;
      change();
      this.#interrupt();
      this.view = this.#game.view();
      this.#keep();
      void this.#hooks.present(null, view);
      this.#settle(null);
      if (this.view.result) this.#hooks.ended();
    });
  }

  #keep() {
    this.about = { ...this.about, clock: null };
    this.saved = this.#sealed();
    this.#hooks.keep(this.saved);
  }

  /** @param {string | null} action null: the clock ran out */
  #play(action) {
    const before = this.view;
    const played = action === null ? this.#game.pass() : this.#game.play(action);
    this.#interrupt();
    const epoch = this.#epoch;
    this.view = this.#game.view();
    this.#keep();
    this.#enter("moving");
    this.#hooks.acted(played);
    if (this.view.result) this.#hooks.ended();
    void this.#hooks.present(played, before).then(() => {
      if (epoch === this.#epoch) this.#settle(null);
    });
  }

  /** Whose turn it is now. @param {number | null} seconds left from an earlier visit */
  #settle(seconds) {
    const { result, turn, moveTime } = this.view;
    if (result) return this.#enter("ended");
    // What a save tells may be damaged.
    const usable = seconds !== null && seconds > 0 ? seconds : Infinity;
    const left = moveTime === null ? null : Math.min(usable, moveTime);
    this.#clock.start(left);
    this.#enter(this.isPerson(turn) ? "person" : "opponent");
    if (this.phase === "opponent") void this.#think();
  }

  async #think() {
    const epoch = this.#epoch;
    const began = performance.now();
    const answer = await this.#consult();
    if (!answer || epoch !== this.#epoch) return;
    const rest = this.#hooks.pause() - (performance.now() - began);
    if (rest > 0) await pause(rest);
    if (epoch !== this.#epoch) return;
    try {
      this.#play(answer.action);
    } catch (error) {
      // An action that the rules refuse is the program's failure, not the person's.
      if (errorCode(error)) this.#stall(error);
      else await this.#recover(error);
    }
  }

  /** The program's answer to the position; null where nobody waits for it any more. */
  async #consult() {
    const epoch = this.#epoch;
    /** @param {string} why */
    const restarted = (why) => epoch === this.#epoch && this.#hooks.news("opponentRestarted", why);
    try {
      const answer = await consult(this.#opponent, this.view, this.about.seed, restarted);
      return epoch === this.#epoch ? answer : null;
    } catch (error) {
      if (epoch === this.#epoch) this.#stall(error);
      return null;
    }
  }

  /** @param {unknown} error */
  #stall(error) {
    this.#clock.stop();
    this.#enter("stalled");
    this.#hooks.news("opponentFailed", errorText(error));
  }

  /**
   * After a panic: a new instance of the module, and the game as it was last kept.
   * @param {unknown} error
   */
  async #recover(error) {
    this.#interrupt();
    const epoch = this.#epoch;
    const again = performance.now() - this.#panicked < PANIC_AGAIN_MS;
    this.#panicked = performance.now();
    this.#enter("stalled");
    try {
      this.#fanqi = await this.#hooks.reload();
      if (epoch !== this.#epoch) return;
      const { record, deal, about } = this.saved;
      this.#game = this.#fanqi.Game.resume(record, deal, about.offers);
      this.view = this.#game.view();
    } catch (failure) {
      return this.#hooks.news("innerErrorAgain", errorText(failure));
    }
    this.#hooks.news(again ? "innerErrorAgain" : "innerError", errorText(error));
    if (again) this.#enter("stalled");
    else this.#settle(null);
  }
}

/** The pieces that an action turned up. @param {PlayedAction | null} played */
function turnedUp(played) {
  if (!played) return [];
  const { kind, to, piece, flagsTurnedUp } = played;
  const flip = kind === "flip" && to !== null && piece !== null ? [{ point: to, piece }] : [];
  return [...flip, ...flagsTurnedUp];
}
