import { expect, test } from "vitest";
import { findTown } from "~/places/towns.server";
import { readCookies } from "~/session/cookies/cookies.server";
import { readNewAddress, resolveVisitorLocation } from "./account-location.server";

const nothingKnown = {
  success: true as const,
  coordinates: null,
  country: null,
  city: null,
  zip: null,
  street: null,
  placeId: null,
  addressId: null,
};
const whereAt = (address: string) => resolveVisitorLocation({ ...nothingKnown, address }, "delivery");

test.each([
  ["48 Prospect St, Bristol, CT 06010", "48 Prospect St", "Bristol", "06010"],
  ["Los Angeles, CA 90012", "Los Angeles", "Los Angeles", "90012"],
  ["90012", "90012", "Los Angeles", "90012"],
  ["Hartford, CT", "Hartford", "Hartford", null],
])("[FIND-2] %s is called %s", async (address, name, city, namedZipCode) => {
  expect(await whereAt(address)).toMatchObject({ name, city, namedZipCode, coordinates: { lat: expect.any(Number) } });
});

test("[FIND-1, FIND-17] a town is its center with that ZIP code, as on its own page; a chosen street has only the ZIP code it says", async () => {
  const town = await findTown("ct", "hartford");
  const { zip, point } = town ?? {};
  expect(zip).toMatch(/^061/);
  expect(await whereAt("Hartford, CT")).toMatchObject({ zipCode: zip, namedZipCode: null, coordinates: point });
  expect(await whereAt("12 Main St, Hartford, CT")).toMatchObject({ zipCode: zip, namedZipCode: null });
  const street = { ...nothingKnown, address: "12 Main St, Hartford, CT", street: "12 Main St", coordinates: position };
  expect(await resolveVisitorLocation(street, "delivery")).toMatchObject({ zipCode: null, coordinates: position });
});

test("[FIND-4] an address that names no known place has no coordinates", async () => {
  expect(await whereAt("behind the blue door")).toEqual({
    coordinates: null,
    zipCode: null,
    namedZipCode: null,
    name: "behind the blue door",
    city: null,
  });
});

const bristol = { address: "Bristol, CT 06010", city: "Bristol", zip: "06010" };
const position = { lat: 41.7, lng: -72.9 };
const zipMiddle = await whereAt("06010");

test("[FIND-1] a position without an address is the centre of its ZIP code for deliveries, as an address entered there will be", async () => {
  const here = { ...nothingKnown, ...bristol, coordinates: position };
  expect((await resolveVisitorLocation(here, "delivery")).coordinates).toEqual(zipMiddle.coordinates);
  expect((await resolveVisitorLocation(here, "pickup")).coordinates).toEqual(position);
  const abroad = { ...nothingKnown, address: "Your location", coordinates: { lat: 25.2, lng: 55.3 } };
  expect((await resolveVisitorLocation(abroad, "delivery")).coordinates).toEqual(abroad.coordinates);
});

test("[FIND-1] an address that was chosen, and one of the book, are where they are in any mode", async () => {
  const there = { ...nothingKnown, ...bristol, street: "48 Prospect St", coordinates: position };
  expect((await resolveVisitorLocation(there, "delivery")).coordinates).toEqual(position);
  expect((await resolveVisitorLocation({ ...there, addressId: "a" }, "delivery")).coordinates).toEqual(position);
});

/** Cookies that hold a location. */
const cookiesWith = (location: object) => ({
  cookies: readCookies(`userAddress=${encodeURIComponent(JSON.stringify({ ...nothingKnown, ...location }))}`, false),
});

test("[FIND-1] the address that was browsed for is a new address's first, with the suggestion it was chosen from", async () => {
  const chosen = { ...bristol, street: "48 Prospect St", placeId: "google:x", coordinates: position };
  expect(await readNewAddress(cookiesWith(chosen))).toEqual({
    address: "48 Prospect St",
    city: "Bristol",
    zipcode: "06010",
    placeId: "google:x",
  });
  expect(await readNewAddress(cookiesWith({ address: "12 Main St, Bristol, CT 06010" }))).toMatchObject({
    address: "12 Main St",
    city: "Bristol",
    zipcode: "06010",
    placeId: null,
  });
  for (const other of [{ ...chosen, addressId: "a" }, bristol, { address: "06010" }, { address: "Your location" }]) {
    expect(await readNewAddress(cookiesWith(other))).toBeNull();
  }
});
