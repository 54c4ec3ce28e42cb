import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { json } from "@api/db/tables";
import { announcementsResponse } from "@domain/contract/announcement";
import { diningTableList, diningTableResponse } from "@domain/contract/dining-table";
import { counterOrderResponse, counterQuoteResponse } from "@domain/contract/ordering/counter";
import { saleList, transactionList } from "@domain/contract/report";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addCoupon, openShop, type Shop } from "@tests/support/shop";

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
});

const post = (path: string, body: unknown, { token }: SignedIn = staff, key?: string) =>
  api.call("POST", path, { token, body, ...(key ? { headers: { "idempotency-key": key } } : {}) });
/** Two large Adana with yoghurt and a soup: $17.74 each less $1.60, $5.49. */
const lines = () => [
  { menuItemId: shop.adana, quantity: 2, size: "large", addonIds: [shop.yoghurt] },
  { menuItemId: shop.soup, quantity: 1 },
];
const counter = () => `/restaurants/${shop.id}/counter-orders`;
const order = (change: object = {}) => ({
  items: lines(),
  orderType: "takeaway",
  payment: "cash",
  amount: 3777,
  ...change,
});
const take = async (change: object = {}, key: string = randomUUID()) =>
  counterOrderResponse.parse((await post(counter(), order(change), staff, key)).body).data;

describe("[ROUTE-10] orders taken at the counter", () => {
  test("cost what the host says, are accepted at once, and stand in the books as paid", async () => {
    const quoted = await post(`${counter()}/quote`, { items: lines(), orderType: "takeaway" });
    expect(counterQuoteResponse.parse(quoted.body).data).toMatchObject({
      subtotal: 4097,
      offerDiscount: 320,
      total: 3777,
    });
    const made = await take({ customerName: "Leila", customerPhone: "(860) 555-0186" });
    expect(made).toMatchObject({
      source: "pos",
      status: "accepted",
      total: 3777,
      isPaid: true,
      paymentMethod: "cash",
      customer: { name: "Leila", phone: "(860) 555-0186" },
      history: [{ status: "placed" }, { status: "accepted", actor: "staff" }],
    });
    const get = async (path: string) => (await api.call("GET", path, { token: owner.token })).body;
    const sales = saleList.parse(await get("/sales-reports")).data;
    expect(sales).toMatchObject({ total: 1, data: [{ total: 3777, status: "Paid" }], summary: { earnings: 3777 } });
    const money = transactionList.parse(await get("/transactions?payment_method=cash")).data;
    expect(money).toMatchObject({ total: 1, data: [{ orderSerialNo: made.orderId, amount: 3777 }] });
  });

  test("one press is one order, however often it is sent; a price that has changed orders nothing", async () => {
    const key = randomUUID();
    const presses = await Promise.all(Array.from({ length: 5 }, () => take({}, key)));
    expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
    expect(await post(counter(), order({ amount: 100 }), staff, randomUUID())).toMatchObject({
      status: 409,
      body: { code: "price_changed" },
    });
    expect(await post(counter(), order({ items: [] }), staff, randomUUID())).toMatchObject({
      body: { code: "cart_empty", message: "This order has no dishes" },
    });
    const foreign = [{ menuItemId: (await openShop(database.db)).soup, quantity: 1 }];
    expect(await post(counter(), order({ items: foreign }), staff, randomUUID())).toMatchObject({
      body: { code: "item_unavailable", message: expect.stringMatching(/ Please remove it from the order\.$/) },
    });
    for (const who of [stranger, await api.signIn("customer")])
      expect(await post(counter(), order(), who, randomUUID())).toMatchObject({ status: 403 });
  });

  test("a phone order is brought for the fee of its address, with a coupon whose uses are counted by phone", async () => {
    const rules = [
      { upToMiles: 2, feeCents: 199 },
      { upToMiles: 8, feeCents: 499 },
    ];
    await database.db
      .updateTable("restaurants")
      .set({ delivery_fee_cents: 300, delivery_fee_rules: json(rules), latitude: 41.6718, longitude: -72.9493 })
      .where("id", "=", shop.id)
      .execute();
    await database.db.updateTable("coupons").set({ limit_per_user: 1 }).where("id", "=", shop.coupon).execute();
    const deliveryAddress = { address: "12 Elm Street", city: "Bristol", zipcode: "06010" };
    const choices = { items: lines(), orderType: "delivery", deliveryAddress, couponCode: "sofra5" };
    const quoted = async (change: object) =>
      counterQuoteResponse.parse((await post(`${counter()}/quote`, { ...choices, ...change })).body).data;
    expect(await quoted({})).toMatchObject({ couponError: { code: "phone_required" }, couponDiscount: 0 });
    const customerPhone = "(860) 555-0186";
    const { total, ...price } = await quoted({ customerPhone });
    // No first order and no pass of whoever takes it waives the fee.
    expect(price).toMatchObject({ deliveryFee: 199, deliveryWaivedBy: null, couponDiscount: 500, problems: [] });
    const far = { ...deliveryAddress, city: "Los Angeles", zipcode: "90001" };
    expect(await quoted({ deliveryAddress: far })).toMatchObject({ problems: [{ code: "address_out_of_reach" }] });
    expect(await quoted({ deliveryAddress: null })).toMatchObject({
      problems: [{ code: "address_required", message: "Please enter the delivery address" }],
    });

    const sent = { ...choices, customerPhone, amount: total };
    expect(await post(counter(), order(sent), staff, randomUUID())).toMatchObject({
      status: 422,
      body: { errors: { customerName: "Please enter who it goes to" } },
    });
    const named = { ...sent, customerName: "Leila" };
    expect(await take(named)).toMatchObject({
      orderType: "delivery",
      total,
      deliveryFee: 199,
      couponDiscount: 500,
      deliveryAddress: { ...deliveryAddress, contactName: "Leila", contactPhone: customerPhone },
    });
    const again = { ...named, customerPhone: "+1 860 555 0186" };
    expect(await post(counter(), order(again), staff, randomUUID())).toMatchObject({
      body: { code: "coupon_refused", message: "This guest has already used this coupon." },
    });
    const unknown = { couponCode: "NOSUCH", amount: 3777 };
    expect(await post(counter(), order(unknown), staff, randomUUID())).toMatchObject({
      body: { code: "coupon_refused", message: "This coupon does not exist." },
    });
    await addCoupon(database.db, { restaurant_id: null, code: "OFALL" });
    // Else the restaurant would bear the platform's coupon, or the platform pay for orders nobody can check.
    expect(await quoted({ customerPhone, couponCode: "ofall" })).toMatchObject({
      couponError: { code: "online_only" },
      couponDiscount: 0,
    });
  });

  test("paid later, it is unpaid until somebody takes the money, once; given back, it is given back at once", async () => {
    const { id, isPaid } = await take({ payment: "later", orderType: "dine-in", table: "Table 4" });
    expect(isPaid).toBe(false);
    expect(await post(`/orders/${id}/payments`, { method: "cash" }, stranger)).toMatchObject({ status: 404 });
    const presses = await Promise.all(
      Array.from({ length: 4 }, () => post(`/orders/${id}/payments`, { method: "credit_card" })),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refund = (body: object, who = owner) => post(`/orders/${id}/refunds`, body, who);
    expect(await refund({ reason: "Cold", amount: 777 })).toMatchObject({ body: { data: { status: "succeeded" } } });
    expect(await refund({ reason: "Cold", whole: true, borne_by: "platform" })).toMatchObject({ status: 403 });
    const admin = await api.signIn("admin");
    expect(await refund({ reason: "Goodwill", whole: true, borne_by: "platform" }, admin)).toMatchObject({
      body: { data: { amount: 3000 } },
    });
    const seen = counterOrderResponse.parse((await api.call("GET", `/orders/${id}`, { token: owner.token })).body).data;
    expect(seen).toMatchObject({ table: "Table 4", paymentMethod: "credit_card" });
    expect(seen.refunds.map(({ amount, borneBy }) => [amount, borneBy])).toEqual([
      [777, "restaurant"],
      [3000, "platform"],
    ]);
    expect(await refund({ reason: "More", whole: true })).toMatchObject({ status: 409 });
  });
});

test("[ORD-1, HOST-65] of twenty presses at the same time one wins, and accepting sets the time", async () => {
  const place = (
    await database.db
      .insertInto("orders")
      .values({
        restaurant_id: shop.id,
        customer_name: "Guest",
        source: "online",
        order_type: "takeaway",
        token: 1,
        status: "placed",
        subtotal_cents: 549,
        total_cents: 549,
        payment_method: "credit_card",
        created_at: api.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
  const presses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.call("PATCH", `/orders/${place}/status`, {
        token: index % 2 ? staff.token : owner.token,
        body: index % 4 === 3 ? { status: "rejected", reason: "Too busy" } : { status: "accepted", ready_in: 35 },
      }),
    ),
  );
  expect(presses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  const steps = await database.db
    .selectFrom("order_status_changes")
    .select("status")
    .where("order_id", "=", place)
    .execute();
  expect(steps).toHaveLength(1);
  const row = await database.db.selectFrom("orders").selectAll().where("id", "=", place).executeTakeFirstOrThrow();
  expect(row.status).toBe(steps[0]?.status);
  if (row.status === "accepted") {
    expect(row.estimated_ready_at?.toISOString()).toBe("2026-03-04T17:35:00.000Z");
  }
});

test("[ROUTE-10] tables have a code each that leads to them until they go; strangers and staff change none", async () => {
  const path = `/restaurants/${shop.id}/tables`;
  const made = diningTableResponse.parse(
    (await post(path, { label: "Table 10", seats: 4, is_active: true }, owner)).body,
  );
  await post(path, { label: "Table 2", is_active: true }, owner);
  const taken = { status: 422, body: { errors: { label: "Another table has this name" } } };
  for (const label of ["Table 2", "table 2"])
    expect(await post(path, { label, is_active: true }, owner), label).toMatchObject(taken);
  const rename = (label: string) =>
    api.call("PUT", `${path}/${made.data.id}`, { token: owner.token, body: { label, seats: 4, is_active: true } });
  expect(await rename("TABLE 2")).toMatchObject(taken);
  for (const label of ["table 10", "Table 10"]) expect((await rename(label)).status, label).toBe(200);
  const list = async () =>
    diningTableList
      .parse((await api.call("GET", path, { token: staff.token })).body)
      .data.data.map(({ label }) => label);
  expect(await list()).toEqual(["Table 2", "Table 10"]);
  const { id, code } = made.data;
  expect(await api.call("GET", `/tables/${code}`)).toMatchObject({
    body: { data: { restaurantId: shop.id, label: "Table 10" } },
  });
  for (const who of [staff, stranger])
    for (const [method, at] of [
      ["POST", path],
      ["PUT", `${path}/${id}`],
      ["DELETE", `${path}/${id}`],
    ] as const) {
      const body = method === "DELETE" ? undefined : { label: "Mine", is_active: true };
      expect(await api.call(method, at, { token: who.token, body }), method).toMatchObject({ status: 403 });
    }
  const theirs = `/restaurants/${(await openShop(database.db)).id}/tables/${id}`;
  expect(await api.call("DELETE", theirs, { token: owner.token })).toMatchObject({ status: 403 });
  await api.call("PUT", `${path}/${id}`, { token: owner.token, body: { label: "Terrace", is_active: false } });
  expect(await api.call("GET", `/tables/${code}`)).toMatchObject({ status: 404 });
  expect(await api.call("DELETE", `${path}/${id}`, { token: owner.token })).toMatchObject({ status: 200 });
  expect(await list()).toEqual(["Table 2"]);
});

test("[ROUTE-10, NOTIF-2] a message reaches those who marked the restaurant, once a day", async () => {
  const path = `/restaurants/${shop.id}/announcements`;
  const message = { title: "Iftar menu", body: "From Friday on." };
  expect(await post(path, message, owner)).toMatchObject({ status: 409 });
  const fans = [await api.signIn("customer"), await api.signIn("customer")];
  const mark = (fan: SignedIn) => post("/favourites", { restaurantId: shop.id }, fan);
  for (const fan of fans) await mark(fan);
  const before = announcementsResponse.parse((await api.call("GET", path, { token: staff.token })).body).data;
  expect(before).toEqual({ followers: 2, next_at: null, sent: [] });
  for (const who of [staff, stranger]) expect(await post(path, message, who)).toMatchObject({ status: 403 });
  expect(await post(path, { title: " ", body: "" }, owner)).toMatchObject({
    status: 422,
    body: { errors: { title: "Title is required", body: "Message is required" } },
  });
  const presses = await Promise.all([1, 2, 3].map(() => post(path, message, owner)));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const notifications = await database.db
    .selectFrom("notifications")
    .select(["user_id", "title", "link"])
    .where("kind", "=", "announcement")
    .where(
      "user_id",
      "in",
      fans.map(({ id }) => id),
    )
    .execute();
  expect(notifications).toHaveLength(2);
  expect(notifications[0]).toMatchObject({ title: "Anatolia Grill House: Iftar menu", link: `/restaurant/${shop.id}` });
  const events = await database.db
    .selectFrom("events")
    .select("user_id")
    .where("type", "=", "notification.created")
    .where(
      "user_id",
      "in",
      fans.map(({ id }) => id),
    )
    .execute();
  expect(events).toHaveLength(2);
  api.clock.set("2026-03-05T17:00:01Z");
  expect(await post(path, message, owner)).toMatchObject({ status: 200 });
  api.clock.set("2026-03-04T17:00:00Z");
});
