/** The server of `./build.sh play` and of the page tests. */

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "./server.mjs";

/** @param {string} name @param {(root: string, address: string) => Promise<void>} body */
const serverTest = (name, body) =>
  test(name, async () => {
    const root = mkdtempSync(join(tmpdir(), "fanqi-server-"));
    mkdirSync(join(root, "www"));
    for (let index = 0; index < 20; index++)
      writeFileSync(join(root, `www/${index}.js`), " ".repeat(50_000));
    writeFileSync(join(root, "secret.js"), "0");
    const server = await serve({ root, base: "/in/here/" });
    try {
      await body(root, server.address);
    } finally {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    }
  });

serverTest("what is there comes, never from a cache, and nothing else", async (root, address) => {
  writeFileSync(join(root, "www/a.wasm"), "\0asm");
  const found = await fetch(`${address}www/a.wasm?copy=1`);
  assert.equal(found.status, 200);
  assert.equal(found.headers.get("content-type"), "application/wasm");
  assert.equal(found.headers.get("cache-control"), "no-store");
  assert.equal((await found.arrayBuffer()).byteLength, 4);
  for (const path of ["www/b.js", "www/", "secret.js", "www/..%2fsecret.js", "www/%00", "www/%"])
    assert.equal((await fetch(address + path)).status, 404, path);
  assert.equal((await fetch(new URL("/www/0.js", address))).status, 404, "outside of its base");
});

serverTest(
  "a file that goes while it is asked for is missing, and no more",
  async (root, address) => {
    const asked = Array.from({ length: 20 }, (_, index) => {
      /** @type {Promise<number | undefined>} */
      const status = new Promise((resolve, reject) => {
        get(`${address}www/${index}.js`, (response) => {
          response.resume().on("error", () => {});
          response.on("close", () => resolve(response.statusCode));
        }).on("error", reject);
      });
      return status;
    });
    await new Promise((resolve) => setTimeout(resolve, 3));
    rmSync(join(root, "www"), { recursive: true });
    for (const status of await Promise.all(asked)) assert.ok(status === 200 || status === 404);
    assert.equal((await fetch(`${address}www/0.js`)).status, 404);
  },
);
