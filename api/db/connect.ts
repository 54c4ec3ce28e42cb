import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { lockFolder } from "./folder-lock";
import { type Listen, pgliteListener, postgresListener } from "./listen";
import { pglitePool } from "./pglite-pool";
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

export interface PoolState {
  open: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

// int8 (counts, identities) fits a double here; numeric(3,2) ratings too. Both drivers must answer alike.
const int8 = 20;
const numeric = 1700;
const date = 1082;
const asNumber = (value: string) => Number(value);
const asText = (value: string) => value;

/**
 * Opens Postgres at `url`, else PGlite in `dataDir`, else PGlite in memory.
 * @throws when the data folder is in use by another living process, or Postgres refuses.
 */
export async function connectDatabase(options: {
  url?: string;
  dataDir?: string;
  poolSize?: number;
  /** Told of each connection to Postgres that breaks. */
  lost?: (error: Error) => void;
}): Promise<Connection> {
  if (options.url) {
    const types = new pg.TypeOverrides();
    types.setTypeParser(int8, asNumber);
    types.setTypeParser(numeric, asNumber);
    types.setTypeParser(date, asText);
    const pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      types,
      connectionTimeoutMillis: 5000,
    });
    // A connection that breaks is no fault: the pool opens another, and who was using it is told by its next query. Unheard,
    // it would end the process: the pool hears connections while they are idle, nobody those between two queries of a transaction.
    pool.on("connect", (client) => client.on("error", (error) => options.lost?.(error)));
    pool.on("error", () => undefined);
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
  const folder = options.dataDir ? path.join(options.dataDir, "pglite") : undefined;
  if (options.dataDir) await mkdir(options.dataDir, { recursive: true });
  const unlock = options.dataDir ? await lockFolder(options.dataDir) : undefined;
  const pglite = await PGlite.create(folder, { parsers: { [int8]: asNumber, [numeric]: asNumber, [date]: asText } });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pglitePool(pglite) }) });
  const close = async () => {
    await db.destroy();
    await unlock?.();
  };
  return { db, kind: "pglite", listen: pgliteListener(pglite, db), pool: null, close };
}
