import * as z from "zod";
import { emptyToNull, formFlag } from "@domain/values/form-fields";
import { oneLine, textLine } from "@domain/values/text-line";
import { typedNumber } from "@domain/values/typed-number";
import { nonNegativePrice } from "./menu-item-rules";

/** Validation of add-ons [ADDON-2, ADDON-3] and groups; amounts become cents. */

export const addonFields = {
  name: textLine(1, "Name is required", 80, "Name"),
  /** Shown as size. */
  description: emptyToNull(oneLine().max(120, "Size can be at most 120 characters")),
  price: nonNegativePrice,
  is_active: formFlag,
  image_url: emptyToNull(
    z
      .string()
      .trim()
      .max(500)
      .regex(/^(https?:\/\/|\/)\S+$/i, "Invalid image URL"),
  ),
  group_id: emptyToNull(z.guid()),
};

const count = (message: string) =>
  typedNumber(z.number({ error: message }).int(message).min(0, message).max(50, "A number can be at most 50"));

/** How many add-ons of a group must be chosen; no maximum means no limit. */
export const modifierGroupForm = z
  .object({
    name: addonFields.name,
    minimum: z.preprocess((value) => (value === "" || value === undefined ? 0 : value), count("Enter a number")),
    maximum: emptyToNull(count("Enter a number").refine((value) => value >= 1, "At least one must be allowed")),
  })
  .refine(({ minimum, maximum }) => maximum === null || maximum >= minimum, {
    path: ["maximum"],
    error: "The most must not be less than the least",
  });

/** Includes the version the form was opened with, to detect concurrent edits. */
export const modifierGroupChange = modifierGroupForm.safeExtend({
  version: z.preprocess((value) => (value === "" ? undefined : value), typedNumber(z.number().int()).optional()),
});

export type ModifierGroupChange = z.output<typeof modifierGroupChange>;
export type ModifierGroupDraft = z.output<typeof modifierGroupForm>;
