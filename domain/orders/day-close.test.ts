import { expect, test } from "vitest";
import { classifyDifference, countedCents, reconcileDrawer } from "./day-close";

const empty = { hundreds: 0, fifties: 0, twenties: 0, tens: 0, fives: 0, ones: 0, coins: 0 };

test.each([
  [empty, 0],
  [{ ...empty, fifties: 2, twenties: 11, tens: 4, fives: 6, ones: 11, coins: 364 }, 40_464],
  [{ ...empty, hundreds: 1, coins: 1 }, 10_001],
])("[RUSH-14] bills count by number, coins as a sum", (count, cents) => {
  expect(countedCents(count)).toBe(cents);
});

const drawer = { openingFloat: 15_000, cash: 26_814, otherCash: 0, paidOut: 1_200, counted: 40_464 };

test.each([
  [drawer, { expected: 40_614, difference: -150, needsReason: true }, "short"],
  [{ ...drawer, counted: 40_515 }, { expected: 40_614, difference: -99, needsReason: false }, "short"],
  [{ ...drawer, counted: 40_714 }, { expected: 40_614, difference: 100, needsReason: true }, "over"],
  [{ ...drawer, counted: 40_614 }, { expected: 40_614, difference: 0, needsReason: false }, "right"],
  // Sold after midnight, and in the drawer all the same.
  [{ ...drawer, otherCash: 2_000, counted: 42_614 }, { expected: 42_614, difference: 0, needsReason: false }, "right"],
  // Nothing sold, and something handed back.
  [
    { ...drawer, cash: -500, paidOut: 0, counted: 14_500 },
    { expected: 14_500, difference: 0, needsReason: false },
    "right",
  ],
])(
  "[RUSH-14] the drawer should hold float and cash less what was paid out; a dollar of difference asks for a reason",
  (input, result, word) => {
    expect(reconcileDrawer(input)).toEqual(result);
    expect(classifyDifference(result.difference)).toBe(word);
  },
);
