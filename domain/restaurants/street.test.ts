import { expect, test } from "vitest";
import { isAtStreet } from "./street";

test.each([
  ["48 Prospect St", true],
  ["48 prospect st.", true],
  ["48 Prospect St, Apt 3", true],
  ["48 Prospect St #4", true],
  ["48 Prospect St Suite B", true],
  ["50 Prospect St", false],
  ["48 Prospect Street", false],
  ["48 Prospect St N", false],
  ["148 Prospect St", false],
  ["", false],
])("[FIND-1] whether %j is at 48 Prospect St: %s", (entered, isThere) => {
  expect(isAtStreet(entered, "48 Prospect St")).toBe(isThere);
});

test("[FIND-1] nothing is at a street without a name", () => {
  expect(isAtStreet("48 Prospect St", " ")).toBe(false);
});
