import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's maintenance URL and the name of a migrated database to copy. Only in the project `api-postgres`. */
    postgres: { url: string; template: string };
  }
}

/** Vitest global setup of `api-postgres`: one server, and one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  try {
    const template = "halalgo_template";
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
    await server.stop();
    throw error;
  }
  return () => server.stop();
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Runs one statement on its own connection. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
