import { beforeAll, expect, test } from "vitest";
import { loadDemo } from "@api/db/demo/load";
import { searchResponse, suggestionResponse } from "@domain/contract/browse";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
const near = { latitude: "41.6718", longitude: "-72.9493", zip_code: "06010" };
let api: TestApi;

beforeAll(async () => {
  api = createTestApi(database.db);
  await loadDemo(database.db, { clock: api.clock });
  await makeRestaurant(database.db, { name: "Food Place", latitude: 41.6718, longitude: -72.9493 });
});

async function call(path: string, q: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ q, ...near, ...more });
  return (await api.call("GET", `${path}?${query.toString()}`)).body;
}
const search = async (q: string, more?: Record<string, string>) =>
  searchResponse.parse(await call("/search", q, more)).data;

test("[FIND-21] a price in the text is a limit on dishes, and no word of the heading", async () => {
  const [all, cheap] = [await search("kebab"), await search("kebab under $20")];
  expect(cheap).toMatchObject({ used: "kebab", is_corrected: false, price: { from: 0, to: 1999 } });
  expect(cheap.dishes.total).toBeGreaterThan(5);
  expect(cheap.dishes.total).toBeLessThan(all.dishes.total);
  for (const { name, price } of cheap.dishes.data) expect(price, name).toBeLessThan(2000);
  expect(all.price ?? null).toBeNull();
});

test("[FIND-21] where nothing costs so little, the lowest price is said", async () => {
  const all = await search("kebab", { show: "dishes", per_page: "50" });
  const found = await search("kebab under 2 dollars");
  expect(found.dishes.total).toBe(0);
  expect(found.price?.cheapest).toBe(Math.min(...all.dishes.data.map(({ price }) => price)));
});

test("[FIND-21] suggestions keep to the price, and count what their link finds", async () => {
  const { data } = suggestionResponse.parse(await call("/search/suggestions", "kebab under $20"));
  for (const { name, price } of data.dishes) expect(price, name).toBeLessThan(2000);
  expect(data.dish_total).toBe((await search("kebab under $20")).dishes.total);
});

test.each(["food near me", "near me", "restaurants near me", "delivery", "open now", "cheap eats"])(
  "[FIND-22] “%s” is completed and corrected to nothing",
  async (typed) => {
    const found = await search(typed);
    expect([found.dishes.total, found.places.total, found.did_you_mean]).toEqual([0, 0, []]);
  },
);

test("[FIND-22] a place whose name is such words is found by it", async () =>
  expect((await search("food place")).places.data.map(({ name }) => name)).toEqual(["Food Place"]));

test("[FIND-22] a number of people finds what is sold for so many, no other quantity", async () => {
  const names = async (q: string) => (await search(q)).dishes.data.map(({ name }) => name);
  for (const name of await names("dinner for two")) expect(name).toMatch(/for Two$/);
  expect((await names("pulao for 6 people"))[0]).toBe("Pulao Tray for Six");
  expect(await names("biryani for 6 people")).toContain("Pulao Tray for Six");
});

test.each([
  ["maklouba", "Mixed Nuts"],
  ["kabseh", "Kibbeh"],
  ["lagmen", "Lamb Chops"],
  ["camel", "Slice of the Day"],
  ["kottu", "Panna Cotta"],
  ["piyaz", "Pizza"],
  ["saj", "Prayer Rug"],
  ["sobia", "Prayer Beads"],
  ["hoppers", "Garden"],
])("[FIND-11] “%s” is no slip for %s", async (typed, wrong) => {
  const found = await search(typed);
  expect(
    found.dishes.data
      .slice(0, 5)
      .map(({ name }) => name)
      .join(", "),
  ).not.toContain(wrong);
});

test.each(["greek salad", "kids cookies"])(
  "[FIND-13] the heading of “%s” names nothing that the first result is not",
  async (typed) => expect(await search(typed)).toMatchObject({ used: typed, is_corrected: false }),
);
