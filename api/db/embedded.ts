import path from "node:path";
import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import { cube } from "@electric-sql/pglite/contrib/cube";
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import type { Listen } from "./listen";

/** Extensions that migrations create; a real server brings its own. */
const extensions = { cube };

/**
 * Opens PGlite in a subfolder of `dataDir`, else in memory.
 * @throws a sentence that says why the folder cannot be opened
 */
export async function openPglite(dataDir: string | undefined): Promise<PGlite> {
  const folder = dataDir ? path.join(dataDir, "pglite") : undefined;
  return PGlite.create(folder, { extensions }).catch((error: unknown) => {
    // What its file system throws is no Error and has a number only.
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    const mayBe = "Is its disk full, or did another account write there?";
    throw new Error(`It does not open in ${folder ?? "memory"}: ${reason}. ${mayBe}`, { cause: error });
  });
}

/** What executes messages of the Postgres protocol. */
type ProtocolEnd = Pick<PGlite, "execProtocolRaw">;

/**
 * The socket through which `pg` speaks the Postgres protocol to PGlite in this process. `PGlite.query` makes six calls into the
 * database for each statement and plans it each time; over the protocol one call is enough, and statements can stay prepared.
 * That takes a tenth of the time. Both databases read values by the same driver, too.
 */
class PgliteSocket extends Duplex {
  readonly #pglite: ProtocolEnd;

  constructor(pglite: ProtocolEnd) {
    super();
    this.#pglite = pglite;
  }

  /** What `pg` asks of a network socket. */
  connect(): void {
    process.nextTick(() => this.emit("connect"));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#pglite.execProtocolRaw(Buffer.concat(messages.map(({ chunk }) => chunk))).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}

/**
 * The only connection to PGlite. Should PGlite itself fail, the connection counts as broken: its statement fails, `lost` is told, and the
 * next one opens another.
 */
export function embeddedPool(
  pglite: ProtocolEnd,
  { types, lost }: { types: pg.CustomTypesConfig; lost?: ((error: Error) => void) | undefined },
): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new PgliteSocket(pglite),
    user: "postgres",
    database: "postgres",
    types,
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on("connect", (client) => {
    client.on("error", (error) => lost?.(error));
    // PGlite has one session for all its life, with the statements of the connection before.
    client.query("deallocate all").catch(() => undefined);
  });
  // Whoever was using the connection is told by its statement.
  pool.on("error", () => undefined);
  return pool;
}

/** A prepared statement takes memory of the database, and texts with lists of values come in any number. */
const maxPrepared = 400;
const maxSeen = 4000;

/** Names for statements that come again, so that they stay prepared; undefined for a text that is new, or one too many. */
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

/** Kysely's view of the only connection: callers take turns, a transaction keeps its turn, and statements stay prepared. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();
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
        const { command, rowCount, rows } = await client.query({ name: nameOf(text), text, values: [...values] });
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
  (channel, heard, lost) => {
    let isStopped = false;
    let current: pg.PoolClient | undefined;
    const onNotification = (notification: pg.Notification) => {
      if (notification.channel === channel) heard(notification.payload);
    };
    const onEnd = () => {
      if (isStopped || pool.ending) return;
      lost(new Error("The embedded database's connection was closed."));
      void listen();
    };
    const listen = async () => {
      try {
        const client = await pool.connect();
        try {
          client.on("notification", onNotification).once("end", onEnd);
          current = client;
          await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        } finally {
          client.release();
        }
        heard();
      } catch (error) {
        lost(error);
      }
    };
    const listening = listen();
    return async () => {
      isStopped = true;
      await listening;
      current?.off("notification", onNotification).off("end", onEnd);
    };
  };
