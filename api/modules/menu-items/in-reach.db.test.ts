import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { maxSellers } from "@api/modules/browse/sellers";
import { menuItemPage } from "@domain/contract/menu";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;

const bristol = { latitude: 41.6743, longitude: -72.9467 };
const bristolQuery = "latitude=41.6743&longitude=-72.9467&zip_code=06010";
const losAngelesQuery = "latitude=34.0614&longitude=-118.2385&zip_code=90012";
const book = (name: string) => ({ name, category: "Books", price_cents: 1600, item_type: "book" });

beforeAll(async () => {
  api = createTestApi(database.db);
  const { db } = database;
  await makeRestaurant(db, {
    ...bristol,
    name: "Bristol Books",
    delivery_options: ["delivery", "pickup"],
    delivery_radius_miles: 5,
    items: [book("Seerah"), book("Tajweed"), { name: "Dates", category: "Sweets", price_cents: 900 }],
  });
  await makeRestaurant(db, {
    latitude: 34.05,
    longitude: -118.24,
    name: "Los Angeles Reads",
    cuisine_type: "Other",
    delivery_options: ["pickup"],
    average_rating: 4.8,
    rating_count: 3,
    items: [book("Fiqh")],
  });
});

const books = async (query: string) => {
  const { body } = await api.call("GET", `/menu-items?item_type=book&${query}`);
  const { data, total, in_reach } = menuItemPage.parse(body).data;
  return { names: data.map(({ name }) => name), total, in_reach };
};

test("[HOME-9, FIND-1] books for an address are those of shops that deliver there, as their list and quote say", async () => {
  expect(await books(bristolQuery)).toEqual({ names: ["Seerah", "Tajweed"], total: 2, in_reach: true });
  expect(await books(losAngelesQuery)).toEqual({ names: [], total: 0, in_reach: true });
  expect(await books("zip_code=90012&mode=pickup&within_miles=10")).toMatchObject({ names: ["Fiqh"] });
  const tenMilesNorth = "latitude=41.82&longitude=-72.9467&zip_code=06013";
  expect(await books(tenMilesNorth), "outside its radius").toMatchObject({ names: [] });
});

test("[HOME-9] without an address those of shops that offer the mode; without either all, as before", async () => {
  expect(await books("mode=delivery")).toEqual({ names: ["Seerah", "Tajweed"], total: 2, in_reach: true });
  expect(await books("mode=pickup")).toMatchObject({ total: 3 });
  expect(await books("")).toMatchObject({ total: 3, in_reach: false });
});

test("[HOME-9] pages, a search for a shop or a cuisine, and the best rated shops first", async () => {
  expect(await books(`${bristolQuery}&page=2&per_page=1`)).toMatchObject({ names: ["Tajweed"], total: 2 });
  expect(await books("search=bristol")).toMatchObject({ names: ["Seerah", "Tajweed"] });
  expect(await books("search=TAJ")).toMatchObject({ names: ["Tajweed"] });
  expect(await books("sort=-rating")).toMatchObject({ names: ["Fiqh", "Seerah", "Tajweed"] });
});

test("[HOST-19] a search of one menu is in its items alone", async () => {
  const { id } = await database.db
    .selectFrom("restaurants")
    .select("id")
    .where("name", "=", "Bristol Books")
    .executeTakeFirstOrThrow();
  const found = async (text: string) =>
    menuItemPage.parse((await api.call("GET", `/menu-items?restaurant_id=${id}&search=${text}`)).body).data.total;
  expect([await found("bristol"), await found("seerah")]).toEqual([0, 1]);
});

test("[HOME-9, FIND-1] where more places are in reach than are examined, the dishes and books are those of the nearest", async () => {
  const { db } = database;
  // Two miles off, while the corner shop, the last by its id, is at the door.
  await sql`
    insert into restaurants (name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude,
      delivery_radius_miles)
    select 'Place ' || n, 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant', 'Turkish',
      ${bristol.latitude}::float8 + 0.03 + n / 1000000.0, ${bristol.longitude}::float8, 8
    from generate_series(1, ${maxSellers}::int) n`.execute(db);
  await sql`
    insert into menu_items (restaurant_id, name, description, category, price_cents, item_type, position)
    select id, 'Sira', 'Good.', 'Books', 900, 'book', 0 from restaurants where name like 'Place %'`.execute(db);
  // As autovacuum does: a planner that takes the tables for nearly empty chooses plans that take seconds.
  await sql`analyze restaurants, menu_items, listings`.execute(db);
  await makeRestaurant(db, {
    ...bristol,
    id: "ffffffff-ffff-4fff-8fff-ffffffffffff",
    name: "Corner",
    delivery_radius_miles: 5,
    items: [book("Hadith"), { name: "Lentil soup", category: "Soups", price_cents: 500 }],
  });
  const find = async (query: string) => {
    const { body } = await api.call("GET", `/menu-items?${bristolQuery}&${query}`);
    const { data, in_reach } = menuItemPage.parse(body).data;
    return [data.map(({ name }) => name), in_reach];
  };
  expect(await find("item_type=food&search=lentil")).toEqual([["Lentil soup"], true]);
  expect(await find("search=lentil")).toEqual([["Lentil soup"], true]);
  expect(await find("mode=pickup&search=lentil")).toEqual([["Lentil soup"], true]);
  expect(await find("item_type=book&search=hadith")).toEqual([["Hadith"], true]);
});
