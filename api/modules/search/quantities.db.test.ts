import { beforeAll, expect, test } from "vitest";
import { searchResponse } from "@domain/contract/browse";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
const item = (name: string, more: object = {}) => ({ name, category: "Mains", price_cents: 1299, ...more });

beforeAll(async () => {
  // Noon in Connecticut: open.
  api = createTestApi(database.db);
  const place = { latitude: 41.6806, longitude: -72.9466, hours: { opens: 660, closes: 1320 } };
  await makeRestaurant(database.db, {
    ...place,
    name: "Sofra",
    items: [
      item("Falafel Plate"),
      item("Maamoul, Six Pieces"),
      item("Broast, 12 Pieces"),
      item("Broast Plate"),
      item("Wings, 8 Pieces"),
      item("Smoky Wings"),
      item("Family Rice Tray", { description: "For six" }),
      item("Chicken Shawarma"),
      item("Chicken Roll", { description: "Two rolls" }),
      item("Cola", { category: "Drinks" }),
      item("Hummus"),
      item("Pita, Ten Pieces"),
      item("Mixed Grill", { description: "With hummus and pita" }),
    ],
  });
});

async function listDishes(q: string): Promise<string[]> {
  const query = new URLSearchParams({ q, latitude: "41.68", longitude: "-72.95", zip_code: "06010" });
  const { data } = searchResponse.parse((await api.call("GET", `/search?${query.toString()}`)).body);
  return data.dishes.data.map(({ name }) => name);
}

test("[FIND-10] a quantity is looked for where something is sold so, and otherwise left out", async () => {
  expect(await listDishes("12 pc broast")).toEqual(["Broast, 12 Pieces"]);
  expect(await listDishes("6 pcs falafel")).toEqual(["Falafel Plate"]);
});

test("[FIND-10] a quantity of one digit is one too", async () => {
  expect(await listDishes("8 pc wings")).toEqual(["Wings, 8 Pieces"]);
});

test("[FIND-22] food for many people is what serves many, whatever number its name says", async () => {
  expect(await listDishes("i need food for 20 people")).toEqual(["Family Rice Tray"]);
  expect(await listDishes("rice for 20 people")).toEqual(["Family Rice Tray"]);
  expect(await listDishes("food for 3")).toEqual([]);
});

test("[FIND-11] what no family has is found by how its letters sound", async () => {
  expect(await listDishes("софра")).toEqual(await listDishes("sofra"));
  expect(await listDishes("বরোস্ট")).toEqual(expect.arrayContaining(["Broast Plate"]));
});

test("[FIND-10] of a list every thing is found, also if one dish is all that another part names or one is misspelt", async () => {
  const ordered = await listDishes("2 chicken shawarma and a coke");
  expect(ordered.slice(0, 2).sort()).toEqual(["Chicken Shawarma", "Cola"]);
  expect(await listDishes("hummis and pita")).toEqual(expect.arrayContaining(["Hummus", "Pita, Ten Pieces"]));
});
