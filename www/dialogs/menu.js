/** The menu: how things look and speak. On a small screen it holds the controls, too. */

import { actionButton, make } from "../dom.js";
import { LANGUAGES } from "../text/languages.js";
import { openDialog } from "./dialog.js";
import { checkField, selectField } from "./fields.js";
import { MENU_ITEMS } from "./menu-items.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("./index.js").AllWords} Words */
/** @typedef {{ scrolled: number }} Place where the person is in it: at the language */

/**
 * @param {ParentNode} root @param {Words} words @param {Settings} settings
 * @param {HTMLElement | null} controls those of the game, where the panel has no room for them
 * @param {Place | null} place where it opens; null: at its top
 */
export function menuDialog(root, words, settings, controls, place) {
  const { menu } = words;
  /** @param {import("./menu-items.js").Item} item */
  const button = ({ action, label }) => actionButton(action, label(words));
  const body = [
    make("h3", {}, menu.groups.game),
    controls ?? "",
    make("div", { class: "items" }, ...MENU_ITEMS.game.map(button)),
    make("h3", {}, menu.groups.help),
    make("div", { class: "items" }, ...MENU_ITEMS.help.map(button)),
    make("h3", {}, menu.groups.records),
    make("div", { class: "items" }, ...MENU_ITEMS.records.map(button)),
    make("h3", {}, menu.groups.settings),
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
    foot: [actionButton("close", words.buttons.close)],
  });
  const scrolling = /** @type {HTMLElement} */ (dialog.element.querySelector(".body"));
  if (place) {
    scrolling.scrollTop = place.scrolled;
    /** @type {HTMLElement} */ (dialog.element.querySelector("[name=lang]")).focus();
  }
  return { ...dialog, place: () => /** @type {Place} */ ({ scrolled: scrolling.scrollTop }) };
}
