/** The words of every language: none is missing, none is empty, none is in another language's letters. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LANGUAGES, languageOf, pickLanguage } from "../../www/text/languages.js";
import { loadDialogWords, loadWords } from "../../www/text/index.js";

/** @typedef {import("../../www/text/languages.js").Language} Language */
/** @typedef {(...samples: any[]) => string} Sentence */

const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES));

/** Each word and sentence by its path, such as `status.you`. @param {Language} language */
async function wordsOf(language) {
  /** @type {Map<string, string | Sentence>} */
  const found = new Map();
  /** @param {string} path @param {any} value */
  const walk = (path, value) => {
    if (typeof value !== "object") found.set(path, value);
    else for (const [name, inner] of Object.entries(value)) walk(`${path}.${name}`, inner);
  };
  walk("table", await loadWords(language));
  walk("dialogs", await loadDialogWords(language));
  return found;
}

const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await wordsOf(language)])),
);

const tables = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)])),
);

/** English has no words for these: the rules core says them itself. */
const ownWords = (/** @type {string} */ path) => !path.startsWith("dialogs.faults.");

/** A rule set as the dialogs have it. @type {Record<string, string>} */
const RULES = { colour: "pair", "rail-max": "3", "flag-guard": "mines" };

/**
 * What stands in for a parameter; the English sentences give the names. Some take all words of the
 * language, or some of them, and some take the rules in force.
 * @param {Language} language @param {string} name
 */
function sampleOf(language, name) {
  if (name === "colour") return "red";
  if (name === "values") return ["◆1", "◆2"];
  if (name === "rules" || name === "{ colour }") return RULES;
  if (name.startsWith("{") || name === "_words") return tables[language];
  if (/plies|ply|points|changes|number|count|moves|games|seconds|pieces/.test(name)) return 7;
  return `◆${name.length}`;
}

/** The names of a function's parameters. @param {Sentence} sentence */
function parametersOf(sentence) {
  const [, list] = /^\((.*?)\) =>/s.exec(String(sentence)) ?? [];
  assert.ok(list !== undefined, `parameters in brackets: ${sentence}`);
  return list.match(/\{[^}]*\}|[^\s,]+/g) ?? [];
}

/** @param {Language} language @param {string | Sentence | undefined} model */
const samplesFor = (language, model) =>
  typeof model === "function"
    ? parametersOf(model).map((name) => ({ name, sample: sampleOf(language, name) }))
    : [];

/** What a word says, its sentences filled in. @param {Language} language @param {string} path */
function said(language, path) {
  const word = words[language].get(path);
  if (typeof word !== "function") return String(word);
  const samples = samplesFor(language, words.en.get(path) ?? word);
  return word(...samples.map(({ sample }) => sample));
}

test("every language has the same words", () => {
  const [first, ...others] = languages.map((language) =>
    [...words[language].keys()].filter(ownWords).sort(),
  );
  for (const keys of others) assert.deepEqual(keys, first);
});

test("what the rules core refuses has words in every language but English", () => {
  const [first, ...others] = languages
    .filter((language) => language !== "en")
    .map((language) => [...words[language].keys()].filter((path) => !ownWords(path)).sort());
  assert.ok(first.length > 10);
  for (const keys of others) assert.deepEqual(keys, first);
});

/** Between Chinese sentences stands nothing; of a rule that is not in force nothing is said. */
const MAY_BE_EMPTY = ["table.said.gap", "dialogs.help.marshal.off"];

for (const language of languages)
  describe(language, () => {
    test("every word says something, and what is filled in", () => {
      for (const path of words[language].keys()) {
        const text = said(language, path);
        if (MAY_BE_EMPTY.includes(path)) continue;
        assert.equal(typeof text, "string", path);
        assert.ok(text.trim().length > 0, `${path} is empty`);
        assert.doesNotMatch(text, /undefined|NaN|\[object/, path);
        for (const { name, sample } of samplesFor(language, words.en.get(path))) {
          // An underscore marks what a sentence is given and does not say.
          const silent = name.startsWith("_") || sample === RULES || sample === tables[language];
          if (silent || name === "flips") continue;
          for (const each of [sample].flat()) {
            const shown = each === "red" ? said(language, "table.colour.red") : String(each);
            assert.ok(text.includes(shown), `${path} leaves out ${shown}: ${text}`);
          }
        }
      }
    });
  });

describe("English", () => {
  const numbers = [...words.en].flatMap(([path, word]) =>
    samplesFor("en", word).some(({ sample }) => sample === 7)
      ? [/** @type {[string, Sentence]} */ ([path, word])]
      : [],
  );

  test("one is one, none and two are many", () => {
    /** @type {[string, RegExp][]} */
    const many = [
      ["table.status.drawIn", /Draw in # moves?$/],
      ["table.cell.canMove", /can move to # points?$/],
    ];
    for (const [path, pattern] of many) {
      const sentence = /** @type {Sentence} */ (words.en.get(path));
      for (const number of [0, 1, 2]) {
        const text = sentence(number);
        assert.match(text.replace(String(number), "#"), pattern);
        assert.equal(text.endsWith("s"), number !== 1, text);
      }
    }
  });

  test("no sentence counts one as many", () => {
    assert.ok(numbers.length >= 5);
    for (const [path, sentence] of numbers) {
      const samples = samplesFor("en", sentence).map(({ sample }) => sample);
      const text = sentence(...samples.map((sample) => (sample === 7 ? 1 : sample)));
      assert.doesNotMatch(text, /\b1 [a-z]+s\b/, path);
    }
  });

  test("there are no Chinese characters but in what names Chinese", () => {
    const meant = /^dialogs\.menu\.schemes\.zh-/;
    for (const path of words.en.keys())
      if (!meant.test(path)) assert.doesNotMatch(said("en", path), /\p{Script=Han}/u, path);
  });
});

/**
 * All characters of a national standard: the two-byte codes whose bytes lie in these ranges.
 * @param {string} encoding @param {[number, number][]} leads @param {[number, number][]} trails
 */
function standard(encoding, leads, trails) {
  const decoder = new TextDecoder(encoding);
  const all = (/** @type {[number, number][]} */ ranges) =>
    ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, at) => low + at));
  return new Set(
    all(leads).flatMap((lead) =>
      all(trails).map((trail) => decoder.decode(Uint8Array.of(lead, trail))),
    ),
  );
}

/** GB 2312 has simplified characters only, Big5 traditional ones. */
const CHARACTERS = {
  "zh-Hans": standard("gb2312", [[0xb0, 0xf7]], [[0xa1, 0xfe]]),
  "zh-Hant": standard(
    "big5",
    [
      [0xa4, 0xc6],
      [0xc9, 0xf9],
    ],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
};

/** Latin letters that are meant: keys, the names on English tiles, and what stands in records. */
const MEANT = /\b(Esc|Enter|Mshl|Gen|Game|fanqi|UTF|JSON|Placement|Termination)\b/g;

/** Punctuation of Latin letters at a Chinese one. */
const HALF_WIDTH = /\p{Script=Han}[,.;:!?()/]|[,.;:!?()/] *\p{Script=Han}/u;
const TOO_CLOSE = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u;

for (const language of /** @type {const} */ (["zh-Hans", "zh-Hant"]))
  describe(`Chinese as ${language}`, () => {
    test("no English is left", () => {
      for (const path of words[language].keys())
        assert.doesNotMatch(said(language, path).replace(MEANT, ""), /[A-Za-z]{2,}/, path);
    });

    test("punctuation is Chinese, and Latin letters and digits stand apart", () => {
      for (const path of words[language].keys()) {
        // It has numbers only.
        if (path === "dialogs.guide.title") continue;
        // Whatever is filled in may be Chinese, too.
        const text = said(language, path).replace(/◆\d+/g, "兵");
        assert.doesNotMatch(text, HALF_WIDTH, `${path}: ${text}`);
        assert.doesNotMatch(text, TOO_CLOSE, `${path}: ${text}`);
      }
      const { status, said: told, listOf } = tables[language];
      assert.match(status.turnOf("Zoë", "red"), /^[輪轮]到 Zoë（.方）$/);
      assert.match(status.turnOf("李明", null), /^[輪轮]到李明$/);
      assert.match(told.flip("R2", "b6", "兵"), /^R2 翻/);
      assert.equal(listOf("Zoë"), "Zoë：");
    });

    test("all characters are of its script", () => {
      const other = language === "zh-Hans" ? "zh-Hant" : "zh-Hans";
      for (const path of words[language].keys()) {
        // Names its tiles in their own characters.
        if (path === `dialogs.menu.schemes.${other}`) continue;
        const foreign = [...said(language, path)].filter(
          (letter) => /\p{Script=Han}/u.test(letter) && !CHARACTERS[language].has(letter),
        );
        assert.deepEqual(foreign, [], `${path}: ${said(language, path)}`);
      }
    });
  });

test("the characters of the standards tell the scripts apart", () => {
  assert.ok(CHARACTERS["zh-Hant"].has("軍") && !CHARACTERS["zh-Hant"].has("军"));
  assert.ok(CHARACTERS["zh-Hans"].has("军") && !CHARACTERS["zh-Hans"].has("軍"));
});

test("the language for a browser's", () => {
  /** @type {[string, Language | null][]} */
  const tags = [
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-MO", "zh-Hant"],
    ["zh-Hant", "zh-Hant"],
    ["zh-hant-hk", "zh-Hant"],
    ["zh_TW", "zh-Hant"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-Hans-HK", "zh-Hans"],
    ["zh", "zh-Hans"],
    ["en-GB", "en"],
    ["EN", "en"],
    ["de-DE", null],
    ["", null],
  ];
  for (const [tag, language] of tags) assert.equal(languageOf(tag), language, tag);
  assert.equal(pickLanguage(["de-DE", "zh-HK", "en"]), "zh-Hant");
  assert.equal(pickLanguage(["fr"]), "en");
});
