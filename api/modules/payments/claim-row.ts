import { type Insertable, sql } from "kysely";
import type { PaymentsTable } from "@api/db/tables/orders";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Payment } from "./payment";

/** What to do with a payment: charge a card now, or wait for a hosted payment page. */
export type PaymentStart = { status: "charging"; token: string | null; clientAddress: string } | { status: "open" };

type Paid = Pick<
  Insertable<PaymentsTable>,
  "purpose" | "restaurant_id" | "cart_id" | "choices" | "quote" | "pass_id" | "pass_paid_until" | "card_id"
>;

/**
 * Takes a key for a payment, in the caller's transaction. One statement decides: of several calls with a key one gets the
 * payment, the others null. Declined and given-up payments are claimed again with the next attempt, for another card; money given back, and
 * hosted pages that may still be paid, stay as they are under a name of their own.
 */
export async function claimRow(
  trx: Db,
  claim: { key: string; customerId: string; amountCents: number; currency: string; start: PaymentStart; now: Date },
  paid: { [column in keyof Paid]-?: Exclude<Paid[column], undefined> },
): Promise<Payment | null> {
  const { start, now } = claim;
  const token = start.status === "charging" ? start.token : null;
  const archived = await trx
    .updateTable("payments")
    .set({ key: sql`key || '/' || id` })
    .where("key", "=", claim.key)
    .where((where) =>
      where.or([
        where("status", "in", ["refunding", "refunded"]),
        where.and([where("status", "in", ["open", "abandoned"]), where("checkout_session_id", "is not", null)]),
      ]),
    )
    .returning("attempt")
    .executeTakeFirst();
  const values = {
    ...paid,
    customer_id: claim.customerId,
    status: start.status,
    amount_cents: claim.amountCents,
    currency: claim.currency,
    source_token: token,
    client_address: start.status === "charging" ? start.clientAddress : null,
    decline_code: null,
    claimed_at: now,
    updated_at: now,
  };
  const claimed = await trx
    .insertInto("payments")
    .values({ ...values, key: claim.key, attempt: (archived?.attempt ?? 0) + 1, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ ...values, attempt: sql`payments.attempt + 1` })
        .where("payments.status", "in", ["open", "declined", "abandoned"])
        .where("payments.checkout_session_id", "is", null)
        .where("payments.customer_id", "=", claim.customerId)
        // A token works once: its decline is the answer to every call that brings it.
        .where(sql<boolean>`(${token}::text is null or payments.source_token is distinct from ${token})`),
    )
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/**
 * Waits for a deletion of the account that is under way, and for other claims of its customer; nobody is charged for an account
 * that is gone. With "no key update" rows that only refer to the customer do not wait.
 */
export async function lockOpenAccount(trx: Db, customerId: string, lock: "no key update" | "update"): Promise<void> {
  const account = trx.selectFrom("users").select("id").where("id", "=", customerId).where("deleted_at", "is", null);
  const locked = lock === "update" ? account.forUpdate() : account.forNoKeyUpdate();
  if (!(await locked.executeTakeFirst())) throw new ApiError("unauthenticated", "This account has been deleted.");
}
