import { expect, test } from "vitest";
import { findOwnTown, findTown, listNeighbours, townAddress, townSlug } from "./towns.server";
import { findTypedArea, locateTypedAddress } from "./typed-address.server";

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
  ["ct", "bristol"],
  ["ny", "new-york"],
  ["ca", "los-angeles"],
  ["tx", "houston"],
  ["mi", "dearborn"],
])("[FIND-1, FIND-17] the list for the address of /halal-food/%s/%s is what its page lists", async (state, slug) => {
  const town = await findTown(state, slug);
  if (!town) throw new Error("There is no such town");
  expect(await locateTypedAddress(townAddress(town))).toEqual(town.point);
  expect((await findTypedArea(townAddress(town))).zip).toBe(town.zip);
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

test("[FIND-17] towns around a town, the nearest first, without itself", async () => {
  const bristol = await findTown("ct", "bristol");
  if (!bristol) throw new Error("There is no such town");
  const names = (await listNeighbours(bristol)).map(({ name }) => name);
  expect(names).toContain("Terryville");
  expect(names).not.toContain("Bristol");
  expect(names.indexOf("Plainville")).toBeLessThan(names.indexOf("Hartford"));
});

test("[FIND-17] a place's own town is linked only if the place delivers to its center", async () => {
  const middle = { latitude: 41.6823, longitude: -72.9302 };
  const area = { point: middle, radiusMiles: 2, zipCodes: [], excludedZipCodes: [], tiers: [] };
  const place = { city: "bristol", zipCode: "06010-1234", area };
  expect(await findOwnTown(place)).toMatchObject({ name: "Bristol", state: "CT" });
  expect(await findOwnTown({ ...place, city: "Forestville Heights" })).toBeNull();
  const excluded = ["06010", "06011"];
  expect(await findOwnTown({ ...place, area: { ...area, excludedZipCodes: excluded } })).toBeNull();
  const away = { latitude: 41.9, longitude: -72.9302 };
  expect(await findOwnTown({ ...place, area: { ...area, point: away } })).toBeNull();
});
