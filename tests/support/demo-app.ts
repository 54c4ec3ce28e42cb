import { rmSync } from "node:fs";
import { type RunningApp, startApp } from "./app";
import { createScratchDatabase, databaseUrl } from "./databases/postgres-sql";
import { copySeed, demoSeed } from "./seed";

/** Where an app under test keeps its data: within itself, or on the Postgres server of Playwright's global setup. */
export type DatabaseKind = "embedded" | "postgres";

/** The built app with a copy of the demo data of its own, which `stop` removes. */
export async function startDemoApp(kind: DatabaseKind, env: Record<string, string> = {}): Promise<RunningApp> {
  const { folder, database } = kind === "postgres" ? await copyOnPostgres() : await embeddedCopy();
  const app = await startApp({
    dataDir: folder,
    isLasting: true,
    env: { ...env, ...(database ? { DATABASE_URL: database.url } : {}) },
  });
  return {
    ...app,
    async stop(signal) {
      await app.stop(signal);
      await database?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function embeddedCopy() {
  return { folder: copySeed(process.env.TEST_SEED ?? (await demoSeed())), database: undefined };
}

async function copyOnPostgres() {
  const { TEST_SEED_ON_POSTGRES: seed, TEST_SEED_DATABASE: template } = process.env;
  if (!seed || !template) throw new Error("The demo data on Postgres is made by tests/support/browser/e2e-setup.ts.");
  return {
    folder: copySeed(seed),
    database: await createScratchDatabase(databaseUrl(template, "postgres"), template),
  };
}
