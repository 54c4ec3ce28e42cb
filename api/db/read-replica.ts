import {
  CompiledQuery,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import type { Logger } from "pino";
import { postgresPool } from "./connect";
import type { Database } from "./tables";

/** Where lists, search and reports are read. */
interface ReadReplica {
  reads: Kysely<Database>;
  /** Whether it answers, and is not behind by more than the time since the check before; asked again and again. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  url: string;
  /** The database itself: it answers what the replica does not. */
  main: Kysely<Database>;
  logger: Pick<Logger, "info" | "warn">;
  poolSize?: number;
  /** How long a connection, and a statement, may take there; then the database itself is asked. */
  patienceMs?: number;
}

/**
 * [DATA-11] Reads at the replica, and at the database itself while it is away or behind: nobody is told, the log is. Statements come
 * one by one; it knows no transactions, and refuses to write.
 */
export function connectReplica({ url, main, logger, poolSize, patienceMs = 2_000 }: Options): ReadReplica {
  const pool = postgresPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    // Of a server that is gone without a word nothing is heard.
    query_timeout: patienceMs,
    options: "-c default_transaction_read_only=on",
  });
  /** Not before the first check has found it fit. */
  let isUsed: boolean | null = null;
  const use = (next: boolean, reason?: unknown) => {
    if (isUsed === next) return;
    isUsed = next;
    if (next) logger.info("Lists, search and reports are read at the replica");
    else
      logger.warn(
        { err: reason },
        "The replica is left alone: lists, search and reports are read at the database itself",
      );
  };

  async function ask<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (/^\s*(begin|start)\b/i.test(statement)) throw new Error("The replica has no transactions.");
    if (isUsed) {
      try {
        const { rows } = await pool.query(statement, [...parameters]);
        return { command: "SELECT", rowCount: rows.length, rows };
      } catch (error) {
        // Somebody writes where only is to be read: a fault, which another try would hide.
        if (getErrorCode(error) === readOnly) throw error;
        // One that takes long is not away; the next check tells.
        if (isAway(error)) use(false, error);
      }
    }
    const { rows } = await main.executeQuery<R>(CompiledQuery.raw(statement, [...parameters]));
    return { command: "SELECT", rowCount: rows.length, rows };
  }

  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== "string") throw new Error("The replica has no cursors.");
    return ask<R>(statement, parameters);
  }

  const client: PostgresPoolClient = { query, release: () => undefined };
  const dialect = new PostgresDialect({ pool: { connect: () => Promise.resolve(client), end: () => pool.end() } });

  /** What the database itself had written at the check before. */
  let written: string | null = null;
  async function check(): Promise<void> {
    try {
      const { rows } = await pool.query<{ is_behind: boolean }>(
        "select coalesce(pg_last_wal_replay_lsn() < $1::pg_lsn, false) as is_behind",
        [written],
      );
      if (rows[0]?.is_behind) use(false, new Error("It is behind the database itself."));
      else use(true);
    } catch (error) {
      use(false, error);
    }
    // Where the database does not tell, nothing is known of how far behind it is.
    const now = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(main).catch(() => null);
    written = now?.rows[0]?.at ?? null;
  }

  const reads = new Kysely<Database>({ dialect });
  return { reads, check, close: () => reads.destroy() };
}

const readOnly = "25006";
const getErrorCode = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

/** Of Node, of a connection that breaks or is not to be had, and of a server that stops or starts. */
const isAway = (error: unknown): boolean =>
  /^(08|53|57P|E[A-Z])/.test(getErrorCode(error)) ||
  (getErrorCode(error) === "" && !/Query read timeout/.test(String(error)));
