/** Games as text: copied, saved, opened, refused; and the game that is played waits meanwhile. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { writeRecord } from "../wasm/record.mjs";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, actionsOf, advise, checkAgainstReplay, tag } from "./player.mjs";
import { board, drop, finishedRecord, waitForStep } from "./review.mjs";
import { click, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const TWO = query({ opponent: "person", rules: "standard", seed: "records" });
/** Three actions before its end, with one piece face down. */
const NEAR_END = endgame("f4/5/5/5/5/M4/m4/5/5/5/5/3?F", { plies: 40 }).replace("xx", "x");

const FINISHED = finishedRecord();
const ACTIONS = actionsOf(FINISHED);
const COUNT = ACTIONS.length;

const RUNNING = writeRecord({
  rules: "standard",
  actions: ["b6=m", "c7=E", "d2=n"],
  result: "none",
});

/** @param {Table} table @param {string} item */
async function choose(table, item) {
  await table.control("menu").click();
  await table.board.locator(`dialog [data-action=${item}]`).click();
}

/** @param {Table} table @param {string} record */
async function paste(table, record) {
  await choose(table, "open-record");
  await table.board.locator("[name=record]").fill(record);
  await table.control("open").click();
}

/** @param {Table} table @param {string} name @param {Buffer} buffer */
async function openFile(table, name, buffer) {
  await choose(table, "open-record");
  const chooser = table.page.waitForEvent("filechooser");
  await table.control("choose-file").click();
  await (await chooser).setFiles({ name, mimeType: "text/plain", buffer });
}

/** @param {import("playwright-core").BrowserContext} context */
const allowClipboard = (context) => context.grantPermissions(["clipboard-read", "clipboard-write"]);

pageTest(
  "a record that is copied, pasted and played on is the same again",
  {
    query: query({ opponent: "person", rules: "quick", position: NEAR_END, seed: "same" }),
    device: "phone",
    prepare: allowClipboard,
    chromium: "nowhere else may a test read the clipboard",
  },
  async (table) => {
    const start = await board(table);
    await act(table, touch, "d1");
    while (tag(await table.record(), "Result") === "*") {
      await table.waitForPhase("person");
      await act(table, touch, advise("quick", await table.position()));
    }
    const record = await table.record();
    const end = await board(table);
    await choose(table, "copy-record");
    await table.waitForText("message", /copied/);
    const copied = await table.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, record);

    await table.press("restart");
    await table.waitForPhase("person");
    await paste(table, copied);
    const actions = actionsOf(record);
    const count = actions.length;
    await waitForStep(table, 0, count);
    assert.deepEqual(await board(table), start);
    await table.page.keyboard.press("End");
    assert.deepEqual(await board(table), end);
    await table.page.keyboard.press("Home");
    await shoot(table.page, "record opened");
    await table.control("play-on").click();
    await table.confirm();
    for (const action of actions) {
      await table.waitForPhase("person");
      await act(table, touch, action.split(/[=+]/)[0]);
    }
    assert.equal(await table.record(), record);
    await table.page.reload();
    await table.waitForPhase("ended");
    assert.equal(await table.record(), record, "and it is kept");
  },
);

const SAVING = {
  query: TWO,
  chromium: "no other driver tells of what a page itself made and saves",
};
pageTest("a record is saved to a file and opened from it", SAVING, async (table) => {
  await act(table, click, "b6");
  await act(table, click, "c7");
  const record = await table.record();
  const download = table.page.waitForEvent("download");
  await choose(table, "save-record");
  const file = await download;
  assert.equal(file.suggestedFilename(), `fanqi-${tag(record, "Date")}.txt`);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.toString("utf8"), record);
  const seen = await board(table);
  await openFile(table, file.suggestedFilename(), bytes);
  await waitForStep(table, 2, 2);
  assert.deepEqual(await board(table), seen);
  assert.equal(await table.control("play-on").count(), 0, "its deal is not in the record");
  await table.control("review-close").click();
  await table.waitForPhase("person");
  assert.equal(await table.record(), record);
});

pageTest(
  "where copying is not allowed the record is shown, marked",
  {
    query: TWO,
    prepare: (context) =>
      context.addInitScript(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
      ),
  },
  async (table) => {
    await act(table, click, "b6");
    await choose(table, "copy-record");
    const text = table.board.locator("dialog textarea");
    const marked = await text.evaluate((element) => {
      const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (element);
      return value.slice(selectionStart, selectionEnd);
    });
    assert.equal(marked, await table.record());
  },
);

/** @type {[string, string | ((record: string) => string), RegExp][]} */
const WRONG = [
  ["nothing", "  \n", /nothing to read/],
  ["other text", "1. e4 e5 2. Nf3", /no record of a game/],
  ["a record of another game", '[Game "chess"]', /Line 1: /],
  [
    "a tag that is missing",
    (text) => text.replace(/\[Date.*\n/, ""),
    /^Line \d+: .*Date is missing/,
  ],
  ["a tag given twice", (text) => text.replace(/(\[Date.*\n)/, "$1$1"), /^Line 4: .*Date.*twice/],
  ["rules that nobody knows", (text) => text.replace('"quick"', '"bridge"'), /^Line 6: .*bridge/],
  ["another result", (text) => text.replace(/1-0|0-1/g, "1/2-1/2"), /^Line \d+: Result/],
  [
    "an action that is none",
    (text) => text.replace(" 2. ", " 2. Nf3 "),
    /^Line \d+: action 3: .*"Nf3"/,
  ],
  ["an illegal action", (text) => text.replace("1. ", "1. a1a2 "), /^Line \d+: action 1, a1a2: /],
  ["a piece that the deal contradicts", contradicted, /^Line \d+: action 1, .* the Placement has/],
  ["more after the end", (text) => `${text}\nb6b7`, /^Line \d+: "b6b7" after the result/],
  ["a comment that never ends", (text) => text.replace("1. ", "1. {"), /^Line \d+: a comment/],
  [
    "a record cut short",
    (text) => text.slice(0, -5),
    /^Line \d+: the result at the end is missing/,
  ],
];

/** @param {string} record */
function contradicted(record) {
  return record.replace(
    /1\. (\w+)=(\w)/,
    (_, point, piece) => `1. ${point}=${piece === "m" ? "g" : "m"}`,
  );
}

pageTest("wrong records are refused by line and reason", { query: TWO }, async (table) => {
  await act(table, click, "b6");
  const record = await table.record();
  await choose(table, "open-record");
  for (const [name, wrong, reason] of WRONG) {
    const text = typeof wrong === "string" ? wrong : wrong(FINISHED);
    assert.notEqual(text, FINISHED, name);
    await table.board.locator("[name=record]").fill(text);
    await table.control("open").click();
    await table.board.locator(".fault").filter({ hasText: reason }).waitFor();
    assert.equal(await table.board.locator("[name=record]").inputValue(), text, "it can be mended");
  }
  await shoot(table.page, "record refused");
  await table.page.keyboard.press("Escape");
  assert.equal(await table.record(), record);
  await act(table, click, "c7");
  await checkAgainstReplay(table);
});

pageTest(
  "wrong records are refused in Chinese",
  { query: `${TWO}&lang=zh-Hans`, device: "smallPhone" },
  async (table) => {
    await choose(table, "open-record");
    for (const [name, wrong] of WRONG) {
      const fault = table.board.locator(".fault");
      await table.board.locator("[name=record]").fill("");
      await table.control("open").click();
      await fault.filter({ hasText: /没有内容/ }).waitFor();
      const text = typeof wrong === "string" ? wrong : wrong(FINISHED);
      await table.board.locator("[name=record]").fill(text);
      await table.control("open").click();
      await fault
        .filter({ hasText: name === "nothing" ? /./ : /^(第 \d+ 行.*：|这不是棋谱)/ })
        .waitFor();
      // Tags, points and what was written stay as they are in the record.
      const words = (await fault.innerText()).match(/[a-z]{3,}/gi) ?? [];
      const own = ["Date", "Rules", "Result", "Placement", "Termination", "Game", "fanqi", "Nf"];
      for (const word of words) assert.ok(own.includes(word), `${name}: ${word}`);
    }
    await shoot(table.page, "record refused zh-Hans");
  },
);

/** @type {[string, (table: Table) => Promise<unknown>, RegExp][]} */
const NO_TEXTS = [
  ["huge", (table) => drop(table, "no record ", 100_001), /less than a million/],
  ["binary", (table) => drop(table, "\u0000\u0001PNG"), /no text/],
  ["of another game", (table) => drop(table, "1. e4"), /no record of a game/],
  [
    "in another writing",
    (table) => openFile(table, "x.txt", Buffer.from([0xc0, 0xee, 0xc3, 0xf7, 0xff])),
    /no text/,
  ],
];
for (const [name, give, reason] of NO_TEXTS)
  pageTest(`a file that is ${name} is refused`, { query: TWO }, async (table) => {
    await act(table, click, "b6");
    const record = await table.record();
    await give(table);
    await table.board
      .locator("[data-part=message], .fault")
      .filter({ hasText: reason })
      .first()
      .waitFor();
    if (await table.board.locator("dialog").first().isVisible())
      await table.page.keyboard.press("Escape");
    assert.equal(await table.part("review").count(), 0);
    assert.equal(await table.record(), record);
    await act(table, click, "c7");
  });

pageTest(
  "the game waits while a record is looked through, its clock too",
  { query: query({ first: "me", rules: "online", seed: "waits", opponent: "person" }) },
  async (table) => {
    await act(table, click, "b6");
    await table.waitForPhase("person");
    const [record, position] = [await table.record(), await table.position()];
    await drop(table, RUNNING);
    await waitForStep(table, 3, 3);
    assert.equal(await table.part("clock").innerText(), "", "no clock runs");
    await table.waitForText("status", /d2: blue Mine/);
    assert.equal(await table.record(), record, "the page is told of the game that is played");
    assert.equal(await table.position(), position);
    await table.page.waitForTimeout(4000);
    await drop(table, FINISHED);
    await waitForStep(table, 0, COUNT);
    await table.waitForText("status", /李明 – a "b" \\ c · Quick · 2026-11-30/);
    await table.control("review-close").click();
    await table.waitForPhase("person");
    const [, seconds] = /0:(\d\d)/.exec(await table.part("clock").innerText()) ?? [];
    assert.ok(Number(seconds) >= 26, `${seconds} seconds are left`);
    await act(table, click, "c7");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "the program acts when one is back at the game",
  {
    query: query({ first: "me", rules: "standard", seed: "back" }).replace("motion=0", "motion=1"),
  },
  async (table) => {
    await table.waitForPhase("person");
    await table.point("b6").click();
    await table.waitForEvents(1);
    await drop(table, FINISHED);
    await waitForStep(table, 0, COUNT);
    await table.page.waitForTimeout(2500);
    assert.equal((await table.events()).length, 1, "it does not act behind one's back");
    await table.control("review-close").click();
    await table.waitForEvents(2);
    await table.waitForPhase("person");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a reload while a record is looked through shows it again, and the game waits behind it",
  { query: query({ opponent: "person", rules: "online", seed: "reload" }) },
  async (table) => {
    await act(table, click, "b6");
    await table.waitForPhase("person");
    const record = await table.record();
    await paste(table, FINISHED);
    await table.control("review-forward").click();
    await table.control("review-forward").click();
    await waitForStep(table, 2, COUNT);
    const seen = await board(table);
    for (let reloads = 0; reloads < 2; reloads++) {
      await table.page.reload();
      await waitForStep(table, 2, COUNT);
      assert.deepEqual(await board(table), seen);
      assert.equal(await table.record(), record, "the page is told of the game that is played");
    }
    await table.page.waitForTimeout(4000);
    await table.control("play-on").waitFor();
    await table.control("review-close").click();
    await table.waitForPhase("person");
    const [, seconds] = /0:(\d\d)/.exec(await table.part("clock").innerText()) ?? [];
    assert.ok(Number(seconds) >= 24, `${seconds} seconds are left`);
    await table.page.reload();
    await table.waitForPhase("person");
    assert.equal(await table.part("review").count(), 0, "it was closed");
    assert.equal(await table.record(), record);
    await act(table, click, "c7");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a record that is kept and cannot be read any more does not keep the game away",
  { query: TWO },
  async (table) => {
    await act(table, click, "b6");
    const record = await table.record();
    await drop(table, FINISHED);
    await waitForStep(table, 0, COUNT);
    for (const [part, value] of [
      ["opened", '[Game "fanqi"]'],
      ["opened-at", "many"],
    ]) {
      const held = await table.page.evaluate(
        ([end, text]) => {
          const key = Object.keys(sessionStorage).find((each) => each.endsWith(`/${end}`));
          if (key) sessionStorage.setItem(key, text);
          return key;
        },
        [part, value],
      );
      assert.ok(held?.startsWith("fanqi/main/"), `${held}`);
      await table.page.reload();
      if (part === "opened") {
        await table.waitForPhase("person");
        assert.equal(await table.record(), record);
        await act(table, click, "c7");
        await drop(table, FINISHED);
      }
      await waitForStep(table, 0, COUNT);
    }
  },
);

pageTest("a board without a save keeps no record either", { query: TWO }, async (table) => {
  await table.page.evaluate(() => {
    document.querySelector("fanqi-board")?.remove();
    const plain = document.createElement("fanqi-board");
    plain.setAttribute("opponent", "person");
    document.body.append(plain);
  });
  await table.waitForPhase("person");
  await drop(table, FINISHED);
  await waitForStep(table, 0, COUNT);
  await table.control("review-forward").click();
  await waitForStep(table, 1, COUNT);
  assert.deepEqual(await table.page.evaluate(() => Object.keys(sessionStorage)), []);
});

pageTest(
  "a record that is still being read when the question is cancelled is not opened",
  {
    query: TWO,
    prepare: (context) =>
      context.addInitScript(() => {
        const { arrayBuffer } = Blob.prototype;
        Blob.prototype.arrayBuffer = async function () {
          await new Promise((resolve) => Object.assign(window, { goOn: resolve }));
          Object.assign(window, { wasRead: true });
          return arrayBuffer.call(this);
        };
      }),
  },
  async (table) => {
    const { page } = table;
    const record = await table.record();
    const read = () =>
      page.waitForFunction(() => {
        /** @type {any} */ (window).goOn?.();
        return /** @type {any} */ (window).wasRead;
      });
    await openFile(table, "large.txt", Buffer.from(FINISHED));
    await table.control("cancel").click();
    await read();
    await page.waitForTimeout(500);
    assert.equal(await table.part("review").count(), 0);
    assert.equal(await table.record(), record);
    await page.evaluate(() => Object.assign(window, { wasRead: false, goOn: null }));
    // Another record that was pasted meanwhile is the one that is wanted.
    await openFile(table, "large.txt", Buffer.from(FINISHED));
    await table.board.locator("[name=record]").fill(RUNNING);
    await table.control("open").click();
    await waitForStep(table, 3, 3);
    await read();
    await page.waitForTimeout(500);
    await waitForStep(table, 3, 3);
  },
);

pageTest(
  "a finished record is played on against the program, from the middle",
  { query: TWO, device: "tallPhone" },
  async (table) => {
    await act(table, touch, "b6");
    await paste(table, FINISHED);
    await waitForStep(table, 0, COUNT);
    await table.board.locator("[name=step]").fill(String(COUNT));
    await waitForStep(table, COUNT, COUNT);
    assert.ok(await table.control("play-on").isDisabled(), "the game is over there");
    for (let steps = 0; steps < 4; steps++) await table.control("review-back").click();
    await waitForStep(table, COUNT - 4, COUNT);
    await table.control("play-on").click();
    await table.board
      .locator("dialog")
      .filter({ hasText: "The game in progress will end" })
      .waitFor();
    await shoot(table.page, "record play on");
    await table.board.locator("dialog [value=program]").check();
    await table.confirm();
    await table.waitForPhase("person");
    const record = await table.record();
    assert.equal(tag(record, "Result"), "*");
    assert.doesNotMatch(record, /Placement/);
    assert.deepEqual([tag(record, "First"), tag(record, "Second")].sort(), ["?", "Fanqi"]);
    const position = await table.position();
    assert.equal(Number(position.split(" ")[4]), COUNT - 4);
    await act(table, touch, ACTIONS[COUNT - 4].split(/[=+]/)[0]);
    await table.waitForPhase("person", "ended");
    await checkAgainstReplay(table);
  },
);

pageTest(
  "a board that is moved within its page while a record is looked through plays on",
  { query: query({ first: "me", rules: "standard", seed: "moved" }) },
  async (table) => {
    await act(table, click, "b6");
    await table.waitForEvents(2);
    await table.waitForPhase("person");
    const record = await table.record();
    await paste(table, FINISHED);
    await waitForStep(table, 0, COUNT);
    await table.board.evaluate((element) => {
      const section = document.createElement("section");
      section.style.height = "700px";
      // It stands aside only for a board beside it.
      document.querySelector(".unplayable")?.remove();
      element.replaceWith(section);
      section.append(element);
    });
    await table.waitForPhase("person");
    assert.equal(await table.record(), record);
    assert.equal(await table.part("review").count(), 0);
    await table.page.waitForTimeout(1500);
    assert.equal(await table.record(), record, "nothing goes on behind");
    await act(table, click, "c7");
    await table.waitForPhase("person");
    await checkAgainstReplay(table);
  },
);
