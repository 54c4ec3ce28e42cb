import { formatCents, computePercent } from "@domain/money";

/** Coupons: refusals with their messages [CHK-8], and discounts [CHK-10]. Amounts in cents. */

export interface Coupon {
  id: string;
  /** Null: the platform's, valid at every restaurant. */
  restaurantId: string | null;
  code: string;
  name: string;
  type: "percentage" | "fixed";
  /** Hundredths of a percent point for percentage, cents for fixed. */
  discountHundredths: number;
  startsAt: Date;
  expiresAt: Date;
  minimumOrderCents: number;
  maximumDiscountCents: number | null;
  limitPerUser: number | null;
  /** For first orders only: at its restaurant, or anywhere for the platform's. */
  firstOrderOnly: boolean;
  isActive: boolean;
}

export interface CouponUse {
  restaurantId: string;
  now: Date;
  /** The items before deals: the amount shown as Subtotal. */
  subtotalCents: number;
  /** How often this customer has used the coupon already. */
  usesByCustomer: number;
  /** Whether the customer has a valid order, at the coupon's restaurant, or anywhere for the platform's. */
  hasOrderedBefore: boolean;
}

const couponRefusalCodes = [
  "unknown",
  "other_restaurant",
  "inactive",
  "not_started",
  "expired",
  "minimum_order",
  "limit_reached",
  "first_order_only",
] as const;
export interface CouponRefusal {
  code: (typeof couponRefusalCodes)[number];
  message: string;
}

const refuse = (code: CouponRefusal["code"], message: string): CouponRefusal => ({ code, message });

export const couponLimitRefusal: CouponRefusal = refuse("limit_reached", "You have already used this coupon.");

/** A first-order coupon on a later order; `restaurantId` is the coupon's, null for the platform's. */
export const couponFirstOrderRefusal = (restaurantId: string | null): CouponRefusal =>
  refuse(
    "first_order_only",
    restaurantId === null
      ? "This coupon is only for your first order on HalalGo."
      : "This coupon is only for your first order at this restaurant.",
  );

/** Why this coupon (null: unknown) cannot be used, or null if it can. Returns the first reason. */
export function couponRefusal(coupon: Coupon | null, use: CouponUse): CouponRefusal | null {
  if (!coupon) return refuse("unknown", "This coupon does not exist.");
  if (coupon.restaurantId !== null && coupon.restaurantId !== use.restaurantId) {
    return refuse("other_restaurant", "This coupon is not valid for this restaurant.");
  }
  if (!coupon.isActive) return refuse("inactive", "This coupon is not active.");
  if (use.now < coupon.startsAt) return refuse("not_started", "This coupon is not valid yet.");
  if (use.now >= coupon.expiresAt) return refuse("expired", "This coupon has expired.");
  if (coupon.limitPerUser !== null && use.usesByCustomer >= coupon.limitPerUser) return couponLimitRefusal;
  if (coupon.firstOrderOnly && use.hasOrderedBefore) return couponFirstOrderRefusal(coupon.restaurantId);
  // Last: nobody should add dishes for a coupon that is refused all the same.
  if (use.subtotalCents < coupon.minimumOrderCents) {
    const amount = formatCents(coupon.minimumOrderCents);
    return refuse("minimum_order", `This coupon needs a minimum order of ${amount}.`);
  }
  return null;
}

/**
 * A refusal in a few words, shown in a list in place of the button that applies the coupon: of `couponRefusal`, or any other, whose
 * message is then returned.
 */
export function refusalLabel(
  { code, message }: { code: string; message: string },
  { subtotalCents, minimumOrderCents }: { subtotalCents: number; minimumOrderCents: number },
): string {
  switch (code) {
    case "minimum_order":
      return `Add ${formatCents(minimumOrderCents - subtotalCents)} more`;
    case "limit_reached":
      return "Already used";
    case "first_order_only":
      return "First order only";
    case "email_unconfirmed":
      return "Confirm your email first";
    default:
      return message;
  }
}

/** The discount on items worth `goodsCents` (after deals), at most that amount. */
export function couponDiscount(
  coupon: Pick<Coupon, "type" | "discountHundredths" | "maximumDiscountCents">,
  goodsCents: number,
): number {
  if (coupon.type === "fixed") return Math.min(coupon.discountHundredths, goodsCents);
  const share = computePercent(goodsCents, coupon.discountHundredths / 100);
  return Math.min(share, coupon.maximumDiscountCents ?? share, goodsCents);
}
