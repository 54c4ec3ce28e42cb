import { expect, test } from "vitest";
import { generateRestaurants } from "./generate";
import { restaurants } from "./index";

test("[DATA-7] generated places are the same on every run, distinct and ready to be listed", () => {
  const made = generateRestaurants(1000, restaurants);
  expect(made).toEqual(generateRestaurants(1000, restaurants));
  expect(made).toHaveLength(1000);
  for (const key of ["slug", "name", "email"] as const)
    expect(new Set(made.map((place) => place[key])).size).toBe(1000);
  for (const place of made) {
    expect(place.status).toBe("approved");
    expect(place.items.length).toBeGreaterThanOrEqual(12);
    expect(Math.abs(place.latitude - 41.6718)).toBeLessThan(0.06);
    expect(place.ratings.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
  }
});

test("[DATA-7] a longer list of generated places begins with the shorter one", () => {
  expect(generateRestaurants(40, restaurants).slice(0, 10)).toEqual(generateRestaurants(10, restaurants));
});
