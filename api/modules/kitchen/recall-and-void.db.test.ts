import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderList } from "@domain/contract/ordering/order";
import type { OrderStatus } from "@domain/orders/order-status";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let staff: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  staff = await api.signIn("staff", { restaurantId: shop.id });
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  customer = await api.signIn("customer");
});

async function placed(): Promise<string> {
  return (await placeTakeaway(api, customer, shop)).id;
}
const move = (who: SignedIn, id: string, status: OrderStatus, reason?: string) =>
  api.call("PATCH", `/orders/${id}/status`, { token: who.token, body: { status, reason } });
const notices = async (who: SignedIn) => {
  const rows = await database.db.selectFrom("notifications").select("title").where("user_id", "=", who.id).execute();
  return rows.map((row) => row.title.replace(/HG-\d+/, "HG"));
};

test("[RUSH-6] what was done by mistake is brought back: history, customer and mail say so", async () => {
  const id = await placed();
  for (const status of ["accepted", "preparing", "ready"] as const) await move(staff, id, status);
  api.clock.set("2026-03-04T17:01:00Z");
  expect(await move(customer, id, "preparing")).toMatchObject({ status: 403 });
  expect(await move(admin, id, "preparing")).toMatchObject({ status: 403 });
  const stranger = await api.signIn("staff", { restaurantId: (await openShop(database.db)).id });
  expect(await move(stranger, id, "preparing")).toMatchObject({ status: 404 });
  expect(await move(staff, id, "preparing")).toMatchObject({ status: 200, body: { data: { status: "preparing" } } });
  const { body } = await api.call("GET", `/orders/${id}`, { token: customer.token });
  expect(body).toMatchObject({
    data: {
      status: "preparing",
      history: [{}, {}, { status: "preparing" }, { status: "ready" }, { reason: "Brought back to the kitchen" }],
    },
  });
  expect(await notices(customer)).toContain("Order HG is not ready yet");
  const messages = api.mails.filter(({ to }) => to === customer.email).map(({ template }) => template);
  expect(messages.slice(-2)).toEqual(["order-ready", "order-recalled"]);
  await move(staff, id, "ready");
  await move(staff, id, "completed");
  expect(await move(staff, id, "preparing")).toMatchObject({ status: 409 });
});

test("[RUSH-6] a ticket that was cancelled stays void until the restaurant has seen it", async () => {
  const voids = async () => {
    const { body } = await api.call("GET", `/orders?restaurant_id=${shop.id}&status=void`, { token: staff.token });
    return orderList.parse(body).data.data.map(({ id }) => id);
  };
  const seen = (who: SignedIn, id: string) => api.call("POST", `/orders/${id}/void-seen`, { token: who.token });
  const early = await placed();
  await move(customer, early, "cancelled");
  const id = await placed();
  await move(staff, id, "accepted");
  expect(await seen(staff, id), "nothing to see yet").toMatchObject({ status: 404 });
  await move(admin, id, "cancelled", "The customer called");
  expect(await voids(), "the kitchen never had the other").toEqual([id]);
  expect(await api.call("GET", `/orders/${id}`, { token: staff.token })).toMatchObject({
    body: { data: { isVoid: true } },
  });
  expect(await seen(customer, id)).toMatchObject({ status: 403 });
  expect(await seen(admin, id)).toMatchObject({ status: 403 });
  const stranger = await api.signIn("staff", { restaurantId: (await openShop(database.db)).id });
  expect(await seen(stranger, id)).toMatchObject({ status: 404 });
  expect(await voids()).toEqual([id]);
  expect(await seen(staff, id)).toMatchObject({ status: 200, body: { data: { isVoid: false } } });
  const listEvents = () =>
    database.db
      .selectFrom("events")
      .select(["user_id", "restaurant_id", "payload"])
      .where("subject_id", "=", id)
      .where("user_id", "is", null)
      .execute();
  const toDisplays = { user_id: null, restaurant_id: shop.id, payload: { status: "cancelled" } };
  expect(await listEvents(), "other displays hear of it, the customer does not").toEqual([toDisplays]);
  expect(await seen(staff, id), "twice is once").toMatchObject({ status: 200 });
  expect(await listEvents()).toHaveLength(1);
  expect(await voids()).toEqual([]);
  const rows = await database.db.selectFrom("kitchen_voids").selectAll().where("order_id", "=", id).execute();
  expect(rows).toMatchObject([{ acknowledged_by: staff.id }]);
});

test("[KDS-4, HOST-63] orders are sorted by the time they were done: the last one brought back and done again is the newest", async () => {
  const place = (await openShop(database.db)).id;
  const cook = await api.signIn("staff", { restaurantId: place });
  const [first, second, open] = [await placed(), await placed(), await placed()];
  const ids = [first, second, open];
  await database.db.updateTable("orders").set({ restaurant_id: place }).where("id", "in", ids).execute();
  const sorted = async () => {
    const { body } = await api.call("GET", "/orders?sort=-done", { token: cook.token });
    return orderList.parse(body).data.data.map(({ id }) => ids.indexOf(id));
  };
  const done = async (id: string, at: string) => {
    api.clock.set(at);
    for (const status of ["accepted", "preparing", "ready"] as const) await move(cook, id, status);
  };
  await done(second, "2026-03-04T17:02:00Z");
  await done(first, "2026-03-04T17:05:00Z");
  expect(await sorted()).toEqual([0, 1, 2]);
  await done(second, "2026-03-04T17:08:00Z");
  api.clock.set("2026-03-04T17:09:00Z");
  // Handing over is no second time of being done.
  await move(cook, first, "completed");
  expect(await sorted()).toEqual([1, 0, 2]);
});

test("[KDS-5, HOST-63] days may be those on which orders were done: what was ordered days ahead is there, what is still cooked is not", async () => {
  const ahead = await placed();
  api.clock.set("2026-03-07T17:00:00Z");
  const [open, handedOver] = [await placed(), await placed()];
  const ids = [ahead, open, handedOver];
  const foundOn = async (day: string, by: string) => {
    const query = `restaurant_id=${shop.id}&date_from=${day}&date_to=${day}${by}`;
    const { body } = await api.call("GET", `/orders?${query}`, { token: staff.token });
    const found = orderList.parse(body).data.data.map(({ id }) => ids.indexOf(id));
    return found.filter((index) => index >= 0).sort((a, b) => a - b);
  };
  for (const status of ["accepted", "preparing", "ready"] as const) await move(staff, ahead, status);
  for (const status of ["accepted", "preparing", "ready", "completed"] as const) await move(staff, handedOver, status);
  expect(await foundOn("2026-03-07", "&date_by=done")).toEqual([0, 2]);
  expect(await foundOn("2026-03-07", "")).toEqual([1, 2]);
  expect(await foundOn("2026-03-04", "&date_by=done")).toEqual([]);
  api.clock.set("2026-03-08T17:00:00Z");
  await move(staff, ahead, "completed");
  expect(await foundOn("2026-03-07", "&date_by=done"), "handed over a day later").toEqual([0, 2]);
  // What the version before moved has no such time: the day it was placed stands for it.
  await database.db.updateTable("orders").set({ done_at: null }).where("id", "=", ahead).execute();
  expect(await foundOn("2026-03-04", "&date_by=done")).toEqual([0]);
});
