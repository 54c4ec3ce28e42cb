import { expect, test } from "vitest";
import { locateTypedAddress } from "./typed-address.server";

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
