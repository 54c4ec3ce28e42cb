import { expect, test } from "vitest";
import { computeChange, formatDiscount, listBillsAndCoins, suggestTenderedAmounts } from "./counter-payment";

test.each([
  [6436, 8000, { change: 1564, short: 0 }],
  [6436, 6000, { change: 0, short: 436 }],
  [6436, 6436, { change: 0, short: 0 }],
])("[RUSH-13] of %i cents to pay and %i handed over: change, or what is short", (total, tendered, expected) => {
  expect(computeChange(total, tendered)).toEqual(expected);
});

test.each([
  [6436, [6500, 7000, 8000, 10_000]],
  [1999, [2000, 5000, 10_000]],
  [2000, [5000, 10_000]],
  [12_010, [12_500, 13_000, 14_000, 15_000]],
])("[RUSH-13] the bills that are likely for %i cents", (total, expected) => {
  expect(suggestTenderedAmounts(total)).toEqual(expected);
});

test("[RUSH-13] a discount says why", () => {
  expect(formatDiscount({ reason: "complaint", note: "cold soup" })).toBe("Discount: Complaint, cold soup");
  expect(formatDiscount({ reason: "staff_meal" })).toBe("Discount: Staff meal");
});

test("[RUSH-13] change is counted in the fewest bills and coins", () => {
  expect(listBillsAndCoins(1564).map(({ count, name }) => `${count} ${name}`)).toEqual([
    "1 $10 bill",
    "1 $5 bill",
    "2 quarters",
    "1 dime",
    "4 pennies",
  ]);
  expect(listBillsAndCoins(0)).toEqual([]);
});
