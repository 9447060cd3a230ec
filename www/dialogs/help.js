/** How to play: the rules of this game, each option in words, with pictures, and the signs. */

import { actionButton, make } from "../dom.js";
import { KINDS, pieceName } from "../names.js";
import { rulesName } from "../speech.js";
import { openDialog } from "./dialog.js";
import { PIECE_COUNTS, Pictures } from "./pictures.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./index.js").AllWords} Words */
/** @typedef {keyof Words["help"]["sections"]} Section */
/** @typedef {Record<string, string>} Values */

/** @param {App} app @param {Words} words */
export async function helpDialog(app, words) {
  const { root, session } = app;
  if (!session) return;
  const { help } = words;
  const { rules } = session.view;
  const name = rulesName(words, rules);
  const pictures = new Pictures(app, rules);
  const body = [
    make("p", { class: "about" }, help.rules(name, words.presetAbouts[rules.preset] ?? "")),
    ...sectionsOf(app, words, rules.values, pictures),
    make("h3", {}, help.signs),
    list(help.signLines),
    make("p", {}, help.counts),
    make("p", {}, help.keys),
  ];
  pictures.destroy();
  const { answer } = openDialog(root, {
    title: help.title,
    close: words.buttons.close,
    body,
    foot: [actionButton("close", words.buttons.close)],
  });
  await answer;
}

/** @param {App} app @param {Words} words @param {Values} values @param {Pictures} pictures */
function sectionsOf({ look }, words, values, pictures) {
  const { help } = words;
  const rail = pictures.rail();
  const open = values["flag-guard"] === "none";
  /** @type {Partial<Record<Section, Node>>} */
  const shown = {
    pieces: tiles(pictures, look.language),
    moving: figure(rail.picture, help.pictures.rail[rail.turning ? "turning" : "straight"]),
    camps: figure(pictures.camp(), help.pictures.camp),
    flag: figure(pictures.flag(!open), help.pictures.flag[open ? "open" : "guarded"]),
  };
  return Object.entries(optionLines(words, values)).flatMap(([key, lines]) => {
    const section = /** @type {Section} */ (key);
    const { title, lines: always } = help.sections[section];
    const picture = shown[section];
    return [
      make("h3", {}, title),
      list([...always, ...lines.filter(Boolean)]),
      ...(picture ? [picture] : []),
    ];
  });
}

/**
 * What each option in force comes to, by section.
 * @param {Words} words @param {Values} values
 * @returns {Record<Section, string[]>}
 */
function optionLines({ help, settle }, values) {
  /** @template {Record<string, string>} Texts @param {Texts} texts @param {string} option */
  const of = (texts, option) => texts[values[option]] ?? "";
  const flips = values["quiet-flip"] === "resets";
  return {
    turn: [of(settle, "colour")],
    pieces: [],
    moving: [help.turns[whoTurns(values)], railMax(help, values), of(help.hq, "hq")],
    camps: [],
    fighting: [
      of(help.sapper, "sapper"),
      of(help.mine, "mine"),
      of(help.suicide, "suicide"),
      of(help.marshal, "marshal-reveals-flag"),
    ],
    flag: [of(help.guard, "flag-guard"), of(help.taker, "flag-taker")],
    end: [
      help.totalLimit(values["total-limit"]),
      help.quietLimit(values["quiet-limit"], flips),
      help.talkAfter(values["talk-after"]),
      help.moveTime(values["move-time"]),
    ],
  };
}

/** The three options of turning come to one. @param {Values} values @returns {keyof Words["help"]["turns"]} */
function whoTurns(values) {
  if (values["rail-turn"] === "free") return "all";
  const engineer = values["engineer-rail"] === "free";
  if (values["bomb-rail"] === "free") return engineer ? "both" : "bomb";
  return engineer ? "engineer" : "none";
}

/** Where all turn, it limits nobody. @param {Words["help"]} help @param {Values} values */
function railMax(help, values) {
  return values["rail-max"] === "3" && whoTurns(values) !== "all"
    ? help.railMax[3]
    : help.railMax.none;
}

/** @param {Pictures} pictures @param {import("../text/index.js").Language} language */
function tiles(pictures, language) {
  const items = Array.from(KINDS, (kind, index) => {
    const tile = pictures.tile(kind);
    tile.setAttribute("aria-hidden", "true");
    const name = make("span", {}, `${pieceName(kind, language)} × ${PIECE_COUNTS[index]}`);
    return make("li", {}, tile, name);
  });
  return make("ol", { class: "tiles" }, ...items);
}

/** @param {HTMLCanvasElement} picture @param {string} words what it shows */
function figure(picture, words) {
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", words);
  return make("figure", {}, picture, make("figcaption", { "aria-hidden": "true" }, words));
}

/** @param {string[]} lines */
const list = (lines) => make("ul", {}, ...lines.map((line) => make("li", {}, line)));
