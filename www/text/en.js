/** All words of the page in English. Every language has the same keys; tsc compares them. */

/** @typedef {"red" | "blue"} Colour */

/** @param {number} number @param {string} one */
const count = (number, one) => `${number} ${one}${number === 1 ? "" : "s"}`;

export const en = {
  language: "English",
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
  /** What a record calls the players. */
  recordNames: { you: "You", program: "Fanqi", first: "First", second: "Second" },
  colour: { red: "red", blue: "blue" },

  status: {
    loading: "Setting the table …",
    you: "Your turn",
    /** @param {string} who */
    turnOf: (who) => `${who} to act`,
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
    /** @param {string} how */
    open: (how) => `Colours: ${how[0].toLowerCase()}${how.slice(1)}`,
    /** @param {number} plies */
    ply: (plies) => `ply ${plies}`,
    /** @param {number} plies */
    drawIn: (plies) => `Draw in ${plies}`,
    /** @param {number} seconds */
    clock: (seconds) => `${seconds} s`,
    clockName: "Time for this action",
    offered: "Draw offered",
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
  none: "none",
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
    look: "Look at the board",
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
      "total-limit": "The limit of plies for a game was reached.",
      "quiet-limit": "Too many plies in a row without progress.",
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
    "offer-too-soon": "One offer in ten plies, on your own turn",
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
    oneOf: (values) => `it takes ${values.join(", ")}.`,
    savedWaits: "A saved game waits.",
    declined: "The program declines the draw.",
    /** @param {string} who */
    offer: (who) => `${who} offers a draw.`,
    /** @param {number} ply */
    talkAfter: (ply) => `Possible from ply ${ply} on.`,
    /** @param {string} why */
    failed: (why) => `The game could not be loaded (${why}).`,
    nothingToUndo: "Nothing to take back.",
  },

  confirm: {
    resign: "Resign this game?",
    restart: "Begin again? The running game ends.",
    yes: { resign: "Resign", restart: "Begin again" },
  },

  newGame: {
    title: "New game",
    opponent: "Against",
    opponents: { program: "The program", person: "Two players here" },
    rules: "Rules",
    first: "Who begins",
    firsts: { lot: "In turn", me: "I do", other: "The program" },
    turning: "Turn the board to whoever acts",
    house: "House rules",
    /** @param {number} changes */
    changes: (changes) => (changes ? `House rules: ${count(changes, "change")}` : "House rules"),
    seed: "Deal number or word (empty: by chance)",
    seedHelp: "The same word deals the same pieces again.",
    empty: "none",
  },

  /** @type {Record<string, [name: string, about: string]>} */
  presets: {
    standard: [
      "Standard",
      "The usual game. The flag is open once its three mines are gone; when the Engineers are dead, the lowest pieces dig mines.",
    ],
    classic: ["Classic", "As Standard, but only Engineers ever dig mines. Many games are drawn."],
    online: [
      "Online",
      "Turn up a pair to get its colour. Engineers go straight, 30 seconds an action, draw after 300 plies.",
    ],
    folk: [
      "Folk",
      "The first Engineer settles the colours. Only the lowest piece takes the flag; a Marshal's death shows its flag.",
    ],
    quick: ["Quick", "Any flag may be taken at any time. Short and sharp."],
    blast: ["Blast", "A mine takes its attacker with it. Few draws."],
  },

  /** @type {Record<string, { name: string, values: Record<string, string> }>} */
  options: {
    colour: {
      name: "What settles the colours",
      values: {
        "first-flip": "The first flip",
        pair: "A pair by one player",
        "pair-any": "A pair by both players",
        engineer: "The first Engineer",
        lieutenant: "The first Lieutenant",
        captain: "The first Captain",
      },
    },
    "engineer-rail": {
      name: "Engineers on the railway",
      values: { free: "Turn corners", straight: "Straight only" },
    },
    "bomb-rail": {
      name: "Bombs on the railway",
      values: { straight: "Straight only", free: "Turn corners" },
    },
    "rail-turn": {
      name: "All pieces on the railway",
      values: { straight: "As their kind does", free: "Turn corners" },
    },
    "rail-max": {
      name: "Longest straight railway move",
      values: { none: "Any distance", 3: "Three steps" },
    },
    hq: {
      name: "Headquarters",
      values: {
        free: "In and out freely",
        "no-exit": "Who moves in stays",
        locked: "Nobody in one moves",
      },
    },
    mine: {
      name: "A piece that hits a mine",
      values: {
        kills: "Falls, the mine stays",
        mutual: "Falls with the mine",
        bounces: "May not attack it",
      },
    },
    sapper: {
      name: "Who digs mines",
      values: { engineer: "Engineers only", lowest: "Without Engineers, the lowest pieces" },
    },
    "marshal-reveals-flag": {
      name: "A Marshal's death shows its flag",
      values: { off: "No", on: "Yes" },
    },
    suicide: {
      name: "Attacks that only lose the attacker",
      values: { allowed: "Allowed", forbidden: "Forbidden" },
    },
    "flag-taker": {
      name: "Who may take the flag",
      values: {
        any: "Any piece but a bomb",
        "any-or-bomb": "Any piece, a bomb too",
        lowest: "Only the lowest piece alive",
        engineer: "Only an Engineer",
      },
    },
    "flag-guard": {
      name: "The flag is open",
      values: {
        none: "Always",
        mines: "Once its three mines are gone",
        "mines-and-hidden": "Once its mines are gone and all its pieces are face up",
      },
    },
    "total-limit": { name: "Draw after this many plies", values: { none: "no limit" } },
    "quiet-limit": {
      name: "Draw after this many plies without progress",
      values: { none: "no limit" },
    },
    "quiet-flip": {
      name: "A flip counts as progress",
      values: { resets: "Yes", counts: "No, only captures" },
    },
    "talk-after": { name: "Resigning and draw offers from ply", values: {} },
    "move-time": { name: "Seconds for an action", values: { off: "no clock" } },
  },

  menu: {
    title: "Menu",
    language: "Language",
    pieces: "Names on the pieces",
    theme: "Colours of the page",
    confirmFlip: "A second tap turns a piece over",
    motion: "Animations",
    auto: "As the browser says",
    /** @type {Record<string, string>} */
    schemes: {
      "zh-Hans": "简体：司令 军长",
      "zh-Hant": "繁體：司令 軍長",
      en: "English: Mshl Gen",
      numbers: "Numbers: 40 39",
    },
    schemeAuto: "As the language",
    themes: { light: "Light", dark: "Dark" },
    motions: { on: "On", off: "Off" },
  },

  help: {
    title: "How to play",
    rules: "The rules of this game",
    lines: [
      "All 50 pieces lie face down. On your turn, turn one over or move one of yours.",
      "The higher piece wins: Marshal, General, Division Commander, Brigadier, Colonel, Major, Captain, Lieutenant, Engineer. Equals both fall.",
      "A Bomb falls together with whatever it meets. Mines and Flags never move; an Engineer digs mines.",
      "Roads: one step. Railways: any distance in a straight line over empty points.",
      "In a camp (circle) a piece is safe. A face-down piece is never attacked.",
      "Take the enemy's flag, or all that can move, to win.",
    ],
    keys: "Keys: arrows walk, Enter acts, Escape lets go.",
  },
};

/** @typedef {typeof en} Words */
