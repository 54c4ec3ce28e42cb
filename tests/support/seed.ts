import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "./app";
import { makeOnce } from "./make-once";

const SEEDS = ".cache/test-seeds";

/**
 * A data folder with the demo data in it, made once a build and kept, so that an app under test starts at once.
 * @returns the folder's path; copy it with `copySeed`, never run on it.
 */
export async function demoSeed(): Promise<string> {
  const build = createHash("sha256").update(readFileSync("build/index.js")).digest("hex").slice(0, 16);
  return makeOnce(SEEDS, build, async (dataDir) => {
    const app = await startApp({ dataDir, timeoutMs: 300_000 });
    await app.stop();
  });
}

/** A private copy of the demo data in a new temporary folder; remove it when done. */
export function copySeed(seed: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "halalgo-data-"));
  cpSync(seed, dataDir, { recursive: true });
  return dataDir;
}
