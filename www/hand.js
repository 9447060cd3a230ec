/**
 * The person's hand: which piece is picked up, and what a tap or a drag means. The rules core says
 * what is possible; nothing is worked out here.
 */

/** @typedef {import("./contract").BoardPoint} BoardPoint */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").Target} Target */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} HandHooks
 * @property {() => Session | null} session
 * @property {() => boolean} confirmFlip whether a flip asks for a second tap
 * @property {(point: PointIndex, reason: string) => void} refused
 * @property {() => void} changed
 * @property {() => void} skip ends the animation that runs
 */

/** A tap during an animation counts for the position after it, if that comes this soon. */
const TAP_KEPT_MS = 500;

export class Hand {
  /** @type {PointIndex | null} */ selected = null;
  /** @type {{ point: PointIndex, view: View, time: number } | null} */ #early = null;
  #board;
  #hooks;

  /** @param {BoardPoint[]} board @param {HandHooks} hooks */
  constructor(board, hooks) {
    this.#board = board;
    this.#hooks = hooks;
  }

  /** @returns {Target[]} where the piece in the hand may go */
  get targets() {
    if (this.selected === null) return [];
    return this.#hooks.session()?.view.moves[this.selected] ?? [];
  }

  /** Whether a tap on this point would do something now. @param {PointIndex} point */
  canAct(point) {
    const session = this.#hooks.session();
    if (session?.phase !== "person") return false;
    const { flips, moves } = session.view;
    return point in moves || flips.includes(point) || this.targets.some(({ to }) => to === point);
  }

  /** A tap, a click, or Enter on a point. @param {PointIndex} point */
  tap(point) {
    const session = this.#hooks.session();
    if (!session) return;
    if (session.phase === "moving") {
      this.#early = { point, view: session.view, time: performance.now() };
      return this.#hooks.skip();
    }
    if (session.phase !== "person") return this.#hooks.refused(point, idleReason(session));
    if (this.targets.some(({ to }) => to === point)) return this.#move(point);
    if (session.view.flips.includes(point)) return this.#flip(point);
    if (point === this.selected) return this.letGo();
    if (point in session.view.moves) return this.#select(point);
    this.#explain(point);
  }

  /**
   * A drag begins.
   * @param {PointIndex} point
   * @returns {boolean} whether there is something to drag
   */
  pick(point) {
    const session = this.#hooks.session();
    if (session?.phase !== "person" || !(point in session.view.moves)) return false;
    this.#select(point);
    return true;
  }

  /** A drag ends. @param {PointIndex | null} point null: outside the board, or broken off */
  drop(point) {
    if (this.selected === null || point === this.selected) return;
    if (point === null) return this.letGo();
    if (this.targets.some(({ to }) => to === point)) return this.#move(point);
    this.#explain(point);
    this.letGo();
  }

  letGo() {
    if (this.selected === null) return;
    this.selected = null;
    this.#hooks.changed();
  }

  /**
   * Something changed: the hand is empty. A tap that came early is done now, where the position is
   * still the one that it was meant for.
   */
  reset() {
    this.selected = null;
    const early = this.#early;
    const session = this.#hooks.session();
    if (session?.phase !== "person") return;
    this.#early = null;
    if (early?.view !== session.view || performance.now() - early.time > TAP_KEPT_MS) return;
    this.tap(early.point);
  }

  /** @param {PointIndex} point */
  #select(point) {
    this.selected = point;
    this.#hooks.changed();
  }

  /** @param {PointIndex} point */
  #flip(point) {
    if (this.#hooks.confirmFlip() && this.selected !== point) {
      this.#select(point);
      return this.#hooks.refused(point, "tap-again");
    }
    this.#act(this.#board[point].name, point);
  }

  /** @param {PointIndex} to */
  #move(to) {
    if (this.selected === null) return;
    this.#act(this.#board[this.selected].name + this.#board[to].name, to);
  }

  /** @param {string} action @param {PointIndex} point */
  #act(action, point) {
    this.selected = null;
    this.#hooks.session()?.act(action, point);
  }

  /** Says why nothing happens on a point. @param {PointIndex} point */
  #explain(point) {
    const session = this.#hooks.session();
    const { name, roads, rails } = this.#board[point];
    const held = this.selected;
    const moves = held !== null && session && held in session.view.moves;
    // Without a piece in the hand, a step to a neighbour asks what is wrong with the piece itself.
    const neighbour = this.#board[(rails.length ? rails : roads)[0]].name;
    const action = moves ? this.#board[held].name + name : name + neighbour;
    const reason = session?.refusal(action)?.replace("illegal:", "") ?? "";
    const atTarget = ["out-of-reach", "own-piece", "face-down-target"].includes(reason);
    this.#hooks.refused(point, !moves && (atTarget || !reason) ? "blocked" : reason);
  }
}

/** @param {Session} session */
function idleReason({ phase }) {
  if (phase === "ended") return "game-over";
  return phase === "watching" ? "watching" : "not-your-turn";
}
