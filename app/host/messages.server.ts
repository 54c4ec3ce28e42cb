import { notificationCalls, eventCalls } from "@domain/contract/calls/messages";
import type { NotificationWire } from "@domain/contract/notification";
import type { Host } from "./client/host";

export type Notification = NotificationWire;

/** [HOST-73] Extended. @throws HostError unsupported */
export async function listNotifications(host: Host, query: { page?: number; per_page?: number } = {}) {
  const listing = await host.call(notificationCalls.listNotifications, { query });
  return {
    notifications: listing.items,
    total: listing.total ?? listing.items.length,
    unreadCount: listing.extraFields?.unread_count ?? 0,
  };
}

/** What a browser may give as its last event's id: whatever fits into a header. */
const sendable = /^[\x21-\x7e]{1,200}$/;

interface EventsOptions {
  restaurantId?: string | null;
  /** Where to go on; from now on when left out. */
  lastEventId?: string | null;
  signal: AbortSignal;
}

/** [HOST-68] Extended. The signed-in person's own events as the host's server-sent bytes. @throws HostError */
export function openEvents(host: Host, { restaurantId, lastEventId, signal }: EventsOptions) {
  const headers: Record<string, string> =
    lastEventId && sendable.test(lastEventId) ? { "last-event-id": lastEventId } : {};
  return host.stream(eventCalls.streamEvents, { query: { restaurant_id: restaurantId }, headers, signal });
}
