import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { isWithinDays } from "@api/modules/restaurants/report-scope";
import type { Period } from "@domain/reporting-period";

/**
 * Which payments, refunds and orders count in a period: every report reads them here and sums their parts in `money.ts`, so that
 * reports agree to the cent (decision 043). Money counts on the day it was paid or refunded; unpaid orders do not count.
 */

/** An order's share of the payout: paid − refunded + paid by the platform. */
interface Money {
  /** Cents that customers paid. */
  taken: number;
  /** Refunded cents, whoever pays for them. */
  refunded: number;
  /** Cents the platform pays to the restaurant: refunds at its cost, its coupons, waived deliveries. */
  byPlatform: number;
}

/** The restaurant, the days, and their time zone. */
export interface Scope {
  /** Null: everyone's. */
  restaurantId: string | null;
  period: Partial<Period>;
  timeZone: string;
}

export const computeEarnings = ({ taken, refunded, byPlatform }: Money): number => taken - refunded + byPlatform;

/** A payment that led to an order, even if refunded later. SQL over `payments`. */
export const isTaken = sql<SqlBool>`(payments.purpose = 'order'
  and payments.order_id is not null and payments.status in ('ordered', 'refunding', 'refunded'))`;

/** At the platform's cost, so it does not reduce the restaurant's earnings. SQL over `refunds`. */
const isBorneByPlatform = sql<SqlBool>`refunds.borne_by = 'platform'`;

/** An order that is a sale: not rejected, not cancelled. SQL over `orders`. */
export const isSale = sql<SqlBool>`orders.status not in ('rejected', 'cancelled')`;

/** A refund at the platform's cost, of a sale. Cancelled orders have nothing left to pay for. SQL over `refunds` and `orders`. */
export const isRefundOfPlatform = sql<SqlBool>`(${isBorneByPlatform} and ${isSale})`;

/** The platform pays part of it: its coupon's discount, or a waived delivery. SQL over `orders`. */
export const hasPlatformShare = sql<SqlBool>`orders.platform_discount_cents + orders.platform_delivery_cents > 0`;

/**
 * The part of these cents that the platform pays: nothing once the restaurant itself refunded everything, as then nothing was
 * sold (decision 024). Applies to few orders. SQL over `orders`.
 */
const restaurantShare = (cents: RawBuilder<number>) =>
  sql<number>`case when ${hasPlatformShare} and orders.total_cents > 0 and orders.total_cents = (
  select sum(refunds.amount_cents) from refunds
  where refunds.order_id = orders.id and ${isRefunded} and not ${isBorneByPlatform}
) then 0 else ${cents} end`;

/** A completed or pending refund; failed ones do not count. SQL over `refunds`. */
export const isRefunded = sql<SqlBool>`refunds.status <> 'failed'`;

/** Cents the platform pays for its coupon of one order. SQL over `orders`. */
export const couponShareCents = restaurantShare(sql`orders.platform_discount_cents`);

/** Cents the platform pays for a waived delivery (decision 026). SQL over `orders`. */
export const deliveryShareCents = restaurantShare(sql`orders.platform_delivery_cents`);

/** Cents the platform pays for coupon and delivery of a sale, else 0. SQL over `orders`. */
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

/** Sales paid in these days. */
export const selectPaidSales = (db: Db, scope: Scope) =>
  selectCharges(db, scope).innerJoin("orders", "orders.id", "payments.order_id").where(isSale);

/** Sales ordered in these days and still unpaid. */
export const selectUnpaidSales = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("orders")
    .leftJoin("payments", (join) => join.onRef("payments.order_id", "=", "orders.id").on(isTaken))
    .where(isSale)
    .where("payments.id", "is", null)
    .where(isWithinDays(sql.ref("orders.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("orders.restaurant_id", "=", restaurantId ?? ""));
