import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { UserRole } from "../../db/tables/people";
import { isUuid } from "../../db/uuid";
import type { Db } from "../../dependencies";
import { ApiError, notFound } from "../../errors";
import type { Actor } from "../../http/router";
import type { Email } from "../../mail/email";

/** Whether this person works at the restaurant, or administers the platform. */
export function isMember(actor: Actor | null, restaurantId: string): boolean {
  return actor?.role === "admin" || (actor?.restaurantIds.includes(restaurantId) ?? false);
}

/** Whether this person owns the restaurant, or administers the platform. */
export const isOwner = (actor: Actor | null, restaurantId: string): boolean =>
  (actor?.role === "admin" || actor?.role === "owner") && isMember(actor, restaurantId);

/** The same rule for a row that was read. */
export const isListedRow = (row: { status: string; deleted_at: Date | null }): boolean =>
  row.status === "approved" && row.deleted_at === null;

/**
 * The restaurants a person sees by its id: approved ones, their own in any status, all for an administrator [REST-13].
 * @throws ApiError not_found "Restaurant not found."
 */
export async function getVisibleRestaurant(db: Db, id: string, actor: Actor | null) {
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
export function requireMember(actor: Actor, restaurantId: string): void {
  if (!isMember(actor, restaurantId)) throw new ApiError("forbidden", "You do not have permission to see this.");
}

/**
 * The restaurants whose inner lists a person asked for: the one named, which must be theirs, else all of their own.
 * @throws ApiError forbidden
 */
export function getOwnRestaurantIds(actor: Actor, restaurantId: string | undefined): string[] {
  if (restaurantId === undefined) return actor.restaurantIds;
  requireMember(actor, restaurantId);
  return isUuid(restaurantId) ? [restaurantId] : [];
}

/**
 * Whether someone asks for coupons or deals as one who looks after them, and of which restaurants: the one named when it is
 * theirs; without a name all of their own, null for an administrator meaning everyone's. Others get what is running.
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

/**
 * The one rule of what customers find, see and order from: restaurants that are approved (so neither pending, rejected nor
 * suspended) and not removed [REST-13]. SQL over `restaurants`, by whatever name a query calls it.
 */
export const isListedAs = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${name}.status`)} = 'approved' and ${sql.ref(`${name}.deleted_at`)} is null)`;

/** As `isListedAs`, over `restaurants` itself. */
export const isListed = isListedAs("restaurants");

/** Who may do what with a menu (docs/catalogue.md). */
export const menuEditors = ["owner", "manager", "admin"] as const satisfies UserRole[];

/** [ADDON-5] Staff take items off the menu and put them back, and manage which add-ons an item has. */
export const menuStaff = [...menuEditors, "staff"] as const satisfies UserRole[];

/**
 * [ITEM-5] The restaurant a new thing belongs to: the one named, which must be the actor's, else their first.
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

/** The owners of a restaurant: their ids and e-mail addresses, and whether those are confirmed. */
export const listOwners = (db: Db, restaurantId: string) =>
  db
    .selectFrom("restaurant_members")
    .innerJoin("users", "users.id", "restaurant_members.user_id")
    .where("restaurant_members.restaurant_id", "=", restaurantId)
    .where("restaurant_members.role", "=", "owner")
    .where("users.deleted_at", "is", null)
    .orderBy("restaurant_members.created_at")
    .orderBy("users.id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name"])
    .select((is) => is("users.email_confirmed_at", "is not", null).$castTo<boolean>().as("isConfirmed"))
    .execute();

/** An email to the owner of a business, about it. */
export const ownerEmail = (
  to: string,
  {
    template,
    title,
    body,
    button,
  }: { template: string; title: string; body: string; button?: { label: string; path: string } },
): Email => ({
  to,
  template,
  subject: title,
  heading: title,
  parts: [{ paragraph: body }, ...(button ? [{ button }] : [])],
  because: "You get this because you own this business on HalalGo.",
});
