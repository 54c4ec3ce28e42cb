import type { Selectable } from "kysely";
import type { PassesTable, UsersTable } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { runAttempt } from "@api/modules/payments/attempt";
import { claimRow } from "@api/modules/payments/claim-row";
import { completeOrRefund } from "@api/modules/payments/complete";
import type { Payment } from "@api/modules/payments/payment";
import { nextTryAt } from "@domain/promotions/pass";
import { passColumns, passPaymentUnderWay } from "./claim";
import { tellHolder } from "./news";

type Due = Selectable<PassesTable> & Pick<Selectable<UsersTable>, "email" | "first_name">;

/** A renewal under way is looked at again after this; settlement ends its payment long before. */
const againMs = 10 * 60_000;
const batch = 50;

/**
 * Charges the passes that are due, each month once: the month is the payment's key, its row is stored before the card is
 * charged, and a pass being looked at is locked, so any number of processes may run this at once and crash in it.
 */
export async function chargeDuePasses(deps: ApiDependencies): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    const step = await takeDuePass(deps);
    if (step === "none") return;
    if (step === "looked at") continue;
    const payment = await runAttempt(deps, step).catch((error: unknown) => {
      deps.logger.warn({ err: error, payment: step.id }, "The outcome of a renewal is not known yet");
      return null;
    });
    if (payment?.status === "charged") await completeOrRefund(deps, payment);
    if (payment?.status === "declined") await noteNow(deps, payment);
  }
}

/** A charge to be made; or what became of an earlier one was noted; or no pass is due. */
async function takeDuePass(deps: ApiDependencies): Promise<Payment | "looked at" | "none"> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const pass = await duePasses(trx, now).executeTakeFirst();
    if (!pass) return "none";
    // No "/" is in a customer's key, so nobody can take this one first.
    const key = `renewal/${pass.id}/${pass.paid_until.toISOString()}`;
    const last = await trx.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirst();
    if (last?.status === "declined" && last.attempt > pass.failed_tries) {
      await noteRefusal(trx, deps, pass, last);
      return "looked at";
    }
    const claimed = (await passPaymentUnderWay(trx, pass.user_id))
      ? null
      : await claimRow(
          trx,
          {
            key,
            customerId: pass.user_id,
            amountCents: pass.price_cents,
            currency: "usd",
            start: { status: "charging", token: null, clientAddress: "127.0.0.1" },
            now,
          },
          passColumns(pass, pass.card_id),
        );
    await trx
      .updateTable("passes")
      .set({ next_try_at: new Date(now.getTime() + againMs) })
      .where("id", "=", pass.id)
      .execute();
    return claimed ?? "looked at";
  });
}

/** The row of its holder is locked first, as everywhere. */
const duePasses = (trx: Db, now: Date) =>
  trx
    .selectFrom("users")
    .innerJoin("passes", "passes.user_id", "users.id")
    .selectAll("passes")
    .select(["users.email", "users.first_name"])
    .where("passes.status", "=", "active")
    .where("passes.card_id", "is not", null)
    .where("passes.next_try_at", "<=", now)
    .where("users.deleted_at", "is", null)
    .orderBy("passes.next_try_at")
    .limit(1)
    .forUpdate()
    .skipLocked();

async function noteNow(deps: ApiDependencies, payment: Payment): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const pass = await trx
      .selectFrom("users")
      .innerJoin("passes", "passes.user_id", "users.id")
      .selectAll("passes")
      .select(["users.email", "users.first_name"])
      .where("passes.id", "=", payment.pass_id)
      .forUpdate()
      .executeTakeFirst();
    const isNoted = !pass || pass.status !== "active" || pass.failed_tries >= payment.attempt;
    if (!isNoted && samePaidMonth(pass, payment)) await noteRefusal(trx, deps, pass, payment);
  });
}

const samePaidMonth = (pass: Due, payment: Payment): boolean =>
  pass.paid_until.getTime() === payment.pass_paid_until?.getTime();

/** Plans the next try, or ends the pass after the last one; the holder is told each time. */
async function noteRefusal(trx: Db, deps: ApiDependencies, pass: Due, payment: Payment): Promise<void> {
  const now = deps.clock.now();
  const nextTry = nextTryAt(payment.attempt, now);
  await trx
    .updateTable("passes")
    .set({ failed_tries: payment.attempt, next_try_at: nextTry, ...(nextTry ? {} : { status: "lapsed" as const }) })
    .where("id", "=", pass.id)
    .execute();
  const holder = { ...pass, id: pass.user_id };
  if (!nextTry) return tellHolder(trx, deps, holder, { kind: "ended", why: "unpaid" });
  return tellHolder(trx, deps, holder, { kind: "refused", until: pass.paid_until, cents: pass.price_cents, nextTry });
}
