import { describe, expect, test } from "vitest";
import { deliveryFeeAt } from "./delivery-fee";

const tiers = [
  { upToMiles: 3, feeCents: 199 },
  { upToMiles: 8, feeCents: 499 },
];

describe("[CHK-11, HOME-27] the delivery fee", () => {
  test.each([
    [0.4, 199],
    [3, 199],
    [3.1, 499],
    [8, 499],
    [8.1, null],
    [null, 250],
  ])("over %s miles is %s cents", (miles, cents) => {
    expect(deliveryFeeAt({ feeCents: 250, tiers }, miles)).toBe(cents);
  });

  test("is the plain one within 30 miles where there are no tiers", () => {
    expect(deliveryFeeAt({ feeCents: 250, tiers: [] }, 30)).toBe(250);
    expect(deliveryFeeAt({ feeCents: 250, tiers: [] }, 30.1)).toBeNull();
  });
});
