/** The guide through a first game: offered once, left at any time, in every language, by every hand. */

import assert from "node:assert/strict";
import { query } from "./endings.mjs";
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
    assert.match(texts, /anywhere/);
  },
);

for (const lang of ["en", "zh-Hans", "zh-Hant"])
  for (const device of /** @type {const} */ (["smallPhone", "phone", "desktop"]))
    pageTest(
      `every step is on the board, ${lang}, ${device}`,
      { query: query({ lang }), device },
      async (table) => {
        await table.waitForPhase("person");
        await table.control("guide").click();
        for (let step = 1; step <= STEPS; step++) {
          await card(table).getByText(`${step}/${STEPS}`).waitFor();
          const boxes = await Promise.all(
            [card(table), table.board.locator(".board"), table.control("guide-next")].map((each) =>
              each.boundingBox(),
            ),
          );
          const [own, board, next] = boxes.map((box) => {
            assert.ok(box);
            return box;
          });
          assert.ok(own.x >= board.x && own.y >= board.y - 1);
          assert.ok(own.x + own.width <= board.x + board.width + 1);
          assert.ok(own.y + own.height <= board.y + board.height + 1);
          assert.ok(next.width > 43.9 && next.height > 39.9);
          const ring = table.board.locator(".guide-ring:not([hidden])");
          if (await ring.count()) {
            const box = await ring.boundingBox();
            assert.ok(box);
            const apart = box.y + box.height <= own.y + 1 || box.y >= own.y + own.height - 1;
            assert.ok(apart, `step ${step} hides what it speaks of`);
          }
          if (device === "phone") await shoot(table.page, `guide ${lang} ${step}`);
          await table.control("guide-next").click();
        }
      },
    );
