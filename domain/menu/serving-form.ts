import * as z from "zod";
import { weekdays } from "@domain/local-time";
import { textLine } from "@domain/values/text-line";
import { typedNumber } from "@domain/values/typed-number";

const needsName = "Name must be at least 2 characters";
/** Cached pages are refreshed every quarter hour (decision 055), so menus start and end on these. */
const clock = (missing: string) =>
  z
    .string({ error: missing })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, missing)
    .refine((time) => Number(time.slice(3)) % 15 === 0, "Choose a quarter of an hour, as 11:15");
const list = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]), schema);

/** Validation of serving menus: times as "11:15", categories by name. `version` is the one the form was opened with. */
export const menuForm = z.object({
  name: textLine(2, needsName, 40, "Name").regex(/^[^|,;]*$/, "A name has no commas, semicolons or bars"),
  days: list(z.array(z.enum(weekdays)).min(1, "Choose at least one day").max(7)),
  from_time: clock("Choose when it begins"),
  until_time: clock("Choose when it ends"),
  categories: list(z.array(z.string().max(60)).max(200)),
  version: z.preprocess((value) => (value === "" ? undefined : value), typedNumber(z.number().int()).optional()),
});
export type MenuForm = z.output<typeof menuForm>;
