import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";

/** The recipients of a stream: a person's own events, and those of restaurants. */
export interface Audience {
  userId: string;
  restaurantIds: string[] | "all";
}

/**
 * [HOST-68] Limits a stream to the person's own data: a customer's orders, the restaurants they work at (or the requested one),
 * all restaurants for an administrator. Never another person's notifications.
 * @throws ApiError forbidden for a restaurant they do not work at
 */
export function getAudience({ id, role, restaurantIds }: Actor, restaurantId?: string): Audience {
  if (role === "admin") return { userId: id, restaurantIds: restaurantId ? [restaurantId] : "all" };
  if (!restaurantId) return { userId: id, restaurantIds };
  if (!restaurantIds.includes(restaurantId)) throw new ApiError("forbidden", "This restaurant is not yours.");
  return { userId: id, restaurantIds: [restaurantId] };
}

const userTopic = (id: string) => `user ${id}`;
const restaurantTopic = (id: string) => `restaurant ${id}`;
const everyRestaurant = "restaurants";

/** The topics an audience follows; it gets events that share one. */
export const getAudienceTopics = ({ userId, restaurantIds }: Audience): string[] => [
  userTopic(userId),
  ...(restaurantIds === "all" ? [everyRestaurant] : restaurantIds.map(restaurantTopic)),
];

/** The topics of an event. */
export const getEventTopics = (event: { userId: string | null; restaurantId: string | null }): string[] => [
  ...(event.userId ? [userTopic(event.userId)] : []),
  ...(event.restaurantId ? [everyRestaurant, restaurantTopic(event.restaurantId)] : []),
];
