import type { PGlite } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient } from "kysely";

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
      return { query: runQuery, release } as PostgresPoolClient;
    },
    end: () => pglite.close(),
  };

  async function runQuery(sql: string, parameters: readonly unknown[]) {
    const result = await pglite.query(sql, [...parameters]);
    const command = sql.trimStart().slice(0, 6).toUpperCase();
    return { command, rowCount: result.affectedRows ?? result.rows.length, rows: result.rows };
  }
}
