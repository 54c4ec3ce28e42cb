import { beforeAll, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { couponList, couponResponse, dealList, dealResponse, taxResponse } from "@domain/contract/promotion";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { readyToPay } from "@tests/support/hosts/payment-api";
import { addCoupon, chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let foreign: Shop;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  foreign = await openShop(database.db, { name: "Another" });
  owner = await api.signIn("owner", { restaurantId: shop.id });
  staff = await api.signIn("staff", { restaurantId: shop.id });
  stranger = await api.signIn("owner", { restaurantId: foreign.id });
});

type Values = Record<string, string>;
function send(method: string, path: string, values: Values, { token }: SignedIn = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return api.call(method, path, { token, body });
}
const couponValues = (change: Values = {}): Values => ({
  name: "Weekday lunch",
  code: "lunch3",
  type: "fixed",
  discount_value: "3",
  start_date: "2026-03-01",
  expiration_date: "2026-03-31",
  ...change,
});
const dealValues = (change: Values = {}): Values => ({
  title: "Soup day",
  type: "percentage",
  discount_value: "50",
  start_date: "2026-03-01",
  end_date: "2026-03-31",
  ...change,
});
const makeCoupon = async (change: Values = {}) =>
  couponResponse.parse((await send("POST", "/coupons", couponValues(change))).body).data;
const makeDeal = async (change: Values = {}) =>
  dealResponse.parse((await send("POST", "/deals", dealValues(change))).body).data;
const coupons = async (query: string, who: SignedIn = owner) =>
  couponList.parse((await api.call("GET", `/coupons?restaurant_id=${shop.id}&${query}`, { token: who.token })).body)
    .data;

test("[HOST-32…34, COUP-2…7, COUP-9] coupons are made, refused, changed in part and deleted, by their own people", async () => {
  const made = await makeCoupon({ limit_per_user: "", max_discount: "0", image_url: "https://pic.test/a.png" });
  expect(made).toMatchObject({
    code: "LUNCH3",
    discount_value: "3.00",
    // Midnight in Connecticut; the last day counts.
    start_date: "2026-03-01T05:00:00.000Z",
    expiration_date: "2026-04-01T04:00:00.000Z",
    limit_per_user: null,
    max_discount: null,
    is_active: true,
    restaurantId: shop.id,
    version: 1,
  });
  const wrong = { name: " ", code: "x".repeat(21), type: "", discount_value: "-1", min_order_amount: "-1" };
  expect(
    await send("POST", "/coupons", couponValues({ ...wrong, max_discount: "-1", limit_per_user: "0" })),
  ).toMatchObject({
    status: 422,
    body: {
      errors: {
        name: "Name is required",
        code: "Code must be less than 20 characters",
        type: "Discount type is required",
        discount_value: "Discount must be positive",
        min_order_amount: "Minimum order amount must be positive",
        max_discount: "Maximum discount must be positive",
        limit_per_user: "Limit per user must be at least 1",
      },
    },
  });
  const refusals: [Values, Values][] = [
    [{ type: "percentage", discount_value: "100.01" }, { discount_value: "Percentage discount cannot exceed 100%" }],
    [{ expiration_date: "2026-03-01" }, { expiration_date: "End date must be after start date" }],
    [{ start_date: "2026-02-30" }, { start_date: "Enter a date as 2026-11-30, up to the year 2099" }],
    [{ code: "Lunch3" }, { code: "There is a coupon with this code already" }],
    [{ code: "everywhere" }, { code: "HalalGo has a coupon with this code already" }],
    [{ image_url: "nowhere" }, { image_url: "Invalid image URL" }],
  ];
  await addCoupon(database.db, { code: "EVERYWHERE", restaurant_id: null });
  for (const [change, errors] of refusals)
    expect(await send("POST", "/coupons", couponValues(change)), JSON.stringify(change)).toMatchObject({
      status: 422,
      body: { errors },
    });
  // The same code is another restaurant's own affair.
  expect((await send("POST", "/coupons", couponValues(), stranger)).status).toBe(200);

  const path = `/coupons/${made.id}`;
  expect(await send("PATCH", path, { is_active: "false", version: "1" })).toMatchObject({
    body: {
      data: { is_active: false, code: "LUNCH3", limit_per_user: null, version: 2, image: "https://pic.test/a.png" },
    },
  });
  expect(await send("PATCH", path, { name: "Late", version: "1" })).toMatchObject({
    status: 409,
    body: { message: "Test owner has changed this coupon meanwhile." },
  });
  expect(await send("PATCH", path, { type: "percentage", discount_value: "101" })).toMatchObject({
    status: 422,
    body: { errors: { discount_value: "Percentage discount cannot exceed 100%" } },
  });
  expect((await send("PATCH", path, { name: "X" }, staff)).status).toBe(403);
  for (const call of [
    () => send("PATCH", path, { name: "X" }, stranger),
    () => api.call("GET", path, { token: stranger.token }),
    () => api.call("DELETE", path, { token: stranger.token }),
  ])
    expect((await call()).status).toBe(404);
  expect((await send("POST", "/coupons", couponValues({ restaurantId: foreign.id, code: "MINE" }))).status).toBe(403);
  expect(await api.call("DELETE", path, { token: owner.token })).toMatchObject({
    body: { message: "Coupon deleted successfully" },
  });
  expect((await api.call("GET", path, { token: owner.token })).status).toBe(404);
  expect((await makeCoupon()).code, "a deleted coupon's code is free").toBe("LUNCH3");
});

test("[COUP-1, TABLE-5] coupons are found by status, kind, time and text, sorted and paged; customers see what they can use", async () => {
  await makeCoupon({ code: "PAST", start_date: "2026-01-01", expiration_date: "2026-01-31" });
  await makeCoupon({
    code: "SOON",
    start_date: "2026-03-10T11:00",
    expiration_date: "2026-03-10T15:00",
    is_active: "true",
  });
  await makeCoupon({ code: "OFF", is_active: "false", type: "percentage", discount_value: "12.5", max_discount: "8" });
  const codes = async (query: string) => (await coupons(query)).data.map(({ code }) => code);
  expect(await codes("status=expired")).toEqual(["PAST"]);
  expect(await codes("status=scheduled")).toEqual(["SOON"]);
  expect(await codes("status=inactive")).toEqual(["OFF"]);
  expect(await codes("status=active")).not.toContain("OFF");
  expect(await codes("type=percentage")).toEqual(["OFF"]);
  expect(await codes("valid_until=2026-01-01&search=PAS")).toEqual(["PAST"]);
  expect(await codes("valid_from=2026-02-01&search=past")).toEqual([]);
  expect(await codes("valid_from=2026-01-31&search=past"), "its last day").toEqual(["PAST"]);
  expect((await codes("sort=-discount"))[0]).toBe("SOFRA5");
  const page = await coupons("page=2&per_page=2");
  expect([page.total, page.data.length, page.page]).toEqual([(await codes("")).length, 2, 2]);
  expect(page.platform?.map(({ code }) => code)).toEqual(["EVERYWHERE"]);

  const customer = await api.signIn("customer");
  const usable = (await coupons("", customer)).data.map(({ code }) => code);
  expect(usable).toEqual(expect.arrayContaining(["SOFRA5", "EVERYWHERE"]));
  for (const hidden of ["PAST", "SOON", "OFF"]) expect(usable).not.toContain(hidden);
  api.clock.set("2026-03-10T15:00:00Z");
  expect(
    (await coupons("", customer)).data.map(({ code }) => code),
    "11:00 AM in Connecticut",
  ).toContain("SOON");
  api.clock.set("2026-03-04T17:00:00Z");
});

test("[HOST-36…38, OFFER-2, OFFER-3, OFFER-6] offers lower what they cover at once, and name nothing of another's menu", async () => {
  const customer = await api.signIn("customer");
  const soupPrice = async () => {
    const body = { restaurantId: shop.id, orderType: "takeaway", items: [{ menuItemId: shop.soup, quantity: 1 }] };
    const { body: answer } = await api.call("POST", "/orders/quote", { token: customer.token, body });
    return answer;
  };
  expect(await soupPrice()).toMatchObject({ data: { total: 549 } });
  const made = await makeDeal({ menuItemIds: JSON.stringify([shop.soup]), restaurantId: shop.id });
  expect(made).toMatchObject({ menuItemIds: [shop.soup], categories: [], end_date: "2026-04-01T04:00:00.000Z" });
  expect(await soupPrice()).toMatchObject({ data: { offerDiscount: 275, total: 274 } });
  const refusals: [Values, Values][] = [
    [{ title: "" }, { title: "Title is required" }],
    [{ discount_value: "-1" }, { discount_value: "Discount value must be positive" }],
    [{ discount_value: "101" }, { discount_value: "Percentage discount cannot exceed 100%" }],
    [{ end_date: "2026-02-01" }, { end_date: "End date must be after start date" }],
    [{ end_date: "" }, { end_date: "End date is required" }],
    [{ menuItemIds: JSON.stringify([foreign.soup]) }, { menuItemIds: "Choose items of this menu" }],
    [{ categories: JSON.stringify(["Pork"]) }, { categories: "Choose categories of this menu" }],
  ];
  for (const [change, errors] of refusals)
    expect(await send("POST", "/deals", dealValues(change)), JSON.stringify(change)).toMatchObject({
      status: 422,
      body: { errors },
    });
  const path = `/deals/${made.id}`;
  expect(await send("PATCH", path, { menuItemIds: "[]", categories: '["Desserts"]', version: "1" })).toMatchObject({
    body: { data: { menuItemIds: [], categories: ["Desserts"], version: 2, title: "Soup day" } },
  });
  expect(await soupPrice()).toMatchObject({ data: { total: 549 } });
  expect(await send("PATCH", path, { is_active: "false", version: "1" })).toMatchObject({
    status: 409,
    body: { message: "Test owner has changed this offer meanwhile." },
  });
  expect((await send("PATCH", path, { title: "X" }, staff)).status).toBe(403);
  expect((await send("PATCH", path, { title: "X" }, stranger)).status).toBe(404);
  expect((await api.call("DELETE", path, { token: stranger.token })).status).toBe(404);
  await send("PATCH", path, { is_active: "false" });
  const list = async (query: string) =>
    dealList
      .parse((await api.call("GET", `/deals?restaurant_id=${shop.id}&${query}`, { token: owner.token })).body)
      .data.data.map(({ title }) => title);
  expect(await list("status=inactive")).toEqual(["Soup day"]);
  expect(await list("status=active&sort=-title")).toEqual(["10% off kebab plates"]);
  await api.call("DELETE", path, { token: owner.token });
  expect(await list("search=soup")).toEqual([]);
});

test("[HOST-40…43, TAX-1…3] a tax is added, switched on and charged by name; another's is out of reach", async () => {
  const path = `/restaurants/${foreign.id}/taxes`;
  const tax = (method: string, rest: string, body?: object, { token }: SignedIn = stranger) =>
    api.call(method, `${path}${rest}`, { token, body });
  const { data } = taxResponse.parse((await tax("POST", "", { name: "Meals tax", code: "CT", rate: "7.35" })).body);
  expect(data).toMatchObject({ rate: "7.35", status: false, version: 1 });
  const refusals: [object, object][] = [
    [
      { name: "", code: "" },
      { name: "Name is required", code: "Code is required" },
    ],
    [{ rate: -0.01 }, { rate: "Tax rate must be 0 or greater" }],
    [{ rate: 100.01 }, { rate: "Tax rate cannot exceed 100%" }],
    [{ rate: "7.355" }, { rate: "Tax rate can have at most two decimals" }],
  ];
  for (const [change, errors] of refusals)
    expect(await tax("POST", "", { name: "Tax", code: "T", rate: 1, ...change })).toMatchObject({
      status: 422,
      body: { errors },
    });
  const one = `/${data.id}`;
  expect(await tax("PATCH", `${one}/status`, { status: true })).toMatchObject({
    body: { data: { status: true, version: 2 } },
  });
  const customer = await api.signIn("customer");
  const body = {
    restaurantId: foreign.id,
    orderType: "takeaway",
    items: [{ menuItemId: foreign.baklava, quantity: 1 }],
  };
  expect(await api.call("POST", "/orders/quote", { token: customer.token, body })).toMatchObject({
    body: { data: { taxes: [{ name: "Meals tax", code: "CT", rate: 7.35, amount: 59 }], total: 858 } },
  });
  expect(await tax("PATCH", one, { rate: 8, version: 1 })).toMatchObject({ status: 409 });
  for (const call of [
    () => tax("PATCH", one, { rate: 1 }, owner),
    () => tax("PATCH", `${one}/status`, { status: false }, owner),
    () => tax("DELETE", one, undefined, owner),
    () => tax("POST", "", { name: "T", code: "T", rate: 1 }, owner),
  ])
    expect((await call()).status).toBe(403);
  const elsewhere = `/restaurants/${shop.id}/taxes${one}`;
  expect((await api.call("PATCH", elsewhere, { token: owner.token, body: { rate: 1 } })).status).toBe(404);
  expect((await api.call("DELETE", elsewhere, { token: owner.token })).status).toBe(404);
  expect((await tax("DELETE", one)).status).toBe(200);
  expect(await tax("GET", "")).toMatchObject({ body: { data: { data: [] } } });
});

test("[COUP-8] a coupon that is deleted while it is being paid with still counts, once, and stays in the order's books", async () => {
  const { customer, shop: place, choices } = await readyToPay(api);
  const boss = await api.signIn("owner", { restaurantId: place.id });
  await fillCart(api, customer, place);
  const payment = await chargedPayment(api, customer, { ...choices, couponCode: "SOFRA5" });
  expect((await api.call("DELETE", `/coupons/${place.coupon}`, { token: boss.token })).status).toBe(200);
  const placed = await placePaidOrder(api.dependencies, payment.id);
  const order = await api.db
    .selectFrom("orders")
    .select(["coupon_code", "coupon_id", "coupon_discount_cents", "total_cents"])
    .where("id", "=", placed.id)
    .executeTakeFirst();
  expect(order).toEqual({
    coupon_code: "SOFRA5",
    coupon_id: place.coupon,
    coupon_discount_cents: 500,
    total_cents: payment.amount,
  });
  await fillCart(api, customer, place);
  const again = { token: customer.token, body: { ...choices, couponCode: "SOFRA5" } };
  expect(await api.call("POST", "/orders/quote", again)).toMatchObject({
    body: { data: { couponError: { code: "other_restaurant" }, couponDiscount: 0 } },
  });
});
