import fc from "fast-check";
import { expect, test } from "vitest";
import { couponPreview, type SampleOrder } from "./coupon-preview";

const sample: SampleOrder = {
  lines: [
    { name: "Adana", unitCents: 1599, deal: { id: "d", title: "10% off", unitDiscountCents: 160 } },
    { name: "Künefe", unitCents: 999, deal: null },
  ],
  taxes: [],
};
const preview = (values: Record<string, string>) => couponPreview(values, sample);

test("[COUP-4, COUP-6] the preview is what the till would take: offers first, then the coupon, at most its maximum", () => {
  expect(preview({ type: "fixed", discount_value: "5" })).toMatchObject({
    order: "1 × Adana and 1 × Künefe",
    price: { subtotalCents: 2598, offerDiscountCents: 160, couponDiscountCents: 500, totalCents: 1938 },
    note: null,
  });
  expect(preview({ type: "percentage", discount_value: "20", max_discount: "3" })).toMatchObject({
    price: { couponDiscountCents: 300 },
    note: "Without the maximum it would take off 20%.",
  });
  expect(preview({ type: "fixed", discount_value: "5", min_order_amount: "60" })?.order).toBe(
    "3 × Adana and 3 × Künefe",
  );
  expect(preview({ type: "fixed", discount_value: "5", min_order_amount: "9000" })).toMatchObject({
    price: { couponDiscountCents: 0 },
    note: "Even this order is below the minimum of $9,000.00.",
  });
  expect(preview({ type: "fixed", discount_value: "0" })?.note).toBe("This takes nothing off.");
  expect(preview({ type: "fixed", discount_value: "400" })?.note).toBe("The food would cost the customer nothing.");
});

test("whatever is typed, the preview is a price or nothing", () => {
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom("12.5", "$1,000", "-3", "1e9"));
  const values = fc.record({
    type: fc.constantFrom("percentage", "fixed", ""),
    discount_value: typed,
    min_order_amount: typed,
    max_discount: typed,
  });
  fc.assert(
    fc.property(values, (input) => {
      const price = preview(input)?.price;
      if (!price) return;
      expect(price.totalCents).toBeGreaterThanOrEqual(0);
      expect(price.totalCents).toBe(price.subtotalCents - price.offerDiscountCents - price.couponDiscountCents);
    }),
  );
});
