import { once } from "node:events";
import { createServer } from "node:net";
import { type Kysely, sql } from "kysely";
import { expect, test, vi } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { connectDatabase } from "./connect";
import { migrateToLatest } from "./migrate";
import { migrations } from "./migrations";

const database = withTestDatabase();

test("[DATA-1] every migration is applied, and applying them again changes nothing", async () => {
  const applied = () => sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  const first = (await applied()).rows;
  expect(first.map((row) => row.name)).toEqual(Object.keys(migrations).sort());
  await migrateToLatest(database.db);
  expect((await applied()).rows).toEqual(first);
});

test("[DATA-1] a process of an older version starts on the schema of a newer one", async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2027-01-01')`.execute(
    database.db,
  );
  try {
    await expect(migrateToLatest(database.db)).resolves.toBeUndefined();
  } finally {
    await sql`delete from kysely_migration where name = '999-of-tomorrow'`.execute(database.db);
  }
});

test("the test runs on the database its project names", async () => {
  expect(database.kind).toBe(process.env.TEST_DATABASE);
  const { rows } = await sql<{ version: string }>`select version()`.execute(database.db);
  expect(rows[0]?.version).toMatch(/^PostgreSQL/);
});

test("[DATA-1] arrays of text come back as they were written, whatever is in them", async () => {
  const odd = ["two words", "", "NULL", "null", "{x}", "a,b", 'a "quote"', "back\\slash", " edge ", "تمر", "{", "["];
  const lists = [
    [],
    ["chicken", "tikka"],
    ["[2:3]={a"],
    odd,
    ...odd.map((word) => [word]),
    ...odd.map((word) => ["a", word]),
  ];
  for (const list of [...lists, ["a", null]]) {
    const { rows } = await sql`select ${list}::text[] as list`.execute(database.db);
    expect(rows).toEqual([{ list }]);
  }
  const { rows } =
    await sql`select array[array['a', 'b'], array['c', 'd']] as nested, '[2:3]={a,b}'::text[] as bounded`.execute(
      database.db,
    );
  expect(rows).toEqual([
    {
      nested: [
        ["a", "b"],
        ["c", "d"],
      ],
      bounded: ["a", "b"],
    },
  ]);
});

async function hasColumn(): Promise<boolean> {
  const tables = await database.db.introspection.getTables();
  return tables.some(({ name, columns }) => name === "orders" && columns.some((column) => column.name === "tried"));
}

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[DATA-1] a migration whose table is in use lets others pass, and runs once it is free",
  async () => {
    const next = {
      up: (db: Kysely<unknown>) => sql`alter table orders add column tried boolean`.execute(db).then(() => {}),
    };
    const options = { migrations: { ...migrations, "998-of-this-test": next }, lockTimeoutMs: 50, retryForMs: 0 };
    const backup = await database.db.startTransaction().execute();
    await sql`select from orders`.execute(backup);
    await expect(migrateToLatest(database.db, options)).rejects.toThrow("998-of-this-test waits for a table");
    expect(await hasColumn()).toBe(false);
    await backup.commit().execute();
    await migrateToLatest(database.db, options);
    expect(await hasColumn()).toBe(true);
  },
);

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[DATA-1] a connection that breaks in the middle of a transaction fails that one, and nothing else",
  async () => {
    const broken: Error[] = [];
    const other = await connectDatabase({
      url: database.url,
      poolSize: 1,
      onConnectionLost: (error) => broken.push(error),
    });
    const transaction = await other.db.startTransaction().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(database.db);
    await vi.waitFor(() => expect(broken).not.toEqual([]));
    await expect(sql`select 1`.execute(transaction)).rejects.toThrow();
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    expect((await sql`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
    await other.close();
  },
);

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[DATA-1] a statement that takes too long is ended; a migration may, and whoever waits for it tries again",
  async () => {
    const hurried = await connectDatabase({ url: database.url, poolSize: 1, statementMs: 200 });
    await expect(sql`select pg_sleep(20)`.execute(hurried.db)).rejects.toThrow("statement timeout");
    const slow = {
      up: (db: Kysely<unknown>) => sql`alter table orders add column slowly boolean`.execute(db).then(() => sleep(db)),
    };
    const sleep = (db: Kysely<unknown>) => sql`select pg_sleep(0.6)`.execute(db).then(() => {});
    // What the test above has left has to be known.
    const above = { up: () => Promise.resolve() };
    const known = { ...migrations, "998-of-this-test": above, "999-of-this-test": slow };
    const options = { migrations: known, lockTimeoutMs: 50 };
    const another = await connectDatabase({ url: database.url, poolSize: 1, statementMs: 200 });
    await Promise.all([migrateToLatest(hurried.db, options), migrateToLatest(another.db, options)]);
    const columns = (await database.db.introspection.getTables()).find(({ name }) => name === "orders")?.columns;
    expect(columns?.some(({ name }) => name === "slowly")).toBe(true);
    await expect(sql`select pg_sleep(20)`.execute(hurried.db)).rejects.toThrow("statement timeout");
    await Promise.all([hurried.close(), another.close()]);
  },
);

/** Opens nothing: the address with what makes it wrong, and why it is refused. */
async function getRefusal(change: Partial<Record<"password" | "pathname" | "port", string>>): Promise<string> {
  const url = Object.assign(new URL(database.url ?? ""), change).href;
  const refused = await connectDatabase({ url, connectionTimeoutMs: 300 }).catch((error: unknown) => error);
  return refused instanceof Error ? refused.message : "";
}

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "a Postgres that cannot be used is told in a sentence that names the setting and the reason, not the password",
  async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const { port } = typeof address === "object" && address ? address : { port: 0 };
    const refusals = [
      await getRefusal({ password: "wrong-geheim" }),
      await getRefusal({ pathname: "/nowhere", password: new URL(database.url ?? "").password }),
      await getRefusal({ port: "1", password: "wrong-geheim" }),
      await getRefusal({ port: String(port), password: "wrong-geheim" }),
    ];
    silent.close();
    expect(refusals).toEqual([
      expect.stringContaining("password authentication failed"),
      expect.stringContaining('database "nowhere" does not exist'),
      expect.stringContaining("ECONNREFUSED"),
      expect.stringContaining("timeout"),
    ]);
    for (const refusal of refusals) {
      expect(refusal).toMatch(/^Cannot connect to database .+ as "postgres" \(DATABASE_URL\): .+\.$/);
      expect(refusal).not.toMatch(new RegExp(`geheim|${new URL(database.url ?? "").password}`));
    }
  },
);
