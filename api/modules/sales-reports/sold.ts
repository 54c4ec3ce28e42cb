import { type RawBuilder, sql, type SqlBool } from "kysely";

/** An order that is a sale: not rejected, not cancelled. SQL over `orders`. */
export const isSale = sql<SqlBool>`orders.status not in ('rejected', 'cancelled')`;

/** A refund that is given back, or about to be: what the provider refused counts nothing. SQL over `refunds`. */
export const isGivenBack = sql<SqlBool>`refunds.status <> 'failed'`;

/** The platform bears it, so it takes nothing off what the restaurant earned. SQL over `refunds`. */
export const isBorneByPlatform = sql<SqlBool>`refunds.borne_by = 'platform'`;

/** The platform pays a part of it: its coupon's discount, or a delivery it promised free. SQL over `orders`. */
export const hasPlatformShare = sql<SqlBool>`orders.platform_discount_cents + orders.platform_delivery_cents > 0`;

/**
 * Of these cents of one order, what the platform pays: nothing once the restaurant itself has given back all that was paid, since then
 * nothing was sold (decision 024). For the few orders that have any. SQL over `orders`.
 */
const shareOf = (cents: RawBuilder<number>) =>
  sql<number>`case when ${hasPlatformShare} and orders.total_cents > 0 and orders.total_cents = (
  select sum(refunds.amount_cents) from refunds
  where refunds.order_id = orders.id and ${isGivenBack} and not ${isBorneByPlatform}
) then 0 else ${cents} end`;

/** Cents the platform pays for its coupon of one order. SQL over `orders`. */
export const couponShareCents = shareOf(sql`orders.platform_discount_cents`);
/** Cents the platform pays for a delivery it promised free (decision 026). SQL over `orders`. */
export const deliveryShareCents = shareOf(sql`orders.platform_delivery_cents`);
