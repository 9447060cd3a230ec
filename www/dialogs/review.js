/**
 * Looking through a game: a stepper in place of the controls, and on the board what was seen after
 * so many actions. Nothing of the game is changed by it.
 */

import { actionButton, listen, make, setAttributes } from "../dom.js";
import { actionText, resultSentences } from "../speech.js";

/** @typedef {import("../contract").Seat} Seat */
/** @typedef {import("../contract").View} View */
/** @typedef {import("../speech.js").Talk} Talk */
/** @typedef {import("./index.js").AllWords} Words */

/**
 * @typedef {object} Source the game that is looked through
 * @property {() => number} count of its actions; it may still grow
 * @property {(number: number) => View | null} viewAt after so many actions; null where that fails
 * @property {() => number | null} seconds left for the action of a game that is played meanwhile
 * @property {() => import("../table.js").Shown["about"]} about
 * @property {boolean} ofSession whether it is the game of the session
 * @property {string} title who played it, and when; empty where everybody knows
 * @property {null | { able: (number: number) => boolean, begin: (number: number) => void }} playOn
 *   where it can be played on from there
 * @property {() => void} closed
 */

/**
 * @typedef {object} ReviewHooks
 * @property {() => Words} words
 * @property {(before: View | null, at: number) => void} stepped the view before, where the next action
 *   was stepped to; and where this is now
 * @property {() => void} close
 */

/** Where a button or a key leads, from a number of actions and with so many in all. @type {Record<string, (at: number, count: number) => number>} */
const WAYS = {
  first: () => 0,
  back: (at) => at - 1,
  forward: (at) => at + 1,
  last: (_, count) => count,
};
/** @type {Record<string, string>} */
const SIGNS = { first: "«", back: "‹", forward: "›", last: "»" };
/** The slider has its own. @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

export class Review {
  /** @type {"reviewing"} */ phase = "reviewing";
  /** @type {View} */ view;
  element = make("div", { class: "review", "data-part": "review", role: "group" });
  #source;
  #hooks;
  #at;
  /** @type {Record<string, HTMLButtonElement>} */ #steps = {};
  #slider = make("input", { type: "range", min: 0, step: 1, name: "step" });
  #playOn = actionButton("play-on", "", { class: "primary" });
  #close = actionButton("review-close", "");
  /** @type {(() => void)[]} */ #undo;

  /** @param {Source} source @param {number} at so many actions are seen first @param {ReviewHooks} hooks */
  constructor(source, at, hooks) {
    this.#source = source;
    this.#hooks = hooks;
    this.#at = at;
    this.view = this.#look(at);
    for (const way of Object.keys(WAYS)) {
      this.#steps[way] = actionButton(`review-${way}`, SIGNS[way], { "data-way": way });
    }
    const { first, back, forward, last } = this.#steps;
    const stepper = [first, back, this.#slider, forward, last];
    const ways = make("div", {}, source.playOn && this.#playOn, this.#close);
    this.element.append(make("div", {}, ...stepper), ways);
    setAttributes(this.element, { "data-full": source.playOn !== null });
    this.#undo = [
      listen(this.element, "click", (event) => this.#click(event)),
      listen(this.element, "keydown", (event) => this.#key(event)),
      listen(this.#slider, "input", () => this.go(this.#slider.valueAsNumber)),
    ];
    this.name();
    this.follow();
  }

  get about() {
    return this.#source.about();
  }

  get ofSession() {
    return this.#source.ofSession;
  }

  get seconds() {
    return this.#source.seconds();
  }

  /** What a tap on the board is told. */
  get onlyLooking() {
    return this.#hooks.words().review.onlyLooking;
  }

  undoable() {
    return 0;
  }

  get count() {
    return this.#source.count();
  }

  /** @param {number} number */
  viewAt(number) {
    return this.#source.viewAt(number);
  }

  /** Where this is, what was done, and what came of it. @param {Talk} talk */
  says(talk) {
    const { gap } = talk.words.said;
    const told = [this.#happened(talk), resultSentences(talk)].filter(Boolean).join(gap);
    return `${this.#at} / ${this.count} · ${told || this.#hooks.words().review.start}`;
  }

  /** Calls its parts by their names. */
  name() {
    const { review } = this.#hooks.words();
    setAttributes(this.element, { "aria-label": review.title });
    setAttributes(this.#slider, { "aria-label": review.slider });
    for (const [way, button] of Object.entries(this.#steps)) {
      const label = review.ways[/** @type {keyof typeof review.ways} */ (way)];
      setAttributes(button, { "aria-label": label, title: label });
    }
    /** @type {[HTMLElement, { short: string, full: string }][]} */
    const ways = [[this.#playOn, review.playOn]];
    if (this.ofSession) this.#close.textContent = review.close;
    else ways.push([this.#close, review.mine]);
    for (const [button, { short, full }] of ways) {
      button.textContent = short;
      setAttributes(button, { "aria-label": full, title: full });
    }
  }

  /** Takes up that the game has grown. */
  follow() {
    const { count } = this;
    if (this.#at > count) this.renew();
    const at = this.#at;
    const { first, back, forward, last } = this.#steps;
    first.disabled = back.disabled = at === 0;
    forward.disabled = last.disabled = at === count;
    this.#playOn.disabled = !this.#source.playOn?.able(at);
    setAttributes(this.#slider, {
      max: count,
      "aria-valuetext": this.#hooks.words().review.at(at, count),
    });
    this.#slider.valueAsNumber = at;
  }

  /** Looks anew: the game may have been taken back, and have gone on otherwise. */
  renew() {
    this.#at = Math.min(this.#at, this.count);
    this.view = this.#look(this.#at);
  }

  focus() {
    this.#slider.focus();
  }

  /** Lets go of the game. */
  destroy() {
    for (const undo of this.#undo) undo();
    this.element.remove();
    this.#source.closed();
  }

  /** @param {Talk} talk */
  #happened(talk) {
    const { last } = this.view;
    if (this.#at > 0 && last) return actionText(talk, last);
    return this.#source.title;
  }

  /** @param {number} at @returns {View} */
  #look(at) {
    const view = this.#source.viewAt(at) ?? this.view;
    // So many have been played there.
    return { ...view, undoable: at };
  }

  /** @param {number} wanted so many actions are to be seen */
  go(wanted) {
    const to = Math.max(0, Math.min(wanted, this.count));
    if (to === this.#at) return;
    const next = to === this.#at + 1;
    const before = this.view;
    this.#at = to;
    this.view = this.#look(to);
    this.#hooks.stepped(next ? before : null, to);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const button = /** @type {Element} */ (event.target).closest("button");
    const way = button?.dataset.way;
    if (way) this.#way(way, button);
    else if (button === this.#close) this.#hooks.close();
    else if (button === this.#playOn) this.#source.playOn?.begin(this.#at);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") return this.#hooks.close();
    const way = KEYS[event.key];
    if (!way || event.target === this.#slider) return;
    event.preventDefault();
    this.#way(way, event.target);
  }

  /** @param {string} way @param {EventTarget | null} pressed */
  #way(way, pressed) {
    this.go(WAYS[way](this.#at, this.count));
    // At an end its button can be pressed no more, and would take the focus with it.
    if (pressed instanceof HTMLButtonElement && pressed.disabled) this.focus();
  }
}
