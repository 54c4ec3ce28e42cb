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
  const response = await api.call("GET", `/coupons?restaurant_id=${shop.id}${query}`, { token: who.token });
  return couponList.parse(response.body).data;
};

test("[COUP-4, HOST-33] a coupon may get a code that is free, keeps its own, and takes none of another", async () => {
  const id = await addCoupon(database.db, { restaurant_id: shop.id, code: "MINE" });
  await addCoupon(database.db, { restaurant_id: null, code: "SHARED" });
  expect(await change(id, { code: "mine", name: "Lunch" })).toMatchObject({
    status: 200,
    body: { message: "Coupon updated successfully", data: { code: "MINE", name: "Lunch" } },
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

test("[COUP-7] a change that would end it before it begins is refused beside its field", async () => {
  const id = await addCoupon(database.db, { restaurant_id: shop.id, code: "SHORT" });
  expect(await change(id, { expiration_date: "2025-12-01" })).toMatchObject({
    status: 422,
    body: { errors: { expiration_date: "End date must be after start date" } },
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
  await database.db.updateTable("orders").set({ status: "cancelled" }).where("id", "=", id).execute();
  expect(await offered(customer)).toEqual(["NEWHERE", "NEWCOMER"]);
  await orderAt(shop);
  expect(await offered(customer)).toEqual([]);
});

test("[HOST-32, HOST-34] what an owner made is told and logged, and a customer sees their restaurant's before the platform's", async () => {
  const place = await openShop(database.db, { name: "Third" });
  const theirs = await api.signIn("owner", { restaurantId: place.id });
  const body = new FormData();
  const values = { name: "Noon", code: "noon1", type: "fixed", discount_value: "1" };
  const dates = { start_date: "2026-03-01", expiration_date: "2026-03-31" };
  for (const [name, value] of Object.entries({ ...values, ...dates })) body.append(name, value);
  expect(await api.call("POST", "/coupons", { token: theirs.token, body })).toMatchObject({
    status: 200,
    body: { message: "Coupon created successfully", data: { code: "NOON1", restaurantId: place.id } },
  });
  const logged = await database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "subject_type"])
    .where("restaurant_id", "=", place.id)
    .execute();
  expect(logged).toEqual([{ action: "promotion.coupon-created", actor_id: theirs.id, subject_type: "coupon" }]);
  await addCoupon(database.db, { restaurant_id: null, code: "ANYWHERE" });
  const { data } = couponList.parse((await api.call("GET", `/coupons?restaurant_id=${place.id}`)).body).data;
  const codes = data.map(({ code }) => code);
  expect(codes.slice(0, 2).sort()).toEqual(["NOON1", "SOFRA5"]);
  expect(codes.indexOf("ANYWHERE")).toBeGreaterThan(1);
  const owners = new Set(data.map(({ restaurantId }) => restaurantId));
  expect(owners, "nobody else's").toEqual(new Set([place.id, null]));
});

test("[CHK-7, HOST-33] a coupon whose words promise a first order's gift is for first orders, whichever of the two is changed", async () => {
  const id = await addCoupon(database.db, { restaurant_id: shop.id, code: "WELCOME" });
  const errors = { first_order_only: expect.stringContaining("Its text speaks of a first order") };
  expect(await change(id, { name: "$2 off your first order" })).toMatchObject({ status: 422, body: { errors } });
  expect(await change(id, { name: "$2 off your first order", first_order_only: "true" })).toMatchObject({
    status: 200,
    body: { data: { first_order_only: true } },
  });
  expect(await change(id, { first_order_only: "false" })).toMatchObject({ status: 422, body: { errors } });
  expect(await change(id, { first_order_only: "false", name: "$2 off" })).toMatchObject({
    body: { data: { first_order_only: false, name: "$2 off" } },
  });
});

test("[COUP-1] an owner without a restaurant has no coupons", async () => {
  const { token } = await api.signIn("owner");
  const { body } = await api.call("GET", "/coupons?per_page=5", { token });
  expect(couponList.parse(body).data).toMatchObject({ data: [], total: 0, page: 1, per_page: 5 });
});
