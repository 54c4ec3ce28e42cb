import * as z from "zod";
import { dataResponse, flag, happenedAt, id, pageQuery, paging } from "./primitives";

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
export const notificationResponse = dataResponse(notification);
export const markReadRequest = z.object({ is_read: z.boolean() });
export const unreadResponse = dataResponse(z.object({ unread_count: z.number().int() }));

/** [HOST-78] */
export const subscribeRequest = z.object({ email: z.email("Please enter a valid email address").max(254) });

/** A browser's keys: bytes in base64url. */
const key = (characters: number, message: string) =>
  z.string(message).regex(new RegExp(`^[\\w-]{${characters}}=*$`), message);

const notAService = "This browser's push service cannot be used here.";
const noKeys = "This browser's keys cannot be read.";

/** [RUSH-3] What a browser sends after its user allowed messages about orders. */
export const pushDeviceRequest = z.object({
  name: z.string("Name this device").trim().min(1, "Name this device").max(60, "Use at most 60 characters"),
  endpoint: z.string(notAService).refine(isPushEndpoint, notAService),
  p256dh: key(87, noKeys),
  auth: key(22, noKeys),
});
export type PushDeviceRequest = z.infer<typeof pushDeviceRequest>;
/**
 * [RUSH-3] The key browsers send to their push service (VAPID), null if nothing can be sent, and the user's devices.
 */
const pushSettings = z.object({
  public_key: z.string().nullable(),
  devices: z.array(z.object({ id, name: z.string(), created_at: happenedAt, is_this: z.boolean() })),
});
export type PushSettings = z.infer<typeof pushSettings>;
export const pushResponse = dataResponse(pushSettings);

export type NotificationWire = z.infer<typeof notification>;

/** Host names of internal networks. */
const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example)$/;

/**
 * [RUSH-3] Whether push messages may be sent to this endpoint, which comes from a browser: https, a host name, the default port.
 * Its IP address is checked when sending (api/push/public-address).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  if (protocol !== "https:" || username || password || port || hash) return false;
  const name = hostname.replace(/\.$/, "");
  // The URL parser has normalised every notation of an IP address.
  return name.includes(".") && !/^[\d.]+$/.test(name) && !ownNames.test(name);
}
