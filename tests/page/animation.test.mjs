/** What is acted out, for each kind of action, and the clock that runs through it. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { planAction, runFrames } from "../../www/animation.js";

/** @typedef {import("../../www/contract").PlayedAction} PlayedAction */

/** @param {Partial<PlayedAction>} part @returns {PlayedAction} */
const action = (part) => ({
  text: "",
  seat: 1,
  kind: "move",
  from: 25,
  to: 44,
  path: [25, 26, 27, 28, 29, 34, 39, 44],
  piece: "E",
  defender: null,
  fight: null,
  removed: [],
  flagsTurnedUp: [],
  coloursSettled: false,
  ...part,
});

/** @type {Record<string, PlayedAction>} */
const ACTIONS = {
  flip: action({ kind: "flip", from: 7, to: 7, path: [], piece: "m" }),
  step: action({ to: 26, path: [25, 26] }),
  "long way": action({}),
  wins: action({ piece: "M", defender: "k", fight: "wins", removed: ["k"] }),
  loses: action({ piece: "K", defender: "m", fight: "loses", removed: ["K"] }),
  both: action({ piece: "M", defender: "m", fight: "both", removed: ["M", "m"] }),
  bomb: action({ piece: "X", defender: "m", fight: "both", removed: ["X", "m"] }),
  mine: action({ piece: "K", defender: "n", fight: "loses", removed: ["K"] }),
  sapper: action({ piece: "E", defender: "n", fight: "wins", removed: ["n"] }),
  flag: action({ piece: "E", defender: "f", fight: "flag", removed: ["f"] }),
  "marshal falls": action({
    piece: "m",
    defender: "M",
    fight: "both",
    removed: ["M", "m"],
    flagsTurnedUp: [
      { point: 1, piece: "F" },
      { point: 58, piece: "f" },
    ],
  }),
};

/** @param {string} name */
const acts = (name) => planAction(ACTIONS[name]).acts;
/** @param {string} name @param {string} kind */
const ofKind = (name, kind) => acts(name).filter((act) => act.kind === kind);

for (const name of Object.keys(ACTIONS)) {
  describe(name, () => {
    const plan = planAction(ACTIONS[name]);
    test("takes less than 400 ms", () => assert.ok(plan.duration > 0 && plan.duration < 400));
    test("has no act outside its time", () => {
      for (const { start, end } of plan.acts) {
        assert.ok(start >= 0 && start < end && end <= plan.duration);
      }
    });
    test("draws every piece that the board beneath leaves out, at every moment", () => {
      for (let moment = 0; moment < plan.duration; moment += 10) {
        const drawn = plan.acts.filter((act) => act.start <= moment && moment < act.end);
        const { to, defender, flagsTurnedUp } = ACTIONS[name];
        const there = drawn.flatMap((act) => (act.face === "?" ? [] : act.face));
        if (defender) assert.ok(there.includes(defender), `${defender} at ${moment} ms`);
        for (const { point } of flagsTurnedUp) {
          assert.ok(
            drawn.some((act) => act.path[0] === point),
            `point ${point} at ${moment} ms`,
          );
        }
        assert.ok(
          drawn.some((act) => act.path.includes(Number(to))),
          `${to} at ${moment} ms`,
        );
      }
    });
  });
}

test("a passed turn shows nothing", () => {
  const pass = action({ kind: "pass", from: null, to: null, path: [], piece: null });
  assert.deepEqual(planAction(pass), { duration: 0, arrival: 0, absent: [], acts: [] });
});

test("a flip turns the back into the piece that came up", () => {
  const [turn] = acts("flip");
  assert.deepEqual([turn.kind, turn.face, turn.becomes, turn.path], ["turn", "?", "m", [7]]);
});

test("a piece travels every point of its path, and longer for a longer one", () => {
  const [[far], [near]] = [ofKind("long way", "travel"), ofKind("step", "travel")];
  assert.deepEqual(far.path, ACTIONS["long way"].path);
  assert.ok(far.end > near.end);
});

test("the fallen fall, and only they", () => {
  const fallen = (/** @type {string} */ name) =>
    ofKind(name, "fall")
      .map((act) => act.face)
      .sort();
  assert.deepEqual(fallen("wins"), ["k"]);
  assert.deepEqual(fallen("loses"), ["K"]);
  assert.deepEqual(fallen("both"), ["M", "m"]);
  assert.deepEqual(fallen("flag"), ["f"]);
  assert.deepEqual(fallen("step"), []);
});

test("bombs and mines go off, a mine under a sapper does not, a taken flag shines", () => {
  const light = (/** @type {string} */ name) =>
    acts(name).find(({ kind }) => ["flash", "blast", "rays"].includes(kind))?.kind;
  assert.equal(light("wins"), "flash");
  assert.equal(light("bomb"), "blast");
  assert.equal(light("mine"), "blast");
  assert.equal(light("sapper"), "flash");
  assert.equal(light("flag"), "rays");
});

test("flags that a Marshal's death turns up turn where they lie", () => {
  const turns = ofKind("marshal falls", "turn").map(({ path, becomes }) => [path[0], becomes]);
  assert.deepEqual(turns, [
    [1, "F"],
    [58, "f"],
  ]);
});

describe("the clock", () => {
  const world = /** @type {any} */ (globalThis);
  const kept = ["requestAnimationFrame", "cancelAnimationFrame", "document"].map((name) => [
    name,
    world[name],
  ]);
  /** @type {Map<number, (now: number) => void>} */ let waiting;
  /** @type {Set<() => void>} */ let listeners;
  /** @type {string[]} */ let log;

  beforeEach(() => {
    waiting = new Map();
    listeners = new Set();
    log = [];
    let ticket = 0;
    world.requestAnimationFrame = (/** @type {(now: number) => void} */ call) => {
      ticket += 1;
      waiting.set(ticket, call);
      return ticket;
    };
    world.cancelAnimationFrame = (/** @type {number} */ id) => waiting.delete(id);
    world.document = {
      visibilityState: "visible",
      addEventListener: (/** @type {string} */ _, /** @type {() => void} */ call) =>
        listeners.add(call),
      removeEventListener: (/** @type {string} */ _, /** @type {() => void} */ call) =>
        listeners.delete(call),
    };
  });
  afterEach(() => {
    for (const [name, value] of kept) world[name] = value;
  });

  /** @param {number} now */
  const frame = (now) => {
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) call(now);
  };
  const run = () =>
    runFrames(
      100,
      (elapsed) => log.push(`${elapsed}`),
      () => log.push("ended"),
    );

  test("draws until the time is over, ends once, and leaves nothing behind", () => {
    const finish = run();
    for (const now of [5000, 5040, 5099, 5100, 5200]) frame(now);
    finish();
    assert.deepEqual(log, ["0", "40", "99", "ended"]);
    assert.equal(waiting.size + listeners.size, 0);
  });

  test("ends at once when it is finished early", () => {
    const finish = run();
    frame(5000);
    finish();
    assert.deepEqual(log, ["0", "ended"]);
    assert.equal(waiting.size + listeners.size, 0);
  });

  test("does not wait for frames that a hidden page never gets", () => {
    run();
    frame(5000);
    world.document.visibilityState = "hidden";
    for (const call of [...listeners]) call();
    assert.deepEqual(log, ["0", "ended"]);
    assert.equal(waiting.size + listeners.size, 0);
  });
});
