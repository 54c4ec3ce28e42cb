import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { isListedRow } from "./listed";

/** Whether this person works at the restaurant, or administers the platform. */
export function isMember(actor: Actor | null, restaurantId: string): boolean {
  return actor?.role === "admin" || (actor?.restaurantIds.includes(restaurantId) ?? false);
}

/** Whether this person owns the restaurant, or administers the platform. */
export const isOwnerOf = (actor: Actor | null, restaurantId: string): boolean =>
  (actor?.role === "admin" || actor?.role === "owner") && isMember(actor, restaurantId);

/**
 * The restaurants a person sees by its id: approved ones, their own in any status, all for an administrator [REST-13].
 * @throws ApiError not_found "Restaurant not found."
 */
export async function visibleRestaurant(db: Db, id: string, actor: Actor | null) {
  const row = isUuid(id)
    ? await db
        .selectFrom("restaurants")
        .select([
          "id",
          "status",
          "deleted_at",
          "time_zone",
          "paused_until",
          "preparation_minutes",
          "busy_minutes",
          "accept_within_minutes",
          "busy_until",
          "delivery_options",
        ])
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!row || (!isListedRow(row) && !isMember(actor, row.id))) throw notFound("Restaurant");
  return row;
}

/** @throws ApiError forbidden unless this person works there or administers the platform. */
export function requireInsider(actor: Actor, restaurantId: string): void {
  if (!isMember(actor, restaurantId)) throw new ApiError("forbidden", "You do not have permission to see this.");
}

/**
 * The restaurants whose inner lists a person asked for: the one named, which must be theirs, else all of their own.
 * @throws ApiError forbidden
 */
export function ownRestaurantIds(actor: Actor, restaurantId: string | undefined): string[] {
  if (restaurantId === undefined) return actor.restaurantIds;
  requireInsider(actor, restaurantId);
  return isUuid(restaurantId) ? [restaurantId] : [];
}

/**
 * Whether someone asks for coupons or deals as one who looks after them, and of which restaurants: the one named when it is
 * theirs; without a name all of their own, null for an administrator meaning everyone's. Others get what is running.
 */
export function insideOf(
  actor: Actor | null,
  restaurantId: string | undefined,
): { isInside: true; restaurantIds: string[] | null } | { isInside: false } {
  if (!actor || actor.role === "customer" || actor.role === "agent") return { isInside: false };
  if (restaurantId !== undefined) {
    return isUuid(restaurantId) && isMember(actor, restaurantId)
      ? { isInside: true, restaurantIds: [restaurantId] }
      : { isInside: false };
  }
  return { isInside: true, restaurantIds: actor.role === "admin" ? null : actor.restaurantIds };
}
