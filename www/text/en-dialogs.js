/** Words of the dialogs in English: loaded with the dialogs, when the table stands. */

/** @param {string | number} number @param {string} one */
const counted = (number, one) => `${number} ${one}${String(number) === "1" ? "" : "s"}`;

export const enDialogs = {
  confirm: {
    resign: "Resign this game?",
    draw: "Offer the program a draw?",
    /** Of two people. @param {string} who */
    resignsAs: (who) => `${who}: resign this game?`,
    /** @param {string} who is asked */
    acceptsDraw: (who) => `${who}: accept the draw?`,
    /** @param {string} who */
    offers: (who) => `${who} offers a draw.`,
    /** @param {string} who */
    declined: (who) => `${who} declines the draw.`,
    takeBack: "Take back",
    restart: "Begin again?",
    newGame: "Begin a new game?",
    /** What becomes of the game that runs. */
    ends: {
      plain: "The game in progress will end.",
      counted: "The game in progress will end, and count as a loss.",
    },
    yes: { resign: "Resign", draw: "Offer", restart: "Begin again", newGame: "New game" },
    no: "Keep playing",
  },

  /** Title of what the address or the page around it asked for in vain. */
  unusable: "What cannot be used",

  newGame: {
    title: "New game",
    opponent: "Against",
    opponents: { program: "The program", person: "Two players here" },
    rules: "Rules",
    first: "Who begins",
    firsts: { lot: "By lot, then in turn", me: "I do", other: "The program" },
    firstName: "Name: who begins",
    secondName: "Name: the other",
    /** @param {number} most */
    longestName: (most) => `A name has at most ${most} characters.`,
    coloursLater: "Names may stay empty. What is turned up settles who is red and who is blue.",
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
    auto: "Same as browser",
    /** @type {Record<string, string>} */
    schemes: {
      "zh-Hans": "简体：司令 军长",
      "zh-Hant": "繁體：司令 軍長",
      en: "English: Mshl Gen",
      numbers: "Numbers: 40 39",
    },
    schemeAuto: "Same as language",
    themes: { light: "Light", dark: "Dark" },
    motions: { on: "On", off: "Off" },
    sound: "Sounds",
    vibration: "Vibration, where the device has it",
    /** The headings. */
    groups: {
      game: "This game",
      help: "Help",
      records: "Records and profile",
      settings: "Settings",
    },
    items: {
      review: "Review the game",
      copyRecord: "Copy the record",
      saveRecord: "Save the record",
      openRecord: "Open a record",
      profile: "Profile",
      guide: "One-minute guide",
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
    mine: { short: "My game", full: "Back to my game" },
    playOn: { short: "Play on", full: "Play on from here" },
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
  },

  hint: {
    thinking: "Looking for a hint …",
    /** Before the reason. @param {string} from @param {string} to */
    move: (from, to) => `${from} to ${to}: `,
    /** @param {string} point */
    flip: (point) => `Turn over ${point}: `,
    /** Why, by the codes of the rules core, with an own piece and one of theirs. @type {Record<string, (own: string, other: string) => string>} */
    says: {
      "takes-flag": () => "takes their flag and wins.",
      "digs-mine": (own) => `the ${own} digs their mine.`,
      "takes-free": (_own, other) => `takes their ${other} at no cost.`,
      takes: (own, other) => `the ${own} takes their ${other}.`,
      "trades-up": (own, other) => `gives the ${own} for their ${other}, which is worth more.`,
      trades: (own, other) => `the ${own} and their ${other} both fall.`,
      "gives-up": (own, other) => `gives up the ${own} to their ${other}.`,
      "only-one": () => "nothing else is possible.",
      "saves-in-camp": (own, other) => `saves the ${own} from their ${other}, in a camp.`,
      saves: (own, other) => `saves the ${own} from their ${other}.`,
      shields: (own, other) => `shields the ${own} from their ${other}.`,
      threatens: (_own, other) => `then threatens their ${other}.`,
      "enters-camp": (own) => `brings the ${own} into a camp, where it is safe.`,
      nears: (own, other) => `brings the ${own} nearer to their ${other}.`,
      "keeps-safe": (own) => `no enemy reaches the ${own} there.`,
      moves: () => "the program thinks it best.",
      waits: () => "nothing better to do: waits.",
      "seeks-colours": () => "the colours are still open.",
      "flips-by-camp": (own) => `next to the ${own} in its camp.`,
      "flips-covered": (own) => `the ${own} is near, and no enemy is.`,
      "flips-far": () => "no enemy is near.",
      "flips-contested": (own, other) => `their ${other} is near, but so is the ${own}.`,
      "flips-boldly": (_own, other) => `it may beat their ${other}, which reaches it.`,
      "flips-anyway": () => "nothing better to do.",
    },
  },

  guide: {
    offer: "New here? See how it is played.",
    begin: "Guide",
    next: "Next",
    done: "Play",
    leave: "Leave",
    /** @param {number} step @param {number} of */
    title: (step, of) => `Guide ${step}/${of}`,
    /**
     * With all words, the values of the rules in force, and how the game stands: who owns which colour
     * once that is settled, as a sentence, and whether the enemy's flag is face up.
     */
    steps: {
      flip: () =>
        "At first all pieces lie face down. On your turn, tap one to turn it over. Try it.",
      /** @param {import("./en.js").Words} words @param {Record<string, string>} rules @param {Situation} situation */
      colours: ({ settle }, { colour }, { owned }) =>
        owned
          ? `${owned} This line tells whose turn it is. You may also move your own pieces now.`
          : `${settle[/** @type {keyof typeof settle} */ (colour)]} Then you may also move your own pieces.`,
      /** @param {import("./en.js").Words} _words @param {Record<string, string>} rules @returns {string} */
      rail: (_words, rules) =>
        rules["rail-max"] === "3"
          ? "Striped lines are railways: up to three steps straight, over empty points. On other lines, one step."
          : "Striped lines are railways: go any distance straight, over empty points. On other lines, one step.",
      /** @param {import("./en.js").Words} words */
      fight: ({ badges }) =>
        `Tap a piece of yours: rings mark what it can attack. ${badges.wins}: it wins, ${badges.both}: both fall, ${badges.loses}: it falls. The higher rank wins, equals fall together, a Bomb takes all, Engineers dig Mines.`,
      camp: () => "A circle is a camp: nobody can attack a piece inside.",
      /** @param {import("./en.js").Words} _words @param {Record<string, string>} rules @param {Situation} situation @returns {string} */
      win: (_words, rules, { flagUp }) =>
        `Take the enemy's flag, or all that can move, and you win.${
          rules["flag-guard"] === "none" ? "" : " First their three mines must go."
        } ${flagUp ? "Here it stands." : "What is still face down is counted here."}`,
    },
  },

  profile: {
    title: "Profile",
    nothingKept: "This board keeps nothing, so there is no profile.",
    /** From the lowest. */
    ranks: [
      "Recruit",
      "Deputy squad leader",
      "Squad leader",
      "Deputy Lieutenant",
      "Lieutenant",
      "Deputy Captain",
      "Captain",
      "Deputy Major",
      "Major",
      "Deputy Colonel",
      "Colonel",
      "Deputy Brigadier",
      "Brigadier",
      "Deputy Division commander",
      "Division commander",
      "Deputy General",
      "General",
      "Marshal",
    ],
    /** @param {number} points */
    points: (points) => (points === 1 ? "1 point." : `${points} points.`),
    /** @param {string} rank @param {number} points */
    next: (rank, points) => `${rank} from ${points}.`,
    none: "No counted game yet.",
    won: "Won",
    lost: "Lost",
    drawn: "Drawn",
    streak: "Streak",
    best: "Longest streak",
    /** @param {string} name @param {number} level */
    level: (name, level) => `${name}, level ${level}`,
    counts:
      "A win counts 1; a loss, or leaving a game for a new one, takes 1 away; a win before move 30 counts nothing. Counted are games against the program, from the start, with a deal by chance, without undo or hint.",
    /** Whether the running game counts, by the reason why not. */
    thisGame: {
      counts: "This game counts.",
      person: "This game does not count: two people play it.",
      position: "This game does not count: it did not begin at the start.",
      seed: "This game does not count: its deal was chosen.",
      /** Of a game that an earlier version kept. */
      helped:
        "This game does not count: there was an undo or a hint, or it is played on from another.",
      undo: "This game does not count: there was an undo.",
      hint: "This game does not count: there was a hint.",
      record: "This game does not count: it is played on from another.",
    },
    export: "Save to a file",
    import: "Read a file",
    file: "The file holds the results and the settings. Reading one adds the results that are missing here, and takes over its settings.",
    /** @param {number} games */
    imported: (games) =>
      games === 1
        ? "Read: 1 new result, and the settings."
        : `Read: ${games} new results, and the settings.`,
    /** Why a file cannot be used; nothing was changed. */
    faults: {
      size: "This file is too large to be a profile.",
      json: "This file is no profile: it is not JSON.",
      form: "This file is JSON, but no profile of this game.",
      /** @param {string} version */
      version: (version) => `This profile has version ${version}; this page reads version 1.`,
      /** @param {string} field @param {string} value */
      field: (field, value) => `This profile is damaged: ${field} cannot be ${value}.`,
      unread: "The file could not be read.",
      full: "The browser could not keep it all.",
    },
  },

  help: {
    title: "How to play",
    /** @param {string} name @param {string} about */
    rules: (name, about) => `The rules of this game: ${name}. ${about}`,
    /** By section, what holds whatever the rules. */
    sections: {
      turn: {
        title: "Your turn",
        lines: ["All 50 pieces lie face down. On your turn, turn one over or move one of yours."],
      },
      pieces: {
        title: "The pieces",
        lines: ["From the highest to the lowest, with how many each side has:"],
      },
      moving: {
        title: "Moving",
        lines: [
          "Along a thin road: one step. Along a striped railway: straight on, over empty points.",
          "A face-down piece is in the way; it is never moved or attacked.",
        ],
      },
      camps: {
        title: "Camps",
        lines: [
          "A piece in a camp (circle) cannot be attacked. Either side may enter an empty one.",
        ],
      },
      fighting: {
        title: "Attacking",
        lines: [
          "The higher piece wins and stands on the point. Equals both fall.",
          "A Bomb falls together with whatever it meets. Mines and Flags never move.",
        ],
      },
      flag: { title: "The flag", lines: ["Who takes the enemy's flag has won."] },
      end: {
        title: "The end",
        lines: ["Who has no piece left that can move, or no legal action, has lost."],
      },
    },
    /** Who turns corners on the railway. */
    turns: {
      all: "Every piece turns corners on the railway.",
      both: "Engineers and Bombs turn corners on the railway.",
      engineer: "An Engineer turns corners on the railway.",
      bomb: "A Bomb turns corners on the railway, an Engineer does not.",
      none: "Nobody turns corners on the railway, not even an Engineer.",
    },
    railMax: {
      none: "The railway has no limit of steps.",
      3: "Who does not turn goes at most three steps in one move.",
    },
    hq: {
      free: "Headquarters (arches) are entered and left freely.",
      "no-exit":
        "A piece that moves into a headquarters (arch) stays there; one turned up there may leave.",
      locked: "A piece in a headquarters (arch) does not move.",
    },
    mine: {
      kills: "Any other piece that attacks a Mine falls, and the Mine stays.",
      mutual: "Any other piece that attacks a Mine falls together with it.",
      bounces: "No other piece may attack a Mine, but for a Bomb.",
    },
    sapper: {
      engineer: "Only an Engineer digs a Mine.",
      lowest: "An Engineer digs a Mine; when a side's Engineers are dead, its lowest pieces do.",
    },
    suicide: {
      allowed: "An attack that only loses the attacker is allowed.",
      forbidden: "An attack that would only lose the attacker is not allowed.",
    },
    marshal: { off: "", on: "When a Marshal falls, its side's flag is shown." },
    guard: {
      none: "A flag may be attacked at any time.",
      mines: "A flag may be attacked once its side's three Mines are gone.",
      "mines-and-hidden":
        "A flag may be attacked once its side's three Mines are gone and it has no face-down piece left.",
    },
    taker: {
      any: "Any piece but a Bomb may take it.",
      "any-or-bomb": "Any piece may take it, a Bomb too.",
      lowest: "Only the lowest piece that a side has left may take it.",
      engineer: "Only an Engineer may take it.",
    },
    /** @param {string} plies a number, or `none` */
    totalLimit: (plies) =>
      plies === "none" ? "" : `After ${counted(plies, "move")} in all the game is drawn.`,
    /** @param {string} plies a number, or `none` @param {boolean} flips whether a flip is progress */
    quietLimit: (plies, flips) =>
      plies === "none"
        ? "No number of moves without progress makes a draw."
        : `After ${counted(plies, "move")} in a row without ${flips ? "a flip or a capture" : "a capture"} the game is drawn.`,
    /** @param {string} ply */
    talkAfter: (ply) =>
      ply === "0"
        ? "One may resign or offer a draw at any time."
        : `One may resign or offer a draw from move ${ply} on.`,
    /** @param {string} seconds a number, or `off` */
    moveTime: (seconds) =>
      seconds === "off"
        ? "No clock runs."
        : `Each action has ${counted(seconds, "second")}; then the turn passes. Who lets it pass five times loses.`,
    pictures: {
      rail: {
        turning: "An Engineer turns corners on the railway",
        straight: "An Engineer goes straight on the railway",
      },
      camp: "The lower enemy is in a camp and cannot be attacked; the upper one can",
      flag: {
        open: "An Engineer beside the enemy's flag: it can take it at once",
        guarded:
          "A flag and its three mines, which an Engineer can dig. In this game a flag may lie anywhere.",
      },
    },
    signs: "Signs on the table",
    signLines: [
      "Dots: where the piece you picked up can go. Red rings: what it can attack, and the outcome: W it wins, = both fall, L it falls, ⚑ it takes the flag.",
      "Orange: the last move, with a dashed outline where it came from. Violet: a hint.",
      "A name in the corner of a back: you saw this piece, and took it back.",
      "A lock: this piece may not leave its headquarters.",
    ],
    counts: "The counts: what is face down and what has fallen, red (R) and blue (B).",
    keys: "Keys: arrows walk, Enter acts, Escape lets go.",
  },

  /** What the rules core refuses, by its codes; it says itself in English what is wrong. */
  faults: /** @type {Record<string, string>} */ ({}),
};

/** @typedef {{ owned: string | null, flagUp: boolean }} Situation */
/** @typedef {typeof enDialogs} DialogWords */
