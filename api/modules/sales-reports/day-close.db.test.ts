import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  type DayClose,
  dayCloseList,
  dayCloseResponse,
  type DayReport,
  dayReportResponse,
} from "@domain/contract/day-close";
import { salesSummaryResponse } from "@domain/contract/report";
import { addDays, localDate } from "@domain/local-time";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { sampleOrder, storeCashSale, storeOrder } from "@tests/support/sample-order";

const database = withTestDatabase();
let api: TestApi;
const zone = "America/New_York";
const today = "2026-11-21";

beforeAll(() => {
  api = createTestApi(database.db);
});

const none = { hundreds: 0, fifties: 0, twenties: 0, tens: 0, fives: 0, ones: 0, coins: 0 };
const getUrl = (place: string, day = "") => `/restaurants/${place}/day-closes${day && `/${day}`}`;

async function read(place: string, { token }: SignedIn, day = today): Promise<DayReport> {
  return dayReportResponse.parse((await api.call("GET", getUrl(place, day), { token })).body).data;
}

/** What closes a day to the cent, as its page would send it. */
function exactly({ day, drawer }: DayReport, openingFloat = 0) {
  const expected = (drawer.opening_float ?? openingFloat) + drawer.cash + drawer.other_cash;
  const more = Math.max(0, -expected);
  return {
    day,
    opening_float: openingFloat,
    count: { ...none, coins: expected + more },
    paid_out: 0,
    paid_out_for: null,
    float_left: 0,
    reason: more > 0 ? "Handed back from the safe" : null,
    expected,
  };
}

const close = (place: string, { token }: SignedIn, body: object) => api.call("POST", getUrl(place), { token, body });

const sell = (place: string, at: string, cents: number) =>
  storeCashSale(database.db, { restaurantId: place, at: new Date(at) }, cents);

test("[RUSH-14] closed days add up to the reports of their period, to the cent, and the drawer to all cash of it", async () => {
  api.clock.set("2026-11-21T17:00:00Z");
  const span = fc.record({ ago: fc.integer({ min: 0, max: 40 }), days: fc.integer({ min: 1, max: 6 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(sampleOrder, { minLength: 1, maxLength: 10 }), span, async (some, { ago, days }) => {
      const place = await makeRestaurant(database.db, {});
      const owner = await api.signIn("owner", { restaurantId: place });
      for (const one of some) {
        const at = new Date(api.clock.now().getTime() - (one.minutesAgo % (45 * 1_440)) * 60_000);
        await storeOrder(database.db, { restaurantId: place, at }, one);
      }
      const first = addDays(today, -ago - days + 1);
      const closed: DayClose[] = [];
      for (let index = 0; index < days; index += 1) {
        const books = await read(place, owner, addDays(first, index));
        const response = await close(place, owner, exactly(books));
        expect(response.status, JSON.stringify(response.body)).toBe(200);
        closed.push(dayCloseResponse.parse(response.body).data);
      }
      const last = addDays(first, days - 1);
      const path = `/sales-reports/summary?date_from=${first}&date_to=${last}`;
      const report = salesSummaryResponse.parse((await api.call("GET", path, { token: owner.token })).body).data;
      const sum = (of: (record: DayClose) => number) => closed.reduce((all, record) => all + of(record), 0);
      for (const name of [
        "gross_sales",
        "discounts",
        "refunds",
        "net_sales",
        "tax",
        "tips",
        "delivery_fees",
        "taken_in",
      ] as const) {
        expect(
          sum(({ money }) => money[name]),
          name,
        ).toBe(report.money[name]);
        expect(
          sum(({ payment_ways }) => payment_ways.reduce((all, { money }) => all + money[name], 0)),
          name,
        ).toBe(report.money[name]);
      }
      expect(sum(({ orders }) => orders)).toBe(report.orders);
      const getCash = (ways: typeof report.payment_ways) =>
        ways.filter(({ method }) => method === "cash").reduce((all, { money }) => all + money.taken_in, 0);
      expect(sum(({ cash }) => cash)).toBe(getCash(report.payment_ways));
      const since = `/sales-reports/summary?date_from=${first}`;
      const all = salesSummaryResponse.parse((await api.call("GET", since, { token: owner.token })).body).data;
      // The first count finds all cash since its day began: a drawer knows no midnight.
      expect(sum(({ cash, other_cash }) => cash + other_cash)).toBe(getCash(all.payment_ways));
    }),
    { numRuns: 10 },
  );
}, 120_000);

test("[RUSH-14] a record keeps its sums: a later refund belongs to its own day, later sales stand beside it, and the drawer goes on", async () => {
  const place = await makeRestaurant(database.db, {});
  const owner = await api.signIn("owner", { restaurantId: place });
  api.clock.set("2026-11-21T03:08:00Z");
  const day = "2026-11-20";
  await sell(place, "2026-11-21T01:00:00Z", 3_000);
  await sell(place, "2026-11-20T04:30:00Z", 900); // 11:30 PM the day before
  const books = await read(place, owner, day);
  expect(books).toMatchObject({ orders: 1, money: { taken_in: 3_000 }, close: null });
  expect(books.drawer).toEqual({ opening_float: null, cash: 3_000, other_cash: 0, since: null });
  const request = { ...exactly(books, 15_000), paid_out: 1_200, paid_out_for: "Ice", float_left: 10_000 };
  const response = await close(place, owner, {
    ...request,
    expected: 16_800,
    count: { ...none, hundreds: 1, fifties: 1, ones: 16, coins: 50 },
    reason: "Change given twice",
  });
  expect(response).toMatchObject({
    status: 200,
    body: { data: { expected: 16_800, counted: 16_650, difference: -150, closed_by: "Test owner" } },
  });
  const sold = await sell(place, "2026-11-21T03:20:00Z", 500); // 10:20 PM
  await sell(place, "2026-11-21T05:30:00Z", 700); // past midnight
  const payment = await database.db
    .selectFrom("payments")
    .select("id")
    .where("order_id", "=", sold.id)
    .executeTakeFirstOrThrow();
  const refund = {
    payment_id: payment.id,
    order_id: sold.id,
    key: "later",
    reason: "Cold",
    status: "succeeded" as const,
  };
  await database.db
    .insertInto("refunds")
    .values({ ...refund, amount_cents: 200, created_at: new Date("2026-11-21T18:00:00Z") })
    .execute();
  api.clock.set("2026-11-21T20:00:00Z");
  const after = await read(place, owner, day);
  expect(after).toMatchObject({ money: { taken_in: 3_500 }, close: { money: { taken_in: 3_000 }, orders: 1 } });
  const next = await read(place, owner);
  expect(next).toMatchObject({ money: { taken_in: 500, refunds: 200 }, drawer: { opening_float: 10_000, cash: 500 } });
  // 10:20 PM's was never counted.
  expect(next.drawer.other_cash).toBe(500);

  const corrections = `${getUrl(place, day)}/corrections`;
  const word = { amount: 150, note: "Found under the drawer" };
  expect((await api.call("POST", corrections, { token: owner.token, body: { amount: 0, note: " " } })).status).toBe(
    422,
  );
  expect(await api.call("POST", corrections, { token: owner.token, body: word })).toMatchObject({
    status: 200,
    body: { data: { difference: -150, corrections: [{ ...word, by: "Test owner" }] } },
  });
  const unclosed = `${getUrl(place, today)}/corrections`;
  expect((await api.call("POST", unclosed, { token: owner.token, body: word })).status).toBe(404);
});

test("[RUSH-14] two who close a day at once: one does, the other is told; what moved meanwhile is looked at again", async () => {
  const place = await makeRestaurant(database.db, {});
  const owner = await api.signIn("owner", { restaurantId: place });
  const manager = await api.signIn("manager", { restaurantId: place });
  api.clock.set("2026-11-21T20:00:00Z");
  await sell(place, "2026-11-21T18:00:00Z", 2_000);
  const body = exactly(await read(place, owner));
  await sell(place, "2026-11-21T19:59:00Z", 1_000);
  expect(await close(place, owner, body)).toMatchObject({
    status: 409,
    body: { message: "Cash has moved since you counted: $30.00 should be there now. Please look again." },
  });
  const fresh = exactly(await read(place, owner));
  const responses = await Promise.all([close(place, owner, fresh), close(place, manager, fresh)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const conflict = responses.find(({ status }) => status === 409);
  expect(conflict?.body).toMatchObject({
    message: expect.stringMatching(/^\w+ \w+ closed this day at 3:00 PM\. What was counted then stands\.$/),
  });
  const list = dayCloseList.parse((await api.call("GET", getUrl(place), { token: owner.token })).body).data;
  expect(list).toMatchObject({ total: 1, data: [{ day: today, expected: 3_000, counted: 3_000 }] });
});

test.each([
  [{ count: { ...none, ones: 18 }, reason: null }, "reason"],
  [{ paid_out: 100, expected: 1_900 }, "paid_out_for"],
  [{ float_left: 9_999 }, "float_left"],
  [{ day: "2026-11-22" }, "day"],
  [{ day: "yesterday" }, "date_from"],
])("[RUSH-14] a close that lacks something is refused beside its field: %j", async (change, field) => {
  const place = await makeRestaurant(database.db, {});
  const owner = await api.signIn("owner", { restaurantId: place });
  api.clock.set("2026-11-21T20:00:00Z");
  await sell(place, "2026-11-21T18:00:00Z", 2_000);
  const response = await close(place, owner, { ...exactly(await read(place, owner)), ...change });
  expect(response).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
});

test("[RUSH-14] unpaid orders are named and in no sum; who sees no sales closes no day, and administrators only look", async () => {
  const place = await makeRestaurant(database.db, {});
  api.clock.set("2026-11-21T20:00:00Z");
  const owner = await api.signIn("owner", { restaurantId: place });
  const values = { customer_name: "Guest", source: "pos" as const, order_type: "dine-in" as const, token: 1 };
  await database.db
    .insertInto("orders")
    .values({
      ...values,
      restaurant_id: place,
      table_label: "Table 2",
      status: "preparing",
      subtotal_cents: 4_197,
      total_cents: 4_197,
      payment_method: "cash",
      created_at: new Date("2026-11-21T18:00:00Z"),
    })
    .execute();
  const books = await read(place, owner);
  expect(books).toMatchObject({
    orders: 0,
    money: { gross_sales: 0, taken_in: 0 },
    payment_ways: [],
    unpaid: { orders: 1, total: 4_197, named: [{ of: "Table 2", total: 4_197 }] },
    under_way: 1,
    drawer: { cash: 0 },
  });
  const body = exactly(books);
  const other = await makeRestaurant(database.db, {});
  const outsiders = [
    await api.signIn("owner", { restaurantId: other }),
    await api.signIn("customer"),
    await api.signIn("staff", { restaurantId: place }),
  ];
  for (const who of outsiders) {
    expect((await close(place, who, body)).status).toBe(403);
    expect((await api.call("GET", getUrl(place, today), { token: who.token })).status).toBe(403);
    expect((await api.call("GET", getUrl(place), { token: who.token })).status).toBe(403);
  }
  const admin = await api.signIn("admin");
  expect((await api.call("GET", getUrl(place, today), { token: admin.token })).status).toBe(200);
  expect((await close(place, admin, body)).status).toBe(403);
  expect(localDate(api.clock.now(), zone)).toBe(today);
  await database.db.updateTable("restaurants").set({ staff_see_sales: true }).where("id", "=", place).execute();
  const staff = await api.signIn("staff", { restaurantId: place });
  expect((await close(place, staff, body)).status).toBe(200);
});

test("[RUSH-14, FORM-5] the button that closes a day, and the one that adds a correction, may be pressed twice", async () => {
  const place = await makeRestaurant(database.db, {});
  const owner = await api.signIn("owner", { restaurantId: place });
  const { token } = owner;
  const twice = async (path: string, body: object, key: string) => {
    const press = () => api.call("POST", path, { token, body, headers: { "idempotency-key": key } });
    return (await Promise.all([press(), press()])).map(({ status }) => status);
  };
  const day = exactly(await read(place, owner));
  expect(await twice(getUrl(place), day, "close-this-day")).toEqual([200, 200]);
  const word = { amount: -150, note: "A coin under the drawer" };
  expect(await twice(`${getUrl(place, today)}/corrections`, word, "correct-this-day")).toEqual([200, 200]);
  expect((await read(place, owner)).close?.corrections).toHaveLength(1);
  expect((await close(place, owner, day)).status).toBe(409);
});
