import * as z from "zod";
import { restaurantCalls, reviewCalls } from "@domain/contract/calls/restaurants";
import type * as contract from "@domain/contract/guest";
import type { Lenient } from "@domain/contract/primitives";
import { facets, restaurant, type RestaurantQuery, type RestaurantWire } from "@domain/contract/restaurant";
import type { HalalSummary } from "@domain/halal/status";
import { defaultTimeZone } from "@domain/local-time";
import type { DeliveryStep, DeliveryTier } from "@domain/orders/delivery-fee";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { formatCityLine } from "@domain/restaurants/us-place";
import { isTimeZone } from "@domain/settings/company";
import type { PrayerSettings } from "@domain/settings/prayer";
import { memoize } from "~/lib/memoize";
import { parseCentsOrNull, parseNumberOrNull } from "./client/coerce";
import { lenientListResponse, looseItemResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { nullIfNotFound } from "./errors";

/** A restaurant as pages use it. null means that the host does not say; such things are omitted, never guessed. */
export interface Restaurant {
  id: string;
  name: string;
  cuisine: string | null;
  image: string | null;
  logo: string | null;
  banner: string | null;
  rating: number | null;
  ratingCount: number | null;
  /** Lowercase words such as "delivery", "pickup", "dine-in", "shops"; null when unknown. */
  deliveryOptions: string[] | null;
  dealTitles: string[];
  description: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  zipCode: string | null;
  /** "Bristol, CT 06010" */
  place: string | null;
  createdAt: string | null;
  preparationMinutes: number | null;
  /** The minutes that a busy kitchen adds now; included in preparationMinutes. */
  busyMinutes: number;
  deliveryFeeCents: number | null;
  /** Delivery fees by distance, nearest first; empty where the fee does not depend on it. */
  deliveryTiers: DeliveryTier[];
  /** Its delivery area, as far as the host sends it. */
  deliveryArea: DeliveryArea;
  /** Whether the host sends all of it, so that what is missing there is not set. */
  isAreaComplete: boolean;
  /** Delivery fees by subtotal, lowest first, where they do not depend on distance. */
  deliverySteps: DeliveryStep[];
  minimumOrderCents: number | null;
  coordinates: { lat: number; lng: number } | null;
  timeZone: string | null;
  operatingHours: NonNullable<RestaurantWire["operating_hours"]> | null;
  /** Days whose hours differ from their weekday's. */
  specialDays: NonNullable<RestaurantWire["special_days"]>;
  /** [PRAYER-3] The hours in Ramadan, where they differ. */
  ramadan: NonNullable<RestaurantWire["ramadan"]> | null;
  /** It takes no orders before this instant. */
  pausedUntil: string | null;
  /** [FIND-7] Everything on its menu is sold out; false also where the host does not say. */
  isSoldOut: boolean;
  /** When something is sold again by itself; null: unknown, or nothing is sold out. */
  soldOutUntil: string | null;
  /** [PRAYER-2] How prayer times are calculated, and around which it pauses; null: not set. */
  prayer: PrayerSettings | null;
  menuCategories: string[];
  /** [HALAL-10] Today's halal summary; null: the host stores no evidence. */
  halal: HalalSummary | null;
  status: string | null;
  /** Why it was rejected or suspended; sent to its owner and administrators only. */
  statusReason: string | null;
}

/** [HOST-11] A page of restaurants. `total` and `facets` are null when the host does not paginate. */
export async function listRestaurants(host: Pick<Host, "call">, query: ListQuery) {
  const result = await host.call(restaurantCalls.listRestaurants, { query }, restaurantListReader);
  return {
    restaurants: result.items.map(toRestaurant),
    total: result.total,
    facets: result.extraFields?.facets ?? null,
  };
}

/** The id may be missing, since the caller knows it. */
const restaurantWithoutId = restaurant.partial({ id: true, name: true });
const restaurantReader = looseItemResponse(restaurantWithoutId.nullish());
const toNamedRestaurant = memoize(
  ({ id = "", name = "Unknown Restaurant", ...rest }: z.output<typeof restaurantWithoutId>) =>
    toRestaurant({ ...rest, id, name }),
);

/** [HOST-12] One restaurant, or null where the host's answer is empty. @throws HostError not_found */
export async function findRestaurant(host: Host, id: string): Promise<Restaurant | null> {
  const found = await host.call(restaurantCalls.getRestaurant, { params: { id } }, restaurantReader);
  if (!found) return null;
  return found.id === undefined ? { ...toNamedRestaurant(found), id } : toNamedRestaurant(found);
}

/** A restaurant's time zone; the platform's where the host does not say. */
export const getTimeZone = async (host: Host, id: string): Promise<string> =>
  (await findRestaurant(host, id))?.timeZone ?? defaultTimeZone;

/** Extended. The names of everyone who ordered there; for its team. @throws HostError unsupported, forbidden */
export async function listRestaurantCustomers(host: Host, restaurantId: string) {
  return (await host.call(restaurantCalls.listRestaurantCustomers, { params: { id: restaurantId } })).items;
}

type ListQuery = Omit<Partial<RestaurantQuery>, "page" | "per_page"> & { page?: number; per_page?: number };

const restaurantListReader = lenientListResponse(restaurant, z.object({ facets: facets.nullish() }));

/** Converts a restaurant of the wire. */
export function toRestaurant(wire: RestaurantWire): Restaurant {
  const { latitude, longitude } = wire;
  return {
    id: wire.id,
    name: wire.name,
    cuisine: wire.cuisine_type ?? null,
    image: wire.banner_image ?? wire.logo ?? null,
    logo: wire.logo ?? null,
    banner: wire.banner_image ?? null,
    rating: parseNumberOrNull(wire.average_rating),
    ratingCount: wire.rating_count ?? null,
    deliveryOptions: wire.delivery_options?.map((option) => option.toLowerCase()) ?? null,
    dealTitles: wire.deals?.map((deal) => deal.title) ?? [],
    description: wire.description ?? null,
    phone: wire.phone ?? null,
    address: wire.street_address ?? null,
    city: wire.city ?? null,
    zipCode: wire.zip_code ?? null,
    place: formatCityLine({ city: wire.city, state: wire.state, zip: wire.zip_code }) || null,
    createdAt: wire.created_at ?? null,
    preparationMinutes: wire.preparation_time ?? null,
    busyMinutes: wire.busy_minutes ?? 0,
    deliveryFeeCents: parseCentsOrNull(wire.delivery_fee),
    deliveryTiers: parseTiers(wire),
    deliverySteps: (wire.delivery_fee_steps ?? []).map((step) => ({
      fromCents: parseCentsOrNull(step.from_subtotal) ?? 0,
      feeCents: parseCentsOrNull(step.fee) ?? 0,
    })),
    isAreaComplete: wire.delivery_zip_codes != null && wire.latitude !== undefined,
    deliveryArea: {
      point: latitude != null && longitude != null ? { latitude, longitude } : null,
      radiusMiles: wire.delivery_radius ?? null,
      zipCodes: wire.delivery_zip_codes ?? [],
      excludedZipCodes: wire.excluded_zip_codes ?? [],
      tiers: parseTiers(wire),
    },
    minimumOrderCents: parseCentsOrNull(wire.minimum_order),
    coordinates: latitude != null && longitude != null ? { lat: latitude, lng: longitude } : null,
    timeZone: wire.time_zone && isTimeZone(wire.time_zone) ? wire.time_zone : null,
    operatingHours: wire.operating_hours ?? null,
    specialDays: wire.special_days ?? [],
    pausedUntil: wire.paused_until ?? null,
    isSoldOut: wire.is_sold_out ?? false,
    soldOutUntil: wire.sold_out_until ?? null,
    prayer: wire.prayer ?? null,
    ramadan: wire.ramadan ?? null,
    menuCategories: wire.menu_categories ?? [],
    halal: findHalal(wire),
    status: wire.status ?? null,
    statusReason: (wire.status === "suspended" ? wire.suspension_reason : wire.rejection_reason) ?? null,
  };
}

function findHalal({ halal }: Pick<RestaurantWire, "halal">): HalalSummary | null {
  if (!halal) return null;
  const { expires_on: expiresOn, checked_on: checkedOn, ...rest } = halal;
  return { ...rest, expiresOn, checkedOn };
}

const parseTiers = (wire: Pick<RestaurantWire, "delivery_fee_rules">): DeliveryTier[] =>
  (wire.delivery_fee_rules ?? []).map((tier) => ({
    upToMiles: tier.up_to_miles,
    feeCents: parseCentsOrNull(tier.fee) ?? 0,
  }));

type ReviewQuery = { page?: number; per_page?: number; sort?: string };

/** [HOST-76] Extended. @throws HostError unsupported */
export async function listReviews(host: Host, restaurantId: string, query: ReviewQuery = {}) {
  const listing = await host.call(reviewCalls.listReviews, { params: { id: restaurantId }, query });
  return { reviews: listing.items, total: listing.total, breakdown: listing.extraFields?.breakdown ?? [] };
}

export type Guest = Lenient<contract.Guest>;

/** [RUSH-17] Extended. A page of the restaurant's own customers. @throws HostError unsupported */
export async function listGuests(
  host: Host,
  restaurantId: string,
  query: { search?: string; date_from?: string; date_to?: string; sort?: string; page?: number; per_page?: number },
) {
  const listing = await host.call(restaurantCalls.listGuests, {
    params: { id: restaurantId },
    query: { ...query },
  });
  return { guests: listing.items, total: listing.total ?? listing.items.length };
}

/** [RUSH-17] Extended. One of them; null for unknown customers. @throws HostError unsupported */
export const findGuest = (host: Host, restaurantId: string, guest: string): Promise<Guest | null> =>
  host.call(restaurantCalls.getGuest, { params: { id: restaurantId, guest } }).catch(nullIfNotFound);
