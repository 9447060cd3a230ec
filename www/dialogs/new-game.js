/** The dialog that begins a game: against whom, by which rules, who begins, which deal. */

import { actionButton, listen, make } from "../dom.js";
import { cleanName } from "../players.js";
import { openDialog } from "./dialog.js";
import { checkField, inputField, segmentField } from "./fields.js";
import { nameField } from "./name-field.js";
import { RulesForm } from "./rules-form.js";

/** @typedef {import("../contract").Fanqi} Fanqi */
/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("./index.js").AllWords} Words */
/** @typedef {Pick<Settings, "opponent" | "rules" | "first" | "turning" | "name1" | "name2">} Choice */
/** @typedef {(choice: Choice, seed: string | null) => Promise<boolean>} Begin begins the game, unless
 *   the one that runs is not to end; throws where it cannot */

/**
 * @param {ParentNode} root @param {Fanqi} fanqi @param {Words} words @param {Settings} settings
 * @param {Begin} begin @param {(error: unknown) => string} explain says what is wrong
 */
export async function newGameDialog(root, fanqi, words, settings, begin, explain) {
  const rules = new RulesForm(fanqi, words, settings.rules);
  const fault = make("p", { class: "fault", role: "alert" });
  const { opponents, firsts } = words.newGame;
  const seed = make("input", {
    name: "seed",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 64,
  });
  const body = make(
    "div",
    { class: "new-game" },
    segmentField("opponent", words.newGame.opponent, Object.entries(opponents), settings.opponent),
    segmentField("first", words.newGame.first, Object.entries(firsts), settings.first),
    make(
      "div",
      { class: "people" },
      nameField(words, "name1", words.newGame.firstName, settings.name1),
      nameField(words, "name2", words.newGame.secondName, settings.name2),
      make("p", { class: "about" }, words.newGame.coloursLater),
    ),
    checkField("turning", words.newGame.turning, settings.turning === "1"),
    ...rules.elements,
    inputField(words.newGame.seed, seed),
  );
  const start = make(
    "button",
    { type: "submit", "data-action": "start", class: "primary" },
    words.buttons.start,
  );
  const cancel = actionButton("cancel", words.buttons.cancel, { "data-answer": "" });
  let beginning = false;
  const submit = async (/** @type {HTMLFormElement} */ form) => {
    if (beginning) return;
    beginning = true;
    const data = new FormData(form);
    try {
      const choice = { ...choiceOf(data), rules: rules.rules };
      if (await begin(choice, seed.value.trim() || null)) dialog.close("started");
    } catch (error) {
      fault.textContent = explain(error);
    } finally {
      beginning = false;
    }
  };
  const dialog = openDialog(root, {
    title: words.newGame.title,
    close: words.buttons.close,
    body: [body, fault],
    foot: [cancel, start],
    submit,
  });
  const showAgainst = () => {
    const chosen = body.querySelector("[name=opponent]:checked");
    body.dataset.against = /** @type {HTMLInputElement} */ (chosen).value;
  };
  showAgainst();
  // A number counts as it stands there, also where a browser tells of the change too late or never.
  const undo = ["input", "change"].map((type) =>
    listen(body, type, (event) => {
      fault.textContent = "";
      rules.changed(event.target);
      showAgainst();
    }),
  );
  // A number that is out of bounds is shown by the browser only where it can be seen.
  const undoInvalid = listen(
    body,
    "invalid",
    () => body.querySelector("details")?.setAttribute("open", ""),
    {
      capture: true,
    },
  );
  await dialog.answer;
  for (const each of undo) each();
  undoInvalid();
}

/** @param {FormData} data */
function choiceOf(data) {
  return {
    opponent: /** @type {Settings["opponent"]} */ (data.get("opponent")),
    first: /** @type {Settings["first"]} */ (data.get("first")),
    name1: cleanName(data.get("name1")),
    name2: cleanName(data.get("name2")),
    turning: /** @type {Settings["turning"]} */ (data.get("turning") ? "1" : "0"),
  };
}
