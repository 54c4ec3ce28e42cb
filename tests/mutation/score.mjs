/**
 * What came of a folder of `instrument.mjs`: how many mutants each file had killed, and the ones that no test noticed, also
 * because no test reaches them; with a part of a path, of those files only: `node tests/mutation/score.mjs <folder> modules/quote`
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const folder = resolve(process.argv[2] ?? "");
const part = process.argv[3] ?? "";
const all = JSON.parse(readFileSync(join(folder, "mutants.json"), "utf8"));
const mutants = new Map(
  all
    .map((mutant) => ({ ...mutant, file: relative(folder, mutant.fileName) }))
    .filter(({ file }) => file.includes(part))
    .map((mutant) => [mutant.id, mutant]),
);
const idsIn = (name) => {
  const path = join(folder, "results", name);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return new Set(lines.map((line) => line.split(" ")[0]).filter((id) => mutants.has(id)));
};
const [chosen, loaded, killed, unnoticed] = ["chosen", "loaded", "killed", "survived"].map(idsIn);
const isMissed = (id) => !killed.has(id) && !unnoticed.has(id) && !loaded.has(id);
const missed = [...chosen].filter(isMissed);
const survived = [...unnoticed].filter((id) => !killed.has(id));
const files = {};
for (const [how, ids] of Object.entries({ killed, survived, missed }))
  for (const id of ids) (files[mutants.get(id).file] ??= { killed: 0, survived: 0, missed: 0 })[how] += 1;
console.table(files);
for (const id of [...survived, ...missed]) {
  const { file, location, mutatorName, replacement } = mutants.get(id);
  const line = location.start.line + 1;
  console.log(`${file}:${line} ${mutatorName} ${replacement.slice(0, 100)}${missed.includes(id) ? " (missed)" : ""}`);
}
const tried = killed.size + survived.length + missed.length;
console.log(`${killed.size} of ${tried} killed (${((100 * killed.size) / tried).toFixed(1)} %), ${mutants.size} made`);
