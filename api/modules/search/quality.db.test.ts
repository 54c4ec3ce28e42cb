import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadDemoHalal } from "@api/db/demo/halal";
import { loadDemo } from "@api/db/demo/load";
import { suggestionResponse } from "@domain/contract/browse";
import { measureQuality, readJudged } from "@tests/search/quality";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();

beforeAll(async () => {
  const api = createTestApi(database.db);
  await loadDemo(database.db, { clock: api.clock });
  // As the app does: halal marks are words.
  await loadDemoHalal(api.dependencies);
}, 120_000);

/** Every `nth`, as all of them take long; npm run search:quality asks them all. An API of its own: nobody may ask so often in a minute. */
async function measure(name: string, { nth }: { nth: number }) {
  const api = createTestApi(database.db);
  const queries = readJudged(readFileSync(`tests/search/${name}.json`, "utf8")).filter((_, at) => at % nth === 0);
  const quality = await measureQuality(queries, async (path) => (await api.call("GET", path)).body);
  return { ...quality, count: queries.length, missed: quality.missed.map(({ query }) => query).join(", ") };
}

test("[FIND-10, FIND-11] of more than 150 judged queries 97 in 100 find what they mean among the first five", async () => {
  const { count, recall, reciprocalRank, missed } = await measure("queries", { nth: 1 });
  expect(count).toBeGreaterThanOrEqual(150);
  expect(recall, missed).toBeGreaterThanOrEqual(0.97);
  expect(reciprocalRank).toBeGreaterThanOrEqual(0.9);
}, 120_000);

test.each([
  ["[FIND-11] of queries that were written without looking at what they find", "fresh-queries", 3, 150],
  ["[FIND-11] of queries of many communities, for dishes, diets and marks", "communities", 2, 100],
  ["[FIND-11] of queries for dishes that are sold nowhere near, what comes nearest", "review-queries", 4, 100],
  ["[FIND-10, FIND-11] of queries with several things, diets and refusals", "condition-queries", 1, 60],
  ["[FIND-11, FIND-21] of queries that a reviewer wrote unseen, some with prices", "unseen-queries", 2, 70],
  ["[FIND-11] of queries written from the menus, as customers of many communities type", "sight-queries", 4, 100],
  [
    "[FIND-11] of queries of 2026, of all kitchens, half-typed, misspelt and in other scripts",
    "customer-queries",
    2,
    80,
  ],
  ["[FIND-11] of queries as phones make them, with slips, scripts, sentences and amounts", "phone-queries", 3, 70],
  ["[FIND-11] of queries written once those were understood", "second-phone-queries", 3, 55],
  ["[FIND-11] of queries written once those were understood too", "third-phone-queries", 2, 50],
  ["[FIND-11] of queries for the menus' dishes, goods and places, with slips", "fourth-phone-queries", 4, 50],
  [
    "[FIND-11, FIND-22] of queries as hungry people type, by sound, by thumb, for many and in other scripts",
    "hungry-queries",
    3,
    60,
  ],
  ["[FIND-11] of queries written before a look at what those find", "second-hungry-queries", 2, 40],
  ["[FIND-11] of ordinary queries written from the menus before any of them was tried", "menu-queries", 2, 40],
])(
  "%s, too",
  async (_title, name, nth, least) => {
    const { count, recall, missed } = await measure(name, { nth });
    expect(count).toBeGreaterThanOrEqual(least);
    expect(recall, missed).toBeGreaterThanOrEqual(0.97);
  },
  120_000,
);

test("[FIND-12] of 51 half-typed texts nearly all suggest what they begin", async () => {
  const api = createTestApi(database.db);
  const missed: string[] = [];
  const typed = readJudged(readFileSync("tests/search/typed-prefixes.json", "utf8"));
  for (const { query, right } of typed) {
    // A second each: nobody asks faster than they may.
    api.clock.set(new Date(api.clock.now().getTime() + 1000));
    const at = new URLSearchParams({ q: query, latitude: "41.6718", longitude: "-72.9493", zip_code: "06010" });
    const { body } = await api.call("GET", `/search/suggestions?${at.toString()}`);
    const { dishes, places, cuisines } = suggestionResponse.parse(body).data;
    const names = [...dishes, ...places, ...cuisines].map(({ name }) => name.toLowerCase());
    if (!right.some((part) => names.some((name) => name.includes(part.toLowerCase())))) missed.push(query);
  }
  expect(typed).toHaveLength(51);
  expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(1);
}, 120_000);
