import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import { refundResponse } from "@domain/contract/ordering/refund";
import { salesSummaryResponse, transactionList } from "@domain/contract/report";
import { computeLineRefund } from "@domain/orders/refund-lines";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { sampleOrder, storeOrder } from "@tests/support/sample-order";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let owner: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-21T17:00:00Z");
  place = await makeRestaurant(database.db, {});
  owner = await api.signIn("owner", { restaurantId: place });
  staff = await api.signIn("staff", { restaurantId: place });
});

const read = async (id: string, { token }: SignedIn = owner) =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token })).body).data;
const give = (id: string, body: object, { token, key }: { token?: string; key?: string } = {}) =>
  api.call("POST", `/orders/${id}/refunds`, {
    token: token ?? owner.token,
    body: { reason_kind: "missing_item", ...body },
    headers: { "idempotency-key": key ?? randomUUID() },
  });

/** $28.98 for two pides and $5.49 for a soup, 7.35% tax, a tip of $3.00. */
async function somePides(change: { atCounter?: boolean; coupon?: number; deal?: number } = {}) {
  const { db } = database;
  const { id } = await storeOrder(
    db,
    { restaurantId: place, at: new Date("2026-11-20T17:00:00Z") },
    {
      minutesAgo: 0,
      lines: [
        { quantity: 2, unitCents: 1449, dealCents: change.deal ?? 0, category: "Kebab plates" },
        { quantity: 1, unitCents: 549, dealCents: 0, category: "Soups" },
      ],
      coupon: change.coupon ? { cents: change.coupon, isPlatforms: false } : null,
      deliveryFeeCents: 0,
      isDeliveryFree: false,
      taxes: [735],
      tipCents: 300,
      status: "completed",
      method: change.atCounter ? "cash" : "credit_card",
      isPaid: true,
      paidMinutesLater: 0,
      refunds: [],
    },
  );
  if (change.atCounter) await db.updateTable("payments").set({ at_counter: true }).where("order_id", "=", id).execute();
  // What the deal took off is noted with the payment, line by line.
  const lines = [{ offerDiscount: 2 * (change.deal ?? 0) }, { offerDiscount: 0 }];
  await db
    .updateTable("payments")
    .set({ quote: JSON.stringify({ lines }) })
    .where("order_id", "=", id)
    .execute();
  const order = await read(id);
  const [pide, soup] = order.items.map(({ lineId }) => lineId ?? "");
  return { id, order, pide: pide ?? "", soup: soup ?? "" };
}

test("[RUSH-11] pieces of lines go back with their tax; those given back are no more to be had, and the order says so", async () => {
  const { id, order, pide, soup } = await somePides();
  expect(order.items.map(({ paid }) => paid)).toEqual([
    { amount: 2898, tax: 213 },
    { amount: 549, tax: 40 },
  ]);
  const first = await give(id, { lines: [{ line_id: pide, quantity: 1 }], reason: "It was left in the oven." });
  expect(refundResponse.parse(first.body).data).toMatchObject({ amount: 1556, status: "pending" });
  const after = await read(id);
  expect(after.items[0]?.refunded).toEqual({ pieces: 1, amount: 1449, tax: 107 });
  expect(after.refunds).toMatchObject([
    {
      amount: 1556,
      reason: "Missing item: It was left in the oven.",
      lines: [{ lineId: pide, quantity: 1, amount: 1449, tax: 107 }],
    },
  ]);
  const gone = { status: 422, body: { message: "Some of these were given back already. Please choose again." } };
  expect(await give(id, { lines: [{ line_id: pide, quantity: 2 }] })).toMatchObject(gone);
  expect(await give(id, { lines: [{ line_id: randomUUID(), quantity: 1 }] })).toMatchObject(gone);
  const rest = { lines: [pide, soup].map((line_id) => ({ line_id, quantity: 1 })) };
  expect(refundResponse.parse((await give(id, rest)).body).data.amount).toBe(1449 + 106 + 549 + 40);
  expect((await read(id)).tipLeft).toBe(300);
  expect(refundResponse.parse((await give(id, { whole: true })).body).data.amount).toBe(300);
  expect((await read(id)).tipLeft).toBe(0);
});

test("[RUSH-11] a discounted line gives back what was paid for it; the whole can leave the tip", async () => {
  const { id, order, pide } = await somePides({ deal: 200, coupon: 500 });
  expect(order.items[0]?.paid?.amount).toBe(2898 - 400 - Math.round((500 * 2498) / 3047));
  const line = { quantity: 2, cents: order.items[0]?.paid?.amount ?? 0, tax: order.items[0]?.paid?.tax ?? 0 };
  const piece = computeLineRefund({ ...line, refunded: 0, refundedCents: 0, refundedTax: 0 }, 1);
  const response = await give(id, { lines: [{ line_id: pide, quantity: 1 }] });
  expect(refundResponse.parse(response.body).data.amount).toBe(piece.cents + piece.tax);
  const rest = await give(id, { whole: true, keep_tip: true });
  expect(refundResponse.parse(rest.body).data.amount).toBe(order.total - 300 - piece.cents - piece.tax);
  expect((await read(id)).tipLeft).toBe(300);
});

test("[RUSH-11] a double press gives back once, what is asked for at the same time no more than was paid, and a request says one thing", async () => {
  const { id, pide } = await somePides();
  const lines = [{ line_id: pide, quantity: 1 }];
  const [key, left] = [randomUUID(), 3447 + 253 + 300];
  const pressed = await Promise.all([give(id, { lines, left }, { key }), give(id, { lines, left }, { key })]);
  expect(new Set(pressed.map(({ body }) => refundResponse.parse(body).data.id)).size).toBe(1);
  const both = await Promise.all([give(id, { lines }), give(id, { lines })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await give(id, { lines, left })).toMatchObject({ status: 409 });
  for (const body of [
    {},
    { amount: 100, lines },
    { lines: [] },
    { lines: [...lines, ...lines] },
    { whole: true, lines },
  ])
    expect((await give(id, body)).status, JSON.stringify(body)).toBe(422);
  expect(await give(id, { amount: 100, reason_kind: undefined })).toMatchObject({
    status: 422,
    body: { errors: { reason: "Please give a reason" } },
  });
});

test("[RUSH-11] what was paid at the counter goes back there at once, and says so", async () => {
  const { id, soup } = await somePides({ atCounter: true });
  const response = await give(id, { lines: [{ line_id: soup, quantity: 1 }] });
  expect(refundResponse.parse(response.body).data).toMatchObject({ amount: 589, status: "succeeded" });
  const events = await database.db.selectFrom("events").select("type").where("type", "=", "payment.settled").execute();
  expect(events).toHaveLength(1);
});

test("[RUSH-11, ROUTE-14] staff give back up to the place's limit of an order, in however many steps; over it a manager must", async () => {
  const { id, pide } = await somePides();
  const asStaff = { token: staff.token };
  const lines = [{ line_id: pide, quantity: 1 }];
  const refused = (message: string) => ({ status: 403, body: { code: "forbidden", message } });
  expect(await give(id, { lines }, asStaff)).toMatchObject(refused("A manager must give money back."));
  const allow = (staff_refund_limit: number, { token }: SignedIn) =>
    api.call("PUT", `/restaurants/${place}/team/sales`, { token, body: { staff_refund_limit } });
  expect((await allow(2000, staff)).status).toBe(403);
  expect((await allow(50_001, owner)).status).toBe(422);
  expect(await allow(2000, owner)).toMatchObject({ status: 200, body: { message: "The limit is saved." } });
  const team = await api.call("GET", `/restaurants/${place}/team`, { token: staff.token });
  expect(team.body).toMatchObject({ data: { staff_refund_limit: 2000 } });
  expect((await give(id, { lines }, asStaff)).status).toBe(200);
  expect(await give(id, { amount: 500 }, asStaff)).toMatchObject(refused("Over $20.00 a manager must do it."));
  expect((await give(id, { amount: 444 }, asStaff)).status).toBe(200);
  expect(await give(id, { amount: 1 }, asStaff)).toMatchObject({ status: 403 });
  expect((await give(id, { amount: 500 })).status).toBe(200);
  const other = await somePides();
  const strangers = await api.signIn("staff", { restaurantId: await makeRestaurant(database.db, {}) });
  await database.db.updateTable("restaurants").set({ staff_refund_limit_cents: 5000 }).execute();
  expect((await give(other.id, { lines }, { token: strangers.token })).status).toBe(404);
  const customer = await api.signIn("customer");
  expect((await give(other.id, { lines }, { token: customer.token })).status).toBe(403);
});

test("[RUSH-11, RUSH-15] what goes back for a dish is taken off that dish in the reports, an amount off all", async () => {
  const { id, pide } = await somePides();
  const categories = async () => {
    const response = await api.call("GET", "/sales-reports/summary", { token: owner.token });
    const { categories: parts } = salesSummaryResponse.parse(response.body).data;
    return (name: string) => parts.find((part) => part.name === name)?.net_sales ?? 0;
  };
  const before = await categories();
  await give(id, { lines: [{ line_id: pide, quantity: 1 }] });
  const after = await categories();
  expect(before("Kebab plates") - after("Kebab plates")).toBe(1449);
  expect(before("Soups") - after("Soups")).toBe(0);
  const moved = await api.call("GET", "/transactions?type=refund&per_page=100", { token: owner.token });
  const row = transactionList.parse(moved.body).data.data.find(({ orderId }) => orderId === id);
  expect(row).toMatchObject({ amount: -1556, subtotal: -1449, discount: 0, delivery: 0, tax: -107, tip: 0 });
  await give(id, { amount: 1000 });
  expect((await categories())("Soups")).toBeLessThan(after("Soups"));
});

const someRefunds = fc.array(
  fc.oneof(
    fc.record({ line: fc.nat(5), pieces: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ share: fc.integer({ min: 1, max: 60 }) }),
    fc.constant("without tip" as const),
  ),
  { maxLength: 5 },
);

test("[RUSH-11, RUSH-15] however an order goes back in the end, no cent of it is left in any sum of the books", async () => {
  await fc.assert(
    fc.asyncProperty(sampleOrder, someRefunds, async (some, refunds) => {
      const restaurantId = await makeRestaurant(database.db, {});
      const person = await api.signIn("owner", { restaurantId });
      const { token } = person;
      const paid = { ...some, isPaid: true, status: "completed" as const, refunds: [], paidMinutesLater: 0 };
      const stored = await storeOrder(database.db, { restaurantId, at: new Date("2026-11-20T17:00:00Z") }, paid);
      const books = async () =>
        salesSummaryResponse.parse((await api.call("GET", "/sales-reports/summary", { token })).body).data.money;
      let before = await books();
      for (const refund of refunds) {
        const order = await read(stored.id, person);
        if (typeof refund === "object" && "line" in refund) {
          const item = order.items[refund.line % order.items.length];
          const quantity = Math.min(refund.pieces, (item?.qty ?? 0) - (item?.refunded?.pieces ?? 0));
          const line = { quantity: item?.qty ?? 1, cents: item?.paid?.amount ?? 0, tax: item?.paid?.tax ?? 0 };
          const { pieces = 0, amount = 0, tax: taxGiven = 0 } = item?.refunded ?? {};
          const sum = computeLineRefund(
            { ...line, refunded: pieces, refundedCents: amount, refundedTax: taxGiven },
            quantity,
          );
          const response = await give(stored.id, { lines: [{ line_id: item?.lineId, quantity }] }, { token });
          if (response.status !== 200) continue;
          expect(refundResponse.parse(response.body).data.amount).toBe(sum.cents + sum.tax);
          const now = await books();
          // Amounts that were given back before may have taken some of it: then it takes what is left.
          if (order.refunds.every(({ lines }) => lines?.length)) {
            expect(now.refunds - before.refunds).toBe(sum.cents);
            expect(before.tax - now.tax).toBe(sum.tax);
          }
        } else {
          const cents = refund === "without tip" ? 0 : Math.ceil((order.total * refund.share) / 100);
          await give(stored.id, refund === "without tip" ? { whole: true, keep_tip: true } : { amount: cents }, {
            token,
          });
        }
        before = await books();
      }
      await give(stored.id, { whole: true }, { token });
      const order = await read(stored.id, person);
      expect(order.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
      expect(await books()).toMatchObject({ net_sales: 0, tax: 0, tips: 0, delivery_fees: 0, taken_in: 0 });
    }),
    { numRuns: 25 },
  );
}, 120_000);

test("[RUSH-11, FORM-5] a page that gave money back already gives no other sum with its key, nor says that it did", async () => {
  const { id, pide, soup } = await somePides({ atCounter: true });
  const key = randomUUID();
  const statuses = async (...sums: object[]) => {
    const found = [];
    for (const sum of sums) found.push((await give(id, sum, { key })).status);
    return found;
  };
  const one = (line_id: string, quantity = 1) => ({ lines: [{ line_id, quantity }] });
  expect(await statuses(one(pide), one(pide), one(soup), one(pide, 2), { amount: 500 })).toEqual([
    200, 200, 409, 409, 409,
  ]);
  expect((await read(id)).refunds).toHaveLength(1);
  const [left, other] = [(await somePides({ atCounter: true })).id, randomUUID()];
  const whole = async (sum: object) => (await give(left, sum, { key: other })).status;
  expect([await whole({ amount: 500, left: 4000 }), await whole({ amount: 500, left: 4000 })]).toEqual([200, 200]);
  expect([await whole({ amount: 800, left: 4000 }), await whole({ whole: true, left: 3500 })]).toEqual([409, 409]);
});
