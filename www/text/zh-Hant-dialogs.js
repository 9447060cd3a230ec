/** 對話框的繁體中文文字：隨對話框載入。 */

import { han } from "./han.js";

/** @type {import("./en-dialogs.js").DialogWords} */
export const zhHantDialogs = {
  confirm: {
    resign: "確定認輸嗎？",
    draw: "確定向電腦求和嗎？",
    resignsAs: (who) => han`${who}：確定認輸嗎？`,
    acceptsDraw: (who) => han`${who}：同意和局嗎？`,
    offers: (who) => han`${who}提議和局。`,
    declined: (who) => han`${who}不同意和局。`,
    takeBack: "收回",
    restart: "重新開始嗎？",
    newGame: "開始新局嗎？",
    ends: { plain: "正在下的這一局就此結束。", counted: "正在下的這一局就此結束，並計為負。" },
    yes: { resign: "認輸", draw: "求和", restart: "重新開始", newGame: "開始新局" },
    no: "繼續下",
  },

  unusable: "不能用的設定",

  newGame: {
    title: "新局",
    opponent: "對手",
    opponents: { program: "電腦", person: "同機雙人" },
    rules: "規則",
    first: "誰先走",
    firsts: { lot: "先抽籤，再輪流", me: "我", other: "電腦" },
    firstName: "先手的名字",
    secondName: "後手的名字",
    longestName: (most) => `名字最多 ${most} 個字。`,
    coloursLater: "名字可以不填。誰執紅、誰執藍，要看翻出的棋子。",
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
    suicide: { name: "送死的進攻", values: { allowed: "允許", forbidden: "不允許" } },
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
    sound: "聲音",
    vibration: "震動（裝置支援時）",
    groups: { game: "這一局", help: "說明", records: "棋譜與戰績", settings: "設定" },
    items: {
      review: "覆盤",
      copyRecord: "複製棋譜",
      saveRecord: "儲存棋譜",
      openRecord: "開啟棋譜",
      profile: "戰績",
      guide: "一分鐘入門",
    },
  },

  review: {
    title: "覆盤",
    ways: { first: "到開局", back: "後退一手", forward: "前進一手", last: "到最後" },
    slider: "看到第幾手",
    at: (number, count) => `第 ${number} 手，共 ${count} 手`,
    start: "開局",
    close: "返回",
    mine: { short: "我的棋局", full: "回到我的棋局" },
    playOn: { short: "接著下", full: "從這裡接著下" },
    onlyLooking: "正在覆盤，不能走棋",
  },

  records: {
    text: "這一局的棋譜",
    copied: "棋譜已複製。",
    byHand: "瀏覽器不允許用按鈕複製。棋譜已選取，請自行複製。",
    openTitle: "開啟棋譜",
    file: "選擇檔案……",
    paste: "或者把棋譜貼在這裡",
    open: "開啟",
    empty: "沒有內容：請貼上棋譜，或選擇檔案。",
    noRecord: '這不是棋譜：棋譜以 [Game "fanqi"] 開頭。',
    tooLarge: "太大：棋譜不超過一百萬個字元。",
    notText: "這個檔案不是文字（UTF-8）。",
    unreadable: "檔案讀不出來。",
    fault: (line, about, reason) => `第 ${line} 行${about && `（${about}）`}：${reason}`,
    action: (number, action) => `第 ${number} 手${action && ` ${action}`}`,
    yourSide: "對手是電腦時，輪到哪方，你就執哪方。",
  },

  hint: {
    thinking: "正在想提示……",
    move: (from, to) => `${from} 到 ${to}：`,
    flip: (point) => `翻開 ${point}：`,
    says: {
      "takes-flag": () => "奪下軍旗，獲勝。",
      "digs-mine": (own) => `${own}挖掉對方的地雷。`,
      "takes-free": (_own, other) => `白吃對方的${other}。`,
      takes: (own, other) => `${own}吃掉對方的${other}。`,
      "trades-up": (own, other) => `用${own}換對方的${other}，划算。`,
      trades: (own, other) => `${own}與對方的${other}同歸於盡。`,
      "gives-up": (own, other) => `把${own}送給對方的${other}。`,
      "only-one": () => "沒有別的走法。",
      "saves-in-camp": (own, other) => `${own}進行營，躲開對方的${other}。`,
      saves: (own, other) => `${own}躲開對方的${other}。`,
      shields: (own, other) => `替${own}擋住對方的${other}。`,
      threatens: (_own, other) => `下一步要吃對方的${other}。`,
      "enters-camp": (own) => `${own}進行營，安全。`,
      nears: (own, other) => `${own}逼近對方的${other}。`,
      "keeps-safe": (own) => `${own}到那裡，對方搆不著。`,
      moves: () => "電腦認為這樣最好。",
      waits: () => "沒有更好的走法，先等一手。",
      "seeks-colours": () => "顏色還沒有定。",
      "flips-by-camp": (own) => `旁邊的行營裡有自己的${own}。`,
      "flips-covered": (own) => `附近有自己的${own}，沒有對方的棋子。`,
      "flips-far": () => "附近沒有對方的棋子。",
      "flips-contested": (own, other) => `附近有對方的${other}，也有自己的${own}。`,
      "flips-boldly": (_own, other) => `翻出大的，可以吃對方的${other}。`,
      "flips-anyway": () => "沒有更好的走法。",
    },
  },

  guide: {
    offer: "第一次玩？先看看玩法。",
    begin: "入門",
    next: "下一步",
    done: "開始玩",
    leave: "離開",
    title: (step, of) => `入門 ${step}/${of}`,
    steps: {
      flip: () => "棋子起初全部蓋著。輪到你時，點一枚蓋著的，把它翻開。試試看。",
      colours: ({ settle }, { colour }, { owned }) =>
        owned
          ? `${owned}這一行寫著輪到哪方。現在也可以走自己的棋子。`
          : `${settle[/** @type {keyof typeof settle} */ (colour)]}顏色定了以後，也可以走自己的棋子。`,
      rail: (_words, rules) =>
        rules["rail-max"] === "3"
          ? "黑白相間的是鐵路：沿直線最多走三步，中間不能有棋子。別的線一次走一步。"
          : "黑白相間的是鐵路：沿直線走任意遠，中間不能有棋子。別的線一次走一步。",
      fight: ({ badges }) =>
        `點自己的棋子，能攻擊的會畫上圈。${badges.wins}：能贏；${badges.both}：同歸於盡；${badges.loses}：自己陣亡。大的吃小的，相同的或遇上炸彈都同歸於盡，工兵挖雷。`,
      camp: () => "圓圈是行營：裡面的棋子誰也吃不到。",
      win: (_words, rules, { flagUp }) =>
        `奪下對方的軍旗，或吃光對方能動的棋子，就贏了。${
          rules["flag-guard"] === "none" ? "" : "先要除掉對方的三枚地雷。"
        }${flagUp ? "軍旗在這裡。" : "還蓋著的數目看這裡。"}`,
    },
  },

  profile: {
    title: "戰績",
    nothingKept: "這個棋盤不儲存任何東西，所以沒有戰績。",
    ranks: [
      ...["小兵", "副班長", "正班長", "副排長", "排長", "副連長", "連長", "副營長", "營長"],
      ...["副團長", "團長", "副旅長", "旅長", "副師長", "師長", "副軍長", "軍長", "司令"],
    ],
    points: (points) => `${points} 分。`,
    next: (rank, points) => `滿 ${points} 分升${rank}。`,
    none: "還沒有計分的棋局。",
    won: "勝",
    lost: "負",
    drawn: "和",
    streak: "連勝",
    best: "最長連勝",
    level: (name, level) => `${name}，${level} 級`,
    counts:
      "勝一局加一分，負一局減一分，中途另開新局也算負；不到 30 手就贏的不加分。計分的是從頭開始、隨機發牌、沒有悔棋和提示、與電腦下的棋局。",
    thisGame: {
      counts: "這一局計分。",
      person: "這一局不計分：是雙人對局。",
      position: "這一局不計分：不是從頭開始的。",
      seed: "這一局不計分：牌局是指定的。",
      helped: "這一局不計分：用過悔棋或提示，或是從別的棋局接著下的。",
      undo: "這一局不計分：用過悔棋。",
      hint: "這一局不計分：用過提示。",
      record: "這一局不計分：是從別的棋局接著下的。",
    },
    export: "存為檔案",
    import: "讀入檔案",
    file: "檔案裡有戰績和設定。讀入時，補上這裡沒有的戰績，並採用其中的設定。",
    imported: (games) => `已讀入：${games} 局新戰績，以及設定。`,
    faults: {
      size: "檔案太大，不會是戰績。",
      json: "這不是戰績檔案：不是 JSON。",
      form: "檔案是 JSON，但不是本遊戲的戰績。",
      version: (version) => `戰績的版本是 ${version}，本頁只能讀版本 1。`,
      field: (field, value) => `戰績已損壞：${field} 不能是 ${value}。`,
      unread: "檔案讀不出來。",
      full: "瀏覽器沒能全部存下。",
    },
  },

  help: {
    title: "玩法",
    rules: (name, about) => `這一局的規則：${name}。${about}`,
    sections: {
      turn: {
        title: "輪到你",
        lines: ["五十枚棋子全部蓋著。輪到你時，翻開一枚，或者走一步自己的棋。"],
      },
      pieces: { title: "棋子", lines: ["從大到小，以及每方各有幾枚："] },
      moving: {
        title: "走棋",
        lines: [
          "細線是公路，一次走一步。黑白相間的是鐵路，沿直線走，中間不能有棋子。",
          "未翻開的棋子擋路，不能走也不能吃。",
        ],
      },
      camps: { title: "行營", lines: ["行營（圓圈）裡的棋子吃不到。空的行營雙方都可以進。"] },
      fighting: {
        title: "吃子",
        lines: [
          "大的吃小的，並佔住那裡；相同的同歸於盡。",
          "炸彈與碰到的棋子同歸於盡。地雷和軍旗不能走。",
        ],
      },
      flag: { title: "軍旗", lines: ["奪下對方軍旗的就贏了。"] },
      end: { title: "終局", lines: ["沒有能動的棋子，或者無棋可走的，就輸了。"] },
    },
    turns: {
      all: "所有棋子在鐵路上都可以轉彎。",
      both: "工兵和炸彈在鐵路上可以轉彎。",
      engineer: "工兵在鐵路上可以轉彎。",
      bomb: "炸彈在鐵路上可以轉彎，工兵不可以。",
      none: "誰在鐵路上都不能轉彎，工兵也不行。",
    },
    railMax: { none: "鐵路上走多遠都可以。", 3: "不能轉彎的，一次最多走三步。" },
    hq: {
      free: "大本營（拱門）可以自由進出。",
      "no-exit": "走進大本營（拱門）的不能再出來；在裡面翻開的可以出來。",
      locked: "大本營（拱門）裡的棋子都不能動。",
    },
    mine: {
      kills: "別的棋子撞上地雷就陣亡，地雷還在。",
      mutual: "別的棋子撞上地雷，與地雷同歸於盡。",
      bounces: "除了炸彈，別的棋子不許撞地雷。",
    },
    sapper: {
      engineer: "只有工兵能挖地雷。",
      lowest: "工兵能挖地雷；一方的工兵死光後，由它最小的棋子來挖。",
    },
    suicide: {
      allowed: "可以送死：進攻的棋子自己陣亡，也允許。",
      forbidden: "不許送死：只會自己陣亡的進攻不允許。",
    },
    marshal: { off: "", on: "司令陣亡時，該方的軍旗亮出來。" },
    guard: {
      none: "軍旗隨時可以奪。",
      mines: "一方的三枚地雷都沒了，才能奪它的軍旗。",
      "mines-and-hidden": "一方的三枚地雷都沒了，且沒有未翻開的棋子，才能奪它的軍旗。",
    },
    taker: {
      any: "炸彈以外都能奪旗。",
      "any-or-bomb": "都能奪旗，炸彈也行。",
      lowest: "只有該方剩下的最小的棋子能奪旗。",
      engineer: "只有工兵能奪旗。",
    },
    totalLimit: (plies) => (plies === "none" ? "" : `總共滿 ${plies} 手，和局。`),
    quietLimit: (plies, flips) =>
      plies === "none"
        ? "多少手沒有進展都不算和局。"
        : `連續 ${plies} 手沒有${flips ? "翻棋或吃子" : "吃子"}，和局。`,
    talkAfter: (ply) => (ply === "0" ? "隨時可以認輸或求和。" : `第 ${ply} 手起可以認輸或求和。`),
    moveTime: (seconds) =>
      seconds === "off" ? "不計時。" : `每手 ${seconds} 秒，到時輪到對方；第五次超時就輸了。`,
    pictures: {
      rail: { turning: "工兵在鐵路上轉彎", straight: "工兵在鐵路上走直線" },
      camp: "下面的敵子在行營裡，吃不到；上面的吃得到",
      flag: {
        open: "工兵緊挨著對方的軍旗，隨時可以奪",
        guarded: "軍旗有三枚地雷守著，工兵可以挖。翻棋裡軍旗在哪裡都有可能。",
      },
    },
    signs: "棋桌上的標記",
    signLines: [
      "圓點：拿起的棋子能走到的地方。紅圈：能攻擊的棋子，並標出結果：勝、平（同歸於盡）、負、奪（奪旗）。",
      "橙色：上一手；虛線框是它走之前的位置。紫色：提示。",
      "背面角上的字：這枚棋子你看過，又悔回去了。",
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
    "record:tag": "標籤缺失、重複或讀不懂",
    "record:rules": "規則讀不懂",
    "record:position": "起始局面有誤",
    "record:placement": "佈局（Placement）有誤",
    "record:comment": "註解沒有結束",
    "record:action": "寫法有誤，或不合規則",
    "record:contradiction": "翻出的棋子與佈局（Placement）不符",
    "record:after-end": "棋局結束之後還有內容",
    "record:result": "結果缺失，或與著法不符",
    "record:termination": "結束方式（Termination）與著法不符",
  },
};
