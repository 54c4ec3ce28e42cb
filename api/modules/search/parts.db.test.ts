import { CompiledQuery, sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { OverloadedError } from "@api/errors";
import { searchResponse, suggestionResponse } from "@domain/contract/browse";
import { type Concept, noConditions } from "@domain/search/reading";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { createUnconnectedDatabase } from "@tests/support/databases/unconnected";
import { makeRestaurant } from "@tests/support/restaurants";
import { matchesConcepts } from "./candidates";
import { listEntries } from "./entries";
import { createTurns } from "./routes";
import { listSimilarWords } from "./vocabulary";

const database = withTestDatabase();
let api: TestApi;
const bristol = { latitude: 41.6806, longitude: -72.9466, hours: { opens: 660, closes: 1320 } };

beforeAll(() => {
  // Noon in Connecticut: open.
  api = createTestApi(database.db);
});

beforeEach(async () => {
  await database.db.deleteFrom("menu_items").execute();
  await database.db.deleteFrom("restaurants").execute();
});

const item = (name: string, more: object = {}) => ({ name, category: "Mains", price_cents: 1299, ...more });

const inBristol = (q: string) =>
  new URLSearchParams({ q, latitude: "41.68", longitude: "-72.95", zip_code: "06010" }).toString();
const ask = async (q: string) => searchResponse.parse((await api.call("GET", `/search?${inBristol(q)}`)).body).data;
const suggest = async (q: string) =>
  suggestionResponse.parse((await api.call("GET", `/search/suggestions?${inBristol(q)}`)).body).data;

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("[FIND-12] suggestions count what a search for the text as it stands finds, and name the cuisines of what is found", async () => {
  await makeRestaurant(database.db, {
    ...bristol,
    name: "Sofra",
    cuisine_type: "Turkish",
    items: [item("Pide"), item("Pistachio Cake"), item("Chicken Pide"), item("Chicken Plate"), item("Lentil Soup")],
  });
  await makeRestaurant(database.db, { ...bristol, name: "Pideria", cuisine_type: "Turkish", items: [item("Tea")] });
  await makeRestaurant(database.db, { ...bristol, name: "Mina", cuisine_type: "Italian", items: [item("Pizza")] });
  await makeRestaurant(database.db, {
    ...bristol,
    name: "Zafran",
    cuisine_type: "Indian",
    items: [item("Biryani"), item("Garganel"), item("Kulfi", { description: "With garganels" })],
  });
  // "biriy" begins a spelling that is no word of the market; "pi" begins three dishes.
  for (const [typed, dishes, cuisines] of [
    ["biriy", 1, ["Indian"]],
    ["pi", 4, ["Turkish", "Italian"]],
    ["pide", 2, ["Turkish"]],
    ["chicken p", 2, ["Turkish"]],
    ["lentil", 1, ["Turkish"]],
    ["gargan", 2, ["Indian"]],
  ] as const) {
    const suggested = await suggest(typed);
    expect(suggested.dish_total, typed).toBe(dishes);
    expect(namesOf(suggested.cuisines).sort(), typed).toEqual([...cuisines].sort());
    const found = await ask(typed);
    expect([found.dishes.total, found.places.total], typed).toEqual([suggested.dish_total, suggested.place_total]);
  }
  expect(await ask("biriy")).toMatchObject({ used: "biryani", is_corrected: true });
});

test("[FIND-10] where little answers all of a text, what answers a part is found too", async () => {
  await makeRestaurant(database.db, {
    ...bristol,
    name: "Sofra",
    items: [item("Mezze Board", { description: "Hummus with pita" }), item("Hummus"), item("Pita"), item("Tea")],
  });
  expect(namesOf((await ask("humus and pita")).dishes.data).sort()).toEqual(["Hummus", "Mezze Board", "Pita"]);
  expect(namesOf((await ask("humus and pita")).dishes.data)[0]).toBe("Mezze Board");
});

test("[FIND-10] of several searches typed at once each is answered; what nobody knows is not", async () => {
  await makeRestaurant(database.db, {
    ...bristol,
    name: "Sofra",
    items: [item("Chicken Biryani"), item("Margherita Pizza"), item("Cola"), item("Lentil Soup")],
  });
  const found = await ask("biriyani, pizza, coke and lentil soop please");
  expect(namesOf(found.dishes.data).sort()).toEqual(["Chicken Biryani", "Cola", "Lentil Soup", "Margherita Pizza"]);
  // [FIND-12] Suggestions count them too.
  expect((await suggest("biriyani, pizza, coke and lentil soop")).dish_total).toBe(4);
  expect((await ask("qxzv wqxz zzzq vvvx")).dishes.total).toBe(0);
});

test("[FIND-10] of things that are listed each is found, after the few dishes that are all of them", async () => {
  const wrap = item("Lamb Döner Wrap", { description: "Lamb shawarma and hummus." });
  const items = [wrap, item("Chicken Shawarma Plate"), item("Hummus"), item("Lentil Soup")];
  await makeRestaurant(database.db, { ...bristol, items });
  const listed = ["Lamb Döner Wrap", "Chicken Shawarma Plate", "Hummus"];
  const found = namesOf((await ask("lamb shwarma and hummas")).dishes.data);
  expect([found[0], [...found].sort()]).toEqual(["Lamb Döner Wrap", [...listed].sort()]);
  expect((await suggest("lamb shwarma and hummas")).dish_total).toBe(3);
  expect(namesOf((await ask("lamb shwarma hummas")).dishes.data)).toEqual(["Lamb Döner Wrap"]);
});

test("[FIND-12] an unfinished word that hardly any dish has is completed, and not counted as if it were meant", async () => {
  const bread = item("Bread", { description: "The pain des amis of Paris." });
  const items = [bread, ...["Baklava", "Kunafa", "Revani"].map((name) => item(`${name} Dessert`))];
  await makeRestaurant(database.db, { ...bristol, items });
  const some = await suggest("des");
  expect(namesOf(some.dishes)).toContain("Baklava Dessert");
  expect(some).toMatchObject({ are_all: false });
});

test("[FIND-10] a search without a result counts as five, one with a result once for each four words", async () => {
  await makeRestaurant(database.db, { ...bristol, name: "Sofra", items: [item("Pide")] });
  const statusesOf = async (q: string, count: number) => {
    const strict = createTestApi(database.db, { rateLimits: { searchAddress: { max: 6, seconds: 60 } } });
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await strict.call("GET", `/search?${inBristol(q)}`)).status);
    return statuses;
  };
  expect(await statusesOf("pide", 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(await statusesOf("qwrtzx", 3)).toEqual([200, 200, 429]);
  // Nine words of a list cost as much as three searches.
  const long = "pide or pide or pide or pide or pide";
  expect(await statusesOf(long, 3)).toEqual([200, 200, 429]);
});

test("[FIND-10] an account keeps its count from address to address; other accounts and visitors have their own", async () => {
  const strict = createTestApi(database.db, { rateLimits: { searchAccount: { max: 6, seconds: 60 } } });
  const [one, other] = [await strict.signIn("customer"), await strict.signIn("customer")];
  const from = (number: number, token?: string) =>
    strict.call("GET", `/search?${inBristol("qwrtzx")}`, {
      token,
      headers: { "x-forwarded-for": `10.0.0.${number}` },
    });
  expect((await from(1, one.token)).status).toBe(200);
  expect((await from(2, one.token)).status).toBe(200);
  const refused = await from(3, one.token);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ code: "rate_limited", message: expect.stringMatching(/wait \d+ s and/) });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from(3, other.token)).status).toBe(200);
  expect((await from(3)).status).toBe(200);
});

test("[FIND-10] a few searches at once hold the database, more wait for their turn, and beyond that are refused", async () => {
  const takeTurn = createTurns({ running: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const ask = (number: number) =>
    takeTurn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => void ends.push(resolve));
      if (number === 0) throw new Error("broken");
      return number;
    });
  const requests = [0, 1, 2].map((number) => ask(number).catch(() => "broken"));
  await expect(ask(3)).rejects.toThrow(OverloadedError);
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  expect(await requests[0]).toBe("broken");
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end();
  expect(await Promise.all(requests)).toEqual(["broken", 1, 2]);
  const last = ask(4);
  ends.at(-1)?.();
  expect(await last).toBe(4);
});

test("[FIND-11] words alike are those that share three tenths of their trigrams, however few of these are looked up", async () => {
  const dishes = ["Chicken", "Chickpea", "Kitchen", "Biryani", "Brownie", "Shawarma", "Sha", "Falafel", "Kebab 24"];
  await makeRestaurant(database.db, { ...bristol, name: "Sofra", items: dishes.map((name) => item(name)) });
  const { rows } = await sql<{ word: string; trigrams: string[] }>`
    select word, trigrams from search_vocabulary`.execute(database.db);
  const partsOf = (word: string) =>
    new Set(Array.from({ length: word.length + 1 }, (_, start) => `  ${word} `.slice(start, start + 3)));
  for (const typed of ["chikn", "kichen", "biryni", "shwarma", "flafel", "brwn", "hicken"]) {
    const own = partsOf(typed);
    const alike = rows.flatMap(({ word, trigrams }) => {
      const shared = trigrams.filter((part) => own.has(part)).length;
      const isAlike = shared / (own.size + trigrams.length - shared) >= 0.3;
      return isAlike && Math.abs(word.length - typed.length) <= 4 ? [word] : [];
    });
    const found = (await listSimilarWords(database.db, [typed])).map(({ word }) => word);
    expect(found, typed).toEqual(expect.arrayContaining(alike));
  }
  expect(await listSimilarWords(database.db, ["sha", "kebab24"])).toEqual([]);
});

const concept = (...readings: string[]): Concept => ({
  typed: [],
  isKnown: true,
  mark: null,
  part: noConditions,
  readings: readings.map((text) => ({
    kind: "same",
    cost: 0,
    words: text.split(" ").map((forms) => forms.split("/")),
  })),
});

test("[FIND-11] phrases that a shorter reading implies are not compared as well", () => {
  const compared = (...readings: string[]) =>
    matchesConcepts([concept(...readings)], [sql`words`]).compile(database.db).parameters;
  expect(compared("chicken/chickens", "chicken tikka", "murgh")).toEqual([["chicken", "chickens", "murgh"]]);
  expect(compared("chicken tikka masala", "tikka masala")).toEqual([["tikka"], ["masala"]]);
  // A phrase with more forms of a word says more than the shorter one.
  expect(compared("lamb chop", "leg of lamb", "lamb chop/chops rice")).toEqual([
    ["lamb"],
    ["chop"],
    ["leg"],
    ["of"],
    ["lamb"],
    ["lamb"],
    ["chop", "chops"],
    ["rice"],
  ]);
});

test("[FIND-10] the entries of places are read place by place, in a small market too", async () => {
  await sql`
    insert into restaurants (name, status, phone, street_address, city, state, zip_code, category, cuisine_type)
    select 'Place ' || n, 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant', 'Turkish'
    from generate_series(1, 60) n`.execute(database.db);
  await sql`
    insert into menu_items (restaurant_id, name, description, category, price_cents)
    select id, 'Pide ' || n, 'With cheese', 'Mains', 900 from restaurants, generate_series(1, 20) n`.execute(
    database.db,
  );
  await sql`analyze search_entries, menu_items`.execute(database.db);
  const { rows: places } = await sql<{ id: string }>`select id from restaurants limit 40`.execute(database.db);
  const { db: recorder, statements } = createUnconnectedDatabase();
  const terms = { concepts: [concept("pide")], some: false, limit: 100, dishesOnly: false, byMenu: true };
  await listEntries(
    recorder,
    places.map(({ id }) => ({ id, name: "", cuisine: "" })),
    terms,
    new Date(),
  );
  const [{ sql: text, parameters } = CompiledQuery.raw("")] = statements;
  const plan = await database.db.executeQuery<{ "QUERY PLAN": string }>(
    CompiledQuery.raw(`explain ${text}`, [...parameters]),
  );
  const lines = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("on search_entries e");
  expect(lines).not.toContain("Seq Scan on search_entries");
  expect(lines).toContain("menu_items_restaurant_idx");
  expect(lines).not.toContain("menu_items_pkey");
});

test("[FIND-10] whatever is typed gets an empty list or a sentence", async () => {
  await makeRestaurant(database.db, { ...bristol, items: [item("Tea")] });
  for (const q of [
    "",
    "   ",
    "´¨^",
    "\u0301\u0308",
    "\u200b\u200d\u2060\ufeff",
    "\u202eaet\u202c",
    "שווארמה 烤肉 \u0634\u0627",
    "\ud83c",
    "🍕🍔🍕",
    "'; drop table restaurants; --",
    "%_\\",
    "\u0000",
    "a ".repeat(100),
    "x".repeat(200),
  ]) {
    expect(await ask(q), q).toMatchObject({ dishes: { total: 0 }, places: { total: 0 } });
    await suggest(q);
  }
  for (const path of ["/search", "/search/suggestions"]) {
    const { status, body } = await api.call("GET", `${path}?q=${"x".repeat(10_000)}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: expect.any(String) });
  }
});
