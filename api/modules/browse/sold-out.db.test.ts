import { beforeAll, expect, test } from "vitest";
import { browseResponse, searchResponse } from "@domain/contract/browse";
import { restaurantResponse } from "@domain/contract/restaurant";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
const bristol = { latitude: 41.6718, longitude: -72.9493 };
const hours = { opens: 0, closes: 0 };
let api: TestApi;
let id = "";
const dish = { category: "Plates", price_cents: 1200 };

beforeAll(async () => {
  api = createTestApi(database.db);
  await makeRestaurant(database.db, { ...bristol, hours, name: "Other", items: [{ ...dish, name: "Kofta" }] });
  const items = ["Kofta", "Fattoush", "Beer"].map((name) => ({ ...dish, name }));
  id = await makeRestaurant(database.db, { ...bristol, hours, name: "Anatolia", items });
});

const change = (values: object, name?: string) => {
  const all = database.db.updateTable("menu_items").set(values).where("restaurant_id", "=", id);
  return (name ? all.where("name", "=", name) : all).execute();
};

/** Whether lists, counts, a search for "open now" and its own page say that it takes orders. */
async function listed() {
  const where = "latitude=41.6718&longitude=-72.9493&zip_code=06010";
  const get = async (path: string) => (await api.call("GET", path)).body;
  const { data } = browseResponse.parse(await get(`/browse?${where}`));
  const found = searchResponse.parse(await get(`/search?${where}&q=anatolia+open+now`)).data;
  const own = restaurantResponse.parse(await get(`/restaurants/${id}`)).data;
  const isOpen = data.open.data.some((place) => place.id === id);
  expect(data.closed.data.map(({ id, is_open, is_sold_out }) => [id, is_open, is_sold_out])).toEqual(
    isOpen ? [] : [[id, false, true]],
  );
  expect(data.facets?.open_now).toBe(isOpen ? 2 : 1);
  expect(found.places.data.some((place) => place.id === id)).toBe(isOpen);
  expect(own.is_sold_out).toBe(!isOpen);
  return isOpen;
}

/** When something is sold again, as its page and the list say it. */
async function soldOutUntil() {
  const own = restaurantResponse.parse((await api.call("GET", `/restaurants/${id}`)).body).data;
  const where = "latitude=41.6718&longitude=-72.9493&zip_code=06010";
  const { data } = browseResponse.parse((await api.call("GET", `/browse?${where}`)).body);
  return [own.sold_out_until, data.closed.data.find((place) => place.id === id)?.sold_out_until];
}

test("[FIND-7] a place whose whole menu is sold out is not open, in lists, counts, searches and on its page, until something is sold again", async () => {
  expect(await listed()).toBe(true);
  await change({ is_available: false });
  expect(await listed()).toBe(false);
  await change({ is_available: true }, "Fattoush");
  expect(await listed()).toBe(true);
  const until = new Date(api.clock.now().getTime() + 3_600_000);
  await change({ unavailable_until: until }, "Fattoush");
  expect(await listed()).toBe(false);
  expect(await soldOutUntil()).toEqual([until.toISOString(), until.toISOString()]);
  api.clock.set(until);
  expect(await listed()).toBe(true);
  await change({ is_available: false, unavailable_until: null }, "Fattoush");
  // The menu hides what is not halal.
  await change({ is_available: true, halal: "no" }, "Beer");
  expect(await listed()).toBe(false);
  await change({ halal: null }, "Beer");
  expect(await listed()).toBe(true);
  await change({ deleted_at: until }, "Beer");
  expect(await listed()).toBe(false);
  await database.db.deleteFrom("menu_items").where("restaurant_id", "=", id).execute();
  expect(await listed()).toBe(true);
});
