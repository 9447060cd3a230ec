/** What the buttons do: the game's controls, the answers to messages, the dialogs. */

import { listen } from "./dom.js";
import { who } from "./speech.js";
import { loadDialogWords } from "./text/index.js";
import { errorText } from "./wasm.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {typeof import("./dialogs/index.js") & { words: import("./dialogs/index.js").AllWords }} Dialogs */

export class Controls {
  #app;
  #undo;
  /** @type {Dialogs | null} */ #dialogs = null;
  /** @type {Record<string, () => unknown>} */
  #actions = {
    undo: () => this.#takeBack(),
    "new-game": () => this.newGame(),
    "next-game": () => this.newGame(),
    restart: () => this.#restart(),
    "offer-draw": () => this.#offerDraw(),
    resign: () => this.#resign(),
    menu: () => this.#menu(),
    help: () => this.#help(),
    "take-over": () => this.#app.takeUp(),
    "go-back": () => this.#app.goBack(),
    retry: () => this.#app.session?.retry(),
    reload: () => this.#app.reload(),
    look: () => this.#app.table.panel.hideResult(),
    dismiss: () => {},
  };

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#undo = listen(app.root, "click", (event) => this.#click(event));
  }

  destroy() {
    this.#undo();
  }

  /** Loads the dialogs, with their words in the language of now. @returns {Promise<Dialogs>} */
  async load() {
    const { words, language } = this.#app.look;
    const href = new URL("./dialogs/index.js", import.meta.url).href;
    const [dialogs, own] = await Promise.all([import(href), loadDialogWords(language)]);
    const loaded = { ...dialogs, words: { ...words, ...own } };
    this.#dialogs = loaded;
    return loaded;
  }

  /** Asks the person opposite. @param {Seat} offerer */
  async askDraw(offerer) {
    const { askDraw, words } = this.#dialogs ?? (await this.load());
    const { root, table, session } = this.#app;
    if (!table.talk || !session) return;
    const accepted = await askDraw(root, words, who(table.talk, offerer));
    // The game may have gone on, by the clock or in another one, while the question stood.
    const stands = session === this.#app.session && session.view.talk.offer === offerer;
    if (!stands) return;
    const other = /** @type {Seat} */ (3 - offerer);
    if (accepted) session.acceptDraw(other);
    else session.declineDraw(other);
  }

  async newGame() {
    const app = this.#app;
    const { newGameDialog, words } = this.#dialogs ?? (await this.load());
    await newGameDialog(app.root, app.fanqi, words, app.settings, async (choice, seed) => {
      const { rules, opponent, first } = choice;
      try {
        await app.startNew({ rules, opponent, position: null, seed }, first);
      } catch (error) {
        return errorText(error);
      }
      await app.choose(choice);
      return null;
    });
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const button = /** @type {Element} */ (event.target).closest("[data-action]");
    if (!(button instanceof HTMLElement)) return;
    const act = this.#actions[button.dataset.action ?? ""];
    if (!act) return;
    // Controls that the menu holds close it; a message that is answered goes.
    button.closest("dialog")?.close?.();
    this.#dismiss(button);
    void this.#attempt(act);
  }

  /** A control may find that something cannot be loaded. @param {() => unknown} act */
  async #attempt(act) {
    try {
      await act();
    } catch (error) {
      const { look, table } = this.#app;
      table.refuse(null, "", look.words.messages.trouble(errorText(error)));
    }
  }

  #takeBack() {
    const { session, table, look } = this.#app;
    session?.undo();
    table.say(look.words.said.undone);
  }

  async #restart() {
    const { session, root } = this.#app;
    if (!session) return;
    const { confirm, words } = this.#dialogs ?? (await this.load());
    const { setup, person } = session.about;
    const running = !session.view.result && session.view.undoable > 0;
    if (running && !(await confirm(root, words, "restart"))) return;
    await this.#app.start(setup, person);
  }

  #offerDraw() {
    const { session } = this.#app;
    if (!session || this.#tooEarly()) return;
    if (session.view.talk.mayOffer && session.phase === "person") void session.offerDraw();
    else this.#app.table.refuse(null, "offer-too-soon", "");
  }

  async #resign() {
    const { session, root } = this.#app;
    if (!session || this.#tooEarly()) return;
    const { confirm, words } = this.#dialogs ?? (await this.load());
    const meant = await confirm(root, words, "resign");
    if (meant && session === this.#app.session && !session.view.result) session.resign();
  }

  /** Resigning and offers are possible from a certain ply on; before it, says from which. */
  #tooEarly() {
    const { session, table, look } = this.#app;
    if (!session || session.view.plies >= session.view.talk.after) return false;
    table.refuse(null, "", look.words.messages.talkAfter(session.view.talk.after));
    return true;
  }

  async #menu() {
    const { menuDialog, words } = this.#dialogs ?? (await this.load());
    const { root, settings, table } = this.#app;
    await menuDialog(root, words, settings, table.controlsForMenu, (name, value) => {
      void this.#app.choose({ [name]: value });
    });
    table.panel.takeControls();
  }

  async #help() {
    const { helpDialog, words } = this.#dialogs ?? (await this.load());
    const { root, session } = this.#app;
    if (session) await helpDialog(root, words, session.view.rules);
  }

  /** @param {HTMLElement} button */
  #dismiss(button) {
    const notice = button.closest("[data-notice]");
    if (notice instanceof HTMLElement)
      this.#app.table.panel.notices.hide(notice.dataset.notice ?? "");
  }
}
