import { beforeAll, expect, test } from "vitest";
import { openFavouritesResponse, orderAgainResponse } from "@domain/contract/browse";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let customer: SignedIn;
let shop: Shop;
let other: Shop;
const here = "latitude=41.6718&longitude=-72.9493&zip_code=06010";

beforeAll(async () => {
  api = createTestApi(database.db);
  customer = await api.signIn("customer");
  shop = await openShop(database.db);
  other = await openShop(database.db, { name: "Another" });
});

async function order(
  restaurantId: string,
  items: string[],
  { status = "completed", daysAgo }: { status?: "completed" | "rejected"; daysAgo: number },
) {
  const { id } = await database.db
    .insertInto("orders")
    .values({
      restaurant_id: restaurantId,
      customer_id: customer.id,
      customer_name: "Amina",
      source: "online",
      order_type: "delivery",
      token: 1,
      status,
      subtotal_cents: 100,
      total_cents: 100,
      payment_method: "cash",
      created_at: new Date(api.clock.now().getTime() - daysAgo * 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const lines = items.map((item, position) => ({
    order_id: id,
    menu_item_id: item,
    name: "As it was called",
    quantity: 1,
    unit_price_cents: 100,
    line_total_cents: 100,
    position,
  }));
  await database.db.insertInto("order_items").values(lines).execute();
}
const again = async (query = here) => {
  const { dishes, restaurants, has_ordered } = orderAgainResponse.parse(
    (await api.call("GET", `/browse/order-again?${query}`, { token: customer.token })).body,
  ).data;
  return { dishes, names: dishes.map(({ name }) => name), places: restaurants.map(({ name }) => name), has_ordered };
};

test("[FIND-16] the last dishes that can be ordered now, the last first, each once, with their places and today's price", async () => {
  expect(await again()).toMatchObject({ names: [], places: [], has_ordered: false });
  await order(shop.id, [shop.adana, shop.soup], { daysAgo: 5 });
  await order(other.id, [other.baklava], { daysAgo: 3 });
  await order(shop.id, [shop.soup], { daysAgo: 1 });
  await order(other.id, [other.soup], { daysAgo: 0.5, status: "rejected" });
  const { names, places, dishes } = await again();
  expect(names).toEqual(["Red Lentil Soup", "Pistachio Baklava", "Adana Kebab Plate"]);
  expect(places).toEqual(["Anatolia Grill House", "Another"]);
  expect(dishes[2]).toMatchObject({ price: 1439, old_price: 1599, deal: "10% off kebab plates", is_available: true });
});

test("[FIND-3, FIND-16] for pickup dishes come from within the distance that was chosen", async () => {
  const twelveMilesNorth = "latitude=41.8543&longitude=-72.9466&mode=pickup";
  expect((await again(twelveMilesNorth)).names).toEqual([]);
  expect((await again(`${twelveMilesNorth}&within_miles=25`)).names).toHaveLength(3);
});

test("[FIND-16, HOME-20] what is sold out, closed, or does not deliver there is left out", async () => {
  const { db } = database;
  await db.updateTable("menu_items").set({ is_available: false }).where("id", "=", shop.soup).execute();
  expect((await again()).names).toEqual(["Pistachio Baklava", "Adana Kebab Plate"]);
  await db
    .updateTable("restaurants")
    .set({ excluded_zip_codes: ["06010"] })
    .where("id", "=", other.id)
    .execute();
  expect(await again()).toMatchObject({ names: ["Adana Kebab Plate"], places: ["Anatolia Grill House"] });
  expect((await again(`${here}&mode=pickup`)).names).toEqual(["Pistachio Baklava", "Adana Kebab Plate"]);
  await db.updateTable("restaurants").set({ status: "suspended" }).where("id", "=", shop.id).execute();
  expect((await again()).names).toEqual([]);
  api.clock.set("2026-03-05T08:00:00Z");
  expect(await again(""), "at night").toMatchObject({ names: [], has_ordered: true });
  api.clock.set("2026-03-04T17:00:00Z");
  expect((await again("")).names).toEqual(["Pistachio Baklava"]);
});

test("[FIND-16] it is a customer's own", async () => {
  expect((await api.call("GET", "/browse/order-again")).status).toBe(401);
  const stranger = await api.signIn("customer");
  expect(await api.call("GET", `/browse/order-again?${here}`, { token: stranger.token })).toMatchObject({
    body: { data: { dishes: [], restaurants: [] } },
  });
});

test("[HALAL-11] of dishes ordered before only those come again that pass what the account keeps; what is not halal never does", async () => {
  const { db } = database;
  const names = async (filters: string[]) => {
    await db.updateTable("users").set({ halal_filters: filters }).where("id", "=", customer.id).execute();
    return (await again()).names;
  };
  await db.updateTable("restaurants").set({ status: "approved", excluded_zip_codes: [] }).execute();
  await db.updateTable("menu_items").set({ is_available: true }).execute();
  const all = await names([]);
  expect(all).toEqual(["Red Lentil Soup", "Pistachio Baklava", "Adana Kebab Plate"]);
  expect(await names(["everything"])).toEqual([]);
  const signed = { declared_at: new Date("2026-01-01T12:00:00Z"), level: "everything", alcohol: null } as const;
  await db
    .insertInto("halal_profiles")
    .values([shop.id, other.id].map((restaurant_id) => ({ restaurant_id, ...signed })))
    .execute();
  expect([await names(["everything"]), await names(["certified"])]).toEqual([all, []]);
  await db.updateTable("menu_items").set({ halal: "no" }).where("id", "in", [shop.adana, other.baklava]).execute();
  expect(await names(["everything"])).toEqual(["Red Lentil Soup"]);
  expect(await names([]), "nothing is kept").toEqual(["Red Lentil Soup"]);
});

test("[HALAL-6] a dish ordered before that contains alcohol does not come again, whatever the account keeps", async () => {
  const { db } = database;
  await db.updateTable("users").set({ halal_filters: [] }).where("id", "=", customer.id).execute();
  await db.updateTable("menu_items").set({ halal: null }).where("id", "=", other.baklava).execute();
  expect((await again()).names).toContain("Pistachio Baklava");
  await db
    .updateTable("menu_items")
    .set({ contains: ["alcohol"] })
    .where("id", "=", other.baklava)
    .execute();
  expect((await again()).names).not.toContain("Pistachio Baklava");
});

const openFavourites = async (query = here, token = customer.token) =>
  openFavouritesResponse
    .parse((await api.call("GET", `/browse/favourites?${query}`, { token })).body)
    .data.data.map(({ name }) => name);

test("[FIND-16] favourites that are open and in reach, however many newer ones are not; the newest first", async () => {
  const { db } = database;
  const { id, token } = await api.signIn("customer");
  const mark = async (restaurant_id: string, minute: number) => {
    const created_at = new Date(api.clock.now().getTime() + minute * 60_000);
    await db.insertInto("favourites").values({ user_id: id, restaurant_id, created_at }).execute();
  };
  await db.updateTable("restaurants").set({ status: "approved", excluded_zip_codes: [] }).execute();
  await mark(shop.id, 0);
  await mark(other.id, 1);
  for (let minute = 2; minute < 10; minute += 1) {
    const closed = await openShop(db, { name: `Closed ${minute}` });
    await db.updateTable("operating_hours").set({ is_open: false }).where("restaurant_id", "=", closed.id).execute();
    await mark(closed.id, minute);
  }
  expect(await openFavourites(here, token)).toEqual(["Another", "Anatolia Grill House"]);
  const losAngeles = "latitude=34.0614&longitude=-118.2385&zip_code=90012";
  for (const mode of ["delivery", "pickup"]) {
    expect(await openFavourites(`${losAngeles}&mode=${mode}`, token), mode).toEqual([]);
    expect(await openFavourites(`mode=${mode}`, token), mode).toEqual(["Another", "Anatolia Grill House"]);
  }
  expect(await openFavourites(`${here}&mode=pickup&within_miles=5`, token)).toEqual([
    "Another",
    "Anatolia Grill House",
  ]);
});

test("[FIND-16, HALAL-11] open favourites are the customer's own and pass what the account keeps", async () => {
  const { db } = database;
  expect((await api.call("GET", "/browse/favourites")).status).toBe(401);
  expect(await openFavourites()).toEqual([]);
  const created_at = api.clock.now();
  const favourites = [shop.id, other.id].map((restaurant_id) => ({ user_id: customer.id, restaurant_id, created_at }));
  await db.insertInto("favourites").values(favourites).execute();
  await db
    .updateTable("users")
    .set({ halal_filters: ["everything"] })
    .where("id", "=", customer.id)
    .execute();
  expect(await openFavourites()).toHaveLength(2);
  await db.deleteFrom("halal_profiles").where("restaurant_id", "=", other.id).execute();
  expect(await openFavourites()).toEqual(["Anatolia Grill House"]);
});
