import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findOrderActor, lockOrder } from "@api/modules/orders/access";
import { getPaidLines } from "@api/modules/refunds/parts";

export type ChangeableOrder = NonNullable<Awaited<ReturnType<typeof findChangeableOrder>>>;
export type ChangeableLine = ChangeableOrder["lines"][number];

/**
 * An order with its lines, the amount paid for each, and the pieces with a pending question. In a transaction its row is locked,
 * which serialises displays, the customer and jobs.
 */
export async function findChangeableOrder(trx: Db, id: string) {
  // First: a payment made while this waited for the row would be missed by the statement that waited.
  if (trx.isTransaction) await lockOrder(trx, id);
  const row = await trx
    .selectFrom("orders")
    .innerJoin("restaurants", "restaurants.id", "orders.restaurant_id")
    .leftJoin("users", "users.id", "orders.customer_id")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.id", "orders.number", "orders.status", "orders.customer_id", "orders.restaurant_id"])
    .select(["orders.scheduled_for", "orders.if_sold_out", "orders.taxes", "users.email", "users.first_name"])
    .select(["orders.offer_discount_cents", "orders.coupon_discount_cents"])
    .select(["restaurants.name as restaurant", "restaurants.time_zone as timeZone", "payments.id as payment_id"])
    .where("orders.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { payment_id: paymentId, ...order } = row;
  const rows = await trx
    .selectFrom("order_items as line")
    .selectAll("line")
    .select(
      sql<number>`(select coalesce(sum(pieces), 0)::int from line_changes where line_id = line.id and state = 'asked')`.as(
        "asked",
      ),
    )
    .where("line.order_id", "=", id)
    .orderBy("line.position")
    .execute();
  const paid = await getPaidLines(trx, [id]);
  const lines = rows.flatMap((line) => {
    const own = paid.get(line.id);
    return own ? [{ ...line, paid: own }] : [];
  });
  return { ...order, lines, isPaid: paymentId !== null };
}

/** Pieces of a line that are still to be made and paid for, without a pending question. */
export const countOpenPieces = ({ quantity, left_out: leftOut, asked, paid }: ChangeableLine): number =>
  Math.max(0, quantity - Math.max(leftOut, paid.refunded) - asked);

export interface QuestionKey {
  orderId: string;
  changeId: string;
  actor: Actor;
}

/** A question about an order, with the actor's part in that order, which is locked. @throws ApiError not_found (strangers too) */
export async function getQuestion(trx: Db, { orderId, changeId, actor }: QuestionKey) {
  const order = await findChangeableOrder(trx, orderId);
  const part = order && findOrderActor(order, actor);
  const change = await trx
    .selectFrom("line_changes")
    .selectAll()
    .where("id", "=", changeId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!order || !part || !change) throw notFound("Question");
  return { order, part, change };
}
