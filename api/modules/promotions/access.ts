import { isUuid } from "@api/db/uuid";
import type { Actor } from "@api/http/router";
import { isMember } from "@api/modules/restaurants/membership";

/**
 * Whether the actor manages coupons or deals, and of which restaurants: the named one if it is theirs; without a name all their
 * own, or null (everyone's) for an administrator. Others see active ones only.
 */
export function getPromotionAccess(
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
