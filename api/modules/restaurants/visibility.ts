import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { UserRole } from "../../db/tables/people";
import { isUuid } from "../../db/uuid";
import type { ApiDependencies, Db } from "../../dependencies";
import { ApiError, notFound } from "../../errors";
import type { Actor } from "../../http/router";
import type { Email } from "../../mail/email";

/** Whether the person works at the restaurant or is an administrator. */
export function isMember(actor: Actor | null, restaurantId: string): boolean {
  return actor?.role === "admin" || (actor?.restaurantIds.includes(restaurantId) ?? false);
}

/** Whether the person owns the restaurant or is an administrator. */
export const isOwner = (actor: Actor | null, restaurantId: string): boolean =>
  (actor?.role === "admin" || actor?.role === "owner") && isMember(actor, restaurantId);

/** The same rule for a loaded row. */
export const isListedRow = (row: { status: string; deleted_at: Date | null }): boolean =>
  row.status === "approved" && row.deleted_at === null;

/**
 * A restaurant the person may see: an approved one, their own in any status, any for an administrator [REST-13].
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
 * The restaurants whose internal lists were requested: the named one, which must be theirs, otherwise all their own.
 * @throws ApiError forbidden
 */
export function getOwnRestaurantIds(actor: Actor, restaurantId: string | undefined): string[] {
  if (restaurantId === undefined) return actor.restaurantIds;
  requireMember(actor, restaurantId);
  return isUuid(restaurantId) ? [restaurantId] : [];
}

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

/**
 * The one rule for what customers can find, see and order from: restaurants that are approved (not pending, rejected or
 * suspended) and not deleted [REST-13]. SQL over `restaurants` under any alias.
 */
export const isListedAs = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${name}.status`)} = 'approved' and ${sql.ref(`${name}.deleted_at`)} is null)`;

/** As `isListedAs`, without an alias. */
export const isListed = isListedAs("restaurants");

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

/** The owners of a restaurant: ids, email addresses, and whether those are confirmed. */
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

/**
 * Locks a restaurant's row, stronger than an order does: waits for orders being placed, and none is placed meanwhile.
 * @throws ApiError not_found
 */
export async function lockRestaurant(trx: Db, id: string) {
  const row = isUuid(id)
    ? await trx
        .selectFrom("restaurants")
        .select(["name", "status", "rejection_reason", "suspension_reason"])
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Restaurant");
  return row;
}

/** Mails all owners of a restaurant, when the transaction ends. */
export async function mailOwners(
  trx: Db,
  mailer: ApiDependencies["mailer"],
  restaurantId: string,
  email: Parameters<typeof ownerEmail>[1],
): Promise<void> {
  for (const owner of await listOwners(trx, restaurantId)) await mailer.queue(trx, ownerEmail(owner.email, email));
}

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
