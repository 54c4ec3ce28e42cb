import { beforeAll, beforeEach, expect, test } from "vitest";
import { signWebhook } from "@api/payments/clover/wire";
import { withTestDatabase } from "@tests/support/database";
import {
  charge,
  chargesTaken,
  type Checkout,
  createPayingApi,
  type PayingApi,
  getPayment,
  readyToPay,
  testCards,
} from "@tests/support/hosts/payment-api";
import { settlePayments } from "./settlement";

const database = withTestDatabase();
let api: PayingApi;
beforeAll(() => {
  api = createPayingApi(database.db);
});
beforeEach(() => {
  api.webhooks.muted = false;
  api.network.fault = "none";
});

const urls = { successUrl: "http://localhost:3000/checkout/paid?key=1", cancelUrl: "http://localhost:3000/checkout" };
const later = (seconds: number) => api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000));
const open = ({ customer, choices, key }: Checkout, body: object = {}) =>
  api.call("POST", "/payments/clover/checkouts", {
    token: customer.token,
    headers: { "idempotency-key": key },
    body: { choices, amount: 4576, ...urls, ...body },
  });
async function getHref(checkout: Checkout): Promise<string> {
  const row = await api.db
    .selectFrom("payments")
    .select("checkout_href")
    .where("key", "=", checkout.key)
    .executeTakeFirst();
  return row?.checkout_href ?? "";
}
const fields = (number: string, change: Record<string, string> = {}) =>
  new URLSearchParams({ number, name: "Amina Rahman", date: "12/30", cvv: "123", postalCode: "06010", ...change });
const page = (href: string, body?: URLSearchParams) =>
  Promise.resolve(api.sandbox.fetch(new Request(href, body ? { method: "POST", body, redirect: "manual" } : {})));
const listOrders = ({ customer }: Checkout) =>
  api.db.selectFrom("orders").select("id").where("customer_id", "=", customer.id).execute();

test("[PAY-14] [HOST-70] the hosted page takes the quote's total, leads back, and the return is an order", async () => {
  const checkout = await readyToPay(api);
  const opened = await open(checkout);
  expect(opened).toMatchObject({
    status: 200,
    body: { data: { href: expect.stringContaining("http://localhost:3000/clover-sandbox/checkout/") } },
  });
  expect((await open(checkout)).body).toEqual(opened.body);
  const href = await getHref(checkout);
  const shown = await (await page(href)).text();
  expect(shown).toContain("Pay $45.76");
  expect(shown).toContain("demo payment page");
  expect(shown).not.toContain("<script");
  const paid = await page(href, fields(testCards.approved));
  expect([paid.status, paid.headers.get("location")]).toEqual([303, urls.successUrl]);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered", amount: 4576 } } });
  expect(await listOrders(checkout)).toHaveLength(1);
  const again = await page(href, fields(testCards.approved));
  expect([again.status, again.headers.get("location")]).toEqual([303, urls.successUrl]);
});

test("[PAY-14] wrong fields and a declined card are told on the page; the cart stays", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  const href = await getHref(checkout);
  const wrong = await page(href, fields("4242 4242 4242 4241", { date: "01/20", name: '"><script>alert(1)</script>' }));
  const text = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(text).toContain("This date has passed. Enter the month and year on the card.");
  expect(text).toContain("This card number is not right. Check its digits.");
  expect(text).not.toContain("4242 4242 4242 4241");
  expect(text).not.toContain("<script>");
  const refused = await page(href, fields(testCards.declined));
  // With Back or a reload no browser asks whether to send the card again.
  expect([refused.status, refused.headers.get("location")]).toEqual([303, new URL(href).pathname]);
  const declined = await (await page(href)).text();
  expect(declined).toContain("Your card was declined. Your card was not charged. Use another card.");
  expect(declined).toContain('value="Amina Rahman"');
  expect(declined).not.toContain(`value="${testCards.declined}`);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "declined", orderId: null } } });
  expect(
    await api.db.selectFrom("carts").select("id").where("user_id", "=", checkout.customer.id).execute(),
  ).toHaveLength(1);
  expect((await page(href, fields(testCards.discover))).status).toBe(303);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered" } } });
});

test("[PAY-17] paid without webhook and without coming back becomes an order", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  api.webhooks.muted = true;
  await page(await getHref(checkout), fields(testCards.approved));
  await settlePayments(api.dependencies);
  later(25);
  await settlePayments(api.dependencies);
  expect(await listOrders(checkout)).toHaveLength(1);
});

test("[PAY-15] [HOST-72] a webhook needs its signature; its repeat changes nothing", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  api.webhooks.muted = true;
  await page(await getHref(checkout), fields(testCards.approved));
  const { signature, rawBody } = api.webhooks.sent.at(-1) ?? { signature: "", rawBody: "" };
  const send = (header: string, body = rawBody) =>
    api.call("POST", "/payments/clover/webhooks", { body, headers: { "clover-signature": header } });
  const statusNow = async () =>
    (await api.db.selectFrom("payments").select("status").where("key", "=", checkout.key).executeTakeFirstOrThrow())
      .status;
  expect((await send("")).status).toBe(401);
  expect((await send(signature, rawBody.replace("APPROVED", "APPROVEd"))).status).toBe(401);
  expect((await send(signWebhook("guessed", rawBody, api.clock.now()))).status).toBe(401);
  expect(await statusNow()).toBe("open");
  expect((await send(signature)).status).toBe(200);
  expect(await statusNow()).toBe("charged");
  expect((await Promise.all([send(signature), send(signature)])).map((response) => response.status)).toEqual([
    200, 200,
  ]);
  await getPayment(api, checkout);
  expect((await send(signature)).status).toBe(200);
  expect(await listOrders(checkout)).toHaveLength(1);
});

test("[PAY-16] paid in the page and on the hosted page: the second is given back", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  const href = await getHref(checkout);
  expect((await charge(api, checkout, await api.token())).status).toBe(200);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered" } } });
  await page(href, fields(testCards.approved));
  await settlePayments(api.dependencies);
  const payments = await api.db
    .selectFrom("payments")
    .select("status")
    .where("customer_id", "=", checkout.customer.id)
    .orderBy("status")
    .execute();
  expect(payments.map(({ status }) => status)).toEqual(["ordered", "refunded"]);
  expect(await listOrders(checkout)).toHaveLength(1);
});

test("[HOST-70] only the app's own addresses are returned to, and only for the shown price", async () => {
  const checkout = await readyToPay(api);
  const before = await chargesTaken(api);
  expect(await open(checkout, { cancelUrl: "https://elsewhere.test/" })).toMatchObject({ status: 422 });
  expect(await open(checkout, { successUrl: "javascript:alert(1)" })).toMatchObject({ status: 422 });
  for (const site of [
    "https://evil.example",
    "http://localhost:3001",
    "https://localhost:3000",
    "http://localhost:3000@evil.example",
  ])
    expect(await open(checkout, { successUrl: `${site}/paid`, cancelUrl: `${site}/checkout` })).toMatchObject({
      status: 422,
      body: { message: "The addresses to come back to are not valid." },
    });
  expect(await open(checkout, { amount: 1 })).toMatchObject({ status: 409, body: { code: "price_changed" } });
  expect(await chargesTaken(api)).toBe(before);
});

test("[PAY-14] a page older than 15 minutes takes no payment", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  later(16 * 60);
  const closed = await page(await getHref(checkout), fields(testCards.approved));
  expect(closed.status).toBe(410);
  expect(await closed.text()).toContain("This payment page has expired. Your card was not charged.");
});

test("[PAY-17] a page paid while the provider could not be asked for an hour is given back, not forgotten", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  api.webhooks.muted = true;
  await page(await getHref(checkout), fields(testCards.approved));
  later(60 * 60);
  api.network.fault = "unreachable";
  await settlePayments(api.dependencies);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "pending" } } });
  api.network.fault = "none";
  await settlePayments(api.dependencies);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "refunded", orderId: null } } });
  expect(await listOrders(checkout)).toHaveLength(0);
});

test("[PAY-14] a page that nobody paid is given up after half an hour", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  later(31 * 60);
  await settlePayments(api.dependencies);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "declined" } } });
});

test("[PAY-15] news that are hours late place no order any more: the money is given back once", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  api.webhooks.muted = true;
  await page(await getHref(checkout), fields(testCards.approved));
  const { rawBody } = api.webhooks.sent.at(-1) ?? { rawBody: "" };
  later(3 * 60 * 60);
  const sent = () => {
    const headers = {
      "clover-signature": signWebhook(api.sandbox.providerConfig.webhookSecret, rawBody, api.clock.now()),
    };
    return api.call("POST", "/payments/clover/webhooks", { body: rawBody, headers });
  };
  expect((await Promise.all([sent(), sent(), sent()])).map(({ status }) => status)).toEqual([200, 200, 200]);
  await settlePayments(api.dependencies);
  expect(await getPayment(api, checkout)).toMatchObject({
    body: { data: { status: "refunded", refund: { status: "succeeded", amount: 4576 } } },
  });
  expect(await listOrders(checkout)).toHaveLength(0);
});

test("[PAY-16] a declined card in the dialog does not hide that the page was paid", async () => {
  const checkout = await readyToPay(api);
  await open(checkout);
  const href = await getHref(checkout);
  expect((await charge(api, checkout, await api.token(testCards.declined))).status).toBe(402);
  api.webhooks.muted = true;
  await page(href, fields(testCards.approved));
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered", amount: 4576 } } });
  expect(await listOrders(checkout)).toHaveLength(1);
});
