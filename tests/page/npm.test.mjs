/** The package for bundlers: installed from its tarball, built with Vite, checked by tsc, and played. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Visit } from "./harness.mjs";
import { checkAgainstReplay, playOn } from "./player.mjs";
import { serve, STRICT_POLICY } from "./server.mjs";
import { click, Table } from "./table.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SITE = process.env.FANQI_SITE;
const skip = SITE ? false : "a package is made from a written site; FANQI_SITE names one";

let work = "";
let project = "";

/** @param {string} name @param {string} text */
function write(name, text) {
  mkdirSync(join(project, name, ".."), { recursive: true });
  writeFileSync(join(project, name), text);
}

/** A tool of this repository, run in the project. @param {string} name @param {string[]} parts */
const run = (name, ...parts) =>
  execFileSync(join(ROOT, "node_modules/.bin", name), parts, {
    cwd: project,
    encoding: "utf8",
    stdio: "pipe",
  });

before(() => {
  if (!SITE) return;
  work = mkdtempSync(join(tmpdir(), "fanqi-npm-"));
  project = join(work, "project");
  execFileSync(process.execPath, [join(ROOT, "tools/package.mjs"), SITE, join(work, "package")]);
  const packed = execFileSync("npm", ["pack", "--json", join(work, "package")], {
    cwd: work,
    encoding: "utf8",
  });
  const [{ filename }] = JSON.parse(packed);
  write("package.json", JSON.stringify({ name: "host", private: true, type: "module" }));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", join(work, filename)], {
    cwd: project,
    stdio: "pipe",
  });
});
after(() => work && rmSync(work, { recursive: true }));

test("the package has the version of the program, and no dependency", { skip }, () => {
  const installed = join(project, "node_modules/fanqi");
  const { version, dependencies } = JSON.parse(
    readFileSync(join(installed, "package.json"), "utf8"),
  );
  assert.equal(
    version,
    /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, "Cargo.toml"), "utf8"))?.[1],
  );
  assert.equal(dependencies, undefined);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "www/pkg/fanqi_bg.wasm"])
    assert.ok(existsSync(join(installed, name)), name);
});

const HOST = `import { mount, type FanqiAction } from "fanqi";

const said: string[] = [];
const note = ({ detail }: CustomEvent<FanqiAction>) => said.push(detail.text + detail.position);
const element: HTMLElement = document.body;
element.addEventListener("fanqi-action", note);
element.addEventListener("fanqi-end", ({ detail }) => said.push(detail.reason, String(detail.winner)));
const { board, destroy } = mount(element, { rules: "quick", opponent: "program", save: "mine" });
const texts: string[] = [board.record, board.position];
document.querySelector("fanqi-board")?.record.trim();
document.createElement("fanqi-board").position.trim();
destroy();
export { texts };

// @ts-expect-error there is no such opponent
mount(element, { opponent: "nobody" });
// @ts-expect-error the game is not to be written from outside
board.record = "";
// @ts-expect-error an action has no such thing
element.addEventListener("fanqi-action", ({ detail }) => detail.deal);
`;

for (const [module, moduleResolution] of [
  ["esnext", "bundler"],
  ["node16", "node16"],
])
  test(`its types hold in a strict project, ${moduleResolution}`, { skip }, () => {
    write("types/host.ts", HOST);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
      module,
      moduleResolution,
    };
    write("types/tsconfig.json", JSON.stringify({ compilerOptions, include: ["host.ts"] }));
    try {
      run("tsc", "--project", "types/tsconfig.json");
    } catch (error) {
      assert.fail(/** @type {any} */ (error).stdout);
    }
  });

test(
  "a page that Vite has built plays, from a sub-path and under the strict policy",
  { skip, timeout: 180_000 },
  async () => {
    write(
      "index.html",
      `<!doctype html><script type="module" src="/main.js"></script><div id="here"></div>`,
    );
    write(
      "main.js",
      `import { mount } from "fanqi";
    mount(document.getElementById("here"), { rules: "quick", seed: "vite", first: "me", motion: "0" });`,
    );
    run("vite", "build", "--base", "./", "--logLevel", "warn");
    const dist = join(project, "dist");
    const index = readFileSync(join(dist, "index.html"), "utf8");
    const server = await serve({
      root: dist,
      base: "/built/",
      policy: STRICT_POLICY,
      pages: { "": index },
      folder: "/assets/",
    });
    // The browser asks for an icon, which this page has not.
    const visit = await Visit.begin({ address: server.address, expected: [/404/] });
    try {
      const page = await visit.context.newPage();
      /** @type {string[]} */
      const missing = [];
      page.on("response", (response) => {
        if (!response.ok()) missing.push(response.url());
      });
      await page.goto(server.address);
      const table = await Table.attach(page);
      await playOn(table, click, { plies: 8 });
      await checkAgainstReplay(table);
      await table.press("menu");
      await table.board.locator("select[name=lang]").selectOption("zh-Hans");
      await table.waitForText("status", /[一-鿿]/);
      const names = visit.requests.map((url) => url.split("/").pop() ?? "");
      assert.ok(
        names.some((name) => /^opponent-worker-.*\.js$/.test(name)),
        "the worker was built",
      );
      assert.ok(!names.some((name) => /opponent-page/.test(name)), "and it is used");
      assert.deepEqual(missing, []);
      visit.assertClean();
    } catch (error) {
      await visit.shootFailure("vite");
      throw error;
    } finally {
      await visit.end();
      await server.close();
    }
  },
);
