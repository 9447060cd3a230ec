/** The hint: what the program would do in the person's place, and a fact that speaks for it. */

import { pieceName } from "../names.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").PointIndex} PointIndex */
/** @typedef {import("../contract").Motive} Motive */
/** @typedef {import("../contract").View} View */
/** @typedef {import("../dialogs/index.js").AllWords} Words */

/** The notice in which it is said. */
const NOTICE = "hint";

export class Hint {
  #app;
  #words;
  /** Told from an earlier one, which may still be answered. */
  #asked = 0;

  /** @param {App} app @param {() => Words} words */
  constructor(app, words) {
    this.#app = app;
    this.#words = words;
  }

  /** @throws {Error} where the program fails; the game goes on */
  async ask() {
    const { session, table } = this.#app;
    if (session?.phase !== "person") return table.refuse(null, "not-your-turn", "");
    const { view } = session;
    this.#say(() => this.#words().hint.thinking);
    const asked = this.#asked;
    try {
      const action = await session.advise();
      if (asked !== this.#asked || action === null || session !== this.#app.session) return;
      session.noteHelp("hint");
      this.#show(view, action);
    } catch (error) {
      this.#hide();
      throw error;
    }
  }

  /** A hint is for a person who is to act. */
  changed() {
    if (this.#app.session?.phase !== "person") this.#hide();
  }

  #hide() {
    this.#app.table.panel.notices.hide(NOTICE);
  }

  /** @param {() => string} text */
  #say(text) {
    const { table } = this.#app;
    const closed = () => {
      this.#asked++;
      table.showHint();
    };
    table.panel.notices.show(NOTICE, { text, brief: true, aside: true, closed });
  }

  /** @param {View} view @param {string} action */
  #show(view, action) {
    const { table, fanqi, look } = this.#app;
    const reason = fanqi.reason(view.rules.canonical, view.position, action);
    const way = wayOf(
      fanqi.board().map(({ name }) => name),
      view,
      action,
    );
    this.#say(() => hintText(this.#words(), look.language, reason, action));
    table.showHint(way);
  }
}

/** @param {string[]} names of the points @param {View} view @param {string} action @returns {PointIndex[]} */
function wayOf(names, view, action) {
  const points = pointsOf(action).map((name) => names.indexOf(name));
  const [from, to] = points;
  return view.moves[from]?.find((target) => target.to === to)?.path ?? points;
}

/** @param {string} action such as `b6` or `a6a9` @returns {string[]} */
const pointsOf = (action) => action.match(/[a-e]\d+/g) ?? [];

/** @param {Words} words @param {import("../text/index.js").Language} language @param {Motive} motive @param {string} action */
function hintText(words, language, { code, piece, other }, action) {
  const { hint } = words;
  const name = (/** @type {string | null} */ letter) => (letter ? pieceName(letter, language) : "");
  const says = hint.says[code] ?? hint.says.moves;
  const [from, to] = pointsOf(action);
  return (to ? hint.move(from, to) : hint.flip(from)) + says(name(piece), name(other));
}
