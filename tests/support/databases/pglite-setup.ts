import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated data folder to copy. Only in the project `api-pglite`. */
    pgliteTemplate: string;
  }
}

/** Vitest global setup of `api-pglite`: making a database takes PGlite seconds, opening a copy of one does not. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "halalgo-pglite-"));
  const database = await connectDatabase({ dataDir });
  try {
    await migrateToLatest(database.db);
  } finally {
    await database.close();
  }
  project.provide("pgliteTemplate", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
