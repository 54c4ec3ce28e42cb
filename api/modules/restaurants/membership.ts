import type { UserRole } from "@api/db/tables/people";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";

/** Whether the person works at the restaurant or is an administrator. */
export function isMember(actor: Actor | null, restaurantId: string): boolean {
  return actor?.role === "admin" || (actor?.restaurantIds.includes(restaurantId) ?? false);
}

/** Whether the person owns the restaurant or is an administrator. */
export const isOwner = (actor: Actor | null, restaurantId: string): boolean =>
  (actor?.role === "admin" || actor?.role === "owner") && isMember(actor, restaurantId);

/** @throws ApiError forbidden unless this person works there or administers the platform. */
export function requireMember(actor: Actor, restaurantId: string): void {
  if (!isMember(actor, restaurantId)) throw new ApiError("forbidden", "You do not have permission to see this.");
}

/**
 * The restaurants whose internal lists were requested: the named one, which must be theirs, otherwise all their own.
 * @throws ApiError forbidden
 */
export function getOwnRestaurantIds(actor: Actor, restaurantId: string | undefined): string[] {
  if (restaurantId === undefined) return actor.restaurantIds;
  requireMember(actor, restaurantId);
  return isUuid(restaurantId) ? [restaurantId] : [];
}

/** Who may do what with a menu (docs/catalogue.md). */
export const menuEditors = ["owner", "manager", "admin"] as const satisfies UserRole[];

/** [ADDON-5] Staff set availability and manage which add-ons an item has. */
export const menuStaff = [...menuEditors, "staff"] as const satisfies UserRole[];

/**
 * [ITEM-5] The restaurant of a new entity: the named one, which must be the actor's, otherwise their first.
 * @throws ApiError not_found "No restaurant found", forbidden
 */
export async function getOwnRestaurantId(db: Db, actor: Actor, named: string | undefined): Promise<string> {
  const id = named || actor.restaurantIds[0];
  if (id === undefined || !isUuid(id)) throw new ApiError("not_found", "No restaurant found");
  if (!isMember(actor, id)) throw new ApiError("forbidden", "You can change your own restaurant only.");
  const found = await db
    .selectFrom("restaurants")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new ApiError("not_found", "No restaurant found");
  return found.id;
}
