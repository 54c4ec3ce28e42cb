import { expect, test } from "vitest";
import type { Coupon } from "~/host/promotions.server";
import { listCouponChoices } from "./coupon-choices.server";

const now = new Date("2026-11-20T23:00:00Z");
const coupon = (id: string, minimumOrderCents: number): Coupon => ({
  id,
  code: id.toUpperCase(),
  name: `Name of ${id}`,
  description: null,
  type: "fixed",
  percent: null,
  amountCents: 500,
  minimumOrderCents,
  maximumDiscountCents: null,
  startsAt: null,
  expiresAt: null,
});
const coupons = [coupon("feast", 4000), coupon("once", 0), coupon("plain", 1000)];
const refusedCoupons = [
  { id: "feast", code: "minimum_order", message: "This coupon needs a minimum order of $40.00." },
  { id: "once", code: "email_unconfirmed", message: "Please confirm your email address to use this coupon." },
];

test("[CHK-6] coupons that the order can use come first, the others say what they lack", () => {
  expect(listCouponChoices(coupons, { refusedCoupons, subtotal: 1599 }, now)).toEqual([
    { code: "PLAIN", text: "Name of plain", minimum: "Minimum order $10.00", refusal: null },
    {
      code: "FEAST",
      text: "Name of feast",
      minimum: "Minimum order $40.00",
      refusal: { code: "minimum_order", label: "Add $24.01 more" },
    },
    {
      code: "ONCE",
      text: "Name of once",
      minimum: null,
      refusal: { code: "email_unconfirmed", label: "Confirm your email first" },
    },
  ]);
});

test("[CHK-6, HOST-31] of a host that does not tell which it would refuse, each can be tried", () => {
  const listed = listCouponChoices(coupons, { refusedCoupons: null, subtotal: 1599 }, now);
  expect(listed.map(({ code, refusal }) => [code, refusal])).toEqual([
    ["FEAST", null],
    ["ONCE", null],
    ["PLAIN", null],
  ]);
});
