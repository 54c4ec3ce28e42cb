import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { settlePayments } from "@api/modules/payments/settlement";
import { type SignedIn, type TestApi, createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { renewPasses } from "./jobs";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

let customer: SignedIn;
let earlier = 0;
const charges = () => api.payments.charges.slice(earlier);
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  earlier = api.payments.charges.length;
  api.mails.splice(0);
  await api.db.updateTable("passes").set({ status: "lapsed" }).execute();
  await api.db.deleteFrom("platform_settings").execute();
  customer = await api.signIn("customer");
});

const buy = (key: string = randomUUID(), body: object = {}) =>
  api.call("POST", "/pass", {
    token: customer.token,
    headers: { "idempotency-key": key, "x-forwarded-for": "203.0.113.7" },
    body: { cloverResult: { token: `clv_${randomUUID()}` }, amount: 999, ...body },
  });
const post = (path: string, body?: object) =>
  api.call("POST", path, { token: customer.token, headers: { "idempotency-key": randomUUID() }, body });
const read = async () => (await api.call("GET", "/pass", { token: customer.token })).body;
const listNotifications = async () => {
  const rows = await api.db
    .selectFrom("notifications")
    .select("kind")
    .where("user_id", "=", customer.id)
    .orderBy("created_at")
    .orderBy("kind")
    .execute();
  return rows.map((row) => row.kind);
};
const days = (count: number) => api.clock.set(new Date(api.clock.now().getTime() + count * 86_400_000));
const later = (seconds: number) => days(seconds / 86_400);

test("[PASS-1] the plan is for everyone, with the delivery fees it saves; its price is the platform's setting", async () => {
  expect((await api.call("GET", "/pass")).body).toMatchObject({
    data: { plan: { price: 999, currency: "usd", businessesWithFee: 0 }, pass: null },
  });
  await api.db.insertInto("platform_settings").values({ name: "go_pass_price_cents", value: "1299" }).execute();
  expect((await api.call("GET", "/pass")).body).toMatchObject({ data: { plan: { price: 1299 } } });
  expect(await buy()).toMatchObject({ status: 409, body: { code: "price_changed", data: { price: 1299 } } });
  expect(charges()).toHaveLength(0);
  const owner = await api.signIn("owner");
  expect((await api.call("POST", "/pass/cancel", { token: owner.token })).status).toBe(403);
  expect((await api.call("POST", "/pass/cancel")).status).toBe(401);
});

test("[PASS-1] listed businesses that charge for delivery are counted, by whichever rule they charge, up to a thousand", async () => {
  const add = (count: number, fees: string) =>
    sql`
      insert into restaurants (name, status, phone, street_address, city, state, zip_code, category, cuisine_type,
        delivery_fee_cents, delivery_fee_rules, delivery_fee_steps)
      select 'Place', 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant', 'Turkish', ${sql.raw(fees)}
      from generate_series(1, ${count})`.execute(api.db);
  const counted = async () => (await api.call("GET", "/pass")).body;
  await add(1, "0, null, null");
  await add(2, "199, null, null");
  await add(3, `0, '[{"upToMiles": 3, "feeCents": 0}, {"upToMiles": 9, "feeCents": 299}]', null`);
  await add(4, `0, null, '[{"fromCents": 2000, "feeCents": 100}]'`);
  expect(await counted()).toMatchObject({ data: { plan: { businessesWithFee: 9 } } });
  await add(1200, "199, null, null");
  expect(await counted()).toMatchObject({ data: { plan: { businessesWithFee: 1000 } } });
});

test("[PASS-2] bought by card it starts at once, is good for a month and renews by itself; the card is kept and charged first", async () => {
  expect(await buy()).toMatchObject({
    status: 200,
    body: {
      data: {
        status: "active",
        isValid: true,
        renews: true,
        price: 999,
        paidUntil: "2026-04-04T17:00:00.000Z",
        card: { brand: "VISA", last4: "4242" },
        failedTries: 0,
        nextTryAt: "2026-04-03T17:00:00.000Z",
      },
    },
  });
  expect(charges()).toMatchObject([{ amountCents: 999, storedCard: "first" }]);
  expect(charges()[0]?.token).toMatch(/^customer_/);
  expect(await listNotifications()).toEqual(["pass.started"]);
  expect(api.mails).toMatchObject([{ to: customer.email, template: "go-pass-started" }]);
  // PASS-4: charged a day before the month ends, not on its last day.
  expect(api.mails[0]?.text).toContain("your card is charged $9.99 about a day before, unless you cancel first.");
  expect(await buy()).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("[PASS-2] pressed twice with one key, or with two keys at once, it is charged once", async () => {
  const key = randomUUID();
  const responses = await Promise.all([buy(key), buy(key), buy(key)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await buy(key)).status).toBe(200);
  expect(charges()).toHaveLength(1);

  customer = await api.signIn("customer");
  const rivals = await Promise.all([buy(), buy(), buy()]);
  expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(rivals.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(charges()).toHaveLength(2);
  const passes = api.db.selectFrom("passes").select("id").where("user_id", "=", customer.id);
  expect(await passes.execute()).toHaveLength(1);
});

test("[PASS-2] a declined card changes nothing, is not kept, and may be followed by a good one under the same key", async () => {
  const key = randomUUID();
  api.payments.nextCharges.push("declined");
  expect(await buy(key)).toMatchObject({ status: 402, body: { message: expect.stringContaining("not charged") } });
  api.payments.nextCards.push("declined");
  expect((await buy(key)).status).toBe(402);
  expect(await read()).toMatchObject({ data: { pass: null } });
  await renewPasses(api.dependencies);
  expect([...api.payments.storedCards.values()].filter(({ customer: { email } }) => email === customer.email)).toEqual(
    [],
  );
  expect((await buy(key)).status).toBe(200);
  expect(charges()).toHaveLength(1);
  expect(await listNotifications()).toEqual(["pass.started"]);
});

test.each(["answer lost", "unreachable"] as const)(
  "a charge whose reply is missing (%s) is settled: one charge, one pass",
  async (trouble) => {
    api.payments.nextCharges.push(trouble);
    const key = randomUUID();
    expect(await buy(key)).toMatchObject({ status: 503, body: { code: "provider_unavailable" } });
    expect(await buy()).toMatchObject({ status: 409, body: { code: "payment_in_progress" } });
    later(30);
    await Promise.all([settlePayments(api.dependencies), settlePayments(api.dependencies)]);
    expect(charges()).toHaveLength(1);
    expect(await read()).toMatchObject({ data: { pass: { isValid: true, renews: true } } });
    expect(await api.call("GET", `/payments/${key}`, { token: customer.token })).toMatchObject({
      body: { data: { status: "ordered", orderId: null, amount: 999 } },
    });
    expect(await listNotifications()).toEqual(["pass.started"]);
  },
);

test("[PASS-2] a crash between the charge and the pass is settled into the pass", async () => {
  const broken = createTestApi(database.db, {
    payments: api.payments,
    events: { publish: () => Promise.reject(new Error("scripted: the process ends here")) },
  });
  const response = await broken.call("POST", "/pass", {
    token: customer.token,
    headers: { "idempotency-key": randomUUID() },
    body: { cloverResult: { token: "clv_crash" }, amount: 999 },
  });
  expect(response.status).toBe(500);
  expect(await read()).toMatchObject({ data: { pass: null } });
  later(30);
  await settlePayments(api.dependencies);
  expect(await read()).toMatchObject({ data: { pass: { isValid: true } } });
  expect(charges()).toHaveLength(1);
});

test("[PASS-5] cancelled it is good to the end of its month and not charged again; resumed it renews after all", async () => {
  expect((await post("/pass/cancel")).status).toBe(404);
  await buy();
  expect(await post("/pass/cancel")).toMatchObject({
    body: { data: { status: "cancelled", isValid: true, renews: false } },
  });
  expect((await post("/pass/cancel")).status).toBe(200);
  expect(await post("/pass/resume")).toMatchObject({
    body: { data: { status: "active", renews: true, nextTryAt: "2026-04-03T17:00:00.000Z" } },
  });
  // What was done is mailed, once, without a notification.
  expect(api.mails.map(({ template }) => template)).toEqual([
    "go-pass-started",
    "go-pass-cancelled",
    "go-pass-resumed",
  ]);
  expect(api.mails[1]?.text).toContain("Delivery is $0 until April 4, 2026. Your card is not charged again.");
  expect(api.mails[2]?.text).toContain("your card is charged $9.99 about a day before");
  await post("/pass/cancel");
  days(30.5);
  await post("/pass/resume");
  expect(api.mails.at(-1)?.text).toContain("your card is charged $9.99 now, and then every month");
  await post("/pass/cancel");
  await renewPasses(api.dependencies);
  expect(await read()).toMatchObject({ data: { pass: { status: "cancelled", isValid: true } } });
  days(1);
  await renewPasses(api.dependencies);
  await renewPasses(api.dependencies);
  expect(await read()).toMatchObject({ data: { pass: { status: "lapsed", isValid: false } } });
  expect(await post("/pass/resume")).toMatchObject({ status: 404 });
  expect(charges()).toHaveLength(1);
  expect(await listNotifications()).toEqual(["pass.started", "pass.ended"]);
  expect(api.payments.storedCards.size, "kept cards").toBe(0);
  expect(await buy()).toMatchObject({ status: 200, body: { data: { isValid: true } } });
});

test("[PASS-3] the hosted page sells one month without keeping a card: it reminds, ends, and can be renewed before", async () => {
  const urls = { successUrl: "https://app.test/go-pass/return?key=1", cancelUrl: "https://app.test/go-pass" };
  const key = randomUUID();
  const open = (name: string) =>
    api.call("POST", "/pass/checkouts", {
      token: customer.token,
      headers: { "idempotency-key": name },
      body: { amount: 999, ...urls },
    });
  const status = (name: string) => api.call("GET", `/payments/${name}`, { token: customer.token });
  const pay = (chargeId: string) => {
    const sessionId = `checkout_${api.payments.checkouts.size}`;
    api.payments.settleCheckout(sessionId, { kind: "paid", chargeId, amountCents: 999, brand: "VISA", last4: "4242" });
  };
  const opened = await open(key);
  expect(opened).toMatchObject({ status: 200, body: { data: { href: expect.stringContaining("provider.test") } } });
  expect((await open(key)).body).toEqual(opened.body);
  expect(await status(key)).toMatchObject({ body: { data: { status: "pending" } } });
  pay("hosted_1");
  expect(await status(key)).toMatchObject({ body: { data: { status: "ordered" } } });
  expect(await read()).toMatchObject({ data: { pass: { isValid: true, renews: false, card: null } } });
  expect((await open(key)).body).toMatchObject({ data: { href: urls.successUrl } });
  expect((await post("/pass/cancel")).status).toBe(409);

  days(29);
  await Promise.all([renewPasses(api.dependencies), renewPasses(api.dependencies)]);
  expect(await listNotifications()).toEqual(["pass.started", "pass.ending"]);
  const second = randomUUID();
  await open(second);
  pay("hosted_2");
  await status(second);
  expect(await read()).toMatchObject({ data: { pass: { paidUntil: "2026-05-04T17:00:00.000Z" } } });
  days(40);
  await renewPasses(api.dependencies);
  expect(await read()).toMatchObject({ data: { pass: { status: "lapsed" } } });
  expect(await listNotifications()).toEqual(["pass.started", "pass.ending", "pass.renewed", "pass.ended"]);
});

test("[PASS-3] a hosted page that is paid after the pass was bought by card is given back", async () => {
  const key = randomUUID();
  await api.call("POST", "/pass/checkouts", {
    token: customer.token,
    headers: { "idempotency-key": key },
    body: { amount: 999, successUrl: "https://app.test/a", cancelUrl: "https://app.test/b" },
  });
  expect((await buy()).status).toBe(200);
  const paid = { kind: "paid", chargeId: "twice", amountCents: 999, brand: null, last4: null } as const;
  api.payments.settleCheckout(`checkout_${api.payments.checkouts.size}`, paid);
  expect(await api.call("GET", `/payments/${key}`, { token: customer.token })).toMatchObject({
    body: { data: { status: "refunded", refund: { amount: 999, reason: "You already have a Go Pass." } } },
  });
  await settlePayments(api.dependencies);
  expect(api.payments.refunds.at(-1)).toMatchObject({ chargeId: "twice", amountCents: 999 });
  expect(await read()).toMatchObject({ data: { pass: { paidUntil: "2026-04-04T17:00:00.000Z" } } });
});
