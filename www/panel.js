/** What stands around the board: whose turn, colours, clock, result, counts and controls. */

import { Counts } from "./counts.js";
import { actionButton, make, setAttributes, setText } from "./dom.js";
import { pieceColour, shortName } from "./names.js";
import { Log } from "./log.js";
import { setNamed } from "./named.js";
import { Notices } from "./notices.js";
import { colourOf, ownership, resultText, rulesName, who } from "./speech.js";

/** @typedef {import("./contract").PieceLetter} PieceLetter */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./names.js").NameScheme} NameScheme */
/** @typedef {import("./table.js").Shown} Shown */
/** @typedef {import("./speech.js").Talk} Talk */
/** @typedef {import("./text/index.js").Language} Language */
/** @typedef {import("./text/index.js").Words} Words */
/** @typedef {keyof Words["actions"]} Control */

const CONTROLS = /** @type {Control[]} */ ([
  "undo",
  "hint",
  "new-game",
  "offer-draw",
  "resign",
  "menu",
]);
/** So near to a draw the plies that are left are shown. */
const DRAW_SHOWN = 20;
const CLOCK_URGENT = 5;

export class Panel {
  notices = new Notices();
  log = new Log();
  #counts = new Counts();
  #chip = make("span", { class: "chip", "aria-hidden": "true" });
  #turn = make("strong");
  #detail = make("span", { class: "detail" });
  #clock = make("span", { class: "meter", "data-part": "clock", role: "timer" });
  #status = make(
    "header",
    { class: "status", "data-part": "status" },
    this.#chip,
    make("div", { class: "says" }, this.#turn, this.#detail),
    this.#clock,
  );
  #title = make("h2", { class: "title" });
  #result = make("section", { "data-part": "result", class: "result", tabindex: -1, hidden: true });
  #colours = make("p", { class: "colours", "data-part": "colours" });
  /** @type {Record<string, HTMLButtonElement>} */ #buttons = {};
  /** All but undo and menu. */
  controls;
  element;
  #acts;
  #over;

  constructor() {
    for (const action of CONTROLS) this.#buttons[action] = actionButton(action, "");
    const { menu, undo, ...others } = this.#buttons;
    this.controls = make("div", { class: "controls" }, ...Object.values(others));
    this.#acts = make("div", { class: "acts" }, undo, this.controls);
    this.#over = make("div", { class: "over" }, this.#result, this.notices.element);
    this.element = make(
      "div",
      { class: "side" },
      this.#title,
      this.#status,
      this.#over,
      make("div", { class: "tally" }, this.#counts.element, this.#colours),
      this.log.element,
      make("div", { class: "bar" }, this.#acts, menu),
    );
  }

  /** @param {Words} words @param {Language} language @param {NameScheme} scheme */
  name(words, language, scheme) {
    this.notices.name(words);
    this.#counts.name(words, language, scheme);
    this.log.clear();
    setAttributes(this.log.element, { "aria-label": words.log });
    setText(this.#title, words.name);
    setAttributes(this.#clock, { "aria-label": words.status.clockName });
    for (const action of CONTROLS) {
      const { short, full } = words.actions[action];
      setText(this.#buttons[action], short);
      setAttributes(this.#buttons[action], { "aria-label": full, title: full });
    }
  }

  /** The controls come back from the menu. */
  takeControls() {
    this.#buttons.undo.after(this.controls);
  }

  /** @param {"panel" | "bar" | "board"} home of what is said aside @param {HTMLElement} board */
  placeAside(home, board) {
    const { aside } = this.notices;
    const place = { panel: this.#over, bar: this.#acts, board }[home];
    if (aside.parentElement !== place) place.append(aside);
  }

  /** Before there is a game. @param {string} text */
  say(text) {
    setText(this.#turn, text);
    setText(this.#detail, "");
  }

  /** @param {Talk} talk @param {Shown} shown @param {NameScheme} scheme */
  update(talk, shown, scheme) {
    const { view, phase } = shown;
    // In a look back, whoever acted last.
    const seat = shown.says ? view.last?.seat : talk.person;
    const colour = colourOf(view, seat ?? view.turn);
    setAttributes(this.#chip, { "data-colour": colour ?? "open" });
    setAttributes(this.#status, { "data-phase": phase });
    // A look back has two lines for what it says.
    if (shown.says) setNamed(this.#turn, shown.says(talk), []);
    else setNamed(this.#turn, turnText(talk, shown), talk.names);
    this.#controls(talk.words, shown);
    this.tick(shown);
    // The counts would tell what comes up before the tile has turned.
    if (phase === "moving") return;
    setNamed(this.#detail, detailText(talk, phase), talk.names);
    setAttributes(this.#detail, { "data-urgent": nearDraw(view) !== null });
    this.#counts.update(view);
    setAttributes(this.element, { "data-open": view.first === null });
    this.#colours.replaceChildren(...coloursText(talk, scheme));
    if (phase !== "reviewing") this.#showResult(talk);
  }

  /** @param {Shown} shown */
  tick({ seconds }) {
    setText(
      this.#clock,
      seconds === null ? "" : `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`,
    );
    setAttributes(this.#clock, { "data-urgent": seconds !== null && seconds <= CLOCK_URGENT });
  }

  focusResult() {
    this.#result.focus();
  }

  /** @param {Words} words @param {Shown} shown */
  #controls(words, shown) {
    const { phase, view } = shown;
    const { plies, talk } = view;
    const running = !view.result && phase !== "watching";
    const { undo, hint, resign } = this.#buttons;
    undo.disabled = shown.undoable() === 0;
    hint.disabled = phase !== "person";
    resign.disabled = !running;
    this.#buttons["offer-draw"].disabled = !running || phase === "asking";
    this.#buttons["new-game"].disabled = phase === "watching";
    setAttributes(resign, { "data-early": !talk.mayResign });
    setAttributes(this.#buttons["offer-draw"], { "data-early": !talk.mayOffer });
    for (const action of /** @type {const} */ (["resign", "offer-draw"])) {
      const { full } = words.actions[action];
      const early = action === "resign" ? !talk.mayResign : !talk.mayOffer;
      const tooSoon = action === "resign" ? full : words.refusals["offer-too-soon"];
      const why = plies < talk.after ? words.messages.talkAfter(talk.after) : tooSoon;
      setAttributes(this.#buttons[action], { title: early ? why : full });
    }
  }

  /** @param {Talk} talk */
  #showResult(talk) {
    const result = resultText(talk);
    const key = result ? `${result.title} ${result.reason}` : "";
    if (this.#result.dataset.key === key) return;
    this.#result.dataset.key = key;
    this.#result.hidden = !result;
    if (!result) return;
    const { winner } = /** @type {NonNullable<View["result"]>} */ (talk.view.result);
    const lost = talk.person !== null && winner !== 0 && winner !== talk.person;
    setAttributes(this.#result, { "data-outcome": winner === 0 ? "draw" : lost ? "lost" : "won" });
    const { short, full } = talk.words.actions["new-game"];
    const [title, reason] = [make("h2"), make("p")];
    setNamed(title, result.title, talk.names);
    setNamed(reason, result.reason, talk.names);
    this.#result.replaceChildren(
      title,
      reason,
      actionButton("review", talk.words.buttons.review),
      actionButton("next-game", short, { class: "primary", "aria-label": full, title: full }),
      actionButton("look", "✕", { class: "quiet", "aria-label": talk.words.buttons.look }),
    );
  }

  hideResult() {
    this.#result.hidden = true;
  }
}

/** @param {Talk} talk @param {Shown} shown */
function turnText(talk, { phase, view }) {
  const { status } = talk.words;
  if (phase === "watching") return status.watching;
  if (view.result && phase !== "moving") return status.over;
  if (phase === "asking") return status.asking;
  if (phase === "stalled") return status.stalled;
  if (talk.person === null) {
    // Of the names people have, nobody can tell a colour.
    const colour = talk.names[view.turn - 1] ? colourOf(view, view.turn) : null;
    return status.turnOf(who(talk, view.turn), colour);
  }
  return view.turn === talk.person ? status.you : status.thinking;
}

/** @param {Talk} talk @param {Shown["phase"]} phase */
function detailText(talk, phase) {
  const { words, view } = talk;
  if (phase === "person" && view.plies < 2) return words.status.firstStep;
  const rules = rulesName(words, view.rules);
  const colours =
    view.first === null
      ? words.status.open(words.colourRules[view.rules.values.colour])
      : ownership(talk);
  const first = resultText(talk)?.title ?? colours;
  const draw = nearDraw(view);
  const parts = [first, rules, words.status.ply(view.plies)];
  if (draw !== null) parts.unshift(words.status.drawIn(draw));
  return parts.join(" · ");
}

/** The plies that are left until a draw; null where it is far. @param {View} view */
function nearDraw({ drawIn, result }) {
  return drawIn && !result && drawIn.plies <= DRAW_SHOWN ? drawIn.plies : null;
}

/** How the colours will be settled, and what counts for it. @param {Talk} talk @param {NameScheme} scheme */
function coloursText(talk, scheme) {
  const { words, language, view } = talk;
  if (view.first !== null) return [];
  const rule = /** @type {keyof Words["settle"]} */ (view.rules.values.colour);
  /** @param {PieceLetter} piece */
  const chip = (piece) =>
    make(
      "span",
      { class: "piece", "data-colour": pieceColour(piece) },
      shortName(piece, scheme, language),
    );
  /** @param {1 | 2} seat @param {PieceLetter[]} pieces @param {Node[]} before */
  const list = (seat, pieces, ...before) => {
    const whose = make("span");
    setNamed(whose, words.listOf(who(talk, seat)), talk.names);
    const shown = pieces.length ? pieces.map(chip) : [words.none];
    return make("span", { class: "list" }, ...before, whose, ...shown);
  };
  // Where there is no room for the whole rule.
  const brief = make("span", { class: "brief" }, words.pairs[rule === "pair" ? rule : "pair-any"]);
  const lists = view.flippedBy
    ? [list(1, view.flippedBy.first, brief), list(2, view.flippedBy.second)]
    : [];
  return [make("span", { class: "rule" }, words.settle[rule]), ...lists];
}
