import { expect, test } from "vitest";
import { closeness, editDistance, toConsonantSkeleton, listTypoCorrections } from "./closeness";

test.each([
  ["biryani", "biriyani", 1],
  ["hummus", "hummsu", 1],
  ["abc", "abc", 0],
  ["ca", "abc", 3],
  ["kitten", "sitting", 3],
])("[FIND-11] from %s to %s are %i letters", (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});

test("[FIND-11] too many wrong letters are not counted to the end", () => {
  expect(editDistance("shawarma", "lemonade", 2)).toBe(3);
  expect(editDistance("tea", "teatime", 2)).toBe(3);
});

test.each([
  ["biriyani", "biryani"],
  ["kabob", "kebap"],
  ["phalafel", "falafel"],
  ["quzi", "kuzi"],
  ["ayran", "airan"],
])("[FIND-11] %s and %s have one skeleton", (one, other) => {
  expect(toConsonantSkeleton(one)).toBe(toConsonantSkeleton(other));
});

test.each([
  // Short words match closely.
  ["tea", "pea", false],
  ["nan", "naan", false],
  ["mandi", "mendi", true],
  ["lasi", "lassi", true],
  ["kofe", "cofe", false],
  ["soup", "sour", true],
  ["pizza", "pasta", false],
  ["salmn", "salmon", true],
  ["shwarma", "shawarma", true],
  ["chcken", "chicken", true],
  ["xhicken", "chicken", true],
  // The key beside; of longer words than four letters, and nothing else wrong.
  ["oizza", "pizza", true],
  ["aizza", "pizza", false],
  ["oizzs", "pizza", false],
  ["dish", "fish", false],
  ["chocolat", "chocolate", true],
  ["margarrita", "margherita", true],
  ["burger", "butler", true],
  ["burger", "batter", false],
  ["chicken65", "chicken66", false],
])("[FIND-11] %s read as %s: %s", (typed, word, isNear) => {
  expect(closeness(typed, word) !== null).toBe(isNear);
});

test("[FIND-11] slips of the finger are put right", () => {
  expect(listTypoCorrections("gadren")).toContain("garden");
  expect(listTypoCorrections("tea")).toEqual([]);
  expect(listTypoCorrections("chhicken")).toContain("chicken");
});

test("[FIND-11] nearer words cost less, the same nothing", () => {
  expect(closeness("halim", "halim")).toBe(0);
  expect(closeness("choclate", "chocolate") ?? 1).toBeLessThan(closeness("choclite", "chocolate") ?? 0);
});

test("[FIND-13] asked whether that was meant, one letter more may be wrong", () => {
  expect(closeness("brgxr", "burger")).toBeNull();
  expect(closeness("brgxr", "burger", { looser: true })).not.toBeNull();
});
