/** With the browser's text at twice its size: all is there, nothing is cut off, nothing overlaps. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
import { shoot, visitTest } from "./harness.mjs";
import { act } from "./player.mjs";
import { click, Table } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const USUAL = 16;
const TWICE = 32;
/** What a page of any browser is not asked for from outside. */
const CHROMIUM = "the size of text is set in the browser itself, by its debugging protocol";

/** From the smallest phone to a desktop, upright and lying. */
const SIZES = [
  [320, 500],
  [360, 640],
  [390, 844],
  [480, 700],
  [600, 960],
  [820, 1180],
  [640, 360],
  [844, 390],
  [1024, 600],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

/** With something in every row of the counts, and a draw so near that the status says all it can. */
const FALLEN =
  "1Fc?j/BD?1d/eJ1xl/2Cn?/2?e?/xX?1g/n??2/EBllL/?1G??/2?1n/?N?mb/bfEM1 1 r KKLck 288 58";
const OPENING = { rules: "standard", seed: "text", first: "me" };
const MIDDLE = { ...OPENING, rules: "online,move-time=off", position: FALLEN };

/** @type {[string, Record<string, string>, (table: Table) => Promise<unknown>][]} */
const STATES = [
  ["opening", OPENING, async () => {}],
  ["middle", MIDDLE, async () => {}],
  ["message", { ...MIDDLE, theme: "pink" }, async () => {}],
  ["refusal", MIDDLE, (table) => table.point("a1").click()],
  ["menu", MIDDLE, (table) => table.control("menu").click()],
  [
    "new-game",
    MIDDLE,
    async (table) => {
      await table.press("new-game");
      await table.board.locator("summary").click();
    },
  ],
  [
    "help",
    MIDDLE,
    async (table) => {
      await table.control("menu").click();
      await table.control("help").click();
      await table.board.locator("dialog .tiles").waitFor();
    },
  ],
  ["question", MIDDLE, (table) => table.press("resign")],
  [
    "review",
    OPENING,
    async (table) => {
      await act(table, click, "c7");
      await table.waitForPhase("person");
      await table.press("review");
      await table.control("review-close").first().waitFor();
    },
  ],
  [
    "end",
    MIDDLE,
    async (table) => {
      await table.press("resign");
      await table.confirm();
      await table.waitForPhase("ended");
    },
  ],
];

/** @param {Page} page @param {number} standard CSS pixels */
async function setText(page, standard) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** @param {Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** In the page: what does not fit. @param {Element} board */
function misfits(board) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const faults = /** @type {string[]} */ ([]);
  const SLACK = 1;
  const dialog = root.querySelector("dialog[open]");
  const all = (/** @type {string} */ selector, /** @type {ParentNode} */ from = root) =>
    [...from.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const box = (/** @type {Element} */ element) => element.getBoundingClientRect();
  const name = (/** @type {Element} */ element) =>
    element.getAttribute("data-action") ?? (element.className || element.localName);

  const { documentElement: html } = document;
  if (html.scrollWidth > html.clientWidth || html.scrollHeight > html.clientHeight)
    faults.push("the page scrolls");
  for (const point of all("[data-point]")) {
    const { left, top, right, bottom } = box(point);
    if (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)
      faults.push(`${point.getAttribute("data-point")} is outside the screen`);
  }
  const table = /** @type {HTMLElement} */ (root.querySelector(".table"));
  if (table.dataset.layout === "tall") {
    // One below the other.
    let end = 0;
    const bar = all(".bar");
    const rows = [...all(".status"), ...all(".board"), ...all(".tally"), ...bar, ...all(".review")];
    for (const row of rows.sort((one, other) => box(one).top - box(other).top)) {
      const beside = row === bar[0] && Math.abs(box(row).top) < SLACK;
      if (!beside && box(row).top < end - SLACK) faults.push(`${name(row)} overlaps`);
      end = Math.max(end, box(row).bottom);
    }
    if (end > innerHeight + SLACK) faults.push("the panel is outside the screen");
  }
  /** Each piece of text, and the box that it must be in. @param {Element} within @param {DOMRect} room */
  const texts = (within, room) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = /** @type {Element} */ (text.parentElement);
      if (!text.textContent?.trim() || !parent.checkVisibility()) continue;
      if (parent.closest(".unseen, option, [data-point]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      if (left < room.left - SLACK || right > room.right + SLACK)
        faults.push(`"${text.textContent}" runs out of its place`);
      const cut = parent.closest(".says > *, .list");
      const over = parent.closest(".over, .status");
      for (const button of over ? all("button", over) : []) {
        const { left: start, top: above, right: end, bottom: below } = box(button);
        const covers = left < end && right > start && top < below && bottom > above;
        if (covers && !button.contains(text))
          faults.push(`"${text.textContent}" is under a button`);
      }
      if (cut && cut.scrollWidth > cut.clientWidth) faults.push(`"${text.textContent}" is cut off`);
      const button = parent.closest("button, .segments span, summary");
      if (!button) continue;
      const own = box(button);
      if (left < own.left - SLACK || right > own.right + SLACK)
        faults.push(`"${text.textContent}" is wider than its button`);
    }
  };
  texts(table, new DOMRect(0, 0, innerWidth, innerHeight));
  for (const row of all(".counts tr")) {
    let end = -Infinity;
    for (const cell of row.children) {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, width } = range.getBoundingClientRect();
      if (width && left < end) faults.push(`${cell.textContent} runs into its neighbour`);
      if (width) end = right;
    }
  }
  if (!dialog) return faults;
  const frame = box(dialog);
  if (frame.left < 0 || frame.top < 0 || frame.right > innerWidth || frame.bottom > innerHeight)
    faults.push("the dialog is outside the screen");
  texts(dialog, frame);
  for (const part of all("header, .body, footer", dialog)) {
    if (part.scrollWidth > part.clientWidth) faults.push(`${name(part)} of the dialog is cut off`);
    if (box(part).bottom > frame.bottom + SLACK) faults.push(`${name(part)} is below the dialog`);
  }
  const [body] = all(".body", dialog);
  if (body && body.clientHeight < 60) faults.push(`the dialog shows ${body.clientHeight} pixels`);
  return faults;
}

for (const lang of ["en", "zh-Hant"])
  visitTest(`text of twice the size, ${lang}`, { chromium: CHROMIUM }, async (visit) => {
    const page = await visit.context.newPage();
    await setText(page, TWICE);
    const faults = [];
    for (const [name, settings, open] of STATES) {
      await resize(page, 1280, 800);
      await page.goto(visit.address + query({ ...settings, lang }));
      const table = await Table.attach(page);
      await table.waitForPhase("person");
      await open(table);
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        const found = await table.board.evaluate(misfits);
        faults.push(...found.map((fault) => `${name}, ${width} x ${height}: ${fault}`));
        if (width === 360) await shoot(page, `text ${name} ${lang}`);
      }
    }
    assert.deepEqual([...new Set(faults)], []);
  });

/** In the page: the size of the text in some parts. @param {Element} board */
const sizes = (board) =>
  [".says strong", ".detail", ".counts td", "dialog legend", "dialog button"].map((selector) => {
    const part = board.shadowRoot?.querySelector(selector);
    return parseFloat(part ? getComputedStyle(part).fontSize : "0");
  });

visitTest("the text follows the browser's", { chromium: CHROMIUM }, async (visit) => {
  for (const [width, height, least] of [
    [360, 640, 1.3],
    [390, 844, 1.4],
    [820, 1180, 1.9],
    [1280, 800, 1.6],
  ]) {
    const measured = [];
    for (const standard of [USUAL, TWICE]) {
      const page = await visit.context.newPage();
      await resize(page, width, height);
      await setText(page, standard);
      await page.goto(visit.address + query(MIDDLE));
      const table = await Table.attach(page);
      await table.press("new-game");
      measured.push(await table.board.evaluate(sizes));
      await page.close();
    }
    const [usual, large] = measured;
    large.forEach((size, part) => {
      const growth = size / usual[part];
      const wanted = part < 3 ? least : 2;
      assert.ok(growth >= wanted - 0.01, `part ${part} at ${width} x ${height}: ${growth}`);
    });
  }
});
