/**
 * `node tests/page/serve.mjs [--open] [--port N]`: serves this working tree for playing and prints
 * the address. `./build.sh play` builds first and then runs this.
 */

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "./server.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Saved games belong to an address with its port. So the same port is tried first every time, and
 * a few after it, before any free one.
 */
const USUAL_PORTS = [8320, 8321, 8322, 8323, 0];

/** @param {string} message */
function fail(message) {
  console.error(`play: ${message}`);
  process.exit(1);
}

function readArguments() {
  const { values } = parseArgs({
    options: { open: { type: "boolean", default: false }, port: { type: "string" } },
  });
  if (values.port === undefined) return { open: values.open, ports: USUAL_PORTS };
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65535)
    throw new Error(`--port takes a number from 1 to 65535, not '${values.port}'`);
  return { open: values.open, ports: [port] };
}

/** @param {number[]} ports */
async function serveOnFirstFree(ports) {
  for (const port of ports) {
    try {
      return await serve({ root: ROOT, port });
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== "EADDRINUSE") throw error;
      if (port === ports.at(-1))
        throw new Error(`port ${port} is taken (${message})`, { cause: error });
    }
  }
  throw new Error("no port to try");
}

/** @param {string} address */
function openInBrowser(address) {
  const [program, ...before] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", ""]
        : ["xdg-open"];
  const child = spawn(program, [...before, address], { stdio: "ignore", detached: true });
  child.on("error", () =>
    console.error(`play: ${program} does not start; open the address by hand`),
  );
  child.unref();
}

try {
  const { open, ports } = readArguments();
  const { address } = await serveOnFirstFree(ports);
  console.log(`\nFanqi is at ${address} (Ctrl-C ends it)`);
  if (open) openInBrowser(address);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
