import * as z from "zod";
import { platformCouponFields } from "@domain/contract/administration/platform-coupon";
import { couponPromiseCheck } from "@domain/promotions/promotion-rules";

/** An empty limit means 1; unlimited is a separate choice. `version` is the one the form was opened with. */
export const couponForm = z
  .object({
    ...platformCouponFields,
    no_limit: z.preprocess((value) => value === "on" || value === true, z.boolean()),
    version: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  })
  .check(couponPromiseCheck);
