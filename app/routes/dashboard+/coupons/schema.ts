import { couponFields, discountProblem } from "@domain/promotion-rules";
import * as z from "zod";
import { endDate, notADate, periodFormFields, periodProblems } from "../promotions/period-form";

/** Left empty, the limit is 1 [COUP-6]; unlimited is a choice of its own [COUP-2]. */
const base = z.object({
  ...couponFields,
  ...periodFormFields,
  expiration_date: endDate,
  no_limit: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  version: z.string().max(12).optional(),
  image: z.unknown().optional(),
  remove_image: z.unknown().optional(),
});

/** Also while other fields are wrong: people are told everything at once. */
const always = { when: () => true };
const problems = (values: Partial<z.output<typeof base>>) =>
  periodProblems({ ...values, end_date: values.expiration_date });

/** [COUP-2…7] The form of a coupon. `version` is the one it was opened with. */
export const couponForm = base
  .refine(({ type, discount_value }) => discountProblem(type, discount_value) === null, {
    ...always,
    path: ["discount_value"],
    error: "Percentage discount cannot exceed 100%",
  })
  .refine((values) => !problems(values).start, { ...always, path: ["start_date"], error: notADate })
  .refine((values) => problems(values).end !== notADate, { ...always, path: ["expiration_date"], error: notADate })
  .refine((values) => [undefined, notADate].includes(problems(values).end), {
    ...always,
    path: ["expiration_date"],
    error: "End date must be after start date",
  });

export type CouponForm = z.output<typeof couponForm>;
export const couponFormId = "coupon";
