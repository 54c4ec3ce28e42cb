import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Coupon, couponDiscount, couponRefusal } from "./coupon-rules";

const now = new Date("2026-11-20T23:00:00Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: "c1",
  restaurantId: "anatolia",
  code: "SOFRA5",
  name: "$5 off orders over $35",
  type: "fixed",
  discountHundredths: 500,
  startsAt: later(-1000),
  expiresAt: later(1000),
  minimumOrderCents: 3500,
  maximumDiscountCents: null,
  limitPerUser: 1,
  firstOrderOnly: false,
  isActive: true,
  ...change,
});
const use = { restaurantId: "anatolia", now, subtotalCents: 4896, usesByCustomer: 0, hasOrderedBefore: false };
const sentence = (change: Partial<Coupon>, used: Partial<typeof use> = {}) =>
  couponRefusal(coupon(change), { ...use, ...used })?.message;

describe("[CHK-7, CHK-8] every refusal has its own sentence", () => {
  test("a good coupon is taken, the platform's own everywhere", () => {
    expect(couponRefusal(coupon(), use)).toBeNull();
    expect(couponRefusal(coupon({ restaurantId: null }), use)).toBeNull();
    expect(couponRefusal(coupon({ limitPerUser: null }), { ...use, usesByCustomer: 50 })).toBeNull();
  });

  test("a bad one is refused", () => {
    expect(couponRefusal(null, use)?.message).toBe("This coupon does not exist.");
    expect(sentence({ restaurantId: "other" })).toBe("This coupon is not valid for this restaurant.");
    expect(sentence({ isActive: false })).toBe("This coupon is not active.");
    expect(sentence({ startsAt: later(1) })).toBe("This coupon is not valid yet.");
    expect(sentence({ expiresAt: now })).toBe("This coupon has expired.");
    expect(sentence({}, { subtotalCents: 3499 })).toBe("This coupon needs a minimum order of $35.00.");
    expect(sentence({}, { subtotalCents: 3500 })).toBeUndefined();
    expect(sentence({}, { usesByCustomer: 1 })).toBe("You have already used this coupon.");
    const [here, anywhere] = ["at this restaurant", "on HalalGo"];
    const before = { hasOrderedBefore: true };
    expect(sentence({ firstOrderOnly: true }, before)).toBe(`This coupon is only for your first order ${here}.`);
    const platform = { firstOrderOnly: true, restaurantId: null };
    expect(sentence(platform, before)).toBe(`This coupon is only for your first order ${anywhere}.`);
    expect(sentence(platform)).toBeUndefined();
    expect(sentence({}, before)).toBeUndefined();
    // What more dishes do not help is said before what the minimum lacks.
    expect(sentence({}, { usesByCustomer: 1, subtotalCents: 1 })).toBe("You have already used this coupon.");
    expect(sentence({ firstOrderOnly: true }, { ...before, subtotalCents: 1 })).toContain("your first order");
  });
});

test.each([
  ["unknown", couponRefusal(null, use)],
  ["other_restaurant", couponRefusal(coupon({ restaurantId: "other" }), use)],
  ["inactive", couponRefusal(coupon({ isActive: false }), use)],
  ["not_started", couponRefusal(coupon({ startsAt: later(1) }), use)],
  ["expired", couponRefusal(coupon({ expiresAt: now }), use)],
  ["minimum_order", couponRefusal(coupon(), { ...use, subtotalCents: 1 })],
  ["limit_reached", couponRefusal(coupon(), { ...use, usesByCustomer: 2 })],
  ["first_order_only", couponRefusal(coupon({ firstOrderOnly: true }), { ...use, hasOrderedBefore: true })],
  // From its first moment on.
  [undefined, couponRefusal(coupon({ startsAt: now }), use)],
])("[CHK-8] programs are told %s", (code, refusal) => {
  expect(refusal?.code).toBe(code);
});

describe("[CHK-10] what a coupon takes off", () => {
  const percentage = { type: "percentage", discountHundredths: 1500, maximumDiscountCents: null } as const;

  test("a percentage counts on the goods, at most its maximum discount", () => {
    expect(couponDiscount(percentage, 1999)).toBe(300);
    expect(couponDiscount({ ...percentage, maximumDiscountCents: 250 }, 1999)).toBe(250);
    expect(couponDiscount({ ...percentage, discountHundredths: 10_000 }, 1999)).toBe(1999);
  });

  test("a fixed amount never exceeds the goods", () => {
    expect(couponDiscount(coupon(), 4576)).toBe(500);
    expect(couponDiscount(coupon(), 320)).toBe(320);
  });

  test("whatever the coupon, the discount is whole cents between nothing and the goods", () => {
    const any = fc.record({
      type: fc.constantFrom("percentage" as const, "fixed" as const),
      discountHundredths: fc.integer({ min: 0, max: 10_000 }),
      maximumDiscountCents: fc.option(fc.integer({ min: 0, max: 5000 })),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 10_000_000 }), (coupon, goods) => {
        const discount = couponDiscount(coupon, goods);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(goods);
      }),
    );
  });
});
