import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { within } from "@api/modules/restaurants/books";
import type { Period } from "@domain/reporting-period";
import { couponShareCents, deliveryShareCents, hasPlatformShare, isBorneByPlatform, isGivenBack, isSale } from "./sold";

/**
 * What restaurants earn, in one place: overview, sales report, transactions, daily mail and administrators read it here, so that
 * they agree to the cent for any days (decision 043). Money counts on the day when it came or went, and nothing that is unpaid.
 *
 *     earnings = taken − given back + paid by the platform
 */
export interface Money {
  /** Cents that customers paid. */
  taken: number;
  /** Cents of refunds, whoever bears them. */
  givenBack: number;
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

export const earningsOf = ({ taken, givenBack, byPlatform }: Money): number => taken - givenBack + byPlatform;

/** A payment that an order came of, whatever was given back of it later. SQL over `payments`. */
export const isTaken = sql<SqlBool>`(payments.purpose = 'order'
  and payments.order_id is not null and payments.status in ('ordered', 'refunding', 'refunded'))`;

/** Of a refund: the platform bears it, and it is of a sale. Of an order that was ended nothing is left to bear. SQL over `refunds` and `orders`. */
export const isRefundOfPlatform = sql<SqlBool>`(${isBorneByPlatform} and ${isSale})`;

/** Cents that the platform pays for coupon and delivery of a sale, else 0. SQL over `orders`. */
export const shareCents = sql<number>`case when ${isSale} and ${hasPlatformShare}
  then (${couponShareCents}) + (${deliveryShareCents}) else 0 end`;

export const chargesIn = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("payments")
    .where(isTaken)
    .where(within(sql.ref("payments.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("payments.restaurant_id", "=", restaurantId ?? ""));

export const refundsIn = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where(isGivenBack)
    .where(isTaken)
    .where(within(sql.ref("refunds.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("payments.restaurant_id", "=", restaurantId ?? ""));

/** Sales that were paid for in these days. */
export const paidSalesIn = (db: Db, scope: Scope) =>
  chargesIn(db, scope).innerJoin("orders", "orders.id", "payments.order_id").where(isSale);

/** Sales that were ordered in these days and are not paid for yet. */
export const unpaidSalesIn = (db: Db, { restaurantId, period, timeZone }: Scope) =>
  db
    .selectFrom("orders")
    .leftJoin("payments", (join) => join.onRef("payments.order_id", "=", "orders.id").on(isTaken))
    .where(isSale)
    .where("payments.id", "is", null)
    .where(within(sql.ref("orders.created_at"), period, timeZone))
    .$if(restaurantId !== null, (select) => select.where("orders.restaurant_id", "=", restaurantId ?? ""));

const sumOf = (cents: RawBuilder<unknown>) => sql<string>`coalesce(sum(${cents}), 0)`;

/** The money of these days. Three queries at once; refunds and shares are looked up from the few there are. */
export async function readMoney(db: Db, scope: Scope): Promise<Money> {
  const [all = none] = await readMoneyBy(db, scope, () => sql<number>`1`);
  return all;
}

const none: Money = { taken: 0, givenBack: 0, byPlatform: 0 };

/** The same by part: `partOf` numbers the parts of a time column from 1. What is of no part is left out of the array. */
export async function readMoneyBy(
  db: Db,
  scope: Scope,
  partOf: (column: RawBuilder<Date>) => RawBuilder<number>,
): Promise<Money[]> {
  const charged = partOf(sql.ref<Date>("payments.created_at")).as("part");
  const [charges, refunds, shares] = await Promise.all([
    chargesIn(db, scope)
      .select([charged, sumOf(sql`payments.amount_cents`).as("cents")])
      .groupBy("part")
      .execute(),
    refundsIn(db, scope)
      .select([
        partOf(sql.ref<Date>("refunds.created_at")).as("part"),
        sumOf(sql`refunds.amount_cents`).as("cents"),
        sumOf(sql`refunds.amount_cents) filter (where ${isRefundOfPlatform}`).as("platform"),
      ])
      .groupBy("part")
      .execute(),
    paidSalesIn(db, scope)
      .where(hasPlatformShare)
      .select([charged, sumOf(shareCents).as("cents")])
      .groupBy("part")
      .execute(),
  ]);
  const parts: Money[] = [];
  const add = (part: number, money: Partial<Money>) => {
    const known = (parts[part - 1] ??= { ...none });
    for (const key of ["taken", "givenBack", "byPlatform"] as const) known[key] += money[key] ?? 0;
  };
  for (const { part, cents } of charges) add(part, { taken: Number(cents) });
  for (const { part, cents, platform } of refunds)
    add(part, { givenBack: Number(cents), byPlatform: Number(platform) });
  for (const { part, cents } of shares) add(part, { byPlatform: Number(cents) });
  return parts;
}
