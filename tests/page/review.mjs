/** What is seen while a game is looked through. */

/** @typedef {import("./table.mjs").Table} Table */

/** What stands on every point, as it is spoken. @param {Table} table @returns {Promise<string[]>} */
export const board = (table) =>
  table.board
    .locator("[role=grid] button")
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        (button.getAttribute("aria-label") ?? "").replace(/, can move.*/, ""),
      ),
    );

/** @param {Table} table @param {number} at @param {number} count */
export const waitForStep = (table, at, count) =>
  table.waitForText("status", new RegExp(`^\\s*${at} / ${count} · `));
