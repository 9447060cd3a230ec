/** 對話框的繁體中文文字：隨對話框載入。 */

/** @type {import("./en-dialogs.js").DialogWords} */
export const zhHantDialogs = {
  confirm: {
    resign: "確定認輸嗎？",
    restart: "重新開始嗎？這一局就此結束。",
    yes: { resign: "認輸", restart: "重新開始" },
  },

  newGame: {
    title: "新局",
    opponent: "對手",
    opponents: { program: "電腦", person: "同機雙人" },
    rules: "規則",
    first: "誰先走",
    firsts: { lot: "先抽籤，再輪流", me: "我", other: "電腦" },
    turning: "輪到誰，棋盤就轉向誰",
    changes: (changes) => (changes ? `自訂規則：改了 ${changes} 項` : "自訂規則"),
    seed: "牌局代號（留空：隨機）",
  },

  presetAbouts: {
    standard: "一般的玩法。三枚地雷都沒了才能奪旗；工兵死光後，最小的棋子可以挖雷。",
    classic: "同標準，但只有工兵能挖雷。和局較多。",
    online: "翻出一對決定顏色。工兵只走直線，每手 30 秒，300 手和局。",
    folk: "翻出工兵決定顏色。只有最小的棋子能奪旗；司令陣亡就亮軍旗。",
    quick: "軍旗隨時可奪，短兵相接。",
    blast: "撞上地雷的與地雷同歸於盡。和局很少。",
  },

  options: {
    colour: {
      name: "顏色怎麼定",
      values: {},
    },
    "engineer-rail": { name: "工兵走鐵路", values: { free: "可以轉彎", straight: "只走直線" } },
    "bomb-rail": { name: "炸彈走鐵路", values: { straight: "只走直線", free: "可以轉彎" } },
    "rail-turn": { name: "所有棋子走鐵路", values: { straight: "各按其規定", free: "都可以轉彎" } },
    "rail-max": { name: "鐵路直行最遠", values: { none: "不限", 3: "三步" } },
    hq: {
      name: "大本營",
      values: { free: "自由進出", "no-exit": "走進去就不能出來", locked: "在裡面的都不能動" },
    },
    mine: {
      name: "撞上地雷",
      values: { kills: "棋子陣亡，地雷還在", mutual: "與地雷同歸於盡", bounces: "不許撞" },
    },
    sapper: {
      name: "誰能挖雷",
      values: { engineer: "只有工兵", lowest: "工兵死光後，最小的棋子" },
    },
    "marshal-reveals-flag": { name: "司令陣亡亮軍旗", values: { off: "否", on: "是" } },
    suicide: { name: "白送的進攻", values: { allowed: "允許", forbidden: "不允許" } },
    "flag-taker": {
      name: "誰能奪旗",
      values: {
        any: "炸彈以外都能",
        "any-or-bomb": "都能，炸彈也行",
        lowest: "只有活著的最小棋子",
        engineer: "只有工兵",
      },
    },
    "flag-guard": {
      name: "何時能奪旗",
      values: {
        none: "隨時",
        mines: "三枚地雷都沒了",
        "mines-and-hidden": "地雷都沒了，且該方棋子全部翻開",
      },
    },
    "total-limit": { name: "滿多少手和局", values: { none: "不限" } },
    "quiet-limit": { name: "連續多少手無進展和局", values: { none: "不限" } },
    "quiet-flip": { name: "翻棋算不算進展", values: { resets: "算", counts: "不算，只算吃子" } },
    "talk-after": { name: "第幾手起可認輸、求和", values: {} },
    "move-time": { name: "每手秒數", values: { off: "不計時" } },
  },

  menu: {
    title: "選單",
    language: "語言",
    pieces: "棋子上的字",
    theme: "頁面顏色",
    confirmFlip: "點兩次才翻開",
    motion: "動畫",
    auto: "跟隨瀏覽器",
    schemes: {
      "zh-Hans": "简体：司令 军长",
      "zh-Hant": "繁體：司令 軍長",
      en: "英文：Mshl Gen",
      numbers: "數字：40 39",
    },
    schemeAuto: "跟隨語言",
    themes: { light: "淺色", dark: "深色" },
    motions: { on: "開", off: "關" },
  },

  help: {
    title: "玩法",
    rules: "這一局的規則",
    lines: [
      "五十枚棋子全部蓋著。輪到你時，翻開一枚，或者走一步自己的棋。",
      "大的吃小的：司令、軍長、師長、旅長、團長、營長、連長、排長、工兵；相同的同歸於盡。",
      "炸彈與碰到的棋子同歸於盡。地雷和軍旗不能走；工兵能挖雷。",
      "公路一次走一步；鐵路沿直線走任意遠，中間不能有棋子；工兵在鐵路上還可以轉彎（看下面的規則）。",
      "行營（圓圈）裡的棋子吃不到；未翻開的棋子不能吃。",
      "奪下對方的軍旗，或吃光對方能動的棋子，就贏了。軍旗何時能奪、誰能奪，看下面的規則。",
    ],
    signs: "棋桌上的標記",
    signLines: [
      "圓點：拿起的棋子能走到的地方。紅圈：能吃的棋子，並標出結果：勝、平（同歸於盡）、負、奪（奪旗）。",
      "橙色：上一手；虛線框是它走之前的位置。",
      "小鎖：這枚棋子不能再走出大本營。",
    ],
    counts: "計數表：紅藍雙方未翻開與陣亡的棋子數。",
    keys: "鍵盤：方向鍵移動，Enter 走棋，Esc 放下。",
  },

  faults: {
    "rules:preset": "沒有這種規則",
    "rules:form": "每一項要寫成「選項=值」",
    "rules:option": "沒有這個選項",
    "rules:value": "有一個選項沒有這個值",
    "rules:repeated": "有一個選項寫了兩次",
    "position:fields": "局面應有六個部分，以空格分開",
    "position:board": "棋盤部分有誤",
    "position:pieces": "棋子的數目不對",
    "position:turn": "輪到誰（第二部分）應為 1 或 2",
    "position:colours": "顏色部分有誤",
    "position:dead": "陣亡部分有誤",
    "position:plies": "手數有誤",
    "position:quiet": "無進展的手數有誤",
    "seed:empty": "牌局代號是空的",
    "seed:too-long": "牌局代號太長（最多 31 個位元組）",
    "seed:random": "系統沒有給出亂數",
  },
};
