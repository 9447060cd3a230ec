/** The harness notices what it says it notices; a watchman who sleeps makes every other test worthless. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit } from "./harness.mjs";

/** @type {Record<string, [run: () => unknown, noticed: RegExp]>} */
const FAULTS = {
  "a console error": [() => console.error("trouble"), /console error: trouble/],
  "a console warning": [() => console.warn("doubt"), /console warning: doubt/],
  "a script that fails": [
    () => void setTimeout(() => Reflect.get(Object(null), "missing").there),
    /page error: TypeError/,
  ],
  "a promise that nobody catches": [
    () => void Promise.reject(new Error("lost")),
    /page error: Error: lost/,
  ],
  "a request to another origin": [
    () => void fetch("http://127.0.0.2:9/", { mode: "no-cors" }).catch(() => {}),
    /127\.0\.0\.2/,
  ],
  "a request outside the folder": [
    () => void fetch("/elsewhere").catch(() => {}),
    /request leaves the site: .*elsewhere/,
  ],
  "an inline script": [
    () => void document.head.append(Object.assign(document.createElement("script"), { text: "0" })),
    /Content[ -]Security[ -]Policy/,
  ],
  "an inline style": [
    () => document.body.setAttribute("style", "color: red"),
    /Content[ -]Security[ -]Policy/,
  ],
};

for (const [name, [run, noticed]] of Object.entries(FAULTS))
  test(`${name} is noticed`, async () => {
    const visit = await Visit.begin({});
    try {
      const { page } = await visit.open("");
      visit.assertClean();
      await page.evaluate(run);
      for (let waited = 0; !visit.faults.length && waited < 50; waited++)
        await page.waitForTimeout(100);
      assert.match(visit.faults.join("\n"), noticed);
      assert.throws(() => visit.assertClean());
    } finally {
      await visit.end();
    }
  });
