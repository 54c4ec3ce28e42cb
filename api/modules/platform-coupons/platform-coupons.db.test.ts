import { expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { couponList } from "@domain/contract/promotion";
import { createTestApi, type SignedIn } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { chargedPayment, fillCart, openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[ADMIN-26] a coupon of the platform is made by administrators, used anywhere, and costs the restaurant nothing", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const customer = await api.signIn("customer");
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  await fillCart(api, customer, shop);
  const admin = await api.signIn("admin");
  const coupon = {
    name: "Everywhere",
    code: "all5",
    type: "fixed",
    discount_value: "5.00",
    limit_per_user: 1,
    start_date: "2026-03-01",
    expiration_date: "2026-03-31",
  };
  const add = (who: SignedIn, change: object = {}) =>
    api.call("POST", "/platform-coupons", { token: who.token, body: { ...coupon, ...change } });
  expect((await add(owner)).status).toBe(403);
  expect((await add(admin, { expiration_date: "2026-02-01" })).body).toMatchObject({
    errors: { expiration_date: expect.any(String) },
  });
  expect(await add(admin)).toMatchObject({ status: 200, body: { data: { code: "ALL5", restaurantId: null } } });
  expect((await add(admin)).body).toMatchObject({ errors: { code: "There is a coupon with this code already" } });
  expect((await add(admin, { code: "SOFRA5" })).body).toMatchObject({
    errors: { code: "A restaurant has a coupon with this code already" },
  });
  const { id: paymentId } = await chargedPayment(api, customer, {
    restaurantId: shop.id,
    orderType: "takeaway",
    couponCode: "ALL5",
  });
  const { id: orderId } = await placePaidOrder(api.dependencies, paymentId);
  const order = await database.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
  expect(order).toMatchObject({ coupon_discount_cents: 500, platform_discount_cents: 500 });
  const report = await api.call("GET", "/sales-reports", { token: owner.token });
  expect(report.body).toMatchObject({
    data: { summary: { couponsByPlatform: 500, earnings: (order?.total_cents ?? 0) + 500 } },
  });
  const { body } = await api.call("GET", "/platform-coupons?search=all5", { token: admin.token });
  const { id = "", version } = couponList.parse(body).data.data[0] ?? {};
  const one = (method: string, change?: object) =>
    api.call(method, `/platform-coupons/${id}`, { token: admin.token, ...(change ? { body: change } : {}) });
  expect((await one("PUT", { ...coupon, name: "All", version })).body).toMatchObject({ data: { name: "All" } });
  expect((await one("PUT", { ...coupon, version })).status).toBe(409);
  expect([(await one("DELETE")).status, (await one("GET")).status]).toEqual([200, 404]);
});

test("[ADMIN-26] who takes a code at the same moment as others, for a restaurant or the platform, alone gets it", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const admin = await api.signIn("admin");
  const dates = { start_date: "2026-03-01", expiration_date: "2026-03-31" };
  for (const code of ["ONCE", "TWICE", "THRICE"]) {
    const values = { name: "Lunch", code, type: "fixed", discount_value: "3", ...dates };
    const own = (change: object) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...values, ...change })) body.append(name, value);
      return api.call("POST", "/coupons", { token: owner.token, body });
    };
    const responses = await Promise.all([
      own({}),
      api.call("POST", "/platform-coupons", { token: admin.token, body: { ...values, limit_per_user: 1 } }),
      own({ code: code.toLowerCase() }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  }
});
