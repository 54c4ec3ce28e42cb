import * as z from "zod";
import { orderTypes } from "@domain/orders/order-type";
import { ownerFields, restaurantFields } from "@domain/restaurants/restaurant-edit";
import { prayerSettings } from "@domain/settings/prayer";
import { ramadanSettings } from "@domain/settings/ramadan";
import { weekdays } from "../local-time";
import { application } from "./administration/application";
import { halalSummary } from "./halal";
import {
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

/** One day's opening: local times "11:00"; a to-time at or before the from-time means closing after midnight. */
export const operatingDay = z.object({
  day: z.enum(weekdays),
  from_time: z.string().regex(/^\d\d:\d\d$/),
  to_time: z.string().regex(/^\d\d:\d\d$/),
  is_open: z.boolean(),
});

/** A local day, "2026-12-25", that differs from its weekday; without times when it stays closed. */
export const specialDay = z.object({
  date: z.string(),
  is_open: z.boolean(),
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
  note: z.string().nullable(),
});

/** A deal as a restaurant card shows it. */
const dealTitle = z.object({ id: id.nullable(), title: z.string() });

/** [DATA-2] What the public sees. Everything after `deals` is extended and may be missing. */
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
  /** What a busy kitchen adds now; it is counted in preparation_time. */
  busy_minutes: z.number().nullable(),
  delivery_fee: decimal.nullable(),
  /** What a delivery costs by distance, nearest first; farther away, where it delivers so far, the last one counts. */
  delivery_fee_rules: z.array(z.object({ up_to_miles: z.number(), fee: decimal })).nullable(),
  /** What a delivery costs from a subtotal on, where distance does not decide; the lowest first. */
  delivery_fee_steps: z.array(z.object({ from_subtotal: decimal, fee: decimal })).nullable(),
  minimum_order: decimal.nullable(),
  /** [FIND-1] Miles around it; null: by its ZIP codes, or as far as its fees by distance go (domain/restaurants/delivery-area). */
  delivery_radius: z.number().nullable(),
  delivery_zip_codes: z.array(z.string()).nullable(),
  excluded_zip_codes: z.array(z.string()).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  time_zone: z.string().nullable(),
  operating_hours: z.array(operatingDay).nullable(),
  /** From yesterday on. */
  special_days: z.array(specialDay).nullable(),
  /** It takes no orders before this instant, although it is open. */
  paused_until: timestamp.nullable(),
  /** [PRAYER-2] By which method its prayer times are found, and around which it takes no orders; null: nobody has chosen. */
  prayer: prayerSettings.nullable(),
  /** [PRAYER-3] What holds on days of Ramadan, and by how many days the calendar is moved; null where it has nothing of its own. */
  ramadan: ramadanSettings.extend({ correction: z.number().int() }).nullable(),
  menu_categories: z.array(z.string()).nullable(),
  /** [HALAL-10] Left out by a host that keeps no evidence. */
  halal: halalSummary.nullable(),
  /** For its owner and administrators only. */
  rejection_reason: z.string().nullish(),
  /** The same, while it is suspended. */
  suspension_reason: z.string().nullish(),
});

/** [DATA-3] The owner as the restaurant carries it; its role gives no right on the platform. */
export const restaurantOwner = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string().nullable(),
  is_active: z.boolean().nullable(),
});

/**
 * [DATA-1] As its owner and administrators get it: with what was registered. Pages for anyone read `restaurant`, which leaves
 * all of this out. The files are asked for by themselves (contract/registration).
 */
export const restaurantDetails = restaurant.extend({
  legal_name: z.string().nullish(),
  business_type: z.string().nullish(),
  sales_tax_id: z.string().nullish(),
  contact_person_name: z.string().nullish(),
  whatsapp_number: z.string().nullish(),
  relation_to_business: z.string().nullish(),
  bank_name: z.string().nullish(),
  /** Masked (domain/bank-mask); a core host may say all of it. */
  routing_number: z.string().nullish(),
  account_number: z.string().nullish(),
  agree_to_terms: z.boolean().nullish(),
  owner: restaurantOwner.nullish(),
  application: application.nullish(),
  /** Extended: that of its settings, which an administrator's edit counts as well. */
  version: z.number().int().nullish(),
});

/**
 * [HOST-15] An administrator's edit. Whatever is left out is emptied, where it may be empty; the owner's fields are left out
 * of a restaurant without an owner. With `version` (extended), not over somebody else's change.
 */
export const restaurantEditRequest = z.object({
  ...restaurantFields,
  ...z.object(ownerFields).partial().shape,
  version: z.number().int().optional(),
});

/** As administrators get it in lists [HOST-11, HOST-13]; with its application while it is inactive. */
export const inactiveRestaurant = restaurant.extend({
  owner: restaurantOwner.nullish(),
  application: application.nullish(),
});
export const inactiveRestaurantList = pageResponse(inactiveRestaurant);

/** Extended. A restaurant's bank details in full: looking at them is noted. */
export const bankDetails = z.object({
  bank_name: z.string().nullable(),
  routing_number: z.string().nullable(),
  account_number: z.string().nullable(),
});
export const bankDetailsResponse = dataResponse(bankDetails);

/** [HOST-14] reason (extended) goes to the owner. */
export const restaurantStatusRequest = z.object({
  restaurantId: z.string().max(64).nullish(),
  status: z.enum(["approved", "rejected"], "Choose approved or rejected"),
  reason: z.string().trim().max(500, "A reason can be at most 500 characters").nullish(),
});

const reason = z.string({ error: "Please say why" }).trim().max(500, "A reason can be at most 500 characters");

/** Extended. The owner is told the reason. */
export const suspensionRequest = z.object({ reason: reason.min(3, "Please say why") });
/** Extended. What the owner is told beside, if anything. */
export const resumptionQuery = z.object({ reason: reason.optional() });

/** Extended: whoever has ordered at a restaurant. */
export const restaurantCustomer = z.object({ id, name: z.string() });
export const restaurantCustomerList = listResponse(restaurantCustomer);

/** What an administrator sorts restaurants by, "-" before it downwards. */
export const restaurantColumns = ["name", "email", "category", "status", "registered"] as const;
export type RestaurantColumn = (typeof restaurantColumns)[number];

/**
 * The list's query; all of it is extended, so a host may answer with everything and the app narrows the list itself
 * (it does when `total` is missing from the answer).
 * facets=false leaves the counts out, which a row of cards does not need. service: all | shops; mode: delivery | pickup; sort: relevance | rating | newest, and a column for
 * administrators (others get relevance); cuisine may repeat (comma separated).
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

/** How many of the listed restaurants each filter would leave; counted before cuisine and deals narrow the list. */
export const facets = z.object({
  cuisines: z.array(z.object({ name: z.string(), count: z.number().int() })),
  deals: z.number().int(),
});

export const restaurantList = z.object({
  success: z.literal(true),
  data: paging.extend({ data: z.array(inactiveRestaurant), facets: facets.nullable() }),
});
export const restaurantResponse = dataResponse(restaurantDetails);

/** [HOST-67] Open now, next opening, and the times one may order for on `date` (YYYY-MM-DD, local). */
export const orderTimes = dataResponse(
  z.object({
    isOpen: z.boolean(),
    nextOpening: timestamp.nullable(),
    time_zone: z.string(),
    times: z.array(timestamp),
  }),
);

/** date: a local day, YYYY-MM-DD; left out: the next seven days. */
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
  /** Extended [RUSH-21]: what the restaurant answers. */
  answer: z.object({ text: z.string(), at: timestamp }).nullable(),
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

/** What a customer says of one completed order. The comment is plain text. */
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
