import { discountProblem, offerFields } from "@domain/promotion-rules";
import * as z from "zod";
import { endDate, notADate, periodFormFields, periodProblems } from "../promotions/period-form";

const base = z.object({
  ...offerFields,
  ...periodFormFields,
  end_date: endDate,
  covers: z.enum(["menu", "chosen"], { error: "Choose what the offer covers" }),
  version: z.string().max(12).optional(),
  image: z.unknown().optional(),
  /** Editing keeps the picture that is there [OFFER-4]. */
  has_image: z.string().optional(),
});

/** Also while other fields are wrong: people are told everything at once. */
const always = { when: () => true };
const isFile = (image: unknown) => image instanceof Blob && image.size > 0;

/** [OFFER-2…4] The form of an offer. `version` is the one it was opened with. */
export const offerForm = base
  .refine(({ type, discount_value }) => discountProblem(type, discount_value) === null, {
    ...always,
    path: ["discount_value"],
    error: "Percentage discount cannot exceed 100%",
  })
  .refine((values) => !periodProblems(values).start, { ...always, path: ["start_date"], error: notADate })
  .refine((values) => periodProblems(values).end !== notADate, { ...always, path: ["end_date"], error: notADate })
  .refine((values) => [undefined, notADate].includes(periodProblems(values).end), {
    ...always,
    path: ["end_date"],
    error: "End date must be after start date",
  })
  // Nothing named would be the whole menu, which is another choice.
  .refine(({ covers, menuItemIds, categories }) => covers !== "chosen" || menuItemIds.length + categories.length > 0, {
    ...always,
    path: ["covers"],
    error: "Choose at least one category or item",
  })
  .refine(({ image, has_image }) => isFile(image) || Boolean(has_image), {
    ...always,
    path: ["image"],
    error: "Image is required",
  });

export type OfferForm = z.output<typeof offerForm>;
export const offerFormId = "offer";
