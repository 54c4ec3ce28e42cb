import * as z from "zod";
import { happenedAt, id } from "./primitives";

/** [HOST-68] What open pages are told of. */
const liveEventTypes = [
  "order.created",
  "order.status",
  /** Lines of an order's ticket were done or taken back, or an order is on hold at the till or no longer; only the restaurant is told. */
  "order.lines",
  "payment.settled",
  "notification.created",
  /** What a restaurant sells; the thing is the restaurant. */
  "menu.changed",
] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/**
 * Data of one event: which thing changed (order, payment or notification) and its status now. The stream also knows
 * `reset`, without a thing: the given Last-Event-ID is unknown here, so whatever is shown is to be read anew.
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
  /** Only this restaurant's, of those one works at. */
  restaurant_id: z.guid().optional(),
  /** As the header Last-Event-ID, for those who cannot set it. */
  lastEventId: z.string().max(200).optional(),
});
