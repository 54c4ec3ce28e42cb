import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { searchMissList, searchResponse, suggestionResponse } from "@domain/contract/browse";
import { toConsonantSkeleton } from "@domain/search/closeness";
import { searchWords } from "@domain/search/normalise";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { deletePersonalMisses } from "./misses";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
/** Noon in Connecticut: open. */
const noon = "2026-03-04T17:00:00Z";
const near = { latitude: "41.68", longitude: "-72.95", zip_code: "06010" };
const far = { latitude: "34.05", longitude: "-118.24", zip_code: "90012" };
const hours = { opens: 660, closes: 1320 };
const bristol = { latitude: 41.6806, longitude: -72.9466, hours };

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});

beforeEach(async () => {
  api.clock.set(noon);
  await database.db.deleteFrom("menu_items").execute();
  await database.db.deleteFrom("restaurants").execute();
  await database.db.deleteFrom("search_misses").execute();
});

const item = (name: string, more: object = {}) => ({ name, category: "Mains", price_cents: 1299, ...more });

async function ask(q: string, more: Record<string, string> = near) {
  const response = await api.call("GET", `/search?${new URLSearchParams({ q, ...more }).toString()}`);
  return searchResponse.parse(response.body).data;
}

async function suggest(q: string, more: Record<string, string> = near) {
  const response = await api.call("GET", `/search/suggestions?${new URLSearchParams({ q, ...more }).toString()}`);
  return suggestionResponse.parse(response.body).data;
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("[FIND-10] dishes, places, cuisines and categories are found, each group with its count and pages of its own", async () => {
  const dishes = Array.from({ length: 5 }, (_, number) => item(`Biryani ${number}`, { category: "Rice bowls" }));
  await makeRestaurant(database.db, {
    ...bristol,
    name: "Zafran Biryani House",
    cuisine_type: "Indian",
    items: dishes,
  });
  await makeRestaurant(database.db, { ...bristol, name: "Sofra", items: [item("Lamb Biryani"), item("Tea")] });
  const all = await ask("biryani");
  expect(all.dishes).toMatchObject({ total: 6, places: 2 });
  expect(all.places).toMatchObject({ total: 1, data: [{ name: "Zafran Biryani House", is_open: true }] });
  expect(namesOf(all.restaurants).sort()).toEqual(["Sofra", "Zafran Biryani House"]);
  expect(all).toMatchObject({ used: "biryani", is_corrected: false, words: ["biryani"] });
  const second = await ask("biryani", { ...near, show: "dishes", page: "2", per_page: "4" });
  expect(second.dishes).toMatchObject({ total: 6, data: [{}, {}] });
  expect(second.places).toMatchObject({ total: 1, data: [] });
  expect(namesOf((await ask("indian")).places.data)).toEqual(["Zafran Biryani House"]);
  expect((await ask("rice bowls")).dishes.total).toBe(5);
});

test("[FIND-11] exact matches first, then what can be ordered now before what cannot", async () => {
  const menu = [item("Cheese Kunafa"), item("Künefe"), item("Chocolate Kunafa", { is_available: false })];
  await makeRestaurant(database.db, { ...bristol, name: "Open", items: menu });
  const items = [item("Pistachio Kunafa")];
  await makeRestaurant(database.db, { ...bristol, name: "Closed", hours: { opens: 1380, closes: 1410 }, items });
  const order = ["Cheese Kunafa", "Pistachio Kunafa", "Künefe", "Chocolate Kunafa"];
  expect(namesOf((await ask("kunafa")).dishes.data)).toEqual(order);
  expect(namesOf((await ask("KÜNEFE")).dishes.data)[0]).toBe("Künefe");
});

test("[FIND-11, FIND-13] a corrected spelling is told of, and what was typed can be asked for by itself", async () => {
  await makeRestaurant(database.db, { ...bristol, items: [item("Chicken Biryani"), item("Chilli Garlic Noodles")] });
  expect(await ask("biriyani")).toMatchObject({ used: "biryani", is_corrected: true, dishes: { total: 1 } });
  expect(await ask("chiken biryani")).toMatchObject({ used: "chicken biryani", is_corrected: true });
  expect(await ask("nodles chili")).toMatchObject({ is_corrected: true, dishes: { total: 1 } });
  expect(await ask("biriyani", { ...near, exact: "true" })).toMatchObject({ used: "biriyani", dishes: { total: 0 } });
  expect(await ask("tee")).toMatchObject({ is_corrected: false, dishes: { total: 0 } });
});

test("[FIND-13] only places in reach are found; else up to three spellings that find something there", async () => {
  await makeRestaurant(database.db, { ...bristol, name: "Near", items: [item("Haleem"), item("Fire Noodles")] });
  const angeles = { latitude: 34.0522, longitude: -118.2437, zip_code: "90012", hours };
  await makeRestaurant(database.db, { ...angeles, name: "Far", items: [item("Nihari")] });
  expect((await ask("nihari")).dishes.total).toBe(0);
  expect(namesOf((await ask("nihari", far)).restaurants)).toEqual(["Far"]);
  expect(namesOf((await ask("nihari", {})).restaurants)).toEqual(["Far"]);
  expect((await ask("haxxxm")).did_you_mean).toEqual(["haleem"]);
  expect((await ask("haxxxm", far)).did_you_mean).toEqual([]);
  // Spelled as everybody spells it, it is just not sold.
  expect((await ask("sugar free")).did_you_mean).toEqual([]);
});

test("[FIND-10] filters count what they would leave; prices are those of now", async () => {
  const items = [
    item("Shish Plate", { price_cents: 2999, diets: ["spicy"] }),
    item("Shish Wrap", { price_cents: 1299, diets: ["spicy", "nut-free"] }),
    item("Shish Salad", { price_cents: 1600 }),
  ];
  const id = await makeRestaurant(database.db, { ...bristol, items });
  await database.db
    .insertInto("deals")
    .values({
      restaurant_id: id,
      title: "Half price",
      type: "percentage",
      discount_hundredths: 5000,
      starts_at: new Date("2026-01-01T00:00:00Z"),
      ends_at: new Date("2027-01-01T00:00:00Z"),
      is_active: true,
      categories: ["Mains"],
    })
    .execute();
  const all = await ask("shish");
  const wrap = all.dishes.data.find(({ name }) => name === "Shish Wrap");
  expect(wrap).toMatchObject({ price: 649, old_price: 1299, deal: "Half price", diets: ["nut-free", "spicy"] });
  expect(all.facets?.dish_prices).toEqual([
    { name: "under-15", count: 3 },
    { name: "15-to-25", count: 0 },
    { name: "over-25", count: 0 },
  ]);
  const spicy = await ask("shish", { ...near, diets: "spicy" });
  expect(spicy.dishes.total).toBe(2);
  expect(spicy.facets?.diets).toContainEqual({ name: "nut-free", count: 1 });
  expect((await ask("shish", { ...near, deals: "true" })).dishes.total).toBe(3);
  expect((await ask("shish", { ...near, free_delivery: "true", dish_prices: "over-25" })).dishes.total).toBe(0);
});

test("[FIND-12] what is typed so far suggests dishes, places and cuisines, no name twice", async () => {
  const items = [item("Chicken Biryani"), item("Lamb Biryani")];
  await makeRestaurant(database.db, { ...bristol, name: "Biryani Corner", cuisine_type: "Indian", items });
  await makeRestaurant(database.db, { ...bristol, name: "Sofra", cuisine_type: "Indian", items });
  const some = await suggest("biry");
  expect(namesOf(some.dishes).sort()).toEqual(["Chicken Biryani", "Lamb Biryani"]);
  expect(some).toMatchObject({
    dish_total: 4,
    place_total: 1,
    is_corrected: false,
    places: [{ name: "Biryani Corner" }],
  });
  expect(await suggest("biriya")).toMatchObject({ used: "biryani", is_corrected: true, are_all: true });
  expect((await suggest("indi")).cuisines).toEqual([{ name: "Indian", count: 2 }]);
  expect(await suggest("  ")).toMatchObject({ dishes: [], places: [], cuisines: [] });
});

test("[FIND-14] one menu is searched by the same rules, wherever it is asked from", async () => {
  const id = await makeRestaurant(database.db, { ...bristol, items: [item("Lahmacun"), item("Tea")] });
  await makeRestaurant(database.db, { ...bristol, items: [item("Lahmacun")] });
  expect((await ask("lahmajun", { ...far, restaurant_id: id })).dishes).toMatchObject({ total: 1, places: 1 });
  expect((await ask("tea", { restaurant_id: "none" })).dishes.total).toBe(0);
});

test("[FIND-18] what is not found is counted by text and ZIP code, of nobody, for administrators alone", async () => {
  await makeRestaurant(database.db, { ...bristol, items: [item("Tea")] });
  await ask("Xyzzy!");
  await ask("xyzzy");
  await ask("xyzzy", {});
  await ask("xyzzy", { ...near, page: "2" });
  await ask("tea");
  const list = await api.call("GET", "/search/misses", { token: admin.token });
  expect(searchMissList.parse(list.body).data).toMatchObject({
    total: 2,
    data: [
      { term: "xyzzy", zip_code: "06010", count: 2 },
      { term: "xyzzy", zip_code: null, count: 1 },
    ],
  });
  expect((await api.call("GET", "/search/misses")).status).toBe(401);
});

test("[FIND-18] what is not found under a halal filter, kept for every search, counts; what names a person is never stored", async () => {
  await makeRestaurant(database.db, { ...bristol, items: [item("Tea")] });
  await ask("xyzzy", { ...near, halal: "certified" });
  await ask("xyzzy", { ...near, halal: "certified", open_now: "true" });
  const personal = ["amina@example.com", "amina example.com xyzzy", "amina example com ", "xyzzy 860 555 0100"];
  for (const q of [...personal, "4242 4242 4242 4242", "48 Xyzzy Street"]) await ask(q);
  const list = await api.call("GET", "/search/misses", { token: admin.token });
  expect(searchMissList.parse(list.body).data).toMatchObject({ total: 1, data: [{ term: "xyzzy", count: 1 }] });
});

test("[FIND-18] what was stored before the rule against personal data is deleted by the same rule", async () => {
  const terms = ["lahmacun", "chicken 65", "amina example com", "860 555 0100", "48 xyzzy street"];
  const rows = terms.map((term) => ({ term, zip_code: "06010", count: 1, last_at: new Date(noon) }));
  await database.db.insertInto("search_misses").values(rows).execute();
  await deletePersonalMisses(database.db);
  const stored = await database.db.selectFrom("search_misses").select("term").orderBy("term").execute();
  expect(stored.map(({ term }) => term)).toEqual(["chicken 65", "lahmacun"]);
});

test("[FIND-10] whoever asks too often waits; another address does not", async () => {
  const strict = createTestApi(database.db, { rateLimits: { searchAddress: { max: 6, seconds: 60 } } });
  const from = (address: string) =>
    strict.call("GET", "/search/suggestions?q=tea", { headers: { "x-forwarded-for": address } });
  expect((await from("10.0.0.1")).status).toBe(200);
  expect((await from("10.0.0.1")).status).toBe(200);
  expect((await from("10.0.0.1")).status).toBe(429);
  expect((await from("10.0.0.2")).status).toBe(200);
  strict.clock.set("2026-03-04T17:01:01Z");
  expect((await from("10.0.0.1")).status).toBe(200);
});

test("[FIND-10] what search looks at changes with what it describes", async () => {
  const { db } = database;
  const id = await makeRestaurant(db, { ...bristol, name: "Sofra", items: [item("Lahmacun")] });
  await db
    .updateTable("menu_items")
    .set({ name: "Mantı", description: "Tiny" })
    .where("restaurant_id", "=", id)
    .execute();
  expect([(await ask("lahmacun")).dishes.total, (await ask("manti")).dishes.total]).toEqual([0, 1]);
  await db.updateTable("restaurants").set({ name: "Masa", cuisine_type: "Uyghur" }).where("id", "=", id).execute();
  expect([(await ask("sofra")).places.total, (await ask("masa uyghur")).places.total]).toEqual([0, 1]);
  await db
    .updateTable("menu_items")
    .set({ deleted_at: new Date(noon) })
    .where("restaurant_id", "=", id)
    .execute();
  expect((await ask("manti")).dishes.total).toBe(0);
  await db.updateTable("restaurants").set({ status: "suspended" }).where("id", "=", id).execute();
  expect((await ask("masa")).places.total).toBe(0);
  await db.deleteFrom("menu_items").execute();
  await db.deleteFrom("restaurants").execute();
  expect(await db.selectFrom("search_entries").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("search_places").selectAll().execute()).toEqual([]);
});

test("[FIND-11] the database reads texts and words as the domain does", async () => {
  const texts = [
    "Künefe & ÇİĞ köfte ıŞık",
    "Za'atar — Qur'an’s `x`",
    "ﬁsh ½ CAFÉ",
    "برياني كَبَاب",
    "a_b-c/d 100%",
    "🍕pizza🍕",
    "Poğaça ß Æsir Łódź ĐỒ",
    "x".repeat(60),
    "\u00a0 hi\tthere\n",
    "",
    "´¨^",
    "Σίσυφος",
    "日本 料理",
    "naïve—crème",
    "ʿayn ʾalif",
    "50 % of “it”",
    "Ørsted",
  ];
  for (const text of texts) {
    const { rows } = await sql<{ words: string[] }>`select search_words(${text}) as words`.execute(database.db);
    expect(rows[0]?.words, text).toEqual(searchWords(text));
  }
  for (const word of [
    "chebakia",
    "schawarma",
    "phirni",
    "ghormeh",
    "kkebabb",
    "baba",
    "aushak",
    "xinjiang",
    "cendol",
    "ouzi",
    "fstk",
    "by",
    "tchai",
    "هريسة",
  ]) {
    const { rows } = await sql<{ skeleton: string }>`select search_skeleton(${word}) as skeleton`.execute(database.db);
    expect(rows[0]?.skeleton, word).toBe(toConsonantSkeleton(word));
  }
});

test("[FIND-10] in the middle of a city the nearest are looked at first; what few places have is found farther away too", async () => {
  await sql`
    insert into restaurants
      (name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude)
    select 'Kitchen ' || n, 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant', 'Turkish', 41.68 + n / 10000.0, -72.95
    from generate_series(1, 320) n`.execute(database.db);
  await makeRestaurant(database.db, { ...bristol, latitude: 41.8, name: "Tigris", items: [item("Masgouf")] });
  for (const where of [near, {}]) {
    expect((await ask("masgouf", where)).dishes).toMatchObject({ total: 1, data: [{ name: "Masgouf" }] });
    expect((await suggest("masgo", where)).dishes).toMatchObject([{ name: "Masgouf" }]);
    // For the first page a hundred of them, for what is typed twenty, for all two hundred. What filters would leave of the rest nobody counted.
    expect(await ask("turkish", where)).toMatchObject({ places: { total: 100 }, facets: null });
    expect(await suggest("turkish", where)).toMatchObject({ place_total: 20, are_all: false });
    expect(await ask("turkish", { ...where, show: "places" })).toMatchObject({ places: { total: 200 }, facets: null });
    expect(await ask("turkish", { ...where, service: "shops" })).toMatchObject({ places: { total: 0 } });
  }
  expect(namesOf((await ask("turkish", { ...near, show: "places", per_page: "3" })).places.data)).toEqual([
    "Kitchen 1",
    "Kitchen 2",
    "Kitchen 3",
  ]);
});
