import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * A rush, played on the built app, two copies of the API and a Postgres of its own, on loopback only; about four minutes:
 * 300 paid orders in a minute to 30 restaurants with three kitchen displays and two dashboard pages open each, every order answered
 * after 15 seconds, while copies of the API are killed and stopped; one restaurant stands in a real browser, which writes down what it
 * plays. Then 1,000 open streams on one process. Ends with an error where a promise is not kept.
 *   npm run build && node tests/load/rush.mjs [--orders 300] [--places 30] [--displays 3] [--dashboards 2] [--streams 1000] [--calm]
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
