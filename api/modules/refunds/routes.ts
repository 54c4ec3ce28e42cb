import type { Selectable } from "kysely";
import { audit } from "@api/audit/audit";
import type { RefundsTable } from "@api/db/tables/orders";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData } from "@api/http/router";
import { announceRefund } from "@api/modules/payments/announce-refund";
import { getRefundableCents } from "@api/modules/payments/refunds";
import { allocateRefund, getPaidLines, getRefundableParts } from "@api/modules/refunds/parts";
import { parseDays } from "@api/modules/restaurants/report-scope";
import { refundCalls } from "@domain/contract/calls/payments";
import { getRefund, listRefunds } from "./list";

/** Refunds, for administrators. */
export function refundsModule({ db, clock, events, mailer }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(refundCalls.listRefunds), async (c) => {
    requireActor(c, "admin");
    const { status, page = 1, per_page: perPage = 20, ...filters } = c.req.valid("query");
    const days = parseDays(filters.date_from, filters.date_to);
    const list = await listRefunds(db, status ? [status] : ["pending", "failed"], {
      page,
      perPage,
      days,
      orderType: filters.order_type,
      paymentMethod: filters.payment_type,
    });
    return c.json(withData({ ...list, page, per_page: perPage }), 200);
  });

  router.openapi(toRoute(refundCalls.getRefund), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await getRefund(db, c.req.valid("param").id)), 200);
  });

  router.openapi(toRoute(refundCalls.settleRefund), async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    const { status } = c.req.valid("json");
    await settleFailedRefund({ db, clock, events, mailer }, actor, { id, status });
    const message = status === "pending" ? "The refund will be retried" : "Noted as given back by hand";
    return c.json(withData(await getRefund(db, id), message), 200);
  });

  return router;
}

/**
 * Resolves a refund that the provider refused: it is requested again under another key, or recorded as refunded by hand (in the
 * provider's dashboard). Never more than what is left of the payment.
 * @throws ApiError not_found, conflict (not failed, or already refunded)
 */
async function settleFailedRefund(
  { db, clock, events, mailer }: Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">,
  actor: Actor,
  { id, status }: { id: string; status: "pending" | "succeeded" },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { refund, payment } = await lockRefund(trx, id);
    if (refund.status !== "failed") throw new ApiError("conflict", "This refund is not a refused one any more.");
    if ((await getRefundableCents(trx, payment)) < refund.amount_cents) {
      throw new ApiError("conflict", "The money of this payment has been given back meanwhile.");
    }
    const isByHand = status === "succeeded";
    if (refund.order_id) await splitAnew(trx, refund, refund.order_id);
    await trx
      .updateTable("refunds")
      .set(
        isByHand
          ? { status, settled_at: now }
          : { status, key: `${refund.key}/${now.getTime()}`, tried_at: null, settled_at: null },
      )
      .where("id", "=", id)
      .execute();
    if (isByHand && payment.status === "refunding" && (await refunded(trx, payment.id)) >= payment.amount_cents)
      await trx
        .updateTable("payments")
        .set({ status: "refunded", updated_at: now })
        .where("id", "=", payment.id)
        .execute();
    if (isByHand) {
      const settledRefund = { id, amountCents: refund.amount_cents, status: "succeeded" } as const;
      await announceRefund(trx, { events, mailer }, payment, settledRefund);
    }
    await audit(trx, {
      actor,
      at: now,
      action: isByHand ? "order.refund-settled" : "order.refund-retried",
      subject: refund.order_id ? ["order", refund.order_id] : ["payment", payment.id],
      ...(payment.restaurant_id ? { restaurantId: payment.restaurant_id } : {}),
      changes: { status: ["failed", status], amount_cents: refund.amount_cents },
    });
  });
}

/** If other refunds used its parts or pieces meanwhile, it takes what is left. */
async function splitAnew(trx: Db, refund: Selectable<RefundsTable>, orderId: string): Promise<void> {
  const { amount_cents: cents, tax_cents: tax, tip_cents: tip, delivery_cents: delivery } = refund;
  if (tax === null || tip === null || delivery === null) return;
  const requestedParts = { goods: cents - tax - tip - delivery, tax, tip, delivery };
  const parts = allocateRefund(await getRefundableParts(trx, orderId), cents, requestedParts);
  const noted = { tax_cents: parts.tax, tip_cents: parts.tip, delivery_cents: parts.delivery };
  await trx.updateTable("refunds").set(noted).where("id", "=", refund.id).execute();
  const paid = await getPaidLines(trx, [orderId]);
  const lines = await trx.selectFrom("refund_lines").selectAll().where("refund_id", "=", refund.id).execute();
  const isGone = lines.some(({ order_item_id: id, quantity }) => {
    const line = paid.get(id);
    return !line || quantity > line.quantity - line.refunded;
  });
  if (isGone) await trx.deleteFrom("refund_lines").where("refund_id", "=", refund.id).execute();
}

/** Locks the payment first, as every refund does. */
async function lockRefund(trx: Db, id: string) {
  const named = isUuid(id)
    ? await trx.selectFrom("refunds").select("payment_id").where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!named) throw notFound("Refund");
  const payment = await trx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", named.payment_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const refund = await trx.selectFrom("refunds").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
  return { refund, payment };
}

async function refunded(trx: Db, paymentId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom("refunds")
    .select((pick) => pick.fn.sum<number>("amount_cents").as("cents"))
    .where("payment_id", "=", paymentId)
    .where("status", "=", "succeeded")
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
