import { parseCents } from "@domain/money";
import * as z from "zod";

/**
 * [HOST-66] What a refund is asked for with. The amount in dollars as it was typed; empty for all that is left. `left`: cents that
 * were left when the form was drawn, so that a second press gives nothing twice.
 */
export const refundFields = {
  left: z.coerce.number().int().min(0).optional(),
  reason: z
    .string({ error: "Please give a reason" })
    .trim()
    .min(1, "Please give a reason")
    .max(500, "A reason can be at most 500 characters"),
  amount: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text) return undefined;
      const cents = parseCents(text);
      if (cents !== null && cents > 0) return cents;
      context.addIssue({ code: "custom", message: "Enter an amount such as 4.50" });
      return z.NEVER;
    }),
};
