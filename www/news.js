/** The messages that the page knows: what each says, and what can be answered. */

import { excerpt } from "./excerpt.js";

/** @typedef {import("./notices.js").Notice} Notice */
/** @typedef {import("./session-hooks.js").News} News */
/** @typedef {import("./text/index.js").Words} Words */
/** @typedef {import("./preferences.js").Unusable} Unusable */
/** @typedef {[id: string, notice: Partial<Notice> & Pick<Notice, "text">]} Message */
/** @typedef {{ [Key in keyof Words["messages"]]: Words["messages"][Key] extends string ? Key : never }[keyof Words["messages"]]} Plain */

/** So many characters of a wrong value are shown; more of it where it is told why. */
const SHOWN = 24;

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
  const declined = news === "declined";
  return [news, { text, buttons: BUTTONS[news] ?? {}, brief: declined, passing: declined }];
}

/**
 * What was asked for and cannot be used; why, a dialog says.
 * @param {Unusable[]} faults
 * @returns {Message}
 */
export function unusableMessage(faults) {
  const values = faults.map(({ name, value }) => `${name}=${excerpt(value, SHOWN)}`);
  /** @param {Words} words */
  const text = ({ messages }) => messages.unusableAll(values);
  return ["unusable", { text, buttons: { unusable: ({ buttons }) => buttons.why } }];
}
