import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import { ProviderUnavailable, RefundRefused } from "@api/payments/provider";
import { formatCents } from "@domain/money";
import { announceRefund } from "./announce-refund";
import { each } from "./unsettled";

const batch = 50;

/**
 * [PAY-19] Gives back at the provider what was noted. Repeating it is safe, also in several processes: each refund has its own
 * key there. Those tried longest ago come first, so that one which fails holds up none.
 */
export async function settleRefunds(deps: ApiDependencies, signal?: AbortSignal): Promise<void> {
  await each(await takePending(deps), (refund) => settle(deps, refund), signal);
}

type Pending = Awaited<ReturnType<typeof takePending>>[number];

async function takePending({ db, clock }: ApiDependencies) {
  const pending = db
    .selectFrom("refunds")
    .select("id")
    .where("status", "=", "pending")
    .orderBy("tried_at", (order) => order.asc().nullsFirst())
    .orderBy("created_at")
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("refunds")
    .from("payments")
    .set({ tried_at: clock.now() })
    .where("refunds.id", "in", pending)
    .where("refunds.status", "=", "pending")
    .whereRef("payments.id", "=", "refunds.payment_id")
    .where("payments.charge_id", "is not", null)
    .returning(["refunds.id", "refunds.key", "refunds.amount_cents as amountCents", "refunds.payment_id as paymentId"])
    .returning("payments.charge_id as chargeId")
    .execute();
}

async function settle(deps: ApiDependencies, refund: Pending): Promise<void> {
  try {
    const { refundId } = await deps.payments.refund({
      key: refund.key,
      chargeId: refund.chargeId ?? "",
      amountCents: refund.amountCents,
    });
    await finish(deps, refund, { status: "succeeded", provider_refund_id: refundId });
  } catch (error) {
    if (error instanceof RefundRefused) {
      deps.logger.error({ err: error, refund: refund.id }, "The card provider refused a refund");
      await finish(deps, refund, { status: "failed" });
    } else {
      const level = error instanceof ProviderUnavailable ? "warn" : "error";
      deps.logger[level]({ err: error, refund: refund.id }, "A refund is still to be given back");
    }
  }
}

async function finish(
  deps: ApiDependencies,
  refund: Pending,
  result: { status: "succeeded"; provider_refund_id: string | null } | { status: "failed" },
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
    if (result.status === "failed") await tellAdministrators(trx, deps, refund);
    await announceRefund(trx, deps, payment, { ...refund, status: result.status });
  });
}

/** The provider will never give it back by itself: somebody has to look into it. */
async function tellAdministrators(trx: Db, { events }: ApiDependencies, refund: Pending): Promise<void> {
  const admins = await trx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("deleted_at", "is", null)
    .execute();
  const notice = {
    kind: "refund.failed",
    title: "A refund was refused",
    body: `The card provider did not give back ${formatCents(refund.amountCents)} of charge ${refund.chargeId}. Give it back in the provider's dashboard.`,
  };
  await notify(
    trx,
    events,
    admins.map(({ id }) => id),
    notice,
  );
}
