/** Piece names: every kind has its own under every scheme, short enough for a tile. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  KINDS,
  SCHEMES,
  kindIndex,
  pieceColour,
  pieceName,
  shortName,
  tileName,
} from "../../www/names.js";

/** @typedef {import("../../www/names.js").NameLanguage} NameLanguage */

/** @type {NameLanguage[]} */
const LANGUAGES = ["zh-Hans", "zh-Hant", "en"];
const LETTERS = [...KINDS];

for (const language of LANGUAGES) {
  for (const scheme of SCHEMES) {
    test(`tiles marked ${scheme} for a reader of ${language}`, () => {
      const names = LETTERS.map((letter) => tileName(letter, scheme, language));
      assert.equal(new Set(names).size, 12);
      for (const name of names) assert.match(name, /^([\u4e00-\u9fff]{2}|[A-Z][a-z]{1,3}|[34]\d)$/);
      const short = LETTERS.map((letter) => shortName(letter, scheme, language));
      assert.equal(new Set(short).size, 12, short.join(" "));
    });
  }

  test(`full names in ${language}`, () => {
    const names = LETTERS.map((letter) => pieceName(letter, language));
    assert.equal(new Set(names).size, 12);
    assert.deepEqual(
      LETTERS.map((letter) => pieceName(letter.toLowerCase(), language)),
      names,
      "the colour changes no name",
    );
  });
}

test("the names of the rules", () => {
  assert.equal(pieceName("M", "zh-Hans"), "司令");
  assert.equal(pieceName("d", "en"), "Division commander");
  assert.equal(tileName("e", "zh-Hans", "en"), "工兵");
  assert.equal(tileName("M", "numbers", "zh-Hans"), "40");
  assert.equal(tileName("E", "numbers", "zh-Hans"), "32");
  assert.equal(tileName("F", "numbers", "zh-Hant"), "軍旗");
  assert.equal(tileName("X", "numbers", "en"), "Bomb");
});

test("upper case is red, lower case blue", () => {
  assert.deepEqual(["M", "m"].map(pieceColour), ["red", "blue"]);
});

test("what is no piece letter is named", () => {
  for (const wrong of ["Q", "", "MM", "?"]) {
    assert.throws(
      () => kindIndex(wrong),
      new RangeError(`no piece letter: ${JSON.stringify(wrong)}`),
    );
  }
});
