import { announcements } from "@domain/contract/announcement";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";
import { messageAnswer, oneAnswer } from "./unwrapping";

const path = (restaurantId: string) => `/restaurants/${encodeURIComponent(restaurantId)}/announcements`;

/** Extended. Followers, when the next message may be sent, and the latest ones; null where the host sends none. */
export async function readAnnouncements(host: Host, restaurantId: string) {
  return host.get(path(restaurantId), oneAnswer(announcements), { extended: true }).catch(nullIfUnsupported);
}

/** Extended. @throws HostError rate_limited, conflict, validation_failed */
export const sendAnnouncement = (host: Host, restaurantId: string, body: { title: string; body: string }) =>
  host.post(path(restaurantId), messageAnswer, { body, extended: true });
