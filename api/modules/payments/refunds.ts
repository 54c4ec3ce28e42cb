import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { notify } from "@api/modules/notifications/notify";
import { allocateRefund, getPaidLines, getRefundableParts } from "@api/modules/refunds/parts";
import { formatCents } from "@domain/money";
import { computeLineRefund, type MoneyParts, type RefundReason, sumMoneyParts } from "@domain/orders/refund-lines";
import type { Payment } from "./payment";

export interface RefundOrder {
  orderId: string;
  /** Shown to the customer. */
  reason: string;
  actorId: string | null;
  reasonKind?: RefundReason | undefined;
  borneBy?: "restaurant" | "platform" | undefined;
}

/** Quantities of order lines. */
export interface LinePieces {
  lineId: string;
  quantity: number;
}

/** [RUSH-12] A line's refund as computed by the caller; without pieces it is a price difference. */
interface LineSum extends LinePieces {
  cents: number;
  tax: number;
}

/** The amount: cents, everything left with or without the tip, or pieces of lines with their tax. */
export type RefundAmount = number | "whole" | "without tip" | readonly LinePieces[];

export interface RequestedRefund {
  id: string;
  amountCents: number;
  at: Date;
  /** Counter payments are refunded at the counter, at once. */
  status: "pending" | "succeeded";
}

/**
 * [PAY-19] Records a refund of everything left of an order's payment; settlement sends it to the provider. Call it in the
 * transaction that rejects or cancels the order. Null when nothing is left.
 */
export async function requestFullRefund(trx: Db, refund: RefundOrder): Promise<RequestedRefund | null> {
  const payment = await lockPayment(trx, refund.orderId);
  if (!payment) return null;
  const left = await getRefundableCents(trx, payment);
  return left > 0 ? addRefund(trx, payment, { ...refund, amountCents: left, left }) : null;
}

/**
 * [HOST-66] Records a refund of part or all of what is left of an order's payment. Concurrent calls cannot exceed the payment:
 * its row is locked until the caller's transaction ends. The same `key` returns the same refund (`isRepeated`).
 * @throws ApiError conflict when nothing is left or the key gave another sum, validation_failed when it exceeds what is left
 */
export async function requestRefund(
  trx: Db,
  refund: RefundOrder & {
    amountCents: RefundAmount;
    seenLeftCents?: number | undefined;
    key?: string | undefined;
  },
): Promise<RequestedRefund & { isRepeated: boolean }> {
  const payment = await lockPayment(trx, refund.orderId);
  const existing = payment && refund.key !== undefined ? await findByIdempotencyKey(trx, payment, refund.key) : null;
  if (existing && !(await isSameSum(trx, existing, refund))) {
    const before = `${formatCents(existing.amountCents)} was given back from this page already.`;
    throw new ApiError("conflict", `${before} Look at the order again.`);
  }
  if (existing) return { ...existing, isRepeated: true };
  const left = payment ? await getRefundableCents(trx, payment) : 0;
  if (!payment || left <= 0) throw new ApiError("conflict", "There is nothing left to give back on this order.");
  if (refund.seenLeftCents !== undefined && refund.seenLeftCents !== left) {
    const now = `${formatCents(left)} is left now.`;
    throw new ApiError("conflict", `Money of this order was given back meanwhile, or came back. ${now}`);
  }
  const { cents: amountCents, ...made } = await computeRefundSum(trx, refund.orderId, refund.amountCents, left);
  if (amountCents < 1 || amountCents > left) {
    const sentence = made.lines
      ? `These come to ${formatCents(amountCents)}, and ${formatCents(left)} is left of this payment.`
      : `Enter an amount between $0.01 and ${formatCents(left)}, which is what is left of this payment.`;
    throw new ApiError("validation_failed", sentence, { errors: { [made.lines ? "lines" : "amount"]: sentence } });
  }
  const added = await addRefund(trx, payment, { ...refund, ...made, amountCents, left, idempotencyKey: refund.key });
  return { ...added, isRepeated: false };
}

/**
 * [RUSH-12] Records the refund for a line that was left out or became cheaper, limited to what is left: amounts refunded for
 * other reasons are not refunded twice. Null when nothing is left. Call it in the transaction of the change.
 */
export async function refundLine(trx: Db, refund: RefundOrder, line: LineSum): Promise<RequestedRefund | null> {
  const payment = await lockPayment(trx, refund.orderId);
  const left = payment ? await getRefundableCents(trx, payment) : 0;
  const amountCents = Math.min(left, line.cents + line.tax);
  if (!payment || amountCents <= 0) return null;
  const parts = { goods: line.cents, tax: line.tax, tip: 0, delivery: 0 };
  return addRefund(trx, payment, { ...refund, amountCents, left, parts, lines: [line] });
}

interface SumMade {
  cents: number;
  parts?: MoneyParts;
  lines?: LineSum[];
}

/** [RUSH-11] The caller holds the payment's row. @throws ApiError validation_failed for pieces that were already refunded */
async function computeRefundSum(trx: Db, orderId: string, requested: RefundAmount, left: number): Promise<SumMade> {
  if (typeof requested === "number") return { cents: requested };
  if (requested === "whole") return { cents: left };
  if (requested === "without tip") {
    const parts = { ...(await getRefundableParts(trx, orderId)), tip: 0 };
    return { cents: Math.min(left, sumMoneyParts(parts)), parts };
  }
  const paid = await getPaidLines(trx, [orderId]);
  const lines = requested.map(({ lineId, quantity }) => {
    const line = paid.get(lineId);
    if (!line || quantity > line.quantity - line.refunded) {
      const sentence = "Some of these were given back already. Please choose again.";
      throw new ApiError("validation_failed", sentence, { errors: { lines: sentence } });
    }
    return { lineId, quantity, ...computeLineRefund(line, quantity) };
  });
  const goods = lines.reduce((sum, { cents }) => sum + cents, 0);
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  return { cents: goods + tax, lines, parts: { goods, tax, tip: 0, delivery: 0 } };
}

async function findByIdempotencyKey(trx: Db, payment: Payment, key: string): Promise<RequestedRefund | null> {
  const row = await trx
    .selectFrom("refunds")
    .select(["id", "amount_cents", "created_at"])
    .where("payment_id", "=", payment.id)
    .where("request_key", "=", key)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, amountCents: row.amount_cents, at: row.created_at, status: statusAtFirst(payment) };
}

/** Whether what is asked is what the key's refund gave, as far as the request says. */
async function isSameSum(
  trx: Db,
  existing: RequestedRefund,
  { amountCents: requested, seenLeftCents }: { amountCents: RefundAmount; seenLeftCents?: number | undefined },
): Promise<boolean> {
  if (requested === "without tip") return true;
  if (requested === "whole") return (seenLeftCents ?? existing.amountCents) === existing.amountCents;
  if (typeof requested === "number") return requested === existing.amountCents;
  const lines = await trx
    .selectFrom("refund_lines")
    .select(["order_item_id", "quantity"])
    .where("refund_id", "=", existing.id)
    .execute();
  const pieces = (all: LinePieces[]) => all.map(({ lineId, quantity }) => `${lineId} ${quantity}`).sort();
  const before = lines.map((line) => ({ lineId: line.order_item_id, quantity: line.quantity }));
  return pieces(before).join() === pieces([...requested]).join();
}

const statusAtFirst = (payment: Payment) => (payment.at_counter ? "succeeded" : "pending");

/** The refundable cents of a payment, excluding pending refunds. The caller holds the payment's row. */
export async function getRefundableCents(trx: Db, payment: Payment): Promise<number> {
  const refunded = await trx
    .selectFrom("refunds")
    .select((select) => select.fn.sum<number>("amount_cents").as("cents"))
    .where("payment_id", "=", payment.id)
    .where("status", "!=", "failed")
    .executeTakeFirst();
  return payment.amount_cents - Number(refunded?.cents ?? 0);
}

/** Records a refund of a payment that could not be ordered. The caller holds the payment's row. */
async function addRefund(
  trx: Db,
  payment: Payment,
  refund: Omit<RefundOrder, "orderId"> & {
    orderId?: string;
    amountCents: number;
    left: number;
    idempotencyKey?: string | undefined;
    parts?: MoneyParts;
    lines?: SumMade["lines"];
  },
): Promise<RequestedRefund> {
  const parts = refund.orderId
    ? allocateRefund(await getRefundableParts(trx, refund.orderId), refund.amountCents, refund.parts)
    : null;
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
      request_key: refund.idempotencyKey ?? null,
      amount_cents: refund.amountCents,
      ...(parts ? { tax_cents: parts.tax, tip_cents: parts.tip, delivery_cents: parts.delivery } : {}),
      reason: refund.reason,
      reason_kind: refund.reasonKind ?? null,
      borne_by: refund.borneBy ?? "restaurant",
      status: statusAtFirst(payment),
      ...(payment.at_counter ? { settled_at: sql<Date>`now()` } : {}),
      actor_id: refund.actorId,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  const { orderId } = refund;
  if (orderId && refund.lines?.length) {
    const lines = refund.lines.map(({ lineId, quantity, cents, tax }) => ({
      refund_id: row.id,
      order_id: orderId,
      order_item_id: lineId,
      quantity,
      amount_cents: cents,
      tax_cents: tax,
    }));
    await trx.insertInto("refund_lines").values(lines).execute();
  }
  if (refund.amountCents === refund.left) {
    await trx
      .updateTable("payments")
      .set({ status: "refunding" })
      .where("id", "=", payment.id)
      .where("status", "in", ["ordered", "refunding"])
      .execute();
    if (payment.at_counter)
      await trx
        .updateTable("payments")
        .set({ status: "refunded" })
        .where("id", "=", payment.id)
        .where("status", "=", "refunding")
        .execute();
  }
  return { id: row.id, amountCents: refund.amountCents, at: row.created_at, status: statusAtFirst(payment) };
}

async function lockPayment(trx: Db, orderId: string): Promise<Payment | undefined> {
  return trx.selectFrom("payments").selectAll().where("order_id", "=", orderId).forUpdate().executeTakeFirst();
}

export const confirmationTimeoutMessage = "It took too long to confirm your payment.";

/** Refunds a charged payment and tells the customer why; does nothing once it was ordered or granted. */
export const refundPayment = (deps: ApiDependencies, payment: Payment, reason: string): Promise<void> =>
  deps.db.transaction().execute((trx) => refundPaymentWithin(trx, deps, payment, reason));

/** As refundPayment, within the caller's transaction. */
export async function refundPaymentWithin(
  trx: Db,
  { events, clock }: Pick<ApiDependencies, "events" | "clock">,
  payment: Payment,
  reason: string,
): Promise<void> {
  const claimed = await trx
    .updateTable("payments")
    .set({ status: payment.amount_cents > 0 ? "refunding" : "abandoned", updated_at: clock.now() })
    .where("id", "=", payment.id)
    .where("status", "=", "charged")
    .returningAll()
    .executeTakeFirst();
  if (!claimed || claimed.amount_cents === 0) return;
  const amountCents = claimed.amount_cents;
  await addRefund(trx, claimed, { reason, actorId: null, borneBy: "platform", amountCents, left: amountCents });
  if (!claimed.customer_id) return;
  const back = `${formatCents(amountCents)} will be refunded to your card.`;
  const notice =
    claimed.purpose === "order"
      ? { body: `${reason} No order was placed with this payment, and ${back}`, link: "/orders" }
      : { body: `${reason} ${back}`, link: "/go-pass" };
  await notify(trx, events, [claimed.customer_id], {
    kind: "refund",
    title: "Your payment is being refunded",
    ...notice,
  });
}
