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

/**
 * A new database on the server of `url`, whose other databases stay untouched. `stop` drops it.
 * @param template the URL of a database there whose content it begins with, which nobody may be connected to; else it is empty
 */
export async function createScratchDatabase(
  url: string,
  template?: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `halalgo_test_${randomBytes(8).toString("hex")}`;
  await runSql(url, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${new URL(template).pathname.slice(1)}` : ""}`);
  return { url: databaseUrl(url, name), stop: () => runSql(url, `DROP DATABASE ${name} WITH (FORCE)`) };
}
