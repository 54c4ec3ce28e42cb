import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { loadSettings, requireNode } from "./environment.mjs";

requireNode();
loadSettings();
await build({ only: ["icons", "terms", "reference"] });

const remix = fileURLToPath(new URL("../node_modules/@remix-run/dev/dist/cli.js", import.meta.url));
// The program is one bundle, server included, so that a change restarts it; the browser reloads by itself. Remix empties the folder of the
// build it cancels while that one is still writing, and does not catch what follows: a save at that moment ended everything.
const child = spawn(process.execPath, ["--unhandled-rejections=warn", remix, "dev", "-c", "node build/index.js"], {
  stdio: "inherit",
  env: { DEMO: "1", ...process.env, NODE_ENV: "development" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
