/** A field for a person's name: what is too long is not taken, and it is said. */

import { listen, make, setText } from "../dom.js";
import { isTooLong, LONGEST_NAME, shortened } from "../players.js";
import { inputField } from "./fields.js";

/** @typedef {import("./index.js").AllWords} Words */

/** @param {Words} words @param {string} name @param {string} label @param {string} value */
export function nameField({ newGame }, name, label, value) {
  const input = make("input", { name, value, autocomplete: "off", spellcheck: "false" });
  const limit = make("span", { class: "fault", role: "status" });
  const hold = (/** @type {InputEvent | CompositionEvent} */ event) => {
    // What an input method is still working at may get shorter.
    if ("isComposing" in event && event.isComposing) return;
    const tooLong = isTooLong(input.value);
    if (tooLong) {
      const at = input.selectionStart;
      input.value = shortened(input.value.trimStart());
      input.setSelectionRange(at, at);
    }
    setText(limit, tooLong ? newGame.longestName(LONGEST_NAME) : "");
  };
  listen(input, "input", hold);
  listen(input, "compositionend", hold);
  return make("div", {}, inputField(label, input), limit);
}
