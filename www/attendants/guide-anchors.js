/**
 * What each step of the guide speaks of, as it lies on the table now: points of the board, or a part
 * of the panel. Something is found in every position in which the step is shown.
 */

import { kindIndex, pieceColour } from "../names.js";
import { colourOf } from "../speech.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").PointIndex} PointIndex */
/** @typedef {import("../contract").View} View */
/** @typedef {import("../geometry.js").Box} Box */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {"flip" | "colours" | "rail" | "fight" | "camp" | "win"} Step */

/** The first of the kinds that never move. */
const STILL = kindIndex("N");
/** What is attacked is framed with the piece where that leaves room for the words. */
const MOST_ROWS = 3.9;
/** Around a part of the panel: nothing of it may be cut. */
const AIR = 4;
const STATUS = "[data-part=status]";
const COLOURS = "[data-part=colours]";
/** What is face down, of each kind. */
const COUNTS = ".counts thead, .counts [data-part=hidden]";

/** Whether there is anything to say: without a face-down piece none is turned over. @param {Step} step @param {View} view */
export function isOfUse(step, view) {
  return step !== "flip" || view.points.some(({ piece }) => piece === "?");
}

/** @param {Step} step @param {App} app @returns {Box | null} in the table; null where it is not shown */
export function boxOf(step, app) {
  const { session, table, fanqi } = app;
  if (!session) return null;
  const { view } = session;
  const board = fanqi.board();
  const point = (/** @type {string} */ name) => board.findIndex((each) => each.name === name);
  const [low, high] = [point("c6"), point("c7")];
  const near = (/** @type {(point: PointIndex) => boolean} */ suits) =>
    nearest(board, point("c4"), suits);
  switch (step) {
    case "flip":
      return table.boxAround([near((at) => view.points[at].piece === "?") ?? low]);
    case "colours":
      return airy(table.boxOf(view.first === null ? COLOURS : STATUS), table.element);
    case "rail":
      // Where no tile can lie: from the middle of a point to that of the other one.
      return between(table.boxAround([low]), table.boxAround([high]));
    case "fight": {
      const own = pieceToTry(session);
      if (own === null) return null;
      const cell = /** @type {Box} */ (table.boxAround([own]));
      const all = /** @type {Box} */ (table.boxAround([own, ...attackedFrom(session, own)]));
      return all.height < MOST_ROWS * cell.height ? all : cell;
    }
    case "camp": {
      const empty = near((at) => board[at].kind === "camp" && !view.points[at].piece);
      return table.boxAround([empty ?? point("c4")]);
    }
    case "win": {
      const flag = enemyFlag(session);
      if (flag !== null) return table.boxAround([flag]);
      return airy(table.boxOf(COUNTS), table.element);
    }
  }
}

/** An own piece that can move, one that can attack before all others. @param {Session} session @returns {PointIndex | null} */
export function pieceToTry({ view, about }) {
  const seat = about.person ?? view.turn;
  const colour = colourOf(view, seat);
  if (colour === null) return null;
  if (view.turn === seat) {
    const all = Object.entries(view.moves);
    const attacker = all.find(([, targets]) => targets.some(({ fight }) => fight));
    return all.length ? Number((attacker ?? all[0])[0]) : null;
  }
  const at = view.points.findIndex(
    ({ piece }) =>
      piece && piece !== "?" && pieceColour(piece) === colour && kindIndex(piece) < STILL,
  );
  return at < 0 ? null : at;
}

/** @param {Session} session @param {PointIndex} own @returns {PointIndex[]} */
export function attackedFrom({ phase, view }, own) {
  const targets = phase === "person" ? (view.moves[own] ?? []) : [];
  return targets.filter(({ fight }) => fight).map(({ to }) => to);
}

/** Where the flag lies that is to be taken; null while it is face down. @param {Session} session @returns {PointIndex | null} */
export function enemyFlag({ view, about }) {
  const colour = colourOf(view, about.person ?? view.turn);
  if (colour === null) return null;
  const flag = colour === "red" ? "f" : "F";
  const at = view.points.findIndex(({ piece }) => piece === flag);
  return at < 0 ? null : at;
}

/**
 * @param {import("../contract").BoardPoint[]} board @param {PointIndex} to
 * @param {(point: PointIndex) => boolean} suits @returns {PointIndex | undefined}
 */
function nearest(board, to, suits) {
  const far = (/** @type {PointIndex} */ at) =>
    Math.hypot(board[at].column - board[to].column, board[at].row - board[to].row);
  const points = board.map((_, at) => at).filter(suits);
  return points.sort((a, b) => far(a) - far(b))[0];
}

/** @param {Box | null} a @param {Box | null} b one above the other @returns {Box | null} */
function between(a, b) {
  if (!a || !b) return null;
  const y = Math.min(a.y, b.y) + a.height / 2;
  return { x: a.x, y, width: a.width, height: Math.abs(a.y - b.y) };
}

/** @param {Box | null} box @param {Element} table @returns {Box | null} */
function airy(box, { clientWidth, clientHeight }) {
  if (!box) return null;
  const [x, y] = [Math.max(0, box.x - AIR), Math.max(0, box.y - AIR)];
  const right = Math.min(clientWidth, box.x + box.width + AIR);
  const bottom = Math.min(clientHeight, box.y + box.height + AIR);
  return { x, y, width: right - x, height: bottom - y };
}
