/** The tasks of a page's main thread, by the processor time that they took: others on the machine do not count. */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args?: any }} TraceEvent */

const CATEGORIES = ["disabled-by-default-lighthouse", "toplevel"];

/**
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").Page} page
 * @param {() => Promise<void>} body
 * @returns {Promise<number[]>} milliseconds of each task, the longest first
 */
export async function tasksDuring(browser, page, body) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await body();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const events = /** @type {TraceEvent[]} */ (traceEvents);
  const thread = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(thread),
  );
  const tasks = events
    .filter((event) => /RunTask$/.test(event.name) && event.tdur && main.has(thread(event)))
    .sort((a, b) => a.ts - b.ts);
  /** @type {number[]} */
  const times = [];
  let end = -Infinity;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task is told of twice, the second time within the first.
    if (ts < end) continue;
    end = ts + dur;
    times.push(tdur / 1000);
  }
  return times.sort((a, b) => b - a);
}
