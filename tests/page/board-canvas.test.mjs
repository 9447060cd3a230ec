/** The canvas in real Chromium: what it shows, that it rests, and that it leaves nothing behind. */

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { load } from "../wasm/module.mjs";
import { serve, STRICT_POLICY } from "./server.mjs";

/** @typedef {import("../../www/contract").Scene} Scene */
/** @typedef {import("../../www/contract").PlayedAction} PlayedAction */
/** @typedef {import("../../www/board-canvas.js").BoardLook} BoardLook */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BOARD = (await load("fanqi_bg.wasm")).board();
const [WIDTH, HEIGHT] = [352, 516];

/** @type {BoardLook} */
const LOOK = {
  theme: "light",
  scheme: "zh-Hans",
  language: "zh-Hans",
  words: {
    camp: "行营",
    headquarters: "大本营",
    mountains: "山界",
    wins: "胜",
    both: "平",
    loses: "负",
    flag: "夺",
  },
  motion: true,
  coordinates: false,
};

/** @param {string} name */
const at = (name) => BOARD.findIndex((point) => point.name === name);

/**
 * @param {Record<string, string>} pieces by point name: `?` or a piece letter
 * @param {Partial<Scene>} [rest]
 * @returns {Scene}
 */
const scene = (pieces, rest = {}) => ({
  points: BOARD.map(({ name }) => ({ piece: pieces[name] ?? null, settled: false })),
  turned: false,
  selected: null,
  targets: [],
  last: [],
  hover: null,
  revealed: null,
  ...rest,
});

/** @type {import("playwright-core").Browser} */ let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */ let server;

before(async () => {
  server = await serve({ root: ROOT, policy: STRICT_POLICY });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** A canvas on a page of its own. */
class Stage {
  /** @param {import("playwright-core").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {Partial<BoardLook>} [look] @param {number} [ratio] */
  static async open(look = {}, ratio = 1) {
    const page = await browser.newPage({
      viewport: { width: 400, height: 560 },
      deviceScaleFactor: ratio,
    });
    // Any file of the site gives a document of its origin, under its policy, with no script in it.
    await page.goto(`${server.address}www/palette.js`);
    await page.evaluate(setStage, { board: BOARD, look: { ...LOOK, ...look }, WIDTH, HEIGHT });
    return new Stage(page);
  }

  /** @param {Scene} what */
  async show(what) {
    await this.page.evaluate((shown) => stage().table.show(shown), what);
    await this.frames(2);
  }

  /** Waits for so many frames. @param {number} count */
  async frames(count) {
    await this.page.evaluate(async (many) => {
      for (let frame = 0; frame < many; frame++) await new Promise(stage().nextFrame);
    }, count);
  }

  /**
   * What is seen within the tiles of some points, as one grey value 0 … 255 a pixel.
   * @param {string[]} names
   * @returns {Promise<number[][]>}
   */
  tiles(names) {
    return this.page.evaluate(readTiles, names.map(at));
  }

  /** @param {() => any} reading */
  read(reading) {
    return this.page.evaluate(reading);
  }
}

/** What `setStage` made. In the page this name is its global, which does the same. @returns {any} */
function stage() {
  return /** @type {any} */ (window).stage();
}

/** @param {{ board: any, look: any, WIDTH: number, HEIGHT: number }} given */
async function setStage({ board, look, WIDTH: width, HEIGHT: height }) {
  /** @type {any} */
  const made = { requested: 0, nextFrame: requestAnimationFrame.bind(window) };
  /** @type {any} */ (window).stage = () => made;
  window.requestAnimationFrame = (call) => {
    made.requested += 1;
    return made.nextFrame(call);
  };
  const { BoardCanvas } = await import(new URL("board-canvas.js", location.href).href);
  const host = document.createElement("div");
  host.style.position = "relative";
  document.body.replaceChildren(host);
  made.host = host;
  made.table = new BoardCanvas(host, board, look);
  made.table.resize(width, height);
}

/** @param {number[]} points */
function readTiles(points) {
  const { table, host } = stage();
  const layers = [...host.querySelectorAll("canvas")].filter((layer) => !layer.hidden);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [layers[0].width, layers[0].height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  const ratio = canvas.width / table.geometry.width;
  for (const layer of layers) {
    const [left, top] = [layer.style.left, layer.style.top].map((side) => parseFloat(side) * ratio);
    context.drawImage(layer, left, top);
  }
  const [width, height] = [table.geometry.tile.width, table.geometry.tile.height];
  return points.map((point) => {
    const { x, y } = table.geometry.centre(point, false);
    const [left, top, across, down] = [x - width / 2, y - height / 2, width, height].map((size) =>
      Math.round(size * ratio),
    );
    const { data } = context.getImageData(left, top, across, down);
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red, green, blue] = data.subarray(pixel * 4, pixel * 4 + 3);
      return Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
    });
  });
}

/**
 * The share of pixels whose grey differs clearly.
 * @param {number[]} one @param {number[]} other
 */
function difference(one, other) {
  assert.equal(one.length, other.length);
  const differing = one.filter((grey, pixel) => Math.abs(grey - other[pixel]) > 24);
  return differing.length / one.length;
}

/** An Engineer goes from a6 to c6 past b6. @type {PlayedAction} */
const MOVE = {
  text: "a6c6",
  seat: 1,
  kind: "move",
  from: at("a6"),
  to: at("c6"),
  path: [at("a6"), at("b6"), at("c6")],
  piece: "E",
  defender: null,
  fight: null,
  removed: [],
  flagsTurnedUp: [],
  coloursSettled: false,
};
const BEFORE = scene({ a6: "E", a12: "?" });
const AFTER = scene({ c6: "E", a12: "?" }, { last: [at("a6"), at("c6")] });

describe("what it shows", () => {
  test("every face-down piece looks the same", async () => {
    const stations = ["a1", "c5", "e7", "a12"];
    const board = await Stage.open();
    await board.show(scene(Object.fromEntries(stations.map((name) => [name, "?"]))));
    const tiles = await board.tiles(stations);
    for (const tile of tiles.slice(1)) assert.ok(difference(tiles[0], tile) < 0.005);
    await board.page.close();
  });

  test("every kind has a face of its own under every scheme, with red and blue told apart in grey", async () => {
    const kinds = [..."MGDBCJKLEXNF"];
    for (const scheme of ["zh-Hans", "zh-Hant", "en", "numbers"]) {
      const board = await Stage.open({ scheme: /** @type {any} */ (scheme) });
      const places = BOARD.filter(({ kind }) => kind === "station").map(({ name }) => name);
      const letters = [...kinds, ...kinds.map((kind) => kind.toLowerCase())];
      const pieces = Object.fromEntries(letters.map((letter, place) => [places[place], letter]));
      await board.show(scene(pieces));
      const tiles = await board.tiles(places.slice(0, letters.length));
      kinds.forEach((kind, one) => {
        const apart = difference(tiles[one], tiles[one + 12]);
        assert.ok(apart > 0.03, `${scheme}: ${kind} red and blue ${apart}`);
        for (let other = one + 1; other < 12; other++) {
          const differs = difference(tiles[one], tiles[other]);
          assert.ok(differs > 0.01, `${scheme}: ${kind} and ${kinds[other]} ${differs}`);
        }
      });
      await board.page.close();
    }
  });

  test("selection, target, attack, last action, lock and what was never turned up are seen", async () => {
    const pieces = { a6: "E", a7: "?", e7: "l", b1: "K" };
    const board = await Stage.open();
    const names = ["a6", "a7", "c6", "e7", "b1", "a5"];
    const look = () => board.tiles(names);
    await board.show(scene(pieces));
    const plain = await look();
    const marked = scene(pieces, {
      selected: at("a6"),
      targets: [
        { to: at("c6"), path: [], fight: null },
        { to: at("e7"), path: [], fight: "wins" },
      ],
      last: [at("a5")],
      revealed: { [at("a7")]: "m" },
    });
    marked.points[at("b1")].settled = true;
    await board.show(marked);
    const seen = await look();
    names.forEach((name, place) => {
      const changed = difference(plain[place], seen[place]);
      assert.ok(changed > 0.02, `${name} ${changed}`);
    });
    await board.show(scene(pieces));
    assert.deepEqual(await look(), plain, "and nothing of it stays");
    await board.page.close();
  });

  test("a turned board has its points on the other side", async () => {
    const board = await Stage.open();
    const corners = ["a1", "e12"];
    await board.show(scene({ a1: "M" }));
    const [piece, empty] = await board.tiles(corners);
    await board.show(scene({ a1: "M" }, { turned: true }));
    const [south, north] = await board.tiles(corners);
    assert.ok(difference(piece, empty) > 0.4);
    // Not the same to the pixel: the two corners may be half a pixel off from each other.
    assert.ok(difference(piece, north) < 0.2, "the piece is at the top right");
    assert.ok(difference(empty, south) < 0.2, "the bottom left is empty");
    await board.page.close();
  });

  test("it is sharp up to three device pixels for each of the page's", async () => {
    for (const [ratio, expected] of [
      [1, 1],
      [2.5, 2.5],
      [4, 3],
    ]) {
      const board = await Stage.open({}, ratio);
      const widths = await board.read(() =>
        [...stage().host.querySelectorAll("canvas:not([hidden])")].map((layer) => [
          layer.width,
          layer.style.width,
        ]),
      );
      assert.equal(widths.length, 2, "the board and the pieces");
      for (const size of widths) assert.deepEqual(size, [WIDTH * expected, `${WIDTH}px`]);
      await board.page.close();
    }
  });
});

describe("how it moves and rests", () => {
  test("tiles are painted before they are needed, where that is asked for", async () => {
    const board = await Stage.open();
    await board.show(scene({ a6: "?" }));
    await board.read(() => {
      const made = { count: 0 };
      Object.assign(window, { made });
      const create = document.createElement.bind(document);
      document.createElement = (/** @type {string} */ name) => {
        if (name === "canvas") made.count++;
        return create(name);
      };
      stage().table.prepare();
    });
    const made = () => board.read(() => /** @type {any} */ (window).made.count);
    for (let waited = 0; (await made()) < 24 && waited < 100; waited++)
      await board.page.waitForTimeout(50);
    assert.equal(await made(), 24, "a tile for each piece; their shadow is there");
    const points = BOARD.filter(({ kind }) => kind === "station").map(({ name }) => name);
    const faces = [..."MGDBCJKLEXNFmgdbcjklexnf"].map((face, index) => [points[index], face]);
    await board.show(scene(Object.fromEntries(faces)));
    assert.equal(await made(), 24);
    await board.page.close();
  });

  test("an idle table asks for no frame, nor does a scene that is shown already", async () => {
    const board = await Stage.open();
    await board.show(BEFORE);
    await board.read(() => (stage().requested = 0));
    await board.show(structuredClone(BEFORE));
    await board.page.waitForTimeout(300);
    assert.equal(await board.read(() => stage().requested), 0);
    await board.show(AFTER);
    assert.equal(await board.read(() => stage().requested), 1);
    await board.page.close();
  });

  /** @param {Stage} board @param {"wait" | "skip" | "destroy" | "show"} ending */
  const act = (board, ending) =>
    board.page.evaluate(async ([played, from, to, how]) => {
      const { table, host } = stage();
      const begun = performance.now();
      const frames = stage().requested;
      const ended = table.animate(played, from, to);
      const moving = table.moving;
      if (how === "show") table.show(to);
      else if (how !== "wait") table[/** @type {string} */ (how)]();
      const stopped = !table.moving;
      await ended;
      return {
        moving,
        stopped,
        took: performance.now() - begun,
        frames: stage().requested - frames,
        layers: host.childElementCount,
      };
    }, /** @type {const} */ ([MOVE, BEFORE, AFTER, ending]));

  test("an action ends as the scene after it, by itself, skipped, or shown over", async () => {
    const still = await Stage.open();
    await still.show(AFTER);
    const names = ["a6", "b6", "c6", "a12"];
    const look = (/** @type {Stage} */ board) => board.tiles(names);
    const expected = await look(still);
    for (const ending of /** @type {const} */ (["wait", "skip", "show"])) {
      const board = await Stage.open();
      await board.show(BEFORE);
      const seen = await act(board, ending);
      assert.ok(seen.moving, ending);
      assert.equal(seen.stopped, ending !== "wait", ending);
      if (ending === "wait") assert.ok(seen.took >= 150 && seen.frames >= 2, JSON.stringify(seen));
      assert.deepEqual(await look(board), expected, ending);
      await board.page.close();
    }
    await still.page.close();
  });

  test("in the middle of a move the piece is neither here nor there, but under way", async () => {
    const board = await Stage.open();
    await board.show(BEFORE);
    const [resting, empty] = await board.tiles(["a6", "b6"]);
    await board.page.evaluate(async ([played, from, to]) => {
      // Frames come only when this test lets them.
      const frame = { call: (/** @type {number} */ _) => {} };
      window.requestAnimationFrame = (call) => {
        frame.call = call;
        return 1;
      };
      void stage().table.animate(played, from, to);
      frame.call(1000);
      frame.call(1100);
    }, /** @type {const} */ ([MOVE, BEFORE, AFTER]));
    const [left, passed] = await board.tiles(["a6", "b6"]);
    assert.ok(difference(resting, left) > 0.1);
    assert.ok(difference(empty, passed) > 0.1);
    await board.page.close();
  });

  test("without motion an action is shown at once, without a frame", async () => {
    const board = await Stage.open({ motion: false });
    await board.show(BEFORE);
    const { moving, frames } = await act(board, "wait");
    assert.deepEqual({ moving, frames }, { moving: false, frames: 0 });
    await board.page.close();
  });

  test("destroyed in the middle of a move it resolves and leaves the host empty", async () => {
    const board = await Stage.open();
    await board.show(BEFORE);
    const { stopped, layers } = await act(board, "destroy");
    assert.deepEqual({ stopped, layers }, { stopped: true, layers: 0 });
    await board.page.close();
  });
});
