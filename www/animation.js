/**
 * How an action is acted out, as a plan of timed acts (no drawing here), and the clock that runs
 * through it frame by frame.
 */

/** @typedef {import("./contract").PlayedAction} PlayedAction */
/** @typedef {import("./contract").PointIndex} PointIndex */
/** @typedef {import("./drawing/tile.js").Face} Face */
/**
 * One thing that is seen, from `start` to `end` in milliseconds.
 * @typedef {object} Act
 * @property {"stand" | "turn" | "travel" | "fall" | "flash" | "blast" | "rays"} kind
 * @property {number} start
 * @property {number} end
 * @property {PointIndex[]} path where; only a travel has more than one point
 * @property {Face} face
 * @property {Face} becomes what a turned tile shows then
 * @property {number} aside -1 or 1: to which side one falls
 */
/**
 * @typedef {object} Plan
 * @property {number} duration milliseconds
 * @property {number} arrival when what travels is there
 * @property {PointIndex[]} absent the points whose pieces the acts draw
 * @property {Act[]} acts in the order in which they are drawn
 */

/** Milliseconds. A whole action stays under 400. */
const TIME = {
  turn: 250,
  start: 110,
  step: 45,
  longestMove: 340,
  longestCharge: 190,
  fight: 190,
};

/** @param {number} t */
export const easeIn = (t) => t * t;
/** @param {number} t */
export const easeOut = (t) => 1 - (1 - t) * (1 - t);
/** @param {number} t */
export const easeInOut = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/**
 * @param {PlayedAction} action
 * @returns {Plan} with no duration where nothing is to be seen (the turn passed)
 */
export function planAction(action) {
  if (action.kind === "flip" && action.to !== null && action.piece) {
    const turn = act("turn", 0, TIME.turn, [action.to], "?", action.piece);
    return { duration: TIME.turn, arrival: 0, absent: [action.to], acts: [turn] };
  }
  if (action.kind === "move" && action.from !== null && action.to !== null && action.piece) {
    return planMove(action, action.from, action.to, action.piece);
  }
  return { duration: 0, arrival: 0, absent: [], acts: [] };
}

/**
 * @param {PlayedAction} action
 * @param {PointIndex} from @param {PointIndex} to @param {Face} piece
 * @returns {Plan}
 */
function planMove(action, from, to, piece) {
  const path = action.path.length > 1 ? action.path : [from, to];
  const most = action.defender ? TIME.longestCharge : TIME.longestMove;
  const arrival = Math.min(most, TIME.start + TIME.step * (path.length - 1));
  const travel = act("travel", 0, arrival, path, piece);
  const flags = action.flagsTurnedUp.map(({ point, piece: flag }) => [
    act("stand", 0, arrival, [point], "?"),
    act("turn", arrival, arrival + TIME.fight, [point], "?", flag),
  ]);
  const absent = [from, to, ...action.flagsTurnedUp.map(({ point }) => point)];
  if (!action.defender) {
    const duration = flags.length ? arrival + TIME.fight : arrival;
    const rest = flags.length ? [act("stand", arrival, duration, [to], piece)] : [];
    return { duration, arrival, absent, acts: [travel, ...rest, ...flags.flat()] };
  }
  const standing = act("stand", 0, arrival, [to], action.defender);
  const fight = planFight(action, to, piece, action.defender, arrival);
  const acts = [standing, ...flags.flat(), travel, ...fight];
  return { duration: arrival + TIME.fight, arrival, absent, acts };
}

/**
 * @param {PlayedAction} action @param {PointIndex} at
 * @param {Face} attacker @param {Face} defender @param {number} start
 */
function planFight(action, at, attacker, defender, start) {
  const end = start + TIME.fight;
  const lost = [attacker, defender].map((piece) => action.removed.includes(piece));
  const falls = [attacker, defender].map((piece, place) =>
    act(lost[place] ? "fall" : "stand", start, end, [at], piece, "?", place === 0 ? -1 : 1),
  );
  // One who stands is drawn first, so that the fallen tumble over it.
  falls.sort((a, b) => Number(a.kind === "fall") - Number(b.kind === "fall"));
  const light =
    action.fight === "flag" ? "rays" : explodes(lost, attacker, defender) ? "blast" : "flash";
  return [...falls, act(light, start, end, [at])];
}

/** @param {boolean[]} lost @param {Face} attacker @param {Face} defender */
function explodes(lost, attacker, defender) {
  return /x/i.test(attacker + defender) || (/n/i.test(defender) && lost[0]);
}

/**
 * @param {Act["kind"]} kind @param {number} start @param {number} end @param {PointIndex[]} path
 * @param {Face} [face] @param {Face} [becomes] @param {number} [aside]
 * @returns {Act}
 */
function act(kind, start, end, path, face = "?", becomes = "?", aside = 1) {
  return { kind, start, end, path, face, becomes, aside };
}

/**
 * Calls `draw` once a frame with the milliseconds that have passed, then `ended` once: when the
 * time is over, when it is finished early, or when the page is hidden (no frames come then, and
 * the game must not wait for them).
 *
 * @param {number} duration
 * @param {(elapsed: number) => void} draw
 * @param {() => void} ended
 * @returns {() => void} finishes at once; harmless afterwards
 */
export function runFrames(duration, draw, ended) {
  let begun = -1;
  let request = requestAnimationFrame(tick);
  let running = true;
  document.addEventListener("visibilitychange", hidden);

  /** @param {number} now */
  function tick(now) {
    if (begun < 0) begun = now;
    const elapsed = now - begun;
    if (elapsed >= duration) return finish();
    draw(elapsed);
    request = requestAnimationFrame(tick);
  }
  function hidden() {
    if (document.visibilityState === "hidden") finish();
  }
  function finish() {
    if (!running) return;
    running = false;
    cancelAnimationFrame(request);
    document.removeEventListener("visibilitychange", hidden);
    ended();
  }
  return finish;
}
