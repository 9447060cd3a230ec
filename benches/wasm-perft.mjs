/**
 * Perft of a middle game with every action of every ply played: the native program and both
 * WebAssembly modules in turn, so that all see the same state of the machine. Prints the best and
 * the median of the rounds in millions of nodes a second, and the ratios to native.
 *
 *     node benches/wasm-perft.mjs [ROUNDS]
 *
 * The native program is FANQI_PROGRAM, or target/release/fanqi; the modules are those of www/pkg.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const POSITION =
  "1C1x1/E1MF1/3k1/1J3/5/1m3/CK2L/3G1/Kf1L1/EBg2/N4/1Xdel 1 r DDBJKLEXNNdbbccjjkklleexnnn 118 0";
const RULES = "classic";
const DEPTH = 5;
const NODES = 89_819_482;

const program =
  process.env.FANQI_PROGRAM ?? new URL("../target/release/fanqi", import.meta.url).pathname;
const rounds = Number(process.argv[2] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`the number of rounds is a whole number from 1, not ${process.argv[2]}`);
}

/** @param {string} name a module of www/pkg */
async function load(name) {
  // A query makes the glue a module of its own, with a memory of its own.
  const glue = await import(`../www/pkg/fanqi.js?${name}`);
  await glue.default({
    module_or_path: readFileSync(new URL(`../www/pkg/${name}`, import.meta.url)),
  });
  return () => {
    const begun = performance.now();
    const nodes = glue.perft(RULES, POSITION, DEPTH, true);
    return { nodes, seconds: (performance.now() - begun) / 1000 };
  };
}

function native() {
  const out = execFileSync(
    program,
    ["perft", `${DEPTH}`, "--every-node", "--rules", RULES, "--position", POSITION],
    { encoding: "utf8" },
  );
  const nodes = Number(/^nodes\s+(\d+)/m.exec(out)?.[1]);
  const seconds = Number(/^seconds\s+([\d.]+)/m.exec(out)?.[1]);
  return { nodes, seconds };
}

const builds = [
  { name: "native", run: native },
  { name: "WebAssembly", run: await load("fanqi_bg.wasm") },
  { name: "WebAssembly, SIMD", run: await load("fanqi_simd_bg.wasm") },
];
/** @type {Map<string, number[]>} */
const speeds = new Map(builds.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const { name, run } of builds) {
    const { nodes, seconds } = run();
    if (nodes !== NODES) throw new Error(`${name} counts ${nodes} nodes instead of ${NODES}`);
    speeds.get(name)?.push(nodes / seconds / 1e6);
  }
}

const median = (/** @type {number[]} */ list) =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const base = median(speeds.get("native") ?? []);
console.log(`perft ${DEPTH}, every node played, ${rounds} rounds; million nodes a second`);
for (const [name, list] of speeds) {
  const ratio = (median(list) / base).toFixed(2);
  console.log(
    `${name.padEnd(18)} best ${Math.max(...list)
      .toFixed(1)
      .padStart(6)}` + `   median ${median(list).toFixed(1).padStart(6)}   ratio ${ratio}`,
  );
}
