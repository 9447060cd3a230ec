/** A sentence with a person's name in it: where room is scarce the name is cut short, the words are not. */

import { make } from "./dom.js";

/**
 * @param {HTMLElement} element @param {string} text
 * @param {string[]} names the first that the text has is set apart
 */
export function setNamed(element, text, names) {
  if (element.textContent === text) return;
  const name = names.find((each) => each && text.includes(each));
  element.classList.toggle("named", name !== undefined);
  if (name === undefined) element.replaceChildren(text);
  else {
    const at = text.indexOf(name);
    const around = [text.slice(0, at), text.slice(at + name.length)];
    const [before, after] = around.map((words) => words && make("span", { class: "words" }, words));
    element.replaceChildren(before, make("span", { class: "name" }, name), after);
  }
}
