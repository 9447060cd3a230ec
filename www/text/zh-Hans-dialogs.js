/** 对话框的中文文字：随对话框载入。 */

import { han } from "./han.js";

/** @type {import("./en-dialogs.js").DialogWords} */
export const zhHansDialogs = {
  confirm: {
    resign: "确定认输吗？",
    draw: "确定向电脑求和吗？",
    resignsAs: (who) => han`${who}：确定认输吗？`,
    acceptsDraw: (who) => han`${who}：同意和棋吗？`,
    offers: (who) => han`${who}提议和棋。`,
    declined: (who) => han`${who}不同意和棋。`,
    takeBack: "收回",
    restart: "重新开始吗？",
    newGame: "开始新局吗？",
    ends: { plain: "正在下的这一局就此结束。", counted: "正在下的这一局就此结束，并计为负。" },
    yes: { resign: "认输", draw: "求和", restart: "重新开始", newGame: "开始新局" },
    no: "接着下",
  },

  unusable: "不能用的设置",

  newGame: {
    title: "新局",
    opponent: "对手",
    opponents: { program: "电脑", person: "同机双人" },
    rules: "规则",
    first: "谁先走",
    firsts: { lot: "先抽签，再轮流", me: "我", other: "电脑" },
    firstName: "先手的名字",
    secondName: "后手的名字",
    longestName: (most) => `名字最多 ${most} 个字。`,
    coloursLater: "名字可以不填。谁执红、谁执蓝，要看翻出的棋子。",
    turning: "轮到谁，棋盘就转向谁",
    changes: (changes) => (changes ? `自定规则：改了 ${changes} 项` : "自定规则"),
    seed: "牌局号（留空：随机）",
  },

  presetAbouts: {
    standard: "通常的玩法。三颗地雷都没了才能夺旗；工兵死光后，最小的棋子可以挖雷。",
    classic: "同标准，但只有工兵能挖雷。和棋较多。",
    online: "翻出一对定颜色。工兵只走直线，每手 30 秒，300 手和棋。",
    folk: "翻出工兵定颜色。只有最小的棋子能夺旗；司令阵亡则亮军旗。",
    quick: "军旗随时可夺，短兵相接。",
    blast: "撞上地雷的与地雷同归于尽。和棋很少。",
  },

  options: {
    colour: {
      name: "颜色怎么定",
      values: {},
    },
    "engineer-rail": { name: "工兵走铁路", values: { free: "可以转弯", straight: "只走直线" } },
    "bomb-rail": { name: "炸弹走铁路", values: { straight: "只走直线", free: "可以转弯" } },
    "rail-turn": { name: "所有棋子走铁路", values: { straight: "各按其规定", free: "都可以转弯" } },
    "rail-max": { name: "铁路直行最远", values: { none: "不限", 3: "三步" } },
    hq: {
      name: "大本营",
      values: { free: "自由进出", "no-exit": "走进去就不能出来", locked: "在里面的都不能动" },
    },
    mine: {
      name: "撞上地雷",
      values: { kills: "棋子阵亡，地雷还在", mutual: "与地雷同归于尽", bounces: "不许撞" },
    },
    sapper: {
      name: "谁能挖雷",
      values: { engineer: "只有工兵", lowest: "工兵死光后，最小的棋子" },
    },
    "marshal-reveals-flag": { name: "司令阵亡亮军旗", values: { off: "否", on: "是" } },
    suicide: { name: "送死的进攻", values: { allowed: "允许", forbidden: "不允许" } },
    "flag-taker": {
      name: "谁能夺旗",
      values: {
        any: "炸弹以外都能",
        "any-or-bomb": "都能，炸弹也行",
        lowest: "只有活着的最小棋子",
        engineer: "只有工兵",
      },
    },
    "flag-guard": {
      name: "何时能夺旗",
      values: {
        none: "随时",
        mines: "三颗地雷都没了",
        "mines-and-hidden": "地雷都没了，且该方棋子全部翻开",
      },
    },
    "total-limit": { name: "满多少手和棋", values: { none: "不限" } },
    "quiet-limit": { name: "连续多少手无进展和棋", values: { none: "不限" } },
    "quiet-flip": { name: "翻棋算不算进展", values: { resets: "算", counts: "不算，只算吃子" } },
    "talk-after": { name: "第几手起可认输、求和", values: {} },
    "move-time": { name: "每手秒数", values: { off: "不计时" } },
  },

  menu: {
    title: "菜单",
    language: "语言",
    pieces: "棋子上的字",
    theme: "页面颜色",
    confirmFlip: "点两次才翻开",
    motion: "动画",
    auto: "跟随浏览器",
    schemes: {
      "zh-Hans": "简体：司令 军长",
      "zh-Hant": "繁體：司令 軍長",
      en: "英文：Mshl Gen",
      numbers: "数字：40 39",
    },
    schemeAuto: "跟随语言",
    themes: { light: "浅色", dark: "深色" },
    motions: { on: "开", off: "关" },
    sound: "声音",
    vibration: "振动（设备支持时）",
    groups: { game: "这一局", help: "帮助", records: "棋谱与战绩", settings: "设置" },
    items: {
      review: "复盘",
      copyRecord: "复制棋谱",
      saveRecord: "保存棋谱",
      openRecord: "打开棋谱",
      profile: "战绩",
      guide: "一分钟入门",
    },
  },

  review: {
    title: "复盘",
    ways: { first: "到开局", back: "后退一手", forward: "前进一手", last: "到最后" },
    slider: "看到第几手",
    at: (number, count) => `第 ${number} 手，共 ${count} 手`,
    start: "开局",
    close: "返回",
    mine: { short: "我的棋局", full: "回到我的棋局" },
    playOn: { short: "接着下", full: "从这里接着下" },
    onlyLooking: "正在复盘，不能走棋",
  },

  records: {
    text: "这一局的棋谱",
    copied: "棋谱已复制。",
    byHand: "浏览器不允许用按钮复制。棋谱已选中，请自行复制。",
    openTitle: "打开棋谱",
    file: "选择文件……",
    paste: "或者把棋谱贴在这里",
    open: "打开",
    empty: "没有内容：请贴上棋谱，或选一个文件。",
    noRecord: '这不是棋谱：棋谱以 [Game "fanqi"] 开头。',
    tooLarge: "太大：棋谱不超过一百万个字符。",
    notText: "这个文件不是文字（UTF-8）。",
    unreadable: "文件读不出来。",
    fault: (line, about, reason) => `第 ${line} 行${about && `（${about}）`}：${reason}`,
    action: (number, action) => `第 ${number} 手${action && ` ${action}`}`,
    yourSide: "对手是电脑时，轮到哪方，你就执哪方。",
  },

  hint: {
    thinking: "正在想提示……",
    move: (from, to) => `${from} 到 ${to}：`,
    flip: (point) => `翻开 ${point}：`,
    says: {
      "takes-flag": () => "夺下军旗，获胜。",
      "digs-mine": (own) => `${own}挖掉对方的地雷。`,
      "takes-free": (_own, other) => `白吃对方的${other}。`,
      takes: (own, other) => `${own}吃掉对方的${other}。`,
      "trades-up": (own, other) => `用${own}换对方的${other}，划算。`,
      trades: (own, other) => `${own}与对方的${other}同归于尽。`,
      "gives-up": (own, other) => `把${own}送给对方的${other}。`,
      "only-one": () => "没有别的走法。",
      "saves-in-camp": (own, other) => `${own}进行营，躲开对方的${other}。`,
      saves: (own, other) => `${own}躲开对方的${other}。`,
      shields: (own, other) => `替${own}挡住对方的${other}。`,
      threatens: (_own, other) => `下一步要吃对方的${other}。`,
      "enters-camp": (own) => `${own}进行营，安全。`,
      nears: (own, other) => `${own}逼近对方的${other}。`,
      "keeps-safe": (own) => `${own}到那里，对方够不着。`,
      moves: () => "电脑认为这样最好。",
      waits: () => "没有更好的走法，先等一手。",
      "seeks-colours": () => "颜色还没有定。",
      "flips-by-camp": (own) => `旁边的行营里有自己的${own}。`,
      "flips-covered": (own) => `附近有自己的${own}，没有对方的棋子。`,
      "flips-far": () => "附近没有对方的棋子。",
      "flips-contested": (own, other) => `附近有对方的${other}，也有自己的${own}。`,
      "flips-boldly": (_own, other) => `翻出大的，可以吃对方的${other}。`,
      "flips-anyway": () => "没有更好的走法。",
    },
  },

  guide: {
    offer: "第一次玩？先看看玩法。",
    begin: "入门",
    next: "下一步",
    done: "开始玩",
    leave: "离开",
    title: (step, of) => `入门 ${step}/${of}`,
    steps: {
      flip: () => "棋子起初全部扣着。轮到你时，点一个扣着的，把它翻开。试试看。",
      colours: ({ settle }, { colour }, { owned }) =>
        owned
          ? `${owned}这一行写着轮到哪方。现在也可以走自己的棋子。`
          : `${settle[/** @type {keyof typeof settle} */ (colour)]}颜色定了以后，也可以走自己的棋子。`,
      rail: (_words, rules) =>
        rules["rail-max"] === "3"
          ? "黑白相间的是铁路：沿直线最多走三步，中间不能有棋子。别的线一次走一步。"
          : "黑白相间的是铁路：沿直线走任意远，中间不能有棋子。别的线一次走一步。",
      fight: ({ badges }) =>
        `点自己的棋子，能攻击的会画上圈。${badges.wins}：能赢；${badges.both}：同归于尽；${badges.loses}：自己阵亡。大的吃小的，相同的或遇上炸弹都同归于尽，工兵挖雷。`,
      camp: () => "圆圈是行营：里面的棋子谁也吃不到。",
      win: (_words, rules, { flagUp }) =>
        `夺下对方的军旗，或吃光对方能动的棋子，就赢了。${
          rules["flag-guard"] === "none" ? "" : "先要除掉对方的三颗地雷。"
        }${flagUp ? "军旗在这里。" : "还扣着的数目看这里。"}`,
    },
  },

  profile: {
    title: "战绩",
    nothingKept: "这个棋盘不保存任何东西，所以没有战绩。",
    ranks: [
      ...["小兵", "副班长", "正班长", "副排长", "排长", "副连长", "连长", "副营长", "营长"],
      ...["副团长", "团长", "副旅长", "旅长", "副师长", "师长", "副军长", "军长", "司令"],
    ],
    points: (points) => `${points} 分。`,
    next: (rank, points) => `满 ${points} 分升${rank}。`,
    none: "还没有计分的棋局。",
    won: "胜",
    lost: "负",
    drawn: "和",
    streak: "连胜",
    best: "最长连胜",
    level: (name, level) => `${name}，${level} 级`,
    counts:
      "胜一局加一分，负一局减一分，中途另开新局也算负；不到 30 手就赢的不加分。计分的是从头开始、随机发牌、没有悔棋和提示、与电脑下的棋局。",
    thisGame: {
      counts: "这一局计分。",
      person: "这一局不计分：是双人对局。",
      position: "这一局不计分：不是从头开始的。",
      seed: "这一局不计分：牌局是指定的。",
      helped: "这一局不计分：用过悔棋或提示，或是从别的棋局接着下的。",
      undo: "这一局不计分：用过悔棋。",
      hint: "这一局不计分：用过提示。",
      record: "这一局不计分：是从别的棋局接着下的。",
    },
    export: "存为文件",
    import: "读入文件",
    file: "文件里有战绩和设置。读入时，补上这里没有的战绩，并采用其中的设置。",
    imported: (games) => `已读入：${games} 局新战绩，以及设置。`,
    faults: {
      size: "文件太大，不会是战绩。",
      json: "这不是战绩文件：不是 JSON。",
      form: "文件是 JSON，但不是本游戏的战绩。",
      version: (version) => `战绩的版本是 ${version}，本页只能读版本 1。`,
      field: (field, value) => `战绩已损坏：${field} 不能是 ${value}。`,
      unread: "文件读不出来。",
      full: "浏览器没能全部存下。",
    },
  },

  help: {
    title: "玩法",
    rules: (name, about) => `这一局的规则：${name}。${about}`,
    sections: {
      turn: {
        title: "轮到你",
        lines: ["五十个棋子全部扣着。轮到你时，翻开一个，或者走一步自己的棋。"],
      },
      pieces: { title: "棋子", lines: ["从大到小，以及每方各有几个："] },
      moving: {
        title: "走棋",
        lines: [
          "细线是公路，一次走一步。黑白相间的是铁路，沿直线走，中间不能有棋子。",
          "未翻开的棋子挡路，不能走也不能吃。",
        ],
      },
      camps: { title: "行营", lines: ["行营（圆圈）里的棋子吃不到。空的行营双方都可以进。"] },
      fighting: {
        title: "吃子",
        lines: [
          "大的吃小的，并占住那里；相同的同归于尽。",
          "炸弹与碰到的棋子同归于尽。地雷和军旗不能走。",
        ],
      },
      flag: { title: "军旗", lines: ["夺下对方军旗的就赢了。"] },
      end: { title: "终局", lines: ["没有能动的棋子，或者无棋可走的，就输了。"] },
    },
    turns: {
      all: "所有棋子在铁路上都可以转弯。",
      both: "工兵和炸弹在铁路上可以转弯。",
      engineer: "工兵在铁路上可以转弯。",
      bomb: "炸弹在铁路上可以转弯，工兵不可以。",
      none: "谁在铁路上都不能转弯，工兵也不行。",
    },
    railMax: { none: "铁路上走多远都可以。", 3: "不能转弯的，一次最多走三步。" },
    hq: {
      free: "大本营（拱门）可以自由进出。",
      "no-exit": "走进大本营（拱门）的不能再出来；在里面翻开的可以出来。",
      locked: "大本营（拱门）里的棋子都不能动。",
    },
    mine: {
      kills: "别的棋子撞上地雷就阵亡，地雷还在。",
      mutual: "别的棋子撞上地雷，与地雷同归于尽。",
      bounces: "除了炸弹，别的棋子不许撞地雷。",
    },
    sapper: {
      engineer: "只有工兵能挖地雷。",
      lowest: "工兵能挖地雷；一方的工兵死光后，由它最小的棋子来挖。",
    },
    suicide: {
      allowed: "可以送死：进攻的棋子自己阵亡，也允许。",
      forbidden: "不许送死：只会自己阵亡的进攻不允许。",
    },
    marshal: { off: "", on: "司令阵亡时，该方的军旗亮出来。" },
    guard: {
      none: "军旗随时可以夺。",
      mines: "一方的三颗地雷都没了，才能夺它的军旗。",
      "mines-and-hidden": "一方的三颗地雷都没了，且没有未翻开的棋子，才能夺它的军旗。",
    },
    taker: {
      any: "炸弹以外都能夺旗。",
      "any-or-bomb": "都能夺旗，炸弹也行。",
      lowest: "只有该方剩下的最小的棋子能夺旗。",
      engineer: "只有工兵能夺旗。",
    },
    totalLimit: (plies) => (plies === "none" ? "" : `总共满 ${plies} 手，和棋。`),
    quietLimit: (plies, flips) =>
      plies === "none"
        ? "多少手没有进展都不算和棋。"
        : `连续 ${plies} 手没有${flips ? "翻棋或吃子" : "吃子"}，和棋。`,
    talkAfter: (ply) => (ply === "0" ? "随时可以认输或求和。" : `第 ${ply} 手起可以认输或求和。`),
    moveTime: (seconds) =>
      seconds === "off" ? "不计时。" : `每手 ${seconds} 秒，到时轮到对方；第五次超时就输了。`,
    pictures: {
      rail: { turning: "工兵在铁路上转弯", straight: "工兵在铁路上走直线" },
      camp: "下面的敌子在行营里，吃不到；上面的吃得到",
      flag: {
        open: "工兵紧挨着对方的军旗，随时可以夺",
        guarded: "军旗有三颗地雷守着，工兵可以挖。翻棋里军旗在哪里都有可能。",
      },
    },
    signs: "棋桌上的标记",
    signLines: [
      "圆点：拿起的棋子能走到的地方。红圈：能攻击的棋子，并标出结果：胜、平（同归于尽）、负、夺（夺旗）。",
      "橙色：上一手；虚线框是它走之前的位置。紫色：提示。",
      "背面角上的字：这个棋子你看过，又悔回去了。",
      "小锁：这个棋子不能再走出大本营。",
    ],
    counts: "计数表：红蓝双方未翻开的和阵亡的棋子数。",
    keys: "键盘：方向键移动，回车走棋，Esc 放下。",
  },

  faults: {
    "rules:preset": "没有这种规则",
    "rules:form": "每一项要写成“选项=值”",
    "rules:option": "没有这个选项",
    "rules:value": "有一个选项没有这个值",
    "rules:repeated": "有一个选项写了两次",
    "position:fields": "局面应有六个部分，以空格分开",
    "position:board": "棋盘部分有误",
    "position:pieces": "棋子的数目不对",
    "position:turn": "轮到谁（第二部分）应为 1 或 2",
    "position:colours": "颜色部分有误",
    "position:dead": "阵亡部分有误",
    "position:plies": "手数有误",
    "position:quiet": "无进展的手数有误",
    "seed:empty": "牌局号是空的",
    "seed:too-long": "牌局号太长（最多 31 个字节）",
    "seed:random": "系统没有给出随机数",
    "record:tag": "标签缺失、重复或读不懂",
    "record:rules": "规则读不懂",
    "record:position": "起始局面有误",
    "record:placement": "布局（Placement）有误",
    "record:comment": "注释没有结束",
    "record:action": "写法有误，或不合规则",
    "record:contradiction": "翻出的棋子与布局（Placement）不符",
    "record:after-end": "棋局结束之后还有内容",
    "record:result": "结果缺失，或与着法不符",
    "record:termination": "结束方式（Termination）与着法不符",
  },
};
