import { expect, test } from "vitest";
import { type ItemMarks, itemFacts, itemHalalOf, itemWords, marksOf, passesAsHalal } from "./items";
import type { ToldHalal } from "./status";

const place = (change: Partial<ToldHalal> = {}): ToldHalal => ({
  state: "certified",
  level: "options",
  slaughter: "hand",
  alcohol: "served",
  certifier: "Crescent Assurance (demo)",
  expiresOn: "2027-01-11",
  ...change,
});
const marks = (change: Partial<ItemMarks> = {}): ItemMarks => ({ ...marksOf({}), ...change });

test.each([
  ["options", "certified", {}, "unstated"],
  ["options", "certified", { halal: "yes" }, "certified"],
  ["options", "declared", { halal: "yes" }, "declared"],
  ["options", "expired", { halal: "yes" }, "expired"],
  ["options", "unstated", { halal: "yes" }, "unstated"],
  ["options", "certified", { halal: "no" }, "not_halal"],
  ["options", "certified", { halal: "yes", contains: ["alcohol"] }, "not_halal"],
  ["options", "certified", { halal: "yes", contains: ["gelatine", "rennet"] }, "certified"],
  ["everything", "certified", {}, "certified"],
  ["everything", "certified", { halal: "no" }, "not_halal"],
  ["everything", "expired", { halal: "yes" }, "expired"],
  ["vegetarian_seafood", "certified", { meat: "seafood" }, "certified"],
  ["vegetarian_seafood", "certified", { meat: "lamb", halal: "yes" }, "unstated"],
  [null, "unstated", { halal: "yes" }, "unstated"],
] as const)(
  "[HALAL-6] a dish of a place of level %s that is %s, marked %o, is %s",
  (level, state, marked, expected) => {
    const own = marks(marksOf(marked));
    expect(itemHalalOf(place({ level, state }), own).state).toBe(expected);
    expect(passesAsHalal(place({ level, state }), own)).toBe(expected === "certified" || expected === "declared");
  },
);

test("[HALAL-6] nothing is known of a place: nothing is said of its dishes, but that they are not halal", () => {
  expect(itemHalalOf(null, marks({ halal: "yes", meat: "lamb", slaughter: "place" }))).toEqual({
    state: "unstated",
    slaughter: null,
  });
  expect(itemWords(null, marks({ halal: "no" }))).toEqual(["Not halal"]);
});

test("[HALAL-6] slaughter is the place's where the dish says so, its own else, and nothing without meat", () => {
  const of = (change: Partial<ItemMarks>, at = place({ level: "everything" })) =>
    itemHalalOf(at, marks(change)).slaughter;
  expect(of({ meat: "lamb", slaughter: "place" })).toBe("hand");
  expect(of({ meat: "chicken", slaughter: "machine" })).toBe("machine");
  expect(of({ meat: "chicken" })).toBeNull();
  expect(of({ meat: "none", slaughter: "hand" })).toBeNull();
  expect(of({ meat: "lamb", slaughter: "place" }, place({ slaughter: "both" }))).toBeNull();
});

test("[HALAL-6] the words: which it is, in brief on the menu, in full in the dialog", () => {
  const lamb = marks({ halal: "yes", meat: "lamb", slaughter: "place", contains: ["rennet"] });
  expect(itemWords(place(), lamb)).toEqual(["Halal", "Hand-slaughtered", "Contains rennet"]);
  expect(itemWords(place({ state: "declared" }), lamb)).toEqual(["Halal by the owner’s statement", "Contains rennet"]);
  expect(itemWords(place({ level: "everything" }), marks())).toEqual([]);
  expect(itemWords(place(), marks())).toEqual(["Not stated whether halal"]);
  expect(itemFacts(place(), lamb)).toEqual(["Halal", "Meat: lamb", "Slaughtered by hand", "Contains rennet"]);
  expect(itemFacts(place({ state: "expired" }), lamb)).toEqual([
    "Halal by a certificate that has expired",
    "Meat: lamb",
    "Slaughtered by hand, by the owner’s statement",
    "Contains rennet",
  ]);
});

test("[HALAL-6] a mark that nobody knows is no mark", () => {
  expect(marksOf({ halal: "certified", meat: "pork", slaughter: 7, contains: ["bones", "gelatine"] })).toEqual({
    halal: null,
    meat: null,
    slaughter: null,
    contains: ["gelatine"],
  });
});
