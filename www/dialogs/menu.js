/** The menu: how things look and speak. On a small screen it holds the controls, too. */

import { actionButton, listen, make } from "../dom.js";
import { LANGUAGES } from "../text/languages.js";
import { openDialog } from "./dialog.js";
import { checkField, selectField } from "./fields.js";
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
    checkField("sound", menu.sound, settings.sound === "1"),
    checkField("vibration", menu.vibration, settings.vibration === "1"),
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
