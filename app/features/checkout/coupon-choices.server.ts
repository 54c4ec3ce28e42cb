import type { Quote } from "@domain/contract/ordering/quote";
import { formatCents } from "@domain/money";
import { refusalLabel } from "@domain/promotions/coupon-rules";
import { type Coupon, isUsable } from "~/host/promotions.server";

/** A coupon as the checkout lists it. */
export interface ListedCoupon {
  code: string;
  text: string;
  /** "Minimum order $40.00"; null where it has none. */
  minimum: string | null;
  /** Why this order cannot use it, as code and a few words; null if it can, or if the host does not tell. */
  refusal: { code: string; label: string } | null;
}

/** [CHK-6] The coupons to choose from, those that this order can use first. */
export function listCouponChoices(
  coupons: readonly Coupon[],
  { refusedCoupons, subtotal }: Pick<Quote, "refusedCoupons" | "subtotal">,
  now: Date,
): ListedCoupon[] {
  const refusals = new Map(refusedCoupons?.map((refused) => [refused.id, refused]));
  const listed = coupons
    .filter((coupon) => isUsable(coupon, now))
    .map(({ id, code, name, description, minimumOrderCents }): ListedCoupon => {
      const refused = refusals.get(id);
      const amounts = { subtotalCents: subtotal, minimumOrderCents };
      return {
        code,
        text: description ?? name,
        minimum: minimumOrderCents > 0 ? `Minimum order ${formatCents(minimumOrderCents)}` : null,
        refusal: refused ? { code: refused.code, label: refusalLabel(refused, amounts) } : null,
      };
    });
  return [...listed.filter(({ refusal }) => !refusal), ...listed.filter(({ refusal }) => refusal)];
}
