import * as z from "zod";
import { typedNumber } from "@domain/values/typed-number";

/** [PRAYER-3] */
export const calendarForm = z.object({
  correction: typedNumber(z.union([z.literal(-1), z.literal(0), z.literal(1)], "Choose when months begin")),
});
