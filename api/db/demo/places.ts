import type { Db } from "@api/dependencies";
import { dayMs } from "@domain/duration";
import { parseClock, weekdays } from "@domain/local-time";
import { standardMethod } from "@domain/prayer/method";
import type { PrayerSettings } from "@domain/settings/prayer";
import type { RamadanSettings } from "@domain/settings/ramadan";
import { type DemoDay, demoPictureUrl, type DemoRestaurant } from "./content";
import { homeRestaurant, loginEmail, userId } from "./people";
import { bulkInsert, demoId } from "./rows";

export const placeId = (place: Pick<DemoRestaurant, "slug">): string => demoId("restaurant", place.slug);
export const itemId = (place: Pick<DemoRestaurant, "slug">, name: string): string => demoId("item", place.slug, name);
export const addonId = (place: Pick<DemoRestaurant, "slug">, name: string): string => demoId("addon", place.slug, name);

/** Passes the ABA checksum and belongs to no shop: the Federal Reserve Bank of Boston. */
const routingNumber = "011000015";

/** [PRAYER-2] Places that take no orders around prayers. */
const pausing: Record<string, PrayerSettings> = {
  "shaam-falafel-oven": {
    ...standardMethod,
    is_on: true,
    prayers: ["dhuhr", "asr", "maghrib"],
    minutes_before: 5,
    minutes_after: 20,
    jumuah_from: "12:45",
    jumuah_to: "14:00",
    eid_orders: true,
  },
  "sanaa-mandi-house": {
    ...standardMethod,
    asr: "hanafi",
    is_on: true,
    prayers: ["maghrib", "isha"],
    minutes_before: 0,
    minutes_after: 15,
    jumuah_from: null,
    jumuah_to: null,
    eid_orders: false,
  },
};

/** [PRAYER-3] The home restaurant's settings for Ramadan; visible on such a day (DEMO_DATE). */
const ramadan: RamadanSettings = {
  is_on: true,
  days: weekdays.map((day) => ({ day, from_time: "15:00", to_time: "05:30", is_open: true })),
  iftar_categories: ["Kebab plates", "Soups and mezze", "Drinks"],
  suhoor_categories: [],
  iftar_minutes: 10,
  suhoor_minutes: 45,
  last_suhoor: "04:00",
  most_orders: 6,
};

/** Restaurants and shops from oldest to newest, with their team and opening hours. */
export async function insertPlaces(db: Db, places: readonly DemoRestaurant[], now: Date): Promise<void> {
  await bulkInsert(
    db,
    "restaurants",
    places.map((place, index) =>
      toPlaceRow(place, new Date(now.getTime() - (place.ageDays ?? (places.length - index) * 9) * dayMs)),
    ),
  );
  await bulkInsert(db, "restaurant_members", places.flatMap(memberRows));
  await bulkInsert(
    db,
    "operating_hours",
    places.flatMap((place) => place.hours.map((day, index) => toHoursRow(placeId(place), day, index))),
  );
}

function toPlaceRow(place: DemoRestaurant, createdAt: Date) {
  return {
    id: placeId(place),
    name: place.name,
    legal_name: place.legalName,
    kind: place.kind,
    status: place.status,
    rejection_reason: place.rejectionReason,
    phone: place.phone,
    email: place.email,
    website: place.website,
    description: place.description,
    street_address: place.streetAddress,
    city: place.city,
    state: place.state,
    zip_code: place.zipCode,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: place.timeZone,
    prayer: pausing[place.slug] ?? null,
    ramadan: place.slug === homeRestaurant ? ramadan : null,
    category: place.category,
    cuisine_type: place.cuisineType,
    business_type: place.category,
    logo: demoPictureUrl("item", place.logo),
    banner_image: demoPictureUrl("banner", place.picture),
    sales_tax_id: place.salesTaxId,
    contact_person_name: `${place.contact.firstName} ${place.contact.lastName}`,
    whatsapp_number: place.contact.phone,
    relation_to_business: place.contact.relation,
    bank_name: "Bristol Community Bank",
    routing_number: routingNumber,
    account_number: String(4_000_000 + (parseInt(placeId(place).slice(0, 6), 16) % 999_999)),
    agree_to_terms: true,
    delivery_options: place.deliveryOptions,
    preparation_minutes: place.preparationMinutes,
    stations: place.slug === homeRestaurant ? ["Grill", "Oven", "Cold"] : [],
    delivery_fee_cents: place.deliveryFeeCents,
    delivery_fee_rules: place.deliveryArea?.feeRules ?? null,
    delivery_radius_miles: place.deliveryArea?.radiusMiles ?? null,
    delivery_zip_codes: place.deliveryArea?.zipCodes ?? [],
    registered_by: place.status === "pending" ? userId(loginEmail("agent")) : null,
    created_at: createdAt,
    approved_at: place.status === "approved" ? new Date(createdAt.getTime() + dayMs) : null,
  };
}

function memberRows(place: DemoRestaurant) {
  const member = (email: string, role: string) => ({ restaurant_id: placeId(place), user_id: userId(email), role });
  if (place.slug !== homeRestaurant) return [member(place.contact.email, "owner")];
  return (["owner", "manager", "staff"] as const).map((role) => member(loginEmail(role), role));
}

function toHoursRow(restaurantId: string, day: DemoDay, index: number) {
  const [opens, closes] = day ?? ["11:00", "21:00"];
  return {
    restaurant_id: restaurantId,
    day: index,
    opens_minute: parseClock(opens),
    closes_minute: parseClock(closes),
    is_open: day !== null,
  };
}
