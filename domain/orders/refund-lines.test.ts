import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCents } from "@domain/money";
import { priceOrder } from "./pricing";
import {
  allocateCents,
  allocatePaidAmounts,
  computeLineRefund,
  formatRefundReason,
  splitIntoMoneyParts,
  staffRefundLimitText,
  sumMoneyParts,
} from "./refund-lines";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("[RUSH-11] what was paid for a line", () => {
  const order = { offerDiscountCents: 0, couponDiscountCents: 0, taxCents: 0 };
  const line = (lineTotalCents: number, offerDiscountCents: number | null = 0) => ({
    lineTotalCents,
    offerDiscountCents,
  });

  test.each([
    ["its price and its tax", [line(2898), line(549)], { taxCents: 253 }, [2898, 549], [213, 40]],
    ["less the deal that is on it", [line(2000, 500), line(1000)], { offerDiscountCents: 500 }, [1500, 1000], [0, 0]],
    ["its part of a coupon", [line(1000), line(500)], { couponDiscountCents: 300 }, [800, 400], [0, 0]],
    [
      "deals that nobody noted, shared out",
      [line(1000, null), line(500, null)],
      { offerDiscountCents: 150 },
      [900, 450],
      [0, 0],
    ],
    ["nothing, where the coupon took all", [line(700)], { couponDiscountCents: 700 }, [0], [0]],
  ])("%s", (_, lines, amounts, cents, taxes) => {
    const paid = allocatePaidAmounts(lines, { ...order, ...amounts });
    expect(paid.map((one) => one.cents)).toEqual(cents);
    expect(paid.map((one) => one.tax)).toEqual(taxes);
  });
});

test("[RUSH-11] one of two pieces is half of it, rounded as a till does, and the other the rest", () => {
  const line = { quantity: 2, cents: 2898, tax: 213, refunded: 0, refundedCents: 0, refundedTax: 0 };
  expect(computeLineRefund(line, 1)).toEqual({ cents: 1449, tax: 107 });
  expect(computeLineRefund({ ...line, refunded: 1, refundedCents: 1449, refundedTax: 107 }, 1)).toEqual({
    cents: 1449,
    tax: 106,
  });
  expect(computeLineRefund(line, 2)).toEqual({ cents: 2898, tax: 213 });
  expect(computeLineRefund(line, 0)).toEqual({ cents: 0, tax: 0 });
});

const someOrder = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitCents: fc.integer({ min: 0, max: 9999 }),
      dealCents: fc.integer({ min: 0, max: 400 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  couponCents: fc.integer({ min: 0, max: 6000 }),
  taxes: fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 3 }),
});

test("[RUSH-11] all lines given back, in any order and any steps, are what was paid for them and their tax", () => {
  fc.assert(
    fc.property(someOrder, fc.infiniteStream(fc.nat()), (some, picks) => {
      const deal = (cents: number) => ({ id: "d", title: "Deal", unitDiscountCents: cents });
      const price = priceOrder({
        lines: some.lines.map(({ quantity, unitCents, dealCents }) => ({ quantity, unitCents, deal: deal(dealCents) })),
        coupon: { type: "fixed", discountHundredths: some.couponCents, maximumDiscountCents: null },
        deliveryFeeCents: 0,
        taxes: some.taxes.map((rateHundredths, index) => ({ id: String(index), name: "T", code: "T", rateHundredths })),
        tipCents: 0,
        orderType: "takeaway",
      });
      const paid = allocatePaidAmounts(price.lines, price);
      expect(sum(paid.map(({ cents }) => cents)) + sum(paid.map(({ tax }) => tax))).toBe(price.totalCents);
      const none = { refunded: 0, refundedCents: 0, refundedTax: 0 };
      const lines = paid.map((one, index) => ({ ...one, ...none, quantity: some.lines[index]?.quantity ?? 1 }));
      let back = 0;
      let open = lines.filter((line) => line.refunded < line.quantity);
      while (open.length > 0) {
        const line = open[(picks.next().value ?? 0) % open.length];
        if (!line) break;
        const pieces = 1 + ((picks.next().value ?? 0) % (line.quantity - line.refunded));
        const { cents, tax } = computeLineRefund(line, pieces);
        expect(Math.min(cents, tax)).toBeGreaterThanOrEqual(0);
        back += cents + tax;
        line.refunded += pieces;
        line.refundedCents += cents;
        line.refundedTax += tax;
        expect(back).toBeLessThanOrEqual(price.totalCents);
        open = lines.filter(({ refunded, quantity }) => refunded < quantity);
      }
      expect(back).toBe(price.totalCents);
    }),
  );
});

const cents = fc.integer({ min: 0, max: 9999 });

test("[RUSH-11] an amount takes no more of any part than is left, and all that is left takes each whole", () => {
  const parts = fc.record({ goods: cents, tax: cents, tip: cents, delivery: cents });
  fc.assert(
    fc.property(parts, fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 }), (paid, amounts) => {
      let left = paid;
      for (const amount of [...amounts, Number.MAX_SAFE_INTEGER]) {
        const taken = Math.min(amount, sumMoneyParts(left));
        const refunded = splitIntoMoneyParts(left, taken);
        expect(sumMoneyParts(refunded)).toBe(taken);
        left = {
          goods: left.goods - refunded.goods,
          tax: left.tax - refunded.tax,
          tip: left.tip - refunded.tip,
          delivery: left.delivery - refunded.delivery,
        };
        expect(Math.min(left.goods, left.tax, left.tip, left.delivery)).toBeGreaterThanOrEqual(0);
      }
      expect(sumMoneyParts(left)).toBe(0);
    }),
  );
});

test("[RUSH-11] shares add up, also of nothing", () => {
  expect(allocateCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocateCents(5, [0, 0])).toEqual([0, 5]);
  expect(allocateCents(5, [])).toEqual([]);
});

test("[RUSH-11] reason and limit in words", () => {
  expect(formatRefundReason("missing_item", "")).toBe("Missing item");
  expect(formatRefundReason("missing_item", "It was left in the oven.")).toBe("Missing item: It was left in the oven.");
  expect(formatRefundReason("something_else", "Spilt")).toBe("Spilt");
  expect(formatRefundReason("something_else", "")).toBe("Something else");
  expect(formatRefundReason(null, "Cold")).toBe("Cold");
  expect(staffRefundLimitText(2000, formatCents)).toBe("Over $20.00 a manager must do it.");
  expect(staffRefundLimitText(0, formatCents)).toBe("A manager must give money back.");
});
