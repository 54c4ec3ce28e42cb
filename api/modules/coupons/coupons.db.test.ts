import { beforeAll, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { couponList } from "@domain/contract/promotion";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addCoupon, chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-03-04T17:00:00Z");
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
});

const change = (id: string, values: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return api.call("PATCH", `/coupons/${id}`, { token: owner.token, body });
};
const listed = async (query: string, who: SignedIn = owner) => {
  const answer = await api.call("GET", `/coupons?restaurant_id=${shop.id}${query}`, { token: who.token });
  return couponList.parse(answer.body).data;
};

test("[COUP-4, HOST-33] a coupon may get a code that is free, keeps its own, and takes none of another", async () => {
  const id = await addCoupon(database.db, { restaurant_id: shop.id, code: "MINE" });
  await addCoupon(database.db, { restaurant_id: null, code: "SHARED" });
  expect(await change(id, { code: "mine", name: "Lunch" })).toMatchObject({
    status: 200,
    body: { data: { code: "MINE", name: "Lunch" } },
  });
  for (const [code, message] of [
    ["sofra5", "There is a coupon with this code already"],
    ["shared", "HalalGo has a coupon with this code already"],
  ] as const)
    expect(await change(id, { code })).toMatchObject({ status: 422, body: { errors: { code: message } } });
  expect(await change(id, { code: "free-1" })).toMatchObject({ status: 200, body: { data: { code: "FREE-1" } } });
  expect(await change(id, { code: "mine" })).toMatchObject({ status: 200, body: { data: { code: "MINE" } } });
});

test("[COUP-5] what is not filled in is asked for", async () => {
  const missing = { start_date: "Start date is required", expiration_date: "End date is required" };
  const body = new FormData();
  expect(await api.call("POST", "/coupons", { token: owner.token, body })).toMatchObject({
    status: 422,
    body: { errors: { name: "Name is required", ...missing } },
  });
});

test("[COUP-4] the most that a percentage takes off is shown", async () => {
  const id = await addCoupon(database.db, { restaurant_id: shop.id, code: "HALF", type: "percentage" });
  expect(await change(id, { max_discount: "7.50" })).toMatchObject({ body: { data: { max_discount: "7.50" } } });
  expect(await change(id, { max_discount: "" })).toMatchObject({ body: { data: { max_discount: null } } });
});

test("[TABLE-5] a page tells how many there are in all, also where it is full or behind the end", async () => {
  const { total } = await listed("");
  expect(total).toBeGreaterThan(1);
  for (const [query, rows] of [
    [`&per_page=${total}`, total],
    ["&per_page=1", 1],
    ["&per_page=1&page=2", 1],
    ["&per_page=50&page=2", 0],
  ] as const) {
    const page = await listed(query);
    expect([page.total, page.data.length], query).toEqual([total, rows]);
  }
});

test("[CHK-7] a first order's coupon is offered until there was one: here, or anywhere for the platform's", async () => {
  await addCoupon(database.db, { restaurant_id: shop.id, code: "NEWHERE", first_order_only: true });
  await addCoupon(database.db, { restaurant_id: null, code: "NEWCOMER", first_order_only: true });
  const other = await openShop(database.db, { name: "Another" });
  const customer = await api.signIn("customer");
  const offered = async (who: SignedIn) => {
    const codes = (await listed("", who)).data.map(({ code }) => code);
    return ["NEWHERE", "NEWCOMER"].filter((code) => codes.includes(code));
  };
  const orderAt = async (place: Shop) => {
    await fillCart(api, customer, place);
    const payment = await chargedPayment(api, customer, { restaurantId: place.id, orderType: "takeaway" });
    return placePaidOrder(api.dependencies, payment.id);
  };
  expect(await offered(customer)).toEqual(["NEWHERE", "NEWCOMER"]);
  const { id } = await orderAt(other);
  expect(await offered(customer)).toEqual(["NEWHERE"]);
  await database.db.updateTable("orders").set({ status: "rejected" }).where("id", "=", id).execute();
  expect(await offered(customer)).toEqual(["NEWHERE", "NEWCOMER"]);
  await orderAt(shop);
  expect(await offered(customer)).toEqual([]);
});
