import type { FailedPayment } from "@domain/contract/admin-dashboard";
import { sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";

const shown = 5;
/** Older ones are history, and in the transactions. */
const days = 7;
/** Until then the customer's own call is still at it. */
const settledWithin = 60_000;

/**
 * Payments of the last seven days that came to nothing: refused cards that were not replaced, money taken without an order
 * (given back by settlement), and what hangs between the provider and us. The newest first.
 */
export async function failedPayments(db: Db, now: Date): Promise<{ total: number; data: FailedPayment[] }> {
  const since = new Date(now.getTime() - days * 86_400_000);
  const hanging = new Date(now.getTime() - settledWithin);
  const failed = sql<SqlBool>`(
    payments.status = 'declined'
    or (payments.status in ('charging', 'charged') and payments.updated_at < ${hanging})
    or (payments.status in ('refunding', 'refunded') and payments.order_id is null))`;
  const matching = db
    .selectFrom("payments")
    .leftJoin("restaurants", "restaurants.id", "payments.restaurant_id")
    .where("payments.updated_at", ">=", since)
    .where(failed);
  const [rows, counted] = await Promise.all([
    matching
      .select(["payments.id", "payments.amount_cents", "payments.updated_at", "payments.status"])
      .select(["payments.decline_code", "restaurants.id as restaurant_id", "restaurants.name"])
      .orderBy("payments.updated_at", "desc")
      .orderBy("payments.id")
      .limit(shown)
      .execute(),
    matching.select((pick) => pick.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    total: Number(counted.total),
    data: rows.map((row) => ({
      id: row.id,
      restaurant: row.restaurant_id ? { id: row.restaurant_id, name: row.name ?? "" } : null,
      amount: row.amount_cents,
      at: row.updated_at.toISOString(),
      status: row.status,
      reason: row.decline_code,
    })),
  };
}
