/**
 * Opens the game in a real browser, served from a sub-path under the strictest policy it promises to
 * work under. A test in which anything is written to the console as an error or a warning, in which
 * a script fails, or from which a request leaves the origin, fails; whatever else it checks.
 */

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { BROWSER, launch } from "./browsers.mjs";
import { serve, STRICT_POLICY } from "./server.mjs";
import { Table } from "./table.mjs";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("playwright-core").BrowserContextOptions} BrowserContextOptions */
/** @typedef {import("playwright-core").Page} Page */

/** A path that no code can have expected. */
const BASE = "/some/where/";
/** The modules as they are written, one by one. */
const SOURCE = fileURLToPath(new URL("../..", import.meta.url));
/** What a host would serve; without a built one, the modules. */
export const SITE = process.env.FANQI_SITE ?? SOURCE;
const SHOTS = fileURLToPath(new URL("shots/", import.meta.url));
/** What Playwright itself asks of a Firefox of which it takes a picture: the hash of `body {}`. */
const SHUTTER = /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/;
/** What Playwright says where a page may register no service worker. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** @type {Record<string, BrowserContextOptions>} */
export const DEVICES = {
  phone: phone(360, 640),
  tallPhone: phone(390, 844),
  smallPhone: phone(320, 500),
  lyingPhone: phone(844, 390),
  tablet: phone(820, 1180),
  desktop: { viewport: { width: 1280, height: 800 } },
};

/**
 * @param {number} width
 * @param {number} height
 * @returns {BrowserContextOptions}
 */
function phone(width, height) {
  // Nothing gives Firefox fingers from outside, nor the manners of a phone.
  const held = BROWSER === "chromium" && { isMobile: true, hasTouch: true };
  return { viewport: { width, height }, deviceScaleFactor: 2, ...held };
}

/**
 * @typedef {object} Options
 * @property {keyof typeof DEVICES} [device] `desktop` if not given
 * @property {string} [locale] such as `zh-CN`; English if not given
 * @property {"light" | "dark"} [theme] what the system prefers
 * @property {string} [query] of the first page, such as `?rules=quick`
 * @property {(context: BrowserContext) => Promise<unknown>} [prepare] before the first page is opened
 * @property {RegExp[]} [expected] console texts that belong to this test
 * @property {boolean} [source] serves the modules one by one, so that a test may change one
 * @property {string} [address] where the game is, if a test serves it itself
 * @property {boolean} [offline] lets the page keep itself for use without a network; else every file
 *   that it asks for comes from the server
 * @property {number} [timeout] milliseconds, where a test is long
 * @property {string} [chromium] why no other browser can run this test
 */

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>[]} */
let servers = [];

before(async () => {
  const roots = [SITE, SOURCE];
  servers = await Promise.all(
    roots.map((root) => serve({ root, base: BASE, policy: STRICT_POLICY })),
  );
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await Promise.all(servers.map((server) => server.close()));
});

/**
 * A test with a table in a browser of its own, empty of saves.
 *
 * @param {string} name
 * @param {Options} options
 * @param {(table: Table, visit: Visit) => Promise<void>} body
 */
export function pageTest(name, options, body) {
  visitTest(name, options, async (visit) => body(await visit.open(options.query ?? ""), visit));
}

/**
 * The same for a test that opens its pages itself.
 *
 * @param {string} name
 * @param {Options} options
 * @param {(visit: Visit) => Promise<void>} body
 */
export function visitTest(name, options, body) {
  const skip = BROWSER !== "chromium" && (options.chromium ?? false);
  test(name, { timeout: options.timeout ?? 180_000, skip }, async () => {
    const visit = await Visit.begin(options);
    await visit.hold(name, () => body(visit));
  });
}

/** One browser profile and all that went wrong in its pages. */
export class Visit {
  /** @type {BrowserContext} */
  context;
  /** @type {string[]} */
  faults = [];
  /** Every address that was asked for. @type {string[]} */
  requests = [];
  /** @type {RegExp[]} */
  #expected;

  /**
   * @param {BrowserContext} context
   * @param {string} address where the game is served
   * @param {RegExp[]} expected
   */
  constructor(context, address, expected) {
    this.context = context;
    this.address = address;
    this.#expected = expected;
    context.on("request", (request) => this.#noteRequest(request.url()));
    context.on("console", (message) => {
      if (["error", "warning", "assert"].includes(message.type()))
        this.#note(`console ${message.type()}: ${message.text()}`);
    });
    context.on("weberror", (error) => this.#note(`page error: ${error.error().stack}`));
    context.on("page", (page) => page.on("crash", () => this.#note("the page crashed")));
  }

  /** @param {Options} options */
  static async begin({
    device = "desktop",
    locale = "en-GB",
    theme,
    prepare,
    expected = [],
    source = false,
    address = servers[source ? 1 : 0].address,
    offline = false,
  }) {
    const context = await browser.newContext({
      ...DEVICES[device],
      locale,
      colorScheme: theme ?? "light",
      serviceWorkers: offline ? "allow" : "block",
    });
    context.setDefaultTimeout(15_000);
    await context.addInitScript(listenToTable);
    const visit = new Visit(context, address, [...expected, BLOCKED, SHUTTER]);
    await prepare?.(context);
    return visit;
  }

  /**
   * Opens one more tab and waits until there is something to act on.
   *
   * @param {string} query such as `?rules=quick`
   */
  async open(query) {
    const page = await this.context.newPage();
    await page.goto(this.address + query);
    return Table.attach(page);
  }

  /**
   * Runs a test's body, demands that nothing went wrong unseen, and ends the visit.
   *
   * @param {string} name of the test
   * @param {() => Promise<unknown>} body
   */
  async hold(name, body) {
    try {
      await body();
      this.assertClean();
    } catch (error) {
      await this.shootFailure(name);
      throw error;
    } finally {
      await this.end();
    }
  }

  assertClean() {
    assert.deepEqual(this.faults, [], "nothing may go wrong unseen");
  }

  /** @param {string} name of the test that failed */
  async shootFailure(name) {
    for (const [index, page] of this.context.pages().entries())
      await shoot(page, `failed ${name} ${index}`).catch(() => {});
  }

  end() {
    return this.context.close();
  }

  /** @param {string} url */
  #noteRequest(url) {
    this.requests.push(url);
    // A blob is made by the page itself; everything else has to come from the folder it lies in.
    const inside = url.startsWith(this.address) || url.startsWith(`blob:${new URL(url).origin}`);
    if (!inside) this.#note(`request leaves the site: ${url}`);
  }

  /** @param {string} fault */
  #note(fault) {
    if (!this.#expected.some((pattern) => pattern.test(fault))) this.faults.push(fault);
  }
}

/** Runs in the page before its scripts: keeps what the table tells the page around it. */
function listenToTable() {
  /** @type {any} */ (window).tableEvents = [];
  for (const type of ["fanqi-action", "fanqi-end"])
    document.addEventListener(type, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      /** @type {any} */ (window).tableEvents.push({ type, detail: structuredClone(detail) });
    });
}

/**
 * @param {Page} page
 * @param {string} name of the picture, in `tests/page/shots/`
 */
export async function shoot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  const file = `${BROWSER === "chromium" ? "" : `${BROWSER} `}${name}`.replace(/[^\w-]+/g, "-");
  await page.screenshot({ path: `${SHOTS}${file}.png` });
}
