import { couponCalls, dealCalls } from "@domain/contract/calls/promotions";
import { coupon, type CouponWire, deal } from "@domain/contract/promotion";
import { centsOf, numberOf } from "./client/coerce";
import type { Host } from "./client/host";
import { listAnswer } from "./client/envelope";

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
  startsAt: string | null;
  expiresAt: string | null;
}

/** [HOST-31, CHK-6] The coupons a restaurant really offers. */
export async function listCoupons(host: Host, restaurantId: string): Promise<Coupon[]> {
  const { items } = await host.call(
    couponCalls.listCoupons,
    { query: { restaurant_id: restaurantId } },
    listAnswer(coupon),
  );
  // A host may answer with the coupons of every restaurant.
  return items
    .filter((wire) => (wire.is_active ?? true) && (wire.restaurantId ?? restaurantId) === restaurantId)
    .map(toCoupon);
}

/** Whether it can be used now: a host may answer with those of other times. */
export const isUsable = ({ startsAt, expiresAt }: Coupon, now: Date): boolean =>
  !isOver(expiresAt, now.getTime()) && !isToCome(startsAt, now.getTime());

const isOver = (end: string | null | undefined, now: number) => Boolean(end && Date.parse(end) <= now);
const isToCome = (start: string | null | undefined, now: number) => Boolean(start && Date.parse(start) > now);

/** [OFFER-1] The deals that run at a restaurant now, and until when. Its own people are told of the others too: they are left out. */
export async function listRunningDeals(
  host: Host,
  restaurantId: string,
): Promise<{ id: string; title: string; endsAt: string | null; image: string | null }[]> {
  const { items } = await host.call(dealCalls.listDeals, { query: { restaurant_id: restaurantId } }, listAnswer(deal));
  const now = Date.now();
  return items
    .filter((wire) => (wire.is_active ?? true) && (wire.restaurantId ?? restaurantId) === restaurantId)
    .filter((wire) => !isOver(wire.end_date, now) && !isToCome(wire.start_date, now))
    .map(({ id, title, end_date, image }) => ({ id, title, endsAt: end_date ?? null, image: image ?? null }));
}

/** "percent", "Percentage" and "%" are one kind; whatever else is told is an amount. */
export const kindOf = (type: string): "percentage" | "fixed" => (/^(?:percent|%)/i.test(type) ? "percentage" : "fixed");

function toCoupon(wire: CouponWire): Coupon {
  const isPercentage = kindOf(wire.type) === "percentage";
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
    startsAt: wire.start_date ?? null,
    expiresAt: wire.expiration_date ?? null,
  };
}
