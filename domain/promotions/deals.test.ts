import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestDeal, type Deal, dealCovers, isDealActive, unitDiscount } from "./deals";

const now = new Date("2026-11-20T23:52:00Z");
const deal = (change: Partial<Deal> = {}): Deal => ({
  id: "d1",
  title: "10% off kebab plates",
  type: "percentage",
  discountHundredths: 1000,
  startsAt: new Date("2026-11-01T05:00:00Z"),
  endsAt: new Date("2026-11-23T05:00:00Z"),
  isActive: true,
  menuItemIds: [],
  categories: [],
  ...change,
});
const adana = { id: "adana", category: "Kebab plates", regularCents: 1599 };

describe("[OFFER-6] deals", () => {
  test("are active when switched on and within their dates", () => {
    expect(isDealActive(deal(), now)).toBe(true);
    expect(isDealActive(deal({ isActive: false }), now)).toBe(false);
    expect(isDealActive(deal({ startsAt: now }), now)).toBe(true);
    expect(isDealActive(deal({ startsAt: new Date(now.getTime() + 1) }), now)).toBe(false);
    expect(isDealActive(deal({ endsAt: now }), now)).toBe(false);
  });

  test("cover the whole menu unless they name items or categories", () => {
    expect(dealCovers(deal(), adana)).toBe(true);
    expect(dealCovers(deal({ categories: ["Kebab plates"] }), adana)).toBe(true);
    expect(dealCovers(deal({ categories: ["Drinks"] }), adana)).toBe(false);
    expect(dealCovers(deal({ menuItemIds: ["adana"], categories: ["Drinks"] }), adana)).toBe(true);
    expect(dealCovers(deal({ menuItemIds: ["soup"] }), adana)).toBe(false);
  });

  test("a percentage is rounded half up per unit, a fixed amount never exceeds the price", () => {
    expect(unitDiscount(deal(), 1599)).toBe(160);
    expect(unitDiscount(deal({ discountHundredths: 5000 }), 1)).toBe(1);
    expect(unitDiscount(deal({ type: "fixed", discountHundredths: 300 }), 250)).toBe(250);
  });

  test("the best one wins, the first on a tie, and one that takes nothing off is none", () => {
    const fixed = deal({ id: "d2", title: "$3 off", type: "fixed", discountHundredths: 300 });
    expect(bestDeal([deal(), fixed], adana, now)?.id).toBe("d2");
    expect(bestDeal([deal(), deal({ id: "d3" })], adana, now)?.id).toBe("d1");
    expect(bestDeal([deal({ discountHundredths: 0 })], adana, now)).toBeNull();
  });

  test("no price ever falls below zero, and no other active deal would have been better", () => {
    const anyDeal = fc
      .record({ type: fc.constantFrom("percentage", "fixed"), discountHundredths: fc.integer({ min: 0, max: 10_000 }) })
      .map((change) => deal(change));
    fc.assert(
      fc.property(fc.array(anyDeal, { maxLength: 6 }), fc.integer({ min: 1, max: 20_000 }), (deals, regularCents) => {
        const best = bestDeal(deals, { ...adana, regularCents }, now)?.unitDiscountCents ?? 0;
        expect(best).toBeLessThanOrEqual(regularCents);
        for (const other of deals) expect(unitDiscount(other, regularCents)).toBeLessThanOrEqual(best);
      }),
    );
  });
});
