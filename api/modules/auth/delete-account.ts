import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { endRevokedStreams } from "@api/events/session-watch";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Actor } from "@api/http/router";
import type { Email } from "@api/mail/email";
import { findActivePass, formatPassEndWithAccount } from "@api/modules/passes/pass";
import { generateSecret } from "@api/vault";
import { isInProgress, orderStatuses } from "@domain/orders/order-status";
import { hashPassword, verifyPassword } from "./accounts";
import { keepUsedBenefits } from "./former-customers";

/**
 * Deletes a customer's account. Accounting records stay: orders with the name they were placed under, payments and refunds. All
 * other personal data is removed, and the email address can be used again. Which one-time benefits it had used stays, under a
 * keyed hash of the address.
 * @throws ApiError validation_failed for a wrong password (ten attempts per quarter of an hour); rate_limited; conflict while an
 * order is in progress or money is unsettled
 */
export async function deleteAccount(
  { db, clock, mailer, vault }: ApiDependencies,
  limiter: RateLimiter,
  actor: Actor,
  password: string,
): Promise<void> {
  await limiter.take("passwordProof", actor.id);
  const user = await db
    .selectFrom("users")
    .where("id", "=", actor.id)
    .where("deleted_at", "is", null)
    .select(["password_hash", "first_name"])
    .executeTakeFirst();
  if (!user) throw alreadyDeleted();
  if (!(await verifyPassword(user.password_hash, password))) {
    const message = "Your password is not correct.";
    throw new ApiError("validation_failed", message, { errors: { password: message } });
  }
  await limiter.forget("passwordProof", actor.id);
  const unknownPassword = await hashPassword(generateSecret());
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    await assertNothingUnderWay(trx, actor.id);
    await removeBelongings(trx, actor);
    const now = clock.now();
    const keepsAddress = await keepUsedBenefits(trx, vault, { userId: actor.id, email: actor.email, now });
    const order = await trx.selectFrom("orders").select("id").where("customer_id", "=", actor.id).executeTakeFirst();
    const pass = await findActivePass(trx, actor.id);
    await forgetPerson(trx, actor.id, { unknownPassword, now });
    const passEnd = pass ? formatPassEndWithAccount(pass, now) : null;
    const stored = { keepsAddress, keepsOrders: order !== undefined };
    await mailer.queue(trx, farewell(actor.email, user.first_name, { ...stored, passEnd }));
  });
}

/** Says of what is kept, and of what ended, only what this customer had. */
const farewell = (
  to: string,
  firstName: string,
  stored: { keepsAddress: boolean; keepsOrders: boolean; passEnd: string | null },
): Email => ({
  to,
  template: "account-deleted",
  subject: "Your HalalGo account has been deleted",
  heading: "Your account has been deleted",
  parts: [
    { paragraph: `Hello ${firstName}, your account has been deleted as you asked.` },
    ...(stored.passEnd === null ? [] : [{ paragraph: stored.passEnd }]),
    ...(stored.keepsOrders ? [{ paragraph: "Your orders stay in the restaurants' books, as the law requires." }] : []),
    ...(stored.keepsAddress
      ? [
          {
            paragraph:
              "For two years a scrambled form of your address shows us whether first-order offers were used with it. It cannot be reversed.",
          },
        ]
      : []),
    { paragraph: "If this was not you, please answer this mail." },
  ],
  because: "You get this because there was an account with this address.",
});

/**
 * Stronger than the lock a coupon takes: new orders and payments refer to this row, so they wait for it and are seen by the
 * checks below.
 */
async function lockAccount(trx: Db, userId: string): Promise<void> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw alreadyDeleted();
}

const alreadyDeleted = () => new ApiError("unauthenticated", "This account has been deleted.");

async function assertNothingUnderWay(trx: Db, userId: string): Promise<void> {
  const order = await trx
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", userId)
    .where("status", "in", orderStatuses.filter(isInProgress))
    .executeTakeFirst();
  if (order) {
    const sentence = "You have an order under way. You can delete your account once it is completed or cancelled.";
    throw new ApiError("conflict", sentence);
  }
  const payment = await trx
    .selectFrom("payments")
    .select("id")
    .where("customer_id", "=", userId)
    .where("status", "in", ["open", "charging", "charged", "refunding"])
    .executeTakeFirst();
  const refund = await trx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.id")
    .where("payments.customer_id", "=", userId)
    .where("refunds.status", "=", "pending")
    .executeTakeFirst();
  if (payment || refund) {
    throw new ApiError("conflict", "A payment of yours is still being settled. Please try again in half an hour.");
  }
}

async function removeBelongings(trx: Db, { id, email }: Actor): Promise<void> {
  for (const table of [
    "access_tokens",
    "known_devices",
    "email_confirmations",
    "password_resets",
    "addresses",
    "carts",
    "favourites",
    "guest_notes",
    "notifications",
  ] as const)
    await trx.deleteFrom(table).where("user_id", "=", id).execute();
  await endRevokedStreams(trx);
  for (const [table, column] of [
    ["newsletter_subscriptions", "email"],
    ["demand", "email"],
    ["emails", "recipient"],
  ] as const) {
    await trx
      .deleteFrom(table)
      .where((is) => is(is.fn<string>("lower", [column]), "=", email.toLowerCase()))
      .execute();
  }
}

async function forgetPerson(
  trx: Db,
  userId: string,
  { unknownPassword, now }: { unknownPassword: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      email: `${userId}@deleted.invalid`,
      password_hash: unknownPassword,
      first_name: "Deleted",
      last_name: "account",
      phone: null,
      halal_filters: [],
      is_active: false,
      deleted_at: now,
    })
    .where("id", "=", userId)
    .execute();
  await trx
    .updateTable("orders")
    .set({ customer_phone: null, delivery_address: null, note: null })
    .where("customer_id", "=", userId)
    .execute();
  await trx
    .updateTable("reviews")
    .set({ user_id: null, customer_name: "Former customer" })
    .where("user_id", "=", userId)
    .execute();
  await trx
    .updateTable("passes")
    .set({ status: "lapsed", cancelled_at: now })
    .where("user_id", "=", userId)
    .where("status", "!=", "lapsed")
    .execute();
}
