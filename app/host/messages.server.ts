import { newsletterCalls, notificationCalls, announcementCalls, eventCalls } from "@domain/contract/calls/messages";
import type { NotificationWire } from "@domain/contract/notification";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";

export type Notification = NotificationWire;

/** [HOST-73] Extended. @throws HostError unsupported */
export async function listNotifications(host: Host, query: { page?: number; per_page?: number } = {}) {
  const answer = await host.call(notificationCalls.listNotifications, { query });
  return {
    notifications: answer.items,
    total: answer.total ?? answer.items.length,
    unreadCount: answer.beside?.unread_count ?? 0,
  };
}

/** [HOST-75] Extended. */
export async function markAllRead(host: Host): Promise<void> {
  await host.send(notificationCalls.markAllNotificationsRead, { body: { is_read: true } });
}

/** [HOST-74] Extended. */
export async function markRead(host: Host, id: string): Promise<void> {
  await host.send(notificationCalls.markNotificationRead, { params: { id }, body: { is_read: true } });
}

/** [HOST-78] Extended. Gives the host's own sentence. */
export async function subscribeToNewsletter(host: Host, email: string): Promise<string | null> {
  const { message } = await host.send(newsletterCalls.subscribeToNewsletter, { body: { email } });
  return message;
}

/** [HOST-79] Extended. Gives the host's own sentence. @throws HostError validation_failed for a link that is not valid */
export async function leaveNewsletter(host: Host, token: string): Promise<string | null> {
  return (await host.send(newsletterCalls.leaveNewsletter, { params: { token } })).message;
}

/** Extended. Followers, when the next message may be sent, and the latest ones; null where the host sends none. */
export async function readAnnouncements(host: Host, restaurantId: string) {
  return host.call(announcementCalls.getAnnouncements, { params: { id: restaurantId } }).catch(nullIfUnsupported);
}

/** Extended. @throws HostError rate_limited, conflict, validation_failed */
export const sendAnnouncement = (host: Host, restaurantId: string, body: { title: string; body: string }) =>
  host.send(announcementCalls.sendAnnouncement, { params: { id: restaurantId }, body });

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
