import * as z from "zod";
import { prayerProblem, prayerSettings } from "@domain/settings/prayer";

const several = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** [PRAYER-2] Parses the posted form to the API's format; unchecked boxes are absent. */
export const prayerForm = z
  .object({
    ...prayerSettings.shape,
    is_on: z
      .unknown()
      .optional()
      .transform((value) => value === "on"),
    eid_orders: z
      .unknown()
      .optional()
      .transform((value) => value === "on"),
    prayers: z.preprocess(several, prayerSettings.shape.prayers),
    version: z.string().max(12).optional(),
  })
  .transform(({ version, ...prayer }, context) => {
    const problem = prayerProblem(prayer);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
    return { prayer, version };
  });
