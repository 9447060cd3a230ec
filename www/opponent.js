/**
 * The page's side of the opponent: one worker, one question at a time. A question that is dropped
 * may still be answered; the answer is known by its id and thrown away.
 */

import { listen } from "./dom.js";
import { choose, load } from "./messages.js";

/** @typedef {import("./contract").ChooseRequest} ChooseRequest */
/** @typedef {import("./contract").ChooseAnswer} ChooseAnswer */
/** @typedef {import("./contract").FromWorker} FromWorker */
/** @typedef {{ id: number, resolve: (answer: ChooseAnswer) => void, reject: (error: Error) => void,
 *   watchdog: ReturnType<typeof setTimeout> }} Question */

/** Far more than any answer takes on a slow phone; a worker silent for so long is taken for dead. */
const SILENCE_MS = 10_000;

export class Opponent {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {(() => void)[]} */
  #undo = [];
  /** @type {Question | null} */
  #question = null;
  #asked = 0;
  /** @type {() => Promise<WebAssembly.Module>} */
  #module;

  /** @param {() => Promise<WebAssembly.Module>} module gives the compiled module */
  constructor(module) {
    this.#module = module;
  }

  /** Starts the worker before it is needed, so that the first answer is not late. */
  async warm() {
    const module = await this.#module();
    if (this.#worker) return;
    const url = new URL("./opponent-worker.js", import.meta.url);
    const worker = new Worker(url, { type: "module" });
    this.#worker = worker;
    this.#undo = [
      listen(worker, "message", (event) => this.#hear(event.data)),
      listen(worker, "error", (event) => this.#lose(event.message || "the worker stopped")),
      listen(worker, "messageerror", () => this.#lose("an answer could not be read")),
    ];
    worker.postMessage(load(module));
  }

  /**
   * @param {ChooseRequest} request
   * @returns {Promise<ChooseAnswer>} never settles where the question is dropped
   * @throws {Error} where the worker failed; it has been ended then, and the next question
   *   starts another
   */
  async choose(request) {
    this.drop();
    const id = ++this.#asked;
    await this.warm();
    return new Promise((resolve, reject) => {
      if (id !== this.#asked) return;
      const watchdog = setTimeout(() => this.#lose("no answer"), SILENCE_MS);
      this.#question = { id, resolve, reject, watchdog };
      this.#worker?.postMessage(choose(id, request));
    });
  }

  /** Forgets the running question. */
  drop() {
    this.#asked++;
    if (this.#question) clearTimeout(this.#question.watchdog);
    this.#question = null;
  }

  destroy() {
    this.drop();
    this.#end();
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if (!message) return this.#lose("an empty answer");
    if (message.type === "failed" && message.id === null) return this.#lose(message.message);
    if (message.type === "ready" || message.id !== this.#question?.id) return;
    if (message.type === "failed") return this.#lose(message.message);
    const { resolve } = this.#question;
    this.drop();
    resolve(message.answer);
  }

  /** @param {string} why */
  #lose(why) {
    const question = this.#question;
    this.drop();
    this.#end();
    question?.reject(new Error(why));
  }

  #end() {
    for (const undo of this.#undo) undo();
    this.#undo = [];
    this.#worker?.terminate();
    this.#worker = null;
  }
}
