/** The native `fanqi` program, spoken to by its text protocol: the second opinion in these tests. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM =
  process.env.FANQI_PROGRAM ?? fileURLToPath(new URL("../../target/debug/fanqi", import.meta.url));

/** One running `fanqi`. Questions are asked one after the other. */
export class Program {
  #child = spawn(PROGRAM, { stdio: ["pipe", "pipe", "inherit"] });
  #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  /** @type {Promise<unknown>} */
  #before = Promise.resolve();
  #failure = new Promise((_, reject) => {
    this.#child.on("error", (error) => reject(new Error(`${PROGRAM}: ${error.message}`)));
  });

  constructor() {
    this.#failure.catch(() => {});
  }

  /**
   * Every line the program answers to one command.
   *
   * @param {string} command
   * @returns {Promise<string[]>}
   * @throws {Error} where it answers `error …`
   */
  ask(command) {
    return this.#queue(async () => {
      // A command may answer with no line at all; `readyok` marks the end of what it answered.
      this.#child.stdin.write(`${command}\nisready\n`);
      const lines = await this.#readUntil((line) => line === "readyok");
      lines.pop();
      const error = lines.find((line) => line.startsWith("error "));
      if (error) throw new Error(`${command}: ${error}`);
      return lines;
    });
  }

  /**
   * The one line of an answer.
   *
   * @param {string} command
   */
  async line(command) {
    const lines = await this.ask(command);
    if (lines.length !== 1) throw new Error(`${command}: ${lines.length} lines, not one`);
    return lines[0];
  }

  /**
   * Sets a position up and plays on from it.
   *
   * @param {string} start `startpos` or six fields
   * @param {string[]} actions with their outcomes
   */
  position(start, actions) {
    return this.ask(
      ["position", start, ...(actions.length ? ["moves", ...actions] : [])].join(" "),
    );
  }

  /**
   * What the program would play in the position it was given.
   *
   * @param {string} limit such as `nodes 2000`
   * @returns {Promise<string>} the action, or `none`
   */
  go(limit) {
    return this.#queue(async () => {
      this.#child.stdin.write(`go ${limit}\n`);
      const lines = await this.#readUntil((line) => /^(bestmove|error) /.test(line));
      const last = lines[lines.length - 1];
      if (last.startsWith("error")) throw new Error(`go ${limit}: ${last}`);
      return last.slice("bestmove ".length);
    });
  }

  async end() {
    if (this.#child.exitCode !== null) return;
    this.#child.stdin.end("quit\n");
    await once(this.#child, "exit");
  }

  /**
   * @template T
   * @param {() => Promise<T>} step
   * @returns {Promise<T>}
   */
  #queue(step) {
    const answer = this.#before.then(step, step);
    this.#before = answer;
    return answer;
  }

  /** @param {(line: string) => boolean} isLast */
  async #readUntil(isLast) {
    /** @type {string[]} */
    const lines = [];
    while (!lines.length || !isLast(lines[lines.length - 1])) {
      const next = /** @type {IteratorResult<string>} */ (
        await Promise.race([this.#lines.next(), this.#failure])
      );
      if (next.done) throw new Error(`${PROGRAM} ended after: ${lines.join(" / ")}`);
      lines.push(next.value);
    }
    return lines;
  }
}
