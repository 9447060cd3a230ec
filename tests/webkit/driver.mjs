/**
 * WebKitGTK's MiniBrowser, remote controlled: a small client of the WebDriver protocol, as much of
 * it as the tests need. `XVFB_RUN`, `WEBKIT_DRIVER` and `MINI_BROWSER` name the programs where they
 * are not in their usual places.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const PROGRAMS = {
  screen: process.env.XVFB_RUN ?? "xvfb-run",
  driver: process.env.WEBKIT_DRIVER ?? "WebKitWebDriver",
  browser: process.env.MINI_BROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
};

/** The key under which the protocol hands over an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const START_MS = 60_000;

/** @typedef {Record<string, string>} Handle of an element */

/** A port that nobody has; the driver takes no "any". @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}

export class Driver {
  #process;
  #address;
  #session = "";

  /** @param {import("node:child_process").ChildProcess} process @param {number} port */
  constructor(process, port) {
    this.#process = process;
    this.#address = `http://127.0.0.1:${port}`;
  }

  /**
   * @param {{ width: number, height: number }} window
   * @returns {Promise<Driver>} with a browser that has no profile
   */
  static async start(window) {
    const port = await freePort();
    // A group of its own, so that the screen goes together with what is shown on it.
    const process = spawn(
      PROGRAMS.screen,
      ["-a", "-s", "-screen 0 1400x1300x24", PROGRAMS.driver, `--port=${port}`],
      { stdio: "ignore", detached: true },
    );
    process.on("error", () => {});
    const driver = new Driver(process, port);
    try {
      await driver.#open(window);
      return driver;
    } catch (error) {
      await driver.end();
      throw error;
    }
  }

  /** @param {string} url */
  async go(url) {
    await this.#ask("POST", "url", { url });
  }

  async reload() {
    await this.#ask("POST", "refresh", {});
  }

  /**
   * Runs a function in the page; it may return a promise or an element.
   * @template Result
   * @param {(...given: any[]) => Result} body
   * @param {...unknown} given
   * @returns {Promise<Awaited<Result>>}
   */
  run(body, ...given) {
    const script = `const [args, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
      Promise.resolve().then(() => (${body})(...args)).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    return this.#ask("POST", "execute/async", { script, args: given }).then((answer) => {
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    });
  }

  /** As a hand does it, with a pointer, on what is in the way there. @param {Handle} element */
  async click(element) {
    await this.#ask("POST", `element/${element[ELEMENT]}/click`, {});
  }

  /** @param {Handle} element @param {string} text keys to press on it */
  async type(element, text) {
    await this.#ask("POST", `element/${element[ELEMENT]}/value`, { text });
  }

  /** @param {Handle} element @param {string} name @returns {Promise<string | null>} */
  attribute(element, name) {
    return this.#ask("GET", `element/${element[ELEMENT]}/attribute/${name}`);
  }

  /** @returns {Promise<Buffer>} a PNG */
  async shoot() {
    return Buffer.from(await this.#ask("GET", "screenshot"), "base64");
  }

  async end() {
    if (this.#session) await this.#call("DELETE", `/session/${this.#session}`).catch(() => {});
    const { pid, exitCode } = this.#process;
    if (!pid || exitCode !== null) return;
    process.kill(-pid, "SIGTERM");
    await Promise.race([once(this.#process, "exit"), sleep(5000)]);
  }

  /** @param {{ width: number, height: number }} window */
  async #open({ width, height }) {
    for (const begun = Date.now(); ; await sleep(100)) {
      const status = await this.#call("GET", "/status").catch(() => null);
      if (status?.ready) break;
      if (this.#process.exitCode !== null || Date.now() - begun > START_MS)
        throw new Error(`${PROGRAMS.driver} does not start under ${PROGRAMS.screen}`);
    }
    const options = { binary: PROGRAMS.browser, args: ["--automation"] };
    const { sessionId } = await this.#call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    this.#session = sessionId;
    await this.#ask("POST", "window/rect", { width, height });
    await this.#ask("POST", "timeouts", { script: 30_000, pageLoad: 60_000 });
  }

  /** @param {string} method @param {string} path @param {object} [body] */
  #ask(method, path, body) {
    return this.#call(method, `/session/${this.#session}/${path}`, body);
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async #call(method, path, body) {
    const response = await fetch(this.#address + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  }
}
