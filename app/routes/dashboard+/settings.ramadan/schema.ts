import * as z from "zod";
import { ramadanSettings } from "@domain/settings/ramadan";

const several = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const rows = z.preprocess((value) => several(value).filter(Boolean), z.array(z.record(z.string(), z.unknown())));
const typedNumber = (value: unknown) => (typeof value === "string" && value.trim() ? Number(value) : null);

/** [PRAYER-3] Parses the form to the API's format. With "the same every day", Monday's hours apply to all days. */
export const ramadanForm = z
  .object({
    is_on: z.unknown().optional(),
    same: z.unknown().optional(),
    operatingHours: rows,
    iftar_categories: z.preprocess(several, z.array(z.string())),
    suhoor_categories: z.preprocess(several, z.array(z.string())),
    iftar_minutes: z.unknown().optional(),
    suhoor_minutes: z.unknown().optional(),
    last_suhoor: z.unknown().optional(),
    most_orders: z.unknown().optional(),
    version: z.string().max(12).optional(),
  })
  .transform(({ same, operatingHours, version, ...form }, context) => {
    const monday = operatingHours[0];
    const week = operatingHours.map((day) => (same !== undefined && monday ? { ...monday, day: day.day } : day));
    const parsed = ramadanSettings.safeParse({
      ...form,
      is_on: form.is_on !== undefined,
      days: week.map((day) => ({
        day: day.day,
        from_time: day.fromTime,
        to_time: day.toTime,
        is_open: day.isOpen !== undefined,
      })),
      iftar_minutes: typedNumber(form.iftar_minutes) ?? undefined,
      suhoor_minutes: typedNumber(form.suhoor_minutes) ?? undefined,
      last_suhoor: form.last_suhoor || null,
      most_orders: typedNumber(form.most_orders),
    });
    if (parsed.success) return { ramadan: parsed.data, version };
    for (const { path, message } of parsed.error.issues) {
      const [first, ...rest] = path;
      context.addIssue({
        code: "custom",
        path: first === "days" ? ["operatingHours", ...rest.map(inForm)] : path,
        message,
      });
    }
    return z.NEVER;
  });

const formKeys: Record<string, string> = { from_time: "fromTime", to_time: "toTime", is_open: "isOpen" };
const inForm = (key: PropertyKey) => (typeof key === "string" ? (formKeys[key] ?? key) : key);
