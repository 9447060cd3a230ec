/** The guide through a first game: offered once, left at any time, in every language, by every hand. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot } from "./harness.mjs";
import { click, Table } from "./table.mjs";

const PLAIN = query({});
const STEPS = 6;

/** @param {Table} table */
const card = (table) => table.part("guide");

/** @param {Table} table Which steps it walks through, by the title. */
async function walk(table) {
  const texts = [];
  for (let step = 1; step <= STEPS; step++) {
    await card(table).getByText(`${step}/${STEPS}`).waitFor();
    texts.push(await card(table).getByRole("status").innerText());
    await table.control("guide-next").click();
  }
  await card(table).waitFor({ state: "detached" });
  return texts;
}

for (const [name, leave] of /** @type {[string, (table: Table) => Promise<void>][]} */ ([
  ["walked through", async (table) => void (await walk(table))],
  ["left by its button", (table) => table.control("guide-leave").click()],
  ["left by Escape", (table) => table.page.keyboard.press("Escape")],
]))
  pageTest(
    `offered at the first visit, ${name}, never offered again`,
    { query: PLAIN },
    async (table) => {
      await table.waitForPhase("person");
      await table.control("guide").click();
      await card(table).waitFor();
      await leave(table);
      await card(table).waitFor({ state: "detached" });
      await table.page.reload();
      const again = await Table.attach(table.page);
      await again.waitForPhase("person");
      await again.page.waitForTimeout(1200);
      assert.equal(await again.control("guide").count(), 0);
      await again.press("menu");
      await again.control("guide").click();
      await card(again).waitFor();
      await again.page.keyboard.press("Escape");
    },
  );

pageTest(
  "declined, or passed over by playing, it is not offered again",
  { query: PLAIN },
  async (table) => {
    await table.waitForPhase("person");
    await table.control("guide").waitFor();
    const before = (await table.events()).length;
    const flip = (await table.position()).startsWith("?") ? "a12" : "b12";
    await click(table, flip);
    await table.waitForEvents(before + 1);
    assert.equal(await table.control("guide").count(), 0, "it goes with the first action");
    await table.press("new-game");
    await table.startAnew();
    await table.page.reload();
    const again = await Table.attach(table.page);
    await again.waitForPhase("person");
    await again.page.waitForTimeout(1200);
    assert.equal(await again.control("guide").count(), 0);
  },
);

pageTest(
  "a game that an address asks for offers none",
  { query: query({ seed: "asked", first: "me" }) },
  async (table) => {
    await table.waitForPhase("person");
    await table.page.waitForTimeout(1200);
    assert.equal(await table.control("guide").count(), 0);
  },
);

pageTest(
  "by keyboard alone, and with the words tied to the card",
  { query: PLAIN },
  async (table) => {
    const { keyboard } = table.page;
    await table.waitForPhase("person");
    await table.control("guide").focus();
    await keyboard.press("Enter");
    await card(table).waitFor();
    const inside = () =>
      table.board.evaluate((board) => {
        const root = /** @type {ShadowRoot} */ (board.shadowRoot);
        return Boolean(root.activeElement?.closest("[data-part=guide]"));
      });
    assert.ok(await inside(), "the focus is led to it");
    const named = await card(table).evaluate((element) =>
      ["aria-labelledby", "aria-describedby"].map((name) => {
        const root = /** @type {ShadowRoot} */ (element.getRootNode());
        return root.getElementById(element.getAttribute(name) ?? "")?.textContent ?? "";
      }),
    );
    assert.ok(named.every((text) => text.length > 5));
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await card(table).getByText(`2/${STEPS}`).waitFor();
    assert.ok(await inside());
    await keyboard.press("Escape");
    await card(table).waitFor({ state: "detached" });
    assert.ok(await table.focusedPoint(), "the focus goes to the board");
  },
);

pageTest("turning a piece over leads on, and the game goes on", { query: PLAIN }, async (table) => {
  await table.waitForPhase("person");
  await table.control("guide").click();
  await card(table).getByText(`1/${STEPS}`).waitFor();
  const hidden = table.board.locator('[role=grid] [aria-label*="face down"]');
  await hidden.first().click();
  await card(table).getByText(`2/${STEPS}`).waitFor();
});

pageTest(
  "it speaks of the rules in force",
  { query: query({ rules: "quick,colour=captain,rail-max=3", first: "me" }) },
  async (table) => {
    await table.waitForPhase("person");
    await table.press("menu");
    await table.control("guide").click();
    const texts = (await walk(table)).join("\n");
    assert.match(texts, /first Captain/);
    assert.match(texts, /three steps/);
    assert.doesNotMatch(texts, /mines/, "no mine guards the flag");
  },
);

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** What must stay in sight whatever is said. */
const IMPORTANT = ["[data-part=status]", "[data-part=hidden]", "[data-part=colours]"];

/** @param {import("playwright-core").Locator} locator @returns {Promise<Box>} */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

/** @param {Box} a @param {Box} b */
function apart(a, b) {
  const beside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  return beside || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
}

/** @param {Box} inner @param {Box} outer */
function within(inner, outer) {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

/** @param {Table} table @param {Box} own */
async function hidesNothing(table, own) {
  for (const selector of IMPORTANT)
    for (const each of await table.board.locator(selector).all()) {
      const box = await each.boundingBox();
      if (box?.width) assert.ok(apart(own, box), `${selector} is covered`);
    }
}

/**
 * Walks through, and looks at each step.
 * @param {Table} table @param {number} steps @param {string[]} unframed what has nothing to point at
 */
async function lookAtAll(table, steps, unframed, picture = "") {
  const { width, height } = table.page.viewportSize() ?? { width: 0, height: 0 };
  for (let step = 1; step <= steps; step++) {
    await card(table).getByText(`${step}/${steps}`).waitFor();
    const own = await boxOf(card(table));
    assert.ok(within(own, await boxOf(table.board.locator(".board"))));
    await hidesNothing(table, own);
    const next = await boxOf(table.control("guide-next"));
    assert.ok(next.width > 43.9 && next.height > 39.9);
    const ring = table.board.locator(".guide-ring:not([hidden])");
    const framed = !unframed.includes(String(step));
    assert.equal(await ring.count(), framed ? 1 : 0, `step ${step}`);
    if (framed) {
      const box = await boxOf(ring);
      assert.ok(within(box, { x: 0, y: 0, width, height }));
      assert.ok(apart(own, box), `step ${step} hides what it speaks of`);
    }
    if (picture) await shoot(table.page, `${picture} ${step}`);
    await table.control("guide-next").click();
  }
}

for (const [
  lang,
  devices,
] of /** @type {[string, (keyof typeof import("./harness.mjs").DEVICES)[]][]} */ ([
  ["en", ["smallPhone", "phone", "tallPhone", "lyingPhone", "desktop"]],
  ["zh-Hans", ["smallPhone", "phone"]],
  ["zh-Hant", ["smallPhone"]],
]))
  for (const device of devices)
    pageTest(
      `it points at what is there, and hides nothing, ${lang}, ${device}`,
      { query: query({ lang }), device },
      async (table) => {
        await table.waitForPhase("person");
        await table.control("guide").waitFor();
        await hidesNothing(table, await boxOf(table.board.locator("[data-notice=guide]")));
        await table.control("guide").click();
        // Of an own piece there may be none yet.
        const settled = !(await table.position()).includes(" - ");
        const own = await table.board.locator('[role=grid] [aria-label*="can move"]').count();
        const yours = settled && (await ownPieces(table)) > 0;
        await lookAtAll(
          table,
          STEPS,
          own || yours ? [] : ["4"],
          device === "phone" ? `guide ${lang}` : "",
        );
      },
    );

/** @param {Table} table how many pieces of the person's that can move lie face up */
async function ownPieces(table) {
  const labels = await table.board
    .locator("[role=grid] [data-point]")
    .evaluateAll((points) => points.map((point) => point.getAttribute("aria-label") ?? ""));
  return labels.filter((label) => /your |己方|己方的|我方/.test(label)).length;
}

pageTest(
  "where the program has begun, and colours are settled, nothing that is said is false",
  { query: query({ first: "other", seed: "guide", rules: "standard" }) },
  async (table) => {
    await table.waitForPhase("person");
    await table.press("menu");
    await table.control("guide").click();
    const texts = await walk(table);
    assert.match(texts[0], /^At first all/);
    assert.match(texts[1], /^You are (red|blue)\./);
  },
);

for (const device of /** @type {const} */ (["smallPhone", "phone", "desktop"]))
  pageTest(
    `at an end where all is open it shows the rings of a true attack, ${device}`,
    {
      query: query({
        rules: "standard",
        position: endgame("n4/nfn1l/5/5/5/5/1c3/gG3/5/5/5/4F"),
        seed: "guide",
        first: "me",
      }),
      device,
    },
    async (table) => {
      await table.waitForPhase("person");
      await table.press("menu");
      await table.control("guide").click();
      // Nothing is left to turn over.
      await card(table).getByText("1/5").waitFor();
      await table.control("guide-next").click();
      await table.control("guide-next").click();
      await table.board.locator('[aria-label*="attack: both fall"]').waitFor();
      await table.board.locator('[aria-label*="attack: wins"]').waitFor();
      await table.control("guide-next").click();
      assert.equal(await table.board.locator('[aria-label*="attack:"]').count(), 0, "put down");
      await table.page.keyboard.press("Escape");
      await table.press("menu");
      await table.control("guide").click();
      await lookAtAll(table, 5, [], `guide end ${device}`);
    },
  );

pageTest(
  "the offer goes with a guide that is begun elsewhere",
  { query: PLAIN, device: "phone" },
  async (table) => {
    await table.waitForPhase("person");
    await table.control("guide").waitFor();
    await table.control("menu").click();
    await table.board.locator("dialog [data-action=guide]").click();
    await card(table).waitFor();
    assert.equal(await table.board.locator("[data-notice=guide]").count(), 0);
    await table.control("guide-leave").click();
    assert.ok(await table.control("new-game").isVisible());
  },
);

pageTest(
  "the offer leaves the buttons after a while, and comes back at the next visit",
  { query: PLAIN, device: "phone" },
  async (table) => {
    await table.waitForPhase("person");
    const offer = table.board.locator("[data-notice=guide]");
    await offer.waitFor();
    await offer.waitFor({ state: "detached", timeout: 20_000 });
    await table.control("new-game").click();
    await table.board.locator("dialog [data-action=cancel]").click();
    await table.page.reload();
    await offer.waitFor();
    // By keyboard one may be on the way to it.
    await table.control("guide").focus();
    await table.page.waitForTimeout(13_000);
    assert.equal(await offer.count(), 1);
  },
);
