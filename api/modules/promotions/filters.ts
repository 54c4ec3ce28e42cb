import { type RawBuilder, sql } from "kysely";
import { addDays } from "@domain/local-time";
import type { PromotionStatus } from "@domain/promotions/promotion-period";

interface Filters {
  status?: PromotionStatus;
  type?: string;
  /** Days by the restaurant's clock: what holds at some time between them. */
  valid_from?: string;
  valid_until?: string;
}

/** SQL of "is as asked" for a row of coupons or deals whose period ends in `ends`; as `promotionStatus` of the domain. */
export function promotionIs(
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

/** Which of these columns a list is sorted by, and which way; the first unless asked otherwise. */
export function sortAs<Name extends string>(sorts: Record<Name, RawBuilder<unknown>>, fallback: Name, asked?: string) {
  const wanted = asked?.replace(/^-/, "");
  const by = Object.entries<RawBuilder<unknown>>(sorts).find(([name]) => name === wanted)?.[1];
  return { by: by ?? sorts[fallback], direction: by && asked?.startsWith("-") ? ("desc" as const) : ("asc" as const) };
}
