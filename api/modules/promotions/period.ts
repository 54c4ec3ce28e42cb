import { z } from "@hono/zod-openapi";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { pictureFields } from "@api/modules/pictures/new-picture";
import { addDays } from "@domain/local-time";
import { parsePeriod, type Period, type PromotionStatus } from "@domain/promotions/promotion-period";
import { discountProblem } from "@domain/promotions/promotion-rules";

/** The period fields of coupons and deals. */
export const promotionFields = {
  ...pictureFields,
  restaurantId: z.string().max(64).optional(),
};

/** A date as sent: a day or a time in the restaurant's time zone, or an instant (see `parsePeriod`). */
export const dateField = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(40);

interface Sent {
  type: string;
  discountHundredths: number;
  start: string;
  end: string;
  /** The name of the end field. */
  endField: "expiration_date" | "end_date";
}

/**
 * Parses the period in the restaurant's time zone, after checking that the fields are consistent [COUP-4, COUP-5, OFFER-3].
 * @throws ApiError validation_failed naming the fields
 */
export async function getPromotionPeriod(
  db: Db,
  { restaurantId, ...sent }: Sent & { restaurantId: string },
): Promise<Period> {
  const place = await db
    .selectFrom("restaurants")
    .select("time_zone")
    .where("id", "=", restaurantId)
    .executeTakeFirstOrThrow();
  return parsePeriodFields(sent, place.time_zone);
}

/** Parses a promotion's period in a time zone. @throws ApiError validation_failed naming the fields */
export function parsePeriodFields(sent: Sent, timeZone: string): Period {
  const read = parsePeriod(sent, timeZone);
  const discount = discountProblem(sent.type, sent.discountHundredths);
  const dates = "problems" in read ? read.problems : {};
  const errors = {
    ...(discount ? { discount_value: discount } : {}),
    ...(dates.start ? { start_date: dates.start } : {}),
    ...(dates.end ? { [sent.endField]: dates.end } : {}),
  };
  if ("problems" in read || discount)
    throw new ApiError("validation_failed", Object.values(errors)[0] ?? "The dates are not valid.", { errors });
  return read.period;
}

interface Filters {
  status?: PromotionStatus;
  type?: string;
  /** Days in the restaurant's time zone; matches periods that overlap them. */
  valid_from?: string;
  valid_until?: string;
}

/** SQL condition: a coupon or deal with its end in `ends` has this status; as `promotionStatus` of the domain. */
export function hasPromotionStatus(
  query: Filters,
  { table, ends, now }: { table: "coupons" | "deals"; ends: "expires_at" | "ends_at"; now: Date },
) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const [starts, end, active] = [column("starts_at"), column(ends), column("is_active")];
  const open = sql<boolean>`${end} > ${now}`;
  const statuses: Record<PromotionStatus, RawBuilder<boolean>> = {
    expired: sql<boolean>`${end} <= ${now}`,
    inactive: sql<boolean>`(${open} and not ${active})`,
    scheduled: sql<boolean>`(${open} and ${active} and ${starts} > ${now})`,
    active: sql<boolean>`(${open} and ${active} and ${starts} <= ${now})`,
  };
  const zone = sql`coalesce((select time_zone from restaurants where id = ${column("restaurant_id")}), 'UTC')`;
  const midnight = (date: string) => sql`(${date}::timestamp at time zone ${zone})`;
  const conditions = [
    sql<boolean>`true`,
    ...(query.status ? [statuses[query.status]] : []),
    ...(query.type ? [sql<boolean>`${column("type")} = ${query.type}`] : []),
    ...(query.valid_from ? [sql<boolean>`${end} > ${midnight(query.valid_from)}`] : []),
    ...(query.valid_until ? [sql<boolean>`${starts} < ${midnight(addDays(query.valid_until, 1))}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The column and direction a list is sorted by; the first column by default. */
export function toOrderBy<Name extends string>(
  sorts: Record<Name, RawBuilder<unknown>>,
  fallback: Name,
  sort?: string,
) {
  const wanted = sort?.replace(/^-/, "");
  const by = Object.entries<RawBuilder<unknown>>(sorts).find(([name]) => name === wanted)?.[1];
  return { by: by ?? sorts[fallback], direction: by && sort?.startsWith("-") ? ("desc" as const) : ("asc" as const) };
}
