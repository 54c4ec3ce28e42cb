import { formatCents, parseCents } from "@domain/money";
import { type OrderPrice, priceOrder, type TaxRule } from "@domain/orders/pricing";
import type { ItemDeal } from "@domain/promotions/deals";
import { toText, type TypedValues } from "../typed-values";

/** A likely order from the restaurant's menu, at today's prices with its taxes. Cents. */
export interface SampleOrder {
  lines: { name: string; unitCents: number; deal: ItemDeal | null }[];
  taxes: TaxRule[];
}

export interface CouponPreview {
  /** "2 × Adana Kebab Plate and 2 × Künefe" */
  order: string;
  price: OrderPrice;
  /** A remark on the coupon's effect. */
  note: string | null;
}

/** A larger quantity is no likely order. */
const maxQuantity = 20;

/**
 * What a customer would pay with the coupon as entered: for one of each dish, or as many as the minimum order requires.
 * null without a discount, or with an empty menu.
 */
export function couponPreview(values: TypedValues, sample: SampleOrder): CouponPreview | null {
  const type = values.type === "percentage" ? "percentage" : "fixed";
  const discount = parseCents(toText(values.discount_value));
  const one = sample.lines.reduce((sum, line) => sum + line.unitCents, 0);
  if (discount === null || discount < 0 || (type === "percentage" && discount > 10_000) || one === 0) return null;
  const minimum = Math.max(0, parseCents(toText(values.min_order_amount)) ?? 0);
  const maxDiscountCents = parseCents(toText(values.max_discount)) || null;
  const quantity = Math.min(maxQuantity, Math.max(1, Math.ceil(minimum / one)));
  const price = priceOrder({
    lines: sample.lines.map((line) => ({ ...line, quantity })),
    coupon:
      one * quantity < minimum ? null : { type, discountHundredths: discount, maximumDiscountCents: maxDiscountCents },
    deliveryFeeCents: 0,
    taxes: sample.taxes,
    tipCents: 0,
    orderType: "takeaway",
  });
  const names = sample.lines.map(({ name }) => `${quantity} × ${name}`);
  return {
    order: names.join(" and "),
    price,
    note: previewNote({ type, discount, maxDiscountCents, minimum, price, wantedCents: one * quantity }),
  };
}

interface Noted {
  type: string;
  discount: number;
  maxDiscountCents: number | null;
  minimum: number;
  price: OrderPrice;
  wantedCents: number;
}

function previewNote({ type, discount, maxDiscountCents, minimum, price, wantedCents }: Noted): string | null {
  const goods = price.subtotalCents - price.offerDiscountCents;
  const discountCents = price.couponDiscountCents;
  if (wantedCents < minimum) return `Even this order is below the minimum of ${formatCents(minimum)}.`;
  if (discountCents === 0) return "This takes nothing off.";
  if (discountCents === goods) return "The food would cost the customer nothing.";
  if (type === "percentage" && maxDiscountCents === discountCents)
    return `Without the maximum it would take off ${discount / 100}%.`;
  return null;
}
