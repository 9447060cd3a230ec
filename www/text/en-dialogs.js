/** Words of the dialogs in English: loaded with the dialogs, when the table stands. */

export const enDialogs = {
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
    firsts: { lot: "By lot, then in turn", me: "I do", other: "The program" },
    firstName: "First player's name",
    secondName: "Second player's name",
    turning: "Turn the board to whoever acts",
    /** @param {number} changes */
    changes: (changes) => (changes ? `House rules: ${changes} changed` : "House rules"),
    seed: "Deal number or word (empty: by chance)",
  },

  /** @type {Record<string, string>} */
  presetAbouts: {
    standard:
      "The usual game. The flag is open once its three mines are gone; when the Engineers are dead, the lowest pieces dig mines.",
    classic: "As Standard, but only Engineers ever dig mines. Many games are drawn.",
    online:
      "Turn up a pair to get its colour. Engineers go straight, 30 seconds an action, draw after 300 moves.",
    folk: "The first Engineer settles the colours. Only the lowest piece takes the flag; a Marshal's death shows its flag.",
    quick: "Any flag may be taken at any time. Short and sharp.",
    blast: "A mine takes its attacker with it. Few draws.",
  },

  /** The values of `colour` are words of the table. @type {Record<string, { name: string, values: Record<string, string> }>} */
  options: {
    colour: {
      name: "What settles the colours",
      values: {},
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
    "total-limit": { name: "Draw after this many moves", values: { none: "no limit" } },
    "quiet-limit": {
      name: "Draw after this many moves without progress",
      values: { none: "no limit" },
    },
    "quiet-flip": {
      name: "A flip counts as progress",
      values: { resets: "Yes", counts: "No, only captures" },
    },
    "talk-after": { name: "Resigning and draw offers from move", values: {} },
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
    items: {
      title: "This game, and others",
      review: "Review the game",
      copyRecord: "Copy the record",
      saveRecord: "Save the record",
      openRecord: "Open a record",
    },
  },

  /** Looking through a game, step by step. */
  review: {
    title: "Review",
    ways: {
      first: "To the start",
      back: "One step back",
      forward: "One step forward",
      last: "To the end",
    },
    slider: "Moves seen",
    /** @param {number} number @param {number} count */
    at: (number, count) => `move ${number} of ${count}`,
    start: "The start of the game",
    close: "Back",
    mine: "Back to my game",
    playOn: "Play on from here",
    onlyLooking: "You are looking back: no moves here",
  },

  /** Games as text. */
  records: {
    text: "The record of the game",
    copied: "The record was copied.",
    byHand: "The browser does not let it be copied by a button. It is marked: copy it yourself.",
    openTitle: "Open a record",
    file: "Choose a file …",
    paste: "Or paste a record here",
    open: "Open",
    empty: "There is nothing to read: paste a record, or choose a file.",
    noRecord: 'This is no record of a game: a record begins with [Game "fanqi"].',
    tooLarge: "Too large: a record has less than a million characters.",
    notText: "This file holds no text (UTF-8).",
    unreadable: "The file could not be read.",
    /** @param {number} line @param {string} about which action or tag, or empty @param {string} reason */
    fault: (line, about, reason) => `Line ${line}${about && ` (${about})`}: ${reason}`,
    /** @param {number} number @param {string} action as it is written, or empty */
    action: (number, action) => `move ${number}${action && ` ${action}`}`,
    yourSide: "Against the program you play the side whose turn it is.",
    endsGame: "Your running game ends.",
  },

  help: {
    title: "How to play",
    rules: "The rules of this game",
    lines: [
      "All 50 pieces lie face down. On your turn, turn one over or move one of yours.",
      "The higher piece wins: Marshal, General, Division commander, Brigadier, Colonel, Major, Captain, Lieutenant, Engineer. Equals both fall.",
      "A Bomb falls together with whatever it meets. Mines and Flags never move; an Engineer digs mines.",
      "Roads: one step. Railways: any distance in a straight line over empty points; an Engineer turns corners there, if the rules below let it.",
      "In a camp (circle) a piece is safe. A face-down piece is never attacked.",
      "Take the enemy's flag, or all that can move, to win. The rules below say when a flag is open, and to whom.",
    ],
    signs: "Signs on the table",
    signLines: [
      "Dots: where the piece you picked up can go. Red rings: what it can attack, and the outcome: W it wins, = both fall, L it falls, ⚑ it takes the flag.",
      "Orange: the last move, with a dashed outline where it came from.",
      "A lock: this piece may not leave its headquarters.",
    ],
    counts: "The counts: what is face down and what has fallen, red (R) and blue (B).",
    keys: "Keys: arrows walk, Enter acts, Escape lets go.",
  },

  /** What the rules core refuses, by its codes; it says itself in English what is wrong. */
  faults: /** @type {Record<string, string>} */ ({}),
};

/** @typedef {typeof enDialogs} DialogWords */
