import { coupon, type CouponWire, deal } from "@domain/contract/promotion";
import { centsOf, numberOf } from "./amounts";
import type { Host } from "./client.server";
import { listAnswer } from "./unwrapping";

/** What lists of own coupons and offers are asked for; all but the restaurant is extended. Days are the restaurant's own. */
export interface PromotionQuery {
  restaurant_id: string;
  search?: string;
  status?: string;
  type?: string;
  valid_from?: string;
  valid_until?: string;
  sort?: string;
  page?: number;
  per_page?: number;
}

/** A coupon as the checkout's picker shows it; amounts in cents, percent as a number. */
export interface Coupon {
  id: string;
  code: string;
  name: string;
  description: string | null;
  type: "percentage" | "fixed";
  percent: number | null;
  amountCents: number | null;
  minimumOrderCents: number;
  maximumDiscountCents: number | null;
  expiresAt: string | null;
}

/** [HOST-31, CHK-6] The coupons a restaurant really offers. */
export async function listCoupons(host: Host, restaurantId: string): Promise<Coupon[]> {
  const { items } = await host.get("/coupons", listAnswer(coupon), { query: { restaurant_id: restaurantId } });
  return items.filter((wire) => wire.is_active ?? true).map(toCoupon);
}

/** [OFFER-1] The deals that run at a restaurant now, and until when. Its own people are told of the others too: they are left out. */
export async function listRunningDeals(
  host: Host,
  restaurantId: string,
): Promise<{ id: string; title: string; endsAt: string | null; image: string | null }[]> {
  const { items } = await host.get("/deals", listAnswer(deal), { query: { restaurant_id: restaurantId } });
  const now = Date.now();
  const isOver = (end: string | null | undefined) => Boolean(end && Date.parse(end) <= now);
  const isToCome = (start: string | null | undefined) => Boolean(start && Date.parse(start) > now);
  return items
    .filter((wire) => (wire.is_active ?? true) && (wire.restaurantId ?? restaurantId) === restaurantId)
    .filter((wire) => !isOver(wire.end_date) && !isToCome(wire.start_date))
    .map(({ id, title, end_date, image }) => ({ id, title, endsAt: end_date ?? null, image: image ?? null }));
}

function toCoupon(wire: CouponWire): Coupon {
  const isPercentage = wire.type === "percentage";
  return {
    id: wire.id,
    code: wire.code,
    name: wire.name ?? wire.code,
    description: wire.description ?? null,
    type: isPercentage ? "percentage" : "fixed",
    percent: isPercentage ? numberOf(wire.discount_value) : null,
    amountCents: isPercentage ? null : centsOf(wire.discount_value),
    minimumOrderCents: centsOf(wire.min_order_amount) ?? 0,
    maximumDiscountCents: centsOf(wire.max_discount),
    expiresAt: wire.expiration_date ?? null,
  };
}
