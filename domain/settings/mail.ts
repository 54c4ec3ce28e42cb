import * as z from "zod";

/** [SET-4] What a restaurant's people can be mailed about: that alone which is really mailed. */
const mailedEvents = ["order_placed", "order_cancelled", "order_refunded", "daily_summary"] as const;
export type MailedEvent = (typeof mailedEvents)[number];

/** Who is mailed: everybody with a role, or the company's own address. */
export const mailRecipients = ["company", "owner", "manager", "staff"] as const;
export type MailRecipient = (typeof mailRecipients)[number];

const readers = z
  .array(z.enum(mailRecipients))
  .transform((chosen) => mailRecipients.filter((one) => chosen.includes(one)));

export const mailSettings = z.object({
  order_placed: readers,
  order_cancelled: readers,
  order_refunded: readers,
  /** The day before, every morning. Settings that were saved before there was one have none. */
  daily_summary: readers.default([]),
});
export type MailSettings = z.output<typeof mailSettings>;

/** Until somebody chooses: the owners hear of new orders, and of what went wrong. */
export const defaultMailSettings: MailSettings = {
  order_placed: ["owner"],
  order_cancelled: ["owner"],
  order_refunded: [],
  daily_summary: [],
};

/** Of the restaurant's clock: from then on the day before is summed up. */
export const summaryHour = 7;
