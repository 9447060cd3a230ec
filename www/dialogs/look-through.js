/** Which games are looked through: the one that is played, or one that was read. */

import { cleanNames } from "../players.js";
import { nameOfTag } from "../record-names.js";
import { rulesName } from "../speech.js";
import { askPlayOn } from "./play-on.js";
import { tagOf } from "./record-text.js";
import { Review } from "./review.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").Game} Game */
/** @typedef {import("./review.js").Source} Source */

/** Ends that were agreed off the board: the position before them can be played on. */
const OFF_BOARD = ["agreement", "resignation", "left"];

/** @param {App} app @param {number} [at] so many actions are seen first; the present if not given */
export async function lookThroughSession(app, at) {
  const { session } = app;
  // A first look that fails has been told of already.
  if (!session || !session.viewAt(0)) return;
  // A tab that only shows gets another session with every action.
  const now = () => app.session ?? session;
  const source = {
    count: () => now().view.undoable,
    viewAt: (/** @type {number} */ number) =>
      number === now().view.undoable ? now().view : now().viewAt(number),
    seconds: () => now().seconds,
    about: () => now().about,
    ofSession: true,
    title: "",
    playOn: null,
    closed: () => {},
  };
  // After a reload a game that runs goes on.
  show(app, at ?? session.view.undoable, source, session.view.result ? "" : null);
}

/** A line of the log leads to what was seen then. @param {App} app @param {number} at */
export async function lookAt(app, at) {
  if (app.table.review) app.table.review.go(at);
  else await lookThroughSession(app, at);
}

/**
 * What was looked through before a reload, at the same step.
 * @param {App} app @param {import("../keeper.js").Opened} opened
 * @throws {Error} where that record cannot be read any more
 */
export async function lookAgain(app, { record, at }) {
  if (record) {
    const game = await app.careful((fanqi) => fanqi.Game.open(record));
    lookThroughRecord(app, game, at);
  } else if (app.session?.view.result) await lookThroughSession(app, at);
  else app.keeper.dropOpened();
}

/**
 * The game that is played waits meanwhile.
 * @param {App} app @param {Game} game freed in the end
 * @param {number} [at] so many actions are seen first
 */
export function lookThroughRecord(app, game, at) {
  const last = game.view();
  const count = last.undoable;
  const record = game.record();
  const reason = last.result?.reason;
  const whole = !reason || OFF_BOARD.includes(reason);
  const { who } = app.look.words;
  const names = cleanNames(
    ["First", "Second"].map((tag) => nameOfTag(tagOf(record, tag), who.program)),
  );
  /** @type {import("../table.js").Shown["about"]} */
  const about = { person: null, setup: { names } };
  const dealt = game.sealedDeal() !== undefined;
  // Of one that was looked through before, the session begins again here.
  app.table.lookThrough(null);
  const { session } = app;
  const waits = session && app.keeper.plays ? session : null;
  // After a reload it has not begun.
  if (waits && waits.phase !== "watching") waits.pause();
  const source = {
    count: () => count,
    viewAt: (/** @type {number} */ number) => (number === count ? last : game.viewAt(number)),
    seconds: () => null,
    about: () => about,
    ofSession: false,
    title: `${names[0] || who.first} – ${names[1] || who.second} · ${rulesName(app.look.words, last.rules)} · ${tagOf(record, "Date")}`,
    playOn: dealt
      ? {
          able: (/** @type {number} */ number) => number < count || whole,
          begin: (/** @type {number} */ number) => {
            const { turn } = game.viewAt(number);
            const from = { record, names, undone: count - number, turn };
            void app.controls.attempt(() => askPlayOn(app, from));
          },
        }
      : null,
    closed: () => {
      game.free();
      if (!waits || waits !== app.session) return;
      if (app.keeper.plays) waits.begin();
      else waits.watch();
    },
  };
  // A finished game is told from its beginning; of one that runs its present is asked for.
  show(app, at ?? (reason ? 0 : count), source, record);
}

/**
 * @param {App} app @param {number} from @param {Source} source
 * @param {string | null} record by which it is found after a reload; null: it is not
 */
function show(app, from, source, record) {
  const { table, keeper } = app;
  const at = Math.max(0, Math.min(from, source.count()));
  // A page that has just been loaded keeps its focus.
  const loading = keeper.opened !== null;
  const close = () => {
    table.lookThrough(null);
    /** @type {HTMLElement | null} */ (app.root.querySelector(".bar [data-action=menu]"))?.focus();
  };
  const closed = () => {
    keeper.dropOpened();
    source.closed();
  };
  const review = new Review({ ...source, closed }, at, {
    words: () => app.controls.words,
    stepped: (before, now) => {
      table.step(before);
      if (record !== null) keeper.keepStep(now);
    },
    close,
  });
  table.lookThrough(review);
  if (record !== null) keeper.keepOpened({ record, at });
  if (!loading) review.focus();
}
