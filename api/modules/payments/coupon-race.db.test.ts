import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { chargesTaken, createPayingApi } from "@tests/support/hosts/payment-api";
import { makeRestaurant } from "@tests/support/restaurants";
import { addCoupon } from "@tests/support/shop";

const database = withTestDatabase();
const rounds = 20;
const parallel = 50;

// PGlite has one connection: nothing runs side by side there.
test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[CHK-9] of 50 orders placed at once with a coupon good for one, exactly one is charged and placed, 20 times over",
  async () => {
    const api = createPayingApi(database.db);
    const couponId = await addCoupon(api.db, { restaurant_id: null, code: "ONCE", minimum_order_cents: 0 });
    const places = await Promise.all(
      Array.from({ length: parallel }, async () => {
        const items = [{ name: "Adana Kebab Plate", category: "Kebab plates", price_cents: 1599 }];
        const id = await makeRestaurant(api.db, { hours: { opens: 0, closes: 1439 }, items });
        const row = api.db.selectFrom("menu_items").select("id").where("restaurant_id", "=", id);
        return { id, dish: (await row.executeTakeFirstOrThrow()).id };
      }),
    );
    for (let round = 0; round < rounds; round += 1) {
      const customer = await api.signIn("customer");
      const carts = await api.db
        .insertInto("carts")
        .values(places.map(({ id }) => ({ user_id: customer.id, restaurant_id: id })))
        .returning(["id", "restaurant_id"])
        .execute();
      const dishes = new Map(places.map(({ id, dish }) => [id, dish]));
      const lines = carts.map((cart) => {
        const dish = dishes.get(cart.restaurant_id) ?? "";
        return { cart_id: cart.id, menu_item_id: dish, quantity: 1, line_key: `${dish} regular` };
      });
      await api.db.insertInto("cart_items").values(lines).execute();
      const tokens = await Promise.all(places.map(() => api.token()));
      const before = await chargesTaken(api);
      const responses = await Promise.all(
        places.map(async ({ id }, index) => {
          const asks = { token: customer.token, headers: { "idempotency-key": randomUUID() } };
          const choices = { restaurantId: id, orderType: "takeaway", couponId };
          const paid = await api.call("POST", "/payments/clover/charge", {
            ...asks,
            body: { cloverResult: { token: tokens[index] }, choices },
          });
          if (paid.status !== 200) return paid;
          const order = { restaurantId: id, items: [], transactionId: "", paymentAmount: 1099, currency: "usd" };
          return api.call("POST", "/orders", { ...asks, body: order });
        }),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const response of responses.filter(({ status }) => status !== 200))
        expect(response.body).toMatchObject({ code: "coupon_refused" });
      expect((await chargesTaken(api)) - before).toBe(1);
      const own = await api.db
        .selectFrom("orders")
        .select("coupon_id")
        .where("customer_id", "=", customer.id)
        .execute();
      expect(own).toEqual([{ coupon_id: couponId }]);
    }
  },
  300_000,
);
