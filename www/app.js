/**
 * One board on a page, from its beginning to its end: which game is open, and where it is kept. What
 * the buttons do is in `controls.js`.
 */

import { withoutGame } from "./address.js";
import { Controls } from "./controls.js";
import { callAll, listen, make, nextTask, pause } from "./dom.js";
import { Keeper, MAIN_SLOT } from "./keeper.js";
import { dressPage, lookOf, watchPreferences } from "./look.js";
import { newsMessage, plainMessage, unusableMessage } from "./news.js";
import { Opponent } from "./opponent.js";
import { cleanNames } from "./players.js";
import { faultOf, Preferences } from "./preferences.js";
import { recordNames } from "./record-names.js";
import { hooksOf } from "./session-hooks.js";
import { Session } from "./session.js";
import { SAVE_VERSION, Save } from "./storage.js";
import { Table } from "./table.js";
import { loadDialogWords } from "./text/index.js";
import { errorCode, errorText, loadFanqi } from "./wasm.js";

/** @typedef {import("./attendants/index.js").Attendants} Attendants */
/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {import("./controls.js").Dialogs} Dialogs */
/** @typedef {import("./keeper.js").Opened} Opened */
/** @typedef {import("./preferences.js").Unusable} Unusable */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./storage.js").SavedGame} SavedGame */
/** @typedef {import("./storage.js").Setup} Setup */
/** @typedef {import("./table.js").Look} Look */

/**
 * @typedef {object} Carried the game of a board that was taken off its page
 * @property {SavedGame} game
 * @property {string} place where it was kept
 * @property {string | null} standing what stood there then
 */

/** So long a table without a board is not shown, in milliseconds. */
const NEARLY_MS = 120;

export class App {
  /** @type {Session | null} */ session = null;
  // Set by `begin`, before anything can use them.
  /** @type {Table} */ table = /** @type {any} */ (null);
  /** @type {Look} */ look = /** @type {any} */ (null);
  /** @type {Fanqi} */ fanqi = /** @type {any} */ (null);
  root;
  element;
  save;
  #preferences;
  /** @type {Keeper} */ keeper;
  #opponent = new Opponent(async () => (await loadFanqi()).module);
  controls;
  /** What goes along with the game, once it is loaded. @type {Attendants | null} */ attendants =
    null;
  /** @type {Carried | null} */ #carried;
  /** @type {(() => void)[]} */ #undo = [];
  /** What was asked for and cannot be used. @type {Unusable[]} */ unusable = [];
  /** @type {ReturnType<Dialogs["followUpdates"]>} */ #updates = null;
  #unsaved = false;
  /** So many times another look was asked for. */ #looks = 0;
  /** The latest choice of each setting. @type {Record<string, number>} */ #choices = {};
  #chosen = 0;
  /** Settles when the latest look is worn. @type {Promise<void> | undefined} */ #renewed;
  #gone = false;

  /**
   * @param {HTMLElement} element @param {ShadowRoot} root
   * @param {Carried | null} carried the game of a board that was moved within its page
   */
  constructor(element, root, carried) {
    this.element = element;
    this.root = root;
    this.#carried = carried;
    this.save = new Save(element.getAttribute("save"), () => this.#notKept());
    const search = this.#ownsPage ? location.search : "";
    this.#preferences = new Preferences(element, this.save, search);
    this.keeper = this.#keeperOf(this.#preferences.askedGame ?? MAIN_SLOT);
    this.controls = new Controls(this);
  }

  /** @returns {Settings} */
  get settings() {
    return this.#preferences.settings;
  }

  /** Sets the table and opens the game. Says so where it cannot. */
  async begin() {
    // On a slow phone each part takes a tenth of a second; together they would hold up the page.
    await nextTask();
    if (this.#gone) return;
    const contested = this.keeper.contested();
    const module = loadFanqi();
    module.catch(() => {});
    await Promise.all([lookOf(this.settings), this.#style()]);
    // A module that is nearly there saves laying out and painting a table without a board.
    await Promise.race([module, pause(NEARLY_MS)]).catch(() => {});
    const look = await this.#lookOfNow();
    if (this.#gone) return;
    this.#setTable(look);
    try {
      this.fanqi = (await module).fanqi;
      await nextTask();
      if (this.#gone) return;
      this.table.setUp(this.fanqi.board());
      await nextTask();
      if (this.#gone) return;
      this.#cannotUse(this.#preferences.check(this.fanqi));
      const busy = await contested;
      if (this.#gone) return;
      const { opened } = this.keeper;
      if (busy) {
        await this.#watch("otherTab");
        if (opened) await this.#lookAgain(opened);
      } else await this.takeUp(opened);
      // Only to save time later: a failure shows when they are asked for.
      this.#opponent.warm().catch(() => {});
      this.controls.load().then(
        (later) => this.#keepOffline(later),
        () => {},
      );
    } catch (error) {
      this.#failed(error);
    }
  }

  /**
   * Plays the game of the slot from now on, in this tab.
   * @param {Opened | null} [opened] was looked through before a reload, and is again
   */
  async takeUp(opened = null) {
    // Whatever is looked through: the game that is taken up does not run unseen behind it.
    this.table.lookThrough(null);
    if (!opened) this.keeper.dropOpened();
    this.keeper.claim();
    const found = this.#carriedOn ?? this.keeper.load();
    const fault = found && ("fault" in found ? found.fault : await this.#resume(found.game));
    if (fault) {
      this.keeper.setAside();
      this.say(plainMessage(fault));
    }
    if (!found || fault) await this.#startAsked();
    // A game waits while another one is looked through.
    else if (!opened?.record) this.session?.begin();
    // Not before: a board that is moved once more while this goes on takes it along.
    this.#carried = null;
    if (opened) await this.#lookAgain(opened);
    if (this.keeper.mainWaits) this.say(plainMessage("savedWaits"));
  }

  /**
   * Begins a game as a person chose it.
   * @param {Setup} setup @param {Settings["first"]} first
   * @throws {Error} a FanqiError that names what cannot be used; the running game goes on then
   */
  async startNew(setup, first) {
    const person = setup.opponent === "program" ? this.#preferences.nextSeat(first) : null;
    await this.start(setup, person);
    if (person !== null) this.#preferences.noteBegan(person);
  }

  /** As `startNew`, with the person's seat given. @param {Setup} setup @param {Seat | null} person */
  async start(setup, person) {
    this.#demandSlot();
    const { rules, position, seed, names } = setup;
    const [first, second] = recordNames(cleanNames(names), person);
    const game = await this.careful((fanqi) =>
      fanqi.Game.start({
        rules,
        position: position ?? undefined,
        seed: seed ?? undefined,
        first,
        second,
        date: today(),
      }),
    );
    this.play(game, setup, person);
  }

  /**
   * Plays a game from where it stands.
   * @param {import("./contract").Game} game @param {Setup} setup @param {Seat | null} person
   */
  play(game, setup, person) {
    this.#demandSlot();
    const [own] = crypto.getRandomValues(new Uint32Array(1));
    const about = { version: SAVE_VERSION, person, seed: own, clock: null, setup };
    this.table.lookThrough(null);
    this.session?.leave();
    this.#adopt(new Session(this.fanqi, this.#opponent, hooksOf(this), game, about));
    this.session?.begin();
  }

  /**
   * The host has changed attributes: looks follow at once, and what a game begins from with the next.
   */
  async attributesChanged() {
    this.#preferences.readAttributes(this.element);
    if (!this.table) {
      this.#looks++;
      return;
    }
    try {
      await this.#renewLook();
    } catch {
      const { messages } = this.look.words;
      this.table.refuse(null, "", messages.trouble(messages.offline));
    }
    if (!this.fanqi || this.#gone) return;
    this.unusable = [];
    this.table.panel.notices.hide("unusable");
    this.#cannotUse(this.#preferences.check(this.fanqi));
  }

  /** @param {Partial<Settings>} change chosen by the person, and kept */
  async choose(change) {
    const { language, words } = this.look;
    const number = ++this.#chosen;
    for (const name of Object.keys(change)) this.#choices[name] = number;
    // What has been chosen anew meanwhile stays.
    const latest = () =>
      Object.fromEntries(Object.entries(change).filter(([name]) => this.#choices[name] === number));
    try {
      // A language that has not been used yet must be fetched; where it cannot, nothing is chosen.
      const wanted = await lookOf({ ...this.settings, ...change });
      if (wanted.language !== language) await loadDialogWords(wanted.language);
    } catch {
      if (Object.keys(latest()).length) throw new Error(words.messages.offline);
    }
    this.#preferences.choose(latest());
    await this.#renewLook();
  }

  /** From a game that the address asked for back to the main one. */
  async goBack() {
    this.#preferences.forgetAddress();
    if (this.#ownsPage) history.replaceState(history.state, "", withoutGame(location.href));
    // It waits under its address.
    this.session?.pause();
    this.keeper.destroy();
    this.keeper = this.#keeperOf(MAIN_SLOT);
    if (await this.keeper.contested()) await this.#watch("otherTab");
    else await this.takeUp();
  }

  /** Tries to load once more what could not be loaded. */
  async reload() {
    this.attendants?.destroy();
    this.attendants = null;
    this.table.destroy();
    for (const undo of this.#undo.splice(0)) undo();
    await this.begin();
  }

  /** Goes over to a newer version of the page, with the game as it is. */
  async useVersion() {
    const { session } = this;
    session?.keepClock();
    // Also one that waits while a record is looked through.
    if (session && this.keeper.plays && !this.keeper.keeps(session.saved)) {
      // The game would be lost: it is played to its end in this version.
      this.say(plainMessage("unsaved"));
      this.say(plainMessage("newVersion"));
    } else await this.#updates?.use();
  }

  /** @returns {Carried | null} the game as it is */
  destroy() {
    this.#gone = true;
    // A game that waits behind a look back takes its clock up again.
    callAll([() => this.table?.lookThrough(null)]);
    this.session?.keepClock();
    const carried = this.#carried ?? this.#carry();
    callAll([
      () => this.#updates?.destroy(),
      ...this.#undo.splice(0),
      () => this.session?.destroy(),
      () => this.attendants?.destroy(),
      () => this.controls.destroy(),
      () => this.keeper.destroy(),
      () => this.#opponent.destroy(),
      () => this.table?.destroy(),
    ]);
    return carried;
  }

  #carry() {
    const { place, standing } = this.keeper;
    return this.session ? { game: this.session.saved, place, standing } : null;
  }

  /** The carried game, unless it belongs elsewhere or another board has written there since. */
  get #carriedOn() {
    if (!this.#carried) return null;
    const { game, place, standing } = this.#carried;
    const kept = this.keeper.standing;
    return place === this.keeper.place && (kept === null || kept === standing) ? { game } : null;
  }

  /** Whether the page holds nothing else: it follows the game, and its address asks for one. */
  get #ownsPage() {
    return this.element.hasAttribute("address");
  }

  /** @param {Dialogs} later */
  #keepOffline({ followUpdates }) {
    const script = this.#ownsPage ? this.element.getAttribute("offline") : null;
    if (script === null || this.#gone) return;
    this.#updates?.destroy();
    this.#updates = followUpdates(script, () => this.say(plainMessage("newVersion")));
  }

  /** Another tab may have taken over while a question stood. */
  #demandSlot() {
    if (!this.keeper.plays) throw new Error(this.look.words.refusals.watching);
  }

  /** @param {Opened} opened where it cannot be shown any more, the game begins */
  async #lookAgain(opened) {
    try {
      const { lookAgain } = await this.controls.load();
      if (this.#gone) return;
      await lookAgain(this, opened);
    } catch {
      this.keeper.dropOpened();
      if (this.keeper.plays && this.session?.phase === "watching") this.session.begin();
    }
  }

  /** @param {string} slot */
  #keeperOf(slot) {
    return new Keeper(
      this.save,
      slot,
      () => void this.#watch("takenOver"),
      () => this.session?.phase === "watching" && void this.#showKept(),
    );
  }

  /** @param {Look} look */
  #setTable(look) {
    this.look = look;
    this.table = new Table(this.element, look);
    this.root.append(this.table.element);
    // Before the first paint, else everything would jump.
    this.table.arrange();
    this.table.panel.say(look.words.status.loading);
    if (this.#unsaved) this.say(plainMessage("unsaved"));
    if (this.#ownsPage) dressPage(look);
    this.#undo.push(
      watchPreferences(() => void this.#renewLook()),
      listen(window, "pagehide", () => this.session?.keepClock()),
      listen(document, "visibilitychange", () => document.hidden && this.session?.keepClock()),
    );
  }

  /** Storage may be found wanting before there is a table that could say so. */
  #notKept() {
    this.#unsaved = true;
    if (this.table) this.say(plainMessage("unsaved"));
  }

  /** The style sheet, settled when it holds; a table without it would jump. @returns {Promise<void>} */
  async #style() {
    if (this.root.querySelector("link")) return;
    const href = new URL("./style.css", import.meta.url).href;
    const link = make("link", { rel: "stylesheet", href });
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
      this.root.append(link);
    });
  }

  /** As the settings are when all that it needs is there. @returns {Promise<Look>} */
  async #lookOfNow() {
    for (;;) {
      const turn = this.#looks;
      const look = await lookOf(this.settings);
      if (turn === this.#looks) return look;
    }
  }

  #renewLook() {
    return (this.#renewed = this.#wear(++this.#looks));
  }

  /** @param {number} turn @returns {Promise<void>} */
  async #wear(turn) {
    const look = await lookOf(this.settings);
    const dialogs = this.fanqi ? await this.controls.load(look).catch(() => null) : null;
    if (this.#gone) return;
    // A language that comes late does not undo what has been asked for since.
    if (turn !== this.#looks) return this.#renewed;
    this.look = look;
    if (dialogs) this.controls.use(dialogs);
    this.table.configure(look);
    this.attendants?.renamed();
    if (this.#ownsPage) dressPage(look);
  }

  /** The game that address or attributes ask for; what of it cannot be used is said and left out. */
  async #startAsked() {
    const { rules, opponent, first, name1, name2 } = this.settings;
    /** @type {Setup} */
    let setup = { rules, opponent, ...this.#preferences.asked };
    if (opponent === "person") setup.names = [name1, name2];
    for (;;) {
      try {
        return await this.startNew(setup, first);
      } catch (error) {
        const name = errorCode(error)?.split(":")[0];
        if (name !== "position" && name !== "seed") throw error;
        const value = setup[name];
        if (value === null) throw error;
        this.#cannotUse([{ name, value, why: error }]);
        setup = { ...setup, [name]: null };
      }
    }
  }

  /** @param {Unusable[]} unusable of what was asked for */
  #cannotUse(unusable) {
    if (!unusable.length) return;
    this.unusable.push(...unusable);
    this.say(unusableMessage(this.unusable));
  }

  /** @param {SavedGame} saved @returns {Promise<"damaged" | null>} */
  async #resume({ record, deal, about }) {
    try {
      const game = await this.careful((fanqi) => fanqi.Game.resume(record, deal, about.offers));
      const { setup } = about;
      const rules = faultOf(this.fanqi, setup.rules) ? game.view().rules.canonical : setup.rules;
      const usable = { ...about, setup: { ...setup, rules } };
      this.#adopt(new Session(this.fanqi, this.#opponent, hooksOf(this), game, usable));
      return null;
    } catch {
      return "damaged";
    }
  }

  /**
   * A call that may be refused; where it panics, the next one finds a new module.
   * @template T @param {(fanqi: Fanqi) => T} call @returns {Promise<T>}
   */
  async careful(call) {
    try {
      return call(this.fanqi);
    } catch (error) {
      if (errorCode(error) === null) this.fanqi = (await loadFanqi(true)).fanqi;
      throw error;
    }
  }

  /** @param {Session} session */
  #adopt(session) {
    // The board was taken off the page while the game was being set up.
    if (this.#gone) return session.destroy();
    const same = this.session?.about.seed === session.about.seed;
    this.session?.destroy();
    this.session = session;
    this.table.panel.notices.hideBrief();
    this.table.attach(session, same);
  }

  /** Another tab plays: this one shows. @param {"otherTab" | "takenOver"} why */
  async #watch(why) {
    this.say(plainMessage(why));
    await this.#showKept();
  }

  async #showKept() {
    const found = this.keeper.load();
    if (found && "game" in found) await this.#resume(found.game);
    this.session?.watch();
    if (!this.session) this.table.panel.say(this.look.words.status.watching);
  }

  /** @param {import("./news.js").Message} message */
  say([id, notice]) {
    const { notices } = this.table.panel;
    if (id === "opponentFailed") notices.hide("opponentRestarted");
    notices.show(id, notice);
  }

  /** @param {unknown} error */
  #failed(error) {
    if (this.#gone) return;
    this.table.panel.say(this.look.words.status.failed);
    this.say(newsMessage("failed", errorText(error)));
  }
}

/** The day, as the player's clock has it. */
function today() {
  const now = new Date();
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
