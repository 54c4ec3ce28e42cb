import { expect, test } from "vitest";
import { findTown, townSlug } from "./towns.server";

test.each([
  ["ct", "bristol", "Bristol, CT"],
  ["CA", "los-angeles", "Los Angeles, CA"],
  ["mn", "saint-paul", "Saint Paul, MN"],
  ["id", "coeur-d-alene", "Coeur d'Alene, ID"],
])("[FIND-17] /halal-food/%s/%s is %s", async (state, slug, expected) => {
  const town = await findTown(state, slug);
  expect(`${town?.name}, ${town?.state}`).toBe(expected);
  expect(townSlug(town?.name ?? "")).toBe(slug);
});

test.each([
  ["ct", "nowhere-at-all"],
  ["zz", "bristol"],
  ["ct", ""],
  ["ct", "%00"],
  ["ct", "a".repeat(200)],
])("[FIND-17] there is no town at /halal-food/%s/%s", async (state, slug) => {
  expect(await findTown(state, slug)).toBeNull();
});
