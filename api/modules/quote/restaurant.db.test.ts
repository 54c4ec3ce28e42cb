import { beforeAll, beforeEach, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, chargedPayment, fillCart, openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let addressId: string;

beforeAll(() => {
  api = createTestApi(database.db);
  api.clock.set("2026-03-04T17:00:00Z");
});
beforeEach(async () => {
  shop = await openShop(database.db);
  customer = await api.signIn("customer");
  addressId = await addAddress(database.db, customer.id);
});

const setRestaurant = (change: object) =>
  database.db.updateTable("restaurants").set(change).where("id", "=", shop.id).execute();
const quote = (body: object) =>
  api.call("POST", "/orders/quote", {
    token: customer.token,
    body: { restaurantId: shop.id, orderType: "delivery", deliveryAddressId: addressId, ...body },
  });
const soups = (quantity: number) => ({ items: [{ menuItemId: shop.soup, quantity }] });
/** So that the next delivery is not the free first one. */
const orderOnce = async (couponCode?: string) => {
  await placeTakeaway(api, customer, shop, { couponCode });
};

test("[CHK-11] a delivery costs less from a subtotal on, which counts every unit", async () => {
  await orderOnce();
  const steps = JSON.stringify([{ fromCents: 1098, feeCents: 99 }]);
  await setRestaurant({ delivery_fee_cents: 300, delivery_fee_steps: steps });
  expect(await quote(soups(1))).toMatchObject({ body: { data: { subtotal: 549, deliveryFee: 300 } } });
  expect(await quote(soups(2))).toMatchObject({ body: { data: { subtotal: 1098, deliveryFee: 99 } } });
});

test("[CHK-11, FIND-1] a restaurant that nobody placed on the map delivers to its ZIP codes alone, for the plain fee", async () => {
  await orderOnce();
  const delivery_fee_rules = JSON.stringify([{ upToMiles: 8, feeCents: 499 }]);
  await setRestaurant({ delivery_fee_cents: 300, delivery_fee_rules, delivery_options: ["delivery", "pickup"] });
  expect(await quote(soups(1))).toMatchObject({ body: { data: { deliveryFee: 499, problems: [] } } });
  const outOfReach = { body: { data: { problems: [{ code: "address_out_of_reach" }] } } };
  await setRestaurant({ latitude: null, longitude: null });
  expect(await quote(soups(1))).toMatchObject(outOfReach);
  await setRestaurant({ latitude: 41.6806 });
  expect(await quote(soups(1))).toMatchObject(outOfReach);
  await setRestaurant({ delivery_zip_codes: ["06010"] });
  expect(await quote(soups(1))).toMatchObject({ body: { data: { deliveryFee: 300, problems: [] } } });
});

test("[ORD-12, CHK-11] how far a delivery goes is measured to the point of its address, as its fee is, and stays with the order", async () => {
  await setRestaurant({ latitude: 41.6806, longitude: -72.9466, delivery_fee_cents: 300 });
  const pin = { latitude: 41.6951, longitude: -72.9466 };
  await database.db.updateTable("addresses").set(pin).where("id", "=", addressId).execute();
  expect(await quote(soups(1))).toMatchObject({ body: { data: { deliveryAddress: { miles: 1 } } } });
  await fillCart(api, customer, shop);
  const choices = { restaurantId: shop.id, orderType: "delivery" as const, deliveryAddressId: addressId };
  const { id } = await chargedPayment(api, customer, choices);
  const placed = await placePaidOrder(api.dependencies, id);
  await setRestaurant({ latitude: null, longitude: null });
  expect(await api.call("GET", `/orders/${placed.id}`, { token: customer.token })).toMatchObject({
    body: { data: { deliveryAddress: { zipcode: "06010", miles: 1 } } },
  });
  expect(await quote(soups(1))).toMatchObject({ body: { data: { deliveryAddress: { miles: null } } } });
});

test("[LAND-3] what costs nothing, or is not delivered, is not said to be free as a first order", async () => {
  expect(await quote(soups(1))).toMatchObject({ body: { data: { deliveryFee: 0, deliveryWaivedBy: null } } });
  await setRestaurant({ delivery_fee_cents: 300 });
  const delivered = { deliveryFee: 0, deliveryFeeWaived: 300, deliveryWaivedBy: "first_order" };
  expect(await quote(soups(1))).toMatchObject({ body: { data: delivered } });
  const fetched = { deliveryFee: 0, deliveryWaivedBy: null };
  expect(await quote({ ...soups(1), orderType: "takeaway" })).toMatchObject({ body: { data: fetched } });
});

test("[CHK-7] a coupon that was used as often as it may be is refused in the quote", async () => {
  await orderOnce("SOFRA5");
  await fillCart(api, customer, shop);
  expect(await quote({ couponCode: "SOFRA5" })).toMatchObject({
    body: { data: { coupon: null, couponDiscount: 0, couponError: { code: "limit_reached" } } },
  });
});

test("[CHK-15] a time that is none is told beside its field", async () => {
  expect(await quote({ ...soups(1), scheduledFor: "soon" })).toMatchObject({
    status: 422,
    body: { errors: { scheduledFor: "Please choose a valid time." } },
  });
});

test.each([
  ["delivery", "delivery"],
  ["takeaway", "takeaway"],
  ["dine-in", "dine-in"],
])("[CHK-13] %s that a restaurant does not offer is named", async (orderType, named) => {
  await setRestaurant({ delivery_options: [] });
  const message = `Anatolia Grill House does not offer ${named}. Please choose another way.`;
  const problems = [{ code: "order_type_unavailable", message }];
  expect(await quote({ ...soups(1), orderType })).toMatchObject({ body: { data: { problems } } });
});
