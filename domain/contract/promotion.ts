import * as z from "zod";
import { promotionStatuses } from "@domain/promotions/promotion-period";
import { discountTypes, taxFields } from "@domain/promotions/promotion-rules";
import { typedNumber } from "@domain/values/typed-number";
import {
  dataResponse,
  decimal,
  hasChanges,
  id,
  listResponse,
  noChangesMessage,
  pageQuery,
  paging,
  periodEnd,
  periodStart,
} from "./primitives";

/**
 * discount_value: percent for percentage, an amount for fixed. A restaurantId of null (extended) means the platform.
 */
export const coupon = z.object({
  id,
  name: z.string().nullable(),
  code: z.string(),
  discount_value: decimal,
  type: z.string(),
  start_date: periodStart.nullable(),
  expiration_date: periodEnd.nullable(),
  min_order_amount: decimal.nullable(),
  max_discount: decimal.nullable(),
  limit_per_user: z.number().nullable(),
  /** Extended. For customers who have not ordered yet: at this restaurant, or anywhere for a coupon of the platform. */
  first_order_only: z.boolean().nullable(),
  image: z.string().nullable(),
  description: z.string().nullable(),
  is_active: z.boolean().nullable(),
  restaurantId: id.nullable(),
  /** Extended, for the restaurant's team: increases with every change, to detect concurrent edits. */
  version: z.number().int().nullable(),
});

export const deal = z.object({
  id,
  title: z.string(),
  type: z.string(),
  discount_value: decimal,
  start_date: periodStart.nullable(),
  end_date: periodEnd.nullable(),
  is_active: z.boolean().nullable(),
  image: z.string().nullable(),
  restaurantId: id.nullable(),
  menuItemIds: z.array(id).nullable(),
  categories: z.array(z.string()).nullable(),
  /** Extended; like a coupon's. */
  version: z.number().int().nullable(),
});

/** rate is in percent; status true means it is charged. version is like a coupon's, in the restaurant's own list. */
export const tax = z.object({
  id,
  name: z.string(),
  code: z.string(),
  rate: decimal,
  status: z.boolean(),
  version: z.number().int().nullable(),
});

export const couponSorts = ["code", "discount", "minimum", "valid"] as const;
export const dealSorts = ["title", "discount", "valid"] as const;

/**
 * Promotions of one restaurant; by default the platform's, or for a restaurant's team their own. The rest is extended
 * and for the team: valid_from and valid_until (days in the restaurant's time zone) find what is valid at some time
 * between them; "-" before `sort` reverses it.
 */
export const promotionQuery = pageQuery.extend({
  per_page: typedNumber(z.number().int().min(1).max(1000)).optional(),
  restaurant_id: z.string().max(64).optional(),
  search: z.string().max(200).optional(),
  status: z.enum(promotionStatuses).optional(),
  type: z.enum(discountTypes).optional(),
  valid_from: z.iso.date().optional(),
  valid_until: z.iso.date().optional(),
  sort: z.string().max(20).optional(),
});

/** Paging is included for the restaurant's team. */
const promotionPage = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: paging.partial().extend({ data: z.array(item) }) });
export const taxList = listResponse(tax);
/** Extended, for the restaurant's team: `platform` lists the platform's coupons that are valid there now. */
export const couponList = z.object({
  success: z.literal(true),
  data: promotionPage(coupon).shape.data.extend({ platform: z.array(coupon).optional() }),
});
export const dealList = promotionPage(deal);
export const couponResponse = dataResponse(coupon);
export const dealResponse = dataResponse(deal);
export const taxResponse = dataResponse(tax);
/** [HOST-40] */
export const taxRequest = z.object(taxFields);
/** [HOST-41] An omitted field stays unchanged; version is extended. */
export const taxChangeRequest = taxRequest
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(hasChanges, noChangesMessage);
export const taxStatusRequest = z.object({ status: z.boolean(), version: z.number().int().optional() });

export type CouponWire = z.infer<typeof coupon>;
export type DealWire = z.infer<typeof deal>;
export type TaxWire = z.infer<typeof tax>;
