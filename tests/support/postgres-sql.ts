import { randomBytes } from "node:crypto";
import pg from "pg";

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

/** A new, empty database on the server of `url`, whose other databases stay untouched. `stop` drops it. */
export async function createScratchDatabase(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `halalgo_test_${randomBytes(8).toString("hex")}`;
  await runSql(url, `CREATE DATABASE ${name}`);
  return { url: databaseUrl(url, name), stop: () => runSql(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}
