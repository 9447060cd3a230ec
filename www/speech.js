/** What is said about a game: who acts, what a point holds, what happened, how it ended. */

import { pieceColour, pieceName } from "./names.js";

/** @typedef {import("./contract").BoardPoint} BoardPoint */
/** @typedef {import("./contract").Colour} Colour */
/** @typedef {import("./contract").PieceLetter} PieceLetter */
/** @typedef {import("./contract").PlayedAction} PlayedAction */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./text/index.js").Language} Language */
/** @typedef {import("./text/index.js").Words} Words */

/**
 * @typedef {object} Talk whom to speak to, and about what
 * @property {Words} words
 * @property {Language} language
 * @property {BoardPoint[]} board
 * @property {View} view
 * @property {Seat | null} person the person's seat against the program
 * @property {string[]} names of *first* and *second*, two people; an empty one has none
 */

/** @param {View} view @param {Seat} seat @returns {Colour | null} null until it is settled */
export function colourOf({ first }, seat) {
  if (first === null || seat === 1) return first;
  return first === "red" ? "blue" : "red";
}

/** @param {Talk} talk @param {Seat} seat */
export function who({ words, view, person, names }, seat) {
  if (person !== null) return seat === person ? words.who.you : words.who.program;
  return names[seat - 1] || words.who[colourOf(view, seat) ?? (seat === 1 ? "first" : "second")];
}

/** Who owns which colour, once that is settled. @param {Talk} talk */
export function ownership({ words, view, person, names }) {
  const colour = /** @type {Colour} */ (colourOf(view, person ?? 1));
  if (person !== null) return words.status.youAre(colour);
  const { owns, firstOwns } = words.status;
  return names[0] ? owns(names[0], colour) : firstOwns(colour);
}

/** @param {Words} words @param {import("./contract").RulesChoice} rules */
export function rulesName(words, { preset, canonical }) {
  const name = words.presets[preset] ?? preset;
  return canonical === preset ? name : words.changed(name);
}

/** With its colour. @param {Talk} talk @param {PieceLetter} letter */
export function fullName({ words, language }, letter) {
  return words.cell.piece(pieceColour(letter), pieceName(letter, language));
}

/**
 * The spoken name of a point and what stands there.
 * @param {Talk} talk @param {PointIndex} point @param {Hand | null} hand null where nothing may be done
 * @param {Record<string, PieceLetter>} [seen] face-down pieces that were seen and taken back
 */
export function pointLabel(talk, point, hand, seen = {}) {
  const { words, board, view } = talk;
  const { name, kind } = board[point];
  const { piece, settled } = view.points[point];
  const target = hand?.targets.find(({ to }) => to === point);
  const moves = hand && view.moves[point];
  const parts = [
    kind === "station" ? name : `${name} ${words.cell[kind]}`,
    occupant(talk, point, piece),
    piece === "?" && seen[point] && !view.revealed && words.cell.seen(fullName(talk, seen[point])),
    settled && words.cell.settled,
    hand?.selected === point && words.cell.selected,
    moves && !target && words.cell.canMove(moves.length),
    target && (target.fight ? words.cell.attack[target.fight] : words.cell.target),
  ];
  return parts.filter(Boolean).join(words.cell.gap);
}

/** @param {Talk} talk @param {PointIndex} point @param {PieceLetter | "?" | null} piece */
function occupant(talk, point, piece) {
  const { words, language, view, person } = talk;
  if (piece === null) return words.cell.empty;
  if (piece === "?") {
    const under = view.revealed?.[point];
    return under ? words.cell.never(fullName(talk, under)) : words.cell.faceDown;
  }
  const mine = person === null ? null : colourOf(view, person);
  if (mine === null) return fullName(talk, piece);
  const name = pieceName(piece, language);
  return pieceColour(piece) === mine ? words.cell.yours(name) : words.cell.theirs(name);
}

/** What an action did, in sentences. @param {Talk} talk after the action @param {PlayedAction} played */
export function actionText(talk, played) {
  const { words, board } = talk;
  const { said } = words;
  const sentences = [whatHappened(talk, played)];
  for (const { point, piece } of played.flagsTurnedUp) {
    sentences.push(said.flagUp(pieceColour(piece), board[point].name));
  }
  if (played.coloursSettled) sentences.push(said.sentence(ownership(talk)));
  return sentences.join(said.gap);
}

/** @param {Talk} talk @param {PlayedAction} played */
function whatHappened(talk, { seat, kind, from, to, piece, defender, fight }) {
  const { words, board } = talk;
  const { said } = words;
  const actor = who(talk, seat);
  if (kind === "pass" || from === null || to === null || piece === null) return said.pass(actor);
  const name = fullName(talk, piece);
  if (kind === "flip") return said.flip(actor, board[to].name, name);
  const [start, end] = [board[from].name, board[to].name];
  if (!fight || !defender) return said.move(actor, name, start, end);
  return said[fight](actor, name, start, end, fullName(talk, defender));
}

/** The result in sentences; empty while the game runs. @param {Talk} talk */
export function resultSentences(talk) {
  const result = resultText(talk);
  return result ? talk.words.said.sentence(result.title) + talk.words.said.gap + result.reason : "";
}

/** @param {Talk} talk @returns {{ title: string, reason: string } | null} null while it runs */
export function resultText(talk) {
  const { words, view, person } = talk;
  if (!view.result) return null;
  const { winner, reason } = view.result;
  if (winner === 0) return { title: words.result.draw, reason: words.result.draws[reason] ?? "" };
  const loser = /** @type {Seat} */ (3 - winner);
  const personTitle = winner === person ? words.result.won : words.result.lost;
  return {
    title: person === null ? words.result.wins(who(talk, winner)) : personTitle,
    reason: words.result.reasons[reason]?.(who(talk, loser)) ?? "",
  };
}
