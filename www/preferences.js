/** Which settings hold: the defaults, what the host asks for, what the person chose, the address. */

import { askedGame, readAsked } from "./address.js";
import { defaultSettings, usableSettings } from "./settings.js";

/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./contract").Fanqi} Fanqi */
/** @typedef {import("./contract").Seat} Seat */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").SettingName} SettingName */
/** @typedef {import("./storage.js").Save} Save */
/** @typedef {{ name: string, value: string, why: unknown }} Unusable with the values that can be used,
 *   `name` where a person's name is asked for, or an error */

export class Preferences {
  /** What the address's query asks for as a game of its own; null for none. @type {string | null} */
  askedGame = null;
  /** @type {Asked} */ #attributes = readAsked(() => null);
  /** @type {Asked} */ #address = readAsked(() => null);
  /** @type {Partial<Settings>} */ #chosen;
  /** Who began the last game against the program. @type {"me" | "other" | null} */ #began = null;
  #save;

  /**
   * @param {Element} element @param {Save} save
   * @param {string} search the query string, empty where it is not ours to read
   */
  constructor(element, save, search) {
    this.#save = save;
    this.readAttributes(element);
    const { began, ...kept } = save.settings();
    this.#chosen = usableSettings(kept);
    if (began === "me" || began === "other") this.#began = began;
    const query = new URLSearchParams(search);
    this.#address = readAsked((name) => query.get(name));
    this.askedGame = askedGame(query);
  }

  /** @returns {Settings} */
  get settings() {
    return {
      ...defaultSettings(),
      ...this.#attributes.settings,
      ...this.#chosen,
      ...this.#address.settings,
    };
  }

  /** The position and the deal that the first game is to have. */
  get asked() {
    const { position, seed } = this.askedGame === null ? this.#attributes : this.#address;
    return { position, seed };
  }

  /**
   * Sorts out what cannot be used, rule sets that the rules core cannot read among it. Each is told
   * once.
   * @param {Fanqi} fanqi
   * @returns {Unusable[]}
   */
  check(fanqi) {
    const unusable = [this.#attributes, this.#address].flatMap(({ settings, faults }) => {
      const { rules } = settings;
      const why = rules === undefined ? null : faultOf(fanqi, rules);
      if (why !== null) delete settings.rules;
      return [
        ...faults.splice(0).map(({ name, value, allowed }) => ({ name, value, why: allowed })),
        ...(rules !== undefined && why !== null ? [{ name: "rules", value: rules, why }] : []),
      ];
    });
    const { rules } = this.#chosen;
    if (rules !== undefined && faultOf(fanqi, rules) !== null) delete this.#chosen.rules;
    return unusable;
  }

  /** The host asks for something else. @param {Element} element */
  readAttributes(element) {
    this.#attributes = readAsked((name) => element.getAttribute(name));
  }

  /** @param {Partial<Settings>} change chosen by the person: kept, and stronger than the address */
  choose(change) {
    for (const name of /** @type {SettingName[]} */ (Object.keys(change))) {
      delete this.#address.settings[name];
    }
    this.#store(change);
  }

  forgetAddress() {
    this.#address = readAsked(() => null);
    this.askedGame = null;
  }

  /**
   * The seat of the person in the next game against the program.
   * @param {Settings["first"]} first
   * @returns {Seat}
   */
  nextSeat(first) {
    const lot = crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? "me" : "other";
    // By lot in the first game, in turn after it (rules, section 3).
    const next = this.#began === null ? lot : this.#began === "me" ? "other" : "me";
    return (first === "lot" ? next : first) === "me" ? 1 : 2;
  }

  /** A game against the program has begun. @param {Seat} person */
  noteBegan(person) {
    this.#began = person === 1 ? "me" : "other";
    this.#store({});
  }

  /** What another tab has kept meanwhile stays. @param {Partial<Settings>} change */
  #store(change) {
    const kept = usableSettings(this.#save.settings());
    delete kept.rules;
    Object.assign(this.#chosen, kept, change);
    this.#save.storeSettings({ ...this.#chosen, began: this.#began });
  }
}

/** @param {Fanqi} fanqi @param {string} rules @returns {unknown} why they cannot be read; null where they can */
export function faultOf(fanqi, rules) {
  try {
    fanqi.readRules(rules);
    return null;
  } catch (error) {
    return error;
  }
}
