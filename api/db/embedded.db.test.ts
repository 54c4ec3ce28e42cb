import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyPglite, withTestDatabase } from "@tests/support/database";
import { connectDatabase } from "./connect";
import { embeddedListener, embeddedPool, openPglite, preparingPool } from "./embedded";

const database = withTestDatabase();
const isEmbedded = process.env.TEST_DATABASE === "pglite";

/** An embedded database of a test's own, until it ends. */
async function openOwn() {
  const { dataDir, remove } = copyPglite("empty");
  onTestFinished(remove);
  const pglite = await openPglite(dataDir);
  onTestFinished(() => pglite.close());
  return pglite;
}

const prepared = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)).rows;

test.runIf(isEmbedded)(
  "[DATA-1] a statement that comes again stays prepared, one that comes once does not",
  async () => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql`select ${value}::int + 1 as next`.execute(database.db);
      expect(rows).toEqual([{ next: value + 1 }]);
    }
    await sql`select ${1}::int as once`.execute(database.db);
    const texts = (await prepared()).map(({ statement }) => statement);
    expect(texts.filter((text) => text.includes("as next"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("as once"))).toEqual([]);
  },
);

test.runIf(isEmbedded)("[DATA-1] lists of any length do not fill the database with prepared statements", async () => {
  for (let length = 1; length <= 450; length += 1) {
    const numbers = sql.join(Array.from({ length }, (_, index) => sql`${index}::int`));
    for (let time = 0; time < 2; time += 1) await sql`select ${0}::int in (${numbers}) as is_in`.execute(database.db);
  }
  expect((await prepared()).length).toBeLessThanOrEqual(400);
});

test("[DATA-1] a statement that fails, fails each time and leaves the connection as it was", async () => {
  for (let time = 0; time < 3; time += 1) {
    await expect(sql`select 1 / ${0}::int`.execute(database.db)).rejects.toMatchObject({ code: "22012" });
    await expect(sql`select * from nowhere`.execute(database.db)).rejects.toMatchObject({ code: "42P01" });
    const transaction = database.db.transaction().execute(async (trx) => {
      await sql`select set_config('halalgo.test', 'changed', true)`.execute(trx);
      await sql`select 1 / ${0}::int`.execute(trx);
    });
    await expect(transaction).rejects.toMatchObject({ code: "22012" });
  }
  const { rows } = await sql`select current_setting('halalgo.test', true) as setting`.execute(database.db);
  expect(rows[0]).not.toEqual({ setting: "changed" });
});

test("[DATA-1] texts of megabytes travel both ways", async () => {
  const text = "kebab ".repeat(500_000);
  const { rows } = await sql<{ text: string }>`select ${text}::text as text`.execute(database.db);
  expect(rows[0]?.text === text).toBe(true);
});

test("[DATA-1] a notification is heard once its transaction is kept, and not after the end of listening", async () => {
  const heard: (string | undefined)[] = [];
  const stop = database.listen(
    "kitchen",
    (payload) => heard.push(payload),
    (error) => expect.fail(String(error)),
  );
  await vi.waitFor(() => expect(heard).toEqual([undefined]));
  const notify = (text: string) => sql`select pg_notify('kitchen', ${text})`;
  await database.db.transaction().execute(async (trx) => {
    await notify("ready").execute(trx);
    expect(heard).toEqual([undefined]);
  });
  await vi.waitFor(() => expect(heard).toEqual([undefined, "ready"]));
  await stop();
  await notify("late").execute(database.db);
  expect(heard).toEqual([undefined, "ready"]);
});

test.runIf(isEmbedded)(
  "[DATA-1] should the database itself fail, a statement fails with it; the next one and whoever listens go on",
  async () => {
    const pglite = await openOwn();
    let failure: Error | null = null;
    const execProtocolRawStream: typeof pglite.execProtocolRawStream = (...call) =>
      failure ? Promise.reject(failure) : pglite.execProtocolRawStream(...call);
    const onConnectionLost = vi.fn<(error: Error) => void>();
    const pool = await embeddedPool({ execProtocolRawStream }, { types: new pg.TypeOverrides(), onConnectionLost });
    onTestFinished(() => pool.end());
    const run = async () => {
      const client = await preparing.connect();
      try {
        return (await client.query<{ next: number }>("select $1::int + 1 as next", [1])).rows;
      } finally {
        client.release();
      }
    };
    const preparing = preparingPool(pool);
    for (let time = 0; time < 3; time += 1) expect(await run()).toEqual([{ next: 2 }]);
    const heard = vi.fn<(payload?: string) => void>();
    const missed = vi.fn<(error: unknown) => void>();
    const stop = embeddedListener(pool)("kitchen", heard, missed);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));

    const failedWith = new Error("memory access out of bounds");
    failure = failedWith;
    await expect(run()).rejects.toThrow("memory access out of bounds");
    failure = null;
    expect(onConnectionLost).toHaveBeenCalledWith(failedWith);
    for (let time = 0; time < 3; time += 1) expect(await run()).toEqual([{ next: 2 }]);
    expect(missed).toHaveBeenCalledTimes(1);
    await pool.query("select pg_notify('kitchen', 'ready')");
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[], [], ["ready"]]));
    await stop();
  },
);

test.runIf(isEmbedded)("[DATA-1] what the embedded database has answered is not held on to", async () => {
  const pglite = await openOwn();
  const pool = await embeddedPool(pglite, { types: new pg.TypeOverrides() });
  onTestFinished(() => pool.end());
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  if (typeof collectGarbage !== "function") throw new Error("V8 exposes no gc.");
  const heldAfter = async (times: number) => {
    for (let time = 0; time < times; time += 1) await pool.query("select repeat('x', 1000000)");
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await heldAfter(2);
  expect((await heldAfter(40)) - before).toBeLessThan(10_000_000);
});

test.runIf(isEmbedded)("[DATA-1] a data folder that does not exist yet is created, and is one process's", async () => {
  const parent = mkdtempSync(path.join(tmpdir(), "halalgo-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dataDir = path.join(parent, "not", "there");
  const connection = await connectDatabase({ dataDir });
  await connection.close();
  // A process that lives and is not this one.
  writeFileSync(path.join(dataDir, "halalgo.lock"), String(process.ppid));
  await expect(connectDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.ppid}`);
});
