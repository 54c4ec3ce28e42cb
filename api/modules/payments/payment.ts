import { type Selectable, sql } from "kysely";
import type { PaymentsTable, PaymentStatus } from "@api/db/tables/orders";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { getDeclineMessage } from "@api/payments/clover/wire";
import { dayMs, minuteMs } from "@domain/duration";

export type Payment = Selectable<PaymentsTable>;

const checkingSentence =
  "Our card provider did not answer in time. We are checking whether your card was charged, and will tell you within a minute. Do not pay again.";

/** The current payment of a key, or null. */
export async function findPayment(db: Db, key: string): Promise<Payment | null> {
  return (await db.selectFrom("payments").selectAll().where("key", "=", key).executeTakeFirst()) ?? null;
}

/** Every payment made with a key, including those kept under another key (claim.ts); newest first. */
export const listPaymentsByKey = (db: Db, key: string): Promise<Payment[]> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where(sql<string>`split_part(key, '/', 1)`, "=", key)
    .orderBy("created_at", "desc")
    .execute();

/** A hosted page can be paid for 15 minutes; after this time its payment is abandoned. */
export const hostedCheckoutMs = 30 * minuteMs;

/** A payment that took longer to settle is not ordered. */
const tooLateMs = 15 * minuteMs;

export const getPaymentAge = (payment: Payment, now: Date): number =>
  now.getTime() - (payment.claimed_at ?? payment.created_at).getTime();
export const isTooLate = (payment: Payment, now: Date): boolean => getPaymentAge(payment, now) > tooLateMs;

/** The provider's reference of a charge, besides its key. */
export const getChargeReference = ({ id }: Pick<Payment, "id">): string => id.replaceAll("-", "").slice(0, 12);

/** The current payment row; its id is stable, while its key may move to a newer payment. */
export const getPayment = (db: Db, { id }: Pick<Payment, "id">): Promise<Payment> =>
  db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Whether money was charged and not refunded. */
export const isPaid = (payment: Payment): boolean => payment.status === "charged" || payment.status === "ordered";

/** The response of a successful charge, identical for repeated calls. */
export const toChargeResult = (payment: Payment) => ({
  transactionId: payment.charge_id ?? "",
  amount: payment.amount_cents,
  currency: payment.currency,
  orderId: payment.order_id,
});

export const declinedError = (payment: Payment): ApiError =>
  new ApiError("payment_declined", getDeclineMessage(payment.decline_code));
export const stillCheckingError = (): ApiError => new ApiError("provider_unavailable", checkingSentence);

/** Whether a write violated the index payments_one_live_per_cart. */
export const isSecondPaymentOfCart = (error: unknown): boolean => breaks(error, "payments_one_live_per_cart");

/** Whether a write violated the index payments_one_per_pass_month. */
export const isSecondPaymentOfMonth = (error: unknown): boolean => breaks(error, "payments_one_per_pass_month");

const breaks = (error: unknown, index: string): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === index;

/** How many are settled in one round. */
const batch = 50;

/** Concurrency: a slow response must not delay all others. */
const width = 5;

/**
 * Payments in a status since `before` or longer (default: any time). Those checked least recently come first and are marked as
 * checked: processes share the work, and one failing payment blocks none.
 */
export async function claimUnsettled(
  deps: Pick<ApiDependencies, "db" | "clock">,
  status: PaymentStatus,
  before?: Date,
): Promise<Payment[]> {
  let standing = deps.db.selectFrom("payments").select("id").where("status", "=", status);
  if (before) standing = standing.where("updated_at", "<", before);
  return deps.db
    .updateTable("payments")
    .set({ updated_at: deps.clock.now() })
    .where("id", "in", standing.orderBy("updated_at").limit(batch).forUpdate().skipLocked())
    .where("status", "=", status)
    .returningAll()
    .execute();
}

/** Runs `work` on each, some at a time; it reports its own errors. Starts no new ones after the signal is aborted. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined && !signal?.aborted; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}

/**
 * The number of payments by status: those of the last 24 hours, and all older unsettled ones (open, charging, charged,
 * refunding). For monitoring; both parts use an index.
 */
export async function countPayments({
  db,
  clock,
}: Pick<ApiDependencies, "db" | "clock">): Promise<Map<string, number>> {
  const dayAgo = new Date(clock.now().getTime() - dayMs);
  const { rows } = await sql<{ status: string; payments: number }>`
    select status, count(*) as payments from (
      select status from payments where created_at >= ${dayAgo}
      union all
      select status from payments
      where created_at < ${dayAgo} and status in ('open', 'charging', 'charged', 'refunding')
    ) counted group by status`.execute(db);
  return new Map(rows.map(({ status, payments }) => [status, payments]));
}
