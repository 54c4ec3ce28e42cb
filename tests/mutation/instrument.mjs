/**
 * Puts Stryker's mutants into a copy of the project, for `loop-runner.ts`:
 * `node tests/mutation/instrument.mjs <folder> api/modules/quote domain/money.ts …`
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInstrumenter } from "@stryker-mutator/instrumenter";
import { createInjector } from "typed-inject";

const [target = "", ...chosen] = process.argv.slice(2);
const folder = resolve(target);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "results"), { recursive: true });
const left = ["node_modules", ".git", ".cache", "build", "data", "test-results"];
const excluded = left.flatMap((name) => ["--exclude", `./${name}`]);
const archive = execFileSync("tar", ["c", ...excluded, "."], { maxBuffer: 1e9 });
execFileSync("tar", ["x", "-C", folder], { input: archive });
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesOf(join(path, name))) : [path];
const files = chosen
  .flatMap(filesOf)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => ({ name: join(folder, name), mutate: true, content: readFileSync(name, "utf8") }));
const silent = Object.fromEntries(
  ["trace", "debug", "info", "warn", "error", "fatal"].map((level) => [level, () => undefined]),
);
const logger = { ...silent, isDebugEnabled: () => false };
const instrumenter = createInjector().provideValue("logger", logger).injectFunction(createInstrumenter);
const made = await instrumenter.instrument(files, {
  plugins: null,
  excludedMutations: [],
  ignorers: [],
  mutator: {},
  noHeader: false,
});
for (const { name, content } of made.files) writeFileSync(name, content);
writeFileSync(join(folder, "mutants.json"), JSON.stringify(made.mutants));
console.log(`${made.mutants.length} mutants in ${files.length} files`);
