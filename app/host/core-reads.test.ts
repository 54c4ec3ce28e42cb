import { expect, test } from "vitest";
import { listAddresses } from "./addresses.server";
import { createBreaker } from "./breaker.server";
import { getCart } from "./carts.server";
import { createHostClient } from "./client.server";
import { getMenuItem, listMenuItems } from "./menu.server";
import { getPayment } from "./payments.server";
import { listRestaurants } from "./restaurants.server";

/** A host that knows these paths, and what it was asked. */
function hostWith(bodies: Record<string, unknown>) {
  const asked: string[] = [];
  const hostFor = createHostClient({
    guard: createBreaker(),
    transport: async ({ method, path }) => {
      asked.push(`${method} ${path}`);
      const known = path in bodies;
      return { status: known ? 200 : 404, contentType: "application/json", text: JSON.stringify(bodies[path] ?? {}) };
    },
  });
  const caller = { token: () => "t0k", requestId: "r", passOn: {}, clientAddress: "192.0.2.7" };
  return { host: hostFor(caller), asked };
}

test("[HOST-49] the cart of one restaurant, or none", async () => {
  const line = { id: 5, quantity: 2, menuItem: { id: 9, name: "Falafel", price: "4.50" } };
  const { host } = hostWith({
    "/cart/restaurant/r%2F1": { data: { id: 3, items: [line], restaurant: { id: "r/1", name: "A" } } },
    "/cart/restaurant/r2": { data: null },
  });
  expect(await getCart(host, "r/1")).toMatchObject({
    restaurantId: "r/1",
    lines: [{ id: "5", name: "Falafel", quantity: 2, unitCents: 450 }],
    subtotalCents: 900,
  });
  expect(await getCart(host, "r2")).toBeNull();
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
  expect(await getPayment(host, "k-1")).toEqual({ status: "charged", transactionId: "t1", amount: 990 });
  await expect(getPayment(host, "k-2")).rejects.toMatchObject({ code: "unsupported" });
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
  expect(await getMenuItem(host, "r1", "3")).toBeNull();
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
