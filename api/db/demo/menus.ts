import type { Db } from "@api/dependencies";
import { dayMs } from "@domain/duration";
import { addDays, defaultTimeZone, localDate, parseClock, toInstant, weekdays } from "@domain/local-time";
import { type DemoCoupon, demoPictureUrl, type DemoRestaurant } from "./content";
import { homeRestaurant } from "./people";
import { addonId, itemId, placeId } from "./places";
import { bulkInsert, demoId } from "./rows";

/**
 * The menus of the places: categories, menus by time, items, add-ons, coupons, deals. Their restaurants exist already.
 */
export async function insertMenus(db: Db, places: readonly DemoRestaurant[], now: Date): Promise<void> {
  await bulkInsert(db, "menu_categories", places.flatMap(categoryRows));
  await bulkInsert(
    db,
    "menu_items",
    places.flatMap((place) => itemRows(place)),
  );
  await bulkInsert(db, "menus", places.flatMap(menuRows));
  await bulkInsert(db, "modifier_groups", places.flatMap(groupRows));
  await bulkInsert(db, "addons", places.flatMap(addonRows));
  await bulkInsert(db, "menu_item_addons", places.flatMap(linkRows));
  await insertPromotions(db, places, now);
}

/** Coupons and deals of the places. */
export async function insertPromotions(db: Db, places: readonly DemoRestaurant[], now: Date): Promise<void> {
  await bulkInsert(
    db,
    "coupons",
    places.flatMap((place) => couponRows(place, now)),
  );
  await bulkInsert(
    db,
    "deals",
    places.flatMap((place) => dealRows(place, now)),
  );
  await bulkInsert(db, "deal_items", places.flatMap(dealItemRows));
}

function categoryRows(place: DemoRestaurant) {
  const names = [...new Set(place.items.map((item) => item.category))];
  const isHome = place.slug === homeRestaurant;
  return names.map((name, position) => ({
    restaurant_id: placeId(place),
    name,
    position,
    station: isHome ? findStation(name) : null,
  }));
}

/** [RUSH-7] The station of the demo owner's kitchen that makes this category. */
const findStation = (category: string): string | null => {
  if (/kebab|grill|wrap|dürüm/i.test(category)) return "Grill";
  if (/soup|mezze|pide|oven|bread/i.test(category)) return "Oven";
  return /dessert|sweet|baklava|künefe|drink|salad/i.test(category) ? "Cold" : null;
};

function itemRows(place: DemoRestaurant) {
  return place.items.map((item, position) => ({
    id: itemId(place, item.name),
    restaurant_id: placeId(place),
    name: item.name,
    description: item.description,
    category: item.category,
    caution: item.caution || null,
    item_type: item.itemType,
    image: demoPictureUrl("item", item.picture),
    price_cents: item.priceCents,
    large_price_cents: item.largePriceCents ?? null,
    old_price_cents: item.oldPriceCents ?? null,
    is_available: item.isAvailable,
    tags: item.tags,
    diets: item.diets,
    position,
  }));
}

/** [RUSH-18] Served every day. */
const menuRows = (place: DemoRestaurant) =>
  (place.timedMenus ?? []).map(({ name, from, until, categories }) => ({
    id: demoId("menu", place.slug, name),
    restaurant_id: placeId(place),
    name,
    days: [...weekdays],
    from_minute: parseClock(from),
    until_minute: parseClock(until),
    categories,
  }));

const groupId = (place: DemoRestaurant, name: string): string => demoId("addon-group", place.slug, name);

function groupRows(place: DemoRestaurant) {
  return place.addOnGroups.map(({ name, minimum, maximum }, position) => ({
    id: groupId(place, name),
    restaurant_id: placeId(place),
    name,
    minimum,
    maximum,
    position,
  }));
}

function addonRows(place: DemoRestaurant) {
  return place.addOns.map((addon) => ({
    id: addonId(place, addon.name),
    restaurant_id: placeId(place),
    group_id: addon.group ? groupId(place, addon.group) : null,
    name: addon.name,
    description: addon.description || null,
    price_cents: addon.priceCents,
    is_active: addon.isActive,
  }));
}

function linkRows(place: DemoRestaurant) {
  return place.items.flatMap((item) =>
    item.addOns.map((name, position) => ({
      menu_item_id: itemId(place, item.name),
      addon_id: addonId(place, name),
      position,
    })),
  );
}

function couponRows(place: DemoRestaurant, now: Date) {
  return place.coupons.map((coupon) =>
    toCouponRow(coupon, { id: couponId(place, coupon.code), owner: placeId(place), now }),
  );
}

/** Coupons that are valid everywhere. */
export function insertPlatformCoupons(db: Db, coupons: readonly DemoCoupon[], now: Date): Promise<void> {
  const rows = coupons.map((coupon) => toCouponRow(coupon, { id: demoId("coupon", coupon.code), owner: null, now }));
  return bulkInsert(db, "coupons", rows);
}

const toCouponRow = (coupon: DemoCoupon, { id, owner, now }: { id: string; owner: string | null; now: Date }) => ({
  id,
  restaurant_id: owner,
  name: coupon.name,
  code: coupon.code,
  type: coupon.type,
  discount_hundredths: coupon.discountHundredths,
  starts_at: getMidnight(now, coupon.startsInDays),
  expires_at: getMidnight(now, coupon.endsInDays),
  minimum_order_cents: coupon.minimumOrderCents,
  maximum_discount_cents: coupon.maximumDiscountCents,
  limit_per_user: coupon.limitPerUser,
  first_order_only: coupon.firstOrderOnly,
  description: coupon.description,
  is_active: coupon.isActive,
  created_at: daysFrom(now, Math.min(coupon.startsInDays, -1)),
});

function dealRows(place: DemoRestaurant, now: Date) {
  return place.deals.map((deal) => ({
    id: dealId(place, deal.title),
    restaurant_id: placeId(place),
    title: deal.title,
    type: deal.type,
    discount_hundredths: deal.discountHundredths,
    starts_at: getMidnight(now, deal.startsInDays),
    ends_at: getMidnight(now, deal.endsInDays),
    is_active: deal.isActive,
    image: demoPictureUrl("offer", deal.picture),
    categories: deal.categories,
    created_at: daysFrom(now, Math.min(deal.startsInDays, -1)),
  }));
}

function dealItemRows(place: DemoRestaurant) {
  return place.deals.flatMap((deal) =>
    deal.itemNames.map((name) => ({ deal_id: dealId(place, deal.title), menu_item_id: itemId(place, name) })),
  );
}

export const couponId = (place: Pick<DemoRestaurant, "slug">, code: string): string =>
  demoId("coupon", place.slug, code);
export const dealId = (place: Pick<DemoRestaurant, "slug">, title: string): string => demoId("deal", place.slug, title);
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** Whole days in the places' time zone, as owners enter them. */
export const getMidnight = (now: Date, days: number): Date =>
  toInstant(addDays(localDate(now, defaultTimeZone), days), 0, defaultTimeZone);
