import * as z from "zod";
import { platformCouponFields } from "@domain/contract/administration/platform-coupon";
import { couponPromiseCheck } from "@domain/promotions/promotion-rules";

/** Left empty, the limit is 1; unlimited is a choice of its own. `version` is the one the form was opened with. */
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
