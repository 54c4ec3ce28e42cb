import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { halalQueue, halalResponse } from "@domain/contract/halal";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { loadDemoHalal } from "./halal";
import { loadDemo } from "./load";
import { placeId } from "./places";

const database = withTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = createTestApi(database.db);
  await loadDemo(database.db, { clock: api.clock });
  await loadDemoHalal(api.dependencies);
  await loadDemoHalal(api.dependencies);
});

async function getState(slug: string) {
  const { body } = await api.call("GET", `/restaurants/${placeId({ slug })}/halal`);
  expect(body, slug).toMatchObject({ success: true });
  return halalResponse.parse(body).data;
}

test("[HALAL-1, HALAL-3, DATA-7] the demo shows every state of evidence by today's date, and made-up certifiers alone; once only", async () => {
  const states = async (slugs: string[]) => Promise.all(slugs.map(async (slug) => (await getState(slug)).state));
  const slugs = ["anatolia-grill-house", "zafran-biryani-house", "smoke-and-hickory", "nile-street-koshary"];
  expect(await states(slugs)).toEqual(["certified", "certified", "expired", "declared"]);
  expect(await states(["karachi-handi", "lantern-and-page"])).toEqual(["declared", "unstated"]);
  expect((await getState("zafran-biryani-house")).certificate?.expires_on, "in 12 days").toBe("2026-03-16");
  expect((await getState("smoke-and-hickory")).certificate?.expires_on, "yesterday").toBe("2026-03-03");
  expect((await getState("prospect-halal-meats")).concern_since).not.toBeNull();
  const { token } = await api.signIn("admin");
  const queue = async (kind: string) =>
    halalQueue.parse((await api.call("GET", `/halal/queue?kind=${kind}`, { token })).body).data;
  expect((await queue("new")).counts).toEqual({ new: 1, expiring: 2, expired: 1, reported: 1 });
  const certifiers = await database.db.selectFrom("certifiers").select("name").execute();
  expect(certifiers).toHaveLength(3);
  expect(certifiers.filter(({ name }) => !name.endsWith("(demo)"))).toEqual([]);
});

test("[HALAL-13, DATA-7] the demo's orders keep what was true on their day: certified once the paper was checked, before that the owner's word", async () => {
  const orders = await database.db
    .selectFrom("orders")
    .innerJoin("restaurants as place", "place.id", "orders.restaurant_id")
    .select(["orders.id", "orders.halal", "orders.created_at"])
    .where("place.id", "=", placeId({ slug: "anatolia-grill-house" }))
    .orderBy("orders.created_at")
    .execute();
  const days = ({ created_at }: { created_at: Date }) =>
    (api.clock.now().getTime() - created_at.getTime()) / 86_400_000;
  const states = (from: number, to: number) => [
    ...new Set(orders.filter((order) => days(order) >= from && days(order) < to).map(({ halal }) => halal?.state)),
  ];
  expect([states(0, 17), states(17, 40), states(40, 400)]).toEqual([["certified"], ["declared"], ["unstated"]]);
  const newest = orders.at(-1);
  expect(newest?.halal).toMatchObject({ number: expect.stringMatching(/^HTNE-2025-/), checked_on: "2026-02-15" });
  const lines = await database.db
    .selectFrom("order_items")
    .select(["name", "halal"])
    .where(
      "order_id",
      "in",
      orders.filter((order) => days(order) < 17).map(({ id }) => id),
    )
    .execute();
  expect(lines.find(({ name }) => name === "Adana Kebab Plate")?.halal).toEqual({
    state: "certified",
    words: ["Hand-slaughtered"],
  });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders where halal is null`.execute(
    database.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
