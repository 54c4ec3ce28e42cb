import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { counterOrderResponse, counterQuoteResponse } from "@domain/contract/ordering/counter";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  staff = await api.signIn("staff", { restaurantId: shop.id });
  stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  await database.db
    .insertInto("taxes")
    .values({ restaurant_id: shop.id, name: "Meals tax", code: "CT", rate_hundredths: 735, status: true })
    .execute();
});

const post = (path: string, body: unknown, { token }: SignedIn = staff, key: string = randomUUID()) =>
  api.call("POST", path, { token, body, headers: { "idempotency-key": key } });
const counter = () => `/restaurants/${shop.id}/counter-orders`;
const soups = (quantity: number, note?: string) => ({ menuItemId: shop.soup, quantity, ...(note ? { note } : {}) });
const orderIn = (answer: { body: unknown }) => counterOrderResponse.parse(answer.body).data;
/** Asks what it costs, and takes it for that. */
async function take(choices: object, more: object = {}, who: SignedIn = owner, key?: string) {
  const order = { orderType: "dine-in", ...choices };
  const { total } = counterQuoteResponse.parse((await post(`${counter()}/quote`, order, who)).body).data;
  return post(counter(), { ...order, payment: "cash", amount: total, ...more }, who, key);
}

describe("[RUSH-13] the till", () => {
  test("a note stays with its dish, and the same dish without one is a line of its own", async () => {
    const made = orderIn(await take({ items: [soups(1, "No lemon"), soups(2)] }));
    expect(made.items.map(({ qty, note }) => [qty, note])).toEqual([
      [1, "No lemon"],
      [2, null],
    ]);
  });

  test("takes percent or an amount off for a reason, before tax; a tip comes on top, and reports agree", async () => {
    const discount = { kind: "percent", value: 10, reason: "regular_guest", note: "Hana" };
    const made = orderIn(await take({ items: [soups(4)], discount, tip: 300 }));
    // $21.96 less $2.20, 7.35 % of $19.76 is $1.45, and $3.00.
    expect(made).toMatchObject({
      subtotal: 2196,
      couponDiscount: 220,
      couponCode: null,
      discount: { reason: "regular_guest", note: "Hana" },
      taxes: [{ amount: 145 }],
      tip: 300,
      total: 2421,
    });
    const whole = { kind: "amount", value: 99_999, reason: "staff_meal" };
    expect(orderIn(await take({ items: [soups(1)], discount: whole }))).toMatchObject({
      couponDiscount: 549,
      total: 0,
    });
    const books = (await api.call("GET", "/sales-reports", { token: owner.token })).body;
    expect(books).toMatchObject({
      data: {
        summary: { money: { gross_sales: 2745, discounts: 769, net_sales: 1976, tax: 145, tips: 300, taken_in: 2421 } },
      },
    });
  });

  test.each([
    [{ kind: "percent", value: 101, reason: "complaint" }, "value"],
    [{ kind: "percent", value: 10, reason: "because" }, "reason"],
    [{ kind: "amount", value: 0, reason: "complaint" }, "value"],
    [{ kind: "amount", value: 1.5, reason: "complaint" }, "value"],
  ])("refuses a discount of %j", async (discount, field) => {
    const response = await post(`${counter()}/quote`, { items: [soups(1)], orderType: "takeaway", discount });
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body)).toContain(field);
  });

  test("staff take off what they may give back, and no more; owners and managers do", async () => {
    const discount = { kind: "amount", value: 200, reason: "complaint" };
    const manager = await api.signIn("manager", { restaurantId: shop.id });
    const choices = { items: [soups(1)], discount };
    expect(await take(choices, {}, staff)).toMatchObject({
      status: 403,
      body: { message: "A manager must take something off." },
    });
    expect(await take(choices, {}, manager)).toMatchObject({ status: 200 });
    await database.db
      .updateTable("restaurants")
      .set({ staff_refund_limit_cents: 200 })
      .where("id", "=", shop.id)
      .execute();
    expect(await take(choices, {}, staff)).toMatchObject({ status: 200 });
    const more = { items: [soups(1)], discount: { ...discount, value: 201 } };
    expect(await take(more, {}, staff)).toMatchObject({
      status: 403,
      body: { message: "Over $2.00 a manager must take it off." },
    });
  });

  test("cash that is handed over is enough and kept; two presses are one order and one payment", async () => {
    const key = randomUUID();
    const presses = await Promise.all([1, 2, 3].map(() => take({ items: [soups(2)] }, { tendered: 2000 }, staff, key)));
    expect(new Set(presses.map((response) => orderIn(response).id)).size).toBe(1);
    // Nobody answered the first press, and one more dish was pressed: that is not the order that was taken.
    expect(await take({ items: [soups(3)] }, {}, staff, key)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^HG-\d+ was taken already, for \$11\.79/) },
    });
    const made = orderIn(presses[0] ?? { body: null });
    expect(made).toMatchObject({ total: 1179, tendered: 2000, isPaid: true });
    const payments = await database.db.selectFrom("payments").selectAll().where("order_id", "=", made.id).execute();
    expect(payments).toMatchObject([{ amount_cents: 1179, tendered_cents: 2000 }]);
    expect(await take({ items: [soups(2)] }, { tendered: 1000 })).toMatchObject({
      status: 422,
      body: { errors: { tendered: "$1.79 short of $11.79" } },
    });
    expect(orderIn(await take({ items: [soups(2)] }, { tendered: 2000, payment: "credit_card" })).tendered).toBeNull();
  });

  test("an open table takes more dishes once a press, which come back to the kitchen; then it pays all with a tip", async () => {
    const { id, total } = orderIn(await take({ items: [soups(2)] }, { payment: "later" }));
    for (const status of ["preparing", "ready"])
      await api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body: { status } });
    const add = (change: object = {}, who = staff, key?: string) =>
      post(`/orders/${id}/lines`, { items: [soups(1, "Extra bread")], amount: 589, ...change }, who, key);
    expect(await add({}, stranger)).toMatchObject({ status: 404 });
    expect(await add({}, await api.signIn("customer"))).toMatchObject({ status: 403 });
    expect(await add({ amount: 1 })).toMatchObject({ status: 409, body: { code: "price_changed" } });
    const key = randomUUID();
    const presses = await Promise.all([1, 2, 3].map(() => add({}, staff, key)));
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = orderIn(presses[2] ?? { body: null });
    expect(after).toMatchObject({ status: "preparing", subtotal: 1647, total: total + 589, isPaid: false });
    expect(after.taxes.map(({ amount }) => amount)).toEqual([121]);
    expect(after.items.map(({ qty, note, doneAt }) => [qty, note, doneAt === null])).toEqual([
      [2, null, false],
      [1, "Extra bread", true],
    ]);
    const pay = (body: object) => post(`/orders/${id}/payments`, { method: "cash", ...body });
    expect(await pay({ tip: 200, tendered: 1900 })).toMatchObject({ status: 422 });
    // The till showed what it came to before the bread.
    expect(await pay({ tip: 200, tendered: 2000, amount: total + 200 })).toMatchObject({
      status: 409,
      body: { code: "price_changed", message: "The order comes to $19.68 now. Charge it once more." },
    });
    const paid = orderIn(await pay({ tip: 200, tendered: 2000, amount: 1968 }));
    expect(paid).toMatchObject({ tip: 200, total: 1968, tendered: 2000, isPaid: true });
    expect(paid.items.reduce((sum, { paid: line }) => sum + (line?.amount ?? 0) + (line?.tax ?? 0), 0)).toBe(1768);
    expect(await add()).toMatchObject({ status: 409, body: { message: "This order is paid already." } });
    expect(await api.call("GET", "/sales-reports", { token: owner.token })).toMatchObject({
      body: { data: { summary: { money: { gross_sales: 1647, tax: 121, tips: 200, taken_in: 1968 } } } },
    });
  });

  test("an open order's payment pressed twice is done once; another payment of the same order is refused", async () => {
    const { id } = orderIn(await take({ items: [soups(2)] }, { payment: "later" }));
    const key = randomUUID();
    const pay = (more: object = {}, ofKey = key) =>
      post(`/orders/${id}/payments`, { method: "cash", tip: 100, tendered: 2000, amount: 1279, ...more }, staff, ofKey);
    const presses = await Promise.all([1, 2, 3].map(() => pay()));
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(presses.map((response) => JSON.stringify(orderIn(response)))).size).toBe(1);
    expect(orderIn(await pay())).toMatchObject({ total: 1279, tip: 100, tendered: 2000, isPaid: true });
    const refused = { status: 409, body: { message: "This order is paid already." } };
    expect(await pay({}, randomUUID())).toMatchObject(refused);
    expect(await pay({ method: "credit_card" })).toMatchObject(refused);
    expect(await pay({ tendered: 1500 })).toMatchObject(refused);
    expect(await pay({ tip: 200, amount: 1379 })).toMatchObject(refused);
    const payments = await database.db.selectFrom("payments").selectAll().where("order_id", "=", id).execute();
    expect(payments).toMatchObject([{ amount_cents: 1279, tendered_cents: 2000 }]);
  });

  test("[FORM-5] the receipt is mailed once to who asks for it, by the place's own people; too often is refused", async () => {
    const { id } = orderIn(await take({ items: [soups(2, "Hot")] }, { tendered: 2000 }));
    const mail = (email: string, who = staff) => post(`/orders/${id}/receipt-mails`, { email }, who);
    expect(await mail("guest@example.com", stranger)).toMatchObject({ status: 404 });
    expect(await mail("nobody")).toMatchObject({ status: 422 });
    for (let sent = 0; sent < 5; sent += 1) expect(await mail("guest@example.com")).toMatchObject({ status: 200 });
    expect(await mail("guest@example.com")).toMatchObject({ status: 429 });
    const [sent, ...more] = api.mails.filter(({ template }) => template === "counter-receipt");
    expect(more).toEqual([]);
    expect(JSON.stringify(sent)).toMatch(/2 × Red Lentil Soup.*Hot.*\$11\.79.*Change.*\$8\.21/);
  });
});

test("[HALAL-13] the mailed receipt of the counter says about halal what was true when it was ordered, as the printed one does", async () => {
  const { db } = database;
  const profile = { level: "options", declared_at: new Date("2026-01-01T12:00:00Z") } as const;
  await db
    .insertInto("halal_profiles")
    .values({ restaurant_id: shop.id, ...profile })
    .execute();
  await db.updateTable("menu_items").set({ halal: "no" }).where("id", "=", shop.soup).execute();
  const { id } = orderIn(await take({ items: [soups(1)] }));
  await db.deleteFrom("halal_profiles").where("restaurant_id", "=", shop.id).execute();
  await db.updateTable("menu_items").set({ halal: "yes" }).where("id", "=", shop.soup).execute();
  await post(`/orders/${id}/receipt-mails`, { email: "halal@example.com" });
  const mail = JSON.stringify(api.mails.find(({ to }) => to === "halal@example.com"));
  expect(mail).toMatch(/Owner’s statement, not verified: halal options\..*Red Lentil Soup.*Not halal/);
});

test("[RUSH-13, RUSH-20] an order that is not paid yet is found by no payment method, and by its own once it is paid", async () => {
  const made = orderIn(await take({ items: [soups(1)] }, { payment: "later" }));
  const foundBy = async (way: string) =>
    JSON.stringify((await api.call("GET", `/orders?payment_type=${way}`, { token: owner.token })).body).includes(
      made.orderId,
    );
  expect([await foundBy("cash"), await foundBy("credit_card")]).toEqual([false, false]);
  await post(`/orders/${made.id}/payments`, { method: "credit_card", amount: made.total });
  expect([await foundBy("cash"), await foundBy("credit_card")]).toEqual([false, true]);
});

test("[FORM-5, RUSH-13] a receipt is mailed again to another address, as it has changed, and after minutes", async () => {
  const { id } = orderIn(await take({ items: [soups(1)] }, { payment: "later" }));
  const mail = (email: string) => post(`/orders/${id}/receipt-mails`, { email }, staff);
  const mailed = () => api.mails.filter(({ template, to }) => template === "counter-receipt" && to.startsWith("again"));
  await Promise.all([1, 2].map(() => mail("again@example.com")));
  expect(mailed()).toHaveLength(1);
  await mail("again-2@example.com");
  expect(mailed()).toHaveLength(2);
  await post(`/orders/${id}/payments`, { method: "credit_card" });
  await mail("again@example.com");
  expect(mailed()).toHaveLength(3);
});
