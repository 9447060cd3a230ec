/**
 * The table: board, buttons, panel and messages put together, and redrawn from the session. It
 * decides nothing about the game.
 */

import { freeBand, homeOf } from "./aside.js";
import { BoardCanvas } from "./board-canvas.js";
import { BoardGrid } from "./board-grid.js";
import { Bubble } from "./bubble.js";
import { callAll, make, painted, setAttributes } from "./dom.js";
import { Hand } from "./hand.js";
import { arrange, playersText } from "./layout.js";
import { applyPalette } from "./palette.js";
import { Panel } from "./panel.js";
import { cleanNames } from "./players.js";
import { sceneOf } from "./scene.js";
import { pointLabel } from "./speech.js";
import { around } from "./geometry.js";

/** @typedef {import("./contract").BoardPoint} BoardPoint */
/** @typedef {import("./contract").PlayedAction} PlayedAction */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./names.js").NameScheme} NameScheme */
/** @typedef {import("./palette.js").Theme} Theme */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {import("./dialogs/review.js").Review} Review */
/** @typedef {import("./session.js").Phase} Phase */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./speech.js").Talk} Talk */
/** @typedef {import("./text/index.js").Language} Language */
/** @typedef {import("./text/index.js").Words} Words */

/**
 * @typedef {object} Look
 * @property {Words} words
 * @property {Language} language
 * @property {NameScheme} scheme
 * @property {Theme} theme
 * @property {boolean} motion
 * @property {boolean} turning whether the board turns to whoever acts, between two people
 * @property {boolean} confirmFlip
 */

/**
 * @typedef {object} Shown what is on the table: the game that is played, or one that is looked through
 * @property {View} view
 * @property {Phase | "reviewing"} phase
 * @property {{ person: Seat | null, setup: { names?: [string, string] },
 *   seen?: Record<string, import("./contract").PieceLetter> }} about
 * @property {number | null} seconds left for this action
 * @property {() => number} undoable
 * @property {(number: number) => View | null} viewAt what was seen after so many actions
 * @property {number} [count] of all actions, where only some of them are seen
 * @property {(talk: Talk) => string} [says] in place of whose turn it is
 */

export class Table {
  panel = new Panel();
  /** @type {Hand | null} */ hand = null;
  element;
  #board = make("div", { class: "board" });
  #said = make("div", { class: "unseen", "aria-live": "polite", "data-part": "said" });
  #bubble = new Bubble();
  /** @type {BoardPoint[]} */ #points = [];
  /** @type {BoardCanvas | null} */ #canvas = null;
  /** @type {BoardGrid | null} */ #grid = null;
  /** @type {Session | null} */ #session = null;
  /** @type {Review | null} */ #review = null;
  /** @type {PointIndex | null} */ #hover = null;
  #turned = false;
  #ended = false;
  #compact = false;
  /** Whether the log is shown. */ #beside = false;
  /** @type {Look} */ #look;
  /** An advice that is shown on the board. @type {PointIndex[] | undefined} */ #hint;
  #host;
  #sizes;

  /** @param {HTMLElement} host carries the colours @param {Look} look */
  constructor(host, look) {
    this.#host = host;
    this.#look = look;
    this.element = make("div", { class: "table" }, this.#board, this.panel.element, this.#said);
    this.#sizes = new ResizeObserver(() => this.arrange());
    this.#sizes.observe(this.element);
    this.#sizes.observe(this.#board);
    this.#dress();
  }

  /** The board can be set up once the rules core says what it is. @param {BoardPoint[]} points */
  setUp(points) {
    const { words } = this.#look;
    this.#points = points;
    this.#canvas = this.#newCanvas(this.#board);
    this.hand = new Hand(points, {
      session: () => (this.#review ? null : this.#session),
      confirmFlip: () => this.#look.confirmFlip,
      refused: (point, reason) => this.refuse(point, reason, ""),
      changed: () => this.#draw(),
      skip: () => this.#canvas?.skip(),
    });
    const { hand } = this;
    this.#grid = new BoardGrid(points, {
      tap: (point) => {
        this.#bubble.hide();
        if (this.#review) this.refuse(point, "", this.#review.onlyLooking);
        else hand.tap(point);
      },
      pick: (point) => hand.pick(point),
      drop: (point) => hand.drop(point),
      carry: (spot) => this.#canvas?.carry(spot),
      letGo: () => {
        hand.letGo();
        this.#bubble.hide();
        this.panel.notices.hide("hint");
      },
      hover: (point) => this.#point(point),
    });
    this.#grid.name(words.cell.board);
    this.#board.append(this.#grid.element, this.#bubble.element);
    this.arrange();
    this.#canvas.prepare();
  }

  /** @param {Session} session @param {boolean} same whether it is the game of the one before, grown */
  attach(session, same) {
    this.#session = session;
    // What was looked through was the game before.
    if (this.#review?.ofSession && !same) this.lookThrough(null);
    // Nor does anybody listen for what happened in that one.
    if (!same) this.#said.replaceChildren();
    this.#review?.renew();
    this.panel.log.clear();
    this.#turned = this.#turnedFor(session.view);
  }

  /** Looks through a game; null: back to the one that is played. @param {Review | null} review */
  lookThrough(review) {
    const before = this.#review;
    this.skip();
    this.#bubble.hide();
    if (!before && !review) return;
    this.#review = review;
    before?.destroy();
    if (review) this.panel.element.append(review.element);
    setAttributes(this.element, { "data-review": review !== null });
    this.panel.log.clear();
    this.refresh();
    this.arrange();
  }

  /** What is looked through. */
  get review() {
    return this.#review;
  }

  /** Shows where looking through has got to. @param {View | null} before acts the last action out */
  step(before) {
    const review = this.#review;
    if (!review) return;
    this.refresh();
    this.say(review.says(this.#talkOf(review)));
    const { last } = review.view;
    if (!before || !last || !this.#canvas) return;
    const { seen } = review.about;
    const [from, to] = [before, review.view].map((view) =>
      sceneOf(view, this.#turned, null, null, { seen }),
    );
    void this.#canvas.animate(last, from, to);
  }

  /** @param {Look} look */
  configure(look) {
    this.#look = look;
    this.#dress();
    const { words, theme, scheme, language, motion } = look;
    this.#canvas?.configure({
      theme,
      scheme,
      language,
      motion,
      words: { ...words.places, ...words.badges },
    });
    this.#grid?.name(words.cell.board);
    this.#review?.name();
    if (this.#session) this.refresh();
  }

  /** Marks the way of a piece, or the point of a flip. @param {PointIndex[]} [points] none: no mark */
  showHint(points) {
    this.#hint = points;
    this.#placeAside();
    this.#draw();
  }

  /** A board in the look of the table, for pictures. @param {number} width @param {number} height */
  spareBoard(width, height) {
    const canvas = this.#newCanvas(make("div"));
    canvas.resize(width, height);
    return canvas;
  }

  focusBoard() {
    this.#grid?.focus();
  }

  /** The box around some points, in the table; null before there is one. @param {PointIndex[]} points */
  boxAround(points) {
    const geometry = this.#canvas?.geometry;
    if (!geometry) return null;
    const { x, y } = this.boardBox;
    return around(
      points.map((point) => {
        const cell = geometry.cell(point, this.#turned);
        return { ...cell, x: x + cell.x, y: y + cell.y };
      }),
    );
  }

  get boardBox() {
    return this.boxOf(".board") ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  /** The box around some elements, in the table; null where none is shown. @param {string} selector */
  boxOf(selector) {
    const table = this.element.getBoundingClientRect();
    const boxes = [...this.element.querySelectorAll(selector)].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x - table.x, y: y - table.y, width, height };
    });
    const shown = boxes.filter(({ width }) => width > 0);
    return shown.length ? around(shown) : null;
  }

  /** Where the panel has no room for the controls, the menu takes them. */
  get controlsForMenu() {
    return this.#compact ? this.panel.controls : null;
  }

  /** To whom and of what is spoken in the game that is played. @returns {Talk | null} */
  get talk() {
    return this.#session && this.#talkOf(this.#session);
  }

  /** Shows the session, or what is looked through, as it is now. */
  refresh() {
    this.#review?.follow();
    const shown = this.#shown;
    if (!shown) return;
    const talk = this.#talkOf(shown);
    this.panel.update(talk, shown, this.#look.scheme);
    if (this.#beside) this.panel.log.update(talk, shown);
    // A board that turned at every step would make one giddy.
    if (shown.phase !== "moving" && !this.#review) this.#turn(this.#turnedFor(shown.view));
    this.hand?.reset();
    this.#draw();
    if (this.#review) return;
    const ended = shown.phase === "ended";
    if (ended) this.#bubble.hide();
    // The keyboard is led to what can be done next.
    if (ended && !this.#ended && this.#grid?.hasFocus) this.panel.focusResult();
    this.#ended = ended;
  }

  tick() {
    if (this.#shown) this.panel.tick(this.#shown);
  }

  /**
   * Acts an action out, or shows the position at once where there is none.
   * @param {PlayedAction | null} played @param {View} before
   * @returns {Promise<void>} settled when it is on the screen
   */
  async present(played, before) {
    const session = this.#session;
    if (!session || !this.#canvas) return;
    if (played && !this.#review) {
      const { seen } = session.about;
      const [from, to] = [before, session.view].map((view) =>
        sceneOf(view, this.#turned, null, null, { seen }),
      );
      await this.#canvas.animate(played, from, to);
    }
    await painted();
  }

  skip() {
    this.#canvas?.skip();
  }

  /** @param {string} text said once, to those who listen */
  say(text) {
    this.#said.replaceChildren(make("p", {}, text));
  }

  /**
   * Says why something cannot be done, at its point where it has one.
   * @param {PointIndex | null} point @param {string} reason a code @param {string} message for unknown codes
   */
  refuse(point, reason, message) {
    const text = this.#look.words.refusals[reason] ?? (message || reason);
    const geometry = this.#canvas?.geometry;
    if (point === null || !geometry) return this.note(text);
    this.say(text);
    this.#bubble.say(text, geometry.cell(point, this.#turned), geometry.width);
  }

  /** Says something in the message area, until the next action. @param {string} text */
  note(text) {
    this.say(text);
    this.panel.notices.show("refused", { text: () => text, brief: true, passing: true });
  }

  destroy() {
    callAll([
      () => this.#review?.destroy(),
      () => this.#sizes.disconnect(),
      () => this.#canvas?.destroy(),
      () => this.#grid?.destroy(),
      () => this.#bubble.hide(),
      () => this.panel.notices.destroy(),
      () => this.element.remove(),
    ]);
  }

  /** @returns {Shown | null} */
  get #shown() {
    return this.#review ?? this.#session;
  }

  /** @param {Shown} shown @returns {Talk} */
  #talkOf({ view, about }) {
    const { words, language } = this.#look;
    const names = cleanNames(about.setup.names);
    return { words, language, board: this.#points, view, person: about.person, names };
  }

  /** @param {HTMLElement} host */
  #newCanvas(host) {
    const { words, theme, scheme, language, motion } = this.#look;
    return new BoardCanvas(host, this.#points, {
      theme,
      scheme,
      language,
      motion,
      words: { ...words.places, ...words.badges },
      coordinates: false,
    });
  }

  #dress() {
    const { words, language, scheme, theme } = this.#look;
    applyPalette(this.#host, theme);
    setAttributes(this.element, { lang: language });
    this.panel.name(words, language, scheme);
  }

  /** Fits everything to the room that there is now. */
  arrange() {
    const { clientWidth: width, clientHeight: height } = this.element;
    const wanted = playersText(getComputedStyle(this.#said).fontSize);
    const { layout, size, tight, big, boardWidth, text, counts } = arrange(width, height, wanted);
    this.#compact = size === "compact" || (big && layout === "tall" && size !== "large");
    this.#showLog(layout === "wide");
    setAttributes(this.element, {
      "data-layout": layout,
      "data-size": size,
      "data-tight": tight,
      "data-big": big,
    });
    this.panel.placeAside(homeOf(layout, size, big), this.#board);
    const { style } = this.element;
    this.#host.style.setProperty("--fanqi-size", `${wanted}px`);
    style.setProperty("--fanqi-text", `${text}`);
    style.setProperty("--fanqi-counts", `${counts}px`);
    this.#board.style.width = boardWidth === null ? "" : `${boardWidth}px`;
    if (!this.#canvas) return;
    this.#canvas.letter(this.#beside);
    const board = this.#board.getBoundingClientRect();
    if (board.width < 1) return;
    const { geometry } = this.#canvas;
    if (geometry.width !== board.width || geometry.height !== board.height) {
      this.#canvas.resize(board.width, board.height);
    }
    this.#grid?.layout(this.#canvas.geometry, this.#turned);
    this.#placeAside();
  }

  /** Away from what it speaks of. */
  #placeAside() {
    const geometry = this.#canvas?.geometry;
    const { aside } = this.panel.notices;
    if (!geometry || aside.parentElement !== this.#board) return;
    const way = (this.#hint ?? []).map((point) => geometry.cell(point, this.#turned));
    setAttributes(aside, { "data-at": freeBand(geometry.height, aside.offsetHeight, way) });
  }

  /** @param {boolean} shown */
  #showLog(shown) {
    this.panel.log.element.hidden = !shown;
    if (shown && !this.#beside && this.#shown)
      this.panel.log.update(this.#talkOf(this.#shown), this.#shown);
    this.#beside = shown;
  }

  /** @param {View} view */
  #turnedFor(view) {
    return this.#look.turning && this.#session?.about.person === null && view.turn === 2;
  }

  /** @param {boolean} turned */
  #turn(turned) {
    if (turned === this.#turned || !this.#canvas) return;
    this.#turned = turned;
    this.#grid?.layout(this.#canvas.geometry, turned);
  }

  /** @param {PointIndex | null} point */
  #point(point) {
    const hover = point !== null && this.hand?.canAct(point) ? point : null;
    if (hover === this.#hover) return;
    this.#hover = hover;
    this.#draw();
  }

  #draw() {
    const shown = this.#shown;
    const { hand } = this;
    if (!shown || !hand) return;
    const talk = this.#talkOf(shown);
    const active = shown.phase === "person" ? hand : null;
    this.#grid?.update((point) => ({
      label: pointLabel(talk, point, active, shown.about.seen),
      selected: active?.selected === point,
      draggable: active !== null && point in shown.view.moves,
    }));
    if (shown.phase === "moving") return;
    const marks = { seen: shown.about.seen, hint: active ? this.#hint : undefined };
    this.#canvas?.show(sceneOf(shown.view, this.#turned, active, active && this.#hover, marks));
  }
}
