import * as z from "zod";
import { operatingHours } from "./hours";

/** [PRAYER-3] What a restaurant does in Ramadan, as form, action and host check it; keys as on the wire. */

const minutes = (label: string, min: number, max: number) =>
  z
    .number(`${label}: please enter a number`)
    .int(`${label}: please enter whole minutes`)
    .min(min, `${label} can be ${min} to ${max} minutes`)
    .max(max, `${label} can be ${min} to ${max} minutes`);
const categories = z.array(z.string().trim().min(1).max(120)).max(100);

export const ramadanSettings = z.object({
  is_on: z.boolean(),
  /** In place of the opening hours on the days of Ramadan; days that differ by date still do. */
  days: operatingHours,
  /** Categories of the menu that may be ordered for iftar; none: all of them. */
  iftar_categories: categories,
  suhoor_categories: categories,
  /** How long before Maghrib an order for iftar is there, and one for suhoor before Fajr. */
  iftar_minutes: minutes("Before Maghrib", 0, 60),
  suhoor_minutes: minutes("Before Fajr", 0, 120),
  /** Until when one for suhoor may be placed that morning, by the restaurant's clock; null: as long as the kitchen can make it. */
  last_suhoor: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Please enter a time")
    .nullable(),
  /** Orders for the same ten minutes before Maghrib; null: as many as come. */
  most_orders: z
    .number("Please enter a number of orders")
    .int("Please enter a whole number of orders")
    .min(1, "At least one order, or leave it empty")
    .max(500, "At most 500 orders, or leave it empty")
    .nullable(),
});
export type RamadanSettings = z.output<typeof ramadanSettings>;

/** As they are stored; null where nobody has chosen, or nothing of it can be read. */
export const parseRamadanSettings = (stored: unknown): RamadanSettings | null =>
  ramadanSettings.safeParse(stored).data ?? null;
