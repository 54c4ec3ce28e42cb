import * as z from "zod";
import { dataOf, flag, happenedAt, id, pageQuery, paging } from "./primitives";

/** [HOST-73] */
export const notification = z.object({
  id,
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: happenedAt,
});
export const notificationQuery = pageQuery.extend({ is_read: flag.optional() });
export const notificationList = z.object({
  success: z.literal(true),
  data: paging.extend({ data: z.array(notification), unread_count: z.number().int() }),
});
export const notificationAnswer = dataOf(notification);
export const markReadRequest = z.object({ is_read: z.boolean() });
export const unreadAnswer = dataOf(z.object({ unread_count: z.number().int() }));

/** [HOST-78] */
export const subscribeRequest = z.object({ email: z.email("Please enter a valid email address").max(254) });

export type NotificationWire = z.infer<typeof notification>;
