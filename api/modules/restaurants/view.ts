import { type RawBuilder, type Selectable, sql } from "kysely";
import * as z from "zod";
import type { Database } from "@api/db/tables";
import { toPoint } from "@api/modules/addresses/service";
import type { RestaurantWire } from "@domain/contract/restaurant";
import { getHalalSummary, noStoredHalal, type StoredHalal } from "@domain/halal/status";
import { toDecimal } from "@domain/money";
import { busyMinutesAt } from "@domain/orders/busy-time";
import { maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { DeliveryStep, DeliveryTier } from "@domain/orders/delivery-fee";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { parsePrayerSettings } from "@domain/settings/prayer";
import { findRamadanHours, toOperatingDay, toSpecialDay } from "./opening-hours";

/** The public columns of a listed restaurant. */
export type RestaurantRow = Pick<Selectable<Database["restaurants"]>, (typeof publicColumns)[number]> & {
  deals: { id: string; title: string }[];
  hours: { day: number; opens_minute: number; closes_minute: number; is_open: boolean }[];
  special_days: Parameters<typeof toSpecialDay>[0][];
  halal: StoredHalal | null;
  /** Infinity: until something is switched on; null: not now. */
  sold_out_ms: number | null;
  correction: number;
};

const publicColumns = [
  "id",
  "name",
  "kind",
  "status",
  "phone",
  "website",
  "description",
  "street_address",
  "city",
  "state",
  "zip_code",
  "latitude",
  "longitude",
  "time_zone",
  "category",
  "cuisine_type",
  "logo",
  "banner_image",
  "delivery_options",
  "preparation_minutes",
  "busy_minutes",
  "busy_until",
  "delivery_fee_cents",
  "delivery_fee_rules",
  "delivery_fee_steps",
  "paused_until",
  "prayer",
  "ramadan",
  "delivery_radius_miles",
  "delivery_zip_codes",
  "excluded_zip_codes",
  "minimum_order_cents",
  "average_rating",
  "rating_count",
  "created_at",
  "position",
  "menu_category_names",
] as const;

/** The public columns of `restaurants r`. */
export const publicSelection = sql.raw(publicColumns.map((column) => `r.${column}`).join(", "));

/** SQL condition: a deal of restaurant r is active at this moment, and covers a dish that its menu shows [HALAL-6]. */
export const runningDeals = (now: Date): RawBuilder<unknown> => sql`
  deals d where d.restaurant_id = r.id and d.is_active and d.deleted_at is null
  and d.starts_at <= ${now} and d.ends_at > ${now} and covers_shown_item(d)`;

/**
 * The active deals, the week, special days (from yesterday on), the stored halal data, whether its menu is sold out, and the Hijri correction, in addition to
 * r's columns.
 */
export const relatedSelection = (now: Date): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title) order by d.created_at, d.id), '[]')
    from ${runningDeals(now)}) as deals,
  (select coalesce(json_agg(json_build_object('day', h.day, 'opens_minute', h.opens_minute,
    'closes_minute', h.closes_minute, 'is_open', h.is_open) order by h.day), '[]')
    from operating_hours h where h.restaurant_id = r.id) as hours,
  (select coalesce(json_agg(json_build_object('date', s.date, 'is_open', s.is_open, 'opens_minute', s.opens_minute,
    'closes_minute', s.closes_minute, 'note', s.note) order by s.date), '[]')
    from special_days s where s.restaurant_id = r.id and s.date >= (${now}::timestamptz - interval '2 days')::date) as special_days,
  case when r.status = 'approved' then (select l.halal from listings l where l.restaurant_id = r.id)
    else halal_evidence(r.id) end as halal,
  (select (extract(epoch from l.sold_out_until) * 1000)::float8 from listings l
    where l.restaurant_id = r.id and l.sold_out_until > ${now}) as sold_out_ms,
  hijri_correction() as correction`;

/** The first owner of restaurant r [DATA-3], as JSON. */
export const ownerSelection = sql`
  (select json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email,
      'phone', u.phone, 'role', coalesce(r.owner_role, m.role), 'is_active', u.is_active)
    from restaurant_members m join users u on u.id = m.user_id
    where m.restaurant_id = r.id and m.role = 'owner' order by m.created_at, u.id limit 1)`;

/**
 * The public wire form [DATA-2]. preparation_time includes busy time. average_rating is null without ratings. A shop's
 * delivery_options contain "shops", which the Shops tab filters by [HOME-8].
 */
export function toRestaurantWire(row: RestaurantRow, now: Date): RestaurantWire {
  const busyMinutes = busyMinutesAt({ busyMinutes: row.busy_minutes, busyUntil: row.busy_until }, now);
  const isShop = row.kind === "shop" && !row.delivery_options.includes("shops");
  return {
    id: row.id,
    name: row.name,
    cuisine_type: row.cuisine_type,
    logo: row.logo,
    banner_image: row.banner_image,
    average_rating: row.rating_count > 0 ? row.average_rating.toFixed(2) : null,
    delivery_options: isShop ? [...row.delivery_options, "shops"] : row.delivery_options,
    deals: row.deals,
    category: row.category,
    description: row.description,
    phone: row.phone,
    website: row.website,
    street_address: row.street_address,
    city: row.city,
    state: row.state,
    zip_code: row.zip_code,
    created_at: row.created_at.toISOString(),
    is_active: row.status === "approved",
    status: row.status,
    rating_count: row.rating_count,
    preparation_time: row.preparation_minutes + busyMinutes,
    busy_minutes: busyMinutes,
    delivery_fee: toDecimal(row.delivery_fee_cents),
    ...toDeliveryFeesWire(row),
    minimum_order: toDecimal(row.minimum_order_cents),
    delivery_radius: row.delivery_radius_miles,
    delivery_zip_codes: row.delivery_zip_codes,
    excluded_zip_codes: row.excluded_zip_codes,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: row.time_zone,
    operating_hours: row.hours.map(toOperatingDay),
    special_days: row.special_days.map(toSpecialDay),
    paused_until: row.paused_until?.toISOString() ?? null,
    prayer: parsePrayerSettings(row.prayer),
    ramadan: findRamadanHours(row),
    is_sold_out: row.sold_out_ms !== null,
    sold_out_until: toSoldOutUntil(row.sold_out_ms),
    menu_categories: row.menu_category_names,
    halal: toHalalWire(row.halal, row.time_zone, now),
  };
}

/** [FIND-7] The wire form of when something is sold again. @param at milliseconds, as in `BrowsePlace` */
export const toSoldOutUntil = (at: number | null): string | null =>
  at === null || at === Infinity ? null : new Date(at).toISOString();

/** [HALAL-10] The wire form of a restaurant's current halal summary. */
export function toHalalWire(evidence: StoredHalal | null, timeZone: string, now: Date): RestaurantWire["halal"] {
  const { expiresOn, checkedOn, ...rest } = getHalalSummary(evidence ?? noStoredHalal, timeZone, now);
  return { ...rest, expires_on: expiresOn, checked_on: checkedOn ?? null };
}

const tiers = z.array(
  z.object({ upToMiles: z.number().positive().max(maxDeliveryMiles), feeCents: z.number().int().min(0) }),
);

const steps = z.array(z.object({ fromCents: z.number().int().min(0), feeCents: z.number().int().min(0) }));

/** Parses the column `delivery_fee_rules` into tiers, nearest first. @throws ZodError */
export function parseDeliveryTiers(stored: unknown): DeliveryTier[] {
  return (tiers.nullish().parse(stored) ?? []).sort((one, other) => one.upToMiles - other.upToMiles);
}

/** Parses the column `delivery_fee_steps` into steps, lowest subtotal first. @throws ZodError */
export function parseDeliverySteps(stored: unknown): DeliveryStep[] {
  return (steps.nullish().parse(stored) ?? []).sort((one, other) => one.fromCents - other.fromCents);
}

/** Fees by distance and by subtotal, as the API sends them. @throws ZodError */
export const toDeliveryFeesWire = (row: { delivery_fee_rules: unknown; delivery_fee_steps: unknown }) => ({
  delivery_fee_rules: parseDeliveryTiers(row.delivery_fee_rules).map(({ upToMiles, feeCents }) => ({
    up_to_miles: upToMiles,
    fee: toDecimal(feeCents),
  })),
  delivery_fee_steps: parseDeliverySteps(row.delivery_fee_steps).map(({ fromCents, feeCents }) => ({
    from_subtotal: toDecimal(fromCents),
    fee: toDecimal(feeCents),
  })),
});

interface AreaColumns {
  latitude: number | null;
  longitude: number | null;
  delivery_radius_miles: number | null;
  delivery_zip_codes: string[];
  excluded_zip_codes: string[];
  delivery_fee_rules: unknown;
}

/** [FIND-1] A restaurant's delivery area. @throws ZodError */
export const parseDeliveryArea = (row: AreaColumns): DeliveryArea => ({
  point: toPoint(row),
  radiusMiles: row.delivery_radius_miles,
  zipCodes: row.delivery_zip_codes,
  excludedZipCodes: row.excluded_zip_codes,
  tiers: parseDeliveryTiers(row.delivery_fee_rules),
});
