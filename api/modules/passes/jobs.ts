import type { ApiDependencies, Db } from "@api/dependencies";
import { ProviderUnavailable } from "@api/payments/provider";
import { reminderMs } from "@domain/promotions/pass";
import { tellHolder } from "./news";
import { chargeDuePasses } from "./renewal";

const batch = 50;

/**
 * Everything that happens to passes by the clock: renewals, ends, reminders, cards that are no longer needed. Safe in several
 * processes; what fails is logged, does not keep the rest from happening, and is tried again.
 */
export async function renewPasses(deps: ApiDependencies): Promise<void> {
  for (const step of [chargeDuePasses, endPasses, remindHolders, forgetUnusedCards]) {
    await step(deps).catch((error: unknown) => deps.logger.error({ err: error }, `Go Pass: ${step.name} failed`));
  }
}

/** Ends the passes whose paid month is over and that nobody renews, and tells their holders. Safe in several processes. */
async function endPasses(deps: ApiDependencies): Promise<void> {
  const now = deps.clock.now();
  await eachPass(deps, async (trx) => {
    const pass = await passesWithHolder(trx)
      .where("passes.status", "!=", "lapsed")
      .where("passes.paid_until", "<=", now)
      .where((is) => is.or([is("passes.status", "=", "cancelled"), is("passes.card_id", "is", null)]))
      .executeTakeFirst();
    if (!pass) return false;
    await trx.updateTable("passes").set({ status: "lapsed" }).where("id", "=", pass.passId).execute();
    const why = pass.status === "cancelled" ? "cancelled" : "not renewed";
    await tellHolder(trx, deps, pass, { kind: "ended", why });
    return true;
  });
}

/** Tells the holders of passes that do not renew by themselves, once, that the end is near. */
async function remindHolders(deps: ApiDependencies): Promise<void> {
  const now = deps.clock.now();
  await eachPass(deps, async (trx) => {
    const pass = await passesWithHolder(trx)
      .where("passes.status", "=", "active")
      .where("passes.card_id", "is", null)
      .where("passes.reminded_at", "is", null)
      .where("passes.paid_until", ">", now)
      .where("passes.paid_until", "<=", new Date(now.getTime() + reminderMs))
      .executeTakeFirst();
    if (!pass) return false;
    await trx.updateTable("passes").set({ reminded_at: now }).where("id", "=", pass.passId).execute();
    await tellHolder(trx, deps, pass, { kind: "ending", until: pass.until });
    return true;
  });
}

/** Has the provider remove kept cards that no pass and no payment under way needs: of passes that ended, accounts that are gone. */
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
      is.not(
        is.exists(
          is
            .selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.customer_id", "=", "cards_on_file.user_id")
            .where("payments.purpose", "=", "pass")
            .where("payments.status", "in", ["charging", "charged"]),
        ),
      ),
    )
    .limit(batch)
    .execute();
  for (const card of unused) {
    try {
      await payments.forgetCard({ customerId: card.id, sourceId: card.source_id });
      await db.deleteFrom("cards_on_file").where("id", "=", card.id).execute();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      logger.warn({ err: error }, "A kept card is still to be removed at the provider");
    }
  }
}

const passesWithHolder = (trx: Db) =>
  trx
    .selectFrom("users")
    .innerJoin("passes", "passes.user_id", "users.id")
    .select(["passes.id as passId", "passes.status", "passes.paid_until as until"])
    .select(["users.id", "users.email", "users.first_name"])
    .limit(1)
    .forUpdate()
    .skipLocked();

/** One transaction a pass, until `handle` finds none. */
async function eachPass({ db }: ApiDependencies, handle: (trx: Db) => Promise<boolean>): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    if (!(await db.transaction().execute(handle))) return;
  }
}
