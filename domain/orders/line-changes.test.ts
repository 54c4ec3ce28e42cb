import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canAnswerForCustomer,
  canChangeLines,
  computeLineChange,
  getReplacementMode,
  needsApproval,
  resolveUnansweredChange,
} from "./line-changes";
import { orderStatuses } from "./order-status";

const line = { quantity: 2, cents: 2000, tax: 147, refunded: 0, refundedCents: 0, refundedTax: 0 };

describe("[RUSH-12] what a change gives back", () => {
  test.each([
    ["left out", line, 1, null, { cents: 1000, tax: 74 }],
    ["both left out", line, 2, null, { cents: 2000, tax: 147 }],
    ["cheaper: the difference, with its tax in proportion", line, 1, 800, { cents: 200, tax: 15 }],
    ["of the same price", line, 1, 1000, { cents: 0, tax: 0 }],
    ["dearer: nothing, and nothing is charged", line, 2, 4000, { cents: 0, tax: 0 }],
    ["for nothing", line, 1, 0, { cents: 1000, tax: 74 }],
    ["a discount counts for both", { ...line, cents: 1600, tax: 118 }, 1, 800, { cents: 160, tax: 12 }],
    ["a line that a coupon paid for", { ...line, cents: 0, tax: 0 }, 1, 500, { cents: 0, tax: 0 }],
  ])("%s", (_, paid, pieces, newUnitCents, back) => {
    expect(computeLineChange(paid, pieces, { unitCents: 1000, newUnitCents }).refund).toEqual(back);
  });

  test("never more than the pieces were paid with, and never below nothing", () => {
    const cents = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(
        fc.record({ quantity: fc.integer({ min: 1, max: 9 }), cents, tax: fc.integer({ min: 0, max: 5000 }) }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.option(cents),
        (some, wanted, unitCents, newUnitCents) => {
          const paid = { ...some, refunded: 0, refundedCents: 0, refundedTax: 0 };
          const { paid: worth, refund: back } = computeLineChange(paid, Math.min(wanted, some.quantity), {
            unitCents,
            newUnitCents,
          });
          expect(back.cents).toBeGreaterThanOrEqual(0);
          expect(back.tax).toBeGreaterThanOrEqual(0);
          expect(back.cents).toBeLessThanOrEqual(worth.cents);
          expect(back.tax).toBeLessThanOrEqual(worth.tax);
          expect(worth.cents).toBeLessThanOrEqual(some.cents);
        },
      ),
    );
  });
});

test("[RUSH-12] lines change before an order is accepted and while it is prepared, not once it is ready or over", () => {
  expect(orderStatuses.filter(canChangeLines)).toEqual(["placed", "accepted", "preparing"]);
});

test.each([
  ["replace", true, "ask"],
  ["call", true, "ask"],
  [null, true, "ask"],
  ["refund", true, "refused"],
  ["refund", false, "at once"],
  [null, false, "at once"],
] as const)("[RUSH-12] who wants %s and is a customer (%s): replaced %s", (wish, hasCustomer, way) => {
  expect(getReplacementMode(wish, hasCustomer)).toBe(way);
});

test.each([
  ["replace", false, "replaced"],
  ["replace", true, "left_out"],
  ["call", false, "left_out"],
  ["refund", false, "left_out"],
  [null, false, "left_out"],
] as const)("[RUSH-12] nobody answers who wanted %s (a yes is needed: %s): %s", (wish, yes, outcome) => {
  expect(resolveUnansweredChange(wish, yes)).toBe(outcome);
});

test.each([
  ["call", false, "accept", true],
  ["call", true, "accept", false],
  ["call", true, "refund", true],
  ["replace", false, "accept", false],
  [null, false, "refund", false],
] as const)("[RUSH-12] wish %s, a yes is needed %s: the restaurant may say %s: %s", (wish, yes, answer, may) => {
  expect(canAnswerForCustomer(wish, { needsYes: yes, answer })).toBe(may);
});

describe("[RUSH-12] silence is no yes", () => {
  const dish = { state: "certified" as const, words: [], caution: null };
  test.each([
    ["to the same", dish, dish, false],
    ["to what is not halal", dish, { ...dish, state: "not_halal" as const }, true],
    ["to what is only declared", dish, { ...dish, state: "declared" as const }, true],
    ["to more than before", { ...dish, state: null }, dish, false],
    [
      "to what is not said to be slaughtered by hand",
      { ...dish, words: ["Hand-slaughtered"] },
      { ...dish, words: [] },
      true,
    ],
    ["to gelatine", dish, { ...dish, words: ["Contains gelatine"] }, true],
    ["to add-ons of which nothing is known", dish, { ...dish, words: ["Add-ons: not stated whether halal"] }, true],
    [
      "to what contained it before",
      { ...dish, words: ["Contains rennet"] },
      { ...dish, words: ["Contains rennet"] },
      false,
    ],
    ["to another warning", { ...dish, caution: "Nuts" }, { ...dish, caution: "Nuts, sesame" }, true],
    ["to the same warning", { ...dish, caution: "Nuts" }, { ...dish, caution: "Nuts" }, false],
  ])("%s", (_, before, after, yes) => {
    expect(needsApproval(before, after)).toBe(yes);
  });
});
