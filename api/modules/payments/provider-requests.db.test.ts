import { beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { charge, type Checkout, getPayment, readyToPay } from "@tests/support/hosts/payment-api";
import { addCoupon } from "@tests/support/shop";
import { settleRefunds } from "./settlement";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

const urls = { successUrl: "http://localhost:3000/checkout/paid", cancelUrl: "http://localhost:3000/checkout" };
const open = ({ customer, choices, key }: Checkout, body: object = {}, token = customer.token) =>
  api.call("POST", "/payments/clover/checkouts", {
    token,
    headers: { "idempotency-key": key },
    body: { choices, amount: 4576, ...urls, ...body },
  });
const payments = ({ customer }: Checkout) =>
  database.db
    .selectFrom("payments")
    .selectAll()
    .where("customer_id", "=", customer.id)
    .orderBy("created_at", "desc")
    .orderBy("attempt", "desc")
    .execute();

test("[PAY-10] a card is charged the quote's total under the payment's key, with the customer's own address", async () => {
  const checkout = await readyToPay(api);
  expect((await charge(api, checkout, "card-token")).status).toBe(200);
  const [payment] = await payments(checkout);
  expect(api.payments.calls.charge.at(-1)).toEqual({
    key: `${checkout.key}:1`,
    token: "card-token",
    storedCard: undefined,
    amountCents: 4576,
    currency: "usd",
    reference: payment?.id.replaceAll("-", "").slice(0, 12),
    clientAddress: "203.0.113.7",
  });
  const other = await readyToPay(api);
  const { choices, key, customer } = other;
  await api.call("POST", "/payments/clover/charge", {
    token: customer.token,
    headers: { "idempotency-key": key },
    body: { cloverResult: { token: "card-token" }, choices },
  });
  expect(api.payments.calls.charge.at(-1), "who came by no known address").toMatchObject({
    clientAddress: "127.0.0.1",
  });
});

test("[PAY-16] another card under the same key is another attempt, and an equal call gets the same answer", async () => {
  const checkout = await readyToPay(api);
  api.payments.nextCharges = ["declined"];
  expect(await charge(api, checkout, "first")).toMatchObject({ status: 402, body: { code: "payment_declined" } });
  const paid = await charge(api, checkout, "second");
  expect(paid).toMatchObject({ status: 200, body: { data: { amount: 4576, currency: "usd", orderId: null } } });
  expect(api.payments.calls.charge.at(-1)).toMatchObject({ key: `${checkout.key}:2`, token: "second" });
  const calls = api.payments.calls.charge.length;
  expect((await charge(api, checkout, "third")).body).toEqual(paid.body);
  expect(api.payments.calls.charge).toHaveLength(calls);
});

test("[PAY-18] a provider that does not answer charges nobody twice: the payment waits for its outcome", async () => {
  const checkout = await readyToPay(api);
  api.payments.nextCharges = ["answer lost"];
  expect(await charge(api, checkout, "card-token")).toMatchObject({
    status: 503,
    body: { code: "provider_unavailable", message: expect.stringContaining("Do not pay again.") },
  });
  expect(await payments(checkout)).toMatchObject([{ status: "charging", attempt: 1, charge_id: null }]);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "pending", orderId: null } } });
});

test("[PAY-14] the payment page asks for the total by the restaurant's name, for its customer, and leads back", async () => {
  const checkout = await readyToPay(api);
  const opened = await open(checkout);
  const [payment] = await payments(checkout);
  const id = payment?.checkout_session_id ?? "";
  expect(opened).toMatchObject({
    status: 200,
    body: { data: { checkoutId: id, href: `https://provider.test/pay/${id}` } },
  });
  expect(api.payments.checkouts.get(id)?.request).toEqual({
    amountCents: 4576,
    currency: "usd",
    title: "Order from Anatolia Grill House",
    lines: [{ name: "Order from Anatolia Grill House", unitCents: 4576, quantity: 1 }],
    customer: { email: checkout.customer.email, firstName: "Test", lastName: "customer" },
    ...urls,
  });
  expect(payment).toMatchObject({ status: "open", amount_cents: 4576, source_token: null, client_address: null });
});

test("[PAY-14] the same page is given again for ten minutes; for other choices, or later, there is a new one", async () => {
  const checkout = await readyToPay(api);
  const pages = async () => (await payments(checkout)).map((payment) => payment.checkout_session_id);
  const first = (await open(checkout)).body;
  expect((await open(checkout)).body).toEqual(first);
  api.clock.set("2026-03-04T17:09:59Z");
  expect((await open({ ...checkout, choices: { ...checkout.choices, note: null } })).body).toEqual(first);
  expect(await pages()).toHaveLength(1);
  const noted = await open({ ...checkout, choices: { ...checkout.choices, note: "Ring twice" } });
  expect(noted.body).not.toEqual(first);
  expect(await payments(checkout)).toMatchObject([{ choices: { note: "Ring twice" }, key: checkout.key }, {}]);
  const tipped = { ...checkout, choices: { ...checkout.choices, note: "Ring twice", tip: 100 } };
  expect(await open(tipped, { amount: 4576 })).toMatchObject({ status: 409, body: { code: "price_changed" } });
  expect((await open(tipped, { amount: 4676 })).status).toBe(200);
  api.clock.set("2026-03-04T17:20:00Z");
  await open(tipped, { amount: 4676 });
  expect(new Set(await pages()).size).toBe(4);
  api.clock.set("2026-03-04T17:00:00Z");
});

test("[PAY-14, PAY-16] no page is opened for what is paid or being paid, nor for somebody else's key", async () => {
  const checkout = await readyToPay(api);
  api.payments.nextCharges = ["unreachable"];
  await charge(api, checkout, "card-token");
  const before = api.payments.checkouts.size;
  const leadsOn = { status: 200, body: { data: { href: urls.successUrl } } };
  expect(await open(checkout), "its outcome is not known").toMatchObject(leadsOn);
  const paid = await readyToPay(api);
  await charge(api, paid, "card-token");
  expect(await open(paid)).toMatchObject(leadsOn);
  const stranger = await readyToPay(api);
  expect(await open({ ...stranger, key: paid.key })).toMatchObject({
    status: 409,
    body: { message: "Reload the checkout and pay again." },
  });
  expect(api.payments.checkouts.size).toBe(before);
});

test("[PAY-14] where a coupon takes all of it there is no page: the way leads on, and the order is placed", async () => {
  const checkout = await readyToPay(api);
  const all = {
    restaurant_id: checkout.shop.id,
    code: "ALL",
    type: "percentage",
    discount_hundredths: 10_000,
  } as const;
  await addCoupon(database.db, all);
  const free = { ...checkout, choices: { ...checkout.choices, couponCode: "ALL" } };
  const before = [api.payments.checkouts.size, api.payments.calls.charge.length];
  const opened = await open(free, { amount: 0 });
  const [payment] = await payments(checkout);
  expect(opened).toMatchObject({ status: 200, body: { data: { checkoutId: payment?.id, href: urls.successUrl } } });
  expect(payment).toMatchObject({ status: "charged", amount_cents: 0, charge_id: `free-${payment?.id}` });
  expect((await open(free, { amount: 0 })).body, "pressed twice").toEqual(opened.body);
  expect(await getPayment(api, free)).toMatchObject({ body: { data: { status: "ordered", amount: 0 } } });
  expect([api.payments.checkouts.size, api.payments.calls.charge.length]).toEqual(before);
});

test("[PAY-14] the app's own two addresses are of one place", async () => {
  const checkout = await readyToPay(api);
  const refused = { status: 422, body: { message: "The addresses to come back to are not valid." } };
  expect(await open(checkout, { cancelUrl: "https://app.test/checkout" })).toMatchObject(refused);
  expect(await open(checkout, { successUrl: "/checkout/paid", cancelUrl: "/checkout" })).toMatchObject({ status: 422 });
  expect((await open(checkout, { successUrl: "https://app.test/a", cancelUrl: "https://app.test/b" })).status).toBe(
    200,
  );
});

test("[PAY-19] the provider is asked for each refund once, under its own key and for its own amount", async () => {
  const checkout = await readyToPay(api);
  await charge(api, checkout, "card-token");
  await getPayment(api, checkout);
  const [payment] = await payments(checkout);
  const owner = await api.signIn("owner", { restaurantId: checkout.shop.id });
  const path = `/orders/${payment?.order_id ?? ""}/refunds`;
  for (const amount of [549, 100])
    await api.call("POST", path, { token: owner.token, body: { reason: "Cold", amount } });
  api.payments.nextRefunds = ["refunded", "unreachable"];
  await settleRefunds(api.dependencies);
  const listRequests = () => api.payments.calls.refund.filter(({ chargeId }) => chargeId === payment?.charge_id);
  const [first, second] = [`refund:${payment?.id}:1`, `refund:${payment?.id}:2`];
  expect(listRequests().sort((left, right) => left.key.localeCompare(right.key))).toEqual([
    { key: first, chargeId: payment?.charge_id, amountCents: 549 },
    { key: second, chargeId: payment?.charge_id, amountCents: 100 },
  ]);
  await settleRefunds(api.dependencies);
  await settleRefunds(api.dependencies);
  expect(listRequests()).toHaveLength(3);
  expect(await payments(checkout), "some of it is left").toMatchObject([{ status: "ordered" }]);
  await api.call("POST", path, { token: owner.token, body: { reason: "All", whole: true } });
  expect(await payments(checkout)).toMatchObject([{ status: "refunding" }]);
  await settleRefunds(api.dependencies);
  expect(await payments(checkout)).toMatchObject([{ status: "refunded" }]);
  expect(api.payments.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(4576);
  const notifications = await database.db
    .selectFrom("notifications")
    .select("title")
    .where("user_id", "=", checkout.customer.id)
    .where("kind", "=", "refund.sent")
    .orderBy("title")
    .execute();
  expect(notifications.map(({ title }) => title.replace(/HG-\d+/, "HG"))).toEqual([
    "Refund of $1.00 for your order HG",
    "Refund of $39.27 for your order HG",
    "Refund of $5.49 for your order HG",
  ]);
});
