import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, addCoupon, chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
const noon = "2026-03-04T17:00:00Z";
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let addressId: string;

beforeAll(() => void (api = createTestApi(database.db)));
beforeEach(async () => {
  api.clock.set(noon);
  shop = await openShop(database.db);
  customer = await api.signIn("customer");
  addressId = await addAddress(database.db, customer.id);
});

const quote = (body: object = {}) =>
  api.call("POST", "/orders/quote", {
    token: customer.token,
    body: { restaurantId: shop.id, orderType: "delivery", deliveryAddressId: addressId, ...body },
  });
const problems = async (body: object) => {
  const response = await quote(body);
  expect(response.status).toBe(200);
  return response.body;
};
const withProblem = (code: string, message: string) => ({ data: { problems: [{ code, message }] } });
const setRestaurant = (change: object) =>
  database.db.updateTable("restaurants").set(change).where("id", "=", shop.id).execute();

describe("[HOST-62, MONEY-2] the one total", () => {
  test("subtotal, offer, coupon and total of the stored cart", async () => {
    await fillCart(api, customer, shop);
    expect(await quote({ couponCode: " sofra5 " })).toMatchObject({
      status: 200,
      body: {
        data: {
          subtotal: 4896,
          offerDiscount: 320,
          offers: [{ title: "10% off kebab plates", amount: 320 }],
          couponDiscount: 500,
          deliveryFee: 0,
          taxes: [],
          tip: 0,
          total: 4076,
          currency: "usd",
          coupon: { code: "SOFRA5" },
          couponError: null,
          isOpen: true,
          nextOpening: null,
          problems: [],
          lines: [
            {
              name: "Adana Kebab Plate",
              size: "large",
              quantity: 2,
              unitPrice: 1774,
              lineTotal: 3548,
              offerDiscount: 320,
            },
            { unitPrice: 549, lineTotal: 549, offerDiscount: 0 },
            { unitPrice: 799 },
          ],
        },
      },
    });
  });

  const orderOnce = async () => {
    await fillCart(api, customer, shop);
    const choices = { restaurantId: shop.id, orderType: "delivery" as const, deliveryAddressId: addressId };
    return placePaidOrder(api.dependencies, (await chargedPayment(api, customer, choices)).id);
  };

  test("[LAND-3] delivery is free on the first order; one that was turned down does not count", async () => {
    await setRestaurant({ delivery_fee_cents: 299 });
    const { id } = await orderOnce();
    await fillCart(api, customer, shop);
    expect((await quote()).body).toMatchObject({ data: { deliveryFee: 299, deliveryWaivedBy: null } });
    await database.db.updateTable("orders").set({ status: "rejected" }).where("id", "=", id).execute();
    expect((await quote()).body).toMatchObject({ data: { deliveryFee: 0, deliveryWaivedBy: "first_order" } });
  });

  test("fee on delivery alone, switched-on taxes on what is left, and the tip", async () => {
    await orderOnce();
    await fillCart(api, customer, shop);
    await setRestaurant({ delivery_fee_cents: 299, delivery_options: ["delivery", "pickup"] });
    const tax = { restaurant_id: shop.id, code: "CT", rate_hundredths: 635 };
    await database.db
      .insertInto("taxes")
      .values([
        { ...tax, name: "Sales tax", status: true },
        { ...tax, name: "Off", status: false },
      ])
      .execute();
    const fees = { taxes: [{ name: "Sales tax", code: "CT", rate: 6.35, amount: 259 }], tip: 400 };
    expect((await quote({ couponCode: "SOFRA5", tip: 400 })).body).toMatchObject({
      data: { ...fees, deliveryFee: 299, total: 4076 + 259 + 299 + 400 },
    });
    expect((await quote({ couponCode: "SOFRA5", tip: 400, orderType: "takeaway" })).body).toMatchObject({
      data: { ...fees, deliveryFee: 0, total: 4076 + 259 + 400 },
    });
  });

  test("[PAY-10] amounts that the browser sends are not looked at", async () => {
    const items = [{ menuItemId: shop.soup, quantity: 2, unitPrice: 1, price: "0.01" }];
    const response = await quote({ items, total: 1, subtotal: 1, discount: 9999 });
    expect(response.body).toMatchObject({ data: { total: 1098, lines: [{ unitPrice: 549 }] } });
  });
});

describe("[CHK-7, CHK-8] a refused coupon has its sentence and does not fail the quote", () => {
  const error = (code: string, message: string) => ({
    data: { couponError: { code, message }, coupon: null, couponDiscount: 0, total: 4576 },
  });
  const yesterday = new Date("2026-03-03T00:00:00Z");

  test("unknown, other restaurant, inactive, early, expired, minimum, used", async () => {
    await fillCart(api, customer, shop);
    const other = await openShop(database.db);
    await addCoupon(database.db, { restaurant_id: other.id, code: "OTHER" });
    await addCoupon(database.db, { restaurant_id: shop.id, code: "OFF", is_active: false });
    await addCoupon(database.db, { restaurant_id: shop.id, code: "SOON", starts_at: new Date("2026-03-05T00:00:00Z") });
    await addCoupon(database.db, { restaurant_id: shop.id, code: "GONE", expires_at: yesterday });
    await addCoupon(database.db, { restaurant_id: shop.id, code: "BIG", minimum_order_cents: 5000 });
    const body = async (couponCode: string) => (await quote({ couponCode })).body;
    expect(await body("NOPE")).toMatchObject(error("unknown", "This coupon does not exist."));
    expect(await body("X".repeat(150))).toMatchObject(error("unknown", "This coupon does not exist."));
    expect(await body("OTHER")).toMatchObject(
      error("other_restaurant", "This coupon is not valid for this restaurant."),
    );
    expect(await body("OFF")).toMatchObject(error("inactive", "This coupon is not active."));
    expect(await body("SOON")).toMatchObject(error("not_started", "This coupon is not valid yet."));
    expect(await body("GONE")).toMatchObject(error("expired", "This coupon has expired."));
    expect(await body("BIG")).toMatchObject(error("minimum_order", "This coupon needs a minimum order of $50.00."));
  });

  test("the restaurant's own coupon comes before the platform's of the same code, which is good everywhere", async () => {
    await fillCart(api, customer, shop);
    const platform = await addCoupon(database.db, { restaurant_id: null });
    expect((await quote({ couponCode: "SOFRA5" })).body).toMatchObject({ data: { coupon: { id: shop.coupon } } });
    expect((await quote({ couponId: platform })).body).toMatchObject({
      data: { coupon: { id: platform }, total: 4076 },
    });
    expect((await quote({ couponId: "garbage" })).body).toMatchObject(error("unknown", "This coupon does not exist."));
  });
});

describe("[CHK-13] what still prevents the order", () => {
  test("no cart, no address, another customer's address", async () => {
    expect(await problems({})).toMatchObject(withProblem("cart_empty", "Your cart is empty"));
    await fillCart(api, customer, shop);
    const address = withProblem("address_required", "Please select a delivery address");
    const foreign = await addAddress(database.db, (await api.signIn("customer")).id);
    for (const deliveryAddressId of [null, "", "garbage", foreign]) {
      expect(await problems({ deliveryAddressId })).toMatchObject(address);
    }
    expect(await problems({ orderType: "takeaway", deliveryAddressId: null })).toMatchObject({
      data: { problems: [] },
    });
  });

  test("an order type that is not offered, the minimum order, an item that sold out", async () => {
    await fillCart(api, customer, shop);
    const dineIn = "Anatolia Grill House does not offer dine-in. Please choose another way.";
    expect(await problems({ orderType: "dine-in" })).toMatchObject(withProblem("order_type_unavailable", dineIn));
    await setRestaurant({ minimum_order_cents: 5000 });
    const minimum = "The minimum order at Anatolia Grill House is $50.00. Add $1.04 more.";
    expect(await problems({})).toMatchObject(withProblem("minimum_order", minimum));
    await setRestaurant({ minimum_order_cents: 0 });
    await database.db.updateTable("menu_items").set({ is_available: false }).where("id", "=", shop.soup).execute();
    const soldOut = "Red Lentil Soup is sold out at the moment. Please remove it from your cart.";
    expect(await problems({})).toMatchObject(withProblem("item_unavailable", soldOut));
    await database.db
      .updateTable("menu_items")
      .set({ deleted_at: new Date(noon) })
      .where("id", "=", shop.soup)
      .execute();
    const gone = "Red Lentil Soup is no longer on the menu. Please remove it from your cart.";
    expect(await problems({})).toMatchObject(withProblem("item_unavailable", gone));
  });

  test("an item of another restaurant", async () => {
    const other = await openShop(database.db);
    const sentence = "Red Lentil Soup is not on this restaurant's menu. Please remove it from your cart.";
    const items = [{ menuItemId: other.soup, quantity: 1 }];
    expect(await problems({ items })).toMatchObject(withProblem("item_unavailable", sentence));
  });

  test("[CHK-15] when closed the next opening is offered, and a time within opening hours may be scheduled", async () => {
    await fillCart(api, customer, shop);
    api.clock.set("2026-03-05T03:30:00Z");
    const closed = "Anatolia Grill House: Closed. Opens tomorrow at 11:00 AM. Please choose a time to order for.";
    const nextOpening = "2026-03-05T16:00:00.000Z";
    expect(await problems({})).toMatchObject({
      data: { isOpen: false, nextOpening, problems: [{ code: "restaurant_closed", message: closed }] },
    });
    expect(await problems({ scheduledFor: nextOpening })).toMatchObject({ data: { problems: [], nextOpening } });
    for (const scheduledFor of ["2026-03-05T04:00:00Z", "2026-03-04T17:00:00Z", "2026-04-05T17:00:00Z"]) {
      expect(await problems({ scheduledFor })).toMatchObject({ data: { problems: [{ code: "restaurant_closed" }] } });
    }
  });

  test("[CHK-15] a scheduled order leaves the kitchen its time, and keeps off special days and pauses", async () => {
    await fillCart(api, customer, shop);
    await setRestaurant({ preparation_minutes: 60, busy_minutes: 30 });
    const closed = { data: { problems: [{ code: "restaurant_closed" }] } };
    const fine = { data: { problems: [] } };
    expect(await problems({ scheduledFor: "2026-03-04T18:15:00Z" })).toMatchObject(closed);
    expect(await problems({ scheduledFor: "2026-03-04T18:30:00Z" })).toMatchObject(closed);
    expect(await problems({ scheduledFor: "2026-03-04T18:45:00Z" })).toMatchObject(fine);
    await setRestaurant({ paused_until: "2026-03-04T19:00:00Z" });
    expect(await problems({ scheduledFor: "2026-03-04T18:45:00Z" })).toMatchObject(closed);
    expect(await problems({})).toMatchObject({ data: { isOpen: false, nextOpening: "2026-03-04T19:00:00.000Z" } });
    const special = { restaurant_id: shop.id, date: "2026-03-05", is_open: false };
    await database.db.insertInto("special_days").values(special).execute();
    expect(await problems({ scheduledFor: "2026-03-05T18:00:00Z" })).toMatchObject(closed);
    expect(await problems({ scheduledFor: "2026-03-06T18:00:00Z" })).toMatchObject(fine);
  });

  test("[CHK-11] a delivery costs what its distance costs, and none goes out of reach", async () => {
    await fillCart(api, customer, shop);
    const rules = JSON.stringify([
      { upToMiles: 8, feeCents: 499 },
      { upToMiles: 2, feeCents: 199 },
    ]);
    await setRestaurant({
      latitude: 41.6806,
      longitude: -72.9466,
      delivery_fee_cents: 300,
      delivery_fee_rules: rules,
    });
    const order = await chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway" });
    await placePaidOrder(api.dependencies, order.id);
    await fillCart(api, customer, shop);
    const moveTo = (zipcode: string, city: string) =>
      database.db.updateTable("addresses").set({ zipcode, city }).where("id", "=", addressId).execute();
    expect(await problems({})).toMatchObject({ data: { deliveryFee: 199, problems: [] } });
    await moveTo("06032-1234", "Farmington");
    expect(await problems({})).toMatchObject({ data: { deliveryFee: 499, problems: [] } });
    await moveTo("not a zip", "Bristol");
    const far = (city: string) =>
      `Anatolia Grill House does not deliver to your address in ${city}. Choose another address.`;
    expect(await problems({})).toMatchObject(withProblem("address_out_of_reach", far("Bristol")));
    await moveTo("90001", "Los Angeles");
    expect(await problems({})).toMatchObject(withProblem("address_out_of_reach", far("Los Angeles")));
    await setRestaurant({ delivery_fee_rules: null });
    expect(await problems({})).toMatchObject(withProblem("address_out_of_reach", far("Los Angeles")));
    await setRestaurant({ latitude: null, longitude: null });
    expect(JSON.stringify(await problems({}))).toContain("Anatolia Grill House has not said where it delivers.");
    expect(await problems({ orderType: "takeaway" })).toMatchObject({ data: { problems: [] } });
  });
  test("[CART-6] add-ons are taken as their group asks, when added and when ordered", async () => {
    const group = { restaurant_id: shop.id, name: "Sauce", minimum: 1, maximum: 1 };
    const { id } = await database.db
      .insertInto("modifier_groups")
      .values(group)
      .returning("id")
      .executeTakeFirstOrThrow();
    const add = (addonIds: string[]) =>
      api.call("POST", "/cart/items", {
        token: customer.token,
        body: { restaurantId: shop.id, menuItemId: shop.adana, quantity: 1, addonIds },
      });
    expect(await add([])).toMatchObject({ status: 200 });
    await database.db.updateTable("addons").set({ group_id: id }).where("id", "=", shop.yoghurt).execute();
    const sentence = "Adana Kebab Plate needs other choices. Sauce: choose 1.";
    expect(await add([])).toMatchObject({ status: 422, body: { code: "item_unavailable", message: sentence } });
    expect(await problems({})).toMatchObject({
      data: { lines: [{ problem: sentence }], problems: [{ code: "item_unavailable" }] },
    });
    const { body } = await api.call("GET", `/menu-items/${shop.adana}/addons`);
    expect(body).toMatchObject({ data: { data: [{ group: { name: "Sauce", minimum: 1, maximum: 1 } }] } });
    expect(await add([shop.yoghurt])).toMatchObject({ status: 200 });
  });
});

test("bad input gets a sentence, never a fault", async () => {
  const refusals: [object, number, string][] = [
    [{ restaurantId: "garbage" }, 404, "Restaurant not found."],
    [{ scheduledFor: "soon" }, 422, "Please choose a valid time."],
    [{ tip: -1 }, 422, "A tip cannot be negative"],
    [{ tip: 1e9 }, 422, "A tip can be at most $500.00"],
    [{ tip: "abc" }, 422, "A tip is an amount"],
    [{ orderType: "drone" }, 422, "Choose delivery, takeaway or dine-in"],
    [{ items: [{ menuItemId: shop.soup, quantity: 0 }] }, 422, "Choose at least 1"],
    [{ note: "x".repeat(10_000) }, 422, "A note can be at most 500 characters"],
  ];
  for (const [body, status, message] of refusals) {
    expect(await quote(body)).toMatchObject({ status, body: { success: false, message } });
  }
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const body = { restaurantId: shop.id, orderType: "takeaway" };
  expect((await api.call("POST", "/orders/quote", { token: owner.token, body })).status).toBe(403);
});
