import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type SignedIn } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { charge, createPayingApi, type PayingApi, readyToPay, testCards } from "@tests/support/hosts/payment-api";
import { fillCart, openShop } from "@tests/support/shop";

const database = withTestDatabase();
let api: PayingApi;
beforeAll(() => {
  api = createPayingApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:02:00Z");
  await database.db.deleteFrom("rate_limits").execute();
});

type Checkout = Awaited<ReturnType<typeof readyToPay>>;

const refused = {
  status: 429,
  body: {
    code: "rate_limited",
    message:
      "Too many cards were declined in a short time. Nothing was charged. Please wait 13 minutes, then try again.",
  },
};
const decline = async (checkout: Checkout) => charge(api, checkout, await api.token(testCards.declined));
async function declineTen(checkout: Checkout) {
  for (let card = 0; card < 10; card += 1) expect(await decline(checkout)).toMatchObject({ status: 402 });
}
const buyPass = (customer: SignedIn, token: string, key: string = randomUUID()) =>
  api.call("POST", "/pass", {
    token: customer.token,
    headers: { "idempotency-key": key, "x-forwarded-for": "203.0.113.7" },
    body: { cloverResult: { token }, amount: 999 },
  });
const cardsSeen = async () =>
  (await database.db.selectFrom("sandbox_records").where("kind", "=", "charge").selectAll().execute()).length;

test("[PAY-20] after ten declined cards none reaches the provider for a quarter of an hour; the cart stays", async () => {
  const checkout = await readyToPay(api);
  await declineTen(checkout);
  const seen = await cardsSeen();
  const next = await charge(api, checkout, await api.token());
  expect(next).toMatchObject(refused);
  expect(next.headers.get("retry-after")).toBe("780");
  // Nor by another way to try a card.
  expect(await buyPass(checkout.customer, await api.token())).toMatchObject(refused);
  const urls = { successUrl: "https://app.test/a", cancelUrl: "https://app.test/b" };
  const open = (path: string, body: object) =>
    api.call("POST", path, {
      token: checkout.customer.token,
      headers: { "idempotency-key": randomUUID() },
      body: { ...urls, ...body },
    });
  expect(await open("/payments/clover/checkouts", { choices: checkout.choices, amount: 4576 })).toMatchObject(refused);
  expect(await open("/pass/checkouts", { amount: 999 })).toMatchObject(refused);
  expect(await cardsSeen()).toBe(seen);
  const carts = await database.db.selectFrom("carts").where("user_id", "=", checkout.customer.id).selectAll().execute();
  expect(carts).toHaveLength(1);
  api.clock.set("2026-03-04T17:15:00Z");
  expect(await charge(api, checkout, await api.token())).toMatchObject({ status: 200 });
});

test("[PAY-20] cards for the pass count too, and what is paid is answered as before", async () => {
  const { customer, ...rest } = await readyToPay(api);
  for (let card = 0; card < 9; card += 1)
    expect(await buyPass(customer, await api.token(testCards.declined))).toMatchObject({ status: 402 });
  const key = randomUUID();
  expect(await buyPass(customer, await api.token(), key)).toMatchObject({ status: 200 });
  await decline({ customer, ...rest });
  expect(await decline({ customer, ...rest })).toMatchObject(refused);
  expect(await buyPass(customer, "any token", key)).toMatchObject({ status: 200 });
});

test("[PAY-20] payments at the same moment do not exceed it, nor do many accounts at one address", async () => {
  const strict = createTestApi(database.db, {
    rateLimits: { declineAccount: { max: 2, seconds: 900 }, declineAddress: { max: 3, seconds: 900 } },
  });
  strict.payments.nextCharges = ["declined", "declined", "declined"];
  const checkout = await readyToPay(strict);
  const carts = await Promise.all(
    [1, 2, 3].map(async () => {
      const shop = await openShop(database.db);
      await fillCart(strict, checkout.customer, shop);
      return { ...checkout, shop, key: randomUUID(), choices: { ...checkout.choices, restaurantId: shop.id } };
    }),
  );
  const responses = await Promise.all(carts.map((cart) => charge(strict, cart, `clv_${cart.key}`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([402, 402, 429]);
  expect((await charge(strict, await readyToPay(strict), "another")).status).toBe(402);
  expect((await charge(strict, await readyToPay(strict), "and another")).status).toBe(429);
});
