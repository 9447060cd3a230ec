/**
 * The browser in which the page tests run: `FANQI_BROWSER` is `chromium`, the default, or `firefox`.
 * Each is the system's own, named by `CHROMIUM` or `FIREFOX` where it is not in its usual place.
 */

import { chromium, firefox } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const LAUNCHES = {
  chromium: (/** @type {string[]} */ flags) =>
    chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [...FLAGS, ...flags],
    }),
  // The channel speaks a protocol that an unpatched Firefox understands.
  firefox: () =>
    firefox.launch({
      channel: "moz-firefox",
      executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    }),
};

/** @param {string} name @returns {keyof typeof LAUNCHES} */
function known(name) {
  if (name === "chromium" || name === "firefox") return name;
  throw new Error(`FANQI_BROWSER is chromium or firefox, not '${name}'`);
}

export const BROWSER = known(process.env.FANQI_BROWSER ?? "chromium");

/** @param {...string} flags of Chromium, beside the usual ones */
export const launch = (...flags) => LAUNCHES[BROWSER](flags);
