import { expect, test } from "vitest";
import {
  addonHalalWords,
  findItemMark,
  getItemHalal,
  itemHalalFacts,
  itemHalalLabelsFor,
  type ItemMarks,
  parseItemMarks,
  passesHalalFilters,
} from "./items";
import type { HalalState, HalalSummary } from "./status";

const place = (change: Partial<HalalSummary> = {}): HalalSummary => ({
  state: "certified",
  level: "options",
  slaughter: "hand",
  alcohol: "served",
  certifier: "Crescent Assurance (demo)",
  expiresOn: "2027-01-11",
  ...change,
});
const marks = (change: Partial<ItemMarks> = {}): ItemMarks => ({ ...parseItemMarks({}), ...change });

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
  ["everything", "certified", { halal: "uncovered" }, "declared"],
  ["options", "certified", { halal: "uncovered" }, "declared"],
  ["everything", "declared", { halal: "uncovered" }, "declared"],
  ["everything", "expired", { halal: "uncovered" }, "expired"],
  ["everything", "unstated", { halal: "uncovered" }, "unstated"],
  ["vegetarian_seafood", "certified", { halal: "uncovered", meat: "lamb" }, "unstated"],
  ["everything", "certified", { halal: "uncovered", contains: ["alcohol"] }, "not_halal"],
] as const)(
  "[HALAL-6] a dish of a place of level %s that is %s, marked %o, is %s",
  (level, state, marked, expected) => {
    const own = marks(parseItemMarks(marked));
    expect(getItemHalal(place({ level, state }), own).state).toBe(expected);
    expect(passesHalalFilters(place({ level, state }), own, [])).toBe(
      expected === "certified" || expected === "declared",
    );
  },
);

test("[HALAL-6] nothing is known of a place: nothing is said of its dishes, but that they are not halal", () => {
  expect(getItemHalal(null, marks({ halal: "yes", meat: "lamb", slaughter: "place" }))).toEqual({
    state: "unstated",
    slaughter: null,
  });
  expect(itemHalalLabelsFor(null, marks({ halal: "no" }))).toEqual(["Not halal"]);
});

test("[HALAL-6] slaughter is the place's where the dish says so, its own else, and nothing without meat", () => {
  const of = (change: Partial<ItemMarks>, at = place({ level: "everything" })) =>
    getItemHalal(at, marks(change)).slaughter;
  expect(of({ meat: "lamb", slaughter: "place" })).toBe("hand");
  expect(of({ meat: "chicken", slaughter: "machine" })).toBe("machine");
  expect(of({ meat: "chicken" })).toBeNull();
  expect(of({ meat: "none", slaughter: "hand" })).toBeNull();
  expect(of({ meat: "lamb", slaughter: "place" }, place({ slaughter: "both" }))).toBeNull();
});

test.each([
  ["its own mark", { meat: "chicken", slaughter: "machine" }, false],
  ["its own mark, the meat not stated", { slaughter: "machine" }, false],
  ["a mark without a meaning, as there is no meat", { meat: "none", slaughter: "machine" }, true],
  ["as the place", { meat: "lamb", slaughter: "place" }, true],
  ["not stated, so what the place states for all", { meat: "lamb" }, true],
] as const)("[HALAL-6, HALAL-11] slaughtered by hand is asked for: %s", (_, change, passes) => {
  const at = place({ level: "everything" });
  const own = marks(change);
  expect(passesHalalFilters(at, own, ["hand"])).toBe(passes);
  expect(passesHalalFilters(at, own, ["certified", "everything"])).toBe(true);
});

test("[HALAL-6] the words: which it is, in brief on the menu, in full in the dialog", () => {
  const lamb = marks({ halal: "yes", meat: "lamb", slaughter: "place", contains: ["rennet"] });
  expect(itemHalalLabelsFor(place(), lamb)).toEqual(["Halal", "Hand-slaughtered", "Contains rennet"]);
  expect(itemHalalLabelsFor(place({ state: "declared" }), lamb)).toEqual([
    "Halal by the owner’s statement",
    "Contains rennet",
  ]);
  expect(itemHalalLabelsFor(place({ level: "everything" }), marks())).toEqual([]);
  expect(itemHalalLabelsFor(place(), marks())).toEqual(["Not stated whether halal"]);
  expect(itemHalalFacts(place(), lamb)).toEqual(["Halal", "Meat: lamb", "Slaughtered by hand", "Contains rennet"]);
  expect(itemHalalFacts(place({ state: "expired" }), lamb)).toEqual([
    "Halal by a certificate that has expired",
    "Meat: lamb",
    "Slaughtered by hand, by the owner’s statement",
    "Contains rennet",
  ]);
});

test("[HALAL-6] a dish's own mark of slaughter by hand has no seal where the place does not state it of all its meat", () => {
  const own = marks({ halal: "yes", meat: "lamb", slaughter: "hand" });
  for (const slaughter of ["machine", "both", null] as const) {
    expect(itemHalalLabelsFor(place({ slaughter }), own)).toEqual(["Halal"]);
    expect(itemHalalFacts(place({ slaughter }), own)[2]).toBe("Slaughtered by hand, by the owner’s statement");
  }
  const machine = marks({ ...own, slaughter: "machine" });
  expect(itemHalalFacts(place(), machine)[2]).toBe("Slaughtered by machine");
});

test("[HALAL-6] what no certificate covered is not called halal by one that has expired", () => {
  const bought = marks({ halal: "uncovered", meat: "none" });
  expect(itemHalalLabelsFor(place({ state: "expired" }), bought)).toEqual(["Halal by the owner’s statement"]);
  expect(itemHalalFacts(place({ state: "expired" }), bought)).toEqual(["Halal by the owner’s statement", "No meat"]);
  expect(passesHalalFilters(place({ state: "expired" }), bought, []), "it passes nothing more for it").toBe(false);
});

test("[HALAL-6] a mark that nobody knows is no mark", () => {
  expect(parseItemMarks({ halal: "certified", meat: "pork", slaughter: 7, contains: ["bones", "gelatine"] })).toEqual({
    halal: null,
    meat: null,
    slaughter: null,
    contains: ["gelatine"],
  });
});

test("[HALAL-6] where only some dishes are halal, a dish that is called so says that nothing is known of its add-ons", () => {
  const words = ["Add-ons: not stated whether halal"];
  for (const state of ["certified", "declared", "expired"] as const)
    expect(addonHalalWords(place({ state }), marks({ halal: "yes" })), state).toEqual(words);
  expect(addonHalalWords(place({ level: "everything" }), marks({ halal: "yes" })), "add-ons are part of it").toEqual(
    [],
  );
  expect(addonHalalWords(place(), marks({ halal: "no" })), "it is not called halal").toEqual([]);
  expect(addonHalalWords(place({ state: "revoked" }), marks({ halal: "yes" }))).toEqual([]);
  expect(addonHalalWords(null, marks({ halal: "yes" })), "nothing is known here").toEqual([]);
});

test("[HALAL-6] what the certificate leaves out says so, is no more than the owner's word, and passes no filter of certified food", () => {
  const bought = marks({ halal: "uncovered", meat: "none", contains: ["rennet"] });
  const all = place({ level: "everything" });
  expect(itemHalalLabelsFor(all, bought)).toEqual(["Not on the certificate", "Contains rennet"]);
  expect(itemHalalFacts(all, bought)).toEqual([
    "Halal by the owner’s statement",
    "No meat",
    "Not on the certificate",
    "Contains rennet",
  ]);
  expect(itemHalalLabelsFor(place({ level: "everything", state: "declared" }), bought)).toEqual(["Contains rennet"]);
  expect(passesHalalFilters(all, bought, ["certified"])).toBe(false);
  expect(passesHalalFilters(all, bought, ["everything"])).toBe(true);
  expect(passesHalalFilters(all, marks(), ["certified"])).toBe(true);
  const marksOf = (name: string | null, state: HalalState = "certified") => findItemMark(name, place({ state }));
  expect([marksOf("uncovered"), marksOf("rennet")].map((mark) => mark?.isOn(bought))).toEqual([true, true]);
  expect([marksOf("gelatine")?.isOn(bought), marksOf("yes"), marksOf(null)]).toEqual([false, null, null]);
  for (const state of ["declared", "expired", "revoked", "unstated"] as const)
    expect(marksOf("uncovered", state), `${state}: there is no certificate to be outside of`).toBeNull();
  expect(findItemMark("uncovered", null)).toBeNull();
});

test("[HALAL-6] a menu of one mark hides what is not halal too, unless alcohol is what is looked for", () => {
  const wine = marks({ halal: "uncovered", contains: ["alcohol", "rennet"] });
  const isShown = (mark: string) => findItemMark(mark, place())?.isOn(wine);
  expect(["uncovered", "rennet", "alcohol"].map(isShown)).toEqual([false, false, true]);
  expect(findItemMark("rennet", place())?.isOn(marks({ halal: "no", contains: ["rennet"] }))).toBe(false);
});
