import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * How fast a full kitchen answers, on the built app, the API and a Postgres of its own, on loopback only; a minute: 60 tickets on 20
 * displays, one of them in a real browser. Prints how long a press takes to show there, and an answer to be drawn. Asserts nothing.
 *   npm run build && node tests/load/kitchen.mjs [--tickets 60] [--displays 20] [--presses 20]
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const outfile = `${root}.cache/kitchen.mjs`;
mkdirSync(`${root}.cache`, { recursive: true });
await build({
  entryPoints: [`${root}tests/load/rush/full-kitchen.ts`],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  alias: { "~": `${root}app`, "@domain": `${root}domain`, "@api": `${root}api`, "@tests": `${root}tests` },
  logLevel: "error",
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
rmSync(outfile, { force: true });
process.exitCode = status ?? 1;
