/** 对话框的中文文字：随对话框载入。 */

/** @type {import("./en-dialogs.js").DialogWords} */
export const zhHansDialogs = {
  confirm: {
    resign: "确定认输吗？",
    restart: "重新开始吗？这一局就此结束。",
    yes: { resign: "认输", restart: "重新开始" },
  },

  newGame: {
    title: "新局",
    opponent: "对手",
    opponents: { program: "程序", person: "同机双人" },
    rules: "规则",
    first: "谁先走",
    firsts: { lot: "先抽签，再轮流", me: "我", other: "程序" },
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
    suicide: { name: "白送的进攻", values: { allowed: "允许", forbidden: "不允许" } },
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
  },

  help: {
    title: "玩法",
    rules: "这一局的规则",
    lines: [
      "五十个棋子全部扣着。轮到你时，翻开一个，或者走一步自己的棋。",
      "大的吃小的：司令、军长、师长、旅长、团长、营长、连长、排长、工兵；相同的同归于尽。",
      "炸弹与碰到的棋子同归于尽。地雷和军旗不能走；工兵能挖雷。",
      "公路一次走一步；铁路沿直线走任意远，中间不能有棋子；工兵在铁路上还可以转弯（看下面的规则）。",
      "行营（圆圈）里的棋子吃不到；未翻开的棋子不能吃。",
      "夺下对方的军旗，或吃光对方能动的棋子，就赢了。军旗何时能夺、谁能夺，看下面的规则。",
    ],
    signs: "棋桌上的标记",
    signLines: [
      "圆点：拿起的棋子能走到的地方。红圈：能吃的棋子，并标出结果：胜、平（同归于尽）、负、夺（夺旗）。",
      "橙色：上一手；虚线框是它走之前的位置。",
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
  },
};
