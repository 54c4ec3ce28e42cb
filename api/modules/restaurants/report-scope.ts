import { type Expression, sql, type SqlBool } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { defaultTimeZone } from "@domain/local-time";
import { isLocalDate, type Period, toInstantRange } from "@domain/reporting-period";
import { isMember } from "./membership";

/** The restaurants a report covers, and the time zone of its days. */
export interface ReportScope {
  /** Null: every restaurant's, for an administrator. */
  restaurantId: string | null;
  timeZone: string;
}

/**
 * The named restaurant, otherwise the actor's first; all restaurants for an administrator who names none.
 * @throws ApiError forbidden for another restaurant's
 */
export async function getReportScope(db: Db, actor: Actor, named: string | undefined): Promise<ReportScope> {
  const id = named ?? actor.restaurantIds[0];
  if (id === undefined && actor.role === "admin") return { restaurantId: null, timeZone: defaultTimeZone };
  if (id === undefined || !isUuid(id) || !isMember(actor, id)) {
    throw new ApiError("forbidden", "You can see the books of your own restaurant only.");
  }
  const row = await db.selectFrom("restaurants").select("time_zone").where("id", "=", id).executeTakeFirst();
  return { restaurantId: id, timeZone: row?.time_zone ?? defaultTimeZone };
}

/**
 * The report scope for earnings, which staff see only if the owner allows it (docs/roles.md).
 * @throws ApiError forbidden for another restaurant's, and for such staff
 */
export async function getSalesReportScope(db: Db, actor: Actor, named: string | undefined): Promise<ReportScope> {
  const books = await getReportScope(db, actor, named);
  if (books.restaurantId !== null && !(await canViewSales(db, actor, books.restaurantId))) {
    throw new ApiError("forbidden", "The owner has not allowed staff to see sales.");
  }
  return books;
}

/** Whether a member of the team may see the restaurant's sales. */
export async function canViewSales(db: Db, actor: Pick<Actor, "role">, restaurantId: string): Promise<boolean> {
  if (actor.role !== "staff") return true;
  const row = await db
    .selectFrom("restaurants")
    .select("staff_see_sales")
    .where("id", "=", restaurantId)
    .executeTakeFirst();
  return row?.staff_see_sales ?? false;
}

/** Parses a range of local dates. @throws ApiError validation_failed for an invalid date, or an end before the start */
export function parseDays(from: string | undefined, to: string | undefined): Partial<Period> {
  const refuse = (field: string, message: string) =>
    new ApiError("validation_failed", message, { errors: { [field]: message } });
  if (from && !isLocalDate(from)) throw refuse("date_from", "Please choose a valid date.");
  if (to && !isLocalDate(to)) throw refuse("date_to", "Please choose a valid date.");
  if (from && to && from > to) throw refuse("date_to", "The last day must not be before the first.");
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** SQL condition on a time column: within these days in the restaurant's time zone, both included. */
export function isWithinDays(
  column: Expression<Date>,
  { from, to }: Partial<Period>,
  timeZone: string,
): Expression<SqlBool> {
  const start = from ? toInstantRange({ from, to: from }, timeZone).start : null;
  const end = to ? toInstantRange({ from: to, to }, timeZone).end : null;
  return sql<SqlBool>`${start ? sql`${column} >= ${start}` : sql`true`} and ${end ? sql`${column} < ${end}` : sql`true`}`;
}

/** SQL condition: the order number contains these digits, with or without "HG-"; always true without a search text. */
export function orderNumberMatches(column: Expression<number | null>, text: string | undefined): Expression<SqlBool> {
  if (!text?.trim()) return sql<SqlBool>`true`;
  const digits = /^\s*(?:HG-?)?(\d+)\s*$/i.exec(text)?.[1];
  return digits ? sql<SqlBool>`${column}::text like ${`%${digits}%`}` : sql<SqlBool>`false`;
}
