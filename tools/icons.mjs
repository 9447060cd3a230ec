/**
 * `node tools/icons.mjs`: draws the icons of an installed game, `www/icons/*.png`, from `www/icon.svg`.
 * To be run when that changes; the pictures are kept with the sources.
 */

import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const SOURCE = fileURLToPath(new URL("../www/icon.svg", import.meta.url));
const FOLDER = fileURLToPath(new URL("../www/icons/", import.meta.url));
/** The light page's colour. */
const PAPER = "#e6dcc6";

/**
 * `part`: how much of the width the icon takes. A system cuts a maskable icon to a shape of its own;
 * what lies in the middle circle of four fifths of its width stays. An opaque one gets no corners.
 */
const ICONS = [
  { name: "icon-192", size: 192, part: 1, background: null },
  { name: "icon-512", size: 512, part: 1, background: null },
  { name: "maskable-512", size: 512, part: 0.62, background: PAPER },
  { name: "touch-180", size: 180, part: 0.82, background: PAPER },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  mkdirSync(FOLDER, { recursive: true });
  const svg = readFileSync(SOURCE, "utf8");
  for (const { name, size, part, background } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center;
        background: ${background ?? "transparent"} }
      svg { width: ${part * 100}%; height: ${part * 100}% }
    </style>${svg}`);
    await page.screenshot({ path: `${FOLDER}${name}.png`, omitBackground: background === null });
    await page.close();
  }
} finally {
  await browser.close();
}
