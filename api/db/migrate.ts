import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { disableTimeLimit } from "./connect";
import { migrations as shipped } from "./migrations";
import type { Database } from "./tables";

interface Options {
  migrations?: Record<string, Migration>;
  /** How long a migration may wait for a table lock, as later queries queue behind it. */
  lockTimeoutMs?: number;
  /** How long a migration is retried: a backup locks tables for minutes. */
  retryForMs?: number;
}

/**
 * Migrates the schema, each migration in its own transaction. Safe when several processes start at once: Kysely's Postgres
 * adapter takes an advisory lock. A migration that cannot lock its table is retried for `retryForMs`, so that the serving version
 * is never blocked for long. Newer migrations that already ran are accepted: during an upgrade a process of the old version may
 * restart, and every migration leaves a schema it can use (CONTRIBUTING.md).
 * @throws the first migration's error; that migration is rolled back
 */
export async function migrateToLatest(
  db: Kysely<Database>,
  { migrations = shipped, lockTimeoutMs = 2_000, retryForMs = 240_000 }: Options = {},
): Promise<void> {
  const ours = Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, within(lockTimeoutMs, one)]));
  const known = Object.keys(migrations);
  const until = Date.now() + retryForMs;
  for (;;) {
    const newer = await newerMigrations(db, known);
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...ours, ...newer }) } });
    // A new database has no other users, so run all at once, which checks the tables only once.
    const { error, results } = await (newer ? migrator.migrateUp() : migrator.migrateToLatest());
    if (!error && !results?.length) return;
    if (!error) continue;
    // The newer version may have migrated concurrently.
    if (count(await newerMigrations(db, known)) > count(newer)) continue;
    if (!isHeldUp(error)) throw error instanceof Error ? error : new Error("The database failed", { cause: error });
    if (Date.now() > until) throw new Error(heldUp(results?.at(-1)?.migrationName), { cause: error });
    await pause(lockTimeoutMs / 2);
  }
}

const heldUp = (name = "A migration") =>
  `${name} waits for a table that somebody uses, such as a backup or a long query. Start again once that is over.`;

/** Locked tables, or another migrating process that takes longer than a statement may. */
const isHeldUp = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && (error.code === "55P03" || error.code === "57014");

const within = (lockTimeoutMs: number, { up }: Migration): Migration => ({
  up: async (db) => {
    await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(db);
    await disableTimeLimit(db);
    await up(db);
  },
});

const count = (found: object | null) => Object.keys(found ?? {}).length;

/** The migrations that ran and are newer than this version; null in a new database. */
async function newerMigrations(db: Kysely<Database>, known: string[]): Promise<Record<string, Migration> | null> {
  const table = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return null;
  const last = [...known].sort().at(-1) ?? "";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name > ${last}`.execute(db);
  const up = () => Promise.reject(new Error("This migration belongs to a newer version."));
  return Object.fromEntries(rows.map(({ name }) => [name, { up }]));
}
