import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Compiles `tests/load/rush/<name>.ts` and runs it with this process's arguments; its exit code becomes this process's.
 * @param {string} name
 */
export async function runRushScript(name) {
  const outfile = `${root}.cache/rush-${name}.mjs`;
  mkdirSync(`${root}.cache`, { recursive: true });
  await build({
    entryPoints: [`${root}tests/load/rush/${name}.ts`],
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
}
