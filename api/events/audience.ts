import { ApiError } from "@api/errors";
import type { Actor } from "../http/router";

/** Whose events a stream carries: a person's own, and those of restaurants. */
export interface Audience {
  userId: string;
  restaurantIds: string[] | "all";
}

/**
 * [HOST-68] One's own things only: a customer's orders, the restaurants one works at (or the one asked for), for an admin
 * all restaurants. What was told to another person is nobody else's.
 * @throws ApiError forbidden for a restaurant one does not work at
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

/** The topics an audience follows; an event is for it when they share one. */
export const getAudienceTopics = ({ userId, restaurantIds }: Audience): string[] => [
  userTopic(userId),
  ...(restaurantIds === "all" ? [everyRestaurant] : restaurantIds.map(restaurantTopic)),
];

/** The topics an event is told under. */
export const getEventTopics = (event: { userId: string | null; restaurantId: string | null }): string[] => [
  ...(event.userId ? [userTopic(event.userId)] : []),
  ...(event.restaurantId ? [everyRestaurant, restaurantTopic(event.restaurantId)] : []),
];
