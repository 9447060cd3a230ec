/** Records: the game as text, copied and saved to a file; and records of other games, opened. */

import { actionButton, listen, make } from "../dom.js";
import { openDialog } from "./dialog.js";
import { inputField } from "./fields.js";
import { lookThroughRecord } from "./look-through.js";
import { demandRecord, faultText, readText } from "./reading.js";
import { tagOf } from "./record-text.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./index.js").AllWords} Words */

/** @param {App} app @param {Words} words */
export async function copyRecord(app, words) {
  if (!app.session) return;
  const { record } = app.session.saved;
  try {
    await navigator.clipboard.writeText(record);
    app.table.note(words.records.copied);
  } catch {
    // Not allowed, or the page came without encryption: then by the person's own hand.
    await showRecord(app.root, words, record);
  }
}

/** @param {ParentNode} root @param {Words} words @param {string} record */
async function showRecord(root, words, record) {
  const text = make("textarea", { readonly: true, rows: 10, "aria-label": words.records.text });
  text.value = record;
  const { answer } = openDialog(root, {
    title: words.records.text,
    close: words.buttons.close,
    body: [make("p", {}, words.records.byHand), text],
    foot: [actionButton("close", words.buttons.close)],
  });
  text.focus();
  text.select();
  await answer;
}

/** @param {App} app */
export async function saveRecord({ session, root }) {
  if (!session) return;
  const { record } = session.saved;
  const href = URL.createObjectURL(new Blob([record], { type: "text/plain;charset=utf-8" }));
  const link = make("a", { href, download: `fanqi-${tagOf(record, "Date")}.txt`, hidden: true });
  // Some browsers follow no link that is in no document.
  root.append(link);
  link.click();
  link.remove();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Asks for a record, pasted or in a file, and opens it. @param {App} app @param {Words} words */
export async function openRecord(app, words) {
  const { records, buttons } = words;
  const text = make("textarea", { name: "record", rows: 6, spellcheck: "false" });
  // Behind a button, since what the browser calls it may be in another language.
  const file = make("input", {
    type: "file",
    name: "file",
    accept: ".txt,text/plain",
    hidden: true,
  });
  const fault = make("p", { class: "fault", role: "alert" });
  let attempts = 0;
  /** @param {() => string | Promise<string>} get */
  const attempt = async (get) => {
    fault.textContent = "";
    const own = ++attempts;
    // Reading takes its time: the question may be cancelled meanwhile, or answered otherwise.
    const wanted = () => own === attempts && dialog.element.isConnected;
    try {
      const game = await readRecord(app, words, get, wanted);
      if (!game) return;
      // First: it gives the focus back to where it was.
      dialog.close("opened");
      lookThroughRecord(app, game);
    } catch (error) {
      if (!wanted()) return;
      fault.textContent = faultText(error, words);
      fault.scrollIntoView({ block: "nearest" });
    }
  };
  const dialog = openDialog(app.root, {
    title: records.openTitle,
    close: buttons.close,
    body: [file, actionButton("choose-file", records.file), inputField(records.paste, text), fault],
    foot: [
      actionButton("cancel", buttons.cancel, { "data-answer": "" }),
      make("button", { type: "submit", "data-action": "open", class: "primary" }, records.open),
    ],
    submit: () => void attempt(() => text.value),
  });
  const undo = [
    listen(dialog.element, "click", ({ target }) => {
      if (target.dataset.action === "choose-file") file.click();
    }),
    listen(file, "change", () => {
      const [chosen] = file.files ?? [];
      if (chosen) void attempt(() => readText(chosen, words));
      // Mended and chosen once more, it is to be read again.
      file.value = "";
    }),
  ];
  await dialog.answer;
  for (const each of undo) each();
}

/**
 * Opens what was dropped onto the table.
 * @param {App} app @param {Words} words @param {File | undefined} file @param {string} text without a file
 */
export async function openDropped(app, words, file, text) {
  try {
    const get = () => (file ? readText(file, words) : text);
    const seed = app.session?.about.seed;
    // A game that was begun meanwhile is not to be covered.
    const game = await readRecord(app, words, get, () => seed === app.session?.about.seed);
    if (game) lookThroughRecord(app, game);
  } catch (error) {
    app.table.note(faultText(error, words));
  }
}

/**
 * @param {App} app @param {Words} words @param {() => string | Promise<string>} get
 * @param {() => boolean} wanted asked when the text is there
 * @returns {Promise<import("../contract").Game | null>} null where it is not wanted any more
 * @throws {Error} where it is no record, or a wrong one
 */
async function readRecord(app, words, get, wanted) {
  const text = await get();
  if (!wanted()) return null;
  demandRecord(text, words);
  return app.careful((fanqi) => fanqi.Game.open(text));
}
