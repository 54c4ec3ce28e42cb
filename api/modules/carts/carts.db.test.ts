import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fillCart, openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let other: Shop;
let customer: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  other = await openShop(database.db, { name: "Karachi Corner" });
});
beforeEach(async () => {
  customer = await api.signIn("customer");
});

const add = (body: object, token = customer.token) =>
  api.call("POST", "/cart/items", {
    token,
    body: { restaurantId: shop.id, menuItemId: shop.soup, quantity: 1, ...body },
  });
const getCart = (who: SignedIn, restaurantId = shop.id) =>
  api.call("GET", `/cart/restaurant/${restaurantId}`, { token: who.token });
/** A cart with this many different dishes. */
async function fillWithLines(count: number) {
  const dishes = Array.from({ length: count }, (_, index) => ({
    restaurant_id: shop.id,
    name: `Dish ${index}`,
    description: "",
    category: "Soups",
    price_cents: 500,
  }));
  const rows = await database.db.insertInto("menu_items").values(dishes).returning("id").execute();
  const items = rows.map(({ id }) => id);
  const { id: cart } = await database.db
    .insertInto("carts")
    .values({ user_id: customer.id, restaurant_id: shop.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const lines = items.map((id) => ({ cart_id: cart, menu_item_id: id, quantity: 1, line_key: `${id} regular` }));
  await database.db.insertInto("cart_items").values(lines).execute();
  return { items, cart };
}
const lineIds = async (who: SignedIn) => {
  const rows = await database.db
    .selectFrom("cart_items")
    .innerJoin("carts", "carts.id", "cart_items.cart_id")
    .select("cart_items.id")
    .where("carts.user_id", "=", who.id)
    .orderBy("cart_items.created_at")
    .execute();
  return rows.map((row) => row.id);
};

test("[CART-5, CART-6, MONEY-2] lines carry size and add-ons, and the cart's total is after deals", async () => {
  await fillCart(api, customer, shop);
  const { status, body } = await getCart(customer);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: {
      restaurant: { id: shop.id, name: "Anatolia Grill House" },
      total: "45.76",
      items: [
        {
          quantity: 2,
          size: "large",
          addonIds: [shop.yoghurt],
          addons: [{ name: "Garlic yoghurt", price: "0.75" }],
          unitPrice: "17.74",
          menuItem: { id: shop.adana, name: "Adana Kebab Plate", price: "15.99", restaurant: { id: shop.id } },
        },
        { quantity: 1, size: "regular", addonIds: [], unitPrice: "5.49" },
        { quantity: 1, unitPrice: "7.99" },
      ],
    },
  });
});

test("[HOST-50, CART-8] the same choice adds up, another size is another line", async () => {
  const first = await add({ menuItemId: shop.adana, addonIds: [shop.yoghurt] });
  expect(first).toMatchObject({ status: 200, body: { message: "Item added to cart successfully" } });
  await add({ menuItemId: shop.adana, quantity: 2, addonIds: [shop.yoghurt, shop.yoghurt] });
  const { body } = await add({ menuItemId: shop.adana, size: "large", addonIds: [shop.yoghurt] });
  expect(body).toMatchObject({
    data: {
      items: [
        { quantity: 3, size: "regular" },
        { quantity: 1, size: "large" },
      ],
    },
  });
});

test("[CART-5, CART-10] a line says why it cannot be ordered as it is, as its quote does", async () => {
  await add({});
  const getLine = async () => (await getCart(customer)).body;
  expect(await getLine()).toMatchObject({ data: { items: [{ problem: null, menuItem: { is_available: true } }] } });
  const setAvailable = (is_available: boolean) =>
    database.db.updateTable("menu_items").set({ is_available }).where("id", "=", shop.soup).execute();
  await setAvailable(false);
  const soldOut = await getLine();
  await setAvailable(true);
  const problem = "Red Lentil Soup is sold out at the moment.";
  expect(soldOut).toMatchObject({ data: { items: [{ problem, menuItem: { is_available: false } }] } });
});

test("[CART-4] one cart a restaurant, the last used first", async () => {
  await add({});
  api.clock.set("2026-03-04T17:01:00Z");
  await add({ restaurantId: other.id, menuItemId: other.soup });
  const { body } = await api.call("GET", "/cart/user", { token: customer.token });
  expect(body).toMatchObject({ data: { data: [{ restaurant: { id: other.id } }, { restaurant: { id: shop.id } }] } });
});

describe("bad input gets a sentence and changes nothing", () => {
  test.each([
    [0, "Choose at least 1"],
    [-1, "Choose at least 1"],
    [1e9, "Choose at most 99"],
    [1.5, "Choose a quantity as a whole number"],
    ["abc", "Choose a quantity as a whole number"],
    [null, "Choose a quantity as a whole number"],
  ])("quantity %s", async (quantity, message) => {
    expect(await add({ quantity })).toMatchObject({ status: 422, body: { code: "validation_failed", message } });
    expect(await getCart(customer)).toMatchObject({ body: { data: null } });
  });

  test("more than 99 of a line in all", async () => {
    await add({ quantity: 60 });
    const message = "You can have at most 99 of Red Lentil Soup in your cart.";
    expect(await add({ quantity: 40 })).toMatchObject({ status: 422, body: { message } });
    expect(await getCart(customer)).toMatchObject({ body: { data: { items: [{ quantity: 60 }] } } });
  });

  test("[CART-11] more than a hundred lines, also by ordering again, and of two at the same moment", async () => {
    const { id: ordered } = await placeTakeaway(api, customer, shop);
    const { items, cart } = await fillWithLines(99);
    const message = "A cart holds at most 100 different dishes. Remove some, or order these first.";
    const refused = { status: 422, body: { code: "validation_failed", message } };
    const last = await Promise.all([add({}), add({ menuItemId: shop.baklava })]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(last.find(({ status }) => status === 422)).toMatchObject(refused);
    expect(await add({ menuItemId: items[0], quantity: 2 }), "one that is in it already").toMatchObject({
      status: 200,
    });
    const again = await api.call("POST", `/orders/${ordered}/reorder`, { token: customer.token });
    expect(again).toMatchObject(refused);
    const lines = database.db.selectFrom("cart_items").where("cart_id", "=", cart).selectAll();
    expect(await lines.execute()).toHaveLength(100);
    const quote = { restaurantId: shop.id, orderType: "takeaway" };
    expect(await api.call("POST", "/orders/quote", { token: customer.token, body: quote })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    [
      "an item of another restaurant",
      () => ({ menuItemId: other.soup }),
      422,
      "Red Lentil Soup is not on this restaurant's menu.",
    ],
    ["an unknown item", () => ({ menuItemId: crypto.randomUUID() }), 422, "This item is no longer on the menu."],
    ["an item id that is none", () => ({ menuItemId: "1 or 1=1" }), 422, "This item is no longer on the menu."],
    [
      "another item's add-on",
      () => ({ addonIds: [shop.yoghurt] }),
      422,
      "An add-on of Red Lentil Soup is not available.",
    ],
    ["an unknown restaurant", () => ({ restaurantId: "nowhere" }), 404, "Restaurant not found."],
    ["an unknown size", () => ({ size: "huge" }), 422, "Choose Regular or Large"],
  ])("%s", async (_, body, status, message) => {
    expect(await add(body())).toMatchObject({ status, body: { success: false, message } });
    expect(await getCart(customer)).toMatchObject({ body: { data: null } });
  });

  test("an item that is switched off, a restaurant that is not approved", async () => {
    const pending = await openShop(database.db, { status: "pending" });
    await database.db.updateTable("menu_items").set({ is_available: false }).where("id", "=", pending.adana).execute();
    const ask = { restaurantId: pending.id, menuItemId: pending.adana };
    expect(await add(ask)).toMatchObject({ status: 422, body: { code: "restaurant_unavailable" } });
    await database.db.updateTable("restaurants").set({ status: "approved" }).where("id", "=", pending.id).execute();
    const message = "Adana Kebab Plate is sold out at the moment.";
    expect(await add(ask)).toMatchObject({ status: 422, body: { code: "item_unavailable", message } });
  });

  test("a body that is no JSON", async () => {
    expect((await api.call("POST", "/cart/items", { token: customer.token, body: "{oops" })).status).toBe(422);
  });
});

test("[HOST-60, HOST-61] a line is changed, removed at 0, and an empty cart disappears", async () => {
  await add({});
  await add({ menuItemId: shop.baklava });
  const [soup = "", baklava = ""] = await lineIds(customer);
  const patch = (id: string, quantity: unknown) =>
    api.call("PATCH", `/cart/items/${id}`, { token: customer.token, body: { quantity } });
  expect(await patch(soup, 5)).toMatchObject({ status: 200, body: { data: { items: [{ quantity: 5 }, {}] } } });
  expect(await patch(soup, 100)).toMatchObject({ status: 422, body: { message: "Choose at most 99" } });
  expect(await patch(soup, 0)).toMatchObject({ body: { data: { items: [{ menuItem: { id: shop.baklava } }] } } });
  const removed = await api.call("DELETE", `/cart/items/${baklava}`, { token: customer.token });
  expect(removed).toMatchObject({ status: 200, body: { data: null } });
  expect(await api.call("GET", "/cart/user", { token: customer.token })).toMatchObject({
    body: { data: { data: [] } },
  });
});

test("[CART-9] another customer's cart does not exist, and owners have none", async () => {
  await add({});
  const [line = ""] = await lineIds(customer);
  const cart = await database.db.selectFrom("carts").select("id").where("user_id", "=", customer.id).executeTakeFirst();
  const stranger = await api.signIn("customer");
  const token = stranger.token;
  const attempts = [
    await api.call("PATCH", `/cart/items/${line}`, { token, body: { quantity: 9 } }),
    await api.call("DELETE", `/cart/items/${line}`, { token }),
    await api.call("DELETE", `/cart/${cart?.id ?? ""}`, { token }),
    await api.call("DELETE", "/cart/garbage", { token }),
  ];
  expect(attempts.map((response) => response.status)).toEqual([404, 404, 404, 404]);
  expect(await getCart(stranger)).toMatchObject({ body: { data: null } });
  expect(await getCart(customer)).toMatchObject({ body: { data: { items: [{ quantity: 1 }] } } });
  expect((await add({}, (await api.signIn("owner")).token)).status).toBe(403);
  expect((await api.call("GET", "/cart/user")).status).toBe(401);
});

test("[HOST-48] the number of queries does not grow with the number of carts", async () => {
  const { readCarts } = await import("./read-carts");
  const count = async () => {
    let queries = 0;
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await readCarts(counting, customer.id, {}, api.clock.now());
    return queries;
  };
  await fillCart(api, customer, shop);
  const withOne = await count();
  await fillCart(api, customer, other);
  await fillCart(api, customer, await openShop(database.db));
  expect(await count()).toBe(withOne);
});

test.runIf(process.env.TEST_DATABASE === "postgres")("parallel adding loses nothing", async () => {
  await Promise.all(Array.from({ length: 20 }, () => add({})));
  expect(await getCart(customer)).toMatchObject({ body: { data: { items: [{ quantity: 20 }] } } });
});

test("[CART-5] lines stand in the order they came in, also where the clock stands still or goes back", async () => {
  await add({});
  const nextHour = new Date(Date.now() + 3_600_000);
  await database.db
    .updateTable("cart_items")
    .set({ created_at: nextHour })
    .where("id", "in", await lineIds(customer))
    .execute();
  await add({ menuItemId: shop.adana });
  const { body } = await getCart(customer);
  expect(body).toMatchObject({ data: { items: [{ menuItem: { id: shop.soup } }, { menuItem: { id: shop.adana } }] } });
});
