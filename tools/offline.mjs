/**
 * `node tools/offline.mjs SITE`: lets a written site work without a network. It makes
 * `service-worker.js` beside `index.html`, with the list of all that the site holds, and names it on
 * the board of `index.html`. Run again on the same folder, it makes the list anew.
 */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";

const SOURCE = fileURLToPath(new URL("../www/service-worker.js", import.meta.url));
const SCRIPT = "service-worker.js";
const BOARD = '<fanqi-board save="main" address';
const NAMED = `offline="${SCRIPT}"`;

/** @param {string} site the folder with `index.html` */
function nameScript(site) {
  const path = join(site, "index.html");
  const page = readFileSync(path, "utf8");
  if (page.includes(NAMED)) return;
  const parts = page.split(BOARD);
  if (parts.length !== 2) throw new Error(`${path} has no single board like ${BOARD}>`);
  writeFileSync(path, parts.join(`${BOARD} ${NAMED}`));
}

/** @param {string} site */
async function writeWorker(site) {
  const script = join(site, SCRIPT);
  await build({
    entryPoints: [SOURCE],
    outfile: script,
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome91", "firefox90", "safari15.4"],
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    logLevel: "warning",
  });
  const { count, warnings } = await injectManifest({
    swSrc: script,
    swDest: script,
    globDirectory: site,
    globPatterns: ["index.html", "www/**/*"],
    // It is for those who set the board into a page of their own.
    globIgnores: ["www/demo/**"],
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  return count;
}

const [site, ...others] = process.argv.slice(2);
if (!site || others.length) {
  console.error("usage: node tools/offline.mjs SITE");
  process.exit(1);
}
nameScript(site);
try {
  const count = await writeWorker(site);
  console.log(`   ${count} files are kept for use without a network`);
} catch (error) {
  // A worker without its list would keep nothing.
  rmSync(join(site, SCRIPT), { force: true });
  throw error;
}
