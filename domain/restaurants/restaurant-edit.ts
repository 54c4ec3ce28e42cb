import * as z from "zod";
import { bankFields, contactStep } from "@domain/registration/steps";
import { companyFields } from "@domain/settings/company";
import { ownerRecordRoles } from "@domain/values/choices";
import { textLine } from "@domain/values/text-line";
import { isMaskedNumber } from "./bank-mask";

/** [ADMIN-17…21] Validation of an administrator's edit of a restaurant, for form, action and host, with wire keys. */

/** Nine digits, a name and a number: all three are there, or none. */
const bankKeys = ["bank_name", "routing_number", "account_number"] as const;
type BankDetails = Partial<Record<(typeof bankKeys)[number], string | null>>;

const missing: Record<(typeof bankKeys)[number], string> = {
  bank_name: "Bank name must be at least 2 characters",
  routing_number: "Routing number must be at least 9 digits",
  account_number: "Account number must be at least 4 digits",
};

/**
 * [ADMIN-20] What is missing of bank details, by field: nothing when they are complete, or left empty altogether by a restaurant
 * that has none yet (`hasBank` false).
 */
export function bankProblems(bank: BankDetails, hasBank: boolean): Partial<Record<keyof BankDetails, string>> {
  const isEmpty = bankKeys.every((key) => !bank[key]);
  if (isEmpty && !hasBank) return {};
  return Object.fromEntries(bankKeys.flatMap((key) => (bank[key] ? [] : [[key, missing[key]]])));
}

const { name, phone, street_address, city, state, zip_code } = companyFields;
const { firstName, lastName, email, whatsappNumber } = contactStep.shape;
const { bankName, routingNumber, accountNumber } = bankFields;

/** An unchanged masked number keeps the stored one. Other values are validated as numbers. */
const orMask = (number: z.ZodType<string | undefined>) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (text !== undefined && isMaskedNumber(text)) return text.slice(0, 20);
      const read = number.safeParse(text);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) context.addIssue(message);
      return z.NEVER;
    });

/** [ADMIN-19] */
export const ownerFields = {
  first_name: firstName,
  last_name: lastName,
  email,
  role: z.enum(ownerRecordRoles, "Relation to business is required"),
};

/** [ADMIN-18, ADMIN-20] */
export const restaurantFields = {
  name,
  phone,
  street_address,
  city,
  state,
  zip_code,
  category: textLine(1, "Category is required", 80, "Category"),
  cuisine_type: textLine(1, "Cuisine type is required", 80, "Cuisine type"),
  sales_tax_id: textLine(1, "Sales tax ID is required", 40, "Sales tax ID").optional(),
  whatsapp_number: whatsappNumber,
  bank_name: bankName,
  routing_number: orMask(routingNumber),
  account_number: orMask(accountNumber),
};
