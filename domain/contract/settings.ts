import * as z from "zod";
import { companyFields } from "../settings/company";
import { operatingHours, specialDays } from "../settings/hours";
import { mailSettings } from "../settings/mail";
import { kitchenLoadFields, orderingFields } from "../settings/ordering";
import { dataOf, decimal, holdsChange, nothingToChange, timestamp } from "./primitives";
import { operatingDay, specialDay } from "./restaurant";

/** [HOST-82…85] A restaurant's settings, for its own people. Extended. Everything after `delivery_options` may be missing. */
export const restaurantSettings = z.object({
  name: z.string(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  website: z.string().nullish(),
  description: z.string().nullish(),
  street_address: z.string().nullish(),
  city: z.string().nullish(),
  state: z.string().nullish(),
  zip_code: z.string().nullish(),
  time_zone: z.string().nullish(),
  /** Minutes, without what a busy kitchen adds. */
  preparation_time: z.number().nullish(),
  delivery_fee: decimal.nullish(),
  delivery_options: z.array(z.string()).nullish(),
  delivery_fee_rules: z.array(z.object({ up_to_miles: z.number(), fee: decimal })).nullish(),
  delivery_fee_steps: z.array(z.object({ from_subtotal: decimal, fee: decimal })).nullish(),
  minimum_order: decimal.nullish(),
  busy_minutes: z.number().nullish(),
  busy_until: timestamp.nullish(),
  paused_until: timestamp.nullish(),
  accept_within_minutes: z.number().nullish(),
  ticket_warning_minutes: z.number().nullish(),
  ticket_late_minutes: z.number().nullish(),
  logo: z.string().nullish(),
  banner_image: z.string().nullish(),
  version: z.number().nullish(),
});
export const settingsAnswer = dataOf(restaurantSettings);

/** What is left out stays. With `version`, not over somebody else's change. */
export const settingsRequest = z
  .object({ ...companyFields, ...orderingFields, ...kitchenLoadFields })
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(holdsChange, nothingToChange);

/** [HOST-84] special_days (from yesterday on) and version are extended beyond the row. */
export const operatingHoursAnswer = dataOf(
  z.object({
    time_zone: z.string(),
    operating_hours: z.array(operatingDay),
    special_days: z.array(specialDay).nullish(),
    version: z.number().nullish(),
  }),
);
/** [HOST-85] special_days replaces all from today on; left out, they stay. */
export const operatingHoursRequest = z.object({
  operating_hours: operatingHours,
  special_days: specialDays.optional(),
  version: z.number().int().optional(),
});

/** Extended: which events are mailed to whom. */
export const mailSettingsAnswer = dataOf(mailSettings.extend({ version: z.number() }));
export const mailSettingsRequest = mailSettings.extend({ version: z.number().int().optional() });

/** [HOST-17] */
export const imagesAnswer = dataOf(z.object({ logo: z.string().nullish(), banner_image: z.string().nullish() }));

export type SettingsWire = z.output<typeof restaurantSettings>;
export type SettingsRequest = z.output<typeof settingsRequest>;
export type OperatingHoursRequest = z.output<typeof operatingHoursRequest>;
