/** Where one board keeps its game: a slot of its save, written by one tab only. */

import { Ownership } from "./ownership.js";

/** @typedef {import("./storage.js").Found} Found */
/** @typedef {import("./storage.js").Save} Save */
/** @typedef {import("./storage.js").SavedGame} SavedGame */

/** The game that is open where the address asks for no other. */
export const MAIN_SLOT = "game";

export class Keeper {
  #save;
  #slot;
  /** @type {Ownership | null} */ #ownership;
  #unwatch;

  /**
   * @param {Save} save @param {string} slot
   * @param {() => void} lost another tab took over
   * @param {() => void} moved another tab wrote to the slot
   */
  constructor(save, slot, lost, moved) {
    this.#save = save;
    this.#slot = slot;
    this.#ownership = save.works ? new Ownership(save, slot, lost) : null;
    // The record is written last of the three.
    const record = save.key(slot, "record");
    this.#unwatch = save.watch((key) => key === record && moved());
  }

  /** Whether another tab plays this game. */
  async contested() {
    return this.#ownership ? this.#ownership.contested() : false;
  }

  claim() {
    this.#ownership?.claim();
  }

  /** @returns {Found} */
  load() {
    return this.#save.load(this.#slot);
  }

  /** @param {SavedGame} game */
  store(game) {
    if (this.#ownership?.holds()) this.#save.store(this.#slot, game);
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
    this.#ownership?.destroy();
    this.#unwatch();
  }
}
