/** What came of a folder of `instrument.mjs`: how many mutants each file had killed, and the ones that no test noticed. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const folder = resolve(process.argv[2] ?? "");
const mutants = new Map(JSON.parse(readFileSync(join(folder, "mutants.json"), "utf8")).map((each) => [each.id, each]));
const idsIn = (name) => {
  const path = join(folder, "results", name);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  return [...new Set(lines.map((line) => line.split(" ")[0]))];
};
const killed = new Set(idsIn("killed"));
const survived = idsIn("survived").filter((id) => !killed.has(id));
const files = {};
for (const id of [...killed, ...survived]) {
  const file = (files[relative(folder, mutants.get(id).fileName)] ??= { killed: 0, survived: 0 });
  file[killed.has(id) ? "killed" : "survived"] += 1;
}
console.table(files);
for (const id of survived) {
  const { fileName, location, mutatorName, replacement } = mutants.get(id);
  console.log(`${relative(folder, fileName)}:${location.start.line + 1} ${mutatorName} ${replacement.slice(0, 100)}`);
}
const tried = killed.size + survived.length;
console.log(`${killed.size} of ${tried} killed (${((100 * killed.size) / tried).toFixed(1)} %), ${mutants.size} made`);
