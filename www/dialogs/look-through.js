/** Which games are looked through: the one that is played, or one that was read. */

import { cleanNames } from "../players.js";
import { askPlayOn } from "./play-on.js";
import { tagOf } from "./record-text.js";
import { Review } from "./review.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").Game} Game */
/** @typedef {import("./review.js").Source} Source */

/** Ends that were agreed off the board: the position before them can be played on. */
const OFF_BOARD = ["agreement", "resignation", "left"];

/** @param {App} app */
export async function lookThroughSession(app) {
  const { session } = app;
  // A first look that fails has been told of already.
  if (!session || !session.viewAt(0)) return;
  show(app, session.view.undoable, {
    count: () => session.view.undoable,
    viewAt: (number) => (number === session.view.undoable ? session.view : session.viewAt(number)),
    seconds: () => session.seconds,
    about: session.about,
    ofSession: true,
    title: "",
    playOn: null,
    closed: () => {},
  });
}

/**
 * The game that is played waits meanwhile.
 * @param {App} app @param {Game} game freed in the end
 */
export function lookThroughRecord(app, game) {
  const last = game.view();
  const count = last.undoable;
  const record = game.record();
  const reason = last.result?.reason;
  const whole = !reason || OFF_BOARD.includes(reason);
  const names = cleanNames([tagOf(record, "First"), tagOf(record, "Second")]);
  const { first, second, you } = app.look.words.recordNames;
  // What the page calls people who gave no name is no name.
  const given = names.map((name) => ([first, second, you].includes(name) ? "" : name));
  const dealt = game.sealedDeal() !== undefined;
  // Of one that was looked through before, the session begins again here.
  app.table.lookThrough(null);
  const { session } = app;
  const waits = session && session.phase !== "watching" ? session : null;
  waits?.pause();
  // A finished game is told from its beginning; of one that runs its present is asked for.
  show(app, reason ? 0 : count, {
    count: () => count,
    viewAt: (number) => (number === count ? last : game.viewAt(number)),
    seconds: () => null,
    about: { person: null, setup: { names: [given[0], given[1]] } },
    ofSession: false,
    title: `${names.join(" – ")}, ${tagOf(record, "Date")}`,
    playOn: dealt
      ? {
          able: (number) => number < count || whole,
          begin: (number) => {
            const { turn } = game.viewAt(number);
            const from = { record, names: given, undone: count - number, turn };
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
  });
}

/** @param {App} app @param {number} at @param {Source} source */
function show(app, at, source) {
  const { table } = app;
  const close = () => {
    table.lookThrough(null);
    /** @type {HTMLElement | null} */ (app.root.querySelector(".bar [data-action=menu]"))?.focus();
  };
  const review = new Review(source, at, {
    words: () => app.controls.words,
    stepped: (before) => table.step(before),
    close,
  });
  table.lookThrough(review);
  review.focus();
}
