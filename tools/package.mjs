/**
 * `node tools/package.mjs SITE FOLDER`: makes a folder for `npm pack` from a written site: the board
 * for pages that are put together by a bundler, with its types.
 */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What a board loads; the rest of a site belongs to `index.html`. */
const PARTS = [
  "fanqi.js",
  "style.css",
  "opponent-worker.js",
  "opponent-page.js",
  "dialogs",
  "text",
  "pkg",
];
const TYPES = ["fanqi.d.ts", "contract.d.ts"];
const PAPERS = ["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/** A field of `Cargo.toml`, where the package's own stand first. @param {string} name */
function cargoField(name) {
  const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  const value = new RegExp(`^${name} = "(.*)"$`, "m").exec(manifest)?.[1];
  if (!value) throw new Error(`Cargo.toml has no ${name}`);
  return value;
}

const description = () => ({
  name: "fanqi",
  version: cargoField("version"),
  description: "Flip Luzhanqi (军棋翻棋) as a custom element, against a program or a friend",
  keywords: ["luzhanqi", "junqi", "军棋", "翻棋", "board-game", "custom-element"],
  license: cargoField("license"),
  type: "module",
  exports: {
    ".": { types: "./www/fanqi.d.ts", default: "./www/fanqi.js" },
    "./www/*": "./www/*",
    "./package.json": "./package.json",
  },
  types: "./www/fanqi.d.ts",
  // Importing it defines the element.
  sideEffects: true,
  files: ["www", "LICENSE-*"],
});

const [site, folder, ...others] = process.argv.slice(2);
if (!site || !folder || others.length) {
  console.error("usage: node tools/package.mjs SITE FOLDER");
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "www"), { recursive: true });
for (const part of PARTS)
  cpSync(join(site, "www", part), join(folder, "www", part), { recursive: true });
for (const name of TYPES) cpSync(join(ROOT, "www", name), join(folder, "www", name));
for (const name of PAPERS) cpSync(join(ROOT, name), join(folder, name));
writeFileSync(join(folder, "package.json"), `${JSON.stringify(description(), null, 2)}\n`);
