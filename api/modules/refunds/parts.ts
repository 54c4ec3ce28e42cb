import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import { isRefunded } from "@api/modules/sales-reports/earnings";
import { refundPartCents } from "@api/modules/sales-reports/money";
import {
  allocatePaidAmounts,
  type MoneyParts,
  type PaidLine,
  splitIntoMoneyParts,
  sumMoneyParts,
} from "@domain/orders/refund-lines";

/**
 * [RUSH-11] Order lines by id, with the amount paid and refunded for each. One query. A replacement line [RUSH-12] has the amount
 * it took over from the replaced line, less the price difference, which was refunded without pieces.
 */
export async function getPaidLines(db: Db, orderIds: readonly string[]): Promise<Map<string, PaidLine>> {
  if (orderIds.length === 0) return new Map();
  const refunds = db
    .selectFrom("refund_lines")
    .innerJoin("refunds", "refunds.id", "refund_lines.refund_id")
    .where("refund_lines.order_id", "in", orderIds)
    .where(isRefunded)
    .groupBy("refund_lines.order_item_id")
    .select("refund_lines.order_item_id")
    .select(sql<number>`sum(refund_lines.quantity)`.as("pieces"))
    .select([sumColumn("amount_cents", sql`> 0`).as("cents"), sumColumn("tax_cents", sql`> 0`).as("tax")])
    .select([sumColumn("amount_cents", sql`= 0`).as("cheaper"), sumColumn("tax_cents", sql`= 0`).as("cheaper_tax")]);
  const rows = await db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .leftJoin(refunds.as("given"), "given.order_item_id", "order_items.id")
    .where("order_items.order_id", "in", orderIds)
    .where("orders.id", "in", orderIds)
    .select(["order_items.id", "order_items.order_id", "order_items.quantity", "order_items.line_total_cents"])
    .select(["order_items.replaces", "order_items.paid_cents", "order_items.paid_tax_cents"])
    .select(["orders.offer_discount_cents", "orders.coupon_discount_cents", "orders.tax_cents"])
    .select(["given.pieces", "given.cents", "given.tax", "given.cheaper", "given.cheaper_tax"])
    // Deal discounts are stored with the line, or for older orders with the payment.
    .select(
      sql<number | null>`case when orders.offer_discount_cents = 0 then 0
        else coalesce(order_items.offer_cents, (payments.quote -> 'lines' -> order_items.position ->> 'offerDiscount')::int) end`.as(
        "offer",
      ),
    )
    .orderBy("order_items.position")
    .execute();
  const orders = new Set(rows.map((row) => row.order_id));
  return new Map(
    [...orders].flatMap((orderId) => {
      const lines = rows.filter((row) => row.order_id === orderId);
      const [order] = lines;
      const took = lines.filter(({ paid_cents }) => paid_cents !== null);
      const own = lines.filter(({ paid_cents }) => paid_cents === null);
      const standIns = (id: string) => took.filter(({ replaces }) => replaces === id);
      const paid = allocatePaidAmounts(
        own.map((line) => ({
          lineTotalCents: standIns(line.id).reduce((sum, one) => sum + one.line_total_cents, line.line_total_cents),
          offerDiscountCents: line.offer,
        })),
        {
          offerDiscountCents: order?.offer_discount_cents ?? 0,
          couponDiscountCents: order?.coupon_discount_cents ?? 0,
          taxCents: order?.tax_cents ?? 0,
        },
      );
      return lines.map((line): [string, PaidLine] => {
        const first = paid[own.indexOf(line)];
        const [cents, tax] = first
          ? standIns(line.id).reduce<[number, number]>(
              (left, one) => [left[0] - (one.paid_cents ?? 0), left[1] - (one.paid_tax_cents ?? 0)],
              [first.cents, first.tax],
            )
          : [line.paid_cents ?? 0, line.paid_tax_cents ?? 0];
        return [
          line.id,
          {
            quantity: line.quantity,
            cents: cents - Number(line.cheaper ?? 0),
            tax: tax - Number(line.cheaper_tax ?? 0),
            refunded: Number(line.pieces ?? 0),
            refundedCents: Number(line.cents ?? 0),
            refundedTax: Number(line.tax ?? 0),
          },
        ];
      });
    }),
  );
}

const sumColumn = (column: "amount_cents" | "tax_cents", pieces: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${sql.ref(`refund_lines.${column}`)}) filter (where refund_lines.quantity ${pieces}), 0)`;

/** The parts of an order's amount, less completed and pending refunds. */
export async function getRefundableParts(db: Db, orderId: string): Promise<MoneyParts> {
  const [order, refunds] = await Promise.all([
    db
      .selectFrom("orders")
      .select(["subtotal_cents", "offer_discount_cents", "coupon_discount_cents"])
      .select(["tax_cents", "tip_cents", "delivery_fee_cents"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("refunds")
      .innerJoin("orders", "orders.id", "refunds.order_id")
      .where("refunds.order_id", "=", orderId)
      .where(isRefunded)
      .select("refunds.amount_cents as cents")
      .select([refundPartCents("tax_cents").as("tax"), refundPartCents("tip_cents").as("tip")])
      .select(refundPartCents("delivery_fee_cents").as("delivery"))
      .execute(),
  ]);
  const left = {
    goods: order.subtotal_cents - order.offer_discount_cents - order.coupon_discount_cents,
    tax: order.tax_cents,
    tip: order.tip_cents,
    delivery: order.delivery_fee_cents,
  };
  for (const { cents, tax, tip, delivery } of refunds) {
    left.goods -= cents - Number(tax) - Number(tip) - Number(delivery);
    left.tax -= Number(tax);
    left.tip -= Number(tip);
    left.delivery -= Number(delivery);
  }
  const none = (cents: number) => Math.max(0, cents);
  return { goods: none(left.goods), tax: none(left.tax), tip: none(left.tip), delivery: none(left.delivery) };
}

/** The requested parts as far as they are left; otherwise the same amount from what is left. */
export function allocateRefund(left: MoneyParts, cents: number, requested?: MoneyParts): MoneyParts {
  const isLeft =
    requested &&
    sumMoneyParts(requested) === cents &&
    requested.goods <= left.goods &&
    requested.tax <= left.tax &&
    requested.tip <= left.tip &&
    requested.delivery <= left.delivery;
  return isLeft ? requested : splitIntoMoneyParts(left, cents);
}
