/** The controls that open a dialog, and what is done with its answer. */

import { listen } from "../dom.js";
import { who } from "../speech.js";
import { askDraw, confirm, endOf } from "./confirm.js";
import { helpDialog } from "./help.js";
import { lookAt, lookThroughSession } from "./look-through.js";
import { menuDialog } from "./menu.js";
import { newGameDialog } from "./new-game.js";
import { profileDialog } from "./profile.js";
import { copyRecord, openRecord, saveRecord } from "./records.js";
import { unusableDialog } from "./unusable.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").Seat} Seat */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("./index.js").AllWords} Words */
/** @typedef {(app: App, words: Words, button: HTMLButtonElement) => Promise<void>} Question */

/** @type {Question} */
async function newGame(app, words) {
  /** @type {import("./new-game.js").Begin} */
  const begin = async (choice, seed) => {
    const { rules, opponent, first, name1, name2 } = choice;
    /** @type {import("../storage.js").Setup} */
    const setup = { rules, opponent, position: null, seed };
    if (opponent === "person") setup.names = [name1, name2];
    if (!(await mayEnd(app, words, "newGame"))) return false;
    await app.startNew(setup, first);
    await app.choose(choice);
    return true;
  };
  const explain = (/** @type {unknown} */ error) => app.controls.explain(error);
  await newGameDialog(app.root, app.fanqi, words, app.settings, begin, explain);
}

/** @type {Question} */
async function restart(app, words) {
  if (!app.session) return;
  const { setup, person } = app.session.about;
  if (await mayEnd(app, words, "restart")) await app.start(setup, person);
}

/**
 * Whether the game that runs may end for another one.
 * @param {App} app @param {Words} words @param {"newGame" | "restart"} question
 */
async function mayEnd(app, words, question) {
  const { session, root, keeper } = app;
  // Another tab plays it: it cannot be ended here.
  if (!session?.begun || !keeper.plays) return true;
  return confirm(root, words, question, endOf(app, words));
}

/** @type {Question} */
async function resign(app, words) {
  const { session, root, controls } = app;
  if (!session || controls.tooEarly()) return;
  const { speaker } = session;
  const { talk } = app.table;
  const alone = session.about.person !== null || !talk;
  const title = alone ? undefined : words.confirm.resignsAs(who(talk, speaker));
  const meant = await confirm(root, words, "resign", undefined, title);
  if (meant && session === app.session && !session.view.result) session.resign(speaker);
}

/** @type {Question} */
async function offerDraw(app, words) {
  const { session, root, controls, table } = app;
  if (!session || controls.tooEarly()) return;
  const may = () =>
    session === app.session && session.view.talk.mayOffer && session.phase === "person";
  if (!may()) return table.refuse(null, "offer-too-soon", "");
  if (session.about.person === null) return offerOther(app, words, session, may);
  // The program may end the game with its answer.
  const meant = await confirm(root, words, "draw");
  if (meant && may()) await session.offerDraw();
}

/**
 * Asks the person opposite. Nothing was offered until that one has answered.
 * @param {App} app @param {Words} words @param {Session} session @param {() => boolean} may still be offered
 */
async function offerOther({ root, table }, words, session, may) {
  const { talk } = table;
  if (!talk) return;
  const offerer = session.view.turn;
  const [offers, asked] = [offerer, other(offerer)].map((seat) => who(talk, seat));
  const accepted = await askDraw(root, words, offers, asked);
  // The game may have gone on, by the clock or in another one, while the question stood.
  if (accepted === null || !may() || session.view.turn !== offerer) return;
  session.answerDraw(accepted);
  if (!accepted) table.note(words.confirm.declined(asked));
}

/** @param {Seat} seat @returns {Seat} */
const other = (seat) => (seat === 1 ? 2 : 1);

/** @type {Question} */
async function menu(app, words) {
  const { root, table, controls } = app;
  let spoken = words;
  /** @type {import("./menu.js").Place | null} */
  let place = null;
  for (;;) {
    const dialog = menuDialog(root, spoken, app.settings, table.controlsForMenu, place);
    const undo = listen(dialog.element, "change", ({ target }) => {
      const value = target.type === "checkbox" ? (target.checked ? "1" : "0") : target.value;
      void controls.attempt(async () => {
        await app.choose({ [target.name]: value });
        // In another language it is made anew, where the person is in it.
        if (target.name !== "lang") return;
        place = dialog.place();
        dialog.close("renamed");
      });
    });
    const answer = await dialog.answer;
    undo();
    if (answer !== "renamed") break;
    spoken = controls.words;
  }
  table.panel.takeControls();
}

/** @type {Question} */
async function hint({ attendants }) {
  await attendants?.hint.ask();
}

/** @type {Question} */
async function guide({ attendants }) {
  attendants?.guide.begin();
}

/** @type {Question} */
async function profile(app, words) {
  if (app.attendants) await profileDialog(app, words, app.attendants.profile);
}

/** By the name of the control. @type {Record<string, Question>} */
export const questions = {
  "new-game": newGame,
  "next-game": newGame,
  restart,
  resign,
  "offer-draw": offerDraw,
  menu,
  help: helpDialog,
  hint,
  guide,
  profile,
  review: (app) => lookThroughSession(app),
  "review-at": (app, _, button) => lookAt(app, Number(button.value)),
  "copy-record": copyRecord,
  "save-record": saveRecord,
  "open-record": openRecord,
  unusable: unusableDialog,
};
