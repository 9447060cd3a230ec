/** The menu: how things look and speak. On a small screen it holds the controls, too. */

import { actionButton, listen, make } from "../dom.js";
import { LANGUAGES } from "../text/languages.js";
import { openDialog } from "./dialog.js";
import { checkField, optionWords, selectField } from "./fields.js";
import { MENU_ITEMS } from "./menu-items.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../settings.js").SettingName} SettingName */
/** @typedef {import("./index.js").AllWords} Words */

/**
 * @param {ParentNode} root @param {Words} words @param {Settings} settings
 * @param {HTMLElement | null} controls those of the game, where the panel has no room for them
 * @param {(name: SettingName, value: string) => void} change
 */
export async function menuDialog(root, words, settings, controls, change) {
  const { menu } = words;
  const body = [
    ...(controls ? [controls] : []),
    make("h3", {}, menu.items.title),
    make(
      "div",
      { class: "items" },
      ...MENU_ITEMS.map(({ action, label }) => actionButton(action, label(words))),
    ),
    selectField(
      "lang",
      menu.language,
      [["auto", menu.auto], ...Object.entries(LANGUAGES)],
      settings.lang,
    ),
    selectField(
      "pieces",
      menu.pieces,
      [["auto", menu.schemeAuto], ...Object.entries(menu.schemes)],
      settings.pieces,
    ),
    selectField(
      "theme",
      menu.theme,
      [["auto", menu.auto], ...Object.entries(menu.themes)],
      settings.theme,
    ),
    selectField(
      "motion",
      menu.motion,
      [
        ["auto", menu.auto],
        ["1", menu.motions.on],
        ["0", menu.motions.off],
      ],
      settings.motion,
    ),
    checkField("confirm", menu.confirmFlip, settings.confirm === "1"),
  ];
  const dialog = openDialog(root, {
    title: menu.title,
    close: words.buttons.close,
    body,
    foot: [actionButton("help", words.buttons.help), actionButton("close", words.buttons.close)],
  });
  const undo = listen(dialog.element, "change", ({ target }) => {
    const value = target.type === "checkbox" ? (target.checked ? "1" : "0") : target.value;
    change(target.name, value);
  });
  await dialog.answer;
  undo();
}

/** @param {string[]} lines */
const list = (lines) => make("ul", {}, ...lines.map((line) => make("li", {}, line)));

/** How to play, and the rules of this game. @param {ParentNode} root @param {Words} words @param {import("../contract").RulesChoice} rules */
export async function helpDialog(root, words, rules) {
  const { help } = words;
  const rows = Object.entries(rules.values).map(([option, value]) => {
    const { name, values } = optionWords(words, option);
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, name),
      make("td", {}, values[value] ?? value),
    );
  });
  const name = words.presets[rules.preset] ?? rules.preset;
  // As the heads of the counts name them: what is on the tiles, and in full.
  const kinds = [...root.querySelectorAll(".counts thead th")].map((head) => {
    const [short, full] = [head.textContent, head.getAttribute("aria-label")];
    return make("span", { class: "kind" }, make("b", {}, short), short !== full && ` ${full}`);
  });
  const body = [
    list(help.lines),
    make("h3", {}, help.signs),
    list(help.signLines),
    make("p", {}, help.counts),
    make("p", {}, ...kinds),
    make("p", {}, help.keys),
    make("h3", {}, `${help.rules}: ${name}`),
    make("p", {}, words.presetAbouts[rules.preset] ?? ""),
    make("table", { class: "rules" }, make("tbody", {}, ...rows)),
  ];
  const { answer } = openDialog(root, {
    title: help.title,
    close: words.buttons.close,
    body,
    foot: [actionButton("close", words.buttons.close)],
  });
  await answer;
}
