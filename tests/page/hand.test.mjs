/** What a tap means while something moves. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Hand } from "../../www/hand.js";

/** @param {Partial<import("../../www/contract").View>} [view] */
function sessionOf(view = {}) {
  /** @type {string[]} */
  const acts = [];
  const full = { flips: [0, 1], moves: {}, ...view };
  const session = /** @type {any} */ ({ phase: "moving", view: full, acts });
  session.act = (/** @type {string} */ action) => acts.push(action);
  return session;
}

/** @param {any} session */
function handFor(session) {
  const board = /** @type {any} */ ([{ name: "a1" }, { name: "b1" }]);
  return new Hand(board, {
    session: () => session,
    confirmFlip: () => false,
    refused: () => {},
    changed: () => {},
    skip: () => {},
  });
}

test("a tap during the program's action counts after it", () => {
  const session = sessionOf();
  const hand = handFor(session);
  hand.tap(0);
  session.phase = "person";
  hand.reset();
  assert.deepEqual(session.acts, ["a1"]);
  hand.reset();
  assert.deepEqual(session.acts, ["a1"], "once");
});

test("a tap during one's own action does not wait for the program's answer", () => {
  const session = sessionOf();
  const hand = handFor(session);
  hand.tap(0);
  session.phase = "opponent";
  hand.reset();
  session.view = { ...session.view };
  session.phase = "person";
  hand.reset();
  assert.deepEqual(session.acts, []);
});

test("a tap during an action that is taken back is forgotten", () => {
  const session = sessionOf();
  const hand = handFor(session);
  hand.tap(0);
  session.view = { ...session.view };
  session.phase = "person";
  hand.reset();
  assert.deepEqual(session.acts, []);
});
