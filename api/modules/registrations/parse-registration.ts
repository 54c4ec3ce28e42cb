import * as z from "zod";
import { ApiError } from "@api/errors";
import type { Vault } from "@api/vault";
import { bankingStep, withCompleteBankDetails } from "@domain/registration/steps";
import { checkedBusinessStep, checkedContactStep, wireFields } from "@domain/registration/wire-fields";

const registration = withCompleteBankDetails(
  z.object({ ...checkedBusinessStep.shape, ...checkedContactStep.shape, ...bankingStep.shape }),
);
export type Registration = z.infer<typeof registration>;

const wireHours = z.array(
  z
    .object({ day: z.unknown(), from_time: z.unknown(), to_time: z.unknown(), is_open: z.unknown() })
    .partial()
    .transform(({ day, from_time, to_time, is_open }) => ({
      day,
      fromTime: from_time,
      toTime: to_time,
      isOpen: is_open === true || is_open === "true",
    })),
);

/**
 * [WIZ-18] Parses the text fields of `POST /restaurants/agent` by the rules of the wizard's steps. The legal name is extended and
 * defaults to the business name.
 * @throws ApiError validation_failed, with a message per wire field
 */
export function parseRegistration(fields: Map<string, string>): Registration {
  const values: Record<string, unknown> = {};
  for (const [name, { key }] of Object.entries(wireFields)) {
    const text = fields.get(name);
    if (text !== undefined && text.trim() !== "") values[key] = text;
  }
  values.legalName ??= values.dbaName;
  values.operatingHours = parseHours(fields.get("operating_hours"));
  values.agreeToTerms = ["true", "on", "1"].includes(fields.get("agree_to_terms") ?? "");
  const read = registration.safeParse(values);
  if (read.success) return read.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues) errors[toWireName(path)] ??= message;
  throw new ApiError("validation_failed", Object.values(errors)[0] ?? "Some of what was sent is not valid.", {
    errors,
  });
}

function parseHours(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return wireHours.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** `operatingHours.0.fromTime` is `operating_hours.0.from_time`. */
function toWireName([key, ...inner]: PropertyKey[]): string {
  const name = Object.entries(wireFields).find(([, field]) => field.key === key)?.[0] ?? String(key);
  return [name, ...inner.map((part) => String(part).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))].join(
    ".",
  );
}

/** The encrypted columns of `restaurants`. */
type BankData = Record<"sales_tax_id" | "bank_name" | "routing_number" | "account_number", string | null>;

const getPurpose = (restaurantId: string, column: string) => `restaurants.${column}:${restaurantId}`;

/** Encrypts a restaurant's tax id and bank data. */
export const encryptBankData = (vault: Vault, restaurantId: string, data: BankData): BankData =>
  each((column) => {
    const plain = data[column];
    return plain === null ? null : vault.encryptText(plain, getPurpose(restaurantId, column));
  });

/** Decrypts tax id and bank data, for the restaurant's owner and administrators only. */
export const decryptBankData = (vault: Vault, restaurantId: string, data: BankData): BankData =>
  each((column) => {
    const encrypted = data[column];
    return encrypted === null ? null : vault.decryptText(encrypted, getPurpose(restaurantId, column));
  });

const each = (value: (column: keyof BankData) => string | null): BankData => ({
  sales_tax_id: value("sales_tax_id"),
  bank_name: value("bank_name"),
  routing_number: value("routing_number"),
  account_number: value("account_number"),
});
