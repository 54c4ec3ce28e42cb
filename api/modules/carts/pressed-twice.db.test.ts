import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
});
beforeEach(async () => {
  customer = await api.signIn("customer");
});

const add = (key: string, { quantity = 1, token = customer.token } = {}) =>
  api.call("POST", "/cart/items", {
    token,
    body: { restaurantId: shop.id, menuItemId: shop.soup, quantity },
    headers: { "idempotency-key": key },
  });
const linesInCart = () =>
  database.db
    .selectFrom("cart_items")
    .innerJoin("carts", "carts.id", "cart_items.cart_id")
    .select(["cart_items.id", "quantity"])
    .where("carts.user_id", "=", customer.id)
    .orderBy("cart_items.created_at")
    .execute();
const quantities = async () => (await linesInCart()).map(({ quantity }) => quantity);

test("[FORM-5, CART-12] a dish that is added twice by one form, one after the other or at once, is in the cart once", async () => {
  const key = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => add(key, { quantity: 2 })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await quantities()).toEqual([2]);
  expect(await add(key, { quantity: 2 })).toMatchObject({ status: 200, body: { data: { items: [{ quantity: 2 }] } } });

  // The dialog opened again is another form; so is another person's with the same key.
  await add(randomUUID());
  expect(await quantities()).toEqual([3]);
  const stranger = await api.signIn("customer");
  expect(await add(key, { token: stranger.token })).toMatchObject({ body: { data: { items: [{ quantity: 1 }] } } });
});

test("[FORM-5, CART-12] a refused dish is not remembered, and one that was removed is added once more", async () => {
  const key = randomUUID();
  const setAvailable = (is_available: boolean) =>
    database.db.updateTable("menu_items").set({ is_available }).where("id", "=", shop.soup).execute();
  await setAvailable(false);
  expect((await add(key)).status).toBe(422);
  await setAvailable(true);
  await add(key);
  const [line] = await linesInCart();
  await api.call("DELETE", `/cart/items/${line?.id}`, { token: customer.token });
  expect(await quantities()).toEqual([]);
  await add(key);
  expect(await quantities()).toEqual([1]);
});

test("[FORM-5, CART-12] ordering again twice fills the cart once, and once more where it was changed between", async () => {
  const { id } = await placeTakeaway(api, customer, shop);
  const key = randomUUID();
  const again = () =>
    api.call("POST", `/orders/${id}/reorder`, { token: customer.token, headers: { "idempotency-key": key } });
  const responses = await Promise.all([again(), again(), again()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const once = await quantities();
  expect(once.length).toBeGreaterThan(0);
  await again();
  expect(await quantities()).toEqual(once);

  api.clock.set(new Date(api.clock.now().getTime() + 1_000));
  const [line] = await linesInCart();
  await api.call("DELETE", `/cart/items/${line?.id}`, { token: customer.token });
  await again();
  expect((await quantities()).reduce((sum, quantity) => sum + quantity, 0)).toBe(
    2 * once.reduce((sum, quantity) => sum + quantity, 0) - (line?.quantity ?? 0),
  );
});
