import { expect, test } from "vitest";
import { findSearchedAddress, locateTypedAddress } from "./typed-address.server";

const near = (lat: number, lng: number) => ({ lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) });

test.each([
  ["48 Prospect St, Bristol, CT 06010", near(41.68, -72.93)],
  ["06010", near(41.68, -72.93)],
  ["12345 Long Road, Bristol, CT 06010-1234", near(41.68, -72.93)],
  ["12345 Long Road, Bristol, CT", near(41.68, -72.93)],
  ["06010 Bristol, CT", near(41.68, -72.93)],
  ["Bristol, CT 90210", near(34.09, -118.41)],
  ["Bristol, CT", near(41.68, -72.93)],
  ["48 Prospect St, Bristol CT", near(41.68, -72.93)],
  ["Hartford, ct, USA", near(41.76, -72.68)],
  ["bristol connecticut", near(41.68, -72.93)],
  ["48 prospect st bristol ct.", near(41.68, -72.93)],
  ["behind the blue door, 06010, third floor", near(41.68, -72.93)],
])("[HOME-27] a typed address is located by its ZIP code or city: %s", async (text, place) => {
  expect(await locateTypedAddress(text)).toEqual(place);
});

test.each([
  "",
  "behind the blue door",
  "99999",
  "Nowhereville, ZZ",
  "12345 Main St",
  "Bristol",
  "<script>",
  "a".repeat(10_000),
])("[HOME-27] what names no known place has no coordinates: %.40s", async (text) => {
  expect(await locateTypedAddress(text)).toBeNull();
});

test.each([
  ["06010", "06010"],
  ["Hartford, CT", "Hartford, CT"],
  ["hartford connecticut", "Hartford, CT"],
  ["Bristol", "Bristol, CT"],
  ["bristol ct 06010", "06010"],
])("[FIND-13] a search for a place is an address, of the visitor's state in doubt: %s", async (text, address) => {
  expect(await findSearchedAddress(text, "CT")).toBe(address);
});

test.each(["kebab", "99999", "12 Main St, Bristol, CT", "unicorn", "dumplings bristol ct", "🍕", "   ", "b"])(
  "[FIND-13] a search for anything else is none: %s",
  async (text) => {
    expect(await findSearchedAddress(text, "CT")).toBeNull();
  },
);

test("[FIND-13] a town of several states is none as long as nobody knows in which the visitor is", async () => {
  expect(await findSearchedAddress("Bristol", null)).toBeNull();
});
