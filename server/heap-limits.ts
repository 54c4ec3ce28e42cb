import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Half of what V8 takes by itself. An app's requests leave little alive, and the old generation may grow by as much again. Bytes. */
const maxYoungBytes = 16 * 1024 * 1024;
const checkEveryMs = 250;
/** After the first response, which it would hold up by a tenth of a second. */
const collectAfterMs = 1_000;

/**
 * Limits how far V8's heap grows beyond what is alive. By itself V8 lets it grow to several times that before it collects: an app
 * then takes 560 instead of 215 MB after minutes at full load. The API has less alive, and collecting every second would make up its
 * slowest percent of responses (docs/performance.md). Call it once the process has started.
 */
export function limitHeap(role: "app" | "api"): void {
  setFlagsFromString(`--heap-growing-percent=${role === "api" ? 60 : 20}`);
  if (role === "api") return setGrowthFactor(2);
  setTimeout(collectGarbage, collectAfterMs).unref();
  setInterval(limitYoungGeneration, checkEveryMs).unref();
}

/** Lets the young generation double only while it is smaller than its limit. V8 also shrinks it, so this goes on. */
export function limitYoungGeneration(): void {
  const young = getHeapSpaceStatistics().find((space) => space.space_name === "new_space");
  const isAtLimit = young !== undefined && young.space_size >= maxYoungBytes;
  setGrowthFactor(isAtLimit ? 1 : 2);
}

/** By how much V8 multiplies the young generation when it wants more. */
export function setGrowthFactor(factor: 1 | 2): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

/** Frees what starting left behind. V8's limit of the old generation counts from the latest collection of everything. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  if (typeof collect === "function") collect();
}
