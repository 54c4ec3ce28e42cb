import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Half of what V8 takes by itself, in bytes. The old generation may grow by as much again. */
const youngBytes = 16 * 1024 * 1024;
/** After the first response, which a collection would hold up by a tenth of a second. */
const collectAfterMs = 1_000;

/**
 * Limits how far V8's heap grows beyond what is alive. By itself V8 lets it grow to several times that before it collects. The API has
 * less alive, and collecting every second would make up its slowest percent of responses (docs/performance.md).
 */
export function limitHeap(role: "app" | "api"): void {
  setFlagsFromString(`--heap-growing-percent=${role === "api" ? 60 : 20}`);
  if (role === "api") {
    setGrowthFactor(2);
    // V8 learns while busy that what a call makes lives long, and from then on makes all of it where only a collection of everything frees it.
    setFlagsFromString("--no-allocation-site-pretenuring");
  } else setTimeout(collectGarbage, collectAfterMs).unref();
}

/** V8 grows the young generation long before so much has been allocated; in case it does not, this is tried only every few seconds. */
const maxAllocations = 2_000;
const tryEveryMs = 10_000;
let triedAt = -Infinity;

/**
 * Grows the young generation to its size here, since V8 would double it past that: the build has turned that off before anything else
 * was loaded (scripts/compile.mjs). V8 shrinks it while there is little to do, so this is called before each page.
 */
export function growYoungGeneration(): void {
  if (performance.now() - triedAt < tryEveryMs) return;
  triedAt = performance.now();
  const size = measureYoungGeneration();
  const factor = getGrowthFactor(size);
  if (factor === 1) return;
  setGrowthFactor(factor);
  // V8 grows it once more is alive after a collection than it held before.
  const alive: number[][] = [];
  while (measureYoungGeneration() === size && alive.length < maxAllocations)
    alive.push(Array.from({ length: 1000 }, (_, index) => index));
  setGrowthFactor(1);
}

/** The largest whole factor, which V8 wants, that does not exceed the limit; V8 shrinks to any size. */
export const getGrowthFactor = (bytes: number): number => Math.max(1, Math.floor(youngBytes / bytes));

const measureYoungGeneration = (): number =>
  getHeapSpaceStatistics().find((space) => space.space_name === "new_space")?.space_size ?? youngBytes;

/** By how much V8 multiplies the young generation when it wants more. */
function setGrowthFactor(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/** Frees what starting left behind. V8's limit of the old generation counts from the latest collection of everything. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  if (typeof collect === "function") collect();
}
