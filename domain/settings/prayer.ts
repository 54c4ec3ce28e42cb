import * as z from "zod";
import { asrRules, calculations, highLatitudeRules, prayers } from "@domain/prayer/method";
import { emptyToNull } from "@domain/values/form-fields";
import { typedNumber } from "@domain/values/typed-number";

/** [PRAYER-2] How a place's prayer times are found and what it pauses for; form, action and host check with it. */

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Please enter a time");
const minutes = (max: number) => {
  const message = `Please enter minutes from 0 to ${max}`;
  return typedNumber(z.number({ error: message }).int(message).min(0, message).max(max, message));
};

export const prayerSettings = z.object({
  calculation: z.enum(calculations, "Please choose a method"),
  asr: z.enum(asrRules, "Please choose a rule"),
  high_latitude: z.enum(highLatitudeRules, "Please choose a rule"),
  /** Whether orders pause at all. */
  is_on: z.boolean(),
  /** Around which prayers, in the day's order. */
  prayers: z.array(z.enum(prayers)).transform((chosen) => prayers.filter((one) => chosen.includes(one))),
  minutes_before: minutes(60),
  minutes_after: minutes(90),
  /** On Fridays, by the place's clock, instead of Dhuhr. */
  jumuah_from: emptyToNull(time),
  jumuah_to: emptyToNull(time),
  /** [PRAYER-7] Whether days of Eid may be ordered for 30 days ahead. */
  eid_orders: z.boolean().default(false),
});
export type PrayerSettings = z.output<typeof prayerSettings>;

/** A problem of the settings as a whole: its field and sentence, or null. */
export function prayerProblem(settings: PrayerSettings): { field: keyof PrayerSettings; message: string } | null {
  const { jumuah_from: from, jumuah_to: to } = settings;
  if (from !== null && to === null) return { field: "jumuah_to", message: "Please enter until when" };
  if (to !== null && from === null) return { field: "jumuah_from", message: "Please enter from when" };
  if (from !== null && to !== null && from >= to) return { field: "jumuah_to", message: "The end must come later" };
  if (settings.prayers.length > 0 && settings.minutes_before + settings.minutes_after === 0)
    return { field: "minutes_after", message: "A pause needs at least a minute" };
  if (settings.is_on && settings.prayers.length === 0 && from === null)
    return { field: "prayers", message: "Choose a prayer, or a time on Fridays" };
  return null;
}

/** As it is stored; null while nobody has chosen, or where it is none. */
export const parsePrayerSettings = (stored: unknown): PrayerSettings | null =>
  prayerSettings.safeParse(stored).data ?? null;
