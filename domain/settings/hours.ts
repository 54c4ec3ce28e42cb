import * as z from "zod";
import { weekdays } from "@domain/local-time";
import { emptyToNull } from "@domain/values/form-fields";

/** [SET-3, HOST-85] The week and the days that differ from it, as form, action and host check them; keys as on the wire. */

const maxSpecialDays = 60;

const time = (missing: string) => z.string({ error: missing }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, missing);

/** A to-time at or before the from-time means closing after midnight. */
export const operatingHours = z
  .array(
    z.object({
      day: z.enum(weekdays),
      from_time: time("From time is required"),
      to_time: time("To time is required"),
      is_open: z.boolean(),
    }),
  )
  .min(1, "At least one day must be configured")
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, "Each day can be configured once");

/** A local day that is closed, or open at other times. */
const specialDayEntry = z
  .object({
    date: z.iso.date("Please choose a date"),
    is_open: z.boolean(),
    from_time: emptyToNull(time("From time is required")),
    to_time: emptyToNull(time("To time is required")),
    note: emptyToNull(z.string().trim().max(80, "A note can be at most 80 characters")),
  })
  .superRefine(({ is_open, from_time, to_time }, context) => {
    if (is_open && from_time === null)
      context.addIssue({ code: "custom", path: ["from_time"], message: "From time is required" });
    if (is_open && to_time === null)
      context.addIssue({ code: "custom", path: ["to_time"], message: "To time is required" });
  });

export const specialDays = z
  .array(specialDayEntry)
  .max(maxSpecialDays, `There can be at most ${maxSpecialDays} special days`)
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, "Each date can be listed once");
