import * as z from "zod";
import { cents, dataOf, id, pageOf, pageQuery, timestamp } from "./primitives";

/** A customer as administrators see them. Extended. */
export const customer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullish(),
  is_active: z.boolean(),
  created_at: timestamp,
  /** Of orders that were neither rejected nor cancelled, and what they came to. */
  orders: z.number().int(),
  spent: cents,
});

/** Search is in name, address and telephone number; `sort` (joined, name) downwards with "-". */
export const customerQuery = pageQuery.extend({
  search: z.string().max(120).optional(),
  status: z.enum(["active", "inactive"]).optional(),
  sort: z.string().max(20).optional(),
});
export const customerList = pageOf(customer);
export const customerAnswer = dataOf(customer);

/** Closes or opens the account. */
export const customerStatusRequest = z.object({ is_active: z.boolean("Choose whether the account is open") });

export type CustomerWire = z.infer<typeof customer>;
