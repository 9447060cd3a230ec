/** 棋桌上的中文文字，对话框的在 `zh-Hans-dialogs.js`。各语言的键相同，由 tsc 核对。 */

/** @typedef {import("./en.js").Words} Words */

const COLOUR = { red: "红", blue: "蓝" };

/** @type {Words} */
export const zhHans = {
  title: "翻棋 — 军棋翻翻棋",
  name: "翻棋",

  who: { you: "你", program: "程序", red: "红方", blue: "蓝方", first: "先手", second: "后手" },
  recordNames: { you: "你", program: "翻棋", first: "先手", second: "后手" },
  colour: COLOUR,

  status: {
    loading: "正在摆棋……",
    you: "轮到你",
    turnOf: (who) => `轮到${who}`,
    thinking: "程序在想……",
    asking: "程序在考虑和棋……",
    stalled: "程序没有回应",
    over: "棋局结束",
    watching: "只能观看",
    failed: "棋局未能载入",
    youAre: (colour) => `你执${COLOUR[colour]}`,
    owns: (who, colour) => `${who}执${COLOUR[colour]}`,
    open: (how) => `颜色：${how}`,
    ply: (plies) => `第 ${plies} 手`,
    drawIn: (plies) => `${plies} 手后和棋`,
    clockName: "本手剩余时间",
  },

  presets: {
    standard: "标准",
    classic: "经典",
    online: "联网",
    folk: "民间",
    quick: "快棋",
    blast: "炸雷",
  },

  colourRules: {
    "first-flip": "第一个翻出的定",
    pair: "自己翻出一对",
    "pair-any": "双方翻出的凑成一对",
    engineer: "先翻出工兵",
    lieutenant: "先翻出排长",
    captain: "先翻出连长",
  },

  settle: {
    "first-flip": "第一个翻出的棋子定颜色：谁翻的就执那个颜色。",
    pair: "自己先翻出两个相同的棋子（同色同级），就执那个颜色。",
    "pair-any": "翻出与已翻开的棋子相同的（同色同级），就执那个颜色。",
    engineer: "先翻出工兵的，就执那个工兵的颜色。",
    lieutenant: "先翻出排长的，就执那个排长的颜色。",
    captain: "先翻出连长的，就执那个连长的颜色。",
  },
  none: "无",
  log: "着法",

  counts: {
    table: "各级未翻开的和阵亡的棋子数",
    hidden: "未翻",
    fallen: "阵亡",
    letter: COLOUR,
  },

  actions: {
    "new-game": { short: "新局", full: "新局" },
    undo: { short: "悔棋", full: "悔棋" },
    resign: { short: "认输", full: "认输" },
    "offer-draw": { short: "求和", full: "求和" },
    restart: { short: "重来", full: "重来（设置不变）" },
    menu: { short: "菜单", full: "菜单" },
  },
  buttons: {
    start: "开始",
    cancel: "取消",
    close: "关闭",
    accept: "同意",
    decline: "不同意",
    takeOver: "在这里下",
    retry: "再试一次",
    goBack: "回到那一局",
    help: "玩法",
    look: "看棋盘",
  },

  result: {
    won: "你赢了",
    lost: "你输了",
    draw: "和棋",
    wins: (who) => `${who}胜`,
    reasons: {
      flag: (loser) => `${loser}的军旗被夺。`,
      "no-movable": (loser) => `${loser}没有能动的棋子了。`,
      "no-action": (loser) => `${loser}无棋可走。`,
      resignation: (loser) => `${loser}认输。`,
      timeouts: (loser) => `${loser}第五次超时。`,
      left: (loser) => `${loser}离开了棋局。`,
    },
    draws: {
      "no-movable": "双方都没有能动的棋子了。",
      "total-limit": "到了总手数上限。",
      "quiet-limit": "连续太多手没有进展。",
      agreement: "双方同意和棋。",
    },
  },

  refusals: {
    "game-over": "棋局已结束",
    "nothing-there": "这里没有棋子",
    "face-up-already": "已经翻开",
    "colours-open": "颜色未定，请先翻棋",
    "face-down-mover": "未翻开，不能走",
    "enemy-mover": "这是对方的棋子",
    "never-moves": "地雷和军旗不能走",
    "locked-in": "在大本营里不能走",
    "out-of-reach": "走不到这里",
    "own-piece": "自己的棋子",
    "face-down-target": "未翻开，不能吃",
    "camp-is-safe": "在行营里，吃不到",
    "no-flag-taker": "这个棋子不能夺旗",
    "flag-guarded": "军旗还有防守，不能夺",
    "mine-bounces": "只有工兵能挖雷",
    suicide: "这样只会白送",
    blocked: "无路可走",
    "not-your-turn": "还没轮到你",
    watching: "这一局正在另一个标签页里下",
    "tap-again": "再点一次翻开",
    "offer-too-soon": "轮到自己时才能提和，十手之内只能提一次",
  },

  cell: {
    camp: "行营",
    headquarters: "大本营",
    faceDown: "未翻开",
    empty: "空",
    yours: (piece) => `你的${piece}`,
    theirs: (piece) => `对方的${piece}`,
    piece: (colour, piece) => `${COLOUR[colour]}${piece}`,
    canMove: (points) => `可走 ${points} 处`,
    selected: "已拿起",
    target: "可走到这里",
    attack: { wins: "可吃：胜", both: "可吃：同归于尽", loses: "可吃：负", flag: "可夺军旗" },
    settled: "不能再走出",
    never: (piece) => `始终未翻开：${piece}`,
    board: "棋盘",
  },
  badges: { wins: "胜", both: "平", loses: "负", flag: "夺" },
  places: { camp: "行营", headquarters: "大本营", mountains: "山界" },

  said: {
    flip: (who, point, piece) => `${who}翻开 ${point}：${piece}。`,
    move: (who, piece, from, to) => `${who}：${piece}从 ${from} 走到 ${to}。`,
    wins: (who, piece, from, to, other) => `${who}：${piece}从 ${from} 吃掉 ${to} 的${other}。`,
    both: (who, piece, from, to, other) =>
      `${who}：${piece}从 ${from} 与 ${to} 的${other}同归于尽。`,
    loses: (who, piece, from, to, other) =>
      `${who}：${piece}从 ${from} 撞上 ${to} 的${other}，阵亡。`,
    flag: (who, piece, from, to) => `${who}：${piece}从 ${from} 夺下 ${to} 的军旗。`,
    pass: (who) => `${who}超时，轮到对方。`,
    flagUp: (colour, point) => `${COLOUR[colour]}军旗在 ${point} 亮出。`,
    sentence: (text) => `${text}。`,
    undone: "已悔棋。",
  },

  messages: {
    damaged: "存下的棋局读不出来，已另外保留，并开始新局。",
    newer: "存下的棋局来自更新的版本，已另外保留，并开始新局。",
    unsaved: "浏览器不允许保存。棋局可以继续，但关闭页面后就没有了。",
    otherTab: "这一局已在另一个标签页里打开。",
    takenOver: "这一局改在另一个标签页里下。",
    opponentRestarted: "程序出错，已重新启动。",
    opponentFailed: (why) => `程序一再出错（${why}）。`,
    innerError: "内部出错，已重新载入，棋局没有丢失。",
    innerErrorAgain: (why) => `内部错误再次出现（${why}）。请悔棋或开始新局。`,
    unusable: (name, value, why) => `${name}=${value} 不能用：${why}`,
    oneOf: (values) => `可用的是 ${values.join("、")}。`,
    savedWaits: "有一局存下的棋。",
    declined: "程序不同意和棋。",
    offer: (who) => `${who}提议和棋。`,
    talkAfter: (ply) => `第 ${ply} 手起才可以。`,
    trouble: (why) => `没有成功（${why}）。`,
    failed: (why) => `棋局未能载入（${why}）。`,
  },
};
