/** What the buttons do: the game's controls, the answers to messages, the dialogs. */

import { listen, nextTask } from "./dom.js";
import { loadDialogWords } from "./text/index.js";
import { errorCode, errorText } from "./wasm.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {typeof import("./dialogs/index.js") & { words: import("./dialogs/index.js").AllWords }} Dialogs */

/** They open a dialog. */
const ASKING = [
  ...["new-game", "next-game", "restart", "resign", "offer-draw"],
  ...["menu", "help", "profile"],
];
/** They speak for the person to act. */
const OF_TURN = ["resign", "offer-draw"];
/** What comes with the dialogs, too. */
const LATER = [
  ...["review", "review-at", "copy-record", "save-record", "open-record"],
  ...["hint", "guide", "unusable"],
];

export class Controls {
  #app;
  #undo;
  /** @type {Dialogs | null} */ #dialogs = null;
  #gone = false;
  /** @type {Record<string, () => unknown>} */
  #actions = {
    undo: () => this.#takeBack(),
    "take-over": () => this.#app.takeUp(),
    "go-back": () => this.#app.goBack(),
    retry: () => this.#app.session?.retry(),
    reload: () => this.#app.reload(),
    "use-version": () => this.#app.useVersion(),
    look: () => this.#app.table.panel.hideResult(),
    dismiss: () => {},
  };

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#undo = [
      listen(app.root, "click", (event) => this.#click(event)),
      listen(app.element, "dragover", (event) => hasText(event) && event.preventDefault()),
      listen(app.element, "drop", (event) => this.#drop(event)),
    ];
  }

  destroy() {
    this.#gone = true;
    for (const undo of this.#undo) undo();
    for (const dialog of this.#app.root.querySelectorAll("dialog")) dialog.remove();
  }

  /**
   * Loads the dialogs, with their words.
   * @param {import("./table.js").Look} [look] that of now, if not given
   * @returns {Promise<Dialogs>}
   */
  async load({ words, language } = this.#app.look) {
    const [dialogs, own] = await Promise.all([
      import("./dialogs/index.js"),
      loadDialogWords(language),
    ]);
    const loaded = { ...dialogs, words: { ...words, ...own } };
    // A look that is not worn yet, or no longer, is put on by who asked for it.
    if (!this.#dialogs || language === this.#app.look.language) this.use(loaded);
    await nextTask();
    // The table may have been set anew, or be gone.
    if (!this.#gone) this.#app.attendants ??= loaded.attend(this.#app, () => this.words);
    return loaded;
  }

  /** What the buttons open from now on. @param {Dialogs} dialogs */
  use(dialogs) {
    this.#dialogs = dialogs;
  }

  /** All words, once the dialogs are loaded. */
  get words() {
    return /** @type {Dialogs} */ (this.#dialogs).words;
  }

  /** What an error says, in the person's words where there are any. @param {unknown} error */
  explain(error) {
    return this.#dialogs?.words.faults[errorCode(error) ?? ""] ?? errorText(error);
  }

  /** A question to whoever was to act is void when the turn has passed. */
  withdraw() {
    this.#dialog("[data-turn]")?.close?.();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const button = /** @type {Element} */ (event.target).closest("[data-action]");
    if (!(button instanceof HTMLButtonElement)) return;
    const name = button.dataset.action ?? "";
    const act = this.#actions[name];
    if (!act && !ASKING.includes(name) && !LATER.includes(name)) return;
    // Controls that the menu holds close it; a message that is answered goes.
    button.closest("dialog")?.close?.();
    this.#app.table.panel.notices.hideBrief();
    this.#dismiss(button);
    const { session } = this.#app;
    const speaker = session?.speaker;
    void this.attempt(async () => {
      if (act) return act();
      const { questions, words } = this.#dialogs ?? (await this.load());
      // Meanwhile the turn may have passed to somebody who did not press.
      const passed = session !== this.#app.session || speaker !== session?.speaker;
      if (passed && OF_TURN.includes(name)) return;
      // Somebody pressed twice, or another button, while the dialogs were loaded.
      return this.#dialog("[open]") ? null : questions[name](this.#app, words, button);
    });
  }

  /** A record is dropped onto the table. @param {DragEvent} event */
  #drop(event) {
    if (!hasText(event) || this.#dialog("[open]")) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    void this.attempt(async () => {
      const { openDropped, words } = this.#dialogs ?? (await this.load());
      return openDropped(this.#app, words, file, text);
    });
  }

  /** Something may turn out not to be possible, or not to be loaded. @param {() => unknown} act */
  async attempt(act) {
    try {
      await act();
    } catch (error) {
      const { look, table } = this.#app;
      this.#dialog("[open]")?.close?.();
      table.note(look.words.messages.trouble(this.explain(error)));
    }
  }

  /** @param {string} selector @returns {HTMLDialogElement | null} */
  #dialog(selector) {
    return this.#app.root.querySelector(`dialog${selector}`);
  }

  #takeBack() {
    const { session, table, look } = this.#app;
    session?.undo();
    table.say(look.words.said.undone);
  }

  /** Resigning and offers are possible from a certain ply on; before it, says from which. */
  tooEarly() {
    const { session, table, look } = this.#app;
    if (!session || session.view.plies >= session.view.talk.after) return false;
    table.refuse(null, "", look.words.messages.talkAfter(session.view.talk.after));
    return true;
  }

  /** @param {HTMLElement} button */
  #dismiss(button) {
    const notice = button.closest("[data-notice]");
    if (notice instanceof HTMLElement)
      this.#app.table.panel.notices.hide(notice.dataset.notice ?? "");
  }
}

/** Whether a file or a text is dragged. @param {DragEvent} event */
function hasText({ dataTransfer }) {
  return ["Files", "text/plain"].some((type) => dataTransfer?.types.includes(type));
}
