import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db } from "@api/dependencies";
import { moneyReport } from "@domain/orders/money-report";
import {
  couponShareCents,
  deliveryShareCents,
  isRefundOfPlatform,
  isSale,
  type Scope,
  selectCharges,
  selectRefunds,
} from "./earnings";

/**
 * Every payment and refund of a period, split into its parts (decision 043); all reports sum these: overview, sales report,
 * summary and the administrators' figures.
 */
export function selectMovements(db: Db, scope: Scope, only: Expression<SqlBool> = sql<SqlBool>`true`) {
  const none = sql<number>`0`;
  const ofSale = (cents: RawBuilder<number>) => sql<number>`case when ${isSale} then (${cents}) else 0 end`;
  const paid = selectCharges(db, scope)
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where(only)
    .select(["orders.id as order_id", "payments.created_at as at", "payments.method", "payments.at_counter"])
    .select(["orders.created_at as ordered_at", sql<string | null>`null::uuid`.as("refund_id")])
    // A cancelled order's payment is money, but not a sale.
    .select([
      sql<number>`case when ${isSale} then 1 else 0 end`.as("sales"),
      sql<number>`orders.subtotal_cents`.as("gross"),
    ])
    .select([sql<number>`orders.offer_discount_cents + orders.coupon_discount_cents`.as("discounts")])
    .select([none.as("refunds"), sql<number>`orders.tax_cents`.as("tax"), sql<number>`orders.tip_cents`.as("tips")])
    .select([sql<number>`orders.delivery_fee_cents`.as("delivery"), ofSale(couponShareCents).as("platform_discounts")])
    .select([ofSale(deliveryShareCents).as("platform_delivery"), none.as("platform_refunds")]);
  const [tax, tips, delivery] = (["tax_cents", "tip_cents", "delivery_fee_cents"] as const).map(refundPartCents);
  const refunds = selectRefunds(db, scope)
    .where(only)
    .select(["orders.id as order_id", "refunds.created_at as at", "payments.method", "payments.at_counter"])
    .select(["orders.created_at as ordered_at", sql<string | null>`refunds.id`.as("refund_id")])
    .select([none.as("sales"), none.as("gross"), none.as("discounts")])
    .select([sql<number>`refunds.amount_cents - ${tax} - ${tips} - ${delivery}`.as("refunds")])
    .select([sql<number>`-${tax}`.as("tax"), sql<number>`-${tips}`.as("tips")])
    .select([sql<number>`-${delivery}`.as("delivery"), none.as("platform_discounts")])
    .select([none.as("platform_delivery")])
    .select([sql<number>`case when ${isRefundOfPlatform} then refunds.amount_cents else 0 end`.as("platform_refunds")]);
  return paid.unionAll(refunds);
}

/**
 * The cents of a refund that are tax, tip or fee: as stored with it, or for older refunds in proportion, as the difference of
 * rounded cumulative amounts, so that the parts of a fully refunded order equal the order's. SQL over `refunds` and `orders`.
 */
export function refundPartCents(column: "tax_cents" | "tip_cents" | "delivery_fee_cents"): RawBuilder<number> {
  const noted = sql.ref(`refunds.${column === "delivery_fee_cents" ? "delivery_cents" : column}`);
  const before = sql`(select coalesce(sum(earlier.amount_cents), 0) from refunds as earlier
    where earlier.payment_id = refunds.payment_id and earlier.status <> 'failed'
      and (earlier.created_at, earlier.id) < (refunds.created_at, refunds.id))`;
  const of = (cents: RawBuilder<unknown>) =>
    sql`round((${cents})::numeric * ${sql.ref(`orders.${column}`)} / nullif(orders.total_cents, 0))`;
  return sql<number>`coalesce(${noted}, ${of(sql`${before} + refunds.amount_cents`)} - ${of(before)}, 0)::bigint`;
}

/** Cents of net sales. SQL over movements. */
export const netSalesCents = sql<number>`(gross - discounts - refunds)`;

const sumColumn = (column: string) => sql<string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);

/** Movements summed by a text expression, omitting empty groups. */
export async function sumMoneyBy(
  db: Db,
  movements: ReturnType<typeof selectMovements>,
  part: RawBuilder<string> = sql<string>`''`,
) {
  const rows = await db
    .selectFrom(movements.as("movements"))
    .select([part.as("part"), sql<number>`sum(sales)::int`.as("orders")])
    .select([
      sumColumn("gross"),
      sumColumn("discounts"),
      sumColumn("refunds"),
      sumColumn("tax"),
      sumColumn("tips"),
      sumColumn("delivery"),
    ])
    .select([sumColumn("platform_discounts"), sumColumn("platform_delivery"), sumColumn("platform_refunds")])
    .groupBy("part")
    .execute();
  return rows.map((row) => ({
    part: row.part,
    orders: row.orders,
    money: moneyReport({
      grossSales: Number(row.gross),
      discounts: Number(row.discounts),
      discountsByPlatform: Number(row.platform_discounts),
      refunds: Number(row.refunds),
      tax: Number(row.tax),
      tips: Number(row.tips),
      deliveryFees: Number(row.delivery),
      deliveryByPlatform: Number(row.platform_delivery),
      refundsByPlatform: Number(row.platform_refunds),
    }),
  }));
}

const nothing = moneyReport({
  grossSales: 0,
  discounts: 0,
  discountsByPlatform: 0,
  refunds: 0,
  tax: 0,
  tips: 0,
  deliveryFees: 0,
  deliveryByPlatform: 0,
  refundsByPlatform: 0,
});

/** All money of a period, optionally of orders that match a condition. */
export async function sumMoney(db: Db, scope: Scope, only?: Expression<SqlBool>) {
  const [all] = await sumMoneyBy(db, selectMovements(db, scope, only));
  return all?.money ?? nothing;
}
