import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  counterOrderResponse,
  fullHeldOrder,
  heldOrderList,
  heldOrderResponse,
} from "@domain/contract/ordering/counter";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";
import { deleteExpiredHeldOrders } from "./held";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let staff: SignedIn;
let stranger: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  shop = await openShop(database.db);
  staff = await api.signIn("staff", { restaurantId: shop.id });
  stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
});

const path = () => `/restaurants/${shop.id}/held-orders`;
const hold = (body: object, key: string = randomUUID(), { token }: SignedIn = staff) =>
  api.call("POST", path(), { token, body, headers: { "idempotency-key": key } });
const list = async () => heldOrderList.parse((await api.call("GET", path(), { token: staff.token })).body).data.data;
const resume = (id: string, { token }: SignedIn = staff) => api.call("GET", `${path()}/${id}`, { token });
const discard = (id: string, { token }: SignedIn = staff) => api.call("DELETE", `${path()}/${id}`, { token });
const place = (body: object, key: string = randomUUID()) =>
  api.call("POST", `/restaurants/${shop.id}/counter-orders`, {
    token: staff.token,
    body: { ...soup(), payment: "cash", amount: 549, ...body },
    headers: { "idempotency-key": key },
  });
const soup = () => ({ items: [{ menuItemId: shop.soup, quantity: 1 }], orderType: "takeaway" });
const idOfHeld = async (body: object = {}) =>
  heldOrderResponse.parse((await hold({ ...soup(), ...body })).body).data.id;

test("[RUSH-13] an order on hold comes back as it was, however often it is asked for, and is no order until then", async () => {
  const request = {
    items: [{ menuItemId: shop.soup, quantity: 2, note: "No lemon" }],
    orderType: "dine-in",
    table: "Table 6",
    tip: 100,
    discount: { kind: "percent", value: 10, reason: "regular_guest" },
  };
  const key = randomUUID();
  expect((await hold(request, key)).status).toBe(200);
  expect((await hold(request, key)).status).toBe(200);
  const [held, ...more] = await list();
  expect(more).toEqual([]);
  // Two soups of $5.49, less 10 %, and the tip.
  expect(held).toMatchObject({ name: "Table 6", total: 1088 });
  expect(await database.db.selectFrom("orders").selectAll().where("restaurant_id", "=", shop.id).execute()).toEqual([]);

  // An answer that never arrived loses nothing.
  await resume(held?.id ?? "");
  const back = fullHeldOrder.parse((await resume(held?.id ?? "")).body).data;
  expect(back.order).toMatchObject(request);
  expect(await list()).toHaveLength(1);
  // The same press with other dishes is not the same press.
  expect((await hold({ ...request, tip: 200 }, key)).status).toBe(409);
  expect(await list()).toEqual([held]);
});

test("[RUSH-13] of two tills that go on with it one places it, and it is on hold until then", async () => {
  const held = await idOfHeld();
  const key = randomUUID();
  const responses = await Promise.all([place({ held }, key), place({ held }, key), place({ held })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(await list()).toEqual([]);
  const orders = await database.db.selectFrom("orders").select("id").where("restaurant_id", "=", shop.id).execute();
  expect(orders).toHaveLength(1);
  expect((await place({ held })).status).toBe(409);
});

test("[RUSH-13] an order that was put on hold without its till learning of it is not on hold once it is placed", async () => {
  const key = randomUUID();
  expect((await hold(soup(), key)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  expect((await place({}, key)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test("[RUSH-13] on hold anew it takes its own place, once; where another till was first, nothing is overwritten", async () => {
  const held = await idOfHeld();
  const key = randomUUID();
  const anew = { ...soup(), customerName: "Hana", held };
  const responses = await Promise.all([hold(anew, key), hold(anew, key)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await hold({ ...soup(), customerName: "Omar", held })).status).toBe(409);
  const [left, ...more] = await list();
  expect(more).toEqual([]);
  expect(left?.name).toBe("Hana");
  expect((await discard(left?.id ?? "", stranger)).status).toBe(403);
  expect((await discard(left?.id ?? "")).status).toBe(200);
  expect((await discard(left?.id ?? "")).status).toBe(404);
  expect(await list()).toEqual([]);
});

test("[RUSH-13] one key with other dishes, or paid another way, is told so, never taken for what was placed", async () => {
  const key = randomUUID();
  const { id } = counterOrderResponse.parse((await place({ payment: "later" }, key)).body).data;
  const again = counterOrderResponse.parse((await place({ payment: "later" }, key)).body).data;
  expect(again.id).toBe(id);
  expect(await place({}, key)).toMatchObject({ status: 409 });
  expect(await place({ payment: "later", orderType: "dine-in" }, key)).toMatchObject({ status: 409 });
  const noted = { items: [{ menuItemId: shop.soup, quantity: 1, note: "No lemon" }], payment: "later" };
  expect(await place(noted, key)).toMatchObject({ status: 409 });

  const more = (change: object) =>
    api.call("POST", `/orders/${id}/lines`, {
      token: staff.token,
      body: { items: soup().items, amount: 549, ...change },
      headers: { "idempotency-key": key },
    });
  expect((await more({})).status).toBe(200);
  expect((await more({})).status).toBe(200);
  expect((await more({ items: [{ menuItemId: shop.soup, quantity: 2 }], amount: 1098 })).status).toBe(409);
});

test("[RUSH-13] strangers neither see, hold nor resume; nothing is held without a dish, or for more than a day", async () => {
  const soup = { items: [{ menuItemId: shop.soup, quantity: 1 }], orderType: "takeaway" };
  expect((await hold({ ...soup, items: [] })).status).toBe(422);
  expect((await hold(soup, randomUUID(), stranger)).status).toBe(403);
  await hold(soup);
  const [held] = await list();
  expect(held?.name).toBe("1 dish");
  expect((await api.call("GET", path(), { token: stranger.token })).status).toBe(403);
  expect((await resume(held?.id ?? "", stranger)).status).toBe(403);

  await database.db
    .updateTable("held_orders")
    .set({ held_at: new Date(api.clock.now().getTime() - 25 * 60 * 60_000) })
    .where("restaurant_id", "=", shop.id)
    .execute();
  expect(await list()).toEqual([]);
  expect((await resume(held?.id ?? "")).status).toBe(404);
  await hold({ ...soup, customerName: "Hana" });
  await deleteExpiredHeldOrders({ db: database.db, clock: api.clock });
  const rows = await database.db
    .selectFrom("held_orders")
    .select("name")
    .where("restaurant_id", "=", shop.id)
    .execute();
  expect(rows).toEqual([{ name: "Hana" }]);
});
