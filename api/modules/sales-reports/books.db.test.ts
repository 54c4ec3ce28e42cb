import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { dashboardResponse, saleList, salesSummaryResponse, transactionList } from "@domain/contract/report";
import { localDate } from "@domain/local-time";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { type SampleOrder, sampleOrder, storeOrder } from "@tests/support/sample-order";

const database = withTestDatabase();
let api: TestApi;
const zone = "America/New_York";

beforeAll(() => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-21T17:00:00Z");
});

const get = async (path: string, { token }: SignedIn) => (await api.call("GET", path, { token })).body;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Stored = Awaited<ReturnType<typeof storeOrder>>;

/** The books of some moves of orders, one after the other; `all` are an order's moves on any day. */
function booksByHand(
  orders: (Pick<Stored, "moves" | "price" | "isSale" | "share" | "delivery"> & { all: Stored["moves"] })[],
) {
  const books = { gross: 0, discounts: 0, byCoupon: 0, refunds: 0, tax: 0, tips: 0, fees: 0, byPlatform: 0 };
  for (const { moves, all, price, isSale, share, delivery } of orders) {
    const part = (cents: number, refunded: number) => Math.round((refunded * cents) / price.totalCents);
    for (const move of moves) {
      if (move.refunded > 0) {
        const until = all.filter(({ refunded, at }) => refunded > 0 && at <= move.at);
        // Of two at the same moment, the one that stands first.
        const earlier = until.filter((other) => other.at < move.at || until.indexOf(other) < until.indexOf(move));
        const before = sum(earlier.map(({ refunded }) => refunded));
        const parts = [price.taxCents, price.tipCents, price.deliveryFeeCents].map(
          (cents) => part(cents, before + move.refunded) - part(cents, before),
        );
        const [tax = 0, tip = 0, fee = 0] = parts;
        books.refunds += move.refunded - sum(parts);
        books.tax -= tax;
        books.tips -= tip;
        books.fees -= fee;
        books.byPlatform += move.earned + move.refunded;
      } else {
        books.gross += price.subtotalCents;
        books.discounts += price.offerDiscountCents + price.couponDiscountCents;
        books.tax += price.taxCents;
        books.tips += price.tipCents;
        books.fees += price.deliveryFeeCents;
        books.byCoupon += isSale ? share : 0;
        books.byPlatform += isSale ? share + delivery : 0;
      }
    }
  }
  const netSales = books.gross - books.discounts - books.refunds;
  const takenIn = netSales + books.tax + books.tips + books.fees;
  return {
    gross_sales: books.gross,
    discounts: books.discounts,
    discounts_by_platform: books.byCoupon,
    refunds: books.refunds,
    net_sales: netSales,
    tax: books.tax,
    tips: books.tips,
    delivery_fees: books.fees,
    taken_in: takenIn,
    paid_by_platform: books.byPlatform,
    payout: takenIn + books.byPlatform,
  };
}

test("[RUSH-15, RUSH-20, SALES-1, SALES-3, TXN-1, DASH-4, DASH-5] overview, report and transactions agree to the cent for any days, and nothing of it is unpaid", async () => {
  const period = fc.record({ from: fc.integer({ min: 0, max: 100 }), days: fc.integer({ min: 0, max: 60 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(sampleOrder, { minLength: 1, maxLength: 12 }), period, async (some, { from, days }) => {
      const place = await makeRestaurant(database.db, {});
      const owner = await api.signIn("owner", { restaurantId: place });
      const orders: Stored[] = [];
      for (const one of some) {
        const at = new Date(api.clock.now().getTime() - one.minutesAgo * 60_000);
        orders.push(await storeOrder(database.db, { restaurantId: place, at }, one));
      }
      const getDay = (at: Date) => localDate(at, zone);
      const dayAgo = (ago: number) => getDay(new Date(api.clock.now().getTime() - ago * 86_400_000));
      const [first, last] = [dayAgo(from + days), dayAgo(from)];
      const isWithin = (at: Date) => getDay(at) >= first && getDay(at) <= last;
      const query = `date_from=${first}&date_to=${last}`;
      const orderedAt = (one: SampleOrder) => new Date(api.clock.now().getTime() - one.minutesAgo * 60_000);
      const seen = orders.map((order) => {
        const moves = order.moves.filter(({ at }) => isWithin(at));
        const isPaidNow = order.isSale && moves.some(({ refunded }) => refunded === 0);
        const isUnpaidNow = order.isSale && !order.some.isPaid && isWithin(orderedAt(order.some));
        return {
          ...order,
          all: order.moves,
          moves,
          isPaidNow,
          isUnpaidNow,
          earnedNow: sum(moves.map(({ earned }) => earned)),
        };
      });
      const earned = sum(seen.map(({ earnedNow }) => earnedNow));
      const expected = booksByHand(seen);
      const paid = seen.filter(({ isPaidNow }) => isPaidNow);
      const unpaid = seen.filter(({ isUnpaidNow }) => isUnpaidNow);

      const report = saleList.parse(await get(`/sales-reports?${query}&per_page=100`, owner)).data;
      expect(report.summary).toMatchObject({
        orders: paid.length + unpaid.length,
        paid: paid.length,
        unpaid: unpaid.length,
        unpaidTotal: sum(unpaid.map(({ price }) => price.totalCents)),
        earnings: earned,
        couponsByPlatform: sum(paid.map(({ share }) => share)),
        deliveriesByPlatform: sum(paid.map(({ delivery }) => delivery)),
        discounts: sum(paid.map(({ price }) => price.offerDiscountCents + price.couponDiscountCents)),
        delivery: sum(paid.map(({ price }) => price.deliveryFeeCents)),
        money: expected,
      });
      expect(expected.payout).toBe(earned);
      const getRow = (id: string) => report.data.find(({ orderId }) => orderId === id);
      for (const { id, earnedNow, price } of seen) {
        expect(getRow(id)?.earnings ?? 0).toBe(earnedNow);
        expect(getRow(id)?.total ?? price.totalCents).toBe(price.totalCents);
      }
      expect(report.total).toBe(report.data.length);
      expect(sum(report.data.map(({ earnings }) => earnings ?? NaN))).toBe(earned);
      for (const { id } of unpaid) expect(getRow(id)).toMatchObject({ status: "Unpaid", earnings: 0 });
      for (const [type, expectedSum] of [
        ["delivery", earned],
        ["takeaway", 0],
      ] as const) {
        const ofType = `${query}&order_type=${type}`;
        const { summary } = saleList.parse(await get(`/sales-reports?${ofType}`, owner)).data;
        expect([summary.earnings, summary.money?.payout]).toEqual([expectedSum, expectedSum]);
        expect(transactionList.parse(await get(`/transactions?${ofType}`, owner)).data.summary.earnings).toBe(
          expectedSum,
        );
      }
      const byCash = saleList.parse(await get(`/sales-reports?${query}&payment_type=cash`, owner)).data;
      expect(byCash.summary.money?.payout).toBe(byCash.summary.earnings);
      expect(byCash.summary.earnings).toBe(
        sum(seen.filter((one) => one.some.method === "cash").map(({ earnedNow }) => earnedNow)),
      );

      const apart = salesSummaryResponse.parse(await get(`/sales-reports/summary?${query}`, owner)).data;
      expect(apart).toMatchObject({
        orders: paid.length,
        money: expected,
        unpaid: { orders: unpaid.length, total: sum(unpaid.map(({ price }) => price.totalCents)) },
      });
      for (const name of ["gross_sales", "discounts", "refunds", "tax", "tips", "delivery_fees", "payout"] as const)
        expect(sum(apart.payment_ways.map((way) => way.money[name])), name).toBe(expected[name]);
      expect(sum(apart.taxes.map(({ tax }) => tax))).toBe(expected.tax);
      for (const parts of [apart.categories, apart.items, apart.hours, apart.weekdays])
        expect(sum(parts.map(({ net_sales }) => net_sales))).toBe(expected.net_sales);

      const figures = dashboardResponse.parse(await get(`/restaurants/${place}/dashboard?${query}`, owner)).data;
      expect(figures).toMatchObject({
        total_revenue: expected.net_sales,
        orders: paid.length + unpaid.length,
        paid_orders: paid.length,
      });
      expect(sum(figures.sales_by_category.map(({ total }) => total))).toBe(expected.net_sales);
      expect(figures.monthly_sales.at(-1)?.month).toBe(last.slice(0, 7));
      for (const { month, total } of figures.monthly_sales) {
        const isOfMonth = ({ at }: { at: Date }) => getDay(at).startsWith(month) && getDay(at) <= last;
        const ofMonth = orders.map((order) => ({ ...order, moves: order.moves.filter(isOfMonth), all: order.moves }));
        expect(total, month).toBe(booksByHand(ofMonth).net_sales);
      }

      const money = transactionList.parse(await get(`/transactions?${query}&per_page=100`, owner)).data;
      const moves = seen.flatMap((order) => order.moves);
      const charges = sum(moves.map(({ charged }) => charged));
      const refunds = sum(moves.map(({ refunded }) => refunded));
      const byPlatform = earned - charges + refunds;
      expect(money.summary).toEqual({ charges, refunds, net: charges - refunds, byPlatform, earnings: earned });
      expect(sum(money.data.map(({ amount }) => amount))).toBe(charges - refunds);
      const refunded = transactionList.parse(await get(`/transactions?${query}&type=refund`, owner)).data;
      expect(refunded.data.every(({ amount, type }) => amount < 0 && type === "refund")).toBe(true);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("[HOST-86, HOST-88, HOST-89] another restaurant's books are closed, an administrator's look is not; days are checked", async () => {
  const place = await makeRestaurant(database.db, { staff_see_sales: true });
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
  const order = async (at: string, total: number, isPaid = true) => {
    const { id } = await database.db
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
      .returning("id")
      .executeTakeFirstOrThrow();
    const payment = {
      key: id,
      restaurant_id: place,
      order_id: id,
      method: "cash",
      status: "ordered" as const,
      amount_cents: total,
      choices: JSON.stringify({}),
      quote: JSON.stringify({}),
      created_at: new Date(at),
    };
    if (isPaid) await database.db.insertInto("payments").values(payment).execute();
  };
  // 11:30 PM on October 31 in Los Angeles, and half past midnight the day after.
  await order("2026-11-01T06:30:00Z", 1000);
  await order("2026-11-01T07:30:00Z", 1500);
  await order("2026-10-05T20:00:00Z", 250);
  await order("2026-11-02T20:00:00Z", 1500);
  await order("2026-11-02T19:00:00Z", 4000, false);
  const read = async (query: string) =>
    dashboardResponse.parse(await get(`/restaurants/${place}/dashboard?${query}`, owner)).data;
  expect(await read("")).toMatchObject({
    total_revenue: 3000,
    orders: 3,
    paid_orders: 2,
    customers: 1,
    growth: 1100,
    previous: { date_from: "2026-10-01", date_to: "2026-10-21", total_revenue: 250 },
    recent_orders: [{ total: 1500 }, { total: 4000 }, { total: 1500 }, { total: 1000 }, { total: 250 }],
    waiting: { placed: 0, ready: 0 },
  });
  const whole = await read("date_from=2026-10-01&date_to=2026-10-31");
  expect(whole).toMatchObject({ total_revenue: 1250, growth: null });
  expect(whole.monthly_sales.slice(-2)).toEqual([
    { month: "2026-09", total: 0 },
    { month: "2026-10", total: 1250 },
  ]);
});
