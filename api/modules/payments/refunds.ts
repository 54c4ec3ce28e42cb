import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { formatCents } from "@domain/money";
import { ProviderUnavailable, RefundRefused } from "@api/payments/provider";
import type { Payment } from "./payment";

export interface RefundOrder {
  orderId: string;
  /** Shown to the customer. */
  reason: string;
  actorId: string | null;
  borneBy?: "restaurant" | "platform";
}

export interface RequestedRefund {
  id: string;
  amountCents: number;
  at: Date;
  status: "pending";
}

/**
 * [PAY-19] Notes that everything not yet given back of an order's payment goes back; settlement does it at the provider.
 * Call it within the transaction that rejects or cancels the order. Null when there is nothing (left) to give back.
 */
export async function requestFullRefund(trx: Db, refund: RefundOrder): Promise<RequestedRefund | null> {
  const payment = await lockPaymentOf(trx, refund.orderId);
  if (!payment) return null;
  const left = await leftToRefund(trx, payment);
  return left > 0 ? addRefund(trx, payment, { ...refund, amountCents: left, left }) : null;
}

/**
 * [HOST-66] Notes that part of an order's payment, or all that is left (amount left out), goes back. Equal calls at the same
 * time cannot give back more than was paid: the payment's row is held until the caller's transaction ends.
 * @throws ApiError conflict when nothing is left, validation_failed when it is more than is left
 */
export async function requestRefund(
  trx: Db,
  refund: RefundOrder & { amountCents?: number | undefined },
): Promise<RequestedRefund> {
  const payment = await lockPaymentOf(trx, refund.orderId);
  const left = payment ? await leftToRefund(trx, payment) : 0;
  if (!payment || left <= 0) throw new ApiError("conflict", "There is nothing left to give back on this order.");
  const amountCents = refund.amountCents ?? left;
  if (amountCents < 1 || amountCents > left) {
    const sentence = `Enter an amount between $0.01 and ${formatCents(left)}, which is what is left of this payment.`;
    throw new ApiError("validation_failed", sentence, { errors: { amount: sentence } });
  }
  return addRefund(trx, payment, { ...refund, amountCents, left });
}

/** Cents of a payment that were neither given back nor are about to be. The caller holds the payment's row. */
async function leftToRefund(trx: Db, payment: Payment): Promise<number> {
  const given = await trx
    .selectFrom("refunds")
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("payment_id", "=", payment.id)
    .where("status", "!=", "failed")
    .executeTakeFirst();
  return payment.amount_cents - Number(given?.cents ?? 0);
}

/** Notes a refund of a payment without an order (it could not be placed). The caller holds the payment's row. */
export async function addRefund(
  trx: Db,
  payment: Payment,
  refund: Omit<RefundOrder, "orderId"> & { orderId?: string; amountCents: number; left: number },
): Promise<RequestedRefund> {
  const before = await trx
    .selectFrom("refunds")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("payment_id", "=", payment.id)
    .executeTakeFirst();
  const row = await trx
    .insertInto("refunds")
    .values({
      payment_id: payment.id,
      order_id: refund.orderId ?? null,
      key: `refund:${payment.id}:${Number(before?.count ?? 0) + 1}`,
      amount_cents: refund.amountCents,
      reason: refund.reason,
      borne_by: refund.borneBy ?? "restaurant",
      status: "pending",
      actor_id: refund.actorId,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  if (refund.amountCents === refund.left) {
    await trx.updateTable("payments").set({ status: "refunding" }).where("id", "=", payment.id).execute();
  }
  return { id: row.id, amountCents: refund.amountCents, at: row.created_at, status: "pending" };
}

async function lockPaymentOf(trx: Db, orderId: string): Promise<Payment | undefined> {
  return trx.selectFrom("payments").selectAll().where("order_id", "=", orderId).forUpdate().executeTakeFirst();
}

/** Gives back at the provider what was noted. Repeating it is safe: each refund has its own key there. */
export async function settleRefunds(deps: ApiDependencies, limit = 20): Promise<void> {
  const pending = await deps.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .where("refunds.status", "=", "pending")
    .where("payments.charge_id", "is not", null)
    .select(["refunds.id", "refunds.key", "refunds.amount_cents as amountCents", "refunds.payment_id as paymentId"])
    .select(["payments.charge_id as chargeId", "payments.customer_id as customerId"])
    .select("payments.restaurant_id as restaurantId")
    .orderBy("refunds.created_at")
    .limit(limit)
    .execute();
  for (const refund of pending) {
    try {
      const { refundId } = await deps.payments.refund({
        key: refund.key,
        chargeId: refund.chargeId ?? "",
        amountCents: refund.amountCents,
      });
      await finishRefund(deps, refund, { status: "succeeded", provider_refund_id: refundId });
    } catch (error) {
      if (error instanceof RefundRefused) {
        deps.logger.error({ err: error, refund: refund.id }, "The card provider refused a refund");
        await finishRefund(deps, refund, { status: "failed" });
      } else if (error instanceof ProviderUnavailable) {
        deps.logger.warn({ err: error, refund: refund.id }, "A refund is still to be given back");
      } else throw error;
    }
  }
}

async function finishRefund(
  deps: ApiDependencies,
  refund: { id: string; paymentId: string; customerId: string | null; restaurantId: string },
  result: { status: "succeeded"; provider_refund_id: string } | { status: "failed" },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const payment = await trx
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", refund.paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = await trx
      .updateTable("refunds")
      .set({ ...result, settled_at: now })
      .where("id", "=", refund.id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    if (stored.numUpdatedRows === 0n) return;
    const given = await trx
      .selectFrom("refunds")
      .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
      .where("payment_id", "=", refund.paymentId)
      .where("status", "=", "succeeded")
      .executeTakeFirst();
    if (payment.status === "refunding" && Number(given?.cents ?? 0) >= payment.amount_cents) {
      await trx
        .updateTable("payments")
        .set({ status: "refunded", updated_at: now })
        .where("id", "=", payment.id)
        .execute();
    }
    const event = {
      type: "payment.settled",
      subjectId: refund.paymentId,
      payload: { refund: refund.id, status: result.status, order_id: payment.order_id },
    } as const;
    await deps.events.publish(trx, { ...event, userId: refund.customerId, restaurantId: refund.restaurantId });
  });
}
