import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import {
  charge,
  chargesTaken,
  type Checkout,
  createPayingApi,
  type PayingApi,
  getPayment,
  readyToPay,
} from "@tests/support/hosts/payment-api";
import { openShop } from "@tests/support/shop";
import { claimUnsettled, countPayments } from "./payment";
import { settlePayments } from "./settlement";

const database = withTestDatabase();
let api: PayingApi;
beforeAll(() => {
  api = createPayingApi(database.db);
});
beforeEach(() => {
  api.network.fault = "none";
});

const later = (seconds: number) => api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000));
const settle = () => settlePayments(api.dependencies);
const listOrders = ({ customer }: Checkout) =>
  api.db.selectFrom("orders").selectAll().where("customer_id", "=", customer.id).execute();
const listNotificationTitles = async ({ customer }: Checkout) =>
  (await api.db.selectFrom("notifications").select("title").where("user_id", "=", customer.id).execute()).map(
    ({ title }) => title,
  );

test("[PAY-17] [PAY-18] a charge whose reply was lost becomes one order, and is told", async () => {
  const checkout = await readyToPay(api);
  const before = await chargesTaken(api);
  api.network.fault = "reply lost";
  expect(await charge(api, checkout, await api.token())).toMatchObject({
    status: 503,
    body: { code: "provider_unavailable" },
  });
  expect(await chargesTaken(api)).toBe(before + 1);
  api.network.fault = "none";
  await settle();
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "pending" } } });
  later(25);
  await Promise.all([settle(), settle()]);
  expect(await getPayment(api, checkout)).toMatchObject({
    body: { data: { status: "ordered", orderId: expect.any(String) } },
  });
  expect(await chargesTaken(api)).toBe(before + 1);
  expect(await listOrders(checkout)).toHaveLength(1);
  expect(await listNotificationTitles(checkout)).toEqual([expect.stringMatching(/^Order HG-\d+ placed$/)]);
});

test("[PAY-17] a crash before the provider was called is settled too", async () => {
  const checkout = await readyToPay(api);
  const before = await chargesTaken(api);
  api.network.fault = "unreachable";
  await charge(api, checkout, await api.token());
  later(25);
  await settle();
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "pending" } } });
  api.network.fault = "none";
  later(25);
  await settle();
  expect(await chargesTaken(api)).toBe(before + 1);
  expect(await listOrders(checkout)).toHaveLength(1);
});

test("[PAY-17] charged but never ordered becomes an order within a minute", async () => {
  const checkout = await readyToPay(api);
  await charge(api, checkout, await api.token());
  await settle();
  expect(await listOrders(checkout)).toHaveLength(0);
  later(25);
  await settle();
  expect(await listOrders(checkout)).toHaveLength(1);
});

test("[PAY-17] [PAY-18] what cannot be ordered any more is given back once, and is told", async () => {
  const checkout = await readyToPay(api);
  const limited = { ...checkout, choices: { ...checkout.choices, couponId: checkout.shop.coupon } };
  const paid = await charge(api, limited, await api.token());
  expect(paid.status).toBe(200);
  // The coupon's only use goes to another order meanwhile.
  const other = await readyToPay(api, checkout.shop);
  await charge(api, other, await api.token());
  later(25);
  await api.db.updateTable("payments").set({ claimed_at: api.clock.now() }).where("key", "=", other.key).execute();
  await getPayment(api, other);
  const [order] = await listOrders(other);
  await api.db
    .insertInto("coupon_redemptions")
    .values({
      coupon_id: checkout.shop.coupon,
      user_id: checkout.customer.id,
      use_number: 1,
      order_id: order?.id ?? "",
    })
    .execute();
  await settle();
  await settle();
  const status = await getPayment(api, checkout);
  expect(status).toMatchObject({
    body: { data: { status: "refunded", orderId: null, refund: { status: "succeeded", amount: 4076 } } },
  });
  expect(await listOrders(checkout)).toHaveLength(0);
  expect(await listNotificationTitles(checkout)).toEqual(["Your payment is being refunded"]);
  expect(await api.db.selectFrom("sandbox_records").select("id").where("kind", "=", "refund").execute()).toHaveLength(
    1,
  );
  // The same cart can be paid for again, with the same key and a new card.
  expect(await charge(api, checkout, await api.token())).toMatchObject({
    status: 200,
    body: { data: { amount: 4576 } },
  });
});

test("[PAY-17] a payment that took too long is given back instead of cooked", async () => {
  const checkout = await readyToPay(api);
  await charge(api, checkout, await api.token());
  later(16 * 60);
  await settle();
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "refunded" } } });
  expect(await listOrders(checkout)).toHaveLength(0);
});

test("[PAY-17] an order and its refund never both happen", async () => {
  const checkout = await readyToPay(api);
  const response = await charge(api, checkout, await api.token());
  expect(response.status).toBe(200);
  later(25);
  await Promise.all([settle(), getPayment(api, checkout), settle(), getPayment(api, checkout)]);
  expect(await listOrders(checkout)).toHaveLength(1);
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered", refund: null } } });
});

test("[PAY-17] a provider that forgot the key is asked for its list of charges", async () => {
  const checkout = await readyToPay(api);
  const before = await chargesTaken(api);
  api.network.fault = "reply lost";
  await charge(api, checkout, await api.token());
  api.network.fault = "keys forgotten";
  later(25);
  await settle();
  expect(await getPayment(api, checkout)).toMatchObject({ body: { data: { status: "ordered" } } });
  expect(await chargesTaken(api)).toBe(before + 1);
});

test("[PAY-17] [PAY-18] nobody's card is charged long after they left, and they are told", async () => {
  const [lost, unsent] = [await readyToPay(api), await readyToPay(api)];
  const before = await chargesTaken(api);
  api.network.fault = "reply lost";
  await charge(api, lost, await api.token());
  api.network.fault = "unreachable";
  await charge(api, unsent, await api.token());
  later(16 * 60);
  await settle();
  expect(await getPayment(api, unsent)).toMatchObject({ body: { data: { status: "pending" } } });
  api.network.fault = "none";
  later(25);
  await settle();
  expect(await getPayment(api, lost)).toMatchObject({ body: { data: { status: "refunded", orderId: null } } });
  expect(await getPayment(api, unsent)).toMatchObject({ body: { data: { status: "declined", orderId: null } } });
  expect(await listNotificationTitles(lost)).toEqual(["Your payment is being refunded"]);
  expect(await listNotificationTitles(unsent)).toEqual(["Your payment did not go through"]);
  expect(await chargesTaken(api)).toBe(before + 1);
  // The cart is free for another card.
  expect(await charge(api, unsent, await api.token())).toMatchObject({ status: 200 });
});

test("[PAY-17] those looked at longest ago come first, so that none is left out", async () => {
  const checkout = await readyToPay(api);
  const { key } = checkout;
  await charge(api, checkout, await api.token());
  await sql`insert into payments (key, customer_id, restaurant_id, status, amount_cents, choices, quote, updated_at)
    select key || n, customer_id, restaurant_id, 'charged', amount_cents, choices, quote, updated_at
    from payments, generate_series(1, 69) n where key = ${key}`.execute(api.db);
  later(25);
  const take = () => claimUnsettled(api.dependencies, "charged", new Date(api.clock.now().getTime() - 20_000));
  const [first, second] = [await take(), await take()];
  const taken = [...first, ...second].map((payment) => payment.key);
  expect(new Set(taken.filter((each) => each.startsWith(key))).size).toBe(70);
  await api.db.deleteFrom("payments").where("key", "like", `${key}%`).execute();
});

test("[PAY-17] a step that is not in the life cycle is refused by the database", async () => {
  const statuses = [
    "open",
    "charging",
    "charged",
    "ordered",
    "declined",
    "refunding",
    "refunded",
    "abandoned",
  ] as const;
  const shop = await openShop(api.db);
  const taken: string[] = [];
  for (const from of statuses) {
    for (const to of statuses.filter((status) => status !== from)) {
      const key = `${from} > ${to}`;
      await sql`insert into payments (key, restaurant_id, status, amount_cents, choices, quote)
        values (${key}, ${shop.id}, ${from}, 1, '{}', '{}')`.execute(api.db);
      const step = api.db.updateTable("payments").set({ status: to }).where("key", "=", key).execute();
      await step.then(
        () => taken.push(key),
        (error: unknown) => expect(error).toMatchObject({ constraint: "payments_steps" }),
      );
    }
  }
  await api.db.deleteFrom("payments").where("restaurant_id", "=", shop.id).execute();
  expect(taken).toEqual([
    "open > charging",
    "open > charged",
    "open > abandoned",
    "charging > charged",
    "charging > declined",
    "charged > ordered",
    "charged > refunding",
    "charged > abandoned",
    "ordered > refunding",
    "declined > open",
    "declined > charging",
    "refunding > refunded",
    "abandoned > open",
    "abandoned > charging",
    "abandoned > charged",
  ]);
});

test("monitoring sees the payments of a day, and for longer those that are not settled", async () => {
  const before = await countPayments(api.dependencies);
  const count = async (status: string) => {
    const now = await countPayments(api.dependencies);
    return (now.get(status) ?? 0) - (before.get(status) ?? 0);
  };
  const [paid, stuck] = [await readyToPay(api), await readyToPay(api)];
  await charge(api, paid, await api.token());
  api.network.fault = "unreachable";
  await charge(api, stuck, await api.token());
  expect(await count("charged")).toBe(1);
  expect(await count("charging")).toBe(1);
  later(2 * 24 * 60 * 60);
  const old = await countPayments(api.dependencies);
  expect(old.get("charging")).toBeGreaterThanOrEqual(1);
  expect(old.has("ordered")).toBe(false);
});
