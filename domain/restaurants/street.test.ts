import { expect, test } from "vitest";
import { isAtStreet } from "./street";

test.each([
  ["48 Prospect St", true],
  ["48 prospect st.", true],
  ["48 Prospect St, Apt 3", true],
  ["48 Prospect St #4", true],
  ["48 Prospect St 4B", true],
  ["48 Prospect St Suite B", true],
  ["48 Prospect St, 2nd floor, left", true],
  ["50 Prospect St", false],
  ["48 Prospect Street", false],
  ["48 Prospect St N", false],
  ["148 Prospect St", false],
  ["48", false],
  ["", false],
])("[FIND-1] whether %j is at 48 Prospect St: %s", (entered, isThere) => {
  expect(isAtStreet(entered, "48 Prospect St")).toBe(isThere);
  expect(isAtStreet("48 Prospect St", entered), "the other way round").toBe(isThere);
});

test("[FIND-1] another unit, or none any more, is at the same street", () => {
  expect(isAtStreet("48 Prospect St, Apt 4", "48 Prospect St, Apt 3")).toBe(true);
  expect(isAtStreet("48 Prospect St", "48 Prospect St, Apt 3")).toBe(true);
});

test("[FIND-1] the number of a road is no unit", () => {
  expect(isAtStreet("12 State Route 10", "12 State Route")).toBe(false);
  expect(isAtStreet("12 State Route 10", "12 State Route 11")).toBe(false);
  expect(isAtStreet("12 State Route 10, Unit 2", "12 State Route 10")).toBe(true);
  expect(isAtStreet("500 Avenue 64", "500 Avenue 57")).toBe(false);
  expect(isAtStreet("1234 FM 1960", "1234 FM 2920")).toBe(false);
  expect(isAtStreet("800 Loop 410", "800 Loop 1604")).toBe(false);
  expect(isAtStreet("12 Floor Ave", "12 Suite Ave")).toBe(false);
});

test.each([
  ["48 Elm Ave 4B", "48 Elm Ave"],
  ["48 Elm Ave 4", "48 Elm Ave"],
  ["48 Elm Avenue N 4", "48 Elm Avenue N"],
  ["48 Old Mill Rd 4", "48 Old Mill Rd"],
  ["48 Old Mill Road, 4b", "48 Old Mill Road 12C"],
  ["48 Broadway 4B", "48 Broadway"],
  ["12 County Road 12 4B", "12 County Road 12"],
  ["12 Hwy 7 4B", "12 Hwy 7"],
])("[FIND-1] %j is at %j: a number behind a named road is a unit", (entered, street) => {
  expect(isAtStreet(entered, street)).toBe(true);
  expect(isAtStreet(street, entered), "the other way round").toBe(true);
});

test.each([
  ["500 Avenue 64", "500 Avenue"],
  ["500 W Avenue 64", "500 W Avenue 57"],
  ["500 Avenue 64B", "500 Avenue 57B"],
  ["12 County Road 12", "12 County Road 13"],
  ["12 N County Rd 12", "12 N County Rd"],
  ["12 State Rd 7", "12 State Rd 9"],
  ["12 Ranch Road 620", "12 Ranch Road 12"],
  ["12 Ranch Road 620B", "12 Ranch Road 12B"],
  ["12 Hwy 7", "12 Hwy 9"],
])("[FIND-1] %j is not at %j: a number behind a road without a name is its number", (entered, street) => {
  expect(isAtStreet(entered, street)).toBe(false);
});

test("[FIND-1] nothing is at a street without a name", () => {
  expect(isAtStreet("48 Prospect St", " ")).toBe(false);
});
