import { type RawBuilder, sql, type SqlBool } from "kysely";

/**
 * The one rule of what customers find, see and order from: restaurants that are approved (so neither pending, rejected nor
 * suspended) and not removed [REST-13]. SQL over `restaurants`, by whatever name a query calls it.
 */
export const isListedAs = (name: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${name}.status`)} = 'approved' and ${sql.ref(`${name}.deleted_at`)} is null)`;

/** As `isListedAs`, over `restaurants` itself. */
export const isListed = isListedAs("restaurants");

/** The same rule for a row that was read. */
export const isListedRow = (row: { status: string; deleted_at: Date | null }): boolean =>
  row.status === "approved" && row.deleted_at === null;
