import * as z from "zod";
import { isMiswrittenAmount, parseCents } from "@domain/money";
import { emptyToNull, formFlag } from "@domain/values/form-fields";
import { textLine } from "@domain/values/text-line";
import { typedNumber } from "@domain/values/typed-number";

/**
 * Validation of coupons, deals and taxes, with the specified messages [COUP-3…7, OFFER-3, TAX-2]. Amounts become cents,
 * percentages hundredths of a point.
 */

export const discountTypes = ["percentage", "fixed"] as const;

/** $100,000.00: higher amounts are typing errors. */
const maxCents = 10_000_000;

/** A checkbox; missing means unchecked. */
const box = z.preprocess((value) => value === true || value === "true" || value === "on", z.boolean());
/** A list: JSON on the wire, repeated fields in a form. */
const list = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]), schema);

const text = (missing: string, what: string, max = 80) => textLine(1, missing, max, what);

/** Hundredths of dollars or percent: "12.5" is 1250. `wrong` answers what is missing or negative. */
const hundredths = (wrong: string) =>
  z
    .union([z.string().max(20, { error: wrong, abort: true }), z.number()], { error: wrong })
    .refine((value) => !isMiswrittenAmount(value), { error: "Enter a number such as 12.50", abort: true })
    .transform((value) => parseCents(value))
    .pipe(z.number({ error: wrong }).int().min(0, wrong).max(maxCents, "That is more than 100,000.00"));

const type = z.enum(discountTypes, { error: "Discount type is required" });

/** The address of an external picture; a file is sent as `image`. */
const image_url = emptyToNull(
  z
    .string()
    .trim()
    .max(500, "Invalid image URL")
    .regex(/^(https?:\/\/|\/)\S+$/i, "Invalid image URL"),
);

export const couponFields = {
  name: text("Name is required", "Name"),
  code: z
    .string({ error: "Code is required" })
    .trim()
    .min(1, "Code is required")
    .max(20, "Code must be less than 20 characters")
    .regex(/^[\w-]+$/, "Use letters, digits, - and _ only")
    .transform((code) => code.toUpperCase()),
  type,
  discount_value: hundredths("Discount must be positive"),
  min_order_amount: z.preprocess(
    (value) => (value === "" || value === undefined || value === null ? 0 : value),
    hundredths("Minimum order amount must be positive"),
  ),
  /** The maximum discount of a percentage; null and 0 set no limit. */
  max_discount: emptyToNull(hundredths("Maximum discount must be positive")).transform((cents) => cents || null),
  /** null: unlimited [COUP-2]. */
  limit_per_user: emptyToNull(
    typedNumber(
      z
        .number({ error: "Limit per user must be at least 1" })
        .int("Limit per user must be a whole number")
        .min(1, "Limit per user must be at least 1")
        .max(1_000_000, "Limit per user can be at most 1,000,000"),
    ),
  ),
  /** Of a restaurant's coupon: there; of the platform's: anywhere. */
  first_order_only: box,
  description: emptyToNull(z.string().trim().max(300, "Description can be at most 300 characters")),
  is_active: formFlag,
  image_url,
};

/** A deal without items and categories covers the whole menu [OFFER-6]. */
export const dealFields = {
  title: text("Title is required", "Title"),
  type,
  discount_value: hundredths("Discount value must be positive"),
  is_active: formFlag,
  menuItemIds: list(z.array(z.string().min(1).max(64)).max(1000)),
  categories: list(z.array(z.string().trim().min(1).max(60)).max(200)),
};

export const taxFields = {
  name: text("Name is required", "Name"),
  code: text("Code is required", "Code", 20),
  rate: z
    .union([z.string().max(20, "Tax rate must be 0 or greater"), z.number()], {
      error: "Tax rate must be 0 or greater",
    })
    .transform((value, context) => {
      const rate = parseCents(typeof value === "string" ? value.replace(/\s*%$/, "") : value);
      if (rate !== null) return rate;
      const isFine = /^\s*\d+\.\d{3,}\s*%?\s*$/.test(String(value));
      context.addIssue(isFine ? "Tax rate can have at most two decimals" : "Tax rate must be 0 or greater");
      return z.NEVER;
    })
    .pipe(z.number().min(0, "Tax rate must be 0 or greater").max(10_000, "Tax rate cannot exceed 100%")),
};

/** A message about an invalid `discount_value` of this type [COUP-4, OFFER-3], or null. In hundredths. */
export const discountProblem = (type: string, discountHundredths: number): string | null =>
  type === "percentage" && discountHundredths > 10_000 ? "Percentage discount cannot exceed 100%" : null;

const promiseSentence =
  "Its text speaks of a first order or new customers. Choose “First order only”, or change the text";

/** Checks that a coupon's texts match its settings: the message for `first_order_only`, or null. */
export function couponPromiseProblem(coupon: {
  name?: string | undefined;
  description?: string | null | undefined;
  first_order_only?: boolean | undefined;
}): string | null {
  const message = `${coupon.name ?? ""} ${coupon.description ?? ""}`;
  if (coupon.first_order_only || !/\b(first|1st)[ -]orders?\b|\bnew customers?\b/i.test(message)) return null;
  return promiseSentence;
}

/** `couponPromiseProblem` as a check of a whole form, also while other fields are wrong. */
export const couponPromiseCheck = z.refine<Parameters<typeof couponPromiseProblem>[0]>(
  (coupon) => couponPromiseProblem(coupon) === null,
  {
    when: () => true,
    path: ["first_order_only"],
    error: promiseSentence,
  },
);
