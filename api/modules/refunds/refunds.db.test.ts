import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { json } from "@api/db/tables";
import { refundList, refundResponse } from "@domain/contract/administration/admin-dashboard";
import { auditList } from "@domain/contract/administration/audit";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let customer: SignedIn;
let owner: SignedIn;
let place = "";

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
  customer = await api.signIn("customer");
  place = await makeRestaurant(database.db, { name: "Darband Kebab" });
  owner = await api.signIn("owner", { restaurantId: place });
});
beforeEach(async () => {
  await database.db.deleteFrom("refunds").execute();
  api.mails.length = 0;
});

interface Paid {
  paymentId: string;
  orderId: string | null;
}

/** $30.00 paid for an order of the restaurant's, or for nothing that came to be. */
async function pay(change: { status?: "refunding" | "ordered"; isOrder?: boolean; isPass?: boolean } = {}) {
  const { status = "refunding", isPass = false, isOrder = !isPass } = change;
  const order = isOrder
    ? await database.db
        .insertInto("orders")
        .values({
          restaurant_id: place,
          customer_id: customer.id,
          customer_name: "Test customer",
          source: "online",
          order_type: "takeaway",
          token: 1,
          status: "cancelled",
          subtotal_cents: 3000,
          total_cents: 3000,
          payment_method: "credit_card",
        })
        .returning("id")
        .executeTakeFirstOrThrow()
    : null;
  const { id } = await database.db
    .insertInto("payments")
    .values({
      key: randomUUID(),
      customer_id: customer.id,
      order_id: order?.id ?? null,
      status,
      amount_cents: 3000,
      charge_id: `charge-${randomUUID()}`,
      ...(isPass
        ? { purpose: "pass" as const }
        : { restaurant_id: place, choices: json({ restaurantId: place, orderType: "takeaway" }), quote: json({}) }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { paymentId: id, orderId: order?.id ?? null };
}

const refund = async (
  { paymentId, orderId }: Paid,
  cents: number,
  change: { status?: "pending" | "succeeded" | "failed"; created_at?: string; tried_at?: string } = {},
) => {
  const { status = "failed", created_at = "2026-03-04T16:00:00Z", tried_at } = change;
  const { id } = await database.db
    .insertInto("refunds")
    .values({
      payment_id: paymentId,
      order_id: orderId,
      key: randomUUID(),
      amount_cents: cents,
      reason: "Cold food",
      status,
      created_at: new Date(created_at),
      tried_at: tried_at ? new Date(tried_at) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

const list = async (query = "") =>
  refundList.parse((await api.call("GET", `/refunds${query}`, { token: admin.token })).body).data;
const listIds = async (query = "") => (await list(query)).data.map(({ id }) => id);
const read = async (id: string) =>
  refundResponse.parse((await api.call("GET", `/refunds/${id}`, { token: admin.token })).body).data;
const settle = (id: string, status: "pending" | "succeeded", who = admin) =>
  api.call("PATCH", `/refunds/${id}`, { token: who.token, body: { status } });
const getStatus = async (paymentId: string) =>
  (await database.db.selectFrom("payments").select("status").where("id", "=", paymentId).executeTakeFirstOrThrow())
    .status;
const logged = async (action: string) =>
  auditList
    .parse((await api.call("GET", "/audit-log?kind=order", { token: admin.token })).body)
    .data.data.find((entry) => entry.action === action);

describe("[ADMIN-2, ADMIN-24] the list of refunds", () => {
  test("what the provider refused comes first, then the oldest, page by page; what is settled only when asked for", async () => {
    const paid = await pay();
    const newest = await refund(paid, 100, { status: "pending", created_at: "2026-03-04T15:00:00Z" });
    const refusedLate = await refund(paid, 200, { created_at: "2026-03-04T14:00:00Z" });
    const oldest = await refund(paid, 300, { status: "pending", created_at: "2026-03-01T12:00:00Z" });
    const refused = await refund(paid, 400, { created_at: "2026-03-04T13:00:00Z" });
    const settled = await refund(paid, 500, { status: "succeeded" });

    expect(await listIds()).toEqual([refused, refusedLate, oldest, newest]);
    expect(await list("?page=2&per_page=3")).toMatchObject({ data: [{ id: newest }], total: 4, page: 2, per_page: 3 });
    expect(await listIds("?status=pending")).toEqual([oldest, newest]);
    expect(await list("?status=succeeded")).toMatchObject({ data: [{ id: settled }], total: 1 });
    // Days of New York: 13:00 UTC on March 4 is the fourth there as well.
    expect(await list("?date_from=2026-03-04")).toMatchObject({ total: 3 });
    expect(await listIds("?date_to=2026-03-03")).toEqual([oldest]);
    expect(await listIds("?date_from=2026-03-01&date_to=2026-03-04&status=failed")).toEqual([refused, refusedLate]);
    // [RUSH-20] By the order's type and payment method; what belongs to no order has neither.
    const ofPass = await refund(await pay({ isPass: true }), 600, { created_at: "2026-03-04T16:00:00Z" });
    expect(await listIds("?order_type=takeaway&payment_type=credit_card")).toEqual([
      refused,
      refusedLate,
      oldest,
      newest,
    ]);
    expect(await listIds("?order_type=delivery")).toEqual([]);
    expect(await list("?payment_type=cash")).toMatchObject({ data: [], total: 0 });
    expect(await listIds("?status=failed")).toContain(ofPass);
    const ask = (query: string) => api.call("GET", `/refunds${query}`, { token: admin.token });
    expect((await ask("?date_from=soon")).status).toBe(422);
    expect((await ask("?date_from=2026-03-04&date_to=2026-03-03")).status).toBe(422);
  });

  test("each says of which order, restaurant, customer and charge it is, and when the provider was asked", async () => {
    const paid = await pay();
    const id = await refund(paid, 100, { tried_at: "2026-03-04T16:30:00Z" });
    const charge = await database.db
      .selectFrom("payments")
      .select("charge_id")
      .where("id", "=", paid.paymentId)
      .executeTakeFirstOrThrow();
    expect(await read(id)).toEqual({
      id,
      status: "failed",
      amount: 100,
      reason: "Cold food",
      borneBy: "restaurant",
      order: { id: paid.orderId, number: expect.stringMatching(/^HG-\d+$/) },
      restaurant: { id: place, name: "Darband Kebab" },
      customer: "Test customer",
      chargeId: charge.charge_id,
      createdAt: "2026-03-04T16:00:00.000Z",
      triedAt: "2026-03-04T16:30:00.000Z",
    });
  });

  test("a payment that became no order, a pass, and a customer who is gone leave a gap and no more", async () => {
    const withoutOrder = await refund(await pay({ isOrder: false }), 100);
    expect(await read(withoutOrder)).toMatchObject({ order: null, restaurant: { id: place }, triedAt: null });
    const paid = await pay({ isPass: true });
    const ofPass = await refund(paid, 100);
    await database.db.updateTable("payments").set({ customer_id: null }).where("id", "=", paid.paymentId).execute();
    expect(await read(ofPass)).toMatchObject({ order: null, restaurant: null, customer: null });
  });

  test("it is for administrators alone, and one that does not exist is not found", async () => {
    const id = await refund(await pay(), 100);
    for (const who of [customer, owner]) {
      expect((await api.call("GET", "/refunds", { token: who.token })).status).toBe(403);
      expect((await api.call("GET", `/refunds/${id}`, { token: who.token })).status).toBe(403);
      expect((await settle(id, "succeeded", who)).status).toBe(403);
    }
    expect((await read(id)).status).toBe("failed");
    const missing = randomUUID();
    const responses = [
      await api.call("GET", `/refunds/${missing}`, { token: admin.token }),
      await settle(missing, "pending"),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { message: "Refund not found." } });
  });
});

describe("[ADMIN-24, ADMIN-25] a refund that the provider refused", () => {
  test("given back by hand, it is told to the customer and, where its settings say so, to the restaurant", async () => {
    const chosen = { order_placed: [], order_cancelled: [], order_refunded: ["owner"], daily_summary: [] };
    const mail = { token: owner.token, body: chosen };
    expect((await api.call("PUT", `/restaurants/${place}/mail-settings`, mail)).status).toBe(200);
    const paid = await pay();
    const id = await refund(paid, 3000);
    expect(await settle(id, "succeeded")).toMatchObject({
      status: 200,
      body: { message: "Noted as given back by hand", data: { status: "succeeded" } },
    });
    expect(await getStatus(paid.paymentId)).toBe("refunded");
    const mailed = api.mails.map(({ to, template, subject }) => ({ to, template, subject }));
    expect(mailed).toEqual([
      {
        to: customer.email,
        template: "order-refunded",
        subject: expect.stringMatching(/^Refund of \$30\.00 for your order HG-\d+$/),
      },
      {
        to: owner.email,
        template: "restaurant-order-refunded",
        subject: expect.stringMatching(/^\$30\.00 of order HG-\d+ went back$/),
      },
    ]);
    const events = await database.db
      .selectFrom("events")
      .select(["user_id", "restaurant_id", "payload"])
      .where("type", "=", "payment.settled")
      .where("subject_id", "=", paid.paymentId)
      .execute();
    const payload = { refund: id, status: "succeeded", order_id: paid.orderId };
    expect(events).toEqual([{ user_id: customer.id, restaurant_id: place, payload }]);
    expect(await logged("order.refund-settled")).toMatchObject({
      actor: { id: admin.id },
      subject: { type: "order", id: paid.orderId },
      restaurant: { id: place },
      changes: { status: ["failed", "succeeded"], amount_cents: 3000 },
    });
    expect(await settle(id, "succeeded")).toMatchObject({
      status: 409,
      body: { message: "This refund is not a refused one any more." },
    });
  });

  test("tried again, nobody is told before it is given back, and the log says who asked", async () => {
    const paid = await pay();
    const id = await refund(paid, 3000, { tried_at: "2026-03-04T16:30:00Z" });
    expect(await settle(id, "pending")).toMatchObject({
      body: { message: "The refund will be retried", data: { status: "pending", triedAt: null } },
    });
    expect(await getStatus(paid.paymentId)).toBe("refunding");
    expect(api.mails).toEqual([]);
    expect(await logged("order.refund-retried")).toMatchObject({
      actor: { id: admin.id },
      subject: { type: "order", id: paid.orderId },
      changes: { status: ["failed", "pending"], amount_cents: 3000 },
    });
  });

  test("a part by hand leaves the payment open for the rest; what is failed or pending counts for nothing", async () => {
    const paid = await pay();
    const part = await refund(paid, 1000);
    const rest = await refund(paid, 2000);
    await settle(part, "succeeded");
    expect(await getStatus(paid.paymentId)).toBe("refunding");
    await settle(rest, "succeeded");
    expect(await getStatus(paid.paymentId)).toBe("refunded");
  });

  test("never more goes back than was paid, whoever is first", async () => {
    const paid = await pay({ status: "ordered" });
    const [first, second] = [await refund(paid, 2000), await refund(paid, 1001)];
    expect((await settle(first, "pending")).status).toBe(200);
    expect(await settle(second, "succeeded")).toMatchObject({
      status: 409,
      body: { message: "The money of this payment has been given back meanwhile." },
    });
    expect((await read(second)).status).toBe("failed");
    const other = await pay({ status: "ordered" });
    const both = [await refund(other, 3000), await refund(other, 3000)];
    const responses = await Promise.all(both.map((id) => settle(id, "succeeded")));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await getStatus(other.paymentId)).toBe("ordered");
  });

  test("of a payment that became no order, the log names the payment", async () => {
    const paid = await pay({ isPass: true });
    await settle(await refund(paid, 500), "succeeded");
    const [entry] = auditList.parse((await api.call("GET", "/audit-log", { token: admin.token })).body).data.data;
    expect(entry).toMatchObject({
      action: "order.refund-settled",
      subject: { type: "payment", id: paid.paymentId },
      restaurant: null,
    });
  });
});
