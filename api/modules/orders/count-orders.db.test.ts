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
