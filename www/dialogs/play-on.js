/** Whether, and against whom, a game that was read is played on. */

import { actionButton, make } from "../dom.js";
import { endOf } from "./confirm.js";
import { recordNames } from "../record-names.js";
import { openDialog } from "./dialog.js";
import { segmentField } from "./fields.js";
import { tagOf, withTag } from "./record-text.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../contract").Game} Game */
/** @typedef {import("../contract").Seat} Seat */
/** @typedef {import("../settings.js").Settings} Settings */

/**
 * @typedef {object} From where a game is played on
 * @property {string} record with its placement
 * @property {string[]} names of its people, where they have any
 * @property {number} undone actions that come after that in the record
 * @property {Seat} turn who is to act there
 */

/** @param {App} app @param {From} from */
export async function askPlayOn(app, from) {
  const { words } = app.controls;
  const { newGame, records, buttons } = words;
  const { session } = app;
  const opponents = Object.entries(newGame.opponents);
  const body = [
    segmentField("opponent", newGame.opponent, opponents, app.settings.opponent),
    make("p", {}, records.yourSide),
  ];
  if (session?.begun) body.push(make("p", {}, endOf(app, words)));
  const { element, answer } = openDialog(app.root, {
    title: words.review.playOn.full,
    close: buttons.close,
    body,
    foot: [
      actionButton("cancel", buttons.cancel, { "data-answer": "" }),
      actionButton("confirm", buttons.start, { "data-answer": "yes", class: "primary" }),
    ],
  });
  if ((await answer) !== "yes") return;
  const chosen = /** @type {HTMLInputElement} */ (element.querySelector(":checked"));
  await playOn(app, from, /** @type {Settings["opponent"]} */ (chosen.value));
}

/** @param {App} app @param {From} from @param {Settings["opponent"]} opponent */
async function playOn(app, { record, names, undone, turn }, opponent) {
  const person = opponent === "program" ? turn : null;
  const [first, second] = recordNames(names, person);
  const named =
    person === null ? record : withTag(withTag(record, "First", first), "Second", second);
  const game = await app.careful((fanqi) => fanqi.Game.open(named));
  game.undo(undone);
  const rules = game.view().rules.canonical;
  /** @type {import("../storage.js").Setup} */
  const setup = { rules, opponent, position: tagOf(record, "Position") || null, seed: null };
  if (person === null) setup.names = [names[0], names[1]];
  app.play(game, setup, person);
  // Who read the record knows the deal.
  app.session?.noteHelp("record");
}
