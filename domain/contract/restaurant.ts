import * as z from "zod";
import { weekdays } from "@domain/local-time";
import { orderTypes } from "@domain/orders/order-type";
import { ownerFields, restaurantFields } from "@domain/restaurants/restaurant-edit";
import { prayerSettings } from "@domain/settings/prayer";
import { ramadanSettings } from "@domain/settings/ramadan";
import { application } from "./administration/application";
import { halalSummary } from "./halal";
import { reviewAnswer } from "./ordering/order-review";
import {
  foundPoint,
  dataResponse,
  decimal,
  flag,
  happenedAt,
  id,
  listResponse,
  pageQuery,
  pageResponse,
  paging,
  timestamp,
} from "./primitives";

/** Opening hours of one day, local times "11:00"; a to-time at or before the from-time means closing after midnight. */
export const operatingDay = z.object({
  day: z.enum(weekdays),
  from_time: z.string().regex(/^\d\d:\d\d$/),
  to_time: z.string().regex(/^\d\d:\d\d$/),
  is_open: z.boolean(),
});

/** A local day, "2026-12-25", that differs from its weekday; without times it is closed. */
export const specialDay = z.object({
  date: z.string(),
  is_open: z.boolean(),
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
  note: z.string().nullable(),
});

/** A deal as a restaurant card shows it. */
const dealTitle = z.object({ id: id.nullable(), title: z.string() });

/** [FIND-1] Where it delivers to from where it is, and for how much. */
export const deliveryTerms = {
  delivery_fee: decimal.nullable(),
  /** Delivery fees by distance, nearest first; beyond the last distance, if it delivers there, the last fee applies. */
  delivery_fee_rules: z.array(z.object({ up_to_miles: z.number(), fee: decimal })).nullable(),
  /** Delivery fees by minimum subtotal, if distance does not decide; lowest subtotal first. */
  delivery_fee_steps: z.array(z.object({ from_subtotal: decimal, fee: decimal })).nullable(),
  minimum_order: decimal.nullable(),
  /**
   * [FIND-1] Radius in miles; null: by its ZIP codes, or as far as its fees by distance reach
   * (domain/restaurants/delivery-area).
   */
  delivery_radius: z.number().nullable(),
  delivery_zip_codes: z.array(z.string()).nullable(),
  excluded_zip_codes: z.array(z.string()).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};

/** [DATA-2] The public data. Everything after `deals` is extended and may be missing. */
export const restaurant = z.object({
  id,
  name: z.string(),
  cuisine_type: z.string().nullable(),
  logo: z.string().nullable(),
  banner_image: z.string().nullable(),
  average_rating: decimal.nullable(),
  delivery_options: z.array(z.string()).nullable(),
  deals: z.array(dealTitle).nullable(),
  category: z.string().nullable(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  street_address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip_code: z.string().nullable(),
  created_at: happenedAt.nullable(),
  is_active: z.boolean().nullable(),
  status: z.string().nullable(),
  rating_count: z.number().nullable(),
  preparation_time: z.number().nullable(),
  /** Minutes added while the kitchen is busy; included in preparation_time. */
  busy_minutes: z.number().nullable(),
  ...deliveryTerms,
  time_zone: z.string().nullable(),
  operating_hours: z.array(operatingDay).nullable(),
  /** From yesterday on. */
  special_days: z.array(specialDay).nullable(),
  /** It takes no orders before this instant, although it is open. */
  paused_until: timestamp.nullable(),
  /** [PRAYER-2] How its prayer times are calculated, and around which of them it takes no orders; null: not set. */
  prayer: prayerSettings.nullable(),
  /**
   * [PRAYER-3] What applies on days of Ramadan, and the correction of the calendar in days; null if it has no settings
   * of its own.
   */
  ramadan: ramadanSettings.extend({ correction: z.number().int() }).nullable(),
  /** [FIND-7] Everything on its menu is sold out right now. */
  is_sold_out: z.boolean().nullable(),
  /** When something is sold again by itself; null: not before it is switched on, or nothing is sold out. */
  sold_out_until: timestamp.nullable(),
  menu_categories: z.array(z.string()).nullable(),
  /** [HALAL-10] Missing if the host stores no evidence. */
  halal: halalSummary.nullable(),
  /** For its owner and administrators only. */
  rejection_reason: z.string().nullish(),
  /** For its owner and administrators only, while it is suspended. */
  suspension_reason: z.string().nullish(),
});

/** [DATA-3] The owner as part of the restaurant; its role grants no rights on the platform. */
export const restaurantOwner = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string().nullable(),
  is_active: z.boolean().nullable(),
});

/**
 * [DATA-1] The restaurant for its owner and administrators, including what was registered. Public pages use
 * `restaurant`, which omits all of this. Files have their own calls (domain/contract/administration/registration).
 */
export const restaurantDetails = restaurant.extend({
  legal_name: z.string().nullish(),
  business_type: z.string().nullish(),
  sales_tax_id: z.string().nullish(),
  contact_person_name: z.string().nullish(),
  whatsapp_number: z.string().nullish(),
  relation_to_business: z.string().nullish(),
  bank_name: z.string().nullish(),
  /** Masked (domain/restaurants/bank-mask); a core host may send the whole number. */
  routing_number: z.string().nullish(),
  account_number: z.string().nullish(),
  agree_to_terms: z.boolean().nullish(),
  owner: restaurantOwner.nullish(),
  application: application.nullish(),
  /** Extended: the version of its settings, which an administrator's edit increases too. */
  version: z.number().int().nullish(),
});

/**
 * [HOST-15] An administrator's edit. Omitted fields are cleared if they may be empty; a restaurant without an owner
 * omits the owner's fields. With `version` (extended), a newer change by somebody else is not overwritten.
 */
export const restaurantEditRequest = z.object({
  ...restaurantFields,
  ...z.object(ownerFields).partial().shape,
  ...foundPoint,
  version: z.number().int().optional(),
});

/** A restaurant in the administrators' lists [HOST-11, HOST-13]; with its application while it is inactive. */
export const inactiveRestaurant = restaurant.extend({
  owner: restaurantOwner.nullish(),
  application: application.nullish(),
});
export const inactiveRestaurantList = pageResponse(inactiveRestaurant);

/** Extended. A restaurant's full bank details: every view is logged. */
export const bankDetails = z.object({
  bank_name: z.string().nullable(),
  routing_number: z.string().nullable(),
  account_number: z.string().nullable(),
});
export const bankDetailsResponse = dataResponse(bankDetails);

/** [HOST-14] reason (extended) is sent to the owner; a decision over another status than `expected_status` (extended) is a conflict. */
export const restaurantStatusRequest = z.object({
  restaurantId: z.string().max(64).nullish(),
  status: z.enum(["approved", "rejected"], "Choose approved or rejected"),
  expected_status: z.string().max(20).nullish(),
  reason: z.string().trim().max(500, "A reason can be at most 500 characters").nullish(),
});

const reason = z.string({ error: "Please say why" }).trim().max(500, "A reason can be at most 500 characters");

/** Extended. The reason is sent to the owner. */
export const suspensionRequest = z.object({ reason: reason.min(3, "Please say why") });
/** Extended. An optional message to the owner. */
export const resumptionQuery = z.object({ reason: reason.optional() });

/** Extended: a customer who has ordered at a restaurant. */
export const restaurantCustomer = z.object({ id, name: z.string() });
export const restaurantCustomerList = listResponse(restaurantCustomer);

/** Columns by which administrators sort restaurants; "-" before one reverses it. */
export const restaurantColumns = ["name", "email", "category", "status", "registered"] as const;
export type RestaurantColumn = (typeof restaurantColumns)[number];

/**
 * The list's query; all of it is extended: a host may ignore it and return everything, and the app filters the list
 * itself (it does if the response has no `total`). facets=false omits the counts, which a row of cards does not need.
 * service: all | shops; mode: delivery | pickup; sort: relevance | rating | newest, and a column for administrators
 * (others get relevance); cuisine may contain several (comma-separated).
 */
export const restaurantQuery = pageQuery.extend({
  search: z.string().max(200).optional(),
  mode: z.enum(["delivery", "pickup"]).optional(),
  service: z.enum(["all", "shops"]).optional(),
  cuisines: z.string().max(1000).optional(),
  deals: flag.optional(),
  sort: z
    .union([
      z.enum(["relevance", "rating", "newest", ...restaurantColumns]),
      z.templateLiteral(["-", z.enum(restaurantColumns)]),
    ])
    .optional(),
  facets: flag.optional(),
  /** For administrators, who see every status. */
  status: z.enum(["pending", "approved", "rejected", "suspended"]).optional(),
});

/** How many of the listed restaurants would remain with each filter; counted before filtering by cuisine and deals. */
export const facets = z.object({
  cuisines: z.array(z.object({ name: z.string(), count: z.number().int() })),
  deals: z.number().int(),
});

export const restaurantList = z.object({
  success: z.literal(true),
  data: paging.extend({ data: z.array(inactiveRestaurant), facets: facets.nullable() }),
});
export const restaurantResponse = dataResponse(restaurantDetails);

/** [HOST-67] Open now, next opening, and the times available for orders on `date` (YYYY-MM-DD, local). */
export const orderTimes = dataResponse(
  z.object({
    isOpen: z.boolean(),
    nextOpening: timestamp.nullable(),
    time_zone: z.string(),
    times: z.array(timestamp),
  }),
);

/** date: a local day, YYYY-MM-DD; by default the next seven days. */
export const orderTimesQuery = z.object({
  order_type: z.enum(orderTypes).optional(),
  date: z.iso.date().optional(),
});

/** Characters of a review's text. */
export const maxReviewLength = 1000;

/** sort: newest (first) | highest | lowest (rating first). */
export const reviewQuery = pageQuery.extend({ sort: z.enum(["newest", "highest", "lowest"]).optional() });

export const review = z.object({
  id,
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  customer_name: z.string(),
  created_at: happenedAt,
  /** Extended [RUSH-21]: the restaurant's answer. */
  answer: reviewAnswer.nullable(),
});
export const reviewList = z.object({
  success: z.literal(true),
  data: paging.extend({
    data: z.array(review),
    average_rating: z.number(),
    rating_count: z.number().int(),
    breakdown: z.array(z.object({ rating: z.number().int(), count: z.number().int() })).nullable(),
  }),
});

/** A customer's review of one completed order. The comment is plain text. */
export const reviewRequest = z.object({
  rating: z
    .number("Choose from 1 to 5 stars")
    .int("Choose from 1 to 5 stars")
    .min(1, "Choose from 1 to 5 stars")
    .max(5, "Choose from 1 to 5 stars"),
  comment: z
    .string()
    .trim()
    .max(maxReviewLength, `Please keep it to ${maxReviewLength} characters`)
    .nullish()
    .transform((text) => text || null),
});
/** [HOST-77] */
export const leaveReviewRequest = reviewRequest.extend({ order_id: z.string().min(1).max(64) });
export const reviewResponse = dataResponse(review);

export type ReviewRequest = z.infer<typeof reviewRequest>;
export type RestaurantWire = z.infer<typeof restaurant>;
export type RestaurantDetails = z.infer<typeof restaurantDetails>;
export type BankDetails = z.infer<typeof bankDetails>;
export type RestaurantEdit = z.input<typeof restaurantEditRequest>;
export type InactiveRestaurant = z.infer<typeof inactiveRestaurant>;
export type RestaurantCustomer = z.infer<typeof restaurantCustomer>;
export type RestaurantQuery = z.infer<typeof restaurantQuery>;
export type SpecialDay = z.infer<typeof specialDay>;
export type OperatingDay = z.infer<typeof operatingDay>;
