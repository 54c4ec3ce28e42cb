import { beforeAll, expect, test } from "vitest";
import { loadDemo } from "@api/db/demo/load";
import { searchResponse, suggestionResponse } from "@domain/contract/browse";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();
const near = { latitude: "41.6718", longitude: "-72.9493", zip_code: "06010" };
let api: TestApi;

beforeAll(async () => {
  api = createTestApi(database.db);
  await loadDemo(database.db, { clock: api.clock });
});

const call = async (path: string, q: string) =>
  (await api.call("GET", `${path}?${new URLSearchParams({ q, ...near, per_page: "50" }).toString()}`)).body;
const search = async (q: string) => searchResponse.parse(await call("/search", q)).data;
const suggest = async (q: string) => suggestionResponse.parse(await call("/search/suggestions", q)).data;

test.each(["24 hours", "open 24/7", "late night food", "halal food open late"])(
  "[FIND-22] “%s” finds the places that are open so, those first whose texts say it",
  async (typed) => {
    const found = await search(typed);
    expect(found).toMatchObject({ used: typed, is_opening_met: true, dishes: { total: 0 } });
    expect(found.places.total).toBeGreaterThan(3);
    expect(found.places.data.slice(0, 2).map(({ name }) => name)).toContain("Desi Dhaba 24");
    expect((await suggest(typed)).place_total).toBe(found.places.total);
  },
);

test("[FIND-22] hours beside a dish leave out what is closed then, and are no words of the heading", async () => {
  const [all, late] = [await search("burger"), await search("burger 24 hours")];
  expect(late).toMatchObject({ used: "burger", is_corrected: false, is_opening_met: true });
  expect(late.dishes.total).toBeGreaterThan(0);
  expect(late.dishes.total).toBeLessThan(all.dishes.total);
  expect(all.is_opening_met ?? null).toBeNull();
});

test("[FIND-22] where nothing that matches is open then, what matches is found and the claim is not made", async () => {
  const [all, always] = [await search("koobideh"), await search("koobideh 24 hours")];
  expect(always.is_opening_met).toBe(false);
  expect(always.dishes.total).toBe(all.dishes.total);
});

test("[FIND-12] the last word of several is completed to what goes on with those before it", async () => {
  const names = async (q: string) => (await suggest(q)).dishes.map(({ name }) => name);
  expect((await names("chicken b"))[0]).toBe("Chicken Biryani");
  expect((await names("chicken ka"))[0]).toMatch(/^Chicken Ka/);
  expect((await names("hyderabadi halee"))[0]).toBe("Haleem");
  expect((await names("chicken sh"))[0]).toMatch(/^Chicken Sh/);
  expect((await names("lamb s"))[0]).toMatch(/^Lamb S/);
});

test("[FIND-12] a whole word that describes no dish is no slip for one", async () => {
  expect((await suggest("pickup")).dish_total).toBe(0);
  expect((await suggest("pick")).dishes.map(({ name }) => name)).toContain("Olives and Pickles");
});

test("[FIND-11] one wrong first letter is forgiven in a long word", async () =>
  expect(await search("nriyani")).toMatchObject({ used: "biryani", is_corrected: true }));
