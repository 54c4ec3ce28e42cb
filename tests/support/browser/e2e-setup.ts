import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../app";
import { startPostgres } from "../databases/postgres";
import { createScratchDatabase } from "../databases/postgres-sql";
import { demoSeed } from "../seed";

/**
 * Playwright global setup: makes the demo data once for each kind of database, before the workers copy them.
 * @returns what takes the Postgres server down again
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-seed-"));
  const server = await startPostgres();
  const template = await createScratchDatabase(server.url);
  const [seed, app] = await Promise.all([
    demoSeed(),
    startApp({ dataDir: folder, timeoutMs: 120_000, env: { DATABASE_URL: template.url } }),
  ]);
  await app.stop();
  process.env.TEST_SEED = seed;
  process.env.TEST_SEED_ON_POSTGRES = folder;
  process.env.TEST_SEED_DATABASE = template.url;
  return async () => {
    await template.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
