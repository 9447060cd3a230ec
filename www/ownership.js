/**
 * One save, one writer. The board that plays is the owner: its claim stands in the save. A newer one
 * asks whether an owner lives; if one answers, the person decides, and the older only shows from
 * then on. An owner that was frozen and answers nothing finds the other claim before it writes, and
 * steps back. Of two that claim at the same time both know the same one as the owner: the claims are
 * ordered.
 */

import { listen } from "./dom.js";

/** @typedef {import("./storage.js").Save} Save */

/**
 * @typedef {object} Heard
 * @property {() => void} lost another board took over
 * @property {() => void} kept another board on this save wrote its game
 * @property {() => void} contested another board wrote as if it were the owner; it is not
 */

/** An owner on the same machine answers within a few milliseconds; a busy one gets this long. */
const ANSWER_MS = 150;
/** Digits of a claim's number: claims are compared as text. */
const DIGITS = 9;
/** What `claim` makes. The highest numbers are left out: they are damage, and nothing could follow. */
const USABLE = /^[0-8]\d{8}-[0-9a-z]{1,7}$/;

export class Ownership {
  #save;
  #key;
  #heard;
  /** How often the save has been taken over, then chance. Empty: no owner. */
  #claim = "";
  /** @type {BroadcastChannel | null} */
  #channel = null;
  /** @type {(() => void)[]} */
  #undo = [];
  #answered = () => {};

  /** @param {Save} save @param {string} slot @param {Heard} heard */
  constructor(save, slot, heard) {
    this.#save = save;
    this.#key = save.key(slot, "owner");
    this.#heard = heard;
    if (typeof BroadcastChannel === "function") {
      this.#channel = new BroadcastChannel(this.#key);
      this.#undo.push(listen(this.#channel, "message", (event) => this.#hear(event.data)));
    }
    this.#undo.push(save.watch((key) => key === this.#key && this.holds()));
  }

  /** Whether this board may write. Notices where another has taken over. */
  holds() {
    const standing = this.#standing;
    if (this.#claim && standing > this.#claim) this.#stepBack();
    // It was cleared or damaged: a newcomer's claim would be the lower one.
    else if (this.#claim && standing !== this.#claim) this.#save.write(this.#key, this.#claim);
    return this.#claim !== "";
  }

  /** @returns {Promise<boolean>} whether an owner is alive elsewhere */
  async contested() {
    if (!this.#channel || this.#claim) return false;
    const answer = new Promise((resolve) => (this.#answered = () => resolve(true)));
    const silence = new Promise((resolve) => setTimeout(resolve, ANSWER_MS, false));
    this.#channel.postMessage("who");
    return /** @type {Promise<boolean>} */ (Promise.race([answer, silence]));
  }

  claim() {
    const before = Number.parseInt(this.#standing, 10) || 0;
    const [chance] = crypto.getRandomValues(new Uint32Array(1));
    this.#claim = `${before + 1}`.padStart(DIGITS, "0") + `-${chance.toString(36)}`;
    this.#announce();
  }

  /** Tells boards of the same page, which are told of no change to the storage. */
  noteKept() {
    this.#channel?.postMessage("kept");
  }

  destroy() {
    this.#claim = "";
    for (const undo of this.#undo) undo();
    this.#channel?.close();
  }

  /** The claim in the save; empty where none can be used. */
  get #standing() {
    const standing = this.#save.read(this.#key) ?? "";
    return USABLE.test(standing) ? standing : "";
  }

  #announce() {
    this.#save.write(this.#key, this.#claim);
    this.#channel?.postMessage(this.#claim);
  }

  /** @param {string} message `who`, `here`, `kept`, or a new claim */
  #hear(message) {
    if (message === "here") this.#answered();
    else if (message === "kept") this.#heard.kept();
    else if (!this.#claim) return;
    // A claim that was lost or damaged is put right before the other one reads it.
    else if (message === "who") this.holds() && this.#channel?.postMessage("here");
    else if (message > this.#claim) this.#stepBack();
    else if (message < this.#claim) {
      // It hears the answer and steps back; what it wrote in between is put right.
      this.#announce();
      this.#heard.contested();
    }
  }

  #stepBack() {
    this.#claim = "";
    // Later: this may be found out in the middle of an action.
    queueMicrotask(this.#heard.lost);
  }
}
