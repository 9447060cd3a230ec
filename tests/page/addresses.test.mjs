/** Wrong addresses are told by name and value, and cost nothing: a normal game is there to play. */

import assert from "node:assert/strict";
import { endgame, query } from "./endings.mjs";
import { pageTest, shoot, Visit } from "./harness.mjs";
import { act, tag } from "./player.mjs";
import { click } from "./table.mjs";

/** @typedef {import("./table.mjs").Table} Table */

const START = "?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/?????";

/** @type {[name: string, value: string][]} */
const WRONG = [
  ["rules", "chess"],
  ["rules", "classic,mine"],
  ["rules", "classic,quiet-limit=0"],
  ["position", "nonsense"],
  ["position", `${START} 3 - - 0 0`],
  ["position", "????~/5/5/5/5/5/5/5/5/5/5/5 1 - - 0 0"],
  ["seed", "a word that is far longer than a seed may be"],
  ["lang", "tlh"],
  ["opponent", "ghost"],
  ["first", "nobody"],
  ["theme", "pink"],
  ["pieces", "runes"],
];

/** What is told of wrong values where somebody asks why. @param {Table} table */
async function why(table) {
  await table.control("unusable").click();
  const said = await table.board.locator("dialog .body").innerText();
  await shoot(table.page, "wrong values");
  await table.page.keyboard.press("Escape");
  return said;
}

for (const [name, value] of WRONG) {
  const address = query({ first: "me", [name]: value });
  pageTest(`${name}=${value}`, { query: address, device: "phone" }, async (table) => {
    await table.waitForText("message", /./);
    const short = value.length > 24 ? `${value.slice(0, 24)}…` : value;
    assert.ok((await table.part("message").innerText()).includes(`${name}=${short}`));
    const said = await why(table);
    const shown = value.slice(0, 60);
    assert.ok(said.includes(`${name}=${shown}`), `names what is wrong: ${said}`);
    assert.equal(tag(await table.record(), "Rules"), "standard");
    if (name === "first") return;
    await act(table, click, "c7");
  });
}

pageTest("motion=9", { query: "?motion=9&first=me" }, async (table) => {
  await table.waitForText("message", /motion=9/);
  await act(table, click, "c7");
});

/** The message leaves the last row of the board free. @param {Table} table */
async function demandBoardInSight(table) {
  const [said, row] = await Promise.all([
    table.part("message").boundingBox(),
    table.point("a1").boundingBox(),
  ]);
  assert.ok(said && row && said.y >= row.y + row.height - 2, JSON.stringify([said, row]));
}

const several = query({ rules: "chess", lang: "tlh", theme: "pink", seed: "kept" });
pageTest(
  "several wrong values are all told",
  { query: several, device: "smallPhone" },
  async (table) => {
    for (const part of [/rules=chess/, /lang=tlh/, /theme=pink/])
      await table.waitForText("message", part);
    await demandBoardInSight(table);
    await shoot(table.page, "wrong address");
    const told = (await why(table)).split("\n").filter((line) => /cannot be used: ./.test(line));
    assert.equal(told.length, 3);
  },
);

pageTest(
  "markup in an address stays text",
  { query: query({ rules: "<img src=x>" }) },
  async (table) => {
    await table.waitForText("message", /<img src=x>/);
    assert.match(await why(table), /<img src=x>/);
  },
);

const POSITION = endgame("f4/5/2l2/5/5/5/5/5/5/2K2/5/4F");
const asked = query({ position: POSITION, rules: "classic", seed: "same", first: "me" });
pageTest("a right address sets up what it says", { query: asked }, async (table) => {
  assert.equal(await table.position(), POSITION);
  assert.equal(tag(await table.record(), "Rules"), "classic");
  assert.equal(await table.part("message").innerText(), "");
});

/** What two flips bring up. @param {Table} table */
async function flipTwo(table) {
  const first = await act(table, click, "b6");
  const second = await act(table, click, "d6");
  return [first.text, second.text];
}

const same = query({ seed: "same", opponent: "person" });
pageTest("the same seed deals the same pieces", { query: same }, async (table) => {
  const dealt = await flipTwo(table);
  const others = [];
  for (const seed of ["same", "different"]) {
    const visit = await Visit.begin({});
    others.push(await flipTwo(await visit.open(query({ seed, opponent: "person" }))));
    visit.assertClean();
    await visit.end();
  }
  assert.deepEqual(others[0], dealt);
  assert.notDeepEqual(others[1], dealt);
});

pageTest(
  "a wrong value that is very long covers nothing",
  { query: query({ rules: "x".repeat(3000), seed: "y".repeat(3000) }), device: "phone" },
  async (table) => {
    await table.waitForText("message", /seed=yyy/);
    assert.equal(await table.part("message").locator(".notice").count(), 1);
    await demandBoardInSight(table);
    await shoot(table.page, "long wrong values");
    const said = await why(table);
    assert.ok(said.length < 600, said);
    await table.part("message").locator(".notice").waitFor({ state: "detached" });
  },
);

pageTest(
  "wrong values are explained in Chinese",
  {
    query: query({ rules: "chess", seed: "y".repeat(99), lang: "zh-Hans" }),
    device: "phone",
  },
  async (table) => {
    await table.waitForText("message", /不能用：rules=chess、seed=y+…/);
    const said = await why(table);
    assert.match(said, /没有这种规则/);
    assert.match(said, /牌局号太长/);
    assert.doesNotMatch(said, /preset|longer/);
  },
);
