/** Questions of a sentence or two: is it meant, and does the other side agree. */

import { whyNot } from "../attendants/profile.js";
import { actionButton, make } from "../dom.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./index.js").AllWords} Words */

/**
 * @param {ParentNode} root @param {Words} words @param {keyof Words["confirm"]["yes"]} question
 * @param {string} [more] what comes of it
 * @param {string} [title] in place of the question's own
 * @returns {Promise<boolean>}
 */
export async function confirm(root, words, question, more, title) {
  const yes = actionButton("confirm", words.confirm.yes[question], {
    "data-answer": "yes",
    class: "danger",
  });
  const no = actionButton("cancel", words.confirm.no, { "data-answer": "no" });
  const { element, answer } = openDialog(root, {
    title: title ?? words.confirm[question],
    close: words.buttons.close,
    body: more ? [make("p", {}, more)] : [],
    foot: [no, yes],
  });
  element.toggleAttribute("data-turn", ["resign", "draw"].includes(question));
  return (await answer) === "yes";
}

/**
 * What becomes of the running game where another one is begun.
 * @param {App} app @param {Words} words
 */
export function endOf({ session, save }, { confirm: { ends } }) {
  return session && save.works && !whyNot(session.about) ? ends.counted : ends.plain;
}

/**
 * @param {ParentNode} root @param {Words} words @param {string} offers who does
 * @param {string} asked who is
 * @returns {Promise<boolean | null>} whether the draw is accepted; null where it was taken back
 */
export async function askDraw(root, words, offers, asked) {
  const { buttons, confirm: says } = words;
  const back = actionButton("cancel", says.takeBack, { "data-answer": "" });
  const accept = actionButton("accept-draw", buttons.accept, {
    "data-answer": "yes",
    class: "primary",
  });
  const decline = actionButton("decline-draw", buttons.decline, { "data-answer": "no" });
  const { element, answer } = openDialog(root, {
    title: says.acceptsDraw(asked),
    close: says.takeBack,
    body: [make("p", {}, says.offers(offers))],
    foot: [back, decline, accept],
  });
  element.toggleAttribute("data-turn", true);
  const given = await answer;
  return given === null ? null : given === "yes";
}
