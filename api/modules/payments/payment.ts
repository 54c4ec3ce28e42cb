import { type Selectable, sql } from "kysely";
import type { PaymentsTable } from "@api/db/tables/orders";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { declineSentence } from "../../payments/clover/wire";

export type Payment = Selectable<PaymentsTable>;

const checkingSentence =
  "Our card provider did not answer in time. We are checking whether your card was charged, and will tell you within a minute. Do not pay again.";

/** The payment that a key names now, or null. */
export async function findPayment(db: Db, key: string): Promise<Payment | null> {
  return (await db.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirst()) ?? null;
}

/** Every payment made with a key, also those that keep their row under a name of their own (claim.ts); the newest first. */
export const paymentsOfKey = (db: Db, key: string): Promise<Payment[]> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where(sql<string>`split_part(key, '/', 1)`, "=", key)
    .orderBy("created_at", "desc")
    .execute();

/** A hosted page can be paid for 15 minutes; after this long its payment is given up. */
export const hostedMs = 30 * 60_000;
/** Food is not cooked for a payment that took longer than this to be settled. */
const tooLateMs = 15 * 60_000;

export const ageOf = (payment: Payment, now: Date): number =>
  now.getTime() - (payment.claimed_at ?? payment.created_at).getTime();
export const isTooLate = (payment: Payment, now: Date): boolean => ageOf(payment, now) > tooLateMs;

/** What the provider knows a charge by, besides its key. */
export const referenceOf = ({ id }: Pick<Payment, "id">): string => id.replaceAll("-", "").slice(0, 12);

/** The payment as it is now; its id stays while its key may pass on to a newer payment. */
export const readPayment = (db: Db, { id }: Pick<Payment, "id">): Promise<Payment> =>
  db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Whether money was taken and not given back. */
export const isPaid = (payment: Payment): boolean => payment.status === "charged" || payment.status === "ordered";

/** What a paid call answers, the same however often it is asked. */
export const chargeOf = (payment: Payment) => ({
  transactionId: payment.charge_id ?? "",
  amount: payment.amount_cents,
  currency: payment.currency,
  orderId: payment.order_id,
});

export const declined = (payment: Payment): ApiError =>
  new ApiError("payment_declined", declineSentence(payment.decline_code));
export const stillChecking = (): ApiError => new ApiError("provider_unavailable", checkingSentence);

/** Whether a write broke the rule that one cart is paid for once (index payments_one_live_per_cart). */
export const isSecondPaymentOfCart = (error: unknown): boolean => breaks(error, "payments_one_live_per_cart");

/** Whether a write broke the rule that a month of a pass is paid for once (index payments_one_per_pass_month). */
export const isSecondPaymentOfMonth = (error: unknown): boolean => breaks(error, "payments_one_per_pass_month");

const breaks = (error: unknown, index: string): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === index;
