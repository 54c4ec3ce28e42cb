import * as z from "zod";
import { companyFields } from "@domain/settings/company";
import { operatingHours, specialDays } from "@domain/settings/hours";
import { mailSettings } from "@domain/settings/mail";
import { kitchenLoadFields, orderingFields } from "@domain/settings/ordering";
import { prayerSettings } from "@domain/settings/prayer";
import { ramadanSettings } from "@domain/settings/ramadan";
import { dataResponse, foundPoint, hasChanges, noChangesMessage, timestamp } from "./primitives";
import { deliveryTerms, operatingDay, specialDay } from "./restaurant";

/** [HOST-82…85] A restaurant's settings, for its team. Extended. Everything after `delivery_options` may be missing. */
export const restaurantSettings = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  street_address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip_code: z.string().nullable(),
  time_zone: z.string().nullable(),
  /** Minutes, without the addition for a busy kitchen. */
  preparation_time: z.number().nullable(),
  delivery_options: z.array(z.string()).nullable(),
  ...deliveryTerms,
  busy_minutes: z.number().nullable(),
  busy_until: timestamp.nullable(),
  paused_until: timestamp.nullable(),
  /** [PRAYER-2] Null: not set. */
  prayer: prayerSettings.nullable(),
  /** [PRAYER-3] Null: not set. */
  ramadan: ramadanSettings.nullable(),
  accept_within_minutes: z.number().nullable(),
  ticket_warning_minutes: z.number().nullable(),
  ticket_late_minutes: z.number().nullable(),
  /** [RUSH-7] Stations of its kitchen, in the order of its displays. */
  stations: z.array(z.string()).nullable(),
  logo: z.string().nullable(),
  banner_image: z.string().nullable(),
  version: z.number().nullable(),
});
export const settingsResponse = dataResponse(restaurantSettings);

/**
 * Omitted fields stay unchanged. With `version`, a newer change by somebody else is not overwritten. Coordinates belong to the
 * `zip_code` that is sent with them.
 */
export const settingsRequest = z
  .object({
    ...companyFields,
    ...orderingFields,
    ...kitchenLoadFields,
    prayer: prayerSettings,
    ramadan: ramadanSettings,
    ...foundPoint,
  })
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(hasChanges, noChangesMessage);

/** [PRAYER-3] The week on days of Ramadan, and the correction of the calendar in days; null while it has none of its own. */
export const ramadanHours = z.object({ correction: z.number().int(), days: z.array(operatingDay) });

/** [HOST-84] special_days (from yesterday on), ramadan and version are extended beyond the row. */
export const operatingHoursResponse = dataResponse(
  z.object({
    time_zone: z.string(),
    operating_hours: z.array(operatingDay),
    special_days: z.array(specialDay).nullable(),
    ramadan: ramadanHours.nullable(),
    version: z.number().nullable(),
  }),
);
/** [HOST-85] special_days replaces all from today on; if omitted, they stay unchanged. */
export const operatingHoursRequest = z.object({
  operating_hours: operatingHours,
  special_days: specialDays.optional(),
  version: z.number().int().optional(),
});

/** Extended: who receives mail about which events. */
export const mailSettingsResponse = dataResponse(mailSettings.extend({ version: z.number() }));
export const mailSettingsRequest = mailSettings.extend({ version: z.number().int().optional() });

/** [PRAYER-3] By how many days the platform's Hijri months start earlier or later than in Umm al-Qura. */
const calendar = z.object({ correction: z.union([z.literal(-1), z.literal(0), z.literal(1)], "Choose a day") });
export const calendarRequest = calendar;
export const calendarResponse = dataResponse(calendar);

/** [HOST-17] */
export const imagesResponse = dataResponse(
  z.object({ logo: z.string().nullable(), banner_image: z.string().nullable() }),
);

export type SettingsWire = z.output<typeof restaurantSettings>;
export type SettingsRequest = z.output<typeof settingsRequest>;
export type OperatingHoursRequest = z.output<typeof operatingHoursRequest>;
