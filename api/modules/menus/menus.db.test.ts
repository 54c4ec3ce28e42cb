import { beforeEach, expect, test } from "vitest";
import { menuItemResponse, servingMenuList, servingMenuResponse } from "@domain/contract/menu";
import { cartResponse } from "@domain/contract/ordering/cart";
import { counterQuoteResponse } from "@domain/contract/ordering/counter";
import { quoteResponse } from "@domain/contract/ordering/quote";
import { orderTimes } from "@domain/contract/restaurant";
import type { SignedIn } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { charge, type Checkout, createPayingApi, type PayingApi, readyToPay } from "@tests/support/hosts/payment-api";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: PayingApi;
let shop: Shop;
let owner: SignedIn;

beforeEach(async () => {
  api = createPayingApi(database.db);
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
  // A Friday, 11:30 AM at the restaurant.
  api.clock.set("2026-11-20T16:30:00Z");
});

const lunch = {
  name: "Lunch",
  days: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
  from_time: "12:00",
  until_time: "15:00",
  categories: ["Kebab plates"],
};
const create = (change: object = {}, { token } = owner) =>
  api.call("POST", `/menus?restaurant_id=${shop.id}`, { token, body: { ...lunch, ...change } });
const made = async (change: object = {}) => servingMenuResponse.parse((await create(change)).body).data;
const item = async (id: string) => menuItemResponse.parse((await api.call("GET", `/menu-items/${id}`)).body).data;
const list = async () =>
  servingMenuList.parse((await api.call("GET", `/menus?restaurant_id=${shop.id}`, { token: owner.token })).body).data
    .data;
const own = (id: string, menus: string[]) => {
  const body = new FormData();
  const same = { name: "Red Lentil Soup", description: "Red lentils and mint", price: "5.49", category: "Soups" };
  for (const [name, value] of Object.entries({ ...same, menus: JSON.stringify(menus) })) body.append(name, value);
  return api.call("PUT", `/menu-items/${id}`, { token: owner.token, body });
};
async function quote({ customer, choices }: Checkout, change: object = {}) {
  const body = { ...choices, ...change };
  return quoteResponse.parse((await api.call("POST", "/orders/quote", { token: customer.token, body })).body).data;
}

test("[RUSH-18] owners keep menus by time; staff see them, strangers do not, and two editors notice each other", async () => {
  const menu = await made();
  expect(await list()).toEqual([menu]);
  for (const name of [lunch.name, lunch.name.toUpperCase()])
    expect(await create({ name }), name).toMatchObject({
      status: 409,
      body: { errors: { name: "There is a menu of this name already." } },
    });
  expect((await create({ days: [] })).status).toBe(422);
  const put = (token: string, change: object) =>
    api.call("PUT", `/menus/${menu.id}`, { token, body: { ...lunch, ...change } });
  expect((await put(owner.token, { until_time: "16:00", version: menu.version })).status).toBe(200);
  expect((await put(owner.token, { until_time: "17:00", version: menu.version })).status).toBe(409);
  const staff = await api.signIn("staff", { restaurantId: shop.id });
  const stranger = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  expect((await api.call("GET", `/menus?restaurant_id=${shop.id}`, { token: staff.token })).status).toBe(200);
  expect((await put(staff.token, {})).status).toBe(403);
  expect((await create({ name: "Dinner" }, staff)).status).toBe(403);
  expect((await put(stranger.token, {})).status).toBe(404);
  expect((await create({ name: "Dinner" }, stranger)).status).toBe(403);
  expect((await api.call("DELETE", `/menus/${menu.id}`, { token: stranger.token })).status).toBe(404);
  expect(await list()).toMatchObject([{ until_time: "16:00" }]);
});

test("[RUSH-18] what is on a menu says from when it is served: by its category, by its own menus before these, and always without", async () => {
  await made();
  await made({ name: "Evening", from_time: "18:00", until_time: "02:00", categories: [] });
  expect((await item(shop.adana)).serving).toEqual({
    menu: "Lunch",
    from: "2026-11-20T17:00:00.000Z",
    text: "from 12:00 PM",
  });
  expect((await item(shop.soup)).serving).toBeNull();
  expect((await own(shop.soup, ["Brunch"])).status).toBe(422);
  expect((await own(shop.soup, ["Evening"])).status).toBe(200);
  expect(await item(shop.soup)).toMatchObject({ menus: ["Evening"], serving: { text: "from 6:00 PM" } });
  api.clock.set("2026-11-20T17:00:00Z");
  expect((await item(shop.adana)).serving).toBeNull();
  api.clock.set("2026-11-20T20:00:00Z");
  expect((await item(shop.adana)).serving?.text).toBe("Monday from 12:00 PM");
});

test("[RUSH-18] another name goes to items, a renamed category stays on its menu, and a deleted menu holds nothing back", async () => {
  const menu = await made({ categories: ["Soups"] });
  await own(shop.soup, ["Lunch"]);
  const token = owner.token;
  const body = { ...lunch, name: "Midday", categories: ["Soups"] };
  const changed = await api.call("PUT", `/menus/${menu.id}`, { token, body });
  expect(servingMenuResponse.parse(changed.body).data).toMatchObject({ name: "Midday", item_count: 1 });
  expect(await item(shop.soup)).toMatchObject({ menus: ["Midday"], serving: { menu: "Midday" } });
  const rename = { restaurant_id: shop.id, name: "Soups", new_name: "Starters" };
  await api.call("PATCH", "/menu-categories", { token, body: rename });
  expect(await list()).toMatchObject([{ categories: ["Starters"] }]);
  const of = { restaurant_id: shop.id, name: "Desserts", menus: ["Midday"] };
  expect((await api.call("PUT", "/menu-categories/menus", { token, body: of })).status).toBe(200);
  expect((await item(shop.baklava)).serving?.menu).toBe("Midday");
  expect((await api.call("PUT", "/menu-categories/menus", { token, body: { ...of, menus: ["No"] } })).status).toBe(422);
  await api.call("PUT", "/menu-categories/menus", { token, body: { ...of, menus: [] } });
  expect((await item(shop.baklava)).serving).toBeNull();
  expect((await api.call("DELETE", `/menus/${menu.id}`, { token })).status).toBe(200);
  expect(await item(shop.soup)).toMatchObject({ menus: [], serving: null });
});

test("[RUSH-18] an order counts by the time it is for: refused outside the menu, placed within it, and free at the counter", async () => {
  api.clock.set("2026-11-20T14:00:00Z");
  const checkout = await readyToPay(api, shop);
  await made({ from_time: "12:30" });
  api.clock.set("2026-11-20T16:30:00Z");
  const sentence = "Adana Kebab Plate is on the Lunch menu, from 12:30 PM.";
  const refused = await quote(checkout);
  expect(refused.problems).toContainEqual({
    code: "restaurant_closed",
    message: `${sentence} Choose another time, or remove it from your cart.`,
  });
  expect(refused.lines.map(({ problem }) => problem)).toContain(sentence);
  // A dish of a menu that never is served with it: there is no other time to choose.
  const breakfast = await made({ name: "Breakfast", from_time: "07:00", until_time: "09:00", categories: ["Soups"] });
  expect((await quote(checkout)).problems).toContainEqual({
    code: "restaurant_closed",
    message: `${sentence} No time you can choose suits everything in your cart, so please remove it.`,
  });
  await api.call("DELETE", `/menus/${breakfast.id}`, { token: owner.token });
  const cart = await api.call("GET", `/cart/restaurant/${shop.id}`, { token: checkout.customer.token });
  const inCart = cartResponse.parse(cart.body).data?.items.map(({ menuItem }) => menuItem);
  expect(inCart?.find(({ id }) => id === shop.adana)).toMatchObject({
    is_available: true,
    serving: { text: "from 12:30 PM" },
  });
  // Half past twelve is the first time it is served at.
  const early = { ...checkout.choices, scheduledFor: "2026-11-20T17:15:00Z" };
  expect(await charge(api, checkout, await api.token(), { choices: early })).toMatchObject({
    status: 422,
    body: { code: "restaurant_closed", message: expect.stringContaining(sentence) },
  });
  // Saturday's next lunch is on Monday for whoever reads it on Friday.
  const saturday = await quote(checkout, { scheduledFor: "2026-11-21T17:30:00Z" });
  expect(saturday.problems?.[0]?.message).toContain("Lunch menu, Monday from 12:30 PM.");
  const later = { scheduledFor: "2026-11-20T17:30:00Z" };
  expect((await quote(checkout, later)).problems).toEqual([]);
  const choices = { ...checkout.choices, ...later };
  expect((await charge(api, checkout, await api.token(), { choices })).status).toBe(200);
  const counter = await api.call("POST", `/restaurants/${shop.id}/counter-orders/quote`, {
    token: owner.token,
    body: { items: [{ menuItemId: shop.adana, quantity: 1 }], orderType: "takeaway" },
  });
  expect(counterQuoteResponse.parse(counter.body).data).toMatchObject({ problems: [], lines: [{ problem: null }] });
});

test("[RUSH-18] of the times offered, those that the quote tells as unserved are refused, and all others accepted", async () => {
  api.clock.set("2026-11-20T14:00:00Z");
  const checkout = await readyToPay(api, shop);
  expect((await quote(checkout)).served).toBeNull();
  await made();
  await made({
    name: "Late",
    days: ["SATURDAY"],
    from_time: "19:00",
    until_time: "21:00",
    categories: ["Desserts", "Kebab plates"],
  });
  api.clock.set("2026-11-20T16:30:00Z");
  const { served } = await quote(checkout);
  expect(served?.now).toMatch(/^Adana Kebab Plate is on the Lunch menu/);
  const offered = await api.call("GET", `/restaurants/${shop.id}/order-times`);
  const { times } = orderTimes.parse(offered.body).data;
  expect(times.length).toBeGreaterThan(100);
  // Some of all days, and the edges of both menus.
  const edges = ["20T16:45", "20T17:00", "20T19:45", "20T20:00", "22T00:00", "22T01:45", "22T02:00", "23T17:00"];
  const tried = times.filter((time, index) => index % 40 === 0 || edges.some((edge) => time.includes(`-${edge}:`)));
  for (const time of tried) {
    const { problems } = await quote(checkout, { scheduledFor: time });
    expect([time, problems?.length === 0]).toEqual([time, !served?.unserved.includes(time)]);
  }
  expect(served?.unserved.length).toBeLessThan(times.length);
});
