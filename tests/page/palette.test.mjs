/** Contrast as WCAG 2 reckons it: text at least 4.5 : 1, marks at least 3 : 1, in both themes. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PALETTES, applyPalette, paletteProperties, translucent } from "../../www/palette.js";

/** @typedef {import("../../www/palette.js").Theme} Theme */
/** @typedef {keyof import("../../www/palette.js").Palette} Name */

/** @type {Theme[]} */
const THEMES = ["light", "dark"];

/** Ink, and all the grounds that it is written on. @type {[Name, Name[]][]} */
const TEXTS = [
  ["ink", ["page", "card"]],
  ["inkSoft", ["page", "card"]],
  ["accent", ["page", "card"]],
  ["danger", ["page", "card"]],
  ["redInk", ["page", "card"]],
  ["blueInk", ["page", "card"]],
  ["onAccent", ["accent"]],
  ["red", ["woodHigh", "wood", "woodLow"]],
  ["blue", ["woodHigh", "wood", "woodLow"]],
  ["ghostRed", ["backLow"]],
  ["ghostBlue", ["backLow"]],
  ["campText", ["camp"]],
  ["headquartersText", ["headquarters"]],
  ["mountainText", ["board", "boardEdge"]],
  ["badgeText", ["wins", "both", "loses", "flag"]],
];

/** @type {[Name, Name[]][]} */
const MARKS = [
  ["select", ["board", "boardEdge", "slot", "camp", "headquarters"]],
  ["target", ["board", "boardEdge", "slot", "camp", "headquarters"]],
  ["attack", ["board", "boardEdge", "slot", "camp", "headquarters"]],
  ["last", ["board", "boardEdge", "slot", "camp", "headquarters"]],
  ["hint", ["board", "boardEdge", "slot", "camp", "headquarters"]],
  ["focus", ["board", "slot", "camp", "headquarters", "page", "card"]],
  ["road", ["board", "boardEdge"]],
  ["railDark", ["board", "boardEdge", "railLight"]],
  ["campLine", ["board", "boardEdge", "camp"]],
  ["headquartersLine", ["board", "boardEdge", "headquarters"]],
  ["boardLine", ["page"]],
  ["gold", ["back", "backHigh", "backLow"]],
  ["woodHigh", ["woodEdge"]],
];

/** @param {string} colour `#rrggbb` */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Theme} theme @param {[Name, Name[]][]} pairs @param {number} least */
function tooWeak(theme, pairs, least) {
  const palette = PALETTES[theme];
  return pairs.flatMap(([mark, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(palette[mark], palette[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${mark} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

test("the measure knows the values that WCAG gives", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
});

for (const theme of THEMES) {
  describe(theme, () => {
    test("text is legible", () => assert.deepEqual(tooWeak(theme, TEXTS, 4.5), []));
    test("marks stand out", () => assert.deepEqual(tooWeak(theme, MARKS, 3), []));
    test("every colour is #rrggbb, as `translucent` needs it", () => {
      for (const [name, value] of Object.entries(PALETTES[theme])) {
        assert.match(value, /^#[0-9a-f]{6}$/, name);
      }
    });
  });
}

test("both themes name the same colours", () => {
  assert.deepEqual(Object.keys(PALETTES.dark), Object.keys(PALETTES.light));
});

test("an opacity is kept within its bounds", () => {
  assert.equal(translucent("#123456", 0.5), "#12345680");
  assert.equal(translucent("#123456", -1), "#12345600");
  assert.equal(translucent("#123456", 2), "#123456ff");
});

test("the style sheet gets every colour, and gives all of them back", () => {
  /** @type {Map<string, string>} */
  const set = new Map([["margin", "0"]]);
  const style = {
    setProperty: (/** @type {string} */ name, /** @type {string} */ value) => set.set(name, value),
    removeProperty: (/** @type {string} */ name) => set.delete(name),
  };
  const undo = applyPalette(/** @type {any} */ ({ style }), "dark");
  assert.equal(set.get("--fanqi-ink-soft"), PALETTES.dark.inkSoft);
  assert.equal(set.get("color-scheme"), "dark");
  assert.equal(Object.keys(paletteProperties("dark")).length, Object.keys(PALETTES.dark).length);
  undo();
  assert.deepEqual([...set], [["margin", "0"]]);
});
