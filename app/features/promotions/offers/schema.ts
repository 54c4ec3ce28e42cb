import * as z from "zod";
import { dealFields } from "@domain/promotions/promotion-rules";
import {
  endDate,
  periodFormFields,
  periodProblems,
  always,
  promotionChecks,
} from "~/features/promotions/promotion-schema";
import { pictureFields } from "~/ui/forms/picture-schema";

const base = z.object({
  ...dealFields,
  ...periodFormFields,
  end_date: endDate,
  covers: z.enum(["menu", "chosen"], { error: "Choose what the offer covers" }),
  version: z.string().max(12).optional(),
  ...pictureFields,
  /** An edit without a new picture keeps the current one [OFFER-4]. */
  has_image: z.string().optional(),
});

const isFile = (image: unknown) => image instanceof Blob && image.size > 0;

/** [OFFER-2…4] The form of an offer. `version` is the one it was opened with. */
export const offerForm = base
  .check(...promotionChecks<z.output<typeof base>>({ end: "end_date", problems: periodProblems }))
  // An empty selection would mean the whole menu, which is a separate choice.
  .refine(({ covers, menuItemIds, categories }) => covers !== "chosen" || menuItemIds.length + categories.length > 0, {
    ...always,
    path: ["covers"],
    error: "Choose at least one category or item",
  })
  .refine(({ image, kept_image, has_image }) => isFile(image) || Boolean(kept_image || has_image), {
    ...always,
    path: ["image"],
    error: "Image is required",
  });

export type OfferForm = z.output<typeof offerForm>;
