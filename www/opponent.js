/**
 * The page's side of the opponent: one worker, one question at a time. A question that is dropped
 * may still be answered; the answer is known by its id and thrown away. Where no worker can start,
 * the opponent sits on the page and is told the same.
 */

import { listen } from "./dom.js";
import { choose, load } from "./messages.js";
import { startWorker } from "./start-worker.js";

/** @typedef {import("./contract").ChooseRequest} ChooseRequest */
/** @typedef {import("./contract").ChooseAnswer} ChooseAnswer */
/** @typedef {import("./contract").FromWorker} FromWorker */
/** @typedef {import("./contract").ToWorker} ToWorker */
/** @typedef {{ id: number, request: ChooseRequest, resolve: (answer: ChooseAnswer) => void,
 *   reject: (error: Error) => void, watchdog: ReturnType<typeof setTimeout> }} Question */
/** @typedef {{ tell: (message: ToWorker) => void, end: () => void }} Seat where an opponent sits */

/** Far more than any answer takes on a slow phone; a worker silent for so long is taken for dead. */
const SILENCE_MS = 10_000;

/** Found out once for all boards of the page. */
let workersFail = false;

export class Opponent {
  /** @type {Seat | null} */ #seat = null;
  /** Whether it has said that it is there. */ #ready = false;
  /** @type {Question | null} */ #question = null;
  #asked = 0;
  #gone = false;
  /** @type {() => Promise<WebAssembly.Module>} */ #module;

  /** @param {() => Promise<WebAssembly.Module>} module gives the compiled module */
  constructor(module) {
    this.#module = module;
  }

  /** Starts the opponent before it is needed, so that the first answer is not late. */
  async warm() {
    const module = await this.#module();
    if (!workersFail) this.#sit(module, () => this.#atWorker());
    if (!workersFail) return;
    const { seatOnPage } = await import("./opponent-page.js");
    this.#sit(module, () => seatOnPage((message) => this.#hear(message)));
  }

  /**
   * @param {ChooseRequest} request
   * @returns {Promise<ChooseAnswer>} never settles where the question is dropped
   * @throws {Error} where the opponent failed; it has been ended then, and the next question
   *   starts another
   */
  async choose(request) {
    this.drop();
    const id = ++this.#asked;
    await this.warm();
    return new Promise((resolve, reject) => {
      if (id !== this.#asked) return;
      const watchdog = setTimeout(() => this.#lose("no answer"), SILENCE_MS);
      this.#question = { id, request, resolve, reject, watchdog };
      this.#ask();
    });
  }

  /** Forgets the running question. */
  drop() {
    this.#asked++;
    if (this.#question) clearTimeout(this.#question.watchdog);
    this.#question = null;
  }

  destroy() {
    this.#gone = true;
    this.drop();
    this.#end();
  }

  #ask() {
    if (this.#question) this.#seat?.tell(choose(this.#question.id, this.#question.request));
  }

  /** @param {WebAssembly.Module} module @param {() => Seat} take */
  #sit(module, take) {
    if (this.#seat || this.#gone) return;
    try {
      this.#seat = take();
      this.#seat.tell(load(module));
    } catch {
      this.#end();
      workersFail = true;
    }
  }

  /** @returns {Seat} */
  #atWorker() {
    const { worker, forget } = startWorker();
    const undo = [
      forget,
      listen(worker, "message", (event) => this.#hear(event.data)),
      listen(worker, "error", (event) => this.#lose(event.message || "the worker stopped")),
      listen(worker, "messageerror", () => this.#lose("an answer could not be read")),
    ];
    return {
      tell: (message) => worker.postMessage(message),
      end: () => {
        for (const each of undo) each();
        worker.terminate();
      },
    };
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if (!message) return this.#lose("an empty answer");
    if (message.type === "failed" && message.id === null) return this.#lose(message.message);
    if (message.type === "ready") this.#ready = true;
    if (message.type === "ready" || message.id !== this.#question?.id) return;
    if (message.type === "failed") return this.#lose(message.message);
    const { resolve } = this.#question;
    this.drop();
    resolve(message.answer);
  }

  /** @param {string} why */
  #lose(why) {
    const started = this.#ready || workersFail;
    this.#end();
    if (!started) {
      // It never was there: a policy or an old browser forbids it. The question is asked again.
      workersFail = true;
      this.warm().then(
        () => this.#ask(),
        (error) => this.#reject(error),
      );
    } else this.#reject(new Error(why));
  }

  /** @param {Error} error */
  #reject(error) {
    const question = this.#question;
    this.drop();
    question?.reject(error);
  }

  #end() {
    this.#seat?.end();
    this.#seat = null;
    this.#ready = false;
  }
}
