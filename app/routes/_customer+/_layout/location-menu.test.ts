import { expect, test } from "vitest";
import { shortAddress } from "./location-menu";

test.each([
  ["48 Prospect St, Apt 3, Bristol, CT 06010", ["48 Prospect St", "Bristol"]],
  ["48 Prospect St, Bristol, CT", ["48 Prospect St", "Bristol"]],
  ["Bristol, CT 06010", ["Bristol"]],
  ["by the old mill", ["by the old mill"]],
])("[HOME-3] the header shows street and city of %s", (address, short) => {
  expect(shortAddress(address)).toEqual(short);
});
