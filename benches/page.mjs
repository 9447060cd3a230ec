/**
 * `./build.sh bench-page`: what the built site in FANQI_SITE costs a slow phone, against the budgets.
 * Exits with 1 above one of them. Times need a machine that does nothing else.
 */

import { GAME, playWholeGame } from "./page-game.mjs";
import { marks } from "./page-lighthouse.mjs";
import { serveSite } from "./page-server.mjs";
import { tasksDuring } from "./page-trace.mjs";
import { arrive, launch, LINK, SLOWDOWN, slowPage, timeToTap } from "./page-visit.mjs";

/** @typedef {import("playwright-core").Browser} Browser */

/** At most; milliseconds where nothing else is said. */
const BUDGET = { firstVisit: 2500, secondVisit: 800, task: 50, frame: 8, idleFrames: 0 };
const MARK_LEAST = 100;
const IDLE_MS = 3000;

const site = process.env.FANQI_SITE;
if (!site) {
  console.error("page.mjs: FANQI_SITE names no built site; ./build.sh bench-page sets it");
  process.exit(2);
}

let over = 0;

/** @param {string} what @param {number} value @param {number} most @param {string} unit */
function report(what, value, most, unit) {
  if (value > most) over++;
  const text = `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`;
  console.log(`   ${text.padStart(12)}  ${what}, at most ${most}${value > most ? "  OVER" : ""}`);
}

/** @param {Browser} browser @param {string} address */
async function visits(browser, address) {
  const link = `${LINK.bitsPerSecond / 1e6} Mbit/s, ${LINK.latency} ms, processor ${SLOWDOWN} x slower`;
  const context = await arrive(browser);
  const slow = { link: true, processor: true };
  const plain = `${address}?first=me`;
  const first = await slowPage(context, slow);
  report(
    `first possible tap, first visit (${link})`,
    await timeToTap(first, plain),
    BUDGET.firstVisit,
    "ms",
  );
  // The site is kept for use without a network behind the first game.
  await first.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
    undefined,
    { polling: 200, timeout: 60_000 },
  );
  await first.close();
  const second = await slowPage(context, slow);
  report("the same, second visit", await timeToTap(second, plain), BUDGET.secondVisit, "ms");
  await context.close();
}

/** @param {Browser} browser @param {string} address */
async function game(browser, address) {
  const context = await arrive(browser);
  const page = await slowPage(context, { processor: true });
  let plies = 0;
  const tasks = await tasksDuring(browser, page, async () => {
    await timeToTap(page, address + GAME);
    plies = await playWholeGame(page);
  });
  const long = tasks.filter((task) => task > BUDGET.task).length;
  const [longest = 0] = tasks;
  const what = `task in a whole game of ${plies} moves, processor ${SLOWDOWN} x slower`;
  report(`longest ${what} (${long} of ${tasks.length} are above)`, longest, BUDGET.task, "ms");
  const frames = await page.evaluate(() => /** @type {any} */ (window).bench.frames);
  const costs = Object.values(/** @type {Record<string, number>} */ (frames)).sort((x, y) => x - y);
  const part = costs[Math.floor(costs.length * 0.95)] ?? 0;
  report(`script in a frame, 95 % of ${costs.length} frames are below`, part, BUDGET.frame, "ms");
  await context.close();
}

/** @param {Browser} browser @param {string} address */
async function idle(browser, address) {
  const context = await arrive(browser);
  const page = await slowPage(context, {});
  await timeToTap(page, address + GAME);
  await page.waitForTimeout(1000);
  const asked = () => page.evaluate(() => /** @type {any} */ (window).bench.asked);
  const before = await asked();
  await page.waitForTimeout(IDLE_MS);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  const frames = ((await asked()) - before) / (IDLE_MS / 1000) + running;
  report("an idle table asks for", frames, BUDGET.idleFrames, "frames/s");
  await context.close();
}

/** @param {string} address */
async function lighthouse(address) {
  for (const { name, mark, why } of await marks(address)) {
    if (mark < MARK_LEAST) over++;
    console.log(
      `   ${`${mark}`.padStart(12)}  Lighthouse, ${name}${mark < MARK_LEAST ? "  UNDER" : ""}`,
    );
    if (mark < MARK_LEAST) for (const each of why) console.log(`${" ".repeat(17)}${each}`);
  }
}

const server = await serveSite(site);
const browser = await launch();
try {
  await visits(browser, server.address);
  await game(browser, server.address);
  await idle(browser, server.address);
} finally {
  await browser.close();
}
try {
  await lighthouse(server.address);
} finally {
  server.close();
}
process.exit(over ? 1 : 0);
