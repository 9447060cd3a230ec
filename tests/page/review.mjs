/** What is seen while a game is looked through, and a game to look through. */

import { load } from "../wasm/module.mjs";
import { advise } from "./player.mjs";

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

/** Drops a file of this content onto the board. @param {Table} table @param {string} text @param {number} [times] */
export const drop = (table, text, times = 1) =>
  table.board.evaluate((element, [content, repeated]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content.repeat(repeated)], "game.txt"));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    const over = new DragEvent("dragover", init);
    element.dispatchEvent(over);
    if (!over.defaultPrevented) throw new Error("the table does not take what is dragged over it");
    element.dispatchEvent(new DragEvent("drop", init));
  }, /** @type {[string, number]} */ ([text, times]));

const { Game } = await load("fanqi_bg.wasm");

/** A whole game by the program against itself. */
export function finishedRecord() {
  const names = { first: "李明", second: 'a "b" \\ c', date: "2026-11-30" };
  const game = Game.start({ rules: "quick", seed: "a record", ...names });
  for (let view = game.view(); !view.result; view = game.view())
    game.play(advise("quick", view.position));
  const record = game.record();
  game.free();
  return record;
}
