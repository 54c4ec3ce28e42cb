import { couponCalls } from "@domain/contract/calls/promotions";
import { isOf, asAsked, sortable } from "./client/as-asked";
import { coupon, type CouponWire } from "@domain/contract/promotion";
import * as z from "zod";
import { centsOf } from "./client/coerce";
import type { Host } from "./client/host";
import { isHostError } from "./errors";
import type { Filters } from "~/lib/filter-rows";
import { matchesPromotion } from "./matches-promotion";
import { kindOf, type PromotionQuery } from "./promotions.server";
import { listAnswer, itemAnswer } from "./client/envelope";

/** A coupon as those who look after it see it; amounts in cents, times UTC. */
export interface OwnCoupon {
  id: string;
  code: string;
  name: string;
  description: string | null;
  type: "percentage" | "fixed";
  /** Hundredths of a percent point, or cents. */
  discountHundredths: number;
  minimumOrderCents: number;
  maximumDiscountCents: number | null;
  /** null: unlimited [COUP-2]. */
  limitPerUser: number | null;
  /** For customers who have not ordered yet; false where the host knows no such coupons. */
  firstOrderOnly: boolean;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  image: string | null;
  /** Undefined where the host counts no changes. */
  version: number | undefined;
}

/** A picture has to travel and be worked on. */
const timeoutMs = 30_000;
const besideList = z.object({ platform: z.array(coupon).nullish() });

/** [HOST-31, COUP-9] One page of the own coupons, as asked, and the platform's that can be used there now. */
export async function listOwnCoupons(host: Host, query: PromotionQuery, options: { timeoutMs?: number } = {}) {
  const answer = await host.call(
    couponCalls.listCoupons,
    { query: { ...query }, ...options },
    listAnswer(coupon, besideList),
  );
  const own = answer.items.filter((wire) => (wire.restaurantId ?? query.restaurant_id) === query.restaurant_id);
  const { rows, total } = asAsked({ ...answer, items: own.map(toOwnCoupon) }, { ...query }, narrowing);
  return {
    coupons: rows,
    total,
    platform: answer.beside?.platform?.map(toOwnCoupon) ?? [],
  };
}

const narrowing: Filters<OwnCoupon> = {
  textOf: ({ code, name, description }) => [code, name, description],
  valueOf: (coupon, column) => {
    if (column === "code") return coupon.code;
    if (column === "minimum") return sortable(coupon.minimumOrderCents);
    return column === "discount" ? sortable(coupon.discountHundredths) : (coupon.endsAt ?? "9");
  },
  matches: matchesPromotion,
};

/** One coupon, from the list where the host lacks the call; null when there is none. */
export async function findOwnCoupon(host: Host, restaurantId: string, id: string): Promise<OwnCoupon | null> {
  try {
    const wire = await host.call(couponCalls.getCoupon, { params: { id } }, itemAnswer(coupon));
    return isOf(restaurantId, wire.restaurantId) ? toOwnCoupon(wire) : null;
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { coupons } = await listOwnCoupons(host, { restaurant_id: restaurantId });
    return coupons.find((own) => own.id === id) ?? null;
  }
}

/** [HOST-32, HOST-33] @returns the host's sentence */
export const saveCoupon = (host: Host, id: string | null, body: FormData) =>
  id === null
    ? host.send(couponCalls.createCoupon, { body, timeoutMs })
    : host.send(couponCalls.updateCoupon, { params: { id }, body, timeoutMs });

/** [HOST-34] */
export const deleteCoupon = (host: Host, id: string) => host.send(couponCalls.deleteCoupon, { params: { id } });

export const toOwnCoupon = (wire: CouponWire): OwnCoupon => ({
  id: wire.id,
  code: wire.code,
  name: wire.name ?? wire.code,
  description: wire.description ?? null,
  type: kindOf(wire.type),
  discountHundredths: centsOf(wire.discount_value) ?? 0,
  minimumOrderCents: centsOf(wire.min_order_amount) ?? 0,
  maximumDiscountCents: centsOf(wire.max_discount) || null,
  limitPerUser: wire.limit_per_user ?? null,
  firstOrderOnly: wire.first_order_only ?? false,
  startsAt: wire.start_date ?? null,
  endsAt: wire.expiration_date ?? null,
  isActive: wire.is_active ?? true,
  image: wire.image ?? null,
  version: wire.version ?? undefined,
});
