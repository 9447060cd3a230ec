/** The profile: rank and points, what was won and lost by which rules, and all of it as a file. */

import { linesOf, pointsOf, whyNot } from "../attendants/profile.js";
import { RANKS, rankOf } from "../attendants/ranks.js";
import { actionButton, listen, make, setText } from "../dom.js";
import { openDialog } from "./dialog.js";
import { askFile, saveFile } from "./files.js";
import { FILE_NAME, FileFault, readProfile, writeProfile } from "./profile-file.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../attendants/profile.js").Line} Line */
/** @typedef {import("../attendants/profile.js").Profile} Profile */
/** @typedef {import("./index.js").AllWords} Words */

/** @param {App} app @param {Words} words @param {Profile} profile */
export async function profileDialog(app, words, profile) {
  const sheet = make("div", { class: "profile" });
  const fault = make("p", { class: "fault", role: "alert" });
  const news = make("p", { role: "status" });
  const show = () => sheet.replaceChildren(...sheetOf(app, words, profile));
  show();
  const close = actionButton("close", words.buttons.close);
  const dialog = openDialog(app.root, {
    title: words.profile.title,
    close: words.buttons.close,
    body: profile.works
      ? [sheet, make("p", { class: "about" }, words.profile.file), news, fault]
      : [make("p", {}, words.profile.nothingKept)],
    foot: profile.works
      ? [
          actionButton("import-profile", words.profile.import),
          actionButton("export-profile", words.profile.export),
          close,
        ]
      : [close],
  });
  const undo = listen(dialog.element, "click", ({ target }) => {
    const action = target.closest("[data-action]")?.dataset.action;
    if (action === "export-profile") {
      saveFile(FILE_NAME, writeProfile(app.settings, profile.results()), "application/json");
    } else if (action === "import-profile") void read();
  });
  const read = async () => {
    setText(fault, "");
    setText(news, "");
    const file = await askFile(".json,application/json");
    if (!file) return;
    try {
      const { settings, results } = await readProfile(file, words, app.fanqi);
      const { added, full } = profile.merge(results);
      if (full) setText(fault, words.profile.faults.full);
      await app.choose(settings);
      setText(news, words.profile.imported(added));
      show();
    } catch (error) {
      setText(fault, error instanceof FileFault ? error.message : app.controls.explain(error));
    }
  };
  await dialog.answer;
  undo();
}

/** @param {App} app @param {Words} words @param {Profile} profile */
function sheetOf({ session }, words, profile) {
  const results = profile.results();
  const points = pointsOf(results);
  const rank = rankOf(points);
  const { ranks } = words.profile;
  const next = rank + 1 < RANKS.length ? words.profile.next(ranks[rank + 1], RANKS[rank + 1]) : "";
  const lines = linesOf(results);
  return [
    make(
      "p",
      { class: "rank", "data-part": "rank" },
      make("strong", {}, ranks[rank]),
      ` ${words.profile.points(points)}${words.said.gap}`,
      make("span", { class: "about" }, next),
    ),
    lines.length ? tableOf(words, lines) : make("p", {}, words.profile.none),
    make("p", { class: "about" }, words.profile.counts),
    ...(session && !session.view.result
      ? [
          make(
            "p",
            { "data-part": "counts" },
            words.profile.thisGame[whyNot(session.about) ?? "counts"],
          ),
        ]
      : []),
  ];
}

/** @param {Words} words @param {Line[]} lines */
function tableOf(words, lines) {
  const { won, drawn, lost, streak, best, level: levelName } = words.profile;
  const heads = [words.newGame.rules, won, drawn, lost, streak, best];
  const rows = lines.map((line) => {
    const name = rulesName(words, line.rules);
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, line.level === null ? name : levelName(name, line.level)),
      ...[line.won, line.drawn, line.lost, line.streak, line.best].map((count) =>
        make("td", {}, String(count)),
      ),
    );
  });
  const head = heads.map((text) => make("th", { scope: "col" }, text));
  return make(
    "table",
    { class: "results" },
    make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...rows),
  );
}

/** @param {Words} words @param {string} rules */
function rulesName(words, rules) {
  const [preset, ...changes] = rules.split(",");
  const name = Object.keys(words.presets).includes(preset) ? words.presets[preset] : preset;
  return changes.length ? words.changed(name) : name;
}
