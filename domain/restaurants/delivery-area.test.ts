import { expect, test } from "vitest";
import { deliversTo, type DeliveryArea, findAreaWarning } from "./delivery-area";

const bristol = { latitude: 41.6718, longitude: -72.9493 };
/** 69.1 miles make a degree of latitude. */
const north = (miles: number) => ({ ...bristol, latitude: bristol.latitude + miles / 69.1 });
const area: DeliveryArea = { point: bristol, radiusMiles: null, zipCodes: [], excludedZipCodes: [], tiers: [] };
const tiers = [
  { upToMiles: 3, feeCents: 199 },
  { upToMiles: 8, feeCents: 499 },
];

test.each<[string, Partial<DeliveryArea>, number, string | null, boolean]>([
  ["as far as anybody", {}, 29, null, true],
  ["no farther", {}, 31, null, false],
  ["as far as its last fee", { tiers }, 7.9, null, true],
  ["no farther than its last fee", { tiers }, 8.2, null, false],
  ["within its radius, whatever its fees say", { tiers, radiusMiles: 12 }, 11, null, true],
  ["not beyond its radius, whatever its fees say", { tiers, radiusMiles: 2 }, 2.5, null, false],
  ["to its ZIP codes", { zipCodes: ["06010"] }, 40, "06010", true],
  ["to its ZIP codes alone", { zipCodes: ["06010"] }, 1, "06011", false],
  ["to its ZIP codes beside its radius", { zipCodes: ["06010"], radiusMiles: 2 }, 1, "06011", true],
  ["to no excluded ZIP code", { excludedZipCodes: ["06010"] }, 1, "06010", false],
  ["to none that is both named and excluded", { zipCodes: ["06010"], excludedZipCodes: ["06010"] }, 1, "06010", false],
  ["nowhere when nobody knows where it is", { point: null }, 0, "06010", false],
  ["to its ZIP codes when nobody knows where it is", { point: null, zipCodes: ["06010"] }, 0, "06010", true],
])("[FIND-1] a place delivers %s", (_, change, miles, zipCode, expected) => {
  expect(deliversTo({ ...area, ...change }, { point: north(miles), zipCode })).toBe(expected);
});

test("[FIND-1] nobody delivers to an unknown point but to a ZIP code that is named", () => {
  expect(deliversTo(area, { point: null, zipCode: "06010" })).toBe(false);
  expect(deliversTo({ ...area, zipCodes: ["06010"] }, { point: null, zipCode: "06010" })).toBe(true);
});

test.each<[Partial<DeliveryArea>, RegExp | null]>([
  [{}, null],
  [{ tiers }, null],
  [{ radiusMiles: 5 }, null],
  [{ tiers, radiusMiles: 8 }, null],
  [{ tiers, radiusMiles: 12 }, /deliver up to 12\. Beyond 8 miles the last fee counts/],
  [{ tiers, radiusMiles: 5 }, /deliver up to 5 only/],
  [{ tiers, zipCodes: ["06010"] }, /ZIP codes alone/],
])("[FIND-15] an owner is told where fees and area disagree: %j", (change, expected) => {
  const warning = findAreaWarning({ ...area, ...change });
  if (expected) expect(warning).toMatch(expected);
  else expect(warning).toBeNull();
});
