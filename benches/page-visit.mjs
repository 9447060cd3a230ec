/** A visit by a slow phone: the link and the processor of the budgets, and what the page says of itself. */

import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("playwright-core").Page} Page */

export const LINK = { bitsPerSecond: 1.6e6, latency: 150 };
export const SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-GB",
};

export const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** @param {import("playwright-core").Browser} browser a new profile, of somebody who was never here */
export async function arrive(browser) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watch);
  return context;
}

/**
 * @param {BrowserContext} context
 * @param {{ link?: boolean, processor?: boolean }} slow
 * @returns {Promise<Page>}
 */
export async function slowPage(context, { link = false, processor = false }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (link) {
    const throughput = LINK.bitsPerSecond / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LINK.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (processor) await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

/**
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<number>} milliseconds from the navigation until a tap would be an action
 */
export async function timeToTap(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => /** @type {any} */ (window).bench.ready !== null, undefined, {
    polling: 200,
    timeout: 60_000,
  });
  return page.evaluate(() => /** @type {any} */ (window).bench.ready);
}

/** In the page, before its scripts: when it is ready, and what frames cost. */
function watch() {
  /** @type {{ ready: number | null, frames: Record<string, number>, asked: number }} */
  const bench = { ready: null, frames: {}, asked: 0 };
  Object.assign(window, { bench });

  const original = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    bench.asked++;
    return original((time) => {
      const begun = performance.now();
      callback(time);
      bench.frames[time] = (bench.frames[time] ?? 0) + performance.now() - begun;
    });
  };

  const timer = setInterval(() => {
    const root = document.querySelector("fanqi-board")?.shadowRoot;
    if (!root?.querySelector("[data-part=status][data-phase=person]")) return;
    bench.ready = performance.now();
    clearInterval(timer);
  }, 10);
}
