/**
 * Words of the table in English; those of the dialogs are in `en-dialogs.js`. Every language has the
 * same keys; tsc compares them.
 */

/** @typedef {"red" | "blue"} Colour */

/** @param {number} number @param {string} one */
const count = (number, one) => `${number} ${one}${number === 1 ? "" : "s"}`;

export const en = {
  title: "Fanqi — flip Luzhanqi",
  name: "Fanqi",

  /** Whoever acts, at the beginning of a sentence. */
  who: {
    you: "You",
    program: "The program",
    red: "Red",
    blue: "Blue",
    first: "First",
    second: "Second",
  },
  colour: { red: "red", blue: "blue" },

  status: {
    loading: "Setting the table …",
    you: "Your turn",
    /** @param {string} who @param {Colour | null} colour of somebody who is called by a name */
    turnOf: (who, colour) => `${who}${colour ? ` (${colour})` : ""} to act`,
    thinking: "The program is thinking …",
    asking: "The program considers a draw …",
    stalled: "The program does not answer",
    over: "Game over",
    watching: "Only watching",
    failed: "The game could not be loaded",
    /** @param {Colour} colour */
    youAre: (colour) => `You are ${colour}`,
    /** @param {string} who @param {Colour} colour */
    owns: (who, colour) => `${who} is ${colour}`,
    /** Of *first*, without a name. @param {Colour} colour */
    firstOwns: (colour) => `First player: ${colour}`,
    /** @param {string} how */
    open: (how) => `Colours: ${how[0].toLowerCase()}${how.slice(1)}`,
    firstStep: "Tap a piece to turn it over",
    /** @param {number} plies */
    ply: (plies) => `move ${plies}`,
    /** @param {number} plies */
    drawIn: (plies) => `Draw in ${count(plies, "move")}`,
    clockName: "Time for this action",
  },

  /** @type {Record<string, string>} */
  presets: {
    standard: "Standard",
    classic: "Classic",
    online: "Online",
    folk: "Folk",
    quick: "Quick",
    blast: "Blast",
  },
  /** Rules with house rules in them. @param {string} name of the rules they come from */
  changed: (name) => `${name}, changed`,

  /** What settles the colours, in few words. @type {Record<string, string>} */
  colourRules: {
    "first-flip": "The first flip",
    pair: "A pair by one player",
    "pair-any": "A pair by both players",
    engineer: "The first Engineer",
    lieutenant: "The first Lieutenant",
    captain: "The first Captain",
  },

  /** How the colours will be settled, while they are open. */
  settle: {
    "first-flip": "The first flip decides: its player owns the colour that comes up.",
    pair: "Whoever turns up two alike (same kind and colour) owns that colour.",
    "pair-any": "Whoever turns up the like of a piece already turned up owns its colour.",
    engineer: "Whoever turns up the first Engineer owns its colour.",
    lieutenant: "Whoever turns up the first Lieutenant owns its colour.",
    captain: "Whoever turns up the first Captain owns its colour.",
  },
  /** The same in a few words, before what has been turned up. */
  pairs: { pair: "Colours: the first pair. ", "pair-any": "Colours: the first pair, whoever's. " },
  none: "–",
  /** Before what somebody has turned up. @param {string} who */
  listOf: (who) => `${who}: `,
  log: "What happened",

  counts: {
    table: "What is face down and what has fallen, by kind",
    hidden: "Face down",
    fallen: "Fallen",
    letter: { red: "R", blue: "B" },
  },

  actions: {
    "new-game": { short: "New", full: "New game" },
    undo: { short: "Undo", full: "Undo" },
    hint: { short: "Hint", full: "Hint: what the program would do" },
    resign: { short: "Resign", full: "Resign" },
    "offer-draw": { short: "Draw", full: "Draw: offer one" },
    restart: { short: "Restart", full: "Restart with the same settings" },
    menu: { short: "Menu", full: "Menu" },
  },
  buttons: {
    start: "Start",
    cancel: "Cancel",
    close: "Close",
    accept: "Accept",
    decline: "Decline",
    takeOver: "Play here",
    retry: "Try again",
    goBack: "Go back to it",
    help: "How to play",
    why: "Why?",
    look: "Look at the board",
    useVersion: "Use it now",
    review: "Review",
  },

  result: {
    won: "You won",
    lost: "You lost",
    draw: "A draw",
    /** @param {string} who */
    wins: (who) => `${who} won`,
    /** Why, for the side that lost: `you` or a third party's name. @type {Record<string, (loser: string) => string>} */
    reasons: {
      flag: (loser) => `${loser} lost the flag.`,
      "no-movable": (loser) => `${loser} had no piece left that can move.`,
      "no-action": (loser) => `${loser} had no legal action left.`,
      resignation: (loser) => `${loser} resigned.`,
      timeouts: (loser) => `${loser} ran out of time for the fifth time.`,
      left: (loser) => `${loser} left the game.`,
    },
    /** @type {Record<string, string>} */
    draws: {
      "no-movable": "Neither side has a piece left that can move.",
      "total-limit": "The game reached its limit of moves.",
      "quiet-limit": "Too many moves without progress.",
      agreement: "Both agreed.",
    },
  },

  /** Why something cannot be done, said at the point. Keys are the codes of the rules core. */
  refusals: /** @type {Record<string, string>} */ ({
    "game-over": "The game is over",
    "nothing-there": "Nothing stands here",
    "face-up-already": "Face up already",
    "colours-open": "Colours are not settled yet: turn a piece over",
    "face-down-mover": "Face down: it cannot move",
    "enemy-mover": "The enemy's piece",
    "never-moves": "Mines and flags never move",
    "locked-in": "Locked in this headquarters",
    "out-of-reach": "Out of reach",
    "own-piece": "Your own piece",
    "face-down-target": "Face down: cannot be attacked",
    "camp-is-safe": "In a camp: safe",
    "no-flag-taker": "This piece may not take the flag",
    "flag-guarded": "This flag is still guarded",
    "mine-bounces": "Only an Engineer digs mines",
    suicide: "It would only fall itself",
    blocked: "It has nowhere to go",
    "not-your-turn": "Not your turn",
    watching: "Another tab plays this game",
    "tap-again": "Tap again to turn it over",
    "offer-too-soon": "One offer in ten moves, on your own turn",
  }),

  /** Names of points and what stands there, as a screen reader says them. */
  cell: {
    camp: "camp",
    headquarters: "headquarters",
    faceDown: "face down",
    empty: "empty",
    /** @param {string} piece */
    yours: (piece) => `your ${piece}`,
    /** @param {string} piece */
    theirs: (piece) => `enemy ${piece}`,
    /** @param {Colour} colour @param {string} piece */
    piece: (colour, piece) => `${colour} ${piece}`,
    /** @param {number} points */
    canMove: (points) => `can move to ${count(points, "point")}`,
    selected: "picked up",
    target: "move here",
    attack: {
      wins: "attack: wins",
      both: "attack: both fall",
      loses: "attack: loses",
      flag: "attack: takes the flag",
    },
    settled: "may not leave",
    /** Between what is said of a point. */
    gap: ", ",
    /** @param {string} piece */
    seen: (piece) => `seen before: ${piece}`,
    /** @param {string} piece */
    never: (piece) => `never turned up: ${piece}`,
    board: "The board",
  },
  /** Marks on pieces that may be attacked. */
  badges: { wins: "W", both: "=", loses: "L", flag: "⚑" },
  places: { camp: "Camp", headquarters: "HQ", mountains: "Mountains" },

  /** Events, said once. */
  said: {
    /** @param {string} who @param {string} point @param {string} piece */
    flip: (who, point, piece) => `${who} turned over ${point}: ${piece}.`,
    /** @param {string} who @param {string} piece @param {string} from @param {string} to */
    move: (who, piece, from, to) => `${who} moved ${piece} from ${from} to ${to}.`,
    /** @param {string} who @param {string} piece @param {string} from @param {string} to @param {string} other */
    wins: (who, piece, from, to, other) => `${who}: ${piece} from ${from} takes ${other} on ${to}.`,
    /** @param {string} who @param {string} piece @param {string} from @param {string} to @param {string} other */
    both: (who, piece, from, to, other) =>
      `${who}: ${piece} from ${from} and ${other} on ${to} both fall.`,
    /** @param {string} who @param {string} piece @param {string} from @param {string} to @param {string} other */
    loses: (who, piece, from, to, other) =>
      `${who}: ${piece} from ${from} falls to ${other} on ${to}.`,
    /** @param {string} who @param {string} piece @param {string} from @param {string} to */
    flag: (who, piece, from, to) => `${who}: ${piece} from ${from} takes the flag on ${to}.`,
    /** @param {string} who */
    pass: (who) => `${who} ran out of time; the turn passes.`,
    /** @param {Colour} colour @param {string} point */
    flagUp: (colour, point) => `The ${colour} flag comes up on ${point}.`,
    /** @param {string} text */
    sentence: (text) => `${text}.`,
    /** Between sentences. */
    gap: " ",
    undone: "Taken back.",
  },

  messages: {
    damaged: "The saved game could not be read. It was set aside, and a new game was begun.",
    newer: "The saved game comes from a newer version. It was set aside, and a new game was begun.",
    unsaved:
      "This browser does not let the game be saved. It goes on, but is lost when you close the page.",
    otherTab: "This game is open in another tab.",
    takenOver: "The game goes on in another tab.",
    opponentRestarted: "The program failed and was started again.",
    /** @param {string} why */
    opponentFailed: (why) => `The program fails again and again (${why}).`,
    innerError: "An error inside the game. It was loaded again; nothing is lost.",
    /** @param {string} why */
    innerErrorAgain: (why) =>
      `An error inside the game comes back (${why}). Take an action back or begin a new game.`,
    /** @param {string} name @param {string} value @param {string} why */
    unusable: (name, value, why) => `${name}=${value} cannot be used: ${why}`,
    /** @param {string[]} values */
    unusableAll: (values) => `Cannot be used: ${values.join(", ")}`,
    /** @param {string[]} values */
    oneOf: (values) => `it takes ${values.join(", ")}.`,
    /** @param {number} most */
    oneName: (most) => `a name has up to ${most} characters that can be seen.`,
    savedWaits: "A saved game waits.",
    newVersion: "A new version is ready.",
    /** At the fifth time the game is lost. @param {string} who @param {number} times */
    turnLost: (who, times) =>
      `${who} ran out of time: a turn lost. ${times} of 5, the fifth loses.`,
    declined: "The program declines the draw.",
    /** @param {number} ply */
    talkAfter: (ply) => `Resigning and draw offers open from move ${ply} on.`,
    /** @param {string} why */
    trouble: (why) => `That did not work (${why}).`,
    offline: "its words could not be loaded: the network is away",
    /** @param {string} why */
    failed: (why) => `The game could not be loaded (${why}).`,
  },
};

/** @typedef {typeof en} Words */
