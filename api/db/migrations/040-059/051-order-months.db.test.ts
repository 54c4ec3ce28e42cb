import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "@api/db/connect";
import { migrateToLatest } from "@api/db/migrate";
import { migrations } from "@api/db/migrations/index";
import type { Database } from "@api/db/tables";
import { createOrderPartitions } from "@api/modules/orders/order-partitions";
import { copyPglite, withTestDatabase } from "@tests/support/database";
import { createScratchDatabase } from "@tests/support/databases/postgres-sql";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();
let db: Kysely<Database>;
let close = () => Promise.resolve();

const month = (offset: number, day = 1) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, day));
};
const monthName = (offset: number) => month(offset).toISOString().slice(0, 7).replace("-", "_");
/** An id as there were before: random, but here by chance of that very millisecond. */
const oldId = (at: Date, last: string) => {
  const digits = at.getTime().toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-4000-8000-${last.padStart(12, "0")}`;
};
const before = {
  any: "f47ac10b-58cc-4372-a567-0e02b2c3d479",
  thisMonth: oldId(month(0, 9), "1"),
  nextMonth: oldId(month(1, 9), "2"),
  laterMonth: oldId(month(3, 9), "3"),
};
let restaurantId = "";

async function place(id?: string): Promise<{ id: string; number: number; month: string }> {
  const { rows } = await sql<{ id: string; number: number; month: string }>`
    insert into orders (${id ? sql`id, ` : sql``} restaurant_id, customer_name, source, order_type, token, status,
      subtotal_cents, total_cents, payment_method)
    values (${id ? sql`${id}, ` : sql``} ${restaurantId}, 'A', 'pos', 'takeaway', 1, 'completed', 900, 900, 'cash')
    returning id, number, tableoid::regclass::text as month`.execute(db);
  const [order] = rows;
  if (!order) throw new Error("No order was placed.");
  const line = { order_id: order.id, name: "Dish", quantity: 1, unit_price_cents: 900, line_total_cents: 900 };
  await db
    .insertInto("order_items")
    .values({ ...line, position: 0 })
    .execute();
  await db
    .insertInto("order_status_changes")
    .values({ order_id: order.id, status: "placed", actor_role: "owner" })
    .execute();
  const payment = { key: order.id, restaurant_id: restaurantId, order_id: order.id, status: "ordered" as const };
  await db
    .insertInto("payments")
    .values({ ...payment, amount_cents: 900, choices: "{}", quote: "{}" })
    .execute();
  return order;
}

/** Where an order and its history lie. */
async function whereIs(id: string) {
  const { rows } = await sql<{ of: string }>`
    select tableoid::regclass::text as of from orders where id = ${id}
    union all select tableoid::regclass::text from order_items where order_id = ${id}
    union all select tableoid::regclass::text from order_status_changes where order_id = ${id}`.execute(db);
  return rows.map(({ of }) => of);
}

const ofMonth = (offset: number, piece = "") =>
  ["orders", "order_items", "order_status_changes"].map((table) => `${table}_${monthName(offset)}${piece}`);
const rest = ["orders_default", "order_items_default", "order_status_changes_default"];
const v7 = async (at: Date) => {
  const { rows } = await sql<{ id: string }>`select uuid_v7(${at}) as id`.execute(db);
  return rows[0]?.id ?? "";
};

async function ownPostgres(server: string) {
  const { url, stop } = await createScratchDatabase(server);
  return { url, remove: stop };
}

beforeAll(async () => {
  const own = database.url ? await ownPostgres(database.url) : copyPglite("empty");
  const connection = await connectDatabase(own);
  db = connection.db;
  close = async () => {
    await connection.close();
    await own.remove();
  };
  const older = Object.entries(migrations).filter(([name]) => name < "051");
  await migrateToLatest(db, { migrations: Object.fromEntries(older) });
  restaurantId = (await openShop(db)).id;
}, 60_000);
afterAll(() => close());

test("[DATA-10] orders from before stay, whole and with what refers to them; the version before goes on placing them", async () => {
  const numbers: number[] = [];
  for (const id of Object.values(before)) numbers.push((await place(id)).number);
  await migrateToLatest(db);
  const orders = await db.selectFrom("orders").select(["id", "number"]).orderBy("number").execute();
  expect(orders).toEqual(Object.values(before).map((id, index) => ({ id, number: numbers[index] })));
  for (const id of Object.values(before)) expect(await whereIs(id)).toEqual(rest);
  // As the version before does it: without an id.
  const next = await place();
  expect(next.number).toBe(Math.max(...numbers) + 1);
  expect(next.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
  expect(Math.abs(Number.parseInt(next.id.replace("-", "").slice(0, 12), 16) - Date.now())).toBeLessThan(60_000);
  expect(await whereIs(next.id)).toEqual(expect.arrayContaining([expect.stringContaining(monthName(0))]));
  const paid = { key: "x", restaurant_id: restaurantId, status: "ordered" as const, choices: "{}", quote: "{}" };
  const stray = { ...paid, amount_cents: 1, order_id: "00000000-0000-4000-8000-000000000000" };
  await expect(db.insertInto("payments").values(stray).execute()).rejects.toThrow("foreign key");
  for (const id of [before.any, next.id]) await db.deleteFrom("orders").where("id", "=", id).execute();
  expect(await whereIs(before.any)).toEqual([]);
  expect(await whereIs(next.id)).toEqual([]);
  const payments = db.selectFrom("payments").select("order_id").where("key", "in", [before.any, next.id]);
  expect(await payments.execute()).toEqual([{ order_id: null }, { order_id: null }]);
  const { rows } = await sql`select conname from pg_constraint where not convalidated and conparentid = 0`.execute(db);
  expect(rows).toEqual([]);
});

test("[DATA-10] the next months are made ahead, around what lies there; orders before their month are not lost", async () => {
  const late = await place(await v7(month(4, 5)));
  const clock = { now: () => month(2) };
  await createOrderPartitions({ db, clock });
  await createOrderPartitions({ db, clock });
  expect(await whereIs((await place(await v7(month(2, 20)))).id)).toEqual(ofMonth(2));
  // An old id by chance: the month goes on around it.
  expect(await whereIs(before.laterMonth)).toEqual(rest);
  expect(await whereIs((await place(await v7(month(3, 2)))).id)).toEqual(ofMonth(3));
  expect(await whereIs((await place(await v7(month(3, 20)))).id)).toEqual(ofMonth(3, "_2"));
  // Placed before its month was made: the month begins after it.
  expect(late.month).toBe("orders_default");
  expect(await whereIs((await place(await v7(month(4, 3)))).id)).toEqual(rest);
  expect(await whereIs((await place(await v7(month(4, 8)))).id)).toEqual(ofMonth(4));
  const analyzed = await sql<{
    rows: number;
  }>`select reltuples::int as rows from pg_class where relname = 'orders'`.execute(db);
  expect(analyzed.rows[0]?.rows).toBeGreaterThan(0);
});

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[DATA-10] processes that create the same months at once do not disturb one another",
  async () => {
    const clock = { now: () => month(20) };
    await Promise.all(Array.from({ length: 6 }, () => createOrderPartitions({ db, clock })));
    await createOrderPartitions({ db, clock }); // What one of them left to the others.
    const names = [20, 21, 22].map((offset) => `orders_${monthName(offset)}`);
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class where relname = any(${names}) and relispartition order by relname`.execute(db);
    expect(rows.map(({ relname }) => relname)).toEqual(names);
  },
);

test("[DATA-10] an order is looked for in its month alone", async () => {
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select from orders join order_items on order_id = orders.id where orders.id = ${await v7(month(2, 20))}`.execute(
    db,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain(`orders_${monthName(2)}`);
  expect(plan).toContain(`order_items_${monthName(2)}`);
  expect(plan).not.toContain("default");
});
