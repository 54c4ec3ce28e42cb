import { type RawBuilder, sql } from "kysely";
import * as z from "zod";
import { toPoint } from "@api/modules/addresses/service";
import { parseDeliverySteps, parseDeliveryTiers } from "@api/modules/restaurants/view";
import type { BrowseMode, BrowsePlace } from "@domain/browse/place";
import { noStoredHalal, type StoredHalal } from "@domain/halal/status";
import { memoize } from "@domain/memoize";
import { busyMinutesAt } from "@domain/orders/busy-time";
import type { DeliveryStep, DeliveryTier } from "@domain/orders/delivery-fee";
import { parseHijriCorrection } from "@domain/prayer/hijri";
import { prayerPauses } from "@domain/prayer/pauses";
import { type OpeningDay, type OpeningHours, parseWeek } from "@domain/restaurants/opening-hours";
import { parsePrayerSettings } from "@domain/settings/prayer";
import { ramadanSettings } from "@domain/settings/ramadan";

/** The columns of `listings l` that a place is built from; few and plain, as thousands of rows are read per page. */
export interface ListingRow {
  id: string;
  name: string;
  kinds: string;
  is_shop: boolean;
  delivers: boolean;
  picks_up: boolean;
  dines_in: boolean;
  latitude: number | null;
  longitude: number | null;
  reach_miles: number;
  zip_codes: string;
  excluded_zip_codes: string;
  time_zone: string;
  week: string;
  special_days: string;
  paused_ms: number | null;
  prayer: string | null;
  ramadan: string | null;
  preparation_minutes: number;
  busy_minutes: number;
  busy_ms: number | null;
  fee_cents: number;
  fee_rules: string | null;
  fee_steps: string | null;
  average_rating: number;
  rating_count: number;
  price_level: number | null;
  /** Infinity: until something is switched on. */
  sold_out_ms: number | null;
  diets: string;
  /** Pauses as "1767225600000 1769904000000" (from and until, in milliseconds), comma separated. */
  deal_times: string;
  recent_orders: number;
  created_ms: number;
  halal: StoredHalal | null;
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch from l.${column}) * 1000)::float8`);

export const listingSelection: RawBuilder<ListingRow> = sql<ListingRow>`
  l.restaurant_id as id, l.name, array_to_string(l.kinds, chr(10)) as kinds, l.is_shop, l.delivers, l.picks_up, l.dines_in,
  l.latitude, l.longitude, l.reach_miles,
  array_to_string(l.zip_codes, ',') as zip_codes, array_to_string(l.excluded_zip_codes, ',') as excluded_zip_codes,
  l.time_zone, l.week, l.special_days, ${milliseconds("paused_until")} as paused_ms, l.prayer::text, l.ramadan::text,
  l.preparation_minutes, l.busy_minutes, ${milliseconds("busy_until")} as busy_ms,
  l.fee_cents, l.fee_rules::text, l.fee_steps::text, l.average_rating, l.rating_count, l.price_level,
  ${milliseconds("sold_out_until")} as sold_out_ms,
  array_to_string(l.diets, ',') as diets,
  (select coalesce(string_agg(concat_ws(' ', (extract(epoch from lower(deal)) * 1000)::float8, (extract(epoch from upper(deal)) * 1000)::float8), ','), '')
    from unnest(l.deal_times) deal) as deal_times,
  l.recent_orders, ${milliseconds("created_at")} as created_ms, l.halal`;

/** Whether one of its deals is active. */
export const hasDealsAt = ({ deal_times: times }: ListingRow, now: Date): boolean =>
  parsePeriods(times).some(([from = 0, until = 0]) => from <= now.getTime() && now.getTime() < until);

/** Converts a row to the form the browsing rules (domain/browse) take. */
export function browsePlace(row: ListingRow, now: Date): BrowsePlace {
  const [cuisine = "", ...categories] = parseKinds(row.kinds);
  const busyUntil = row.busy_ms === null ? null : new Date(row.busy_ms);
  return {
    id: row.id,
    name: row.name,
    cuisine,
    categories,
    isShop: row.is_shop,
    modes: parseModes(row),
    area: {
      point: toPoint(row),
      // Derived from its radius, ZIP codes and fees.
      radiusMiles: row.reach_miles,
      zipCodes: parseList(row.zip_codes),
      excludedZipCodes: parseList(row.excluded_zip_codes),
      tiers: parseTiers(row.fee_rules),
    },
    hours: parseHours(
      [row.time_zone, row.week, row.special_days, row.paused_ms ?? "", prayerKey(row), row.ramadan ?? ""].join("|"),
    ),
    fee: { feeCents: row.fee_cents, steps: parseSteps(row.fee_steps) },
    preparationMinutes: row.preparation_minutes + busyMinutesAt({ busyMinutes: row.busy_minutes, busyUntil }, now),
    rating: row.rating_count > 0 ? row.average_rating : null,
    ratingCount: row.rating_count,
    priceLevel: row.price_level,
    soldOutUntil: row.sold_out_ms,
    diets: parseList(row.diets),
    hasDeals: hasDealsAt(row, now),
    recentOrders: row.recent_orders,
    createdAt: new Date(row.created_ms),
    halal: { evidence: row.halal ?? noStoredHalal, timeZone: row.time_zone },
  };
}

function parseModes({ delivers, picks_up, dines_in }: ListingRow): BrowseMode[] {
  return [
    ...(delivers ? (["delivery"] as const) : []),
    ...(picks_up ? (["pickup"] as const) : []),
    ...(dines_in ? (["dine-in"] as const) : []),
  ];
}

/** Many places share the same hours, fees and kinds. */
const memoizeByText = <Value>(read: (text: string) => Value) => memoize(read, 5000);

const parseKinds = memoizeByText((text) => text.split("\n"));
const parseList = memoizeByText((text) => (text === "" ? [] : text.split(",")));
const parsePeriods = memoizeByText((text) => parseList(text).map((period) => period.split(" ").map(Number)));
const readTiers = memoizeByText((text): DeliveryTier[] => parseDeliveryTiers(JSON.parse(text)));
const readSteps = memoizeByText((text): DeliveryStep[] => parseDeliverySteps(JSON.parse(text)));
const noTiers: DeliveryTier[] = [];
const noSteps: DeliveryStep[] = [];
const parseTiers = (text: string | null) => (text === null ? noTiers : readTiers(text));
const parseSteps = (text: string | null) => (text === null ? noSteps : readSteps(text));

const parseHours = memoizeByText((key): OpeningHours => {
  const [timeZone = "", week = "", special = "", pausedMs = "", prayer = "", ramadan = ""] = key.split("|");
  const specialDays = parseList(special).map((entry) => [entry.slice(0, 10), readDay(entry.slice(11))] as const);
  return {
    timeZone,
    days: week.split(",").map(readDay),
    specialDays: new Map(specialDays),
    ramadan: ramadan ? readListed(ramadan) : null,
    pausedUntil: pausedMs ? new Date(Number(pausedMs)) : null,
    pausesOn: prayer ? createPauseLookup(timeZone, prayer) : undefined,
  };
});

/** Location and prayer pauses, part of the cache key, as pauses depend on them. */
const prayerKey = ({ prayer, latitude, longitude }: ListingRow) =>
  prayer === null ? "" : JSON.stringify([latitude, longitude, prayer]);

function createPauseLookup(timeZone: string, key: string) {
  const [latitude, longitude, stored] = storedPrayer.parse(JSON.parse(key));
  return prayerPauses({ latitude, longitude, timeZone }, parsePrayerSettings(JSON.parse(stored)));
}
const storedPrayer = z.tuple([z.number().nullable(), z.number().nullable(), z.string()]);
/** Null for what cannot be read, as in the quote: one place's settings must not take down the list of its town. */
function readListed(text: string): OpeningHours["ramadan"] {
  const { data } = listedRamadan.safeParse(JSON.parse(text));
  return data ? { correction: parseHijriCorrection(data.correction), days: parseWeek(data.days) } : null;
}
const listedRamadan = z.object({ correction: z.number(), days: ramadanSettings.shape.days });

/** "660-1320"; empty: closed. */
function readDay(text: string): OpeningDay {
  const [opensMinute = 0, closesMinute = 0] = text.split("-").map(Number);
  return { isOpen: text !== "", opensMinute, closesMinute };
}
