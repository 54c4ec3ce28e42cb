import type { PGlite } from "@electric-sql/pglite";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

/**
 * Lets Kysely's Postgres dialect speak to PGlite, so that there is one dialect for both. PGlite has a single connection:
 * callers take turns, a transaction keeps its turn until it is released.
 */
export function pglitePool(pglite: PGlite): PostgresPool {
  let turn: Promise<void> = Promise.resolve();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = turn;
      let release = (): void => undefined;
      turn = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return { query, release };
    },
    end: () => pglite.close(),
  };

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== "string") throw new Error("The embedded database has no cursors.");
    return run<R>(sql, parameters);
  }

  async function run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
    return { command: commandOf(sql), rowCount: affectedRows ?? rows.length, rows };
  }
}

const changes = ["INSERT", "UPDATE", "DELETE", "MERGE"] as const;

/** Kysely counts changed rows by it; whatever changes none counts as a select. */
function commandOf(sql: string): PostgresQueryResult<unknown>["command"] {
  const first = sql.trimStart().toUpperCase();
  return changes.find((change) => first.startsWith(change)) ?? "SELECT";
}
