import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import {
  charge,
  chargesTaken,
  createPayingApi,
  type PayingApi,
  getPayment,
  readyToPay,
  testCards,
} from "@tests/support/hosts/payment-api";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();
let api: PayingApi;
beforeAll(() => {
  api = createPayingApi(database.db);
});

const total = 4576;
const placeOrder = (checkout: Awaited<ReturnType<typeof readyToPay>>, transactionId: string) =>
  api.call("POST", "/orders", {
    token: checkout.customer.token,
    headers: { "idempotency-key": checkout.key },
    body: { restaurantId: checkout.shop.id, items: [], transactionId, paymentAmount: total, currency: "usd" },
  });

test("[HOST-55] [PAY-10] the charge is the quote's total, and the order follows from it", async () => {
  const checkout = await readyToPay(api);
  const response = await charge(api, checkout, await api.token(), { amount: total, currency: "usd" });
  expect(response).toMatchObject({
    status: 200,
    body: { data: { amount: total, currency: "usd", transactionId: expect.any(String) } },
  });
  const row = await api.db.selectFrom("payments").selectAll().where("key", "=", checkout.key).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    status: "charged",
    amount_cents: total,
    card_brand: "VISA",
    card_last4: "4242",
    attempt: 1,
  });
  const order = await placeOrder(checkout, row.charge_id ?? "");
  expect(order.status).toBe(200);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered", amount: total } } });
  const again = await charge(api, checkout, "any token");
  expect(again).toMatchObject({ status: 200, body: { data: { transactionId: row.charge_id } } });
});

test("[PAY-10] another amount than the host's charges nothing and tells the new quote", async () => {
  const checkout = await readyToPay(api);
  const before = await chargesTaken(api);
  const response = await charge(api, checkout, await api.token(), { amount: 100 });
  expect(response).toMatchObject({ status: 409, body: { code: "price_changed", data: { total } } });
  expect(await chargesTaken(api)).toBe(before);
  expect(await getPayment(api, checkout)).toMatchObject({ status: 404 });
});

test("[PAY-10] another restaurant or currency beside the choices charges nothing", async () => {
  const checkout = await readyToPay(api);
  const before = await chargesTaken(api);
  for (const change of [{ currency: "jpy" }, { restaurantId: (await openShop(api.db)).id }]) {
    const response = await charge(api, checkout, await api.token(), { amount: total, ...change });
    expect(response).toMatchObject({ status: 422, body: { code: "validation_failed" } });
  }
  expect(await chargesTaken(api)).toBe(before);
});

test("[PAY-16] a declined card leaves the cart, and another card pays under the same key", async () => {
  const checkout = await readyToPay(api);
  const refused = await charge(api, checkout, await api.token(testCards.declined));
  const sentence = "Your card was declined. Your card was not charged. Use another card.";
  expect(refused).toMatchObject({ status: 402, body: { code: "payment_declined", message: sentence } });
  expect(await getPayment(api, checkout)).toMatchObject({
    body: { data: { status: "declined", declineMessage: sentence } },
  });
  const carts = await api.db.selectFrom("carts").select("id").where("user_id", "=", checkout.customer.id).execute();
  expect(carts).toHaveLength(1);
  expect(await charge(api, checkout, await api.token(testCards.mastercard))).toMatchObject({ status: 200 });
  const row = await api.db.selectFrom("payments").selectAll().where("key", "=", checkout.key).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: "charged", attempt: 2, card_brand: "MC", decline_code: null });
});

test("[PAY-16] a declined card that is sent again, also at the same time, is no new attempt", async () => {
  const checkout = await readyToPay(api);
  const token = await api.token(testCards.declined);
  const responses = await Promise.all([1, 2, 3].map(() => charge(api, checkout, token)));
  for (const response of [...responses, await charge(api, checkout, token)])
    expect(response).toMatchObject({ status: 402, body: { message: expect.stringContaining("was declined") } });
  const row = await api.db.selectFrom("payments").selectAll().where("key", "=", checkout.key).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: "declined", attempt: 1 });
});

test("[PAY-16] a second key for the same cart is refused while the first stands", async () => {
  const checkout = await readyToPay(api);
  expect((await charge(api, checkout, await api.token())).status).toBe(200);
  const before = await chargesTaken(api);
  const second = await charge(api, { ...checkout, key: `${checkout.key}-b` }, await api.token());
  expect(second).toMatchObject({ status: 409, body: { code: "payment_in_progress" } });
  expect(await chargesTaken(api)).toBe(before);
});

test("[PAY-16] another customer's key tells and charges nothing", async () => {
  const [mine, other] = [await readyToPay(api), await readyToPay(api)];
  await charge(api, mine, await api.token());
  const before = await chargesTaken(api);
  expect(await charge(api, { ...other, key: mine.key }, await api.token())).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect(await getPayment(api, { ...other, key: mine.key })).toMatchObject({ status: 404 });
  expect(await chargesTaken(api)).toBe(before);
});

test("[HOST-55] without a key, a card or a customer nothing is charged", async () => {
  const checkout = await readyToPay(api);
  const body = { cloverResult: { token: await api.token() }, choices: checkout.choices };
  const call = (extra: object) => api.call("POST", "/payments/clover/charge", { body, ...extra });
  expect(await call({ token: checkout.customer.token })).toMatchObject({ status: 422 });
  expect(await call({ headers: { "idempotency-key": checkout.key } })).toMatchObject({ status: 401 });
  expect(await charge(api, checkout, "")).toMatchObject({ status: 422, body: { message: "The card is missing." } });
  expect(await charge(api, checkout, "unknown")).toMatchObject({ status: 402 });
});

test("[PAY-16] every checkout pressed five times at once is one charge", async () => {
  const shop = await openShop(api.db);
  // Only a real Postgres runs them side by side.
  const count = database.kind === "postgres" ? 100 : 10;
  const before = await chargesTaken(api);
  const checkouts = [];
  for (let index = 0; index < count; index += 1) checkouts.push(await readyToPay(api, shop));
  for (const checkout of checkouts) {
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => api.token()));
    const responses = await Promise.all(tokens.map((token) => charge(api, checkout, token)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
  }
  expect((await chargesTaken(api)) - before).toBe(count);
}, 120_000);

test("[HOST-69, PAY-12] the browser is given nothing secret", async () => {
  const { token } = await api.signIn("customer");
  const response = await api.call("GET", "/payments/clover/config", { token });
  expect(response).toMatchObject({
    status: 200,
    body: { data: { sdkUrl: "/clover-sandbox/sdk.js", environment: "sandbox" } },
  });
  const { privateKey, webhookSecret } = api.sandbox.providerConfig;
  expect(JSON.stringify(response.body)).not.toMatch(new RegExp(`${privateKey}|${webhookSecret}`));
  expect(await api.call("GET", "/payments/clover/config")).toMatchObject({ status: 401 });
});
