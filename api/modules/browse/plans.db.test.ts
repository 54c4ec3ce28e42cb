import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@api/db/tables";
import { notifyOfDelivery } from "@api/modules/demand/notify";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { refreshPopularity } from "./browse";

const database = withTestDatabase();

interface Query {
  sql: string;
  parameters: readonly unknown[];
}
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Order By"?: string[];
  Plans?: PlanNode[];
}
const statements: Query[] = [];
let api: TestApi;
let token: string;
let pool: pg.Pool | undefined;

/** The tables that grow with the market. */
const large = ["restaurants", "listings", "menu_items", "orders", "order_items", "operating_hours", "deals", "demand"];

beforeAll(async () => {
  if (!database.url) return;
  pool = new pg.Pool({ connectionString: database.url });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  await sql`
    insert into restaurants
      (name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude, delivery_radius_miles)
    select 'Place ' || n, 'approved', '1', '1 Main St', 'Town ' || n % 50, 'CT', '06010', 'Restaurant', 'Turkish',
      30 + n % 50 / 4.0, -120 + n % 70, 4
    from generate_series(1, 1200) n`.execute(db);
  await sql`analyze`.execute(db);
  api = createTestApi(db);
  token = (await api.signIn("customer")).token;
});
afterAll(() => pool?.end());

const here = "latitude=41.67&longitude=-72.95&zip_code=06010";
const calls: [string, () => Promise<unknown>][] = [
  ...[
    `/browse?${here}&carousels=true`,
    `/browse?${here}&cuisines=Turkish&open_now=true&sort=fee&group=open&page=2`,
    `/browse?${here}&mode=pickup&within_miles=25`,
    "/browse?latitude=10&longitude=-160",
    "/browse?latitude=10&longitude=-160&halal=hand,certified",
    `/menu-items?item_type=food&per_page=24&${here}`,
    "/browse?carousels=true",
    "/browse?cuisines=Turkish&sort=newest",
    "/browse/zip-codes?begins_with=0",
    `/browse/favourites?${here}`,
    "/browse/ids",
    "/browse/ids?begins_with=7&after=70000000-0000-4000-8000-000000000000&limit=5",
    `/browse/order-again?${here}`,
  ].map((path): [string, () => Promise<unknown>] => [path, () => api.call("GET", path, { token })]),
  ["POST /demand", () => api.call("POST", "/demand", { body: { email: "a@example.test", zip_code: "06010" } })],
  ["telling of delivery", () => notifyOfDelivery(api.dependencies)],
  ["counting orders", () => refreshPopularity(api.dependencies)],
];

test.each(calls)("[FIND-1] every query has a plan by index: %s", async (_, call) => {
  // The plans of both are the same planner's; the embedded one cannot be asked by the side.
  if (!pool) return;
  statements.length = 0;
  await call();
  const client = await pool.connect();
  const scans: string[] = [];
  try {
    // Whatever an index could answer is then answered by it, however few rows there are.
    await client.query("set enable_seqscan = off");
    for (const { sql: text, parameters } of statements.filter((one) =>
      /^\s*(select|with|update|insert|delete)/i.test(one.sql),
    )) {
      const { rows } = await client.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(`explain (format json) ${text}`, [
        ...parameters,
      ]);
      for (const { Plan } of rows[0]?.["QUERY PLAN"] ?? []) {
        const through = text.includes("cube_") ? readThrough(Plan).filter((name) => name.startsWith("listings")) : [];
        const whole = scanned(Plan).filter((name) => large.includes(name));
        for (const name of [...whole, ...through]) scans.push(`${name}: ${text}`);
      }
    }
  } finally {
    await client.query("reset enable_seqscan");
    client.release();
  }
  expect(statements.length).toBeGreaterThan(0);
  expect(scans).toEqual([]);
});

const scanned = (node: PlanNode): string[] => [
  ...(node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? ""] : []),
  ...(node.Plans ?? []).flatMap(scanned),
];

/** Of what is asked for a place on earth: indexes that are read from end to end, as nothing is asked of them. */
const readThrough = (node: PlanNode): string[] => [
  ...(/Index Scan$/.test(node["Node Type"]) && !node["Index Cond"] && !node["Order By"]
    ? [node["Index Name"] ?? node["Relation Name"] ?? ""]
    : []),
  ...(node.Plans ?? []).flatMap(readThrough),
];
