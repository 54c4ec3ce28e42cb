import { expect, test } from "vitest";
import { readCookies } from "~/session/cookies/cookies.server";
import { keepLocation } from "~/session/cookies/preferences.server";
import { whereOf } from "./where.server";

const nothingKnown = { coordinates: null, country: null, city: null };

async function whereAt(address: string, known: Partial<typeof nothingKnown> = {}) {
  const cookies = readCookies(null, false);
  keepLocation(cookies, { ...nothingKnown, ...known, address });
  return whereOf({ cookies });
}

test.each([
  ["48 Prospect St, Bristol, CT 06010", "48 Prospect St", "Bristol", "06010"],
  ["Los Angeles, CA 90012", "Los Angeles", "Los Angeles", "90012"],
  ["90012", "90012", "Los Angeles", "90012"],
  ["Hartford, CT", "Hartford", "Hartford", null],
])("[FIND-2] %s is called %s", async (address, name, city, zipCode) => {
  expect(await whereAt(address)).toMatchObject({ name, city, zipCode, coordinates: { lat: expect.any(Number) } });
});

test("[FIND-4] without an address there is no place, and one that names no known place has no coordinates", async () => {
  expect(await whereOf({ cookies: readCookies(null, false) })).toBeNull();
  expect(await whereAt("behind the blue door")).toEqual({
    coordinates: null,
    zipCode: null,
    name: "behind the blue door",
    city: null,
  });
});
