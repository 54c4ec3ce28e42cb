import { notification, type NotificationWire } from "@domain/contract/notification";
import * as z from "zod";
import type { Host } from "./client.server";
import { listAnswer, messageAnswer } from "./unwrapping";

export type Notification = NotificationWire;

const unreadBeside = z.object({ unread_count: z.number().int().nullish() });

/** [HOST-73] Extended. @throws HostError unsupported */
export async function listNotifications(host: Host, query: { page?: number; per_page?: number } = {}) {
  const answer = await host.get("/notifications", listAnswer(notification, unreadBeside), { query, extended: true });
  return {
    notifications: answer.items,
    total: answer.total ?? answer.items.length,
    unreadCount: answer.beside?.unread_count ?? 0,
  };
}

/** [HOST-75] Extended. */
export async function markAllRead(host: Host): Promise<void> {
  await host.patch("/notifications", z.unknown(), { body: { is_read: true }, extended: true });
}

/** [HOST-74] Extended. */
export async function markRead(host: Host, id: string): Promise<void> {
  await host.patch(`/notifications/${encodeURIComponent(id)}`, z.unknown(), {
    body: { is_read: true },
    extended: true,
  });
}

/** [HOST-78] Extended. Gives the host's own sentence. */
export async function subscribeToNewsletter(host: Host, email: string): Promise<string | null> {
  const { message } = await host.post("/newsletter/subscriptions", messageAnswer, { body: { email }, extended: true });
  return message;
}

/** [HOST-79] Extended. Gives the host's own sentence. @throws HostError validation_failed for a link that is not valid */
export async function leaveNewsletter(host: Host, token: string): Promise<string | null> {
  const path = `/newsletter/subscriptions/${encodeURIComponent(token)}`;
  return (await host.delete(path, messageAnswer, { extended: true })).message;
}
