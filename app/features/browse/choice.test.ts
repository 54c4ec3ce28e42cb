import { expect, test } from "vitest";
import { choiceHref, clearedHref, cuisineOptions, isNarrowed, nothingChosen, readChoice } from "./choice";

const read = (query: string) => readChoice(new URLSearchParams(query));

test("[HOME-30] the address holds search, tab, sort, cuisines, deals and page", () => {
  const choice = read(
    "search=kebab&service=shops&sort=rating&deals=on&cuisine=Turkish&cuisine=Syrian&page=2&mode=pickup",
  );
  expect(choice).toEqual({
    search: "kebab",
    service: "shops",
    sort: "rating",
    deals: true,
    cuisines: ["Turkish", "Syrian"],
    page: 2,
    mode: "pickup",
  });
  expect(choiceHref(choice, { page: 3 })).toBe(
    "/home?search=kebab&service=shops&sort=rating&deals=on&cuisine=Turkish&cuisine=Syrian&page=3&mode=pickup",
  );
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
])("[HOME-30] %s chooses nothing", (query) => {
  expect(read(query)).toEqual(nothingChosen);
});

test("[HOME-14] Clear all keeps the search text alone", () => {
  const choice = read("search=kebab&service=shops&sort=rating&deals=on&cuisine=Turkish&page=2");
  expect(clearedHref(choice)).toBe("/home?search=kebab");
});

test("another choice starts on the first page", () => {
  expect(choiceHref(read("cuisine=Turkish&page=2"), { deals: true })).toBe("/home?deals=on&cuisine=Turkish");
});

test("[HOME-23] anything chosen narrows the list, the mode alone does not", () => {
  expect(isNarrowed(read("mode=pickup"))).toBe(false);
  for (const query of ["search=a", "service=shops", "sort=rating", "deals=on", "cuisine=Syrian", "page=2"]) {
    expect(isNarrowed(read(query)), query).toBe(true);
  }
});

test("[HOME-13] the list holds the registration's cuisines, the others that are listed, and what is chosen", () => {
  const options = cuisineOptions(
    [
      { name: "Pizza", count: 4 },
      { name: "Syrian", count: 3 },
    ],
    ["Handi"],
  );
  expect(options[0]).toEqual({ name: "Pakistani", count: 0 });
  expect(options).toContainEqual({ name: "Syrian", count: 3 });
  expect(options).toContainEqual({ name: "Pizza", count: 4 });
  expect(options.at(-1)).toEqual({ name: "Handi", count: 0 });
  expect(cuisineOptions(null, [])[0]).toEqual({ name: "Pakistani", count: null });
});
