import type { Diet } from "@domain/menu/diets";
import type { DeliveryTier } from "@domain/orders/delivery-fee";

/** The shapes of the demo content: plain data, no database. Money is integer cents, times are local "HH:MM". */

export type DeliveryOption = "delivery" | "pickup" | "dine-in" | "shops";
type ItemTag = "featured" | "popular" | "offer";
type ItemType = "food" | "grocery" | "book" | "gift";

interface DemoAddOn {
  name: string;
  description: string;
  priceCents: number;
  isActive: boolean;
  /** The restaurant's add-on group it belongs to, by name. */
  group?: string;
}

/** How many add-ons of a group an item may have. */
interface DemoAddOnGroup {
  name: string;
  minimum: number;
  maximum: number | null;
}

export interface DemoItem {
  name: string;
  description: string;
  category: string;
  priceCents: number;
  /** The item's own price for Large; absent: the default rule for Large applies. */
  largePriceCents?: number;
  /** The previous price; only books have one. */
  oldPriceCents?: number;
  caution: string;
  itemType: ItemType;
  isAvailable: boolean;
  tags: ItemTag[];
  /** Dietary marks. */
  diets: Diet[];
  /** Key of a dish picture: see `demoPictureUrl("item", …)` and `demoPictureUrl("large", …)`. */
  picture: string;
  /** Names of the restaurant's add-ons that can be chosen with it. */
  addOns: string[];
}

/** Same unit as the database: hundredths of a percent point for percentage, cents for fixed. */
export interface DemoDiscount {
  type: "percentage" | "fixed";
  discountHundredths: number;
}

/** Days relative to the time the demo data is loaded; negative is past. */
interface DemoPeriod {
  startsInDays: number;
  endsInDays: number;
  isActive: boolean;
}

export interface DemoCoupon extends DemoDiscount, DemoPeriod {
  code: string;
  name: string;
  description: string;
  minimumOrderCents: number;
  maximumDiscountCents: number | null;
  limitPerUser: number | null;
  firstOrderOnly: boolean;
}

export interface DemoDeal extends DemoDiscount, DemoPeriod {
  title: string;
  /** If both are empty: the whole menu. */
  categories: string[];
  itemNames: string[];
  /** Key for `demoPictureUrl("offer", …)`. */
  picture: string;
}

/** A menu with serving times, every day; hours as "11:00". */
export interface DemoMenu {
  name: string;
  from: string;
  until: string;
  categories: string[];
}

/** null: closed that day. Closing at or before opening means after midnight; equal times mean around the clock. */
export type DemoDay = readonly [opens: string, closes: string] | null;

export interface DemoReview {
  /** First name and initial. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  daysAgo: number;
  text: string;
}

export interface DemoContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  relation: "owner" | "manager" | "representative" | "other";
}

export interface DemoRestaurant {
  /** Stable key; also the key of its card and banner pictures. */
  slug: string;
  kind: "restaurant" | "shop";
  status: "approved" | "pending" | "rejected";
  rejectionReason: string | null;
  name: string;
  legalName: string;
  cuisineType: string;
  /** Business category. */
  category: string;
  description: string;
  phone: string;
  email: string;
  website: string;
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  salesTaxId: string;
  contact: DemoContact;
  /** Seven days, starting with Monday. */
  hours: DemoDay[];
  preparationMinutes: number;
  deliveryOptions: DeliveryOption[];
  deliveryFeeCents: number;
  /** Omitted: the maximum delivery distance. */
  deliveryArea?: { radiusMiles?: number; zipCodes?: string[]; feeRules?: DeliveryTier[] };
  /** Age in days; omitted: derived from its position in the list. */
  ageDays?: number;
  /** Counts of five, four, three, two and one star ratings; all zero for a new place. */
  ratings: readonly [five: number, four: number, three: number, two: number, one: number];
  addOns: DemoAddOn[];
  addOnGroups: DemoAddOnGroup[];
  items: DemoItem[];
  coupons: DemoCoupon[];
  deals: DemoDeal[];
  timedMenus?: DemoMenu[];
  reviews: DemoReview[];
  /** Key of its card and banner pictures; the slug for hand-written places. */
  picture: string;
  /** Key of the dish shown as its logo. */
  logo: string;
}

/** A past order placed by the demo data. */
export interface DemoOrder {
  restaurant: string;
  /** A name of `customers`. */
  customer: string;
  orderType: "delivery" | "takeaway" | "dine-in";
  /** Table label, for dine-in. */
  table?: string;
  daysAgo: number;
  /** Local hour at which it was placed. */
  hour: number;
  status: "placed" | "accepted" | "preparing" | "ready" | "completed" | "rejected" | "cancelled";
  /** Why it was rejected or cancelled. */
  reason?: string;
  lines: { item: string; quantity: number; size: "regular" | "large"; addOns?: string[] }[];
  paymentType: "card" | "cash";
  tipCents: number;
  couponCode?: string;
  note?: string;
}

export interface DemoCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  streetAddress: string;
}
