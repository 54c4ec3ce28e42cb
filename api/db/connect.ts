import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { minuteMs, secondMs } from "@domain/duration";
import { embeddedListener, embeddedPool, openPglite, preparingPool } from "./embedded";
import { type Listen, postgresListener } from "./listen";
import type { Database } from "./tables";

/** An open database. `close` ends its connections and releases the embedded database's data folder. */
export interface Connection {
  db: Kysely<Database>;
  kind: "pglite" | "postgres";
  /** Receives NOTIFY, also from other processes. */
  listen: Listen;
  /** Current connections; null for the embedded database, which has a single one. */
  pool: (() => PoolState) | null;
  close: () => Promise<void>;
}

interface PoolState {
  open: number;
  idle: number;
  /** Requests waiting for one. */
  waiting: number;
}

/** int8 (counts, identities) fits a double here, as do numeric(3,2) ratings. Dates without a time stay text. */
async function valueTypes(): Promise<pg.CustomTypesConfig> {
  const [int8, numeric, date, textArray] = [20, 1700, 1082, 1009];
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  const parseAnyArray: (source: string) => unknown = pg.types.getTypeParser(textArray, "text");
  types.setTypeParser(textArray, (source) => splitSimpleArray(source) ?? parseAnyArray(source));
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  types.setTypeParser(date, String);
  return types;
}

/**
 * The elements of an array of text if none is quoted or null, otherwise null: `{chicken,tikka}`. The driver's own parser makes an
 * object for each character, which was half of what a search allocated.
 * Source: https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO
 */
function splitSimpleArray(source: string): string[] | null {
  if (source === "{}") return [];
  const isSimple = source.startsWith("{") && !/^\{\{|["\\]|NULL/.test(source);
  return isSimple ? source.slice(1, -1).split(",") : null;
}

/** Removes the statement and lock time limits for this transaction. */
export async function disableTimeLimit(trx: Kysely<Database> | Kysely<unknown>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(trx);
}

/**
 * Opens Postgres at `url`, otherwise PGlite in the existing folder `dataDir`, otherwise PGlite in memory.
 * @throws an error for the operator when another process uses the data folder, or Postgres refuses or does not answer
 */
export async function connectDatabase(options: {
  url?: string;
  dataDir?: string;
  poolSize?: number;
  /** How long making a connection to Postgres, or waiting for one, may take. */
  connectionTimeoutMs?: number;
  /** How long a statement may take (see `disableTimeLimit`), in milliseconds. */
  statementMs?: number;
  /** Called for each broken connection. */
  onConnectionLost?: (error: Error) => void;
}): Promise<Connection> {
  if (options.url) {
    const pool = await postgresPool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: options.connectionTimeoutMs,
      statement_timeout: options.statementMs,
      onConnectionLost: options.onConnectionLost,
    });
    await reachPostgres(pool, options.url);
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const state = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    return {
      db,
      kind: "postgres",
      listen: postgresListener(options.url),
      pool: state,
      close: () => db.destroy(),
    };
  }
  const unlock = options.dataDir ? await lockFolder(options.dataDir) : undefined;
  const pglite = await openPglite(options.dataDir);
  const pool = await embeddedPool(pglite, { types: await valueTypes(), onConnectionLost: options.onConnectionLost });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = async () => {
    await db.destroy();
    await pglite.close();
    await unlock?.();
  };
  return { db, kind: "pglite", listen: embeddedListener(pool), pool: null, close };
}

interface PoolSettings extends pg.PoolConfig {
  onConnectionLost?: (error: Error) => void;
}

/** A pool of connections to Postgres. */
export async function postgresPool({ onConnectionLost, ...settings }: PoolSettings): Promise<pg.Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    ...settings,
    types: await valueTypes(),
    max: settings.max ?? 10,
    connectionTimeoutMillis: settings.connectionTimeoutMillis ?? 5000,
    // Detects a server that disappeared, so that waiting queries fail.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * secondMs,
    // The caller gave up long before. An open transaction of a stalled process would block others from its rows.
    statement_timeout: settings.statement_timeout ?? 30 * secondMs,
    idle_in_transaction_session_timeout: minuteMs,
  });
  // A broken connection is not fatal: the pool opens another, and its user gets an error from the next query. Without a handler
  // it would end the process: the pool handles idle connections only, not those between two queries of a transaction.
  pool.on("connect", (client) => client.on("error", (error) => onConnectionLost?.(error)));
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Creates the data folder if necessary and locks it for this process: PGlite lets two processes open it and damage it. A lock of a
 * dead process is taken over. Returns the function that releases it.
 * @throws when a living process holds the folder.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "halalgo.lock");
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
  } catch {
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (holder && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await writeFile(file, String(process.pid));
  }
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Opens the pool's first connection. @throws an error that names the setting and the reason, never the password */
async function reachPostgres(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    const { username, hostname, port, pathname } = new URL(url);
    const where = `database "${pathname.slice(1)}" at ${hostname || "localhost"}:${port || 5432}`;
    throw new Error(`Cannot connect to ${where} as "${username}" (DATABASE_URL): ${getReason(error)}.`, {
      cause: error,
    });
  }
}

/** A host name with several addresses fails once per address. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join(", ");
  return error instanceof Error ? error.message : String(error);
}
