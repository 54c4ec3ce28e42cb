import path from "node:path";
import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import type { Listen } from "./listen";

/**
 * Opens PGlite in a subfolder of `dataDir`, or in memory.
 * @throws an error that says why the folder cannot be opened
 */
export async function openPglite(dataDir: string | undefined): Promise<PGlite> {
  const folder = dataDir ? path.join(dataDir, "pglite") : undefined;
  const { PGlite } = await import("@electric-sql/pglite");
  // An extension that migrations create; a real server brings its own.
  const { cube } = await import("@electric-sql/pglite/contrib/cube");
  return PGlite.create(folder, { extensions: { cube } }).catch((error: unknown) => {
    // Its file system throws objects with only a number.
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    const mayBe = "Is its disk full, or did another account write there?";
    throw new Error(`It does not open in ${folder ?? "memory"}: ${reason}. ${mayBe}`, { cause: error });
  });
}

/** Executes messages of the Postgres protocol. */
type ProtocolEnd = Pick<PGlite, "execProtocolRawStream">;

/**
 * A socket for `pg` to PGlite in this process, by the Postgres protocol. `PGlite.query` makes six calls into the database per
 * statement and plans it each time; over the protocol it is one, and statements stay prepared, which takes a tenth of the time.
 * It also makes both databases use the same driver.
 */
class PgliteSocket extends Duplex {
  readonly #pglite: ProtocolEnd;

  constructor(pglite: ProtocolEnd) {
    super();
    this.#pglite = pglite;
  }

  /** The part of a network socket that `pg` uses. */
  connect(): void {
    process.nextTick(() => this.emit("connect"));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    const parts: Buffer[] = [];
    const onRawData = (part: Uint8Array) => {
      // A view of the database's memory, which it writes to again.
      parts.push(Buffer.from(part));
    };
    // Not `execProtocolRaw`: PGlite 0.5.16 parses what that answers and keeps it for good, 100 MB a minute at full load.
    this.#pglite.execProtocolRawStream(Buffer.concat(messages.map(({ chunk }) => chunk)), { onRawData }).then(() => {
      if (parts.length > 0) this.push(Buffer.concat(parts));
      done();
    }, done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}

/**
 * The only connection to PGlite. If PGlite itself fails, the statement fails, `onConnectionLost` is called, and the next statement opens another
 * connection.
 */
export async function embeddedPool(
  pglite: ProtocolEnd,
  { types, onConnectionLost }: { types: pg.CustomTypesConfig; onConnectionLost?: ((error: Error) => void) | undefined },
): Promise<pg.Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    stream: () => new PgliteSocket(pglite),
    user: "postgres",
    database: "postgres",
    types,
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on("connect", (client) => {
    client.on("error", (error) => onConnectionLost?.(error));
    // PGlite has a single session, which still holds the statements of the previous connection.
    client.query("deallocate all").catch(() => undefined);
  });
  // The failing statement is rejected anyway.
  pool.on("error", () => undefined);
  return pool;
}

/** Prepared statements use database memory, and queries with value lists vary endlessly. */
const maxPrepared = 400;
const maxSeen = 4000;

/** Names repeated statements, so that they stay prepared; undefined for a new text, or when there are too many. */
function statementNames(): (text: string) => string | undefined {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxPrepared) return undefined;
    if (!seen.delete(text)) {
      if (seen.size >= maxSeen) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

const commands = ["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE"] as const;

/** Kysely's dialect for the single connection: callers queue, a transaction keeps its turn, and statements stay prepared. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const findStatementName = statementNames();
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();

      function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query<R>(
        text: string | PostgresCursor<R>,
        values: readonly unknown[] = [],
      ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
        if (typeof text !== "string") throw new Error("The embedded database has no cursors.");
        return run<R>(text, values);
      }

      async function run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
        const { command, rowCount, rows } = await client.query({
          name: findStatementName(text),
          text,
          values: [...values],
        });
        return { command: commands.find((one) => one === command) ?? "SELECT", rowCount: rowCount ?? 0, rows };
      }

      return { query, release: () => client.release() };
    },
    end: () => pool.end(),
  };
}

/** Listens on the embedded database's only connection. */
export const embeddedListener =
  (pool: pg.Pool): Listen =>
  (channel, onNotification, onFailed) => {
    let isStopped = false;
    let current: pg.PoolClient | undefined;
    const onMessage = (notification: pg.Notification) => {
      if (notification.channel === channel) onNotification(notification.payload);
    };
    const onEnd = () => {
      if (isStopped || pool.ending) return;
      onFailed(new Error("The embedded database's connection was closed."));
      void listen();
    };
    const listen = async () => {
      try {
        const client = await pool.connect();
        try {
          if (isStopped) return;
          client.on("notification", onMessage).once("end", onEnd);
          current = client;
          await client.query(`listen ${client.escapeIdentifier(channel)}`);
        } finally {
          client.release();
        }
        if (!isStopped) onNotification();
      } catch (error) {
        onFailed(error);
      }
    };
    void listen();
    return async () => {
      isStopped = true;
      current?.off("notification", onMessage).off("end", onEnd);
    };
  };
