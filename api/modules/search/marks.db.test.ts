import { beforeAll, expect, test } from "vitest";
import { loadDemoHalal } from "@api/db/demo/halal";
import { loadDemo } from "@api/db/demo/load";
import { searchResponse, suggestionResponse } from "@domain/contract/browse";
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
  const names = ["Eggless Sponge Cake", "Sponge Cake", "Fish-free Chowder", "Onion-free Daal"];
  const items = names.map((name) => ({ name, category: "Plain", price_cents: 500, diets: [] }));
  await makeRestaurant(database.db, { name: "Without", latitude: 41.6718, longitude: -72.9493, items });
});

async function ask(q: string, more: Record<string, string> = {}) {
  const near = { latitude: "41.6718", longitude: "-72.9493", zip_code: "06010" };
  const response = await api.call("GET", `/search?${new URLSearchParams({ q, ...near, ...more }).toString()}`);
  return searchResponse.parse(response.body).data;
}

test.each<[string, Diet, string]>([
  ["gluten free", "gluten-free", "gluten free"],
  ["no gluten", "gluten-free", "gluten free"],
  ["glutten free", "gluten-free", "gluten free"],
  ["vegan", "vegan", "vegan"],
  ["meatless", "vegetarian", "vegetarian"],
  ["lactose free", "dairy-free", "dairy free"],
  ["no nuts", "nut-free", "nut free"],
  ["no tree nuts", "nut-free", "nut free"],
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
  const found = await ask("halal certified");
  expect(found.places.total).toBeGreaterThan(3);
  for (const { halal, name } of found.places.data) expect(halal?.state, name).toBe("certified");
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

test.each<[string, string, RegExp]>([
  ["egg free", "Eggless Sponge Cake", /\beggs?\b/i],
  ["no egg", "Eggless Sponge Cake", /\beggs?\b/i],
  ["no fish", "Fish-free Chowder", /\b(fish|salmon|sea bass)\b/i],
  ["onion free", "Onion-free Daal", /\bonions?\b/i],
])("[FIND-11] “%s” finds nothing that has it, and what says so itself: %s", async (q, name, has) => {
  const found = await ask(q, { per_page: "50" });
  const texts = found.dishes.data.map((dish) => `${dish.name} ${dish.description}`.replace(/\w+-free\b/i, ""));
  for (const text of texts) expect(text).not.toMatch(has);
  expect(found.dishes.data.map((dish) => dish.name)).toContain(name);
  expect(found.did_you_mean).toEqual([]);
});

test.each<[string, string, string, RegExp]>([
  ["pizza without cheese", "Beef Pepperoni", "pizza", /\b(cheese|mozzarella|margherita)\b/i],
  ["burger hold the onion", "Classic Smash", "burger", /\bonions?\b/i],
  ["burger no raw onion", "Classic Smash", "burger", /\bonions?\b/i],
  ["burger no goat cheese", "Garden Smash", "burger", /\bgoat\b/i],
  ["sausage no pork", "Turkish Sausage", "sausage", /\bpork\b/i],
  ["eggless cake", "Sponge Cake", "cake", /\beggs?\b/i],
])("[FIND-11, FIND-13] “%s” finds %s, nothing that has it, and claims nothing of it", async (q, name, used, has) => {
  const found = await ask(q, { per_page: "50" });
  for (const dish of found.dishes.data) expect(`${dish.name} ${dish.description}`).not.toMatch(has);
  expect(found.dishes.data.map((dish) => dish.name)).toContain(name);
  expect(found).toMatchObject({ used, did_you_mean: [] });
});

test("[FIND-11] of cakes without egg one that says so itself comes first", async () => {
  for (const q of ["eggless cake", "egg-free cake", "cake without eggs"]) {
    const names = (await ask(q)).dishes.data.map(({ name }) => name);
    expect(names[0], q).toBe("Eggless Sponge Cake");
    expect(names, q).toContain("Strawberry Cake");
  }
});

test("[FIND-11] a diet apart holds for all; where no dish is both, the diet alone is found", async () => {
  const burgers = (await ask("burger, vegan")).dishes.data;
  expect(burgers[0]?.name).toBe("Garden Smash");
  const pizzas = await ask("pizza, vegan", { per_page: "50" });
  expect(pizzas.dishes.total).toBeGreaterThan(0);
  for (const { diets, name } of [...burgers, ...pizzas.dishes.data]) expect(diets, name).toContain("vegan");
  const both = (await ask("vegan and gluten free salad")).dishes.data;
  expect(both.map(({ name }) => name)).toContain("Garden Salad");
  for (const { diets, name } of both) expect(diets, name).toEqual(expect.arrayContaining(["vegan", "gluten-free"]));
});

test("[FIND-10, FIND-11] a diet holds for its part of a list; what is not vegetarian has no such mark, also as typed exactly", async () => {
  const names = async (q: string, more?: Record<string, string>) =>
    (await ask(q, more)).dishes.data.slice(0, 5).map(({ name }) => name);
  expect(await names("lamb karahi, vegan burger")).toEqual(expect.arrayContaining(["Lamb Karahi", "Garden Smash"]));
  const either = (await ask("vegan or chicken")).dishes.data.slice(0, 6);
  expect(either.some(({ diets }) => diets.includes("vegan"))).toBe(true);
  expect(either.some(({ name }) => name.includes("Chicken"))).toBe(true);
  for (const q of ["non veg biryani", "non-veg curry", "nonveg"]) {
    const { data, total } = (await ask(q, { per_page: "50" })).dishes;
    expect(total, q).toBeGreaterThan(5);
    expect(data.some(({ name }) => /chicken|lamb|beef|goat/i.test(name))).toBe(true);
    expect(data.filter(({ diets }) => diets.includes("vegetarian"))).toEqual([]);
  }
  const exact = (await ask("no nuts", { exact: "true", per_page: "50" })).dishes.data;
  expect(exact.map(({ name }) => name)).toContain("Margherita");
  for (const { diets } of exact) expect(diets).toContain("nut-free");
});

test("[FIND-12] suggestions leave out what is not wanted, too", async () => {
  const where = { latitude: "41.6718", longitude: "-72.9493", zip_code: "06010" };
  const suggest = async (q: string) => {
    const response = await api.call("GET", `/search/suggestions?${new URLSearchParams({ q, ...where }).toString()}`);
    return suggestionResponse.parse(response.body).data;
  };
  expect((await suggest("onion free")).dishes.map(({ name }) => name)).toEqual(["Onion-free Daal"]);
  const pizza = await suggest("pizza without cheese");
  expect(pizza.used).toBe("pizza");
  expect(pizza.is_corrected).toBe(false);
  expect(pizza.dishes.length).toBeGreaterThan(0);
  for (const { name } of pizza.dishes) expect(name).not.toMatch(/cheese|margherita/i);
});

test.each(["no", "without", "free", "-", "no no no", "🚫", "no, without", "or or", "hold the"])(
  "[FIND-13] “%s” is answered, with results or none",
  async (q) => {
    expect((await ask(q)).dishes.total).toBeLessThan(20);
  },
);

test("[HALAL-6, HALAL-10] dishes are found with their owner's marks, by which a list says no more of them than is known", async () => {
  const { data } = (await ask("kunefe")).dishes;
  expect(data.find(({ name }) => name === "Künefe")).toMatchObject({ halal: "uncovered", contains: [] });
  expect((await ask("adana kebab")).dishes.data[0]).toMatchObject({ halal: null, meat: "lamb", slaughter: "place" });
});

test.each([
  ["focaccia", "Olive & Basil has a certificate, which says nothing of it"],
  ["kunefe", "Anatolia's certificate leaves it out"],
  ["alfredo", "the chicken in it is slaughtered by machine"],
  ["adana kebab", "certified and by hand"],
])("[HALAL-11] each halal filter counts what it leaves of the results: %s (%s)", async (q) => {
  const counts = (await ask(q)).facets?.halal ?? [];
  expect(counts).toHaveLength(4);
  for (const { name, count } of counts) {
    const left = await ask(q, { halal: name, per_page: "50" });
    // Where nothing is left, other words may be found instead of those.
    expect(left.is_corrected || left.used !== q ? 0 : left.dishes.total + left.places.total, name).toBe(count);
  }
});

test.each([
  "kebab",
  "chicken biryani",
  "lamb shawarma and hummus",
  "pizza",
  "spicy chicken wrap",
  "dessert",
  "anatolia",
  // Of its places none is rated highly.
  "bakery",
])("[FIND-9] a number beside a filter is that of the results it leads to: %s", async (q) => {
  const { facets } = await ask(q);
  const toggles = ["open_now", "free_delivery", "top_rated", "deals"] as const;
  const counts = [
    ...toggles.map((name) => ({ filter: { [name]: "true" }, count: facets?.[name] ?? null })),
    ...(facets?.diets ?? []).map(({ name, count }) => ({ filter: { diets: name }, count })),
    ...(facets?.halal ?? []).map(({ name, count }) => ({ filter: { halal: name }, count })),
  ].filter(({ count }) => count !== null && count > 0);
  expect(counts.length).toBeGreaterThan(1);
  for (const { filter, count } of counts) {
    const left = await ask(q, { ...filter });
    expect(left.dishes.total + left.places.total, JSON.stringify(filter)).toBe(count);
  }
});

test.each(["Karachi Handi", "Galata", "Lantern & Page", "Kulfi Corner"])(
  "[FIND-10, FIND-13, HALAL-11] “%s”, which only a halal filter leaves out, is not corrected to something else, and no other word is offered",
  async (name) => {
    expect((await ask(name)).places.data[0]?.name).toContain(name);
    const found = await ask(name, { halal: "certified" });
    expect(found).toMatchObject({ used: name, is_corrected: false, dishes: { total: 0 }, places: { total: 0 } });
    expect(found.did_you_mean).toEqual([]);
  },
);
