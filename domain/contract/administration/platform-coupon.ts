import * as z from "zod";
import { couponFields } from "@domain/promotions/promotion-rules";

/** Coupons of the platform, for administrators; valid at every restaurant, at the platform's cost. Extended. */

const { image_url: _, ...fields } = couponFields;
const day = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(40);

/** Dates are days in New York, both included, or instants. */
export const platformCouponFields = {
  ...fields,
  start_date: day("Start date is required"),
  expiration_date: day("End date is required"),
};

/** Replaces the whole coupon; with `version`, a newer change by somebody else is not overwritten. */
export const platformCouponRequest = z.object({ ...platformCouponFields, version: z.number().int().optional() });
