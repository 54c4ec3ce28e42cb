import { once } from "node:events";
import { createServer } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "@api/db/tables";
import { settlePayments } from "@api/modules/payments/settlement";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { createScratchDatabase } from "@tests/support/databases/postgres-sql";
import { charge, getPayment, readyToPay } from "@tests/support/hosts/payment-api";
import { openShop } from "@tests/support/shop";
import { connectDatabase, type Connection } from "./connect";
import { migrateToLatest } from "./migrate";
import { connectReplica } from "./read-replica";

const database = withTestDatabase();

test("[DATA-11] from the cart to the receipt and the kitchen, and back with the money, nobody asks the replica", async () => {
  let queries = 0;
  const refuse = () => {
    queries += 1;
    return Promise.reject(new Error("The replica refuses everything."));
  };
  const pool = { connect: refuse, end: () => Promise.resolve() };
  const reads = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const api = createTestApi(database.db, { reads });
  const checkout = await readyToPay(api);
  const { customer, shop, choices } = checkout;
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const ask = async ({ token }: SignedIn, method: string, path: string, body?: object) => {
    const response = await api.call(method, path, { token, body });
    expect([method, path, response.status, response.body]).toMatchObject([method, path, 200, {}]);
  };
  await ask(customer, "GET", "/cart/user");
  await ask(customer, "GET", `/cart/restaurant/${shop.id}`);
  await ask(customer, "POST", "/orders/quote", choices);
  expect((await charge(api, checkout, "card-token")).status).toBe(200);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered" } } });
  const { id } = await database.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  await ask(customer, "GET", `/orders/${id}`);
  await ask(customer, "GET", "/orders");
  await ask(owner, "GET", `/orders?restaurant_id=${shop.id}&status=pending`);
  await ask(owner, "GET", `/restaurants/${shop.id}/dashboard`);
  await ask(owner, "PATCH", `/orders/${id}/status`, { status: "accepted" });
  await ask(owner, "POST", `/orders/${id}/refunds`, { amount: 100, reason: "A dish was missing" });
  await ask(customer, "GET", "/notifications");
  await settlePayments(api.dependencies);
  expect(queries).toBe(0);
  // It is there to be asked.
  expect((await api.call("GET", "/browse")).status).toBe(500);
  expect(queries).toBeGreaterThan(0);
});

describe.runIf(process.env.TEST_DATABASE === "postgres")("[DATA-11] a replica", () => {
  let copy: Connection;
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  let logged: string[] = [];
  const log = (level: string) => (_: unknown, text?: string) => {
    logged.push(`${level}: ${text ?? String(_)}`);
  };
  const logger = { info: log("info"), warn: log("warn") };
  const opened: Awaited<ReturnType<typeof connectReplica>>[] = [];
  const connect = async (url = scratch.url, connectionTimeoutMs = 5_000) => {
    const replica = await connectReplica({
      url,
      main: database.db,
      logger,
      poolSize: 2,
      connectionTimeoutMs,
    });
    opened.push(replica);
    return { ...replica, api: createTestApi(database.db, { reads: replica.reads }) };
  };
  const browse = async (api: TestApi) => JSON.stringify((await api.call("GET", "/browse")).body);

  beforeAll(async () => {
    scratch = await createScratchDatabase(database.url ?? "");
    copy = await connectDatabase({ url: scratch.url });
    await migrateToLatest(copy.db);
    await openShop(copy.db, { name: "Replica Falls" });
  });
  beforeEach(() => {
    logged = [];
  });
  afterAll(async () => {
    for (const replica of opened) await replica.close();
    await copy.close();
    await scratch.stop();
  });

  test("is asked for lists once it was found fit, values read as at the database itself", async () => {
    const { api, check, reads } = await connect();
    expect(await browse(api)).not.toContain("Replica Falls");
    await check();
    expect(await browse(api)).toContain("Replica Falls");
    const values = sql`select count(*) as count, 1.5::numeric as numeric, '2026-01-02'::date as date`;
    expect((await values.execute(reads)).rows).toEqual((await values.execute(database.db)).rows);
    expect(logged).toEqual(["info: Lists, search and reports are read at the replica"]);
  });

  test("takes no writes, and no transactions", async () => {
    const { check, reads } = await connect();
    await check();
    await expect(reads.deleteFrom("favourites").execute()).rejects.toThrow("read-only transaction");
    await expect(reads.transaction().execute(() => Promise.resolve())).rejects.toThrow("no transactions");
  });

  test("that cannot be reached, or never answers, is not missed; that is told once", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const ports = ["1", typeof address === "object" ? String(address?.port) : ""];
    for (const port of ports) {
      logged = [];
      const { api, check } = await connect(Object.assign(new URL(scratch.url), { port }).href, 400);
      await check();
      await check();
      expect((await api.call("GET", "/browse")).status).toBe(200);
      expect(logged).toEqual([expect.stringContaining("warn: Read replica unavailable")]);
    }
    silent.close();
  });

  test("that dies is not missed, and is asked again once it is back", async () => {
    const { api, check } = await connect();
    await check();
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${new URL(scratch.url).pathname.slice(1)}
      and pid <> pg_backend_pid()`.execute(database.db);
    const before = await browse(api);
    expect(before).toContain('"data"');
    await check();
    expect(await browse(api)).toContain("Replica Falls");
  });

  test("that takes too long, or lacks what a newer version needs, is passed over for that statement", async () => {
    const { reads, check } = await connect();
    await check();
    const { rows } = await sql<{ name: string }>`
      select current_database() as name, case when current_database() = ${new URL(scratch.url).pathname.slice(1)} then pg_sleep(30) end`.execute(
      reads,
    );
    expect(rows[0]?.name).not.toBe(new URL(scratch.url).pathname.slice(1));
    await sql`create table only_here (n int)`.execute(database.db);
    expect((await sql`select * from only_here`.execute(reads)).rows).toEqual([]);
    expect(logged).toHaveLength(1);
  });

  test("that is behind by more than the time between two checks is left alone until it has caught up", async () => {
    const name = new URL(scratch.url).pathname.slice(1);
    const stand = (at: string) =>
      sql`create or replace function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as ${sql.lit(
        `select ${at}`,
      )}`.execute(copy.db);
    // As one that follows another server would tell it.
    await sql`alter database ${sql.id(name)} set search_path = public, pg_catalog`.execute(copy.db);
    await stand("'0/1'::pg_lsn");
    const { api, check } = await connect();
    await check();
    expect(await browse(api)).toContain("Replica Falls");
    await check();
    expect(await browse(api)).not.toContain("Replica Falls");
    await stand("'FFFFFFFF/0'::pg_lsn");
    await check();
    expect(await browse(api)).toContain("Replica Falls");
    expect(logged.map((line) => line.slice(0, 5))).toEqual(["info:", "warn:", "info:"]);
  });
});
