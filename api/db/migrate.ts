import { type Kysely, Migrator } from "kysely";
import type { Database } from "./tables";
import { migrations } from "./migrations";

/**
 * Brings the schema up to date. Safe when several processes start at once: Kysely's Postgres adapter takes an advisory lock.
 * @throws the first migration's error; nothing of that migration is kept.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("The database could not be migrated", { cause: error });
}
