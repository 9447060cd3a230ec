/**
 * What is kept between visits, in local storage: the record of the running game, its sealed deal
 * apart from it, what the page must know about it, and the settings. Storage may be forbidden or
 * full; the game then goes on, and the page says so once.
 */

import { listen } from "./dom.js";

/** @typedef {import("./contract").Seat} Seat */

/**
 * @typedef {object} Setup what a game is begun from
 * @property {string} rules
 * @property {"program" | "person"} opponent
 * @property {string | null} position null: the start
 * @property {string | null} seed of the deal, where somebody chose it
 * @property {[first: string, second: string]} [names] of two people; empty ones are the page's
 */
/**
 * @typedef {object} GameAbout what the page must know about a game beside its record
 * @property {number} version of this form
 * @property {Seat | null} person the person's seat against the program; null for two people
 * @property {number} seed the opponent's own, drawn apart from the deal
 * @property {Setup} setup what was asked for, so that it can be begun again
 * @property {number | null} clock seconds that were left for the action when the page was left
 * @property {string} [offers] when each player last offered a draw, as the rules core has it
 * @property {Seen} [seen] face-down pieces that were seen and taken back
 * @property {boolean} [helped] whether an undo, a hint or an earlier game helped: it then counts for
 *   no points
 * @property {Help} [help] which of them first; a game of an earlier version does not tell
 */
/** @typedef {"undo" | "hint" | "record"} Help */
/** By the index of the point, as text. @typedef {Record<string, import("./contract").PieceLetter>} Seen */
/** @typedef {{ record: string, deal: string, about: GameAbout }} SavedGame */
/** @typedef {{ game: SavedGame } | { fault: "damaged" | "newer" } | null} Found */

/** The form of `GameAbout` that this page writes. */
export const SAVE_VERSION = 1;

/** @type {Help[]} */
const HELPS = ["undo", "hint", "record"];
const PARTS = /** @type {const} */ (["record", "deal", "about"]);
/** So many games that addresses asked for are kept, the latest. */
const SLOTS_KEPT = 12;

/** @param {"localStorage" | "sessionStorage"} which @returns {Storage | null} */
function ifAllowed(which) {
  try {
    return window[which];
  } catch {
    return null;
  }
}

export class Save {
  #storage;
  /** What another tab on the same save is not to see. @type {Storage | null} */ #ofTab;
  #root;
  #unsaved;
  #said = false;

  /**
   * @param {string | null} name null: nothing is kept
   * @param {() => void} unsaved called once, when something could not be kept
   */
  constructor(name, unsaved) {
    this.#storage = name === null ? null : ifAllowed("localStorage");
    this.#ofTab = name === null ? null : ifAllowed("sessionStorage");
    this.#root = `fanqi/${name}`;
    this.#unsaved = unsaved;
    if (name !== null && !this.#storage) this.#fail();
  }

  /** Whether anything is kept at all. */
  get works() {
    return this.#storage !== null;
  }

  /** @param {string} slot which of the games @param {string} part */
  key(slot, part) {
    return `${this.#root}/${slot}/${part}`;
  }

  /** @param {string} key @returns {string | null} */
  read(key) {
    try {
      return this.#storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} value @returns {boolean} whether it is kept */
  write(key, value) {
    try {
      this.#storage?.setItem(key, value);
      return this.#storage !== null;
    } catch {
      this.#fail();
      return false;
    }
  }

  /** What this tab kept for itself, over a reload. @param {string} key @returns {string | null} */
  readOfTab(key) {
    try {
      return this.#ofTab?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Nobody is told where it cannot be kept: no game is lost by it. @param {string} key @param {string | null} value */
  writeOfTab(key, value) {
    try {
      if (value === null) this.#ofTab?.removeItem(key);
      else this.#ofTab?.setItem(key, value);
    } catch {
      // It is gone after a reload.
    }
  }

  /** @param {string} slot @returns {boolean} */
  has(slot) {
    return this.read(this.key(slot, "record")) !== null;
  }

  /** @param {string} slot @returns {Found} */
  load(slot) {
    const [record, deal, aboutText] = PARTS.map((part) => this.read(this.key(slot, part)));
    if (record === null && deal === null && aboutText === null) return null;
    const about = parse(aboutText);
    if (about && about.version > SAVE_VERSION) return { fault: "newer" };
    if (record === null || deal === null || !isAbout(about)) return { fault: "damaged" };
    const seen = usableSeen(about.seen);
    const helped = Boolean(about.helped);
    const help = HELPS.find((each) => each === about.help);
    return { game: { record, deal, about: { ...about, seen, helped, help } } };
  }

  /** All that stands in the slot, to see whether it has changed; null where nothing does. @param {string} slot */
  standing(slot) {
    const parts = PARTS.map((part) => this.read(this.key(slot, part)));
    return parts.every((part) => part === null) ? null : JSON.stringify(parts);
  }

  /** @param {string} slot @param {SavedGame} game */
  store(slot, game) {
    this.write(this.key(slot, "deal"), game.deal);
    this.write(this.key(slot, "about"), JSON.stringify(game.about));
    this.write(this.key(slot, "record"), game.record);
  }

  /** A slot is in use: those that have not been for longest make room. @param {string} slot */
  noteSlot(slot) {
    const key = `${this.#root}/slots`;
    const { slots } = parse(this.read(key)) ?? {};
    const others = Array.isArray(slots) ? slots.filter((other) => other !== slot) : [];
    const kept = [slot, ...others].slice(0, SLOTS_KEPT);
    for (const old of others.filter((other) => !kept.includes(other)))
      for (const part of [...PARTS, "owner"]) this.#storage?.removeItem(this.key(old, part));
    this.write(key, JSON.stringify({ slots: kept }));
  }

  /**
   * Puts a save that cannot be read under another key, where it blocks nothing and is not lost.
   * @param {string} slot
   */
  setAside(slot) {
    const parts = Object.fromEntries(PARTS.map((part) => [part, this.read(this.key(slot, part))]));
    const key = `${this.#root}/aside/${new Date().toISOString()}`;
    if (!this.write(key, JSON.stringify(parts))) {
      // Nowhere to put it: better to keep no new game than to write over this one.
      this.#storage = null;
      return;
    }
    for (const part of PARTS) this.#storage?.removeItem(this.key(slot, part));
  }

  /** The key of what belongs to no game. @param {string} name */
  ownKey(name) {
    return `${this.#root}/${name}`;
  }

  /** All that is kept under keys that begin so, by the rest of the key. @param {string} start */
  readAll(start) {
    /** @type {Record<string, string>} */
    const found = {};
    try {
      for (const key of Object.keys(this.#storage ?? {}))
        if (key.startsWith(start)) found[key.slice(start.length)] = this.read(key) ?? "";
    } catch {
      // What cannot be read is not there.
    }
    return found;
  }

  /** @returns {Record<string, unknown>} */
  settings() {
    return parse(this.read(`${this.#root}/settings`)) ?? {};
  }

  /** @param {object} settings */
  storeSettings(settings) {
    this.write(`${this.#root}/settings`, JSON.stringify(settings));
  }

  /**
   * Tells of changes that another tab made.
   * @param {(key: string) => void} changed
   * @returns {() => void}
   */
  watch(changed) {
    return listen(window, "storage", (event) => {
      if (event.storageArea === this.#storage && event.key) changed(event.key);
    });
  }

  #fail() {
    if (this.#said) return;
    this.#said = true;
    this.#unsaved();
  }
}

/** @param {string | null} text @returns {Record<string, any> | null} an object, or nothing */
function parse(text) {
  try {
    const value = JSON.parse(text ?? "");
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {Record<string, any> | null} about @returns {about is GameAbout} */
function isAbout(about) {
  if (!about || about.version !== SAVE_VERSION) return false;
  return (
    [null, 1, 2].includes(about.person) &&
    Number.isInteger(about.seed) &&
    (about.clock === null || Number.isFinite(about.clock)) &&
    ["undefined", "string"].includes(typeof about.offers) &&
    isSetup(about.setup)
  );
}

/** @param {any} setup @returns {setup is Setup} */
function isSetup(setup) {
  const isTextOrNull = (/** @type {unknown} */ value) =>
    value === null || typeof value === "string";
  return (
    setup !== null &&
    typeof setup === "object" &&
    typeof setup.rules === "string" &&
    ["program", "person"].includes(setup.opponent) &&
    isTextOrNull(setup.position) &&
    isTextOrNull(setup.seed)
  );
}

/** What of it can be used; a mark that is lost costs nothing. @param {unknown} seen @returns {Seen} */
function usableSeen(seen) {
  if (seen === null || typeof seen !== "object") return {};
  return Object.fromEntries(
    Object.entries(seen).filter(
      ([point, piece]) =>
        /^([1-5]?\d)$/.test(point) && typeof piece === "string" && /^[MGDBCJKLEXNF]$/i.test(piece),
    ),
  );
}
