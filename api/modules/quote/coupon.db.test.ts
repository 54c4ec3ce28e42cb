import { expect, test } from "vitest";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fillCart, openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[CHK-7] after twenty codes that do not exist none is tried for ten minutes, also by paying, and the total stays", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const customer = await api.signIn("customer");
  await fillCart(api, customer, shop);
  const choices = { restaurantId: shop.id, orderType: "takeaway" };
  const quote = async (coupon: object) =>
    (await api.call("POST", "/orders/quote", { token: customer.token, body: { ...choices, ...coupon } })).body;
  for (let guess = 0; guess < 20; guess++) await quote({ couponCode: `GUESS${guess}` });

  const message = "Too many codes were tried. Please wait a few minutes and try again.";
  const withCode = await quote({ couponCode: "SOFRA5" });
  expect(withCode).toMatchObject({ data: { coupon: null, couponError: { code: "rate_limited", message } } });
  expect(withCode).toMatchObject({ data: { total: expect.any(Number), problems: [] } });
  // One that was picked from the list is no guess.
  expect(await quote({ couponId: shop.coupon })).toMatchObject({ data: { coupon: { id: shop.coupon } } });
  const pay = await api.call("POST", "/payments/clover/checkouts", {
    token: customer.token,
    headers: { "idempotency-key": "guessing-on-1" },
    body: {
      choices: { ...choices, couponCode: "SOFRA5" },
      amount: 4576,
      successUrl: "https://app.test/paid",
      cancelUrl: "https://app.test/cart",
    },
  });
  expect(pay).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(pay.headers.get("retry-after")).toBe("600");

  api.clock.set("2026-03-04T17:10:00Z");
  expect(await quote({ couponCode: "SOFRA5" })).toMatchObject({ data: { coupon: { id: shop.coupon } } });
});

test("[CHK-7] what is refused for another reason than its code is no guess", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const customer = await api.signIn("customer");
  await fillCart(api, customer, shop);
  const choices = { restaurantId: shop.id, orderType: "takeaway", couponCode: "SOFRA5" };
  const pay = (amount: number) =>
    api.call("POST", "/payments/clover/charge", {
      token: customer.token,
      headers: { "idempotency-key": "a-stale-price" },
      body: { cloverResult: { token: "card" }, choices, amount },
    });
  for (let press = 0; press < 21; press++) expect(await pay(1)).toMatchObject({ body: { code: "price_changed" } });
  expect((await pay(4076)).status).toBe(200);
});

test("[CHK-7] a code guessed by paying counts as one guessed by a quote", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const customer = await api.signIn("customer");
  await fillCart(api, customer, shop);
  const choices = { restaurantId: shop.id, orderType: "takeaway" };
  const pay = (couponCode: string) =>
    api.call("POST", "/payments/clover/charge", {
      token: customer.token,
      headers: { "idempotency-key": "a-guessed-code" },
      body: { cloverResult: { token: "card" }, choices: { ...choices, couponCode } },
    });
  for (let guess = 0; guess < 20; guess++)
    expect(await pay(`GUESS${guess}`)).toMatchObject({ body: { code: "coupon_refused" } });
  expect(await pay("SOFRA5")).toMatchObject({ status: 429 });
  expect(api.payments.charges).toEqual([]);
});
