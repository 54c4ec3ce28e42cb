import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OrderToPrice, priceOrder } from "./pricing";

const kebabDeal = { id: "d1", title: "10% off kebab plates", unitDiscountCents: 160 };
const sofra5 = { type: "fixed", discountHundredths: 500, maximumDiscountCents: null } as const;
const order = (change: Partial<OrderToPrice> = {}): OrderToPrice => ({
  lines: [
    { quantity: 2, unitCents: 1774, deal: kebabDeal },
    { quantity: 1, unitCents: 549, deal: null },
    { quantity: 1, unitCents: 799, deal: null },
  ],
  coupon: sofra5,
  deliveryFeeCents: 0,
  taxes: [],
  tipCents: 0,
  orderType: "delivery",
  ...change,
});

describe("[MONEY-2, CHK-11] the one total", () => {
  test("a deal lowers the base price, the coupon what is left", () => {
    const price = priceOrder(order());
    expect(price.lines[0]).toEqual({ lineTotalCents: 3548, offerDiscountCents: 320 });
    expect(price).toMatchObject({
      subtotalCents: 4896,
      offerDiscountCents: 320,
      offers: [{ id: "d1", title: "10% off kebab plates", amountCents: 320 }],
      couponDiscountCents: 500,
      totalCents: 4076,
    });
  });

  test("taxes count on what discounts leave, fee and tip come on top", () => {
    const tax = { id: "t1", name: "Sales tax", code: "CT", rateHundredths: 635 };
    const price = priceOrder(order({ taxes: [tax], deliveryFeeCents: 299, tipCents: 400 }));
    expect(price.taxes).toEqual([{ ...tax, amountCents: 259 }]);
    expect(price.totalCents).toBe(4076 + 259 + 299 + 400);
  });

  test("only a delivery pays the delivery fee", () => {
    expect(priceOrder(order({ deliveryFeeCents: 299, orderType: "takeaway" })).totalCents).toBe(4076);
    expect(priceOrder(order({ deliveryFeeCents: 299 })).totalCents).toBe(4375);
  });

  test("[MONEY-3] without fee, tax and tip the total is subtotal less discount, of nothing it is nothing", () => {
    const price = priceOrder(order({ coupon: null, lines: [{ quantity: 3, unitCents: 100, deal: null }] }));
    expect([price.subtotalCents, price.totalCents]).toEqual([300, 300]);
    expect(priceOrder(order({ lines: [] })).totalCents).toBe(0);
  });
});

const anyDeal = fc.option(
  fc.record({
    id: fc.constantFrom("d1", "d2"),
    title: fc.constant("Deal"),
    unitDiscountCents: fc.integer({ min: 0, max: 30_000 }),
  }),
);
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitCents: fc.integer({ min: 1, max: 20_000 }),
  deal: anyDeal,
});
const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(anyLine, { maxLength: 8 }),
  coupon: fc.option(
    fc.record({
      type: fc.constantFrom("percentage" as const, "fixed" as const),
      discountHundredths: fc.integer({ min: 0, max: 10_000 }),
      maximumDiscountCents: fc.option(fc.nat(5000)),
    }),
  ),
  deliveryFeeCents: fc.nat(2000),
  taxes: fc.array(fc.record({ id: fc.uuid(), name: fc.string(), code: fc.string(), rateHundredths: fc.nat(10_000) }), {
    maxLength: 3,
  }),
  tipCents: fc.nat(50_000),
  orderType: fc.constantFrom("delivery" as const, "takeaway" as const, "dine-in" as const),
});

describe("[MONEY-1] for every order", () => {
  test("the parts add up to the total, in whole cents, none below zero", () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const price = priceOrder(input);
        const discounts = price.offerDiscountCents + price.couponDiscountCents;
        const extras = price.deliveryFeeCents + price.taxCents + price.tipCents;
        expect(price.totalCents).toBe(price.subtotalCents - discounts + extras);
        expect(price.offers.reduce((sum, offer) => sum + offer.amountCents, 0)).toBe(price.offerDiscountCents);
        const { lines, offers, taxes, ...amounts } = price;
        const all = [
          ...Object.values(amounts),
          ...offers.map((offer) => offer.amountCents),
          ...taxes.map((tax) => tax.amountCents),
          ...lines.flatMap((line) => [line.lineTotalCents, line.offerDiscountCents]),
        ];
        for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  test("the order of the lines does not matter", () => {
    fc.assert(
      fc.property(anyOrder, (input) => {
        const reversed = priceOrder({ ...input, lines: [...input.lines].reverse() });
        const price = priceOrder(input);
        expect({ ...reversed, lines: [], offers: [] }).toEqual({ ...price, lines: [], offers: [] });
      }),
    );
  });
});
