import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import { quoteResponse } from "@domain/contract/ordering/quote";
import { saleList, transactionList } from "@domain/contract/report";
import { formatCents } from "@domain/money";
import { withTestDatabase } from "@tests/support/database";
import { charge, createPayingApi, type PayingApi, getPayment, readyToPay } from "@tests/support/hosts/payment-api";
import { addCoupon } from "@tests/support/shop";
import { requestFullRefund, requestRefund } from "./refunds";
import { settleRefunds } from "./settlement";

const database = withTestDatabase();
let api: PayingApi;
beforeAll(() => {
  api = createPayingApi(database.db);
});

async function orderedPayment() {
  const checkout = await readyToPay(api);
  await charge(api, checkout, await api.token());
  await getPayment(api, checkout);
  const row = await api.db.selectFrom("payments").selectAll().where("key", "=", checkout.key).executeTakeFirstOrThrow();
  return { checkout, orderId: row.order_id ?? "", chargeId: row.charge_id ?? "" };
}
const ask = (orderId: string, amountCents: number | "whole") =>
  api.db
    .transaction()
    .execute((trx) => requestRefund(trx, { orderId, reason: "Soup was missing", actorId: null, amountCents }));
const askAll = (orderId: string) =>
  api.db.transaction().execute((trx) => requestFullRefund(trx, { orderId, reason: "Order rejected", actorId: null }));

test("[PAY-19] an order's payment is given back once, through the provider", async () => {
  const { checkout, orderId, chargeId } = await orderedPayment();
  expect(await askAll(orderId)).toMatchObject({ amountCents: 4576 });
  expect(await askAll(orderId)).toBeNull();
  await Promise.all([settleRefunds(api.dependencies), settleRefunds(api.dependencies)]);
  expect(await getPayment(api, checkout)).toMatchObject({
    body: { data: { status: "refunded", refund: { status: "succeeded", amount: 4576, reason: "Order rejected" } } },
  });
  expect(await api.dependencies.payments.lookUpCharge(chargeId)).toMatchObject({ amountCents: 4576 });
  const refunds = await api.db.selectFrom("sandbox_records").select("body").where("kind", "=", "refund").execute();
  expect(refunds).toHaveLength(1);
  const mails = await api.db.selectFrom("emails").selectAll().where("template", "=", "order-refunded").execute();
  const subject = expect.stringMatching(/^Refund of \$45\.76 for your order HG-\d+$/);
  expect(mails).toMatchObject([{ subject, body: expect.stringMatching(/See your order:\n.*\/orders\//) }]);
  const notifications = await api.db
    .selectFrom("notifications")
    .select(["kind", "title", "link"])
    .where("user_id", "=", checkout.customer.id)
    .where("kind", "like", "refund%")
    .execute();
  expect(notifications).toEqual([{ kind: "refund.sent", title: subject, link: `/orders/${orderId}` }]);
});

test("[HOST-66] parts are bounded by what is left", async () => {
  const { orderId } = await orderedPayment();
  await ask(orderId, 549);
  const amount = "Enter an amount between $0.01 and $40.27, which is what is left of this payment.";
  await expect(ask(orderId, 4576)).rejects.toMatchObject({
    code: "validation_failed",
    details: { errors: { amount } },
  });
  await expect(ask(orderId, 0)).rejects.toMatchObject({ code: "validation_failed" });
  expect(await ask(orderId, "whole")).toMatchObject({ amountCents: 4027 });
  await expect(ask(orderId, 1)).rejects.toMatchObject({ code: "conflict" });
  await settleRefunds(api.dependencies);
  const rows = await api.db
    .selectFrom("refunds")
    .select(["status", "amount_cents"])
    .where("order_id", "=", orderId)
    .orderBy("amount_cents")
    .execute();
  expect(rows).toEqual([
    { status: "succeeded", amount_cents: 549 },
    { status: "succeeded", amount_cents: 4027 },
  ]);
});

test("[HOST-66] a refund asked for twice, or beside somebody else's, is given once; the same key gives it again", async () => {
  const { orderId } = await orderedPayment();
  const ofAll = { orderId, reason: "Cold", actorId: null, amountCents: 500 };
  const press = (more: { seenLeftCents?: number; key?: string }) =>
    api.db.transaction().execute((trx) => requestRefund(trx, { ...ofAll, ...more }));
  const seen = { seenLeftCents: 4576 };
  const pressed = await Promise.allSettled([press(seen), press(seen)]);
  expect(pressed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(press(seen)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("$40.76 is left"),
  });
  const first = await press({ key: "press-1" });
  expect(first.isRepeated).toBe(false);
  expect(await press({ key: "press-1" })).toEqual({ ...first, isRepeated: true });
  expect((await press({ key: "press-2" })).id).not.toBe(first.id);
});

test("[HOST-66] refunds asked for at the same time never exceed the payment", async () => {
  const { orderId } = await orderedPayment();
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => ask(orderId, 1000)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
});

test("[PAY-19] a refund that the provider does not answer is tried again under the same key", async () => {
  const { checkout, orderId } = await orderedPayment();
  await askAll(orderId);
  api.network.fault = "reply lost";
  await settleRefunds(api.dependencies);
  expect(await getPayment(api, checkout)).toMatchObject({
    body: { data: { status: "refunded", refund: { status: "pending" } } },
  });
  api.network.fault = "none";
  await settleRefunds(api.dependencies);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { refund: { status: "succeeded" } } } });
});

test("an order that was not paid by card has nothing to give back", async () => {
  expect(await askAll("00000000-0000-4000-8000-000000000000")).toBeNull();
  await expect(ask("00000000-0000-4000-8000-000000000000", "whole")).rejects.toMatchObject({ code: "conflict" });
});

test("[PAY-19] money given back in another way counts as given back; a refund refused for good is told to administrators", async () => {
  const [before, refused] = [await orderedPayment(), await orderedPayment()];
  const admin = await api.signIn("admin");
  await api.dependencies.payments.refund({ key: "by hand", chargeId: before.chargeId, amountCents: 4576 });
  await askAll(before.orderId);
  await askAll(refused.orderId);
  await api.db.updateTable("payments").set({ charge_id: "GONE" }).where("order_id", "=", refused.orderId).execute();
  await settleRefunds(api.dependencies);
  expect(await getPayment(api, before.checkout)).toMatchObject({ body: { data: { refund: { status: "succeeded" } } } });
  expect(await getPayment(api, refused.checkout)).toMatchObject({ body: { data: { refund: { status: "failed" } } } });
  const notifications = api.db.selectFrom("notifications").select("title").where("user_id", "=", admin.id);
  expect(await notifications.execute()).toEqual([{ title: "A refund was refused" }]);
});

/** A checkout as it may be, and what is asked back of it by whom, all at once. */
const someWay = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  coupon: fc.option(
    fc.record({
      isPlatforms: fc.boolean(),
      type: fc.constantFrom("fixed" as const, "percentage" as const),
      hundredths: fc.integer({ min: 1, max: 10_000 }),
    }),
    { freq: 4 },
  ),
  taxes: fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 2 }),
  deliveryFeeCents: fc.integer({ min: 0, max: 900 }),
  isFirstOrder: fc.boolean(),
  orderType: fc.constantFrom("delivery" as const, "takeaway" as const),
  tip: fc.integer({ min: 0, max: 2000 }),
  refunds: fc.array(fc.record({ share: fc.integer({ min: 1, max: 100 }), byPlatform: fc.boolean() }), { maxLength: 4 }),
});

test("[MONEY-2, PAY-19, SALES-1] quote, charge, order, receipt, report and transactions are one amount, whatever is asked back at once", async () => {
  await fc.assert(
    fc.asyncProperty(someWay, async (way) => {
      const { checkout, quote } = await quotedWay(way);
      const { customer, shop, choices, key } = checkout;
      const [owner, admin] = [await api.signIn("owner", { restaurantId: shop.id }), await api.signIn("admin")];
      const stale = await charge(api, checkout, "", { amount: quote.total + 1 });
      expect(stale).toMatchObject({ status: 409, body: { code: "price_changed" } });
      const card = quote.total === 0 ? "" : await api.token();
      expect(await charge(api, checkout, card, { amount: quote.total })).toMatchObject({ status: 200 });
      await api.call("POST", "/orders", {
        token: customer.token,
        headers: { "idempotency-key": key },
        body: { ...choices, orderItems: [], totalAmount: quote.total },
      });
      await getPayment(api, checkout);
      const payment = await api.db.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
      const path = `/orders/${payment.order_id ?? ""}`;
      const order = orderResponse.parse((await api.call("GET", path, { token: customer.token })).body).data;

      expect(payment.amount_cents).toBe(quote.total);
      if (quote.total > 0)
        expect(await api.dependencies.payments.lookUpCharge(payment.charge_id ?? "")).toMatchObject({
          amountCents: quote.total,
        });
      const { subtotal, offerDiscount, couponDiscount, deliveryFee, tip, total } = quote;
      expect(order).toMatchObject({ subtotal, offerDiscount, couponDiscount, deliveryFee, tip, total });
      expect(order.items.map(({ qty, unitPrice, lineTotal }) => [qty, unitPrice, lineTotal])).toEqual(
        quote.lines.map(({ quantity, unitPrice, lineTotal }) => [quantity, unitPrice, lineTotal]),
      );
      expect(order.taxes.map(({ amount }) => amount)).toEqual(quote.taxes.map(({ amount }) => amount));
      const taxes = order.taxes.reduce((sum, { amount }) => sum + amount, 0);
      expect(subtotal - offerDiscount - couponDiscount + deliveryFee + taxes + tip).toBe(total);
      const receipt = api.mails.find((mail) => mail.to === customer.email && mail.template === "order-placed");
      expect(receipt?.text).toMatch(new RegExp(`Total:? +${formatCents(total).replace(/[$.]/g, "\\$&")}`));

      const requests = way.refunds.map(({ share, byPlatform }) =>
        api.call("POST", `${path}/refunds`, {
          token: byPlatform ? admin.token : owner.token,
          body: {
            reason: "Cold",
            amount: Math.max(1, Math.ceil((total * share) / 100)),
            ...(byPlatform ? { borne_by: "platform" } : {}),
          },
        }),
      );
      for (const { status } of await Promise.all(requests)) expect([200, 409, 422]).toContain(status);
      await Promise.all([settleRefunds(api.dependencies), settleRefunds(api.dependencies)]);

      const after = orderResponse.parse((await api.call("GET", path, { token: owner.token })).body).data;
      const refunded = after.refunds.reduce((sum, { amount }) => sum + amount, 0);
      const borne = after.refunds
        .filter(({ borneBy }) => borneBy === "restaurant")
        .reduce((s, { amount }) => s + amount, 0);
      expect(refunded).toBeLessThanOrEqual(total);
      expect(after.refunds.every(({ status }) => status === "succeeded")).toBe(true);
      const { data: sales } = saleList.parse((await api.call("GET", "/sales-reports", { token: owner.token })).body);
      const isTakenBack = total > 0 && borne === total;
      const share = way.coupon?.isPlatforms && !isTakenBack ? couponDiscount : 0;
      const isFree = way.isFirstOrder && way.orderType === "delivery";
      const delivery = isFree && !isTakenBack ? Math.min(way.deliveryFeeCents, 600) : 0;
      expect(sales.summary).toMatchObject({ orders: 1, earnings: total - borne + share + delivery, refunded });
      expect(sales.data).toMatchObject([
        {
          total,
          refunded,
          refundedByPlatform: refunded - borne,
          couponByPlatform: share,
          deliveryByPlatform: delivery,
        },
      ]);
      const { data: money } = transactionList.parse(
        (await api.call("GET", "/transactions", { token: owner.token })).body,
      );
      expect(money.summary).toEqual({
        charges: total,
        refunds: refunded,
        net: total - refunded,
        byPlatform: refunded - borne + share + delivery,
        earnings: total - borne + share + delivery,
      });
    }),
    { numRuns: 4 },
  );
}, 120_000);

/** A customer of a shop of their own with this cart and these choices, and what the host says it costs. */
async function quotedWay(way: typeof someWay extends fc.Arbitrary<infer T> ? T : never) {
  const { db } = api;
  const checkout = await readyToPay(api);
  const { customer, shop } = checkout;
  await db
    .updateTable("restaurants")
    .set({ delivery_fee_cents: way.deliveryFeeCents })
    .where("id", "=", shop.id)
    .execute();
  const taxes = way.taxes.map((rate, index) => ({
    restaurant_id: shop.id,
    name: "Tax",
    code: `T${index}`,
    rate_hundredths: rate,
    status: true,
  }));
  if (taxes.length > 0) await db.insertInto("taxes").values(taxes).execute();
  for (const [index, quantity] of way.quantities.entries())
    await api.call("POST", "/cart/items", {
      token: customer.token,
      body: { restaurantId: shop.id, menuItemId: [shop.adana, shop.soup, shop.baklava][index], quantity },
    });
  if (!way.isFirstOrder)
    await db
      .insertInto("orders")
      .values({
        restaurant_id: (await readyToPay(api)).shop.id,
        customer_id: customer.id,
        customer_name: "Amina",
        source: "online",
        order_type: "takeaway",
        token: 1,
        status: "completed",
        subtotal_cents: 100,
        total_cents: 100,
        payment_method: "credit_card",
      })
      .execute();
  const code = `C${customer.id.replaceAll("-", "").slice(0, 12).toUpperCase()}`;
  if (way.coupon)
    await addCoupon(db, {
      restaurant_id: way.coupon.isPlatforms ? null : shop.id,
      code,
      minimum_order_cents: 0,
      type: way.coupon.type,
      discount_hundredths: way.coupon.hundredths,
    });
  const choices = {
    ...checkout.choices,
    orderType: way.orderType,
    tip: way.tip,
    ...(way.coupon ? { couponCode: code } : {}),
  };
  const response = await api.call("POST", "/orders/quote", { token: customer.token, body: choices });
  return { checkout: { ...checkout, choices }, quote: quoteResponse.parse(response.body).data };
}
