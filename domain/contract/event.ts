import * as z from "zod";
import { happenedAt, id } from "./primitives";

/** [HOST-68] The events sent to open pages. */
const liveEventTypes = [
  "order.created",
  "order.status",
  /**
   * Lines of an order's ticket were marked done or undone, or an order was put on or taken off hold at the till; sent
   * to the restaurant only.
   */
  "order.lines",
  "payment.settled",
  "notification.created",
  /** The restaurant's menu changed; the event's id is the restaurant's. */
  "menu.changed",
] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/**
 * Data of one event: the thing that changed (order, payment or notification) and its current status. The stream also
 * sends `reset`, without a thing: the given Last-Event-ID is unknown, so the page must be read again.
 */
const liveEvent = z.object({
  id,
  status: z.string().nullable(),
  /** The order a payment belongs to. */
  order_id: id.nullish(),
  restaurant_id: id.nullish(),
  created_at: happenedAt,
});
export type LiveEvent = z.infer<typeof liveEvent>;

export const eventsQuery = z.object({
  /** Events of this restaurant only, for people who work at several. */
  restaurant_id: z.guid().optional(),
  /** Like the header Last-Event-ID, for clients that cannot set headers. */
  lastEventId: z.string().max(200).optional(),
});
