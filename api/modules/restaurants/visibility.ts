import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { isMember } from "./membership";

/**
 * The one rule for what customers can find, see and order from: restaurants that are approved (not pending, rejected or
 * suspended) and not deleted [REST-13]. SQL over `restaurants` under any alias.
 */
export const isListedAs = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${name}.status`)} = 'approved' and ${sql.ref(`${name}.deleted_at`)} is null)`;

/** As `isListedAs`, without an alias. */
export const isListed = isListedAs("restaurants");

/** The rule of `isListedAs` for a loaded row. */
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

/**
 * Locks a restaurant's row, stronger than an order does: waits for orders being placed, and none is placed meanwhile.
 * @throws ApiError not_found
 */
export async function lockRestaurant(trx: Db, id: string) {
  const row = isUuid(id)
    ? await trx
        .selectFrom("restaurants")
        .select(["name", "status", "rejection_reason", "suspension_reason", "halal_unlisted_at", "registered_by"])
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Restaurant");
  return row;
}
