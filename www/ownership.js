/**
 * One save, one writer. The tab that plays is the owner: its token stands in the save. A newer tab
 * asks whether an owner lives; if one answers, the person decides, and the older tab only shows
 * from then on. An owner that was frozen and answers nothing finds the other token before it
 * writes, and steps back.
 */

import { listen } from "./dom.js";

/** @typedef {import("./storage.js").Save} Save */

/** An owner on the same machine answers within a few milliseconds; a busy one gets this long. */
const ANSWER_MS = 150;

export class Ownership {
  #save;
  #key;
  #lost;
  #token = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join(
    "",
  );
  /** @type {BroadcastChannel | null} */
  #channel = null;
  /** @type {(() => void)[]} */
  #undo = [];
  #owns = false;
  #answered = () => {};

  /** @param {Save} save @param {string} slot @param {() => void} lost another tab took over */
  constructor(save, slot, lost) {
    this.#save = save;
    this.#key = save.key(slot, "owner");
    this.#lost = lost;
    if (typeof BroadcastChannel === "function") {
      this.#channel = new BroadcastChannel(this.#key);
      this.#undo.push(listen(this.#channel, "message", (event) => this.#hear(event.data)));
    }
    this.#undo.push(save.watch((key) => key === this.#key && this.holds()));
  }

  /** Whether this tab may write. Notices where another has taken over. */
  holds() {
    if (!this.#owns) return false;
    const token = this.#save.read(this.#key);
    if (token === null || token === this.#token) return true;
    this.#stepBack();
    return false;
  }

  /** @returns {Promise<boolean>} whether an owner is alive elsewhere */
  async contested() {
    if (!this.#channel || this.#owns) return false;
    const answer = new Promise((resolve) => (this.#answered = () => resolve(true)));
    const silence = new Promise((resolve) => setTimeout(resolve, ANSWER_MS, false));
    this.#channel.postMessage("who");
    return /** @type {Promise<boolean>} */ (Promise.race([answer, silence]));
  }

  claim() {
    this.#owns = true;
    this.#save.write(this.#key, this.#token);
    this.#channel?.postMessage(this.#token);
  }

  destroy() {
    this.#owns = false;
    for (const undo of this.#undo) undo();
    this.#channel?.close();
  }

  /** @param {string} message `who`, `here`, or the token of a new owner */
  #hear(message) {
    if (message === "here") this.#answered();
    else if (message === "who") {
      if (this.#owns) this.#channel?.postMessage("here");
    } else if (this.#owns && message !== this.#token) this.#stepBack();
  }

  #stepBack() {
    this.#owns = false;
    // Later: this may be found out in the middle of an action.
    queueMicrotask(this.#lost);
  }
}
