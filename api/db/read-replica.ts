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

/** The database for lists, search and reports. */
interface ReadReplica {
  reads: Kysely<Database>;
  /** Whether it is reachable and lags less than the check interval; checked repeatedly. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  url: string;
  /** The primary, used when the replica cannot answer. */
  main: Kysely<Database>;
  logger: Pick<Logger, "info" | "warn">;
  poolSize?: number;
  /** Time limits of connections and statements on the replica; then the primary is used. */
  connectionTimeoutMs?: number;
}

/**
 * [DATA-11] Reads from the replica, or from the primary while the replica is unreachable or lagging, which is only logged.
 * Supports single read statements, no transactions or writes.
 */
export async function connectReplica({
  url,
  main,
  logger,
  poolSize,
  connectionTimeoutMs = 2_000,
}: Options): Promise<ReadReplica> {
  const pool = await postgresPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: connectionTimeoutMs,
    // A server that disappeared sends no error.
    query_timeout: connectionTimeoutMs,
    options: "-c default_transaction_read_only=on",
  });
  /** Not used before the first successful check. */
  let isUsed: boolean | null = null;
  const use = (next: boolean, reason?: unknown) => {
    if (isUsed === next) return;
    isUsed = next;
    if (next) logger.info("Lists, search and reports are read at the replica");
    else logger.warn({ err: reason }, "Read replica unavailable or lagging; reading from the primary");
  };

  async function ask<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (/^\s*(begin|start)\b/i.test(statement)) throw new Error("The replica has no transactions.");
    if (isUsed) {
      try {
        const { rows } = await pool.query(statement, [...parameters]);
        return { command: "SELECT", rowCount: rows.length, rows };
      } catch (error) {
        // A write on the read-only connection is a bug that a retry on the primary would hide.
        if (getErrorCode(error) === readOnly) throw error;
        // A slow statement does not mean it is unreachable; the next check decides.
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

  /** The primary's write position at the previous check. */
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
    // Without the primary's position the lag is unknown.
    const now = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(main).catch(() => null);
    written = now?.rows[0]?.at ?? null;
  }

  const reads = new Kysely<Database>({ dialect });
  return { reads, check, close: () => reads.destroy() };
}

const readOnly = "25006";
const getErrorCode = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

/** Error codes of Node for broken or refused connections, and of a server that stops or starts. */
const isAway = (error: unknown): boolean =>
  /^(08|53|57P|E[A-Z])/.test(getErrorCode(error)) ||
  (getErrorCode(error) === "" && !/Query read timeout/.test(String(error)));
