import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { isWithinDays } from "@api/modules/restaurants/report-scope";
import type { Period } from "@domain/reporting-period";

/**
 * Which payments, refunds and orders count in some days: every report reads them here and sums what they are made of in `money.ts`,
 * so that they agree to the cent (decision 043). Money counts on the day when it came or went, and nothing that is unpaid.
 */

/** An order's part of the payout: taken − given back + paid by the platform. */
interface Money {
  /** Cents that customers paid. */
  taken: number;
  /** Cents of refunds, whoever bears them. */
  refunded: number;
  /** Cents that the platform pays to the restaurant: refunds it bears, its coupons, deliveries it promised free. */
  byPlatform: number;
}

/** Whose money, and of which days by which clock. */
export interface Scope {
  /** Null: everyone's. */
  restaurantId: string | null;
  period: Partial<Period>;
  timeZone: string;
}

export const computeEarnings = ({ taken, refunded, byPlatform }: Money): number => taken - refunded + byPlatform;

/** A payment that an order came of, whatever was given back of it later. SQL over `payments`. */
export const isTaken = sql<SqlBool>`(payments.purpose = 'order'
  and payments.order_id is not null and payments.status in ('ordered', 'refunding', 'refunded'))`;

/** The platform bears it, so it takes nothing off what the restaurant earned. SQL over `refunds`. */
const isBorneByPlatform = sql<SqlBool>`refunds.borne_by = 'platform'`;

/** An order that is a sale: not rejected, not cancelled. SQL over `orders`. */
export const isSale = sql<SqlBool>`orders.status not in ('rejected', 'cancelled')`;

/** Of a refund: the platform bears it, and it is of a sale. Of an order that was ended nothing is left to bear. SQL over `refunds` and `orders`. */
export const isRefundOfPlatform = sql<SqlBool>`(${isBorneByPlatform} and ${isSale})`;

/** The platform pays a part of it: its coupon's discount, or a delivery it promised free. SQL over `orders`. */
export const hasPlatformShare = sql<SqlBool>`orders.platform_discount_cents + orders.platform_delivery_cents > 0`;

/**
 * Of these cents of one order, what the platform pays: nothing once the restaurant itself has given back all that was paid, since then
 * nothing was sold (decision 024). For the few orders that have any. SQL over `orders`.
 */
const shareOf = (cents: RawBuilder<number>) =>
  sql<number>`case when ${hasPlatformShare} and orders.total_cents > 0 and orders.total_cents = (
  select sum(refunds.amount_cents) from refunds
  where refunds.order_id = orders.id and ${isRefunded} and not ${isBorneByPlatform}
) then 0 else ${cents} end`;

/** A refund that is given back, or about to be: what the provider refused counts nothing. SQL over `refunds`. */
export const isRefunded = sql<SqlBool>`refunds.status <> 'failed'`;

/** Cents the platform pays for its coupon of one order. SQL over `orders`. */
export const couponShareCents = shareOf(sql`orders.platform_discount_cents`);

/** Cents the platform pays for a delivery it promised free (decision 026). SQL over `orders`. */
export const deliveryShareCents = shareOf(sql`orders.platform_delivery_cents`);

/** Cents that the platform pays for coupon and delivery of a sale, else 0. SQL over `orders`. */
export const shareCents = sql<number>`case when ${isSale} and ${hasPlatformShare}
  then (${couponShareCents}) + (${deliveryShareCents}) else 0 end`;

export const selectCharges = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("payments")
    .where(isTaken)
    .where(isWithinDays(sql.ref("payments.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("payments.restaurant_id", "=", restaurantId ?? ""));

export const selectRefunds = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where(isRefunded)
    .where(isTaken)
    .where(isWithinDays(sql.ref("refunds.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("payments.restaurant_id", "=", restaurantId ?? ""));

/** Sales that were paid for in these days. */
export const selectPaidSales = (db: Db, scope: Scope) =>
  selectCharges(db, scope).innerJoin("orders", "orders.id", "payments.order_id").where(isSale);

/** Sales that were ordered in these days and are not paid for yet. */
export const selectUnpaidSales = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("orders")
    .leftJoin("payments", (join) => join.onRef("payments.order_id", "=", "orders.id").on(isTaken))
    .where(isSale)
    .where("payments.id", "is", null)
    .where(isWithinDays(sql.ref("orders.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("orders.restaurant_id", "=", restaurantId ?? ""));
