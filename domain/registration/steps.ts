import * as z from "zod";
import { chosenPassword } from "@domain/contract/accounts/auth";
import { weekdays } from "@domain/local-time";
import { cuisines } from "@domain/options";
import { phoneField, stateField, zipCodeField } from "@domain/restaurants/business-fields";
import { deliveryMiles, zipCodeList } from "@domain/restaurants/delivery-miles";
import { textLine } from "@domain/values/text-line";
import { typedNumber } from "@domain/values/typed-number";
import { businessTypes, relationsToBusiness, timeOptions } from "./options";
import { isRoutingNumber } from "./routing-number";

/**
 * [WIZ-1…16, AGENT-2] The four steps of the registration: form, action and host check with these, keys as in the form.
 * Light enough for a browser; telephone numbers are looked at closer on the server (./checked-steps).
 */

const choiceField = (options: readonly string[], missing: string) =>
  z.string({ error: missing }).refine((value) => options.includes(value), missing);

const email = z
  .string({ error: "Please enter a valid email address" })
  .trim()
  .max(254, "Please enter a valid email address")
  .check(z.email("Please enter a valid email address"));

/** Step 1. `state` becomes its code, "CT". */
export const businessStep = z.object({
  legalName: textLine(2, "Business legal name must be at least 2 characters", 120, "Business legal name"),
  dbaName: textLine(2, "DBA name must be at least 2 characters", 120, "DBA name"),
  salesTaxId: textLine(1, "Sales Tax ID is required", 40, "Sales Tax ID"),
  restaurantPhone: phoneField("Business phone number must be at least 10 digits"),
  streetAddress: textLine(5, "Business address must be at least 5 characters", 200, "Business address"),
  city: textLine(2, "City is required", 120, "City"),
  state: stateField,
  zipCode: zipCodeField("Zip code must be at least 5 characters"),
  /** Not typed: set by the server when a suggested address was chosen [FIND-1]. */
  latitude: typedNumber(z.number().min(-90).max(90)).optional(),
  longitude: typedNumber(z.number().min(-180).max(180)).optional(),
  category: choiceField(businessTypes, "Business category is required"),
  cuisineType: choiceField(cuisines, "Cuisine type is required"),
});

const time = (missing: string) => z.string({ error: missing }).refine((text) => timeOptions.includes(text), missing);

/** [WIZ-10] A to-time at or before the from-time means closing after midnight. */
const operatingHoursEntry = z.object({
  day: z.enum(weekdays),
  fromTime: time("From time is required"),
  toTime: time("To time is required"),
  isOpen: z.boolean().default(false),
});

const noDay = "At least one day must be configured";
const operatingHours = z
  .array(operatingHoursEntry, { error: noDay })
  .min(1, noDay)
  .refine((days) => days.length === 0 || days.some(({ isOpen }) => isOpen), noDay)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, "Each day can be configured once");

/** Step 2. */
export const contactStep = z.object({
  operatingHours,
  /** [FIND-15] Left out, the place delivers as far as anybody does, until its owner says otherwise. */
  deliveryRadius: deliveryMiles.optional(),
  /** Entered ZIP codes: always delivered to, and never. */
  deliveryZipCodes: zipCodeList.optional(),
  excludedZipCodes: zipCodeList.optional(),
  firstName: textLine(2, "First name must be at least 2 characters", 80, "First name"),
  lastName: textLine(2, "Last name must be at least 2 characters", 80, "Last name"),
  whatsappNumber: phoneField("WhatsApp number must be at least 10 digits"),
  relationToBusiness: choiceField(relationsToBusiness, "Relation to business is required"),
  email,
  password: chosenPassword("Password must be at least 8 characters"),
});

const withoutGaps = (text: string) => text.replace(/[\s-]/g, "");
const mustAgree = "You must agree to the terms and conditions";

const bankTexts = {
  bankName: "Bank name must be at least 2 characters",
  routingNumber: "Routing number must be at least 9 digits",
  accountNumber: "Account number must be at least 4 digits",
};
type Bank = Partial<Record<keyof typeof bankTexts, string | null>>;
const bankKeys = ["bankName", "routingNumber", "accountNumber"] as const;

/** Bank details are complete or empty; missing fields are reported even while others are invalid. */
export const withCompleteBankDetails = <Schema extends z.ZodType<Bank>>(schema: Schema): Schema =>
  bankKeys.reduce(
    (checked, key) =>
      checked.refine((bank) => Boolean(bank[key]) || bankKeys.every((other) => !bank[other]), {
        when: () => true,
        path: [key],
        error: bankTexts[key],
      }),
    schema,
  );

/** The bank details' fields; empty ones are omitted, spaces in numbers removed. */
export const bankFields = {
  bankName: textLine(2, bankTexts.bankName, 120, "Bank name").optional(),
  routingNumber: z
    .string()
    .transform(withoutGaps)
    .pipe(
      z
        .string()
        .regex(/^.{9,}$/, bankTexts.routingNumber)
        .refine((text) => text.length < 9 || isRoutingNumber(text), "Please enter a valid routing number"),
    )
    .optional(),
  accountNumber: z
    .string()
    .transform(withoutGaps)
    .pipe(
      z
        .string()
        .min(4, bankTexts.accountNumber)
        .regex(/^(?:.{0,3}|\d{4,17})$/, "Please enter a valid account number"),
    )
    .optional(),
};

/** Step 3, but for its files (./uploads). */
export const bankingStep = withCompleteBankDetails(
  z.object({ ...bankFields, agreeToTerms: z.boolean({ error: mustAgree }).refine((agreed) => agreed, mustAgree) }),
);

/** Step 4. [AGENT-2] Email and password count only when the box is checked. */
export const agentStep = z
  .object({
    isSalesPerson: z.boolean().optional(),
    agentEmail: z.string().trim().max(254, "Please enter a valid email address").optional(),
    agentPassword: z.string().max(200, "That password is too long").optional(),
  })
  .superRefine(({ isSalesPerson, agentEmail, agentPassword }, context) => {
    if (!isSalesPerson) return;
    if (!email.safeParse(agentEmail).success) {
      context.addIssue({ code: "custom", path: ["agentEmail"], message: "Please enter a valid email address" });
    }
    if (!agentPassword) {
      context.addIssue({ code: "custom", path: ["agentPassword"], message: "Password is required" });
    }
  });

export type AgentStep = z.infer<typeof agentStep>;
