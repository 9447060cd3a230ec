/** Where one board keeps its game: a slot of its save, written by one tab only. */

import { callAll } from "./dom.js";
import { Ownership } from "./ownership.js";

/** @typedef {import("./storage.js").Found} Found */
/** @typedef {import("./storage.js").Save} Save */
/** @typedef {import("./storage.js").SavedGame} SavedGame */

/**
 * @typedef {object} Opened what is looked through
 * @property {string} record of a game that was read; empty: the game of the slot, which has ended
 * @property {number} at so many actions are seen
 */

/** The game that is open where the address asks for no other. */
export const MAIN_SLOT = "game";

export class Keeper {
  #save;
  #slot;
  /** @type {Ownership | null} */ #ownership = null;
  /** @type {SavedGame | null} */ #latest = null;
  #unwatch;

  /**
   * @param {Save} save @param {string} slot
   * @param {() => void} lost another board took over
   * @param {() => void} moved another board wrote to the slot
   */
  constructor(save, slot, lost, moved) {
    this.#save = save;
    this.#slot = slot;
    if (save.works) {
      const contested = () => this.#latest && this.store(this.#latest);
      this.#ownership = new Ownership(save, slot, { lost, kept: moved, contested });
    }
    // The record is written last of the three.
    const record = save.key(slot, "record");
    this.#unwatch = save.watch((key) => key === record && moved());
  }

  /** Whether another tab plays this game. */
  async contested() {
    return this.#ownership ? this.#ownership.contested() : false;
  }

  /** Whether this is the game that no address asked for. */
  get isMain() {
    return this.#slot === MAIN_SLOT;
  }

  claim() {
    if (this.#slot !== MAIN_SLOT) this.#save.noteSlot(this.#slot);
    this.#ownership?.claim();
  }

  /** Whether this board may go on with the game; where nothing is kept, nobody else can. */
  get plays() {
    return this.#ownership?.holds() ?? true;
  }

  /** @returns {Found} */
  load() {
    return this.#save.load(this.#slot);
  }

  /** @param {SavedGame} game */
  store(game) {
    this.#latest = game;
    if (!this.#ownership?.holds()) return;
    this.#save.store(this.#slot, game);
    this.#ownership.noteKept();
  }

  /** Which game this is, of all that are kept. */
  get place() {
    return this.#save.key(this.#slot, "");
  }

  /** What is kept of it, whoever wrote it; null for nothing. */
  get standing() {
    return this.#save.standing(this.#slot);
  }

  /** Whether the game as it is now would be there after a reload. @param {SavedGame} game */
  keeps({ record }) {
    return this.#save.read(this.#save.key(this.#slot, "record")) === record;
  }

  /** What this tab looked through when it was left. @returns {Opened | null} */
  get opened() {
    const record = this.#save.readOfTab(this.#openedKey);
    if (record === null) return null;
    const at = Number(this.#save.readOfTab(this.#stepKey));
    return { record, at: Number.isInteger(at) ? at : 0 };
  }

  /** @param {Opened} opened */
  keepOpened({ record, at }) {
    this.#save.writeOfTab(this.#openedKey, record);
    this.keepStep(at);
  }

  /** @param {number} at */
  keepStep(at) {
    this.#save.writeOfTab(this.#stepKey, String(at));
  }

  dropOpened() {
    for (const key of [this.#openedKey, this.#stepKey]) this.#save.writeOfTab(key, null);
  }

  get #openedKey() {
    return this.#save.key(this.#slot, "opened");
  }

  get #stepKey() {
    return this.#save.key(this.#slot, "opened-at");
  }

  setAside() {
    this.#save.setAside(this.#slot);
  }

  /** Whether another game, the main one, waits unfinished. */
  get mainWaits() {
    if (this.#slot === MAIN_SLOT) return false;
    const found = this.#save.load(MAIN_SLOT);
    return found !== null && "game" in found && found.game.record.includes('[Result "*"]');
  }

  destroy() {
    callAll([() => this.#ownership?.destroy(), this.#unwatch]);
  }
}
