/** The messages that the page knows: what each says, and what can be answered. */

import { LONGEST_NAME } from "./players.js";

/** @typedef {import("./notices.js").Notice} Notice */
/** @typedef {import("./session-hooks.js").News} News */
/** @typedef {import("./text/index.js").Words} Words */
/** @typedef {import("./preferences.js").Unusable} Unusable */
/** @typedef {[id: string, notice: Partial<Notice> & Pick<Notice, "text">]} Message */
/** @typedef {{ [Key in keyof Words["messages"]]: Words["messages"][Key] extends string ? Key : never }[keyof Words["messages"]]} Plain */

/** So many characters of a wrong value are shown. */
const SHOWN = 60;

/** What a message's button does, and what it is called. @type {Partial<Record<keyof Words["messages"], Notice["buttons"]>>} */
const BUTTONS = {
  otherTab: { "take-over": ({ buttons }) => buttons.takeOver },
  takenOver: { "take-over": ({ buttons }) => buttons.takeOver },
  savedWaits: { "go-back": ({ buttons }) => buttons.goBack },
  opponentFailed: { retry: ({ buttons }) => buttons.retry },
  innerErrorAgain: { retry: ({ buttons }) => buttons.retry },
  failed: { reload: ({ buttons }) => buttons.retry },
  newVersion: { "use-version": ({ buttons }) => buttons.useVersion },
};

/** A message without anything to fill in. @param {Plain} name @returns {Message} */
export function plainMessage(name) {
  return [name, { text: ({ messages }) => messages[name], buttons: BUTTONS[name] ?? {} }];
}

/** @param {News | "failed"} news @param {string} detail @returns {Message} */
export function newsMessage(news, detail) {
  /** @param {Words} words */
  const text = ({ messages }) => {
    const message = messages[news];
    return typeof message === "string" ? message : message(detail);
  };
  return [news, { text, buttons: BUTTONS[news] ?? {}, brief: news === "declined" }];
}

/**
 * What was asked for and cannot be used, one thing a line.
 * @param {Unusable[]} faults @param {(error: unknown) => string} explain
 * @returns {Message}
 */
export function unusableMessage(faults, explain) {
  /** @param {Words} words */
  const text = ({ messages }) =>
    faults
      .map(({ name, value, why }) => messages.unusable(name, short(value), reason(messages, why)))
      .join("\n");
  /** @param {Words["messages"]} messages @param {unknown} why */
  const reason = ({ oneOf, oneName }, why) =>
    why === "name" ? oneName(LONGEST_NAME) : Array.isArray(why) ? oneOf(why) : explain(why);
  return ["unusable", { text }];
}

/** @param {string} text */
function short(text) {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
