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
  ["12 Co Rd 12, Apt 3", "12 Co Rd 12"],
  ["12 State St 4B", "12 State St"],
  ["12 North St 4", "12 North St"],
  ["12 Main Lane 4", "12 Main Lane"],
  ["12 E Main St Rm 620", "12 E Main St"],
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
  ["500 Co Rd 12", "500 Co Rd 14"],
  ["500 Cty Rd 12", "500 Cty Rd"],
  ["500 Twp Rd 12", "500 Twp Rd 14"],
  ["500 FM Rd 1960", "500 FM Rd 2920"],
  ["500 RM Rd 620", "500 RM Rd 12"],
  ["500 W RM 620", "500 W RM 12"],
  ["500 St Rd 7", "500 St Rd 9"],
  ["500 Lower County Rd 7", "500 Lower County Rd 9"],
  ["500 BIA Rd 7", "500 BIA Rd 9"],
  ["500 Park Rd 4", "500 Park Rd 6"],
  ["500 Fire Rd 4", "500 Fire Rd 6"],
  ["500 Frontage Rd 4", "500 Frontage Rd 6"],
  ["1 Texas Highway 4B", "1 Texas Highway 6B"],
  ["1 New Mexico Hwy 4", "1 New Mexico Hwy 6"],
  ["1 PA Route 4A", "1 PA Route 6A"],
  ["1 Calle 4B", "1 Calle 6B"],
  ["500 Lane 9", "500 Lane 11"],
])("[FIND-1] %j is not at %j: a number behind a road without a name is its number", (entered, street) => {
  expect(isAtStreet(entered, street)).toBe(false);
});

test("[FIND-1] nothing is at a street without a name", () => {
  expect(isAtStreet("48 Prospect St", " ")).toBe(false);
});
