import { expect, test } from "vitest";
import { quoteResponse } from "@domain/contract/ordering/quote";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fillCart, openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[CHK-6, CHK-8] a quote tells which listed coupons it would refuse, as choosing each of them does", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const other = await openShop(database.db, { name: "Cedar & Sumac" });
  const customer = await api.signIn("customer");
  await fillCart(api, customer, shop);
  await fillCart(api, customer, other);
  const { id: _, ...usual } = await database.db
    .selectFrom("coupons")
    .selectAll()
    .where("id", "=", shop.coupon)
    .executeTakeFirstOrThrow();
  const added = await database.db
    .insertInto("coupons")
    .values([
      { ...usual, code: "FEAST", minimum_order_cents: 90_000, limit_per_user: null },
      { ...usual, code: "ONCE", limit_per_user: 1 },
      { ...usual, code: "FIRST", limit_per_user: null, first_order_only: true },
      { ...usual, code: "EVERYWHERE", limit_per_user: null, first_order_only: true, restaurant_id: null },
      { ...usual, code: "PLAIN", minimum_order_cents: 0, limit_per_user: null },
    ])
    .returning(["id", "code"])
    .execute();
  const choices = { restaurantId: shop.id, orderType: "takeaway" };
  const quote = async (change: object = {}) => {
    const { body } = await api.call("POST", "/orders/quote", {
      token: customer.token,
      body: { ...choices, ...change },
    });
    return quoteResponse.parse(body).data;
  };
  const confirm = (at: Date | null) =>
    database.db.updateTable("users").set({ email_confirmed_at: at }).where("id", "=", customer.id).execute();
  const codes = new Map([...added.map(({ id, code }) => [id, code] as const), [shop.coupon, "SOFRA5"]]);
  /** The refusals by code; each is the one that choosing the coupon has. */
  const refusals = async () => {
    const { refusedCoupons } = await quote();
    const byCode = new Map<string, string>();
    for (const [couponId, couponCode] of codes) {
      const refused = refusedCoupons?.find(({ id }) => id === couponId);
      const { couponError } = await quote({ couponId });
      expect(refused ?? null, couponCode).toEqual(couponError && { id: couponId, ...couponError });
      if (refused) byCode.set(couponCode, refused.code);
    }
    return Object.fromEntries(byCode);
  };

  await confirm(null);
  expect(await refusals()).toEqual({
    FEAST: "minimum_order",
    ONCE: "email_unconfirmed",
    FIRST: "email_unconfirmed",
    EVERYWHERE: "email_unconfirmed",
    SOFRA5: "email_unconfirmed",
  });

  await confirm(api.clock.now());
  expect(await refusals()).toEqual({ FEAST: "minimum_order" });

  const { total } = await quote({ couponCode: "EVERYWHERE" });
  const paid = await api.call("POST", "/payments/clover/charge", {
    token: customer.token,
    headers: { "idempotency-key": "the-first-order-of-all" },
    body: { cloverResult: { token: "card" }, choices: { ...choices, couponCode: "EVERYWHERE" }, amount: total },
  });
  expect(paid.status).toBe(200);
  // A payment in progress takes the first order from other carts.
  const elsewhere = await quote({ restaurantId: other.id });
  expect(elsewhere.refusedCoupons?.map(({ id, code }) => [codes.get(id), code])).toEqual([
    ["EVERYWHERE", "first_order_only"],
  ]);
});
