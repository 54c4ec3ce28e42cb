import { beforeAll, expect, test } from "vitest";
import { loadDemoHalal } from "@api/db/demo/halal";
import { loadDemo } from "@api/db/demo/load";
import { searchResponse } from "@domain/contract/browse";
import type { Diet } from "@domain/menu/diets";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;

beforeAll(async () => {
  api = createTestApi(database.db);
  await loadDemo(database.db, { clock: api.clock });
  await loadDemoHalal(api.dependencies);
});

async function ask(q: string, more: Record<string, string> = {}) {
  const near = { latitude: "41.6718", longitude: "-72.9493", zip_code: "06010" };
  const answer = await api.call("GET", `/search?${new URLSearchParams({ q, ...near, ...more }).toString()}`);
  return searchResponse.parse(answer.body).data;
}

test.each<[string, Diet, string]>([
  ["gluten free", "gluten-free", "gluten free"],
  ["no gluten", "gluten-free", "gluten free"],
  ["glutten free", "gluten-free", "gluten free"],
  ["vegan", "vegan", "vegan"],
  ["meatless", "vegetarian", "vegetarian"],
  ["lactose free", "dairy-free", "dairy free"],
  ["no nuts", "nut-free", "nut free"],
])("[FIND-11] “%s” finds what carries the mark %s, and says so as people write it", async (typed, diet, used) => {
  const found = await ask(typed);
  expect(found.used).toBe(used);
  expect(found.dishes.total).toBeGreaterThan(20);
  for (const dish of found.dishes.data) expect(dish.diets, dish.name).toContain(diet);
});

test("[FIND-11] a mark beside a dish finds the dish that carries it; “free” alone is no mark", async () => {
  expect((await ask("vegan burger")).dishes.data[0]?.name).toBe("Garden Smash");
  expect((await ask("sugar free")).dishes.data.flatMap(({ diets }) => diets)).toEqual([]);
});

test("[FIND-11, HALAL-10] who asks for slaughter by hand, no alcohol or a certificate finds what states it today", async () => {
  const byHand = await ask("hand slaughtered", { per_page: "50" });
  expect(byHand.dishes.total).toBeGreaterThan(5);
  const certified = new Set(byHand.restaurants.filter(({ halal }) => halal?.state === "certified").map(({ id }) => id));
  for (const dish of byHand.dishes.data) expect(certified, dish.name).toContain(dish.restaurant_id);
  for (const { halal, name } of byHand.places.data) expect(halal?.slaughter, name).toBe("hand");
  const dry = await ask("no alcohol");
  expect(dry.places.total).toBeGreaterThan(3);
  // Last comes a place whose description alone has these words.
  for (const { halal, name } of dry.places.data.slice(0, 5)) expect(halal?.alcohol, name).toBe("none");
  const said = await ask("halal certified");
  expect(said.places.total).toBeGreaterThan(3);
  for (const { halal, name } of said.places.data) expect(halal?.state, name).toBe("certified");
  expect((await ask("machine slaughtered")).dishes.total).toBe(0);
});

test("[FIND-11] words of a mark change with the mark, and what nobody sells is not corrected into something else", async () => {
  const id = await makeRestaurant(database.db, {
    name: "Marked",
    items: [{ name: "Plain Rice", category: "Rice", price_cents: 500, diets: [] }],
  });
  const own = async () => (await ask("vegan", { restaurant_id: id })).dishes.total;
  expect(await own()).toBe(0);
  await database.db
    .updateTable("menu_items")
    .set({ diets: ["vegan"] })
    .where("restaurant_id", "=", id)
    .execute();
  expect(await own()).toBe(1);
  for (const q of ["beer", "wine", "pork"]) expect((await ask(q)).dishes.total, q).toBe(0);
});
