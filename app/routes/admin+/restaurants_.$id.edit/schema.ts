import * as z from "zod";
import { bankProblems, ownerFields, restaurantFields } from "@domain/restaurants/restaurant-edit";

const versioned = {
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
};
const withoutOwner = z.object({ ...restaurantFields, ...versioned });
const withOwner = withoutOwner.extend(ownerFields);

/** Runs even if other fields are invalid, so that all errors are shown at once. */
const always = { when: () => true };
type Bank = Parameters<typeof bankProblems>[0];

const bankIsWhole = <Schema extends z.ZodType<Bank>>(schema: Schema): Schema =>
  (["bank_name", "routing_number", "account_number"] as const).reduce(
    (checked, key) =>
      checked.refine((form) => !bankProblems(form, false)[key], {
        ...always,
        path: [key],
        error: bankProblems({}, true)[key],
      }),
    schema,
  );

/**
 * [ADMIN-18…20] The edit form; with the owner's fields only if there is an owner. `version` is the one it was opened
 * with.
 */
export const editForms = { withOwner: bankIsWhole(withOwner), withoutOwner: bankIsWhole(withoutOwner) };
