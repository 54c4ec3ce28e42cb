import * as z from "zod";
import { cents, dataResponse, pageQuery, pageResponse, timestamp, withMessageField } from "./primitives";

/** [RUSH-17] Customers of one restaurant: who ordered there, by account or, without one, by telephone number. Extended. */

const text = (most: number) =>
  z
    .string({ error: "Enter some words" })
    .trim()
    .max(most, `At most ${most.toLocaleString("en-US")} characters`)
    .nullish()
    .transform((words) => words || null);

/** What the restaurant writes down about somebody; seen by its own people alone. */
export const guestNotesRequest = z.object({ allergies: text(200), notes: text(1_000) });

const guest = z.object({
  /** Of the account, else the telephone number's ten digits. */
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  has_account: z.boolean(),
  /** Sales: neither rejected nor cancelled. */
  orders: z.number().int(),
  /** Paid and not given back; null for who sees no sales. */
  total: cents.nullable(),
  first_visit: timestamp,
  last_visit: timestamp,
  allergies: z.string().nullable(),
  notes: z.string().nullable(),
});

export const guestParams = z.object({ id: z.string().max(64), guest: z.string().max(64) });
export const guestQuery = pageQuery.extend({
  /** Part of a name, or digits of a telephone number in any writing. */
  search: z.string().max(120).optional(),
  sort: z.string().max(40).optional(),
});
export const guestList = pageResponse(guest);
export const guestResponse = dataResponse(guest);
export const guestChange = withMessageField(guestResponse);

export type Guest = z.infer<typeof guest>;
