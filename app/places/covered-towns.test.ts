import { expect, test } from "vitest";
import { listCoveredTowns } from "./towns.server";

const area = {
  point: { latitude: 41.6718, longitude: -72.9493 },
  radiusMiles: 4,
  zipCodes: [],
  excludedZipCodes: [],
  tiers: [],
};

test("[FIND-15] an owner sees which towns a radius and ZIP codes cover, and which are left out", async () => {
  const near = await listCoveredTowns(area);
  expect(near).toContain("Bristol, CT");
  expect(near).not.toContain("Hartford, CT");
  expect(await listCoveredTowns({ ...area, zipCodes: ["06103"] })).toContain("Hartford, CT");
  expect(await listCoveredTowns({ ...area, excludedZipCodes: ["06010", "06011"] })).not.toContain("Bristol, CT");
  expect(await listCoveredTowns({ ...area, point: null, zipCodes: ["90012"] })).toEqual(["Los Angeles, CA"]);
});
