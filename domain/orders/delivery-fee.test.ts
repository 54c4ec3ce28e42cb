import { describe, expect, test } from "vitest";
import { deliveryFeeAt, findNextFeeStep, waivedDeliveryShareCents } from "./delivery-fee";

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
    [8.1, 499],
    [null, 250],
  ])("over %s miles is %s cents", (miles, cents) => {
    expect(deliveryFeeAt({ feeCents: 250, tiers }, miles)).toBe(cents);
  });

  test("is the plain one where there are no tiers", () => {
    expect(deliveryFeeAt({ feeCents: 250, tiers: [] }, 30)).toBe(250);
  });

  test("[SET-3] falls with what is ordered, where distance does not decide", () => {
    const steps = [
      { fromCents: 2000, feeCents: 199 },
      { fromCents: 4000, feeCents: 0 },
    ];
    const terms = { feeCents: 399, tiers: [], steps };
    expect([0, 1999, 2000, 3999, 4000].map((cents) => deliveryFeeAt(terms, 2, cents))).toEqual([399, 399, 199, 199, 0]);
    expect(deliveryFeeAt({ ...terms, tiers }, 2, 4000)).toBe(199);
    expect(findNextFeeStep(terms)).toEqual({ fromCents: 2000, feeCents: 199 });
    expect(findNextFeeStep(terms, 4000)).toBeNull();
    expect(findNextFeeStep({ ...terms, tiers })).toBeNull();
  });
});

test("the platform pays a fee it waived, up to its limit", () => {
  expect([0, 299, 600, 601, 2_000].map(waivedDeliveryShareCents)).toEqual([0, 299, 600, 600, 600]);
});
