/** Each browser that is promised the game can read at least one of the two modules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { moduleBytes } from "./module.mjs";

const { Features } = binaryen;

/** In every promised browser, the oldest being Chrome 91, Firefox 90 and Safari 15.4. */
const OLD_ENOUGH =
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.SignExt |
  Features.CallIndirectOverlong;

/** @param {string} name */
async function featuresOf(name) {
  const module = binaryen.readBinary(await moduleBytes(name));
  const features = module.getFeatures();
  // The section is a claim; this holds every instruction against it.
  assert.equal(module.validate(), 1, `${name} uses more than its section says`);
  module.dispose();
  return features;
}

test("the plain module asks for nothing that came later", async () => {
  assert.equal((await featuresOf("fanqi_bg.wasm")) & ~OLD_ENOUGH, 0);
});

test("the other module asks for SIMD and for nothing else that came later", async () => {
  assert.equal((await featuresOf("fanqi_simd_bg.wasm")) & ~OLD_ENOUGH, Features.SIMD128);
});
