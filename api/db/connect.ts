import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { embeddedListener, openPglite, PgliteSocket, preparingPool } from "./embedded";
import { type Listen, postgresListener } from "./listen";
import type { Database } from "./tables";

/** An open database. `close` ends its connections and, for the embedded one, gives the data folder free. */
export interface Connection {
  db: Kysely<Database>;
  kind: "pglite" | "postgres";
  /** Hears NOTIFY, from other processes too. */
  listen: Listen;
  /** Connections, now; null for the embedded one, which has a single connection. */
  pool: (() => PoolState) | null;
  close: () => Promise<void>;
}

interface PoolState {
  open: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

/** int8 (counts, identities) fits a double here; numeric(3,2) ratings too. Dates without a time stay texts. */
function valueTypes(): pg.CustomTypesConfig {
  const [int8, numeric, date] = [20, 1700, 1082];
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  types.setTypeParser(date, String);
  return types;
}

/** Lets the statements of this transaction, and what it waits for, take as long as they need. */
export async function disableTimeLimit(trx: Kysely<Database> | Kysely<unknown>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true)`.execute(trx);
}

/**
 * Opens Postgres at `url`, else PGlite in the folder `dataDir`, which has to exist, else PGlite in memory.
 * @throws a sentence when the data folder is in use by another living process, or Postgres refuses or does not answer.
 */
export async function connectDatabase(options: {
  url?: string;
  dataDir?: string;
  poolSize?: number;
  /** How long making a connection to Postgres, or waiting for one, may take. */
  patienceMs?: number;
  /** How long a statement may take (see `disableTimeLimit`), in milliseconds. */
  statementMs?: number;
  /** Told of each connection to Postgres that breaks. */
  lost?: (error: Error) => void;
}): Promise<Connection> {
  if (options.url) {
    const pool = postgresPool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: options.patienceMs,
      statement_timeout: options.statementMs,
      lost: options.lost,
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
  const pool = new pg.Pool({
    stream: () => new PgliteSocket(pglite),
    user: "postgres",
    database: "postgres",
    types: valueTypes(),
    max: 1,
    idleTimeoutMillis: 0,
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = async () => {
    await db.destroy();
    await pglite.close();
    await unlock?.();
  };
  return { db, kind: "pglite", listen: embeddedListener(pool), pool: null, close };
}

interface PoolSettings extends pg.PoolConfig {
  lost?: (error: Error) => void;
}

/** A pool of connections to Postgres. */
export function postgresPool({ lost, ...settings }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    types: valueTypes(),
    max: settings.max ?? 10,
    connectionTimeoutMillis: settings.connectionTimeoutMillis ?? 5000,
    // A server that is gone without a word is noticed, and what waits for it fails.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Who asked has given up long before. A transaction left open, as by a process that stands still, keeps others from its rows.
    statement_timeout: settings.statement_timeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that breaks is no fault: the pool opens another, and who was using it is told by its next query. Unheard,
  // it would end the process: the pool hears connections while they are idle, nobody those between two queries of a transaction.
  pool.on("connect", (client) => client.on("error", (error) => lost?.(error)));
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Takes the data folder for this process: PGlite itself lets two processes open one folder and damage it.
 * A lock left behind by a dead process is taken over. Gives the function that frees it.
 * @throws when a living process holds the folder.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
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

/** Makes the pool's first connection. @throws a sentence that names the setting and says why not, never the password */
async function reachPostgres(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    const { username, hostname, port, pathname } = new URL(url);
    const where = `database "${pathname.slice(1)}" at ${hostname || "localhost"}:${port || 5432}`;
    throw new Error(`With DATABASE_URL "${username}" does not get to ${where}: ${getReason(error)}.`, { cause: error });
  }
}

/** A name with several addresses fails once for each of them. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join(", ");
  return error instanceof Error ? error.message : String(error);
}
