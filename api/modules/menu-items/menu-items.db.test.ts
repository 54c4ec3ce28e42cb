import { beforeAll, describe, expect, test } from "vitest";
import { refreshRatings } from "@api/modules/reviews/list";
import { favouritesResponse } from "@domain/contract/accounts/account";
import { addonList, menuItemPage, menuItemResponse } from "@domain/contract/menu";
import { couponList, dealList } from "@domain/contract/promotion";
import { reviewList } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { loadSellableItems } from "./sellable";

const database = withTestDatabase();
let api: TestApi;
let owner: SignedIn;
let place = "";
let pending = "";
const ids: Record<string, string> = {};

const hour = 3_600_000;
const later = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);

beforeAll(async () => {
  api = createTestApi(database.db);
  const { db } = database;
  place = await makeRestaurant(db, {
    name: "Anatolia",
    items: [
      { name: "Soup", category: "Soups", price_cents: 549, tags: ["popular"] },
      { name: "Adana", category: "Kebab plates", price_cents: 1599 },
      { name: "Shish", category: "Kebab plates", price_cents: 1799, large_price_cents: 2199 },
      { name: "Salad", category: "Soups", price_cents: 749, unavailable_until: later(1) },
      { name: "Deleted", category: "Soups", price_cents: 100, deleted_at: later(-1) },
    ],
  });
  await db
    .insertInto("menu_categories")
    .values([
      { restaurant_id: place, name: "Kebab plates", position: 0 },
      { restaurant_id: place, name: "Soups", position: 1 },
    ])
    .execute();
  pending = await makeRestaurant(db, {
    status: "pending",
    items: [{ name: "Secret", category: "Soups", price_cents: 100, item_type: "book" }],
  });
  await makeRestaurant(db, {
    name: "Books",
    items: [{ name: "Seerah", category: "Books", price_cents: 2400, old_price_cents: 3000, item_type: "book" }],
  });
  owner = await api.signIn("owner", { restaurantId: place });
  for (const row of await db.selectFrom("menu_items").select(["id", "name"]).execute()) ids[row.name] = row.id;

  const addons = await db
    .insertInto("addons")
    .values([
      { restaurant_id: place, name: "Yoghurt", price_cents: 75 },
      { restaurant_id: place, name: "Sold out sauce", price_cents: 50, is_active: false },
    ])
    .returning("id")
    .execute();
  const links = addons.map((addon, position) => ({ menu_item_id: ids.Adana ?? "", addon_id: addon.id, position }));
  await db.insertInto("menu_item_addons").values(links).execute();
  const deal = { restaurant_id: place, type: "percentage" as const, discount_hundredths: 1000, ends_at: later(24) };
  const deals = await db
    .insertInto("deals")
    .values([
      { ...deal, title: "10% off kebab plates", starts_at: later(-1), categories: ["Kebab plates"] },
      { ...deal, title: "50% off soup", discount_hundredths: 5000, starts_at: later(1) },
      { ...deal, title: "$2 off shish", type: "fixed", discount_hundredths: 200, starts_at: later(-1) },
    ])
    .returning(["id", "title"])
    .execute();
  const shish = deals.find((one) => one.title === "$2 off shish");
  await db
    .insertInto("deal_items")
    .values({ deal_id: shish?.id ?? "", menu_item_id: ids.Shish ?? "" })
    .execute();
  const coupon = { type: "fixed" as const, discount_hundredths: 500, starts_at: later(-1), expires_at: later(24) };
  await db
    .insertInto("coupons")
    .values([
      { ...coupon, restaurant_id: place, name: "Own", code: "OWN" },
      { ...coupon, restaurant_id: place, name: "Over", code: "OVER", expires_at: later(-1), starts_at: later(-2) },
      { ...coupon, restaurant_id: place, name: "Off", code: "OFF", is_active: false },
      { ...coupon, restaurant_id: pending, name: "Foreign", code: "FOREIGN" },
      { ...coupon, restaurant_id: null, name: "All", code: "ALL" },
    ])
    .execute();
  await db
    .insertInto("taxes")
    .values([
      {
        restaurant_id: place,
        name: "Meals tax",
        code: "CT",
        rate_hundredths: 735,
        status: true,
        created_at: later(-1),
      },
      { restaurant_id: place, name: "Other tax", code: "OT", rate_hundredths: 100 },
    ])
    .execute();
});

const items = async (query: string, token?: string) =>
  menuItemPage.parse((await api.call("GET", `/menu-items${query}`, token ? { token } : {})).body).data;
const codes = async (query: string, token?: string) =>
  couponList
    .parse((await api.call("GET", `/coupons${query}`, token ? { token } : {})).body)
    .data.data.map((coupon) => coupon.code);
const titles = async (query: string, token?: string) =>
  dealList
    .parse((await api.call("GET", `/deals${query}`, token ? { token } : {})).body)
    .data.data.map((deal) => deal.title);

describe("[HOST-19] GET /menu-items", () => {
  test("[DATA-4] gives a restaurant's menu in its order, with sizes, deals and what is sold out", async () => {
    const menu = await items(`?restaurant_id=${place}`);
    expect(menu.data.map((item) => item.name)).toEqual(["Adana", "Shish", "Soup", "Salad"]);
    expect(menu.data[0]).toMatchObject({
      price: "15.99",
      size_prices: { regular: "15.99", large: "16.99" },
      deal: { title: "10% off kebab plates", price: "14.39" },
      is_available: true,
      restaurant: { id: place, name: "Anatolia" },
    });
    expect(menu.data[1]).toMatchObject({
      size_prices: { large: "21.99" },
      deal: { title: "$2 off shish", price: "15.99" },
    });
    expect(menu.data[2]).toMatchObject({ deal: null, tags: ["popular"] });
    expect(menu.data[3]).toMatchObject({ is_available: false });
  });

  test("[REST-13] what is not approved is only there for its own people", async () => {
    expect((await items(`?restaurant_id=${pending}`)).data).toEqual([]);
    const own = await api.signIn("staff", { restaurantId: pending });
    expect((await items(`?restaurant_id=${pending}`, own.token)).data).toHaveLength(1);
    expect((await items(`?restaurant_id=${pending}`, owner.token)).data).toEqual([]);
    expect(await api.call("GET", `/menu-items/${ids.Secret ?? ""}`)).toMatchObject({ status: 404 });
    expect(await api.call("GET", `/menu-items/${ids.Secret ?? ""}`, { token: own.token })).toMatchObject({
      status: 200,
    });
  });

  test("[HOME-9] one kind of goods is listed across approved shops, in pages", async () => {
    const books = await items("?item_type=book&per_page=1&page=1");
    expect(books).toMatchObject({
      total: 1,
      per_page: 1,
      data: [{ name: "Seerah", price: "24.00", oldPrice: "30.00" }],
    });
    expect((await items("?search=SEER")).total).toBe(1);
    expect((await items("?restaurant_id=nonsense")).total).toBe(0);
  });
});

test("[HOST-90] one item tells the taxes that are charged", async () => {
  const response = await api.call("GET", `/menu-items/${ids.Adana ?? ""}`);
  expect(menuItemResponse.parse(response.body).data.taxes).toEqual([
    expect.objectContaining({ name: "Meals tax", rate: "7.35", status: true }),
  ]);
  expect(await api.call("GET", `/menu-items/${ids.Deleted ?? ""}`)).toMatchObject({ status: 404 });
  expect(await api.call("GET", "/menu-items/abc")).toMatchObject({ status: 404 });
});

test("[HOST-24, REST-9] the public sees an item's active add-ons, its people all", async () => {
  const get = async (token?: string) =>
    addonList
      .parse((await api.call("GET", `/menu-items/${ids.Adana ?? ""}/addons`, token ? { token } : {})).body)
      .data.data.map((addon) => addon.name);
  expect(await get()).toEqual(["Yoghurt"]);
  expect(await get(owner.token)).toEqual(["Yoghurt", "Sold out sauce"]);
});

test("[HOST-27] add-ons are listed for the own restaurant's people only", async () => {
  expect(await api.call("GET", "/addons")).toMatchObject({ status: 401 });
  const customer = await api.signIn("customer");
  expect(await api.call("GET", "/addons", { token: customer.token })).toMatchObject({ status: 403 });
  expect(await api.call("GET", "/addons", { token: owner.token })).toMatchObject({ body: { data: { total: 2 } } });
  expect(await api.call("GET", `/addons?restaurant_id=${pending}`, { token: owner.token })).toMatchObject({
    status: 403,
  });
});

test("[HOST-31] the public sees coupons that run there and everywhere; the owner all of the own, and only those", async () => {
  expect(await codes(`?restaurant_id=${place}`)).toEqual(["OWN", "ALL"]);
  expect(await codes(`?restaurant_id=${pending}`)).toEqual(["ALL"]);
  expect(await codes("")).toEqual(["ALL"]);
  expect((await codes("", owner.token)).sort()).toEqual(["OFF", "OVER", "OWN"]);
  expect(await codes(`?restaurant_id=${pending}`, owner.token)).toEqual(["ALL"]);
  const admin = await api.signIn("admin");
  expect(await codes("", admin.token)).toHaveLength(5);
});

test("[HOST-35] the public sees running deals, the owner all", async () => {
  expect((await titles(`?restaurant_id=${place}`)).sort()).toEqual(["$2 off shish", "10% off kebab plates"]);
  expect(await titles(`?restaurant_id=${place}`, owner.token)).toHaveLength(3);
});

test("[HOST-39] taxes are for the restaurant's people", async () => {
  const path = `/restaurants/${place}/taxes`;
  const stranger = await api.signIn("owner", { restaurantId: pending });
  expect(await api.call("GET", path)).toMatchObject({ status: 401 });
  expect(await api.call("GET", path, { token: stranger.token })).toMatchObject({ status: 403 });
  expect(await api.call("GET", path, { token: owner.token })).toMatchObject({
    body: {
      data: {
        data: [
          { rate: "7.35", status: true },
          { rate: "1.00", status: false },
        ],
      },
    },
  });
});

test("[HOST-76] reviews come with the spread of all ratings", async () => {
  const review = { restaurant_id: place, customer_name: "Nadia S." };
  await database.db
    .insertInto("reviews")
    .values([
      { ...review, rating: 5, comment: "Best.", created_at: later(-3) },
      { ...review, rating: 2, comment: "Cold.", created_at: later(-1) },
      { ...review, rating: 4 },
    ])
    .execute();
  await refreshRatings(database.db, [place]);
  const get = async (query = "") =>
    reviewList.parse((await api.call("GET", `/restaurants/${place}/reviews${query}`)).body).data;
  expect(await get()).toMatchObject({
    total: 2,
    rating_count: 3,
    average_rating: 3.67,
    data: [{ comment: "Cold." }, { comment: "Best." }],
    breakdown: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: [4, 5, 2].includes(rating) ? 1 : 0 })),
  });
  expect((await get("?sort=highest&per_page=1")).data).toMatchObject([{ rating: 5 }]);
  expect(await api.call("GET", `/restaurants/${place}`)).toMatchObject({
    body: { data: { average_rating: "3.67", rating_count: 3 } },
  });
});

test("[HOME-31] a customer marks and unmarks restaurants; twice is once", async () => {
  const { token } = await api.signIn("customer");
  const mark = async (method: string, path: string, body?: unknown) =>
    favouritesResponse.parse((await api.call(method, path, { token, body })).body).data;
  await mark("POST", "/favourites", { restaurantId: place });
  expect(await mark("POST", "/favourites", { restaurantId: place })).toEqual([place]);
  expect(await api.call("POST", "/favourites", { token, body: { restaurantId: pending } })).toMatchObject({
    status: 404,
  });
  expect(await mark("DELETE", `/favourites/${place}`)).toEqual([]);
  expect(await mark("DELETE", "/favourites/nonsense")).toEqual([]);
  expect(await api.call("GET", "/favourites")).toMatchObject({ status: 401 });
  expect(await api.call("GET", "/favourites", { token: owner.token })).toMatchObject({ status: 403 });
});

test("[HOST-62] items to be sold come with size prices, the best deal and active add-ons", async () => {
  const wanted = [ids.Adana ?? "", ids.Salad ?? "", ids.Deleted ?? "", "nonsense"];
  const sellable = await loadSellableItems(database.db, wanted, api.clock.now());
  expect([...sellable.keys()].sort()).toEqual([ids.Adana, ids.Salad].sort());
  expect(sellable.get(ids.Adana ?? "")).toMatchObject({
    priceCents: 1599,
    regularCents: 1599,
    largeCents: 1699,
    isAvailable: true,
    deal: { title: "10% off kebab plates", unitDiscountCents: 160 },
    addons: [{ name: "Yoghurt", priceCents: 75 }],
  });
  expect(sellable.get(ids.Salad ?? "")).toMatchObject({ isAvailable: false, deal: null, addons: [] });
});
