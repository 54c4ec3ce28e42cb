import type { ApiDependencies } from "@api/dependencies";
import type { ChargeOutcome } from "@api/payments/provider";
import type { Payment } from "./payment";

/**
 * The kept card a pass is paid with: the one it has, or the one whose token came with the payment, which is kept now. The card
 * is stored before it is charged, so that repeating the payment charges the same card under the same key.
 * @throws ProviderUnavailable when it is not known whether the card was kept; nothing was charged
 */
export async function cardOnFile(deps: ApiDependencies, payment: Payment): Promise<{ id: string } | ChargeOutcome> {
  if (payment.card_id) return { id: payment.card_id };
  const { db, clock } = deps;
  const owner = await db
    .selectFrom("users")
    .select(["id", "email", "first_name as firstName", "last_name as lastName"])
    .where("id", "=", payment.customer_id)
    .executeTakeFirstOrThrow();
  const { id: userId, ...customer } = owner;
  const saved = await deps.payments.saveCard({ token: payment.source_token ?? "", customer });
  if (saved.kind === "declined") return saved;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("cards_on_file")
      .values({ id: saved.customerId, source_id: saved.sourceId, user_id: userId, created_at: clock.now() })
      .execute();
    // The time moves on too: settlement leaves alone what is under way.
    await trx
      .updateTable("payments")
      .set({ card_id: saved.customerId, updated_at: clock.now() })
      .where("id", "=", payment.id)
      .where("attempt", "=", payment.attempt)
      .where("status", "=", "charging")
      .execute();
  });
  return { id: saved.customerId };
}
