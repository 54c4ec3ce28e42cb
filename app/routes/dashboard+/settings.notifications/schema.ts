import * as z from "zod";
import { type MailedEvent, mailRecipients } from "@domain/settings/mail";

const several = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const readers = z.preprocess(several, z.array(z.enum(mailRecipients, "Choose who gets an email")));

/** [SET-4] Checkboxes of one event share a name; if none is checked, nobody is emailed. */
export const mailForm = z.object({
  order_placed: readers,
  order_cancelled: readers,
  order_refunded: readers,
  daily_summary: readers,
  version: z.string().max(12).optional(),
} satisfies Record<MailedEvent | "version", z.ZodType>);
