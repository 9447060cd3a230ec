/** What a session asks of the page around it, and how the page answers. */

import { newsMessage } from "./news.js";
import { actionText, resultSentences, who } from "./speech.js";
import { loadFanqi } from "./wasm.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {import("./contract").PlayedAction} PlayedAction */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {import("./contract").View} View */
/** @typedef {import("./storage.js").SavedGame} SavedGame */
/** @typedef {"opponentRestarted" | "opponentFailed" | "innerError" | "innerErrorAgain" | "declined"} News */

/**
 * @typedef {object} Hooks
 * @property {() => void} changed something to show is different
 * @property {() => void} ticked the clock shows another second
 * @property {() => boolean} waits whether something lies over the table that holds the clock
 * @property {(played: PlayedAction) => void} acted
 * @property {(played: PlayedAction | null, before: View) => Promise<void>} present shows an action;
 *   settles when it is on the screen
 * @property {() => void} skip ends what `present` is showing
 * @property {() => void} ended the game has just ended; it may still have to be shown
 * @property {(point: PointIndex | null, reason: string, message: string) => void} refused
 * @property {(news: News, detail: string) => void} news
 * @property {(game: SavedGame) => void} keep
 * @property {() => Promise<Fanqi>} reload a module that has not panicked
 * @property {() => number} pause milliseconds that the program takes at least
 */

/** The program takes a natural time, in milliseconds. */
const PAUSE = { least: 400, most: 1000 };

/** @param {App} app @returns {Hooks} */
export function hooksOf(app) {
  const { table } = app;
  return {
    changed: () => {
      table.refresh();
      app.attendants?.changed();
    },
    ticked: () => table.tick(),
    waits: () => waits(app),
    acted: (played) => acted(app, played),
    present: (played, before) => table.present(played, before),
    skip: () => table.skip(),
    ended: () => ended(app),
    refused: (point, reason, message) => table.refuse(point, reason, message),
    news: (news, detail) => app.say(newsMessage(news, detail)),
    keep: (game) => app.keeper.store(game),
    reload: async () => (app.fanqi = (await loadFanqi(true)).fanqi),
    pause: () => {
      const { least, most } = PAUSE;
      return app.settings.motion === "0" ? 0 : least + Math.random() * (most - least);
    },
  };
}

/**
 * While a dialog is open nobody can act. The guide lets its reader act; it holds the clock against the
 * program, who loses nothing by it.
 * @param {App} app
 */
function waits({ root, session, attendants }) {
  if (root.querySelector("dialog[open]")) return true;
  return session?.about.person !== null && attendants?.guide.open === true;
}

/** @param {App} app @param {PlayedAction} played */
function acted(app, played) {
  const { session, table } = app;
  if (!session || !table.talk) return;
  const { gap } = table.talk.words.said;
  if (session.isPerson(played.seat)) table.panel.notices.hideBrief();
  if (played.kind === "pass" && !session.view.result) lost(app, played.seat);
  else table.say(actionText(table.talk, played) + gap + resultSentences(table.talk));
  if (session.about.person === null) app.controls.withdraw();
  app.attendants?.acted(played);
  tell(app, "fanqi-action", { ...played, position: session.view.position });
}

/** A turn was lost by the clock: it is said in sight, and by that announced. @param {App} app @param {Seat} seat */
function lost({ session, table }, seat) {
  const { passes } = /** @type {import("./session.js").Session} */ (session).view;
  const count = seat === 1 ? passes.first : passes.second;
  table.panel.notices.show("timeout", {
    text: ({ messages }) => (table.talk ? messages.turnLost(who(table.talk, seat), count) : ""),
    brief: true,
    passing: true,
    aside: true,
  });
}

/** @param {App} app */
function ended(app) {
  const { session, table } = app;
  if (session?.view.result?.reason === "left") return tell(app, "fanqi-end", session.view.result);
  // An action that ends the game has been told together with its result.
  if (table.talk && session?.phase !== "moving") table.say(resultSentences(table.talk));
  app.attendants?.ended();
  tell(app, "fanqi-end", session?.view.result);
}

/** @param {App} app @param {string} type @param {unknown} detail */
function tell({ element }, type, detail) {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}
