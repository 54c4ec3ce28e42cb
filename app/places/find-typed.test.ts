import { expect, test } from "vitest";
import { findTyped } from "./find-typed.server";

const losAngeles = { lat: 34.05, lng: -118.24 };
const providence = { lat: 41.82, lng: -71.41 };

test.each([
  ["48 prospect st bristol ct", null, "48 prospect st, Bristol, CT 06010"],
  ["Bristol", null, "Bristol, CT"],
  ["bristol connecticut", null, "Bristol, CT"],
  ["Bristol, Connecticut", losAngeles, "Bristol, CT"],
  ["bristol ct.", null, "Bristol, CT"],
  ["100 Broad St, Hartford", null, "100 Broad St, Hartford, CT"],
  ["Bristol", providence, "Bristol, RI"],
  ["Winston-Sal", null, "Winston-Salem, NC"],
  ["06010", losAngeles, "Bristol, CT 06010"],
])("[LAND-9] %s, submitted at %o, is %s", async (text, near, expected) => {
  expect((await findTyped(text, near)).suggestion?.text).toBe(expected);
});

test.each([
  ["Brooklyn", null, "Brooklyn, NY"],
  ["Bristol", losAngeles, "Bristol, CT"],
  ["8 Elm St Bristol CT 06001", null, "8 Elm St, Avon, CT 06001"],
  ["Bristl", null, "Bristol, CT"],
  ["hartf", null, "Hartford, CT"],
  ["Queens", null, "Flushing, NY"],
])("[LAND-9] %s, submitted at %o, may be several places", async (text, near, expected) => {
  const { suggestion, choices } = await findTyped(text, near);
  expect(suggestion).toBeNull();
  expect(choices.length).toBeGreaterThan(1);
  expect(choices.map((choice) => choice.text)).toContain(expected);
});

test.each(["behind the blue door", "12345 Main St", "San Juan, PR", "x".repeat(5_000)])(
  "[LAND-9] %.30s is no place",
  async (text) => {
    expect(await findTyped(text, null)).toEqual({ suggestion: null, choices: [] });
  },
);
