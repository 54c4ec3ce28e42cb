import * as z from "zod";
import { decimal, id, listOf, timestamp } from "./primitives";

export const discountTypes = ["percentage", "fixed"] as const;

/** discount_value: percent for percentage, an amount for fixed. restaurantId null (extended) means the platform's. */
export const coupon = z.object({
  id,
  name: z.string().nullish(),
  code: z.string(),
  discount_value: decimal,
  type: z.string(),
  start_date: timestamp.nullish(),
  expiration_date: timestamp.nullish(),
  min_order_amount: decimal.nullish(),
  max_discount: decimal.nullish(),
  limit_per_user: z.number().nullish(),
  image: z.string().nullish(),
  description: z.string().nullish(),
  is_active: z.boolean().nullish(),
  restaurantId: id.nullish(),
});

export const deal = z.object({
  id,
  title: z.string(),
  type: z.string(),
  discount_value: decimal,
  start_date: timestamp.nullish(),
  end_date: timestamp.nullish(),
  is_active: z.boolean().nullish(),
  image: z.string().nullish(),
  restaurantId: id.nullish(),
  menuItemIds: z.array(id).nullish(),
  categories: z.array(z.string()).nullish(),
});

export const tax = z.object({ id, name: z.string(), code: z.string(), rate: decimal, status: z.boolean() });

/** Of one restaurant; left out: the platform's, or for its own people their own. */
export const promotionQuery = z.object({ restaurant_id: z.string().max(64).optional() });
export const taxList = listOf(tax);
export const couponList = listOf(coupon);
export const dealList = listOf(deal);

export type CouponWire = z.infer<typeof coupon>;
export type DealWire = z.infer<typeof deal>;
