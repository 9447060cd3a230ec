/** The four marks that Lighthouse gives, and what it takes points off for. */

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { FLAGS } from "./page-visit.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const PROGRAM = fileURLToPath(new URL("../node_modules/lighthouse/cli/index.js", import.meta.url));

/** @typedef {{ name: string, mark: number, why: string[] }} Mark of 100, and the audits that cost */

/** @param {string} address @returns {Promise<Mark[]>} */
export async function marks(address) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      address,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=--headless ${FLAGS.join(" ")}`,
    ],
    {
      maxBuffer: 1 << 28,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" },
    },
  );
  const report = JSON.parse(stdout);
  return CATEGORIES.map((name) => {
    const { score, auditRefs } = report.categories[name];
    const why = auditRefs
      .filter((/** @type {any} */ { id, weight }) => weight && (report.audits[id].score ?? 1) < 1)
      .map((/** @type {any} */ { id }) => {
        const { title, displayValue } = report.audits[id];
        return displayValue ? `${title}: ${displayValue}` : title;
      });
    return { name, mark: Math.round(score * 100), why };
  });
}
