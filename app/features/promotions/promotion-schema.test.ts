import { expect, test } from "vitest";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { couponForm } from "./coupons/schema";
import { offerForm } from "./offers/schema";

const problems = async (schema: typeof couponForm | typeof offerForm, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await createValidator<unknown>(schema).validate(form)).error?.fieldErrors;
};
const wrong = { type: "percentage", discount_value: "100.01", start_date: "2026-11-22" };

test("[COUP-4, COUP-5, OFFER-3] discount and dates are told along with what is missing", async () => {
  const both = { discount_value: "Percentage discount cannot exceed 100%" };
  expect(await problems(couponForm, { ...wrong, expiration_date: "2026-11-21" })).toEqual({
    ...both,
    name: "Name is required",
    code: "Code is required",
    expiration_date: "End date must be after start date",
  });
  expect(await problems(offerForm, { ...wrong, end_date: "2026-11-21", covers: "chosen" })).toEqual({
    ...both,
    title: "Title is required",
    end_date: "End date must be after start date",
    covers: "Choose at least one category or item",
    image: "Image is required",
  });
});
