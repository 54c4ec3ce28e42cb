import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { dashboardAnswer, type Sale, saleList, transactionList } from "@domain/contract/report";
import { toLocal } from "@domain/local-time";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { someOrder, storeOrder } from "@tests/support/some-order";

const database = withTestDatabase();
let api: TestApi;
const zone = "America/New_York";

beforeAll(() => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-21T17:00:00Z");
});

const get = async (path: string, { token }: SignedIn) => (await api.call("GET", path, { token })).body;
/** What the restaurant gets of one order, as the report's line and the export tell it. */
const earnedOf = (sale: Sale) =>
  sale.total -
  (sale.refunded ?? 0) +
  (sale.refundedByPlatform ?? 0) +
  (sale.couponByPlatform ?? 0) +
  (sale.deliveryByPlatform ?? 0);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("[SALES-1, SALES-3, TXN-1, DASH-4, DASH-5] overview, report and transactions come to what the orders came to, cent by cent", async () => {
  const period = fc.record({ from: fc.integer({ min: 0, max: 100 }), days: fc.integer({ min: 0, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(someOrder, { minLength: 1, maxLength: 12 }), period, async (some, { from, days }) => {
      const place = await makeRestaurant(database.db, {});
      const owner = await api.signIn("owner", { restaurantId: place });
      const orders = [];
      for (const one of some) {
        const at = new Date(api.clock.now().getTime() - one.minutesAgo * 60_000);
        orders.push({
          ...(await storeOrder(database.db, { restaurantId: place, at }, one)),
          day: toLocal(at, zone).date,
        });
      }
      const dayAgo = (ago: number) => toLocal(new Date(api.clock.now().getTime() - ago * 86_400_000), zone).date;
      const [first, last] = [dayAgo(from + days), dayAgo(from)];
      const within = orders.filter(({ day }) => day >= first && day <= last);
      const sales = within.filter(({ isSale }) => isSale);
      const query = `date_from=${first}&date_to=${last}`;

      const report = saleList.parse(await get(`/sales-reports?${query}&per_page=100`, owner)).data;
      expect(report.summary).toMatchObject({
        orders: sales.length,
        earnings: sum(sales.map(({ earned }) => earned)),
        couponsByPlatform: sum(sales.map(({ share }) => share)),
        deliveriesByPlatform: sum(sales.map(({ delivery }) => delivery)),
        refunded: sum(sales.map(({ refund }) => refund)),
        discounts: sum(sales.map(({ price }) => price.offerDiscountCents + price.couponDiscountCents)),
        delivery: sum(sales.map(({ price }) => price.deliveryFeeCents)),
        paid: sales.filter((one) => one.some.isPaid).length,
      });
      expect(report.total).toBe(sales.length);
      expect(sum(report.data.map(({ total }) => total))).toBe(sum(sales.map(({ price }) => price.totalCents)));
      expect(report.data.map(earnedOf).sort()).toEqual(sales.map(({ earned }) => earned).sort());
      const paid = saleList.parse(await get(`/sales-reports?${query}&status=paid&payment_type=cash`, owner)).data;
      expect(paid.total).toBe(sales.filter((one) => one.some.isPaid && one.some.method === "cash").length);

      const figures = dashboardAnswer.parse(await get(`/restaurants/${place}/dashboard?${query}`, owner)).data;
      expect(figures.total_revenue).toBe(report.summary.earnings);
      expect(figures.orders).toBe(sales.length);
      expect(sum(figures.sales_by_category.map(({ total }) => total))).toBe(
        sum(sales.map(({ price }) => price.subtotalCents)),
      );
      expect(figures.monthly_sales.at(-1)?.month).toBe(last.slice(0, 7));
      const months = new Set(figures.monthly_sales.map(({ month }) => month));
      expect(sum(figures.monthly_sales.map(({ total }) => total))).toBe(
        sum(
          orders
            .filter(({ day, isSale }) => isSale && months.has(day.slice(0, 7)) && day <= last)
            .map(({ earned }) => earned),
        ),
      );

      const money = transactionList.parse(await get(`/transactions?${query}&per_page=100`, owner)).data;
      const charges = sum(within.filter((one) => one.some.isPaid).map(({ price }) => price.totalCents));
      const refunds = sum(within.map(({ refund }) => refund));
      expect(money.summary).toEqual({ charges, refunds, net: charges - refunds });
      expect(sum(money.data.map(({ amount }) => amount))).toBe(charges - refunds);
      const refunded = transactionList.parse(await get(`/transactions?${query}&type=refund`, owner)).data;
      expect(refunded.data.every(({ amount, type }) => amount < 0 && type === "refund")).toBe(true);
      // What was paid and kept of sales is what the report calls earnings, less what is still unpaid and what the platform
      // gave back or took over.
      const unpaid = sum(sales.filter((one) => !one.some.isPaid).map(({ price }) => price.totalCents));
      const platform = sum(sales.map(({ refund, borne, share, delivery }) => refund - borne + share + delivery));
      expect(charges - refunds).toBe(report.summary.earnings - unpaid - platform);
    }),
    { numRuns: 9 },
  );
}, 120_000);

test("[HOST-86, HOST-88, HOST-89] another restaurant's books are closed, an administrator's look is not; days are checked", async () => {
  const place = await makeRestaurant(database.db, {});
  const stranger = await api.signIn("owner", { restaurantId: await makeRestaurant(database.db, {}) });
  const customer = await api.signIn("customer");
  const admin = await api.signIn("admin");
  const staff = await api.signIn("staff", { restaurantId: place });
  const paths = [
    `/restaurants/${place}/dashboard`,
    `/transactions?restaurant_id=${place}`,
    `/sales-reports?restaurant_id=${place}`,
  ];
  for (const path of paths) {
    for (const { token } of [stranger, customer])
      expect(await api.call("GET", path, { token }), path).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await api.call("GET", path)).status, path).toBe(401);
    expect((await api.call("GET", path, { token: staff.token })).status, path).toBe(200);
  }
  expect((await api.call("GET", "/sales-reports", { token: admin.token })).status).toBe(200);
  expect(await api.call("GET", "/sales-reports?date_from=2026-02-30", { token: staff.token })).toMatchObject({
    status: 422,
    body: { errors: { date_from: "Please choose a valid date." } },
  });
  const upsideDown = "/transactions?date_from=2026-02-03&date_to=2026-02-01";
  expect((await api.call("GET", upsideDown, { token: staff.token })).status).toBe(422);
});

test("[DASH-4, UI-8] days begin at the restaurant's midnight; growth compares with the month before", async () => {
  const place = await makeRestaurant(database.db, { time_zone: "America/Los_Angeles" });
  const owner = await api.signIn("owner", { restaurantId: place });
  const order = (at: string, total: number) =>
    database.db
      .insertInto("orders")
      .values({
        restaurant_id: place,
        customer_name: "Guest",
        customer_phone: "(860) 555-0101",
        source: "online",
        order_type: "takeaway",
        token: 1,
        status: "completed",
        subtotal_cents: total,
        total_cents: total,
        payment_method: "cash",
        created_at: new Date(at),
      })
      .execute();
  // 11:30 PM on October 31 in Los Angeles, and half past midnight the day after.
  await order("2026-11-01T06:30:00Z", 1000);
  await order("2026-11-01T07:30:00Z", 1500);
  await order("2026-10-05T20:00:00Z", 250);
  await order("2026-11-02T20:00:00Z", 1500);
  const read = async (query: string) =>
    dashboardAnswer.parse(await get(`/restaurants/${place}/dashboard?${query}`, owner)).data;
  expect(await read("")).toMatchObject({
    total_revenue: 3000,
    orders: 2,
    customers: 1,
    growth: 1100,
    previous: { date_from: "2026-10-01", date_to: "2026-10-21", total_revenue: 250 },
    recent_orders: [{ total: 1500 }, { total: 1500 }, { total: 1000 }, { total: 250 }],
    waiting: { placed: 0, ready: 0 },
  });
  const whole = await read("date_from=2026-10-01&date_to=2026-10-31");
  expect(whole).toMatchObject({ total_revenue: 1250, growth: null });
  expect(whole.monthly_sales.slice(-2)).toEqual([
    { month: "2026-09", total: 0 },
    { month: "2026-10", total: 1250 },
  ]);
});
