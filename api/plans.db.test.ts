import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresPool } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import { allCalls } from "@domain/contract/calls";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { explain, openPlanner, type PlanNode } from "@tests/support/databases/planner";
import { charge, getPayment, readyToPay } from "@tests/support/hosts/payment-api";
import { fillCart, openShop, type Shop } from "@tests/support/shop";
import { jobs } from "./jobs";

const database = withTestDatabase();

/** All other tables grow with the market. */
const small: Record<string, string> = {
  platform_settings: "a row for each setting",
  rate_limits: "those of the last day",
  search_misses: "10,000 at most",
};

/** Calls that are about all there is of something. */
const whole: Record<string, { by: string[]; why: string }> = {
  "/restaurants": {
    by: ["customer", "owner", "admin"],
    why: "the documents' list: counts every place's cuisine; pages browse",
  },
  "/orders": { by: ["admin"], why: "how many there are of all restaurants" },
  "/sales-reports": { by: ["admin"], why: "sums of all restaurants, at the replica" },
  "/sales-reports/summary": { by: ["admin"], why: "sums of all restaurants, at the replica" },
  "/transactions": { by: ["admin"], why: "sums of all restaurants, at the replica" },
  "/restaurants/admin/dashboard": { by: ["admin"], why: "sums of all restaurants, at the replica" },
  "/restaurants/admin/inactive": { by: ["admin"], why: "all that wait" },
  "/deals": { by: ["admin"], why: "all there are, by title" },
  "/audit-log": { by: ["admin"], why: "how many lines there are" },
  "/demand": { by: ["admin"], why: "everybody who waits, by ZIP code, at the replica" },
  "/search/misses": { by: ["admin"], why: "10,000 at most" },
  "/halal/queue": { by: ["admin"], why: "all that wait, by partial indexes" },
  "/reported-reviews": { by: ["admin"], why: "all that were reported, by a partial index" },
  "/failed-payments": { by: ["admin"], why: "all that failed, by a partial index" },
};

const wholeJobs: Record<string, string> = {
  deleteExpiredRegistrations: "looks for stored files that nothing refers to, every ten minutes",
  renewPasses: "looks for cards that no pass is paid with",
};

const here = "?latitude=41.67&longitude=-72.95&zip_code=06010";
/** How else lists are asked for. */
const variants: Record<string, string[]> = {
  "/browse": [here, `${here}&carousels=true`, `${here}&cuisines=Turkish&open_now=true&sort=fee`],
  "/search": [`${here}&q=lamb%20shish`, `${here}&q=bakalva`],
  "/search/suggestions": [`${here}&q=lam`, `${here}&q=yogh`],
  "/orders": [
    "",
    "?status=pending&restaurant_id={shop}",
    "?status=refunded",
    "?sort=-amount",
    "?date_from=2026-02-01",
    "?restaurant_id={shop}&status=ready,completed&date_from=2026-02-01&date_by=done&sort=-done&per_page=3",
    "?search=8605550186",
    "?search=HG-2001",
  ],
  "/sales-reports": ["", "?date_from=2026-02-01&date_to=2026-03-01"],
  "/transactions": ["", "?date_from=2026-02-01&date_to=2026-03-01"],
  "/menu-items": [
    "",
    "?search=lamb",
    "?category=Mains",
    `${here}&item_type=book&sort=-rating`,
    "?item_type=book&mode=pickup",
  ],
  "/restaurants/{id}/reviews": ["", "?sort=highest"],
  "/restaurants/{id}/guests": ["", "?search=8605550186&sort=-total"],
};

interface Query {
  text: string;
  parameters: readonly unknown[];
}

const statements = new Map<string, Query>();
/** Partial indexes of what is open at a time, or few restaurants ask for: few, whatever the market. */
const openWork = new Set<string>();
let pool: pg.Pool | undefined;
let api: TestApi;
let shop: Shop;
let people: Record<"customer" | "owner" | "admin", SignedIn>;
let orderId = "";

beforeAll(async () => {
  if (!database.url) return;
  pool = await postgresPool({ connectionString: database.url });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.set(query.sql, { text: query.sql, parameters: query.parameters }),
  });
  await fill(db);
  api = createTestApi(db);
  shop = await openShop(db);
  people = {
    customer: await api.signIn("customer"),
    owner: await api.signIn("owner", { restaurantId: shop.id }),
    admin: await api.signIn("admin"),
  };
  const checkout = { ...(await readyToPay(api, shop)) };
  people.customer = checkout.customer;
  await charge(api, checkout, "card-token");
  await getPayment(api, checkout);
  orderId = (await db.selectFrom("orders").select("id").where("restaurant_id", "=", shop.id).executeTakeFirstOrThrow())
    .id;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`.execute(
    db,
  );
  const indexes = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where indexname ~ '_(unsettled|open|pending|subscribed|new_area)_idx$' or indexdef like '% WHERE (status = ''placed''::text)'`.execute(
    db,
  );
  for (const { name } of indexes.rows) openWork.add(name);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}, 120_000);
afterAll(() => pool?.end());

/** A small market whose rows are as alike as those of a large one, so that the planner takes them for it. */
async function fill(db: Kysely<Database>): Promise<void> {
  const rows = {
    users: `(email, password_hash, first_name, last_name, role)
      select 'c' || n || '@plans.test', 'x', 'Ann', 'Other', case when n < 90 then 'customer' else 'agent' end from generate_series(1, 100) n`,
    restaurants: `(name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude)
      select 'Place ' || n, 'approved', '1', '1 Main St', 'Town ' || n % 5, 'CT', '06010', 'Restaurant', 'Turkish', 41 + n / 50.0, -73
      from generate_series(1, 50) n`,
    menu_items: `(restaurant_id, name, category, description, price_cents)
      select id, 'Lamb shish ' || n, 'Mains', 'Lamb', 900 from restaurants, generate_series(1, 3) n`,
    deals: `(restaurant_id, title, type, discount_hundredths, starts_at, ends_at, is_active)
      select id, 'Deal', 'percentage', 1000, '2026-01-01', '2027-01-01', true from restaurants`,
    modifier_groups: `(restaurant_id, name) select id, 'Sauce ' || n from restaurants, generate_series(1, 2) n`,
    addons: `(restaurant_id, name, price_cents, group_id) select restaurant_id, 'Yoghurt', 75, id from modifier_groups`,
    menu_item_addons: `(menu_item_id, addon_id) select i.id, a.id from menu_items i join addons a using (restaurant_id)`,
    dining_tables: `(restaurant_id, label, code) select id, 'Window', id::text from restaurants`,
    favourites: `(user_id, restaurant_id) select u.id, r.id from users u, restaurants r where r.name like '%1'`,
    orders: `(id, restaurant_id, customer_id, customer_name, source, order_type, token, status, subtotal_cents, total_cents, payment_method,
        created_at)
      select uuid_v7(now() - k * interval '30 days'), r.id, u.id, 'Ann Other', 'online', 'takeaway', 1,
        case when k = 1 and r.name like '%1' then 'placed' else 'completed' end, 900, 900, 'credit_card', timestamptz '2026-03-04' - k * interval '20 days'
      from restaurants r cross join lateral (select id from users where role = 'customer' order by md5(email || r.id) limit 1) u, generate_series(-1, 3) k`,
    order_items: `(order_id, name, quantity, unit_price_cents, line_total_cents, position) select id, 'Lamb shish', 1, 900, 900, 0 from orders`,
    order_status_changes: `(order_id, status, actor_role) select id, status, 'customer' from orders`,
    payments: `(key, customer_id, restaurant_id, order_id, status, amount_cents, choices, quote, created_at)
      select id::text, customer_id, restaurant_id, id, 'ordered', 900, '{}', '{}', created_at from orders`,
    refunds: `(payment_id, order_id, key, amount_cents, reason, status) select id, order_id, key, 100, 'x', 'succeeded' from payments`,
    reviews: `(restaurant_id, order_id, user_id, customer_name, rating) select restaurant_id, id, customer_id, 'Ann', 5 from orders`,
    notifications: `(user_id, kind, title, body, link) select id, 'x', 'x', 'x', '/' from users, generate_series(1, 2)`,
  };
  for (const [table, values] of Object.entries(rows)) await sql.raw(`insert into ${table} ${values}`).execute(db);
}

/** What reads a large table, or an index of one, from end to end where it need not. */
async function wholeReads(planner: pg.PoolClient, isJob: boolean): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, parameters } of statements.values()) {
    if (!/^\s*(select|with|update|insert|delete)/i.test(text)) continue;
    for (const plan of await explain(planner, text, parameters)) {
      for (const name of readWhole(plan, { isJob, isLimited: false }))
        found.add(`${name}: ${text.replaceAll(/[\s"]+/g, " ")}`);
    }
  }
  return [...found];
}

const getTable = (name: string) => name.replace(/_(default|\d{4}_\d\d(_\d+)?)$/, "");
/** Of these a limit is passed on to what they read in order. */
const inOrder =
  /^(Limit|Append|Merge Append|Nested Loop|Result|Subquery Scan|LockRows|Incremental Sort|Memoize|Unique)$/;

/** A page of a list is full after some rows; a job whose filter nothing passes reads on to the end, whatever its limit. */
function readWhole(node: PlanNode, { isJob, isLimited }: { isJob: boolean; isLimited: boolean }): string[] {
  const type = node["Node Type"];
  const limited = type === "Limit" || (isLimited && inOrder.test(type));
  const isOpenWork = openWork.has(node["Index Name"] ?? "");
  const endsEarly = isLimited && !(isJob && node.Filter);
  const isWhole =
    type === "Seq Scan" || (/Index (Only )?Scan$/.test(type) && !node["Index Cond"] && !node["Order By"] && !endsEarly);
  const table = getTable(node["Relation Name"] ?? "") || (node["Index Name"] ?? "");
  return [
    ...(isWhole && !isOpenWork && !(table in small) && !table.startsWith("pg_") ? [`${type} ${table}`] : []),
    ...(node.Plans ?? []).flatMap((child) => readWhole(child, { isJob, isLimited: limited })),
  ];
}

/** A call, and what it asked of the database that reads too much. */
async function check(name: string, call: () => Promise<unknown>, isJob = false): Promise<string[]> {
  if (!pool) return [];
  statements.clear();
  await call();
  const planner = await openPlanner(pool);
  try {
    return (await wholeReads(planner, isJob)).map((one) => `${name}: ${one}`);
  } finally {
    planner.release(true);
  }
}

async function answered(who: SignedIn, method: string, path: string, body?: object, key = randomUUID()): Promise<void> {
  const headers = { "idempotency-key": key };
  const response = await api.call(method, path, { token: who.token, body, headers });
  expect([method, path, response.status, response.body]).toMatchObject([
    method,
    path,
    expect.toSatisfy((n) => n < 300),
    {},
  ]);
}

const gets = allCalls.filter(({ method, path }) => method === "get" && path !== "/events").map(({ path }) => path);

describe("[DATA-12] what is read has a plan by index:", () => {
  // One for all of them, as a new connection reads the whole catalogue first; reads are not in its way.
  let planner: pg.PoolClient | undefined;
  beforeAll(async () => void (planner = pool && (await openPlanner(pool))));
  afterAll(() => planner?.release(true));

  test.each(gets)("%s", async (path) => {
    if (!planner) return;
    const id = path.startsWith("/orders") ? orderId : path.startsWith("/menu-items") ? shop.adana : shop.id;
    const queries = variants[path] ?? [""];
    for (const [who, { token }] of Object.entries(people)) {
      if (whole[path]?.by.includes(who)) continue;
      for (const query of queries) {
        statements.clear();
        await api.call("GET", path.replaceAll(/\{\w+\}/g, id) + query.replace("{shop}", shop.id), { token });
        expect(await wholeReads(planner, false), `${who} ${query}`).toEqual([]);
      }
    }
  });
});

test("[DATA-12] what a customer does from the cart to the review has plans by index", async () => {
  if (!pool) return;
  const customer = await api.signIn("customer");
  const { customer: buyer, ...rest } = await readyToPay(api, shop);
  const checkout = { customer: buyer, ...rest };
  const steps: [string, () => Promise<unknown>][] = [
    ["fill the cart", () => fillCart(api, customer, shop)],
    ["quote", () => answered(buyer, "POST", "/orders/quote", { ...rest.choices, couponCode: "SOFRA5", tip: 100 })],
    ["charge", () => charge(api, checkout, "card-token")],
    ["order", () => getPayment(api, checkout)],
    ["order again", () => answered(people.customer, "POST", `/orders/${orderId}/reorder`)],
  ];
  const found: string[] = [];
  for (const [name, call] of steps) found.push(...(await check(name, call)));
  expect(found).toEqual([]);
});

test("[DATA-12] what a restaurant does with an order, and takes at the counter, has plans by index", async () => {
  if (!pool) return;
  const { customer, owner } = people;
  const items = [{ menuItemId: shop.soup, quantity: 1 }];
  const counter = { items, orderType: "takeaway", customerPhone: "(860) 555-0186" };
  const at = `/restaurants/${shop.id}`;
  const steps: [string, () => Promise<unknown>][] = [
    ...["accepted", "preparing", "ready", "completed"].map((status): [string, () => Promise<unknown>] => [
      status,
      () => answered(owner, "PATCH", `/orders/${orderId}/status`, { status }),
    ]),
    ["review", () => answered(customer, "POST", `${at}/reviews`, { order_id: orderId, rating: 5, comment: "Good" })],
    ["refund", () => answered(owner, "POST", `/orders/${orderId}/refunds`, { amount: 100, reason: "Missing" })],
    ["counter quote", () => answered(owner, "POST", `${at}/counter-orders/quote`, counter)],
    ["counter", () => answered(owner, "POST", `${at}/counter-orders`, { ...counter, amount: 549, payment: "cash" })],
  ];
  const found: string[] = [];
  for (const [name, call] of steps) found.push(...(await check(name, call)));
  expect(found).toEqual([]);
});

test("[DATA-12] every job has plans by index", async () => {
  if (!pool) return;
  const { db, clock, logger } = api.dependencies;
  const transport = { send: () => Promise.resolve(), close: () => undefined };
  const found: string[] = [];
  for (const job of jobs(api.dependencies, { db, clock, logger, transport, domain: "app.test" }, { isDemo: false })) {
    if (!(job.name in wholeJobs)) found.push(...(await check(job.name, () => job.run(), true)));
  }
  expect(found).toEqual([]);
});
