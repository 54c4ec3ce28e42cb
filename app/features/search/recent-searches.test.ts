import { expect, test } from "vitest";
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from "./recent-searches";

function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
const day = 86_400_000;

test("[FIND-12] the last searches are kept for 30 days, each once, the latest first, ten at most", () => {
  const storage = memory();
  rememberSearch("biryani", storage, 1 * day);
  rememberSearch(" Kebab ", storage, 2 * day);
  rememberSearch("BIRYANI", storage, 3 * day);
  rememberSearch("  ", storage, 3 * day);
  expect(recentSearches(storage, 4 * day)).toEqual(["BIRYANI", "Kebab"]);
  expect(recentSearches(storage, 32.5 * day)).toEqual(["BIRYANI"]);
  for (let number = 0; number < 12; number += 1) rememberSearch(`dish ${number}`, storage, 5 * day + number);
  expect(recentSearches(storage, 6 * day)).toHaveLength(10);
  expect(recentSearches(storage, 6 * day)[0]).toBe("dish 11");
});

test("[FIND-12] one of them can be forgotten, or all", () => {
  const storage = memory();
  rememberSearch("biryani", storage, day);
  rememberSearch("kebab", storage, 2 * day);
  forgetSearch("kebab", storage, 3 * day);
  expect(recentSearches(storage, 3 * day)).toEqual(["biryani"]);
  forgetSearches(storage);
  expect(recentSearches(storage, 3 * day)).toEqual([]);
});

test("[FIND-12] a browser that keeps nothing, or nonsense, has no last searches", () => {
  const full: Storage = {
    ...memory(),
    setItem: () => {
      throw new Error("Quota exceeded");
    },
  };
  expect(() => rememberSearch("biryani", full)).not.toThrow();
  const odd = memory();
  for (const text of ["{", "5", '[{"text":1}]', "null"]) {
    odd.setItem("recentSearches", text);
    expect(recentSearches(odd)).toEqual([]);
  }
});
