import { formatCents } from "@domain/money";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import type { Payment } from "./payment";
import { addRefund } from "./refunds";

export const tookTooLong = "It took too long to confirm your payment.";

/** Takes a charged payment back and tells the customer why; nothing happens once what was paid for has been given. */
export const giveBack = (deps: ApiDependencies, payment: Payment, reason: string): Promise<void> =>
  deps.db.transaction().execute((trx) => giveBackIn(trx, deps, payment, reason));

/** As giveBack, within the caller's transaction. */
export async function giveBackIn(
  trx: Db,
  { events, clock }: Pick<ApiDependencies, "events" | "clock">,
  payment: Payment,
  reason: string,
): Promise<void> {
  const taken = await trx
    .updateTable("payments")
    .set({ status: payment.amount_cents > 0 ? "refunding" : "abandoned", updated_at: clock.now() })
    .where("id", "=", payment.id)
    .where("status", "=", "charged")
    .returningAll()
    .executeTakeFirst();
  if (!taken || taken.amount_cents === 0) return;
  const amountCents = taken.amount_cents;
  await addRefund(trx, taken, { reason, actorId: null, borneBy: "platform", amountCents, left: amountCents });
  if (!taken.customer_id) return;
  const back = `${formatCents(amountCents)} goes back to your card.`;
  const notice =
    taken.purpose === "order"
      ? { body: `${reason} Your order was not placed, and ${back}`, link: "/orders" }
      : { body: `${reason} ${back}`, link: "/go-pass" };
  await notify(trx, events, [taken.customer_id], { kind: "refund", title: "Your payment is given back", ...notice });
}
