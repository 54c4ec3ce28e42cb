import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** Data folders to copy: of a new database, and of a migrated one. Only in the project `api-pglite`. */
    pgliteTemplates: { empty: string; migrated: string };
  }
}

/** Vitest global setup of `api-pglite`: making a database takes PGlite seconds, opening a copy of one does not. */
export default async function setup(project: TestProject) {
  const [empty = "", migrated = ""] = [1, 2].map(() => mkdtempSync(join(tmpdir(), "halalgo-pglite-")));
  await (await connectDatabase({ dataDir: empty })).close();
  cpSync(empty, migrated, { recursive: true });
  const database = await connectDatabase({ dataDir: migrated });
  try {
    await migrateToLatest(database.db);
  } finally {
    await database.close();
  }
  project.provide("pgliteTemplates", { empty, migrated });
  return () => {
    for (const folder of [empty, migrated]) rmSync(folder, { recursive: true, force: true });
  };
}
