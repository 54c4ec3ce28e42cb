import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { limitYoungGeneration } from "./heap-limits";

const limit = 16 * 1024 * 1024;
const youngBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === "new_space")?.space_size ?? 0;

/** Some of what it allocates is alive at the next collection, so that V8 wants to grow. */
function allocate(alive: unknown[], round: number) {
  for (let index = 0; index < 100_000; index += 1) alive[index % 5000] = { round, index, list: [index, round] };
}

test("the young generation grows to its limit, not to twice as much", () => {
  expect(youngBytes()).toBeLessThan(limit);
  const alive: unknown[] = [];
  for (let round = 0; round < 150; round += 1) {
    limitYoungGeneration();
    allocate(alive, round);
  }
  expect(youngBytes()).toBe(limit);
});
