import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { getGrowthFactor } from "./heap-limits";

/** In a process of its own: other tests have grown the heap of this one. Some of what it allocates is alive at the next collection. */
const program = `
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { growYoungGeneration } from "./server/heap-limits";

const megabytes = () => getHeapSpaceStatistics().find((space) => space.space_name === "new_space").space_size / 2 ** 20;
setFlagsFromString("--semi-space-growth-factor=1"); // As the build does (scripts/compile.mjs).
const alive = [];
const sizes = [];
for (let round = 0; round < 150; round += 1) {
  for (let index = 0; index < 100_000; index += 1) alive[index % 5000] = { round, index, list: [index, round] };
  // A collection that began before the setting may still grow it.
  if (round === 0 || round === 20) sizes.push(megabytes());
  if (round > 20) growYoungGeneration();
}
console.log(JSON.stringify([...sizes, megabytes()]));
`;

test("the young generation stays small while code is loaded, then grows to its limit, not to twice as much", () => {
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const [before, loaded, later] = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  expect(loaded).toBe(before);
  expect(later).toBe(16);
});

test("V8 is given whole factors alone, none that grows beyond the limit", () => {
  const megabyte = 2 ** 20;
  expect([1, 2, 5, 8, 9, 14, 16, 32].map((size) => getGrowthFactor(size * megabyte))).toEqual([
    16, 8, 3, 2, 1, 1, 1, 1,
  ]);
});
