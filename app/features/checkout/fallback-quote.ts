import type { Quote } from "@domain/contract/ordering/quote";
import { couponDiscount, couponRefusal, type Coupon as CouponRule } from "@domain/promotions/coupon-rules";
import type { Cart } from "~/host/carts.server";
import type { Coupon } from "~/host/promotions.server";

/**
 * [CHK-11] The total where the host has no quote: subtotal − coupon discount. Fees, taxes, tips and deals are known to
 * the host only. Coupon limits per user and first orders cannot be checked here; the host does so when the order is
 * placed.
 */
export function estimateQuote(
  { cart, coupons, code }: { cart: Cart; coupons: readonly Coupon[]; code: string },
  now: Date,
): Quote {
  const subtotal = cart.lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const matching = coupons.find((coupon) => coupon.code.toLowerCase() === code.toLowerCase());
  const rule = matching ? toCouponRule(matching, now) : null;
  const use = {
    restaurantId: cart.restaurantId ?? "",
    now,
    subtotalCents: subtotal,
    usesByCustomer: 0,
    hasOrderedBefore: false,
  };
  const refusal = code ? couponRefusal(rule, use) : null;
  const refusedCoupons = coupons.flatMap((coupon) => {
    const refused = couponRefusal(toCouponRule(coupon, now), use);
    return refused ? [{ id: coupon.id, ...refused }] : [];
  });
  const discount = rule && !refusal ? couponDiscount(rule, subtotal) : 0;
  return {
    lines: cart.lines.map((line) => ({
      cartItemId: line.id,
      menuItemId: line.menuItemId,
      name: line.name,
      category: null,
      image: line.image,
      size: line.size,
      addons: line.addonNames.map((name) => ({ id: name, name, price: 0 })),
      quantity: line.quantity,
      unitPrice: line.unitCents,
      lineTotal: line.unitCents * line.quantity,
      offerDiscount: 0,
      halal: line.halal ?? null,
      contains: line.contains ?? null,
      problem: line.isAvailable ? null : notAvailable(line).message,
    })),
    subtotal,
    offerDiscount: 0,
    offers: [],
    couponDiscount: discount,
    deliveryFee: 0,
    occasions: null,
    fullTimes: null,
    served: null,
    occasion: null,
    ifSoldOut: null,
    taxes: [],
    tip: 0,
    total: subtotal - discount,
    currency: "usd",
    coupon: matching && !refusal ? { id: matching.id, code: matching.code, name: matching.name } : null,
    couponError: refusal,
    refusedCoupons,
    deliveryWaivedBy: null,
    deliveryFeeWaived: null,
    giftsAwaitEmail: null,
    deliveryAddress: null,
    isOpen: true,
    nextOpening: null,
    problems: cart.lines.filter(({ isAvailable }) => !isAvailable).map(notAvailable),
  };
}

const notAvailable = ({ name, problem }: Cart["lines"][number]) => ({
  code: "item_unavailable",
  message: problem ?? `${name} is sold out at the moment.`,
});

/** The list contains only coupons of this restaurant, so only minimum and period need checking. */
const toCouponRule = (coupon: Coupon, now: Date): CouponRule => ({
  id: coupon.id,
  restaurantId: null,
  code: coupon.code,
  name: coupon.name,
  type: coupon.type,
  discountHundredths:
    coupon.type === "percentage" ? Math.round((coupon.percent ?? 0) * 100) : (coupon.amountCents ?? 0),
  startsAt: coupon.startsAt ? new Date(coupon.startsAt) : now,
  expiresAt: coupon.expiresAt ? new Date(coupon.expiresAt) : new Date(now.getTime() + 1),
  minimumOrderCents: coupon.minimumOrderCents,
  maximumDiscountCents: coupon.maximumDiscountCents,
  limitPerUser: null,
  firstOrderOnly: false,
  isActive: true,
});
