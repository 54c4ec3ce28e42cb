import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { loadDemo } from "@api/db/demo/load";
import { browseResponse, searchResponse } from "@domain/contract/browse";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { loadMarket } from "./load-market";

const database = withTestDatabase();
const size = { restaurants: 300, orders: 800 };
let api: TestApi;

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-20T23:52:00Z");
  await loadDemo(database.db, api);
  const made = await loadMarket(database.db, size, api);
  expect(made.restaurants).toBeGreaterThan(200);
  expect(made.orders).toBeGreaterThan(400);
}, 120_000);

/** A digest of every table that the market fills. */
async function digest(): Promise<unknown> {
  const tables = [
    "restaurants",
    "menu_items",
    "addons",
    "operating_hours",
    "coupons",
    "deals",
    "reviews",
    "users",
    "addresses",
  ];
  const models = [
    "listings",
    "search_places",
    "search_vocabulary",
    "orders",
    "order_items",
    "order_status_changes",
    "payments",
  ];
  const digests = [...tables, ...models].map(
    (table) =>
      // But for which transaction wrote it.
      sql`(select md5(string_agg(t.told, '' order by t.told)) from (
        select (to_jsonb(written) - 'version')::text as told from ${sql.table(table)} written) t) as ${sql.ref(table)}`,
  );
  return (await sql`select ${sql.join(digests)}`.execute(database.db)).rows;
}

const some = async () =>
  (
    await sql<{
      id: string;
      name: string;
      latitude: number;
      longitude: number;
      zip_code: string;
      dish: string;
      item: string;
    }>`
      select r.id, r.name, r.latitude, r.longitude, r.zip_code, i.name as dish, i.id as item from restaurants r
      join lateral (select * from menu_items where restaurant_id = r.id and is_available and not exists (
        select from menu_item_addons where menu_item_id = menu_items.id) order by position limit 1) i on true
      where r.email like 'hello@generated-%' and r.kind = 'restaurant' order by r.id limit 12`.execute(database.db)
  ).rows;

test("[FIND-20] as many places and orders as were asked for, all over the country; loading again changes nothing", async () => {
  const { rows } = await sql`
    select (select count(*) from listings)::int as listed, (select count(*) from orders)::int as orders,
      (select count(distinct state) > 25 from listings) as is_spread,
      (select count(*) / 300 between 24 and 32 from menu_items) as has_menus,
      (select count(*) from restaurants r where not exists (select from operating_hours where restaurant_id = r.id))::int as without_hours,
      current_setting('session_replication_role') as role`.execute(database.db);
  expect(rows).toEqual([
    { listed: 300, orders: 800, is_spread: true, has_menus: true, without_hours: 0, role: "origin" },
  ]);
  const before = await digest();
  expect(await loadMarket(database.db, size, api)).toEqual({ restaurants: 0, orders: 0 });
  expect(await digest()).toEqual(before);
}, 60_000);

test("[FIND-20] what lists and search read is what the triggers would have kept", async () => {
  const before = await digest();
  await sql`
    select refresh_listings(array_agg(id)), refresh_listed_menus(array_agg(id)), search_keep_places(array_agg(id)) from restaurants`.execute(
    database.db,
  );
  await sql`
    select search_keep_dishes(array_agg(id), array_agg(distinct restaurant_id)) from menu_items where deleted_at is null`.execute(
    database.db,
  );
  expect(await digest()).toEqual(before);
}, 60_000);

test("[FIND-20] places are listed and found where they are, and can be ordered from", async () => {
  const { token } = await api.signIn("customer");
  for (const place of await some()) {
    const where = `latitude=${place.latitude}&longitude=${place.longitude}&mode=pickup&within_miles=5`;
    const { open, closed } = browseResponse.parse((await api.call("GET", `/browse?${where}`)).body).data;
    expect([...open.data, ...closed.data].map(({ id }) => id)).toContain(place.id);
    const found = await api.call("GET", `/search?${where}&q=${encodeURIComponent(place.dish)}&exact=true`);
    expect(searchResponse.parse(found.body).data.dishes.data.map(({ id }) => id)).toContain(place.item);
    const items = [{ menuItemId: place.item, quantity: 2, size: "regular" }];
    const body = { restaurantId: place.id, orderType: "takeaway", items };
    const quote = await api.call("POST", "/orders/quote", { token, body });
    expect(quote).toMatchObject({ status: 200, body: { data: { lines: [{ quantity: 2, problem: null }] } } });
  }
}, 60_000);

test("[FIND-20] orders add up, with their steps, payments and refunds", async () => {
  const { rows } = await sql`
    select count(*)::int as wrong from orders o
      left join payments p on p.order_id = o.id
      left join lateral (select sum(line_total_cents) as total from order_items where order_id = o.id) lines on true
      left join lateral (
        select (array_agg(status order by id desc))[1] as last, min(at) as first from order_status_changes where order_id = o.id) steps on true
      left join refunds r on r.order_id = o.id
    where lines.total is distinct from o.subtotal_cents or p.amount_cents is distinct from o.total_cents
      or (p.quote ->> 'total')::int is distinct from o.total_cents or steps.last is distinct from o.status
      or (o.status in ('rejected', 'cancelled')) is distinct from (r.amount_cents is not distinct from o.total_cents)
      or o.created_at > ${api.clock.now()}`.execute(database.db);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test("[FIND-20] all of it can be in one town; a town that is none is refused", async () => {
  const more = { restaurants: 310, town: "Bristol, CT" };
  expect(await loadMarket(database.db, more, api)).toEqual({ restaurants: 10, orders: 0 });
  const newest = await database.db
    .selectFrom("restaurants")
    .select("city")
    .orderBy("position", "desc")
    .limit(10)
    .execute();
  expect(new Set(newest.map(({ city }) => city))).toEqual(new Set(["Bristol"]));
  await expect(loadMarket(database.db, { town: "Atlantis, CT" }, api)).rejects.toThrow("Atlantis");
});
