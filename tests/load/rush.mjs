import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * A rush, played on the built app, two copies of the API and a Postgres of its own, on loopback only; about four minutes:
 * 200 orders in a minute before 20 open kitchen displays while copies of the API are killed and stopped, then 1,000 open
 * streams on one process. Ends with an error where a ticket is missing, doubled or late, or memory grows without bounds.
 *   npm run build && node tests/load/rush.mjs [--orders 200] [--displays 20] [--streams 1000]
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const outfile = `${root}.cache/rush.mjs`;
mkdirSync(`${root}.cache`, { recursive: true });
await build({
  entryPoints: [`${root}tests/load/rush/main.ts`],
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
