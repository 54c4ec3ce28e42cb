import { newsletterCalls, notificationCalls } from "@domain/contract/calls/messages";
import { type NotificationWire } from "@domain/contract/notification";
import type { Host } from "./client.server";

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
