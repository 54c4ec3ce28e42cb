import * as z from "zod";
import type { platformCouponRequest } from "@domain/contract/administration/platform-coupon";
import { couponCalls, dealCalls, platformCouponCalls } from "@domain/contract/calls/promotions";
import { coupon, type CouponWire, deal, type DealWire } from "@domain/contract/promotion";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { promotionStatus } from "@domain/promotions/promotion-period";
import type { Filters } from "~/lib/lists/filter-rows";
import { parseCentsOrNull, parseNumberOrNull } from "./client/coerce";
import { applyListQuery, belongsToRestaurant, itemResponse, lenientListResponse, sortable } from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError, nullIfNotFound } from "./errors";

/** A picture takes time to upload and process. */
const timeoutMs = 30_000;

/**
 * The query of lists of coupons and offers; all but the restaurant is extended. Days are in the restaurant's time zone.
 */
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

/** A coupon as the checkout's picker displays it; amounts in cents, percent as a number. */
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

const [coupons, deals] = [lenientListResponse(coupon), lenientListResponse(deal)];

/** [HOST-31, CHK-6] The coupons of this restaurant. */
export async function listCoupons(host: Host, restaurantId: string): Promise<Coupon[]> {
  const { items } = await host.call(couponCalls.listCoupons, { query: { restaurant_id: restaurantId } }, coupons);
  // A host may answer with the coupons of every restaurant.
  return items
    .filter((wire) => (wire.is_active ?? true) && (wire.restaurantId ?? restaurantId) === restaurantId)
    .map(toCoupon);
}

/** Whether it is valid now: some hosts also send expired and future ones. */
export const isUsable = ({ startsAt, expiresAt }: Coupon, now: Date): boolean =>
  !isOver(expiresAt, now.getTime()) && !isInFuture(startsAt, now.getTime());

const isOver = (end: string | null | undefined, now: number) => Boolean(end && Date.parse(end) <= now);
const isInFuture = (start: string | null | undefined, now: number) => Boolean(start && Date.parse(start) > now);

/**
 * [OFFER-1] The deals that currently run at a restaurant, with their end. Its team also gets the others, which are
 * dropped.
 */
export async function listRunningDeals(
  host: Host,
  restaurantId: string,
): Promise<{ id: string; title: string; endsAt: string | null; image: string | null }[]> {
  const { items } = await host.call(dealCalls.listDeals, { query: { restaurant_id: restaurantId } }, deals);
  const now = Date.now();
  return items
    .filter((wire) => (wire.is_active ?? true) && (wire.restaurantId ?? restaurantId) === restaurantId)
    .filter((wire) => !isOver(wire.end_date, now) && !isInFuture(wire.start_date, now))
    .map(({ id, title, end_date, image }) => ({ id, title, endsAt: end_date ?? null, image: image ?? null }));
}

/** "percent", "Percentage" and "%" are the same kind; anything else is an amount. */
const getKind = (type: string): "percentage" | "fixed" => (/^(?:percent|%)/i.test(type) ? "percentage" : "fixed");

function toCoupon(wire: CouponWire): Coupon {
  const isPercentage = getKind(wire.type) === "percentage";
  return {
    id: wire.id,
    code: wire.code,
    name: wire.name ?? wire.code,
    description: wire.description ?? null,
    type: isPercentage ? "percentage" : "fixed",
    percent: isPercentage ? parseNumberOrNull(wire.discount_value) : null,
    amountCents: isPercentage ? null : parseCentsOrNull(wire.discount_value),
    minimumOrderCents: parseCentsOrNull(wire.min_order_amount) ?? 0,
    maximumDiscountCents: parseCentsOrNull(wire.max_discount),
    startsAt: wire.start_date ?? null,
    expiresAt: wire.expiration_date ?? null,
  };
}

/** A coupon as its editors see it; amounts in cents, times UTC. */
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
  /** For customers without an order so far; false where the host has no such coupons. */
  firstOrderOnly: boolean;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  image: string | null;
  /** Undefined where the host has no versions. */
  version: number | undefined;
}

const besideList = z.object({ platform: z.array(coupon).nullish() });

/** [HOST-31, COUP-9] One page of the restaurant's own coupons, and the platform's that are valid there now. */
export async function listOwnCoupons(host: Host, query: PromotionQuery) {
  const result = await host.call(
    couponCalls.listCoupons,
    { query: { ...query } },
    lenientListResponse(coupon, besideList),
  );
  const own = result.items.filter((wire) => (wire.restaurantId ?? query.restaurant_id) === query.restaurant_id);
  const { rows, total } = applyListQuery({ ...result, items: own.map(toOwnCoupon) }, { ...query }, couponFilters);
  return {
    coupons: rows,
    total,
    platform: result.extraFields?.platform?.map(toOwnCoupon) ?? [],
  };
}

const couponFilters: Filters<OwnCoupon> = {
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
    const wire = await host.call(couponCalls.getCoupon, { params: { id } }, itemResponse(coupon));
    return belongsToRestaurant(restaurantId, wire.restaurantId) ? toOwnCoupon(wire) : null;
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { coupons } = await listOwnCoupons(host, { restaurant_id: restaurantId });
    return coupons.find((own) => own.id === id) ?? null;
  }
}

/** [HOST-32, HOST-33] @returns the host's message */
export const saveCoupon = (host: Host, id: string | null, body: FormData, headers?: Record<string, string>) =>
  id === null
    ? host.send(couponCalls.createCoupon, { body, headers, timeoutMs })
    : host.send(couponCalls.updateCoupon, { params: { id }, body, headers, timeoutMs });

const toOwnCoupon = (wire: CouponWire): OwnCoupon => ({
  id: wire.id,
  code: wire.code,
  name: wire.name ?? wire.code,
  description: wire.description ?? null,
  type: getKind(wire.type),
  discountHundredths: parseCentsOrNull(wire.discount_value) ?? 0,
  minimumOrderCents: parseCentsOrNull(wire.min_order_amount) ?? 0,
  maximumDiscountCents: parseCentsOrNull(wire.max_discount) || null,
  limitPerUser: wire.limit_per_user ?? null,
  firstOrderOnly: wire.first_order_only ?? false,
  startsAt: wire.start_date ?? null,
  endsAt: wire.expiration_date ?? null,
  isActive: wire.is_active ?? true,
  image: wire.image ?? null,
  version: wire.version ?? undefined,
});

/** An offer (deal) as its editors see it; amounts in cents, times UTC. */
export interface OwnOffer {
  id: string;
  title: string;
  type: "percentage" | "fixed";
  /** Hundredths of a percent point, or cents. */
  discountHundredths: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  image: string | null;
  /** Both empty: it covers the whole menu [OFFER-6]. */
  menuItemIds: string[];
  categories: string[];
  /** Undefined where the host has no versions. */
  version: number | undefined;
}

/** [HOST-35] One page of the restaurant's own offers. */
export async function listOwnOffers(host: Host, query: PromotionQuery) {
  const result = await host.call(dealCalls.listDeals, { query: { ...query } }, deals);
  const own = result.items.filter((wire) => (wire.restaurantId ?? query.restaurant_id) === query.restaurant_id);
  const { rows, total } = applyListQuery({ ...result, items: own.map(toOwnOffer) }, { ...query }, offerFilters);
  return { offers: rows, total };
}

const offerFilters: Filters<OwnOffer> = {
  textOf: ({ title }) => [title],
  valueOf: (offer, column) => {
    if (column === "title") return offer.title;
    return column === "discount" ? sortable(offer.discountHundredths) : (offer.endsAt ?? "9");
  },
  matches: matchesPromotion,
};

/** One offer, from the list where the host lacks the call; null when there is none. */
export async function findOwnOffer(host: Host, restaurantId: string, id: string): Promise<OwnOffer | null> {
  try {
    const wire = await host.call(dealCalls.getDeal, { params: { id } }, itemResponse(deal));
    return belongsToRestaurant(restaurantId, wire.restaurantId) ? toOwnOffer(wire) : null;
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    if (!isHostError(error, "unsupported")) throw error;
    const { offers } = await listOwnOffers(host, { restaurant_id: restaurantId });
    return offers.find((own) => own.id === id) ?? null;
  }
}

/** [HOST-36, HOST-37] @returns the host's message */
export const saveOffer = (host: Host, id: string | null, body: FormData, headers?: Record<string, string>) =>
  id === null
    ? host.send(dealCalls.createDeal, { body, headers, timeoutMs })
    : host.send(dealCalls.updateDeal, { params: { id }, body, headers, timeoutMs });

const toOwnOffer = (wire: DealWire): OwnOffer => ({
  id: wire.id,
  title: wire.title,
  type: getKind(wire.type),
  discountHundredths: parseCentsOrNull(wire.discount_value) ?? 0,
  startsAt: wire.start_date ?? null,
  endsAt: wire.end_date ?? null,
  isActive: wire.is_active ?? true,
  image: wire.image ?? null,
  menuItemIds: wire.menuItemIds ?? [],
  categories: wire.categories ?? [],
  version: wire.version ?? undefined,
});

type PlatformCouponQuery = Pick<PromotionQuery, "page" | "per_page"> &
  Partial<Record<"search" | "status" | "sort", string | undefined>>;

/** Extended. A page of the platform's coupons in any status. @throws HostError unsupported */
export async function listPlatformCoupons(host: Host, { search, status, ...rest }: PlatformCouponQuery) {
  const listing = await host.call(platformCouponCalls.listPlatformCoupons, {
    query: { ...rest, search: search || undefined, status: status || undefined },
  });
  return { coupons: listing.items.map(toOwnCoupon), total: listing.total ?? listing.items.length };
}

/** Extended. Null where there is none. */
export async function findPlatformCoupon(host: Pick<Host, "call">, id: string) {
  const wire = await host.call(platformCouponCalls.getPlatformCoupon, { params: { id } }).catch(nullIfNotFound);
  return wire && toOwnCoupon(wire);
}

/** Extended. Adds a coupon (`id` null) or replaces one. @throws HostError validation_failed, conflict */
export const savePlatformCoupon = (host: Host, id: string | null, coupon: PlatformCouponInput) =>
  id === null
    ? host.send(platformCouponCalls.createPlatformCoupon, coupon)
    : host.send(platformCouponCalls.updatePlatformCoupon, { params: { id }, ...coupon });

type PlatformCouponInput = { body: z.input<typeof platformCouponRequest>; headers: Record<string, string> };

/** Whether a coupon or an offer matches the list's filters; a missing date leaves that side open. */
function matchesPromotion(
  { type, isActive, ...own }: Pick<OwnOffer, "type" | "isActive" | "startsAt" | "endsAt">,
  { status, type: requestedType, valid_from: from, valid_until: until }: Record<string, string>,
): boolean {
  const startsAt = new Date(own.startsAt ?? 0);
  const endsAt = new Date(own.endsAt ?? "2099-12-31");
  return (
    (!requestedType || type === requestedType) &&
    (!status || promotionStatus({ startsAt, endsAt, isActive }, new Date()) === status) &&
    (!from || toDay(endsAt) >= from) &&
    (!until || toDay(startsAt) <= until)
  );
}

const toDay = (instant: Date): string => localDate(instant, defaultTimeZone);
