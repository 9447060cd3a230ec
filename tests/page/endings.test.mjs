/** Every way a game ends on the page: said in words, told as an event, and right by the record. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { act, checkEnd, playOn } from "./player.mjs";
import { click, drag, touch } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

/**
 * @typedef {object} Ending
 * @property {string} rules
 * @property {string} position
 * @property {string} [action] the person's last; without it the program ends the game
 * @property {string} result
 */

/** @type {Ending[]} */
const ENDINGS = [
  {
    rules: "quick",
    position: endgame("f3l/M4/5/5/5/5/5/5/5/5/5/4F"),
    action: "a11a12",
    result: "1-0 flag",
  },
  {
    rules: "quick",
    position: endgame("f3L/5/5/5/5/5/5/5/5/5/4m/4F", { turn: 2 }),
    result: "0-1 flag",
  },
  {
    rules: "classic",
    position: endgame("f4/5/5/5/5/5/5/5/5/5/Ml3/4F"),
    action: "a2b2",
    result: "1-0 no-movable",
  },
  {
    rules: "classic",
    position: endgame("f4/5/5/5/5/5/5/5/5/5/Mm3/4F"),
    action: "a2b2",
    result: "1/2-1/2 no-movable",
  },
  {
    rules: "classic,hq=locked",
    position: endgame("fl3/5/5/5/5/5/5/5/5/5/M4/4F"),
    action: "a2a3",
    result: "1-0 no-action",
  },
  {
    rules: "standard",
    position: endgame("f4/4l/5/5/5/5/5/5/5/5/M4/4F", { quiet: 69 }),
    action: "a2a3",
    result: "1/2-1/2 quiet-limit",
  },
  {
    rules: "classic,total-limit=200",
    position: endgame("f4/4l/5/5/5/5/5/5/5/5/M4/4F", { plies: 199 }),
    action: "a2a3",
    result: "1/2-1/2 total-limit",
  },
];

for (const { rules, position, action, result } of ENDINGS) {
  const address = query({ rules, position, seed: "end", first: "me" });
  pageTest(`${result}, ${rules}`, { query: address, device: "phone" }, async (table) => {
    if (action) await act(table, touch, action);
    await table.waitForPhase("ended");
    assert.equal((await checkEnd(table)).result, result);
    await shoot(table.page, `end ${result}`);
  });
}

const ahead = endgame("f4/4l/5/5/5/5/5/5/5/5/MGD2/4F", { plies: 60 });
const behind = endgame("f4/mgd2/5/5/5/5/5/5/5/5/L4/4F", { plies: 60 });

/** @param {string} position @param {Record<string, string>} [more] */
const running = (position, more = {}) =>
  query({ rules: "standard", position, seed: "talk", first: "me", ...more });

pageTest("0-1 resignation", { query: running(ahead) }, async (table) => {
  await table.press("resign");
  await table.confirm();
  await table.waitForPhase("ended");
  assert.equal((await checkEnd(table)).result, "0-1 resignation");
});

pageTest(
  "a draw is agreed with a program that is behind",
  { query: running(ahead) },
  async (table) => {
    await table.offerDraw();
    await table.waitForPhase("ended");
    assert.equal((await checkEnd(table)).result, "1/2-1/2 agreement");
  },
);

pageTest("a program that is ahead declines", { query: running(behind) }, async (table) => {
  await table.offerDraw();
  await table.waitForText("message", /declines/);
  await table.waitForPhase("person");
  assert.equal((await table.events()).length, 0, "the game goes on");
});

const twoPeople = running(ahead, { opponent: "person", name1: "小明", name2: "Grandmother Wang" });
pageTest(
  "two people: the other is asked and may decline or accept",
  { query: twoPeople },
  async (table) => {
    const title = table.board.locator("dialog h2");
    await table.press("offer-draw");
    assert.equal(await title.innerText(), "Grandmother Wang: accept the draw?");
    await table.control("decline-draw").click();
    await table.waitForText("message", /Grandmother Wang declines the draw\./);
    await table.waitForPhase("person");
    assert.equal((await table.events()).length, 0, "the game goes on");
    await table.press("offer-draw");
    await table.waitForText("message", /ten moves/);
    await table.page.reload();
    await table.waitForPhase("person");
    await table.press("offer-draw");
    await table.waitForText("message", /ten moves/);
    await act(table, click, "a2a3");
    await table.press("offer-draw");
    assert.equal(await title.innerText(), "小明: accept the draw?");
    await table.control("accept-draw").click();
    await table.waitForPhase("ended");
    assert.equal((await checkEnd(table)).result, "1/2-1/2 agreement");
  },
);

for (const [way, takeBack] of /** @type {[string, (table: Table) => Promise<void>][]} */ ([
  ["its button", (table) => table.board.locator("dialog footer [data-action=cancel]").click()],
  ["the cross", (table) => table.board.locator("dialog header [data-action=close]").click()],
  ["Escape", (table) => table.page.keyboard.press("Escape")],
]))
  pageTest(
    `two people: an offer that is taken back by ${way} was none`,
    { query: twoPeople, device: "smallPhone" },
    async (table) => {
      await table.press("offer-draw");
      await table.control("accept-draw").waitFor();
      await shoot(table.page, "draw between two");
      await takeBack(table);
      await table.board.locator("dialog").first().waitFor({ state: "detached" });
      await table.press("offer-draw");
      await table.control("accept-draw").click();
      await table.waitForPhase("ended");
    },
  );

const clocked = query({ rules: "online,move-time=1", seed: "clock", opponent: "person" });
pageTest("the fifth time the clock runs out loses", { query: clocked }, async (table) => {
  await table.waitForPhase("ended");
  assert.equal((await checkEnd(table)).result, "0-1 timeouts");
  const passes = (await table.events()).filter(({ detail }) => detail.kind === "pass");
  assert.equal(passes.length, 9);
});

const short = query({ rules: "quick", opponent: "person", seed: "two people" });
pageTest("two people play a whole game, dragging", { query: short }, async (table) => {
  /** @type {string | null} */
  let lifted = null;
  const hand = async (
    /** @type {import("./table.mjs").Table} */ at,
    /** @type {string} */ point,
  ) => {
    const piece = (await at.point(point).getAttribute("data-draggable")) === "true";
    if (lifted === null && piece) {
      lifted = point;
      return;
    }
    if (lifted === null) await click(at, point);
    else await drag(at, lifted, point);
    lifted = null;
  };
  await playOn(table, hand, { person: null });
  await checkEnd(table);
});

const resigning = running(ahead, { opponent: "person", rules: "standard,talk-after=0" });
pageTest("two people: whoever is to act resigns", { query: resigning }, async (table) => {
  await act(table, click, "a2a3");
  await table.press("resign");
  await table.confirm();
  await table.waitForPhase("ended");
  assert.equal((await checkEnd(table)).result, "1-0 resignation");
});
