import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { startPostgres } from "./postgres";
import { databaseUrl, runSql } from "./postgres-sql";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's maintenance URL and the name of a migrated database to copy. Only in the project `api-postgres`. */
    postgres: { url: string; template: string };
  }
}

/** Vitest global setup of `api-postgres`: one Postgres, and one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  // A name of its own: with DATABASE_URL several runs share a server.
  const template = `halalgo_template_${randomBytes(8).toString("hex")}`;
  const stop = async () => {
    await runSql(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
  try {
    await runSql(server.url, `CREATE DATABASE ${template}`);
    // Left open, this connection would forbid copying the template.
    const database = await connectDatabase({ url: databaseUrl(server.url, template) });
    try {
      await migrateToLatest(database.db);
    } finally {
      await database.close();
    }
    project.provide("postgres", { url: server.url, template });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
