/** What opens around a game, so that tests of all of it miss none. */

import { act } from "./player.mjs";
import { drop, finishedRecord } from "./review.mjs";
import { click } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

const RECORD = finishedRecord();

/** @param {Table} table @param {string} item */
async function choose(table, item) {
  await table.control("menu").click();
  await table.board.locator(`dialog [data-action=${item}]`).last().click();
}

/**
 * By its name, from a table where a person is to act at the start of a game.
 * @type {Record<string, (table: Table) => Promise<unknown>>}
 */
export const AROUND = {
  "the guide": async (table) => {
    await choose(table, "guide");
    await table.part("guide").waitFor();
  },
  "a hint": async (table) => {
    await table.press("hint");
    await table.waitForText("advice", /[a-e]\d/);
  },
  "the profile": async (table) => {
    await choose(table, "profile");
    await table.part("rank").waitFor();
  },
  "a record to open": async (table) => {
    await choose(table, "open-record");
    await table.board.locator("[name=record]").waitFor();
  },
  "a look back": async (table) => {
    await act(table, click, "c7");
    await table.waitForPhase("person");
    await choose(table, "review");
    await table.control("review-back").click();
  },
  "an opened record": async (table) => {
    await drop(table, RECORD);
    await table.control("play-on").waitFor();
    await table.control("review-forward").click();
  },
  "the question whether it is played on": async (table) => {
    await drop(table, RECORD);
    await table.control("play-on").click();
    await table.control("confirm").waitFor();
  },
  "a question": async (table) => {
    await act(table, click, "c7");
    await table.waitForPhase("person");
    await choose(table, "restart");
    await table.control("confirm").waitFor();
  },
};

/** A page that is told of a newer version at once. @param {BrowserContext} context */
export const newerVersion = (context) =>
  context.addInitScript(() => {
    const waiting = { postMessage: () => {} };
    const registration = Object.assign(new EventTarget(), { waiting, update: async () => {} });
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: {},
      register: async () => registration,
    });
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
    // Sources that are served for playing name no service worker.
    new MutationObserver((_, observer) => {
      const board = document.querySelector("fanqi-board");
      board?.setAttribute("offline", "./service-worker.js");
      if (board) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
