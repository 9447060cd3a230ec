/** Questions of one sentence: is it meant, and does the other side agree. */

import { actionButton } from "../dom.js";
import { openDialog } from "./dialog.js";

/** @typedef {import("./index.js").AllWords} Words */

/**
 * @param {ParentNode} root @param {Words} words @param {keyof Words["confirm"]["yes"]} question
 * @returns {Promise<boolean>}
 */
export async function confirm(root, words, question) {
  const yes = actionButton("confirm", words.confirm.yes[question], {
    "data-answer": "yes",
    class: "danger",
  });
  const no = actionButton("cancel", words.buttons.cancel, { "data-answer": "no" });
  const { element, answer } = openDialog(root, {
    title: words.confirm[question],
    close: words.buttons.close,
    body: [],
    foot: [no, yes],
  });
  element.toggleAttribute("data-turn", question === "resign");
  return (await answer) === "yes";
}

/**
 * @param {ParentNode} root @param {Words} words @param {string} who offers
 * @returns {Promise<boolean>} whether the draw is accepted
 */
export async function askDraw(root, words, who) {
  const { buttons, messages } = words;
  const accept = actionButton("accept-draw", buttons.accept, {
    "data-answer": "yes",
    class: "primary",
  });
  const decline = actionButton("decline-draw", buttons.decline, { "data-answer": "no" });
  const { element, answer } = openDialog(root, {
    title: messages.offer(who),
    close: buttons.close,
    body: [],
    foot: [decline, accept],
  });
  element.toggleAttribute("data-turn", true);
  return (await answer) === "yes";
}
