import { beforeAll, expect, test } from "vitest";
import { searchResponse } from "@domain/contract/browse";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();

beforeAll(async () => {
  const place = (name: string, cuisine_type: string, price_cents: number) =>
    makeRestaurant(database.db, {
      name,
      cuisine_type,
      latitude: 41.6806,
      longitude: -72.9466,
      hours: { opens: 660, closes: 1320 },
      items: ["Adana Kebab", "Urfa Kebab"].map((dish) => ({ name: dish, category: "Mains", price_cents })),
    });
  await place("Sofra", "Turkish", 900);
  await place("Saray", "Turkish", 4900);
  await place("Shiraz", "Iranian", 900);
});

test("[FIND-9, FIND-10] price level and cuisine of a place filter its dishes; a search counts neither, as its results are already of those chosen", async () => {
  const api = createTestApi(database.db);
  api.clock.set("2026-03-04T17:00:00Z");
  const query = "q=kebab&latitude=41.68&longitude=-72.95&zip_code=06010&cuisines=Turkish&prices=1";
  const { data } = searchResponse.parse((await api.call("GET", `/search?${query}`)).body);
  expect(data.dishes).toMatchObject({ total: 2, places: 1 });
  expect(data.restaurants).toMatchObject([{ name: "Sofra" }]);
  expect([data.facets?.cuisines, data.facets?.prices]).toEqual([undefined, undefined]);
  expect(data.facets?.open_now).toBe(2);
});
