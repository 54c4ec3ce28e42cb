import * as z from "zod";
import { cents, dataResponse, happenedAt, id } from "@domain/contract/primitives";
import { refundReasons } from "@domain/orders/refund-lines";
import { reason } from "./order";

/** [HOST-66] Exactly one of: an amount in cents, `whole` (all that is not yet refunded), or `lines`. */
export const refundOrderRequest = z
  .object({
    reason: reason.optional(),
    /** Extended. A reason from a list; `reason` is then an optional note. */
    reason_kind: z.enum(refundReasons, "Choose a reason from the list").optional(),
    amount: z.number("An amount is a number of cents").int().min(1, "A refund is at least $0.01").optional(),
    whole: z.literal(true, "Leave it out, or send true").optional(),
    /** Extended. With `whole`: does not refund the tip. */
    keep_tip: z.boolean().optional(),
    /** Extended [RUSH-11]. Pieces of lines; refunds what was paid for them, with their tax. */
    lines: z
      .array(z.object({ line_id: z.uuid(), quantity: z.number().int().min(1, "Choose at least one piece") }))
      .min(1, "Choose what to give back")
      .max(100)
      .refine((lines) => new Set(lines.map((line) => line.line_id)).size === lines.length, "Name each line once")
      .optional(),
    /** Extended. Who bears it; only administrators may choose the platform. */
    borne_by: z.enum(["restaurant", "platform"]).optional(),
    /** Extended. Cents left when the refund was requested; refused if it differs, to prevent double refunds. */
    left: z.number().int().min(0).optional(),
  })
  .refine((refund) => [refund.amount, refund.whole, refund.lines].filter((one) => one !== undefined).length === 1, {
    path: ["amount"],
    message: "Say either an amount or the whole order.",
  })
  .refine((refund) => Boolean(refund.reason) || refund.reason_kind !== undefined, {
    path: ["reason"],
    message: "Please give a reason",
  });
export const refundResponse = dataResponse(z.object({ id, amount: cents, at: happenedAt, status: z.string() }));
