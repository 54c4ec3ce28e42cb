import * as z from "zod";
import { cents, dataResponse, happenedAt, id, longPageQuery, pageResponse } from "@domain/contract/primitives";

/** A customer as administrators see them. Extended. */
export const customer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  is_active: z.boolean(),
  created_at: happenedAt,
  /** Number and total of orders that were neither rejected nor cancelled. */
  orders: z.number().int(),
  spent: cents,
});

/**
 * Searches name, address and telephone number; "-" before `sort` (joined, name) reverses it. Dates of joining are days
 * in New York.
 */
export const customerQuery = longPageQuery.extend({
  search: z.string().max(120).optional(),
  status: z.enum(["active", "inactive"]).optional(),
  sort: z.string().max(20).optional(),
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
});
export const customerList = pageResponse(customer);
export const customerResponse = dataResponse(customer);

/** Closes or opens the account; closing needs a reason, which is sent to the customer. */
export const customerStatusRequest = z
  .object({
    is_active: z.boolean("Choose whether the account is open"),
    reason: z.string().trim().max(500, "A reason can be at most 500 characters").nullish(),
  })
  .refine(({ is_active, reason }) => is_active || (reason?.length ?? 0) >= 3, {
    path: ["reason"],
    error: "Please say why",
  });

export type CustomerWire = z.infer<typeof customer>;
