/** Form fields, each with its label. */

import { make } from "../dom.js";

/** @typedef {[value: string, label: string][]} Choices */

/** @param {string} name @param {string} label @param {Choices} choices @param {string} value */
export function selectField(name, label, choices, value) {
  const options = choices.map(([choice, text]) =>
    make("option", { value: choice, selected: choice === value }, text),
  );
  return make(
    "label",
    { class: "field" },
    make("span", {}, label),
    make("select", { name }, ...options),
  );
}

/** A row of buttons of which one is chosen. @param {string} name @param {string} label @param {Choices} choices @param {string} value */
export function segmentField(name, label, choices, value) {
  const options = choices.map(([choice, text]) =>
    make(
      "label",
      {},
      make("input", { type: "radio", name, value: choice, checked: choice === value }),
      make("span", {}, text),
    ),
  );
  return make("fieldset", { class: "segments" }, make("legend", {}, label), ...options);
}

/** @param {string} name @param {string} label @param {boolean} checked */
export function checkField(name, label, checked) {
  const box = make("input", { type: "checkbox", name, checked });
  return make("label", { class: "check" }, box, make("span", {}, label));
}

/** @param {string} label @param {HTMLInputElement | HTMLTextAreaElement} input */
export function inputField(label, input) {
  return make("label", { class: "field" }, make("span", {}, label), input);
}

/**
 * What an option of the rules and its values are called.
 * @param {import("./index.js").AllWords} words @param {string} option
 */
export function optionWords(words, option) {
  const { name, values } = words.options[option] ?? { name: option, values: {} };
  return { name, values: option === "colour" ? words.colourRules : values };
}
