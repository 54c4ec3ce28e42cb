import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { charge, type Checkout, createPayingApi, getPayment, readyToPay } from "@tests/support/hosts/payment-api";
import { addCoupon } from "@tests/support/shop";
import { settlePayments } from "./settlement";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(() => {
  api.clock.set("2026-03-04T17:00:00Z");
  api.mails.length = 0;
});

const later = (seconds: number) => api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000));
const close = ({ shop }: Checkout) =>
  database.db.updateTable("restaurants").set({ status: "suspended" }).where("id", "=", shop.id).execute();
const news = ({ id }: SignedIn) =>
  database.db
    .selectFrom("notifications")
    .select(["kind", "title", "body", "link"])
    .where("user_id", "=", id)
    .orderBy("created_at")
    .execute();
const refunds = () => database.db.selectFrom("refunds").selectAll().execute();

test("[PAY-17, PAY-18] charged, but the restaurant has closed: the platform gives it back, and says so once at the bell and once by mail", async () => {
  const checkout = await readyToPay(api);
  await charge(api, checkout, "card-token");
  await close(checkout);
  const closed = "Anatolia Grill House is not taking orders any more.";
  expect(await getPayment(api, checkout)).toMatchObject({
    body: { data: { status: "refunded", orderId: null, refund: { status: "pending", amount: 4576, reason: closed } } },
  });
  expect(await refunds()).toMatchObject([{ borne_by: "platform", order_id: null, actor_id: null }]);
  const notifications = [
    {
      kind: "refund",
      title: "Your payment is being refunded",
      body: `${closed} No order was placed with this payment, and $45.76 will be refunded to your card.`,
      link: "/orders",
    },
  ];
  expect(await news(checkout.customer)).toEqual(notifications);
  expect(api.mails).toEqual([]);
  await settlePayments(api.dependencies);
  expect(await news(checkout.customer)).toEqual(notifications);
  expect(api.mails).toMatchObject([
    { to: checkout.customer.email, template: "order-refunded", subject: "Refund of $45.76 for your payment" },
  ]);
  expect(api.mails[0]?.text).toContain("We have sent $45.76 for your payment at Anatolia Grill House back to the card");
  expect(api.mails[0]?.text).toContain(`\n\n${closed} No order was placed with this payment.\n\n`);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { refund: { status: "succeeded" } } } });
});

test("[PAY-17] where a coupon took all of it, nothing was paid and nothing is given back", async () => {
  await database.db.deleteFrom("refunds").execute();
  const checkout = await readyToPay(api);
  const all = {
    restaurant_id: checkout.shop.id,
    code: "ALL",
    type: "percentage",
    discount_hundredths: 10_000,
  } as const;
  await addCoupon(database.db, all);
  const free = { ...checkout, choices: { ...checkout.choices, couponCode: "ALL" } };
  const calls = api.payments.calls.charge.length;
  expect(await charge(api, free, "")).toMatchObject({ status: 200, body: { data: { amount: 0 } } });
  await close(checkout);
  await getPayment(api, free);
  const payment = database.db.selectFrom("payments").select("status").where("key", "=", free.key);
  expect(await payment.executeTakeFirst()).toEqual({ status: "abandoned" });
  expect(await refunds()).toEqual([]);
  expect(await news(checkout.customer)).toEqual([]);
  expect(api.payments.calls.charge).toHaveLength(calls);
});

test("[PAY-18] a card that was declined while nobody knew: the customer hears it, with the way back to the cart", async () => {
  const checkout = await readyToPay(api);
  api.payments.nextCharges = ["unreachable", "declined"];
  expect(await charge(api, checkout, "card-token")).toMatchObject({ status: 503 });
  later(25);
  await settlePayments(api.dependencies);
  expect(await news(checkout.customer)).toEqual([
    {
      kind: "payment.failed",
      title: "Your payment did not go through",
      body: expect.stringMatching(
        /^Your card was declined\..+ Nothing was ordered, and your cart is as you left it\.$/,
      ),
      link: `/checkout?restaurantId=${checkout.shop.id}`,
    },
  ]);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "declined", refund: null } } });
  expect(api.mails).toEqual([]);
});

test("[PAY-15] news of a paid page are believed by their signature alone, also while its charge cannot be looked up", async () => {
  const paying = createPayingApi(database.db);
  const checkout = await readyToPay(paying);
  const { customer, choices, key } = checkout;
  await paying.call("POST", "/payments/clover/checkouts", {
    token: customer.token,
    headers: { "idempotency-key": key },
    body: {
      choices,
      amount: 4576,
      successUrl: "http://localhost:3000/checkout/paid",
      cancelUrl: "http://localhost:3000/checkout",
    },
  });
  const row = database.db.selectFrom("payments").selectAll().where("key", "=", key);
  const { checkout_href } = await row.executeTakeFirstOrThrow();
  paying.webhooks.muted = true;
  const card = { number: "4242 4242 4242 4242", name: "Amina", date: "12/30", cvv: "123", postalCode: "06010" };
  await paying.sandbox.fetch(
    new Request(checkout_href ?? "", { method: "POST", body: new URLSearchParams(card), redirect: "manual" }),
  );
  const { signature, rawBody } = paying.webhooks.sent.at(-1) ?? { signature: "", rawBody: "" };
  paying.network.fault = "unreachable";
  const headers = { "clover-signature": signature };
  expect((await paying.call("POST", "/payments/clover/webhooks", { body: rawBody, headers })).status).toBe(200);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    status: "charged",
    amount_cents: 4576,
    charge_id: expect.any(String),
    card_last4: null,
  });
  expect(await getPayment(paying, checkout)).toMatchObject({ body: { data: { status: "ordered", amount: 4576 } } });
});
