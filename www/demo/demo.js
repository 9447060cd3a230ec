/** What a host may do with boards: change attributes, hear of actions, put one there and take it away. */

import { mount } from "../fanqi.js";

const first = /** @type {HTMLElement} */ (document.getElementById("first"));
const output = /** @type {HTMLOutputElement} */ (document.querySelector("output"));

for (const select of document.querySelectorAll("select"))
  select.addEventListener("change", () => first.setAttribute(select.name, select.value));

first.addEventListener("fanqi-action", ({ detail }) => {
  output.value = `Seat ${detail.seat}: ${detail.text}`;
});
first.addEventListener("fanqi-end", ({ detail }) => {
  output.value = detail.winner ? `Seat ${detail.winner} has won.` : "A draw.";
});

const place = /** @type {HTMLElement} */ (document.getElementById("second"));
const button = /** @type {HTMLButtonElement} */ (document.querySelector("button"));
/** @type {ReturnType<typeof mount> | null} */
let second = null;

button.addEventListener("click", () => {
  if (second) second.destroy();
  second = second
    ? null
    : mount(place, {
        ...{ opponent: "person", rules: "folk", lang: "zh-Hant" },
        ...{ name1: "小林", name2: "Zoë" },
      });
  button.setAttribute("aria-pressed", String(second !== null));
});
