import { expect, test } from "vitest";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, fillCart, openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[LAND-5, CHK-7] gifts wait for a confirmed address; the order without them does not", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const customer = await api.signIn("customer");
  const deliveryAddressId = await addAddress(database.db, customer.id);
  const body = { restaurantId: shop.id, orderType: "delivery", deliveryAddressId, couponCode: "SOFRA5" };
  const quote = () => api.call("POST", "/orders/quote", { token: customer.token, body });
  const confirmed = (at: Date | null) =>
    database.db.updateTable("users").set({ email_confirmed_at: at }).where("id", "=", customer.id).execute();
  await database.db.updateTable("restaurants").set({ delivery_fee_cents: 299 }).where("id", "=", shop.id).execute();
  await database.db.updateTable("coupons").set({ limit_per_user: 1 }).where("id", "=", shop.coupon).execute();
  await fillCart(api, customer, shop);
  await confirmed(null);
  expect((await quote()).body).toMatchObject({
    data: {
      deliveryFee: 299,
      deliveryWaivedBy: null,
      giftsAwaitEmail: true,
      coupon: null,
      couponError: { code: "email_unconfirmed", message: "Please confirm your email address to use this coupon." },
      problems: [],
    },
  });
  await confirmed(api.clock.now());
  expect((await quote()).body).toMatchObject({
    data: { deliveryFee: 0, deliveryWaivedBy: "first_order", giftsAwaitEmail: false, couponError: null },
  });
});
