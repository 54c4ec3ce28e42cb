import { expect, test } from "vitest";
import type { OpeningHours } from "@domain/restaurants/opening-hours";
import { browsePlaces } from "./browse";
import { listNearestForPickup } from "./evaluate-place";
import type { BrowseContext, BrowseFilters, BrowsePlace } from "./place";

const bristol = { latitude: 41.6718, longitude: -72.9493 };
/** 69.1 miles make a degree of latitude. */
const north = (miles: number) => ({ ...bristol, latitude: bristol.latitude + miles / 69.1 });
/** A Sunday, noon in Connecticut. */
const now = new Date("2026-11-22T17:00:00Z");
const daily = (opensMinute: number, closesMinute: number): OpeningHours => ({
  timeZone: "America/New_York",
  days: Array.from({ length: 7 }, () => ({ isOpen: true, opensMinute, closesMinute })),
});
const day = daily(660, 1320);
const evening = daily(1020, 1320);

const place = (name: string, miles: number | null, change: Partial<BrowsePlace> = {}): BrowsePlace => ({
  id: name,
  name,
  cuisine: "Turkish",
  categories: ["Kebab plates"],
  isShop: false,
  modes: ["delivery", "pickup"],
  area: {
    point: miles === null ? null : north(miles),
    radiusMiles: 5,
    zipCodes: [],
    excludedZipCodes: [],
    tiers: [],
  },
  hours: day,
  fee: { feeCents: 0 },
  preparationMinutes: 20,
  rating: 4.2,
  ratingCount: 20,
  priceLevel: 2,
  soldOutUntil: null,
  diets: [],
  hasDeals: false,
  recentOrders: 0,
  createdAt: new Date("2026-01-01T00:00:00Z"),
  halal: null,
  ...change,
});
const here: BrowseContext = {
  destination: { point: bristol, zipCode: "06010" },
  mode: "delivery",
  withinMiles: 10,
  now,
};
const diets = ["vegetarian", "vegan"];
const browse = (places: BrowsePlace[], situation: Partial<BrowseContext> = {}, choice: BrowseFilters = {}) => {
  const seen = browsePlaces(places, { ...here, ...situation }, choice, diets);
  const names = (list: typeof seen.open) => list.map(({ place: { name } }) => name);
  return {
    ...seen,
    open: names(seen.open),
    closed: names(seen.closed),
    best: names(seen.best),
    newest: names(seen.newest),
  };
};

test("[FIND-2] delivery lists the places that deliver there and offer it", () => {
  const places = [place("near", 2), place("far", 6), place("counter", 1, { modes: ["pickup"] }), place("lost", null)];
  expect(browse(places)).toMatchObject({ inReach: 1, open: ["near"], closed: [] });
});

test.each([
  [5, ["a"]],
  [10, ["a", "b"]],
  [25, ["a", "b", "c"]],
])("[FIND-3] pickup lists what is within %i miles", (withinMiles, expected) => {
  const places = [place("c", 12), place("b", 8), place("a", 3), place("lost", null)];
  expect(browse(places, { mode: "pickup", withinMiles }, { sort: "distance" }).open).toEqual(expected);
});

test("[FIND-3] dine-in lists only places that say they have it", () => {
  const places = [place("table", 3, { modes: ["dine-in"] }), place("kitchen", 1)];
  expect(browse(places, { mode: "dine-in" }).open).toEqual(["table"]);
});

test("[FIND-4] without an address every place is shown, and none has a distance", () => {
  const seen = browsePlaces([place("far", 900), place("lost", null)], { ...here, destination: null }, {}, diets);
  expect([seen.inReach, seen.open.length]).toEqual([2, 2]);
  expect(seen.open.map(({ miles, minutes }) => [miles, minutes])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("[FIND-7, FIND-9] what is sold out stands among the closed ones, is no result of open now, and comes back at its time", () => {
  const soldOut = place("Sold out", 1, { soldOutUntil: now.getTime() + 1 });
  const places = [
    soldOut,
    place("Back again", 1, { soldOutUntil: now.getTime() }),
    place("Never", 1, { soldOutUntil: Number.POSITIVE_INFINITY }),
  ];
  const seen = browse(places);
  expect([seen.open, seen.closed]).toEqual([["Back again"], ["Never", "Sold out"]]);
  expect(seen.facets.openNow).toBe(1);
  expect(browse(places, {}, { openNow: true }).closed).toEqual([]);
});

test("[FIND-7] open places and closed ones are never mixed, however they are sorted", () => {
  const places = [place("asleep", 1, { hours: evening, rating: 5 }), place("awake", 4)];
  for (const sort of ["relevance", "rating", "distance", "time", "fee", "newest"] as const)
    expect(browse(places, {}, { sort })).toMatchObject({ open: ["awake"], closed: ["asleep"] });
});

test("[FIND-7] a pause closes a place, and hours that nobody told do not", () => {
  const paused = { ...day, pausedUntil: new Date("2026-11-22T18:00:00Z") };
  const places = [place("paused", 1, { hours: paused }), place("untold", 1, { hours: null })];
  expect(browse(places)).toMatchObject({ open: ["untold"], closed: ["paused"] });
});

const tiers = [{ upToMiles: 3, feeCents: 599 }];
const sorted = [
  place("a", 1, { rating: 5, ratingCount: 1, preparationMinutes: 60, area: { ...place("", 1).area, tiers } }),
  place("b", 2, { rating: 4.8, ratingCount: 200, fee: { feeCents: 199 }, createdAt: new Date("2026-11-01T00:00:00Z") }),
  place("c", 4, { rating: 4, ratingCount: 300, preparationMinutes: 5 }),
];
test.each([
  ["rating", ["b", "a", "c"]],
  ["distance", ["a", "b", "c"]],
  ["time", ["c", "b", "a"]],
  ["fee", ["c", "b", "a"]],
  ["newest", ["b", "a", "c"]],
] as const)("[FIND-8] sorted by %s", (sort, expected) => {
  expect(browse(sorted, {}, { sort }).open).toEqual(expected);
});

test("[FIND-8] what is not known stands last, and equal places by name", () => {
  const places = [place("z", 1, { fee: null, preparationMinutes: null }), place("y", 1), place("x", 1)];
  expect(browse(places, {}, { sort: "fee" }).open).toEqual(["x", "y", "z"]);
  expect(browse(places, {}, { sort: "time" }).open).toEqual(["x", "y", "z"]);
});

const various = [
  place("grill", 1, { hasDeals: true, rating: 4.6, diets: ["vegetarian"] }),
  place("sweets", 1, { cuisine: "Syrian", categories: ["Desserts"], priceLevel: 1, fee: { feeCents: 299 } }),
  place("garden", 1, { cuisine: "Indian", diets: ["vegetarian", "vegan"], hours: evening }),
  place("shop", 1, { isShop: true, priceLevel: null, cuisine: null, categories: [] }),
];
test.each<[string, BrowseFilters, string[]]>([
  ["open now", { openNow: true }, ["grill", "shop", "sweets"]],
  ["free delivery", { freeDelivery: true }, ["garden", "grill", "shop"]],
  ["4.5 and more", { topRated: true }, ["grill"]],
  ["deals", { deals: true }, ["grill"]],
  ["a price level", { prices: [1] }, ["sweets"]],
  ["any of two price levels", { prices: [1, 2] }, ["garden", "grill", "sweets"]],
  ["all of two diets", { diets: ["vegetarian", "vegan"] }, ["garden"]],
  ["any of two cuisines", { cuisines: ["Syrian", "Indian"] }, ["garden", "sweets"]],
  ["a category of the menu", { cuisines: ["Desserts"] }, ["sweets"]],
  ["shops", { service: "shops" }, ["shop"]],
  ["several at once", { openNow: true, diets: ["vegetarian"] }, ["grill"]],
])("[FIND-9] filter: %s", (_, choice, expected) => {
  const { open, closed } = browse(various, {}, choice);
  expect([...open, ...closed].sort()).toEqual(expected);
});

test("[FIND-9] a count is what choosing the filter beside the others leaves, for every choice of two", () => {
  const choices: BrowseFilters[] = [
    {},
    { openNow: true },
    { freeDelivery: true },
    { topRated: true },
    { deals: true },
    { prices: [2] },
    { diets: ["vegetarian"] },
    { cuisines: ["Turkish"] },
    { service: "shops" },
  ];
  const left = (choice: BrowseFilters) => {
    const { open, closed } = browse(various, {}, choice);
    return open.length + closed.length;
  };
  for (const choice of choices) {
    const { facets } = browse(various, {}, choice);
    expect(facets).toMatchObject({
      openNow: left({ ...choice, openNow: true }),
      freeDelivery: left({ ...choice, freeDelivery: true }),
      topRated: left({ ...choice, topRated: true }),
      deals: left({ ...choice, deals: true }),
      prices: [1, 2, 3, 4].map((level) => ({ name: String(level), count: left({ ...choice, prices: [level] }) })),
      diets: diets.map((name) => ({ name, count: left({ ...choice, diets: [...(choice.diets ?? []), name] }) })),
    });
    for (const { name, count } of facets.cuisines) expect(count).toBe(left({ ...choice, cuisines: [name] }));
  }
});

test("[FIND-9] cuisines are named by what is in reach, and stay with a count of 0", () => {
  expect(browse(various, {}, { prices: [1] }).facets.cuisines).toEqual([
    { name: "Indian", count: 0 },
    { name: "Syrian", count: 1 },
    { name: "Turkish", count: 0 },
  ]);
  expect(browse(various, {}, { service: "shops" }).facets.cuisines).toEqual([]);
});

test("[FIND-7] the carousels: the best of those that are open and rated, and the newest; ten at most", () => {
  const many = Array.from({ length: 12 }, (_, number) => place(`n${number}`, 1, { rating: 3 + number / 10 }));
  const { best, newest } = browse([...many, place("asleep", 1, { hours: evening, rating: 5 })]);
  expect([best.length, best[0], newest.length]).toEqual([10, "n11", 10]);
  expect(browse([place("unrated", 1, { rating: null })]).best).toEqual([]);
});

test.each([
  ["three at most within 60 miles, with how many there are", [50, 20, 59, 30, 70], ["20", "30", "50"], 4],
  ["else the single nearest", [900, 300, 2000], ["300"], 0],
  ["none where nobody knows where they are", [null], [], 0],
])("[FIND-5] the nearest for pickup: %s", (_, miles, expected, total) => {
  const places = miles.map((each) => place(String(each), each));
  const nearest = listNearestForPickup([...places, place("driver", 1, { modes: ["delivery"] })], here);
  expect([nearest.places.map(({ place: { name } }) => name), nearest.total]).toEqual([expected, total]);
});

test("[FIND-19] a host that does not say where places are: all are shown; of those that it does say, those in reach", () => {
  const untold = place("untold", null, { modes: null, hours: null, fee: null, preparationMinutes: null });
  const places = [place("near", 1), place("far", 90), untold];
  for (const mode of ["delivery", "pickup"] as const) {
    const { open } = browse(places, { keepsUnknown: true, mode }, { sort: "distance" });
    expect(open).toEqual(["near", "untold"]);
  }
  expect(browse(places, {}).open).toEqual(["near"]);
});

test("[HALAL-11] halal filters narrow one another and are counted beside what is chosen; without evidence none is offered", () => {
  const certificate = { id: "1", certifier: "A", issuedOn: "2026-01-01", expiresOn: "2026-11-22", checkedAt: null };
  const signed = {
    level: "everything",
    slaughter: "hand",
    alcohol: null,
    signedAt: "2026-11-01T12:00:00Z",
    revokedAt: null,
  } as const;
  const halal = (change: object) => ({
    halal: {
      evidence: { ...signed, reviewedAt: "2026-11-01T12:00:00Z", certificates: [], ...change },
      timeZone: "America/New_York",
    },
  });
  const places = [
    place("certified", 1, halal({ certificates: [certificate] })),
    place("expired", 1, halal({ certificates: [{ ...certificate, expiresOn: "2026-11-21" }] })),
    place("declared", 1, halal({ slaughter: "machine", alcohol: "none" })),
  ];
  const counts = (choice: BrowseFilters) => browse(places, {}, choice).facets.halal?.map(({ count }) => count);
  expect(counts({})).toEqual([1, 1, 1, 2]);
  expect(counts({ halal: ["everything"] })).toEqual([1, 1, 1, 2]);
  expect(counts({ halal: ["certified"] })).toEqual([1, 1, 0, 1]);
  expect(browse(places, {}, { halal: ["certified"] }).open).toEqual(["certified"]);
  expect(browse(places, {}, { halal: ["hand", "no_alcohol"] }).open).toEqual([]);
  expect(browse([place("unknown", 1)]).facets.halal).toBeNull();
});
