import type { Selectable } from "kysely";
import type { PassesTable, UsersTable } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { completeOrRefund, runAttempt } from "@api/modules/payments/attempt";
import { claimRow } from "@api/modules/payments/claim";
import type { Payment } from "@api/modules/payments/payment";
import { ProviderUnavailableError } from "@api/payments/provider";
import { minuteMs } from "@domain/duration";
import { findNextRenewalAt, reminderMs } from "@domain/promotions/pass";
import { hasPassPaymentInProgress, passPaymentsInProgress, toPassColumns } from "./claim";
import { notifyPassHolder } from "./pass";

const batch = 50;

/**
 * Scheduled work on passes: renewals, ends, reminders, removal of unused cards. Safe in several processes; failures are logged,
 * do not stop the rest, and are retried.
 */
export async function renewPasses(deps: ApiDependencies): Promise<void> {
  for (const step of [chargeDuePasses, endPasses, remindHolders, forgetUnusedCards]) {
    await step(deps).catch((error: unknown) => deps.logger.error({ err: error }, `Go Pass: ${step.name} failed`));
  }
}

/**
 * Ends passes that do not renew and whose paid month is over, and notifies their holders. A deactivated customer's pass does not
 * renew. Safe in several processes.
 */
async function endPasses(deps: ApiDependencies): Promise<void> {
  const now = deps.clock.now();
  await eachPass(deps, async (trx) => {
    const pass = await passesWithHolder(trx)
      .where("passes.status", "!=", "lapsed")
      .where("passes.paid_until", "<=", now)
      .where((is) =>
        is.or([
          is("passes.status", "=", "cancelled"),
          is("passes.card_id", "is", null),
          is("users.is_active", "=", false),
        ]),
      )
      // A month that was being paid when the account was deactivated is granted first.
      .where((is) =>
        is.not(is.exists(passPaymentsInProgress(trx).where("payments.customer_id", "=", is.ref("users.id")))),
      )
      .executeTakeFirst();
    if (!pass) return false;
    await trx.updateTable("passes").set({ status: "lapsed" }).where("id", "=", pass.passId).execute();
    await notifyPassHolder(trx, deps, pass, { kind: "ended", why: endOf(pass) });
    return true;
  });
}

function endOf({ status, is_active: isActive }: { status: string; is_active: boolean }) {
  if (status === "cancelled") return "cancelled";
  return isActive ? "not renewed" : "deactivated";
}

/** Reminds holders of passes that do not renew, once, that the end is near. */
async function remindHolders(deps: ApiDependencies): Promise<void> {
  const now = deps.clock.now();
  await eachPass(deps, async (trx) => {
    const pass = await passesWithHolder(trx)
      .where("passes.status", "=", "active")
      .where("passes.card_id", "is", null)
      .where("users.is_active", "=", true)
      .where("passes.reminded_at", "is", null)
      .where("passes.paid_until", ">", now)
      .where("passes.paid_until", "<=", new Date(now.getTime() + reminderMs))
      .executeTakeFirst();
    if (!pass) return false;
    await trx.updateTable("passes").set({ reminded_at: now }).where("id", "=", pass.passId).execute();
    await notifyPassHolder(trx, deps, pass, { kind: "ending", until: pass.until });
    return true;
  });
}

/** Removes stored cards at the provider that no pass or pending payment needs: of ended passes and deleted accounts. */
async function forgetUnusedCards({ db, payments, logger }: ApiDependencies): Promise<void> {
  const unused = await db
    .selectFrom("cards_on_file")
    .select(["id", "source_id"])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("passes")
            .select("passes.id")
            .whereRef("passes.card_id", "=", "cards_on_file.id")
            .where("passes.status", "!=", "lapsed"),
        ),
      ),
    )
    .where((is) =>
      is.not(is.exists(passPaymentsInProgress(db).where("payments.customer_id", "=", is.ref("cards_on_file.user_id")))),
    )
    .limit(batch)
    .execute();
  for (const card of unused) {
    try {
      await payments.forgetCard({ customerId: card.id, sourceId: card.source_id });
      await db.deleteFrom("cards_on_file").where("id", "=", card.id).execute();
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      logger.warn({ err: error }, "A kept card is still to be removed at the provider");
    }
  }
}

const passesWithHolder = (trx: Db) =>
  trx
    .selectFrom("users")
    .innerJoin("passes", "passes.user_id", "users.id")
    .select(["passes.id as passId", "passes.status", "passes.paid_until as until"])
    .select(["users.id", "users.email", "users.first_name", "users.is_active"])
    .limit(1)
    .forUpdate()
    .skipLocked();

/** Runs `handle` in a transaction per pass until it finds none. */
async function eachPass({ db }: ApiDependencies, handle: (trx: Db) => Promise<boolean>): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    if (!(await db.transaction().execute(handle))) return;
  }
}

type Due = Selectable<PassesTable> & Pick<Selectable<UsersTable>, "email" | "first_name">;

/** When a renewal in progress is checked again; settlement ends its payment well before. */
const againMs = 10 * minuteMs;

/**
 * Charges due passes, once a month each: the month is the payment's key, the payment is stored before the charge, and the pass is
 * locked, so any number of processes may run this and crash in it.
 */
async function chargeDuePasses(deps: ApiDependencies): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    const step = await takeDuePass(deps);
    if (step === "none") return;
    if (step === "checked") continue;
    const payment = await runAttempt(deps, step).catch((error: unknown) => {
      deps.logger.warn({ err: error, payment: step.id }, "The outcome of a renewal is not known yet");
      return null;
    });
    if (payment?.status === "charged") await completeOrRefund(deps, payment);
    if (payment?.status === "declined") await noteNow(deps, payment);
  }
}

/** A charge to make, the recorded outcome of an earlier one, or null when no pass is due. */
async function takeDuePass(deps: ApiDependencies): Promise<Payment | "checked" | "none"> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const pass = await duePasses(trx, now).executeTakeFirst();
    if (!pass) return "none";
    // Customers' keys contain no "/", so they cannot collide.
    const key = `renewal/${pass.id}/${pass.paid_until.toISOString()}`;
    const last = await trx.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirst();
    if (last?.status === "declined" && last.attempt > pass.failed_tries) {
      await noteRefusal(trx, deps, pass, last);
      return "checked";
    }
    const claimed = (await hasPassPaymentInProgress(trx, pass.user_id))
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
          toPassColumns(pass, pass.card_id),
        );
    await trx
      .updateTable("passes")
      .set({ next_try_at: new Date(now.getTime() + againMs) })
      .where("id", "=", pass.id)
      .execute();
    return claimed ?? "checked";
  });
}

/** Locks the customer's row first, as everywhere. */
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
    .where("users.is_active", "=", true)
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

/** Schedules the next attempt, or ends the pass after the last one; the holder is notified. */
async function noteRefusal(trx: Db, deps: ApiDependencies, pass: Due, payment: Payment): Promise<void> {
  const now = deps.clock.now();
  const nextTry = findNextRenewalAt(payment.attempt, now);
  await trx
    .updateTable("passes")
    .set({ failed_tries: payment.attempt, next_try_at: nextTry, ...(nextTry ? {} : { status: "lapsed" as const }) })
    .where("id", "=", pass.id)
    .execute();
  const holder = { ...pass, id: pass.user_id };
  if (!nextTry) return notifyPassHolder(trx, deps, holder, { kind: "ended", why: "unpaid" });
  return notifyPassHolder(trx, deps, holder, {
    kind: "refused",
    until: pass.paid_until,
    isOver: pass.paid_until <= now,
    cents: pass.price_cents,
    nextTry,
  });
}
