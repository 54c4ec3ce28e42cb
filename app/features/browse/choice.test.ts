import { expect, test } from "vitest";
import {
  choiceHref,
  clearedHref,
  cuisineOptions,
  activeHalalFilters,
  hasActiveFilters,
  defaultBrowseChoice,
  readChoice,
} from "./choice";
import { listChosen } from "./chosen-chips";

const read = (query: string) => readChoice(new URLSearchParams(query));

test("[HOME-30, FIND-9] the address holds search, service, order, every filter, distance, group, page and mode", () => {
  const query =
    "search=kebab&exact=on&open=on&free=on&rated=on&deals=on&service=shops&sort=time&price=1&price=4&dish=under-15&" +
    "diet=vegan&cuisine=Turkish&cuisine=Syrian&halal=certified&halal=no_alcohol&within=25&show=open&page=2&mode=pickup";
  const choice = read(query);
  expect(choice).toEqual({
    search: "kebab",
    exact: true,
    service: "shops",
    sort: "time",
    open: true,
    free: true,
    rated: true,
    deals: true,
    prices: ["1", "4"],
    dishPrices: ["under-15"],
    diets: ["vegan"],
    cuisines: ["Turkish", "Syrian"],
    halal: ["certified", "no_alcohol"],
    savedHalal: [],
    within: 25,
    show: "open",
    page: 2,
    mode: "pickup",
  });
  expect(choiceHref(choice, { page: 3 })).toBe(`/home?${query.replace("page=2", "page=3")}`);
});

test.each([
  "page=-1",
  "page=abc",
  "page=1e9",
  "service=cars",
  "sort=price",
  "deals=true",
  "cuisine=&cuisine=a,b",
  "search=%20",
  "within=7",
  "price=9",
  "diet=carnivore",
  "dish=free",
  // Of a search that was cleared.
  "dish=under-15",
  "show=dishes",
  "halal=most",
  "show=all",
  "mode=rocket",
])("[HOME-30] %s chooses nothing", (query) => {
  expect(read(query)).toEqual(defaultBrowseChoice);
});

test("[HOME-14] Clear all keeps the search text, the mode and its distance", () => {
  const choice = read("search=kebab&service=shops&sort=rating&deals=on&cuisine=Turkish&page=2&mode=pickup&within=25");
  expect(clearedHref(choice)).toBe("/home?search=kebab&within=25&mode=pickup");
});

test("another choice starts on the first page", () => {
  expect(choiceHref(read("cuisine=Turkish&page=2"), { deals: true })).toBe("/home?deals=on&cuisine=Turkish");
});

test("[HOME-23] anything chosen narrows the list, the mode and its distance alone do not", () => {
  expect(hasActiveFilters(read("mode=pickup&within=5"))).toBe(false);
  for (const query of [
    "search=a",
    "service=shops",
    "sort=rating",
    "deals=on",
    "cuisine=Syrian",
    "page=2",
    "show=open",
  ]) {
    expect(hasActiveFilters(read(query)), query).toBe(true);
  }
});

test("[HOME-13] the list holds the registration's cuisines, the others that are listed, and what is chosen; 0 comes last", () => {
  const options = cuisineOptions(
    [
      { name: "Pizza", count: 4 },
      { name: "Syrian", count: 3 },
    ],
    ["Handi"],
  );
  expect(options.slice(0, 3)).toEqual([
    { name: "Pizza", count: 4 },
    { name: "Syrian", count: 3 },
    { name: "Pakistani", count: 0 },
  ]);
  expect(options.at(-1)).toEqual({ name: "Handi", count: 0 });
  expect(cuisineOptions(null, [])[0]).toEqual({ name: "Pakistani", count: null });
});

test("[HALAL-11] the account's choice holds until the address says another or lifts it; what is lifted stays so on every link", () => {
  const saved = { ...read(""), savedHalal: ["certified" as const] };
  expect([activeHalalFilters(saved), choiceHref(saved, { open: true }), hasActiveFilters(saved)]).toEqual([
    ["certified"],
    "/home?open=on",
    false,
  ]);
  const lifted = { ...read("halal=any"), savedHalal: saved.savedHalal };
  expect([activeHalalFilters(lifted), choiceHref(lifted, { open: true })]).toEqual([[], "/home?open=on&halal=any"]);
  expect(activeHalalFilters({ ...read("halal=hand"), savedHalal: saved.savedHalal })).toEqual(["hand"]);
  const [chip] = listChosen(saved);
  expect([chip?.label, choiceHref(saved, chip?.without ?? {})]).toEqual(["Certified only", "/home?halal=any"]);
  const own = read("halal=hand");
  expect(choiceHref(own, listChosen(own)[0]?.without ?? {})).toBe("/home");
  expect([clearedHref(saved), clearedHref(own)]).toEqual(["/home?halal=any", "/home"]);
});
