import { sql, type SqlBool } from "kysely";

/** An order that is a sale: not rejected, not cancelled. SQL over `orders`. */
export const isSale = sql<SqlBool>`orders.status not in ('rejected', 'cancelled')`;

/** Cents given back, or about to be, of an order. SQL over `orders`; refunds the provider refused count nothing. */
export const refundedCents = sql<number>`coalesce((
  select sum(refunds.amount_cents) from refunds
  where refunds.order_id = orders.id and refunds.status <> 'failed'), 0)`;
