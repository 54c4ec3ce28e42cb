import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Database } from "./tables";
import { migrations } from "./migrations";

/**
 * Brings the schema up to date. Safe when several processes start at once: Kysely's Postgres adapter takes an advisory lock.
 * Migrations of a newer version that have run already are left as they are: during an upgrade a process of the old version
 * may have to start again, and every migration leaves it a schema it can work with (CONTRIBUTING.md).
 * @throws the first migration's error; nothing of that migration is kept.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const newer = await newerMigrations(db);
  const provider = { getMigrations: () => Promise.resolve({ ...migrations, ...newer }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  // The newer version may have run its own in this very moment.
  if (Object.keys(await newerMigrations(db)).length > Object.keys(newer).length) return migrateToLatest(db);
  throw error instanceof Error ? error : new Error("The database could not be migrated", { cause: error });
}

/** What has run and comes after all that this version knows. */
async function newerMigrations(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const table = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return {};
  const last = Object.keys(migrations).sort().at(-1) ?? "";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name > ${last}`.execute(db);
  const up = () => Promise.reject(new Error("This migration belongs to a newer version."));
  return Object.fromEntries(rows.map(({ name }) => [name, { up }]));
}
