import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { dayReportResponse } from "@domain/contract/day-close";
import { counterQuoteResponse } from "@domain/contract/ordering/counter";
import { orderResponse, type OrderWire } from "@domain/contract/ordering/order";
import { salesSummaryResponse } from "@domain/contract/report";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { sampleOrder, storeOrder } from "@tests/support/sample-order";
import { chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let staff: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-03-04T17:00:00Z");
  shop = await openShop(database.db);
  await database.db
    .insertInto("taxes")
    .values({ restaurant_id: shop.id, name: "Sales tax", code: "CT", rate_hundredths: 735, status: true })
    .execute();
  owner = await api.signIn("owner", { restaurantId: shop.id });
  staff = await api.signIn("staff", { restaurantId: shop.id });
  customer = await api.signIn("customer");
});

const read = async (id: string): Promise<OrderWire> =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token: owner.token })).body).data;
const getLine = async (id: string, name: string): Promise<string> =>
  (await read(id)).items.find((item) => item.name.includes(name))?.lineId ?? "";
const change = (id: string, body: object, { who = owner }: { who?: SignedIn } = {}) =>
  api.call("POST", `/orders/${id}/line-changes`, { token: who.token, body });
/** Takes what is asked. */
async function accept(id: string) {
  const question = (await read(id)).changes?.find(({ state }) => state === "asked");
  const body = { change_id: question?.id, answer: "accept" };
  await api.call("POST", `/orders/${id}/line-changes/answers`, { token: customer.token, body });
}
const addsUp = ({ refunds, total }: OrderWire) => total - refunds.reduce((sum, { amount }) => sum + amount, 0);

test("[RUSH-12] a replaced dish that is sold out too is replaced again; order, reports and what goes back agree", async () => {
  await database.db.updateTable("coupons").set({ minimum_order_cents: 0 }).where("id", "=", shop.coupon).execute();
  await fillCart(api, customer, shop);
  const choices = { restaurantId: shop.id, orderType: "takeaway", tip: 300, ifSoldOut: "call" } as const;
  const payment = await chargedPayment(api, customer, { ...choices, couponCode: "SOFRA5" });
  const { id } = await placePaidOrder(api.dependencies, payment.id);
  const take = async (name: string, quantity: number, menu_item_id: string) => {
    await change(id, { line_id: await getLine(id, name), quantity, replace_by: { menu_item_id } });
    await accept(id);
  };
  const total = (await read(id)).total;
  await take("Adana", 1, shop.baklava);
  await take("Adana", 1, shop.baklava);
  expect((await read(id)).items.map(({ name }) => name)).not.toContain("Adana Kebab Plate");
  const third = (await read(id)).items.findLast(({ name }) => name.includes("Baklava"))?.lineId;
  await change(id, { line_id: third, quantity: 1, replace_by: { menu_item_id: shop.soup } });
  await accept(id);
  const order = await read(id);
  expect(order.items.reduce((sum, { paid }) => sum + (paid?.amount ?? 0) + (paid?.tax ?? 0), 0) + 300).toBe(
    addsUp(order),
  );
  expect(order.items.reduce((sum, { lineTotal }) => sum + lineTotal, 0)).toBe(order.subtotal);
  const summary = await api.call("GET", `/sales-reports/summary?restaurant_id=${shop.id}`, { token: owner.token });
  const { money, items } = salesSummaryResponse.parse(summary.body).data;
  expect(money.net_sales + money.tax + money.tips).toBe(addsUp(order));
  expect(items.reduce((sum, { net_sales }) => sum + net_sales, 0)).toBe(money.net_sales);
  const whole = await api.call("POST", `/orders/${id}/refunds`, {
    token: owner.token,
    body: { reason: "Late", whole: true },
  });
  expect(whole).toMatchObject({ body: { data: { amount: addsUp(order) } } });
  expect(total).toBeGreaterThan(addsUp(order));
});

test("[RUSH-12] of a table that pays later the total falls, and it is asked for nothing", async () => {
  const items = [
    { menuItemId: shop.adana, quantity: 1 },
    { menuItemId: shop.baklava, quantity: 2 },
  ];
  const counter = `/restaurants/${shop.id}/counter-orders`;
  const quote = await api.call("POST", `${counter}/quote`, {
    token: staff.token,
    body: { items, orderType: "dine-in" },
  });
  const amount = counterQuoteResponse.parse(quote.body).data.total;
  const taken = await api.call("POST", counter, {
    token: staff.token,
    body: { items, orderType: "dine-in", payment: "later", amount },
    headers: { "idempotency-key": randomUUID() },
  });
  const { id } = orderResponse.parse(taken.body).data;
  await change(id, { line_id: await getLine(id, "Baklava"), quantity: 1 }, { who: staff });
  await change(
    id,
    { line_id: await getLine(id, "Baklava"), quantity: 1, replace_by: { menu_item_id: shop.soup } },
    { who: staff },
  );
  const order = await read(id);
  const { subtotal, offerDiscount, taxes, total } = order;
  expect(order.items.map(({ name, qty, lineTotal }) => [name, qty, lineTotal])).toEqual([
    ["Adana Kebab Plate", 1, 1599],
    ["Red Lentil Soup", 1, 549],
  ]);
  expect([subtotal, offerDiscount]).toEqual([2148, 160]);
  expect(total).toBe(subtotal - offerDiscount + taxes.reduce((sum, tax) => sum + tax.amount, 0));
  expect(Math.abs(total - Math.round(1988 * 1.0735))).toBeLessThanOrEqual(2);
  expect(order.refunds).toEqual([]);
  const paid = await api.call("POST", `/orders/${id}/payments`, { token: staff.token, body: { method: "cash" } });
  expect(paid).toMatchObject({ body: { data: { total, isPaid: true } } });
});

test("[RUSH-12, RUSH-15, RUSH-14] whatever is left out and replaced: lines, order, reports, day close and what goes back agree to the cent", async () => {
  const someChange = fc.record({
    line: fc.nat(9),
    pieces: fc.integer({ min: 1, max: 4 }),
    /** Null: left out. */
    newCents: fc.option(fc.integer({ min: 1, max: 9_999 }), { freq: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(sampleOrder, fc.array(someChange, { minLength: 1, maxLength: 6 }), async (some, changes) => {
      const place = await openShop(database.db);
      const { token } = await api.signIn("owner", { restaurantId: place.id });
      const get = async (path: string) => (await api.call("GET", path, { token })).body;
      const order = async (id: string) => orderResponse.parse(await get(`/orders/${id}`)).data;
      const now = api.clock.now();
      const plain = { status: "accepted" as const, refunds: [], paidMinutesLater: 0 };
      const { id } = await storeOrder(database.db, { restaurantId: place.id, at: now }, { ...some, ...plain });
      const before = await order(id);
      for (const { line, pieces, newCents } of changes) {
        const { items } = await order(id);
        await database.db
          .updateTable("menu_items")
          .set({ price_cents: newCents ?? 1 })
          .where("id", "=", place.soup)
          .execute();
        const body = { line_id: items[line % items.length]?.lineId, quantity: pieces };
        const instead = newCents === null ? {} : { replace_by: { menu_item_id: place.soup } };
        const { status } = await api.call("POST", `/orders/${id}/line-changes`, {
          token,
          body: { ...body, ...instead },
        });
        // Refused: more than is left of it, all that is left of the order, or the soup by itself.
        expect([200, 409, 422]).toContain(status);
      }
      // The database's own clock is no test's.
      await database.db.updateTable("refunds").set({ created_at: now }).where("order_id", "=", id).execute();
      const after = await order(id);
      const left = addsUp(after);
      expect(left).toBeLessThanOrEqual(before.total);
      expect(after.subtotal).toBe(after.items.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
      const extras = after.tip + after.deliveryFee;
      if (some.isPaid) {
        expect(after.total).toBe(before.total);
        const remaining = after.items.map(({ paid, refunded }) => {
          const gone = (refunded?.amount ?? 0) + (refunded?.tax ?? 0);
          return (paid?.amount ?? 0) + (paid?.tax ?? 0) - gone;
        });
        expect(Math.min(...remaining)).toBeGreaterThanOrEqual(0);
        expect(remaining.reduce((sum, cents) => sum + cents, extras)).toBe(left);
      } else {
        const { subtotal, offerDiscount, couponDiscount, tax } = await database.db
          .selectFrom("orders")
          .select(["subtotal_cents as subtotal", "offer_discount_cents as offerDiscount"])
          .select(["coupon_discount_cents as couponDiscount", "tax_cents as tax"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        expect(Math.min(offerDiscount, couponDiscount, tax)).toBeGreaterThanOrEqual(0);
        expect(after.total).toBe(subtotal - offerDiscount - couponDiscount + tax + extras);
      }
      const { money, items } = salesSummaryResponse.parse(await get("/sales-reports/summary")).data;
      expect(money.taken_in).toBe(some.isPaid ? left : 0);
      expect(money.net_sales + money.tax + money.tips + money.delivery_fees).toBe(money.taken_in);
      expect(items.reduce((sum, one) => sum + one.net_sales, 0)).toBe(money.net_sales);
      const day = dayReportResponse.parse(await get(`/restaurants/${place.id}/day-closes/2026-03-04`)).data;
      expect(day.money).toEqual(money);
      expect(day.drawer.cash).toBe(some.isPaid && some.method === "cash" ? left : 0);
      if (!some.isPaid || left === 0) return;
      const whole = { token, body: { reason: "Late", whole: true } };
      expect(await api.call("POST", `/orders/${id}/refunds`, whole)).toMatchObject({
        body: { data: { amount: left } },
      });
    }),
    { numRuns: 15 },
  );
}, 120_000);

test("[RUSH-11, RUSH-12, MONEY-2] whatever gives money back at once, no more goes back than was paid", async () => {
  for (const round of [0, 1, 2, 3]) {
    await fillCart(api, customer, shop);
    const payment = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway", tip: 300 });
    const { id } = await placePaidOrder(api.dependencies, payment.id);
    const order = await read(id);
    const [adana, soup] = [await getLine(id, "Adana"), await getLine(id, "Soup")];
    const refund = (body: object) =>
      api.call("POST", `/orders/${id}/refunds`, {
        token: owner.token,
        body: { reason: "Late", ...body },
        headers: { "idempotency-key": randomUUID() },
      });
    const cancel = () =>
      api.call("PATCH", `/orders/${id}/status`, { token: owner.token, body: { status: "rejected", reason: "Closed" } });
    const all = [
      () => refund({ lines: [{ line_id: adana, quantity: 1 }] }),
      () => refund({ whole: true }),
      () => refund({ amount: Math.floor(order.total / 2) }),
      () => change(id, { line_id: soup, quantity: 1 }),
      () => change(id, { line_id: adana, quantity: 1, replace_by: { menu_item_id: shop.soup } }),
      cancel,
    ];
    const started = [...all.slice(round), ...all.slice(0, round)];
    const responses = await Promise.all(started.map((start) => start()));
    for (const response of responses) expect([200, 409, 422]).toContain(response.status);
    const after = await read(id);
    const refundedCents = after.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect(refundedCents).toBeLessThanOrEqual(payment.amount);
    expect(refundedCents).toBeGreaterThan(0);
    for (const { refunded, qty } of after.items) expect(refunded?.pieces ?? 0).toBeLessThanOrEqual(qty);
  }
});

test("[RUSH-12, FORM-5] a page that changed a line makes no other change with its key, nor says that it did", async () => {
  await fillCart(api, customer, shop);
  const payment = await chargedPayment(api, customer, {
    restaurantId: shop.id,
    orderType: "takeaway",
    ifSoldOut: "call",
  });
  const { id } = await placePaidOrder(api.dependencies, payment.id);
  const [adana, soup] = [await getLine(id, "Adana"), await getLine(id, "Soup")];
  const key = randomUUID();
  const press = async (body: object) =>
    (
      await api.call("POST", `/orders/${id}/line-changes`, {
        token: owner.token,
        body,
        headers: { "idempotency-key": key },
      })
    ).status;
  expect([await press({ line_id: soup, quantity: 1 }), await press({ line_id: soup, quantity: 1 })]).toEqual([
    200, 200,
  ]);
  for (const other of [
    { line_id: adana, quantity: 1 },
    { line_id: soup, quantity: 1, replace_by: { menu_item_id: shop.baklava } },
  ])
    expect(await press(other)).toBe(409);
  expect((await read(id)).changes).toHaveLength(1);
  const replaced = () =>
    api.call("POST", `/orders/${id}/line-changes`, {
      token: owner.token,
      body: { line_id: adana, quantity: 1, replace_by: { menu_item_id: shop.baklava } },
      headers: { "idempotency-key": "this-replacement" },
    });
  expect([(await replaced()).status, (await replaced()).status]).toEqual([200, 200]);
  expect((await read(id)).changes).toHaveLength(2);
});
