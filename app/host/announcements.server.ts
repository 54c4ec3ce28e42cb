import { announcementCalls } from "@domain/contract/calls/messages";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";

/** Extended. Followers, when the next message may be sent, and the latest ones; null where the host sends none. */
export async function readAnnouncements(host: Host, restaurantId: string) {
  return host.call(announcementCalls.getAnnouncements, { params: { id: restaurantId } }).catch(nullIfUnsupported);
}

/** Extended. @throws HostError rate_limited, conflict, validation_failed */
export const sendAnnouncement = (host: Host, restaurantId: string, body: { title: string; body: string }) =>
  host.send(announcementCalls.sendAnnouncement, { params: { id: restaurantId }, body });
