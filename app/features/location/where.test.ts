import { expect, test } from "vitest";
import { whereIs } from "./account-location.server";

const nothingKnown = {
  success: true as const,
  coordinates: null,
  country: null,
  city: null,
  zip: null,
  addressId: null,
};
const whereAt = (address: string) => whereIs({ ...nothingKnown, address });

test.each([
  ["48 Prospect St, Bristol, CT 06010", "48 Prospect St", "Bristol", "06010"],
  ["Los Angeles, CA 90012", "Los Angeles", "Los Angeles", "90012"],
  ["90012", "90012", "Los Angeles", "90012"],
  ["Hartford, CT", "Hartford", "Hartford", null],
])("[FIND-2] %s is called %s", async (address, name, city, zipCode) => {
  expect(await whereAt(address)).toMatchObject({ name, city, zipCode, coordinates: { lat: expect.any(Number) } });
});

test("[FIND-4] an address that names no known place has no coordinates", async () => {
  expect(await whereAt("behind the blue door")).toEqual({
    coordinates: null,
    zipCode: null,
    name: "behind the blue door",
    city: null,
  });
});
