import * as z from "zod";

/** [SET-4] The events a restaurant's people can be mailed about: those alone that are really mailed. */
export const mailedEvents = ["order_placed", "order_cancelled", "order_refunded"] as const;
export type MailedEvent = (typeof mailedEvents)[number];

/** Who is mailed: everybody with a role, or the company's own address. */
export const mailReaders = ["company", "owner", "manager", "staff"] as const;
export type MailReader = (typeof mailReaders)[number];

const readers = z.array(z.enum(mailReaders)).transform((chosen) => mailReaders.filter((one) => chosen.includes(one)));

export const mailSettings = z.object({ order_placed: readers, order_cancelled: readers, order_refunded: readers });
export type MailSettings = z.output<typeof mailSettings>;

/** Until somebody chooses: the owners hear of what went wrong. */
export const usualMailSettings: MailSettings = { order_placed: [], order_cancelled: ["owner"], order_refunded: [] };
