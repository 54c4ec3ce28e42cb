import * as z from "zod";
import { cents, dataResponse, longPageQuery, pageResponse, timestamp, withMessageField } from "./primitives";

/**
 * [RUSH-17] Customers of one restaurant: people who ordered there, by account or, without one, by telephone number.
 * Extended.
 */

const text = (max: number) =>
  z
    .string({ error: "Enter a note" })
    .trim()
    .max(max, `At most ${max.toLocaleString("en-US")} characters`)
    .nullish()
    .transform((words) => words || null);

const guestNotes = z.object({ allergies: text(200), notes: text(1_000) });

/** The restaurant's notes about a guest, visible to its team only. With `before`, the ones that were shown, a newer change is not overwritten. */
export const guestNotesRequest = guestNotes.extend({ before: guestNotes.optional() });

const guest = z.object({
  /** The account's id, else the telephone number's ten digits. */
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  has_account: z.boolean(),
  /** Orders neither rejected nor cancelled. */
  orders: z.number().int(),
  /** Paid and not refunded; null for people who may not see sales. */
  total: cents.nullable(),
  first_visit: timestamp,
  last_visit: timestamp,
  allergies: z.string().nullable(),
  notes: z.string().nullable(),
});

export const guestParams = z.object({ id: z.string().max(64), guest: z.string().max(64) });
export const guestQuery = longPageQuery.extend({
  /** Part of a name, or digits of a telephone number in any format. */
  search: z.string().max(120).optional(),
  /** Whoever ordered on these days, both included, by the restaurant's clock. */
  date_from: z.string().max(40).optional(),
  date_to: z.string().max(40).optional(),
  sort: z.string().max(40).optional(),
});
export const guestList = pageResponse(guest);
export const guestResponse = dataResponse(guest);
export const guestChange = withMessageField(guestResponse);

export type Guest = z.infer<typeof guest>;
