import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { connectDatabase } from "@api/db/connect";
import type {} from "./databases/pglite-setup";
import { databaseUrl, runSql } from "./databases/postgres-sql";

type Connection = Awaited<ReturnType<typeof connectDatabase>>;

/** The database of the running test file. Readable inside hooks and tests, not while the file is being collected. */
export interface TestDatabase {
  readonly db: Connection["db"];
  readonly kind: Connection["kind"];
  readonly listen: Connection["listen"];
  /** Postgres only: its URL, for tests that open more connections of their own. */
  readonly url: string | undefined;
}

/**
 * Gives the calling test file a fresh, migrated, empty database and takes it away at the end. Call it once, at the top
 * of a file named `*.db.test.ts` under api/. Each runs on a real Postgres, some on PGlite (embedded) as well (decision 018).
 */
export function withTestDatabase(): TestDatabase {
  let current: { connection: Connection; url?: string; remove: () => Promise<void> } | undefined;

  beforeAll(async () => {
    current = process.env.TEST_DATABASE === "postgres" ? await openPostgres() : await openPglite();
  }, 60_000);
  afterAll(async () => {
    await current?.connection.close();
    await current?.remove();
  });

  const opened = () => {
    if (!current) throw new Error("The test database is open in hooks and tests only.");
    return current;
  };
  return {
    get db() {
      return opened().connection.db;
    },
    get kind() {
      return opened().connection.kind;
    },
    get listen() {
      return opened().connection.listen;
    },
    get url() {
      return opened().url;
    },
  };
}

async function openPglite() {
  const { dataDir, remove } = copyPglite("migrated");
  return { connection: await connectDatabase({ dataDir }), remove };
}

/** A data folder of PGlite for a database of a test's own, which takes a fifth of the time of making one. Only in the project `api-pglite`. */
export function copyPglite(content: "empty" | "migrated"): { dataDir: string; remove: () => Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), "halalgo-pglite-"));
  cpSync(inject("pgliteTemplates")[content], dataDir, { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function openPostgres() {
  const server = inject("postgres");
  const name = `test_${randomBytes(8).toString("hex")}`;
  // Copying its files takes Postgres a fifth of the time of logging its pages, its usual way.
  await runSql(server.url, `CREATE DATABASE ${name} TEMPLATE ${server.template} STRATEGY FILE_COPY`);
  const url = databaseUrl(server.url, name);
  const connection = await connectDatabase({ url });
  return { connection, url, remove: () => runSql(server.url, `DROP DATABASE ${name} WITH (FORCE)`) };
}
