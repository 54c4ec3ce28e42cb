import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { heldOrderList, resumedOrderResponse } from "@domain/contract/ordering/held-order";
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
const resume = (id: string, { token }: SignedIn = staff) => api.call("DELETE", `${path()}/${id}`, { token });

test("[RUSH-13] an order on hold comes back as it was, once, and is no order until then", async () => {
  const asked = {
    items: [{ menuItemId: shop.soup, quantity: 2, note: "No lemon" }],
    orderType: "dine-in",
    table: "Table 6",
    tip: 100,
    discount: { kind: "percent", value: 10, reason: "regular_guest" },
  };
  const key = randomUUID();
  expect((await hold(asked, key)).status).toBe(200);
  expect((await hold(asked, key)).status).toBe(200);
  const [held, ...more] = await list();
  expect(more).toEqual([]);
  // Two soups of $5.49, less 10 %, and the tip.
  expect(held).toMatchObject({ name: "Table 6", total: 1088 });
  expect(await database.db.selectFrom("orders").selectAll().where("restaurant_id", "=", shop.id).execute()).toEqual([]);

  const answers = await Promise.all([resume(held?.id ?? ""), resume(held?.id ?? "")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const back = answers.find(({ status }) => status === 200);
  expect(resumedOrderResponse.parse(back?.body).data.order).toMatchObject(asked);
  expect(await list()).toEqual([]);
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
