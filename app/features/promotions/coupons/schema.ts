import * as z from "zod";
import { couponFields, couponPromiseCheck } from "@domain/promotions/promotion-rules";
import { endDate, periodFormFields, periodProblems, promotionChecks } from "~/features/promotions/promotion-schema";
import { pictureFields } from "~/ui/forms/picture-schema";

/** An empty limit means 1 [COUP-6]; unlimited is a separate choice [COUP-2]. */
const base = z.object({
  ...couponFields,
  ...periodFormFields,
  expiration_date: endDate,
  no_limit: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  version: z.string().max(12).optional(),
  ...pictureFields,
});

/** [COUP-2…7] The form of a coupon. `version` is the one it was opened with. */
export const couponForm = base.check(
  couponPromiseCheck,
  ...promotionChecks<z.output<typeof base>>({
    end: "expiration_date",
    problems: (values) => periodProblems({ ...values, end_date: values.expiration_date }),
  }),
);

export type CouponForm = z.output<typeof couponForm>;
