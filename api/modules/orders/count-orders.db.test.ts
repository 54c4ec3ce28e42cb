import { beforeAll, expect, test } from "vitest";
import { orderCounts } from "@domain/contract/ordering/order-counts";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;

beforeAll(() => {
  api = createTestApi(database.db);
});

test("[ORD-7] a list's orders are counted by status, as its other filters narrow them; strangers count nothing", async () => {
  const shop = await openShop(database.db);
  const customer = await api.signIn("customer");
  const statuses = ["placed", "accepted", "accepted", "rejected"] as const;
  await database.db
    .insertInto("orders")
    .values(
      statuses.map((status) => ({
        restaurant_id: shop.id,
        customer_id: customer.id,
        customer_name: "Amina Rahman",
        source: status === "rejected" ? ("table" as const) : ("online" as const),
        order_type: "takeaway" as const,
        token: 1,
        status,
        subtotal_cents: 1_000,
        total_cents: 1_000,
        currency: "USD",
        payment_method: "credit_card" as const,
        created_at: new Date("2026-03-02T17:00:00Z"),
        updated_at: new Date("2026-03-02T17:00:00Z"),
      })),
    )
    .execute();
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const count = async (query: string, { token } = owner) =>
    api.call("GET", `/orders/counts?restaurant_id=${shop.id}${query}`, { token });
  const counts = orderCounts.parse((await count("")).body).data;
  expect(counts).toMatchObject({ placed: 1, accepted: 2, preparing: 0, ready: 0, completed: 0, rejected: 1 });
  expect((await count("&source=table")).body).toMatchObject({ data: { placed: 0, accepted: 0, rejected: 1 } });
  expect((await count("&date_from=2026-03-03")).body).toMatchObject({ data: { placed: 0, accepted: 0, rejected: 0 } });
  const stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  expect((await count("", stranger)).status).toBe(403);
});

test("[PRAYER-5] all that are not ready yet for a meal of Ramadan are counted by meal and time, and listed by it", async () => {
  const shop = await openShop(database.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const customer = await api.signIn("customer");
  const [first, second] = ["2027-02-20T22:15:00.000Z", "2027-02-20T22:20:00.000Z"] as const;
  const rows = [
    ...Array.from({ length: 120 }, () => ["iftar", second, "accepted"] as const),
    ["iftar", first, "placed"],
    ["suhoor", second, "preparing"],
    ["iftar", second, "ready"],
    ["iftar", second, "cancelled"],
    [null, second, "accepted"],
  ] as const;
  const values = rows.map(([occasion, at, status]) => ({
    restaurant_id: shop.id,
    customer_id: customer.id,
    customer_name: "Amina Rahman",
    source: "online" as const,
    order_type: "takeaway" as const,
    token: 1,
    status,
    occasion,
    scheduled_for: new Date(at),
    subtotal_cents: 1_000,
    total_cents: 1_000,
    currency: "USD",
    payment_method: "credit_card" as const,
    created_at: new Date("2027-02-20T17:00:00Z"),
    updated_at: new Date("2027-02-20T17:00:00Z"),
  }));
  await database.db.insertInto("orders").values(values).execute();
  const get = (path: string) => api.call("GET", `/orders${path}`, { token: owner.token });
  const counts = orderCounts.parse((await get(`/counts?restaurant_id=${shop.id}&meals=true`)).body).data;
  expect(counts.meals?.map(({ occasion, scheduled_for, count }) => [occasion, scheduled_for, count])).toEqual(
    expect.arrayContaining([
      ["iftar", first, 1],
      ["iftar", second, 120],
      ["suhoor", second, 1],
    ]),
  );
  expect(counts.meals?.[0]?.scheduled_for).toBe(first);
  const totalOf = async (meal: string) =>
    (await get(`?restaurant_id=${shop.id}&per_page=1&meal=${encodeURIComponent(meal)}`)).body;
  expect(await totalOf(`iftar ${second}`)).toMatchObject({ data: { total: 120 } });
  expect(await totalOf("iftar someday")).toMatchObject({ data: { total: 0 } });
});
