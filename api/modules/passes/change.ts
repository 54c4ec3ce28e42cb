import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { lockOpenAccount } from "@api/modules/payments/claim-row";
import { firstTryAt } from "@domain/promotions/pass";
import { passPaymentUnderWay } from "./claim";
import { type Pass, runningPass } from "./pass";

/**
 * Ends the renewal; the pass stays good to the end of its paid month. Cancelling twice changes nothing.
 * @throws ApiError not_found without a pass, conflict when it does not renew, payment_in_progress while it is charged
 */
export const cancelPass = (deps: Pick<ApiDependencies, "db" | "clock">, userId: string): Promise<void> =>
  changePass(deps, userId, async (trx, pass) => {
    if (pass.status === "cancelled") return;
    if (!pass.card_id)
      throw new ApiError("conflict", "Your Go Pass does not renew by itself. There is nothing to cancel.");
    if (await passPaymentUnderWay(trx, userId)) {
      throw new ApiError("payment_in_progress", "Your Go Pass is being renewed at this moment. Try again in a minute.");
    }
    await trx
      .updateTable("passes")
      .set({ status: "cancelled", cancelled_at: deps.clock.now(), next_try_at: null })
      .where("id", "=", pass.id)
      .execute();
  });

/**
 * Takes a cancellation back before the paid month ends: the pass renews again, at the price it has.
 * @throws ApiError not_found without a pass, conflict when its month is over
 */
export const resumePass = (deps: Pick<ApiDependencies, "db" | "clock">, userId: string): Promise<void> =>
  changePass(deps, userId, async (trx, pass) => {
    if (pass.status === "active") return;
    const now = deps.clock.now();
    if (pass.paid_until <= now) throw new ApiError("conflict", "Your Go Pass has ended. Start a new one.");
    const first = firstTryAt(pass.paid_until);
    await trx
      .updateTable("passes")
      .set({ status: "active", cancelled_at: null, next_try_at: first > now ? first : now })
      .where("id", "=", pass.id)
      .execute();
  });

function changePass(
  { db }: Pick<ApiDependencies, "db">,
  userId: string,
  change: (trx: Db, pass: Pass) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, userId, "update");
    const pass = await runningPass(trx, userId, true);
    if (!pass) throw new ApiError("not_found", "You have no Go Pass.");
    await change(trx, pass);
  });
}
