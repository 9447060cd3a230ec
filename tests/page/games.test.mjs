/** Whole games from the deal to the end, against the program, once for each way to act. */

import { pageTest, shoot } from "./harness.mjs";
import { query } from "./endings.mjs";
import { checkEnd, playOn } from "./player.mjs";
import { click, keys, touch } from "./table.mjs";

/** @type {[string, keyof typeof import("./harness.mjs").DEVICES, import("./table.mjs").Gesture][]} */
const WAYS = [
  ["by touch on a phone", "phone", touch],
  ["by mouse on a desktop", "desktop", click],
  ["by keyboard alone", "desktop", keys],
];

for (const [way, device, gesture] of WAYS) {
  // The deal is chosen so that the test is the same every time.
  const options = { device, query: query({ rules: "quick", seed: `game ${way}`, first: "me" }) };
  pageTest(`a whole game ${way}`, options, async (table) => {
    await playOn(table, gesture, { plies: 24 });
    await shoot(table.page, `middle ${way}`);
    await playOn(table, gesture);
    await checkEnd(table);
    await shoot(table.page, `end ${way}`);
  });
}
