import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderStatus } from "@domain/orders/order-status";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  staff = await api.signIn("staff", { restaurantId: shop.id });
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  customer = await api.signIn("customer");
});

async function placed(): Promise<string> {
  return (await placeTakeaway(api, customer, shop)).id;
}
const step = (id: string, status: OrderStatus, ready_in?: number) =>
  api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body: { status, ready_in } });
const move = (who: SignedIn, id: string, ready_in: unknown) =>
  api.call("PATCH", `/orders/${id}/ready-time`, { token: who.token, body: { ready_in } });
const mailed = () => api.mails.filter(({ to }) => to === customer.email).map(({ template }) => template);
const titles = async () => {
  const rows = await database.db
    .selectFrom("notifications")
    .select("title")
    .where("user_id", "=", customer.id)
    .execute();
  return rows.map(({ title }) => title.replace(/HG-\d+/, "HG"));
};

test("[RUSH-10] another ready time is on the customer's page, in a notice, and from ten minutes on in a mail", async () => {
  const id = await placed();
  await step(id, "accepted", 20);
  expect(await move(staff, id, 25)).toMatchObject({
    status: 200,
    body: { data: { estimatedReadyAt: "2026-03-04T17:25:00.000Z", status: "accepted" } },
  });
  expect(await titles()).toContain("Order HG is ready by 12:25 PM");
  expect(mailed()).not.toContain("order-ready-time");
  await move(staff, id, 35);
  expect(mailed()).toContain("order-ready-time");
  const { body } = await api.call("GET", `/orders/${id}`, { token: customer.token });
  expect(body).toMatchObject({ data: { estimatedReadyAt: "2026-03-04T17:35:00.000Z" } });
});

test("[RUSH-10] only the restaurant moves it, between acceptance and ready, by a whole number of minutes", async () => {
  const id = await placed();
  expect(await move(staff, id, 20)).toMatchObject({ status: 409, body: { code: "step_not_allowed" } });
  await step(id, "accepted");
  expect(await move(customer, id, 20)).toMatchObject({ status: 403 });
  const stranger = await api.signIn("staff", { restaurantId: (await openShop(database.db)).id });
  expect(await move(stranger, id, 20)).toMatchObject({ status: 404 });
  for (const minutes of [0, -5, 2.5, 241, "20", null])
    expect(await move(staff, id, minutes)).toMatchObject({ status: 422 });
  await step(id, "preparing");
  expect(await move(staff, id, 20)).toMatchObject({ status: 200 });
  await step(id, "ready");
  expect(await move(staff, id, 20)).toMatchObject({ status: 409 });
});
