import { expect, test } from "vitest";
import { orderCalls } from "@domain/contract/calls/orders";
import { paymentCalls } from "@domain/contract/calls/payments";
import { listAddresses } from "../accounts.server";
import { findCart, listCarts } from "../carts.server";
import { findMenuItem, listMenuItems } from "../menu.server";
import { listOrders } from "../orders.server";
import { listOwnItems } from "../own-menu.server";
import { charge } from "../payments.server";
import { isUsable, listCoupons } from "../promotions.server";
import { listRestaurants } from "../restaurants.server";
import { createHostClient } from "./client.server";
import { createBreaker } from "./transport.server";

/** A host that knows these paths, and what it was asked. */
function hostWith(bodies: Record<string, unknown>) {
  const requests: string[] = [];
  const hostFor = createHostClient({
    guard: createBreaker(),
    transport: async ({ method, path }) => {
      requests.push(`${method} ${path}`);
      const known = path in bodies;
      return { status: known ? 200 : 404, contentType: "application/json", text: JSON.stringify(bodies[path] ?? {}) };
    },
  });
  const caller = { token: () => "t0k", requestId: "r", forwardedHeaders: {}, clientAddress: "192.0.2.7" };
  return { host: hostFor(caller), requests };
}

test("[HOST-49] the cart of one restaurant, or none", async () => {
  const line = { id: 5, quantity: 2, menuItem: { id: 9, name: "Falafel", price: "4.50" } };
  const { host } = hostWith({
    "/cart/restaurant/r%2F1": { data: { id: 3, items: [line], restaurant: { id: "r/1", name: "A" } } },
    "/cart/restaurant/r2": { data: null },
  });
  expect(await findCart(host, "r/1")).toMatchObject({
    restaurantId: "r/1",
    lines: [{ id: "5", name: "Falafel", quantity: 2, unitCents: 450 }],
    subtotalCents: 900,
  });
  expect(await findCart(host, "r2")).toBeNull();
});

test("[HOST-49] a thin cart is completed from the menu; what nobody knows the price of cannot be ordered", async () => {
  const lines = [
    { id: 1, menuItemId: 9, quantity: "2", size: "Regular" },
    { id: 2, menuItem: { id: 8 }, quantity: 1, extra: true },
    { id: 3, menuItem: { id: 7, name: "Odd", price: null }, quantity: 1 },
  ];
  const { host } = hostWith({
    "/cart/restaurant/1": { items: lines },
    "/menu-items?restaurant_id=1": [
      { id: 9, name: "Falafel", price: 4.5 },
      { id: 8, name: "Soup", price: "5", is_available: 0 },
    ],
  });
  const cart = await findCart(host, "1");
  expect(cart).toMatchObject({ id: "1", restaurantId: "1", subtotalCents: 1400 });
  expect(cart?.lines.map(({ name, unitCents, isAvailable }) => [name, unitCents, isAvailable])).toEqual([
    ["Falafel", 450, true],
    ["Soup", 500, false],
    ["Odd", 0, false],
  ]);
});

test.each([[[]], [{ data: [] }], [{ data: null }]])("[HOST-49] %j is no cart", async (body) => {
  expect(await findCart(hostWith({ "/cart/restaurant/1": body }).host, "1")).toBeNull();
});

test("[PAY-16, HOST-55] a charge that names its transaction was made, however odd the rest of the answer is", async () => {
  const { host } = hostWith({
    "/payments/clover/charge": { data: { transactionId: 71, amount: "15.99", currency: 7 } },
  });
  const request = { token: "t", amountCents: 1599, choices: { restaurantId: "1", orderType: "takeaway" as const } };
  expect(await charge(host, "k", request)).toMatchObject({ transactionId: "71" });
});

test("[CART-3] nobody is told that their cart is empty because it cannot be read", async () => {
  const { host } = hostWith({ "/cart/user": { data: [{ id: 1 }] } });
  await expect(listCarts(host)).rejects.toMatchObject({ code: "invalid_response" });
});

test("[HOST-31, CHK-6] a picker offers this restaurant's coupons that hold now, percent however it is written", async () => {
  const rows = [
    { id: 1, code: "TEN", type: "percent", discount_value: 10, restaurantId: 1 },
    { id: 2, code: "OTHERS", type: "fixed", discount_value: 3, restaurantId: 2 },
    { id: 3, code: "OLD", type: "fixed", discount_value: 3, expiration_date: "2020-01-01" },
    { id: 4, code: "SOON", type: "fixed", discount_value: 3, start_date: "2999-01-01" },
    { id: 5 },
  ];
  const coupons = await listCoupons(hostWith({ "/coupons?restaurant_id=1": rows }).host, "1");
  expect(coupons.filter((coupon) => isUsable(coupon, new Date()))).toMatchObject([
    { code: "TEN", type: "percentage", percent: 10, amountCents: null },
  ]);
  expect(coupons.map(({ code }) => code)).not.toContain("OTHERS");
});

const anOrder = (number: string, name: string) => ({
  id: number,
  orderId: number,
  restaurant: { id: "1", name: "A" },
  customer: { name, phone: "(860) 555-0142" },
  source: "online",
  orderType: "delivery",
  items: [],
  subtotal: 1,
  offerDiscount: 0,
  couponDiscount: 0,
  deliveryFee: 0,
  taxes: [],
  tip: 0,
  total: 1,
  currency: "usd",
  paymentMethod: "card",
  status: "placed",
  history: [],
  refunds: [],
  createdAt: `2026-11-2${number}T12:00:00Z`,
});

test("[HOST-63] orders of a host that looks at no query are searched, narrowed and sorted here", async () => {
  const rows = [anOrder("1", "Amina"), anOrder("2", "Bilal")];
  const found = async (query: Record<string, string | number>, wrap: object | unknown[] = rows) => {
    const path = `/orders?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
    const { orders, total } = await listOrders(hostWith({ [path]: wrap }).host, query);
    return [orders.map(({ orderId }) => orderId).join(), total];
  };
  expect(await found({ search: "bilal" })).toEqual(["2", 1]);
  expect(await found({ search: "8605550142" })).toEqual(["2,1", 2]);
  expect(await found({ status: "completed" })).toEqual(["", 0]);
  expect(await found({ status: "pending", per_page: 1, page: 2 })).toEqual(["1", 2]);
  expect(await found({ date_to: "2026-11-21", restaurant_id: "1" })).toEqual(["1", 1]);
  expect(await found({ search: "amina" }, { data: rows, total: 2 })).toEqual(["1", 1]);
  // Whoever tells page and size has looked at what was asked: a charge's id, say, which no row shows.
  expect(await found({ search: "ch_1" }, { data: rows, total: 2, page: 1, per_page: 10 })).toEqual(["1,2", 2]);
});

test("[HOST-5, HOST-63] orders none of which can be read count as not told of, and are not offered any more", async () => {
  const rows = [{ id: 1, amount: "9.90" }];
  const { host } = hostWith({ "/orders": rows, "/orders?per_page=1": rows });
  expect(await host.supports(orderCalls.listOrders)).toBe(true);
  await expect(listOrders(host)).rejects.toMatchObject({ code: "unsupported" });
  expect(await host.supports(orderCalls.listOrders)).toBe(false);
});

test("[ITEM-1] the own menu of a host that looks at no query: no other restaurant's items, searched and cut here", async () => {
  const rows = [
    { id: 1, name: "Soup", price: 5, restaurant_id: 1 },
    { id: 2, name: "Kebab", price: 12, restaurant: { id: 1 } },
    { id: 3, name: "Other's soup", price: 2, restaurant_id: 2 },
  ];
  const path = "/menu-items?restaurant_id=1&search=soup&sort=-price&page=1&per_page=10";
  const query = { restaurant_id: "1", search: "soup", sort: "-price", page: 1, per_page: 10 };
  const { items, total } = await listOwnItems(hostWith({ [path]: rows }).host, query);
  expect([items.map(({ id }) => id), total]).toEqual([["1"], 1]);
});

test.each([
  ["nested", (rows: unknown[]) => ({ data: { data: rows } })],
  ["in data", (rows: unknown[]) => ({ data: rows })],
  ["bare", (rows: unknown[]) => rows],
])("[HOST-51] addresses that come %s, the default one first", async (_how, wrap) => {
  const rows = [
    { id: 1, label: "Work", city: "Hartford" },
    { id: 2, label: "Home", is_default: true },
  ];
  const found = await listAddresses(hostWith({ "/addresses": wrap(rows) }).host);
  expect(found.map(({ id, label, city }) => [id, label, city])).toEqual([
    ["2", "Home", ""],
    ["1", "Work", "Hartford"],
  ]);
});

test("[HOST-71] what became of a payment; a host without the call does not know", async () => {
  const { host } = hostWith({
    "/payments/k-1": { success: true, data: { status: "charged", transactionId: "t1", amount: 990 } },
  });
  expect(await host.call(paymentCalls.getPayment, { params: { idempotencyKey: "k-1" } })).toMatchObject({
    status: "charged",
    transactionId: "t1",
    amount: 990,
  });
  await expect(host.call(paymentCalls.getPayment, { params: { idempotencyKey: "k-2" } })).rejects.toMatchObject({
    code: "unsupported",
  });
});

test("[REST-8] Large is offered where the host prices it, and nowhere else; what has no price is not for sale", async () => {
  const own = { id: 1, name: "Kebab", price: "15.99", size_prices: { regular: "15.99", large: "17.49" } };
  const rows = [own, { id: 2, name: "Soup", price: 5.49 }, { id: 3, name: "Free?" }, { id: 4, price: { usd: 3 } }];
  const { host } = hostWith({ "/menu-items?restaurant_id=r1": rows, "/menu-items": rows });
  const items = await listMenuItems(host, { restaurant_id: "r1" });
  expect(items.map(({ id, largeCents }) => [id, largeCents])).toEqual([
    ["1", 1749],
    ["2", null],
  ]);
  expect(await findMenuItem(host, "r1", "3")).toBeNull();
});

test("[HOST-11] one odd restaurant leaves the others on the page", async () => {
  const rows = [
    { id: 1, name: "Anatolia", time_zone: "Eastern Time", delivery_options: "Delivery", created_at: "yesterday" },
    { name: "Nobody knows its id" },
    { id: "3", name: "Darband", average_rating: "4.5", latitude: "41.68", longitude: "-72.94" },
  ];
  const { restaurants } = await listRestaurants(hostWith({ "/restaurants": { data: rows } }).host, {});
  expect(restaurants).toMatchObject([
    { id: "1", name: "Anatolia", timeZone: null, deliveryOptions: null, createdAt: null },
    { id: "3", name: "Darband", rating: 4.5, coordinates: { lat: 41.68, lng: -72.94 } },
  ]);
});

test("[TABLE-6] pages of an export are not kept for the rest of the request, whose reads are made once", async () => {
  const { host, requests } = hostWith({ "/orders?page=1": { data: [], total: 0 } });
  for (const one of [host, host.forExport()]) {
    requests.length = 0;
    await listOrders(one, { page: 1 });
    await listOrders(one, { page: 1 });
    expect(requests).toHaveLength(one === host ? 1 : 2);
  }
});
