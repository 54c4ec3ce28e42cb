import * as z from "zod";
import { operatingHours, specialDays } from "@domain/settings/hours";

const row = z.record(z.string(), z.unknown());
const rows = z.preprocess((value) => (Array.isArray(value) ? value.filter(Boolean) : []), z.array(row));

/** The posted form: unchecked boxes are absent, and rows without a date are ignored. */
const posted = z.object({
  operatingHours: rows,
  specialDays: rows,
  version: z.string().max(12).optional(),
});

/** [SET-3, HOST-85] Parses the hours form to the API's format: the week, and special days that differ from it. */
export const hoursForm = posted.transform((form, context) => {
  const week = operatingHours.safeParse(
    form.operatingHours.map((day) => ({
      day: day.day,
      from_time: day.fromTime,
      to_time: day.toTime,
      is_open: day.isOpen !== undefined,
    })),
  );
  const remainingDays = form.specialDays
    .map((day, index) => ({ day, index }))
    .filter(({ day }) => day.date !== undefined && day.remove === undefined);
  const special = specialDays.safeParse(
    remainingDays.map(({ day }) => ({
      date: day.date,
      is_open: day.kind === "open",
      from_time: day.fromTime,
      to_time: day.toTime,
      note: day.note,
    })),
  );
  const issues = [
    ...(week.error?.issues ?? []).map(({ path, message }) => ({ path: weekPath(path), message })),
    ...(special.error?.issues ?? []).map(({ path, message }) => ({
      path: specialPath(path, (position) => remainingDays[position]?.index ?? position),
      message,
    })),
  ];
  for (const { path, message } of issues) context.addIssue({ code: "custom", path, message });
  if (!week.success || !special.success) return z.NEVER;
  return { operating_hours: week.data, special_days: special.data, version: form.version };
});

const formKeys: Record<string, string> = { from_time: "fromTime", to_time: "toTime", is_open: "isOpen" };
const inForm = (key: PropertyKey) => (typeof key === "string" ? (formKeys[key] ?? key) : key);
const weekPath = (path: readonly PropertyKey[]) => ["operatingHours", ...path.map(inForm)];

function specialPath([position, ...rest]: readonly PropertyKey[], indexOf: (position: number) => number) {
  return typeof position === "number" ? ["specialDays", indexOf(position), ...rest.map(inForm)] : ["specialDays"];
}

/** Converts the host's field name to the form's, such as `special_days[0].date`. Rows count as submitted. */
export const toFormField = (name: string): string =>
  name.replace(/^special_days/, "specialDays").replace(/^operating_hours/, "operatingHours");
