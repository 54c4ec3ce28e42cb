import { expect, test } from "vitest";
import type { Cart } from "~/host/carts.server";
import type { Coupon } from "~/host/promotions.server";
import { estimateQuote } from "./fallback-quote";

const now = new Date("2026-11-20T23:00:00Z");
const cart: Cart = {
  id: "c",
  restaurantId: "r",
  restaurantName: "Anatolia Grill House",
  restaurantImage: null,
  closedText: null,
  opensAgain: false,
  isCertified: false,
  totalItems: 2,
  subtotalCents: 4000,
  totalCents: 4000,
  updatedAt: null,
  lines: [
    {
      id: "l",
      menuItemId: "m",
      name: "Adana",
      image: null,
      quantity: 2,
      size: "large",
      addonNames: ["Yoghurt"],
      unitCents: 2000,
      servedLater: null,
      problem: null,
      isAvailable: true,
      halal: null,
      contains: ["gelatine"],
    },
  ],
};
const coupon: Coupon = {
  id: "k",
  code: "SOFRA5",
  name: "$5 off",
  description: null,
  type: "fixed",
  percent: null,
  amountCents: 500,
  minimumOrderCents: 3500,
  maximumDiscountCents: null,
  startsAt: null,
  expiresAt: null,
};
const quote = (code: string, change: Partial<Coupon> = {}) =>
  estimateQuote({ cart, coupons: [{ ...coupon, ...change }], code }, now);

test("[CHK-11] without the quote call the total is subtotal − discount", () => {
  expect(quote("")).toMatchObject({ subtotal: 4000, couponDiscount: 0, total: 4000, couponError: null });
  expect(quote("sofra5")).toMatchObject({ couponDiscount: 500, total: 3500, coupon: { code: "SOFRA5" } });
  expect(quote("SOFRA5", { type: "percentage", percent: 10, amountCents: null, maximumDiscountCents: 300 }).total).toBe(
    3700,
  );
});

test("[CHK-16] what is sold out keeps the order from being placed here too", () => {
  const soldOut = { ...cart, lines: cart.lines.map((line) => ({ ...line, isAvailable: false })) };
  const { problems } = estimateQuote({ cart: soldOut, coupons: [], code: "" }, now);
  expect(problems?.map(({ code }) => code)).toEqual(["item_unavailable"]);
});

test("[CHK-7, CHK-8] a typed code is checked here as well", () => {
  expect(quote("NOPE")).toMatchObject({ total: 4000, couponError: { message: "This coupon does not exist." } });
  expect(quote("SOFRA5", { minimumOrderCents: 4001 }).couponError?.message).toBe(
    "This coupon needs a minimum order of $40.01.",
  );
  expect(quote("SOFRA5", { expiresAt: "2026-11-20T22:59:00Z" }).couponError?.message).toBe("This coupon has expired.");
});

test("[CHK-6, CHK-11] it tells which of the coupons it refuses", () => {
  const feast = { ...coupon, id: "f", code: "FEAST", minimumOrderCents: 5000 };
  const { refusedCoupons } = estimateQuote({ cart, coupons: [coupon, feast], code: "" }, now);
  expect(refusedCoupons).toEqual([
    { id: "f", code: "minimum_order", message: "This coupon needs a minimum order of $50.00." },
  ]);
});
