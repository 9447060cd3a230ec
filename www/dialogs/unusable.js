/** What was asked for by the address or the page around the board and cannot be used, each with the reason. */

import { actionButton, make } from "../dom.js";
import { excerpt } from "../excerpt.js";
import { LONGEST_NAME } from "../players.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./index.js").AllWords} Words */

/** So many characters of a wrong value are shown. */
const SHOWN = 60;

/** @param {App} app @param {Words} words */
export async function unusableDialog(app, words) {
  const { messages, buttons } = words;
  /** @param {unknown} why */
  const reason = (why) => {
    if (why === "name") return messages.oneName(LONGEST_NAME);
    return Array.isArray(why) ? messages.oneOf(why) : app.controls.explain(why);
  };
  const lines = app.unusable.map(({ name, value, why }) =>
    make("li", {}, messages.unusable(name, excerpt(value, SHOWN), reason(why))),
  );
  const { answer } = openDialog(app.root, {
    title: words.unusable,
    close: buttons.close,
    body: [make("ul", {}, ...lines)],
    foot: [actionButton("close", buttons.close)],
  });
  await answer;
}
