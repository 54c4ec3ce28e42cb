import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { lockOrder } from "@api/modules/orders/access";
import { announceRefund } from "@api/modules/payments/announce-refund";
import { type RefundAmount, type RequestedRefund, requestRefund } from "@api/modules/payments/refunds";
import { isRefunded } from "@api/modules/sales-reports/earnings";
import { formatCents } from "@domain/money";
import {
  formatRefundReason,
  type RefundReason,
  refundReasonLabels,
  staffRefundLimitText,
} from "@domain/orders/refund-lines";

interface RefundRequest {
  sum: RefundAmount;
  reason: string;
  reasonKind: RefundReason | undefined;
  borneBy: "restaurant" | "platform" | undefined;
  seenLeftCents: number | undefined;
  key: string | undefined;
}

/**
 * [HOST-66, RUSH-11] Refunds an order at the request of the restaurant or the platform; the same key refunds once. The caller has
 * checked access to the order.
 * @throws ApiError forbidden (staff over the restaurant's limit, platform cost by others than administrators), as requestRefund
 */
export async function refundOrder(
  { db, clock, events, mailer }: Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">,
  actor: Actor,
  { orderId, restaurantId, ...request }: RefundRequest & { orderId: string; restaurantId: string },
): Promise<RequestedRefund> {
  const { reasonKind, borneBy, seenLeftCents, key } = request;
  if (borneBy === "platform" && actor.role !== "admin")
    throw new ApiError("forbidden", "Only an administrator can let the platform bear a refund.");
  const reason = formatRefundReason(reasonKind, request.reason);
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const refund = { orderId, reason, reasonKind, actorId: actor.id, borneBy, seenLeftCents, key };
    const result = await requestRefund(trx, { ...refund, amountCents: request.sum });
    if (result.isRepeated) return result;
    if (actor.role === "staff") await assertWithinLimit(trx, { orderId, restaurantId });
    await audit(trx, {
      actor,
      at: clock.now(),
      action: "order.refunded",
      subject: ["order", orderId],
      restaurantId,
      changes: {
        amount_cents: [null, result.amountCents],
        reason,
        ...(reasonKind ? { reason_kind: [null, refundReasonLabels[reasonKind]] } : {}),
        borne_by: [null, borneBy ?? "restaurant"],
      },
    });
    if (result.status === "succeeded") {
      const payment = await trx.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirst();
      if (payment) await announceRefund(trx, { events, mailer }, payment, { ...result, status: "succeeded" });
    }
    return result;
  });
}

/**
 * Adds up staff's earlier refunds of the order, and `moreCents`, so that several small ones cannot exceed the limit. Throwing undoes
 * the refund.
 * @throws ApiError forbidden, whose sentence ends with `wayOut`
 */
export async function assertWithinLimit(
  trx: Db,
  { orderId, restaurantId }: { orderId: string; restaurantId: string },
  { moreCents = 0, wayOut = "" }: { moreCents?: number; wayOut?: string } = {},
): Promise<void> {
  const limit = await staffRefundLimit(trx, [restaurantId]);
  const { cents } = await trx
    .selectFrom("refunds")
    .innerJoin("users", "users.id", "refunds.actor_id")
    .where("refunds.order_id", "=", orderId)
    .where("users.role", "=", "staff")
    .where(isRefunded)
    .select((pick) => pick.fn.sum<number>("refunds.amount_cents").as("cents"))
    .executeTakeFirstOrThrow();
  if (Number(cents ?? 0) + moreCents <= limit) return;
  throw new ApiError("forbidden", `${staffRefundLimitText(limit, formatCents)} ${wayOut}`.trim());
}

/** The highest refund limit of staff at these restaurants, in cents. */
export async function staffRefundLimit(db: Db, restaurantIds: readonly string[]): Promise<number> {
  if (restaurantIds.length === 0) return 0;
  const { limit } = await db
    .selectFrom("restaurants")
    .where("id", "in", restaurantIds)
    .select((pick) => pick.fn.max("staff_refund_limit_cents").as("limit"))
    .executeTakeFirstOrThrow();
  return limit ?? 0;
}
