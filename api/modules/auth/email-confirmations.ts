import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Email } from "@api/mail/email";
import { generateSecret, hashSecret } from "@api/vault";
import { dayMs } from "@domain/duration";
import { claimUsedBenefits } from "./former-customers";

const lifetimeDays = 7;

/** Whether the owner of an account has confirmed its email address; benefits that are given once per person require it. */
export async function hasConfirmedEmail(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("email_confirmed_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Creates a link that confirms the account's address and returns its path. Deletes expired links. */
export async function createConfirmationPath(trx: Db, userId: string, now: Date): Promise<string> {
  const token = generateSecret();
  await trx.deleteFrom("email_confirmations").where("expires_at", "<=", now).execute();
  const expiresAt = new Date(now.getTime() + lifetimeDays * dayMs);
  await trx
    .insertInto("email_confirmations")
    .values({ token_hash: hashSecret(token), user_id: userId, created_at: now, expires_at: expiresAt })
    .execute();
  return `/auth/confirm-email/${token}`;
}

/**
 * Another address took the place of the account's, and its owner has to confirm it. Run it in a transaction. @returns the path of
 * a link that confirms it
 */
export async function unconfirmEmail(trx: Db, userId: string, now: Date): Promise<string> {
  await trx.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", userId).execute();
  return createConfirmationPath(trx, userId, now);
}

/** Emails the link, unless the address is already confirmed. @returns whether it was sent */
export async function sendConfirmation(
  { db, clock, mailer }: Pick<ApiDependencies, "db" | "clock" | "mailer">,
  userId: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .where("id", "=", userId)
      .where("email_confirmed_at", "is", null)
      .select(["email", "first_name", "role"])
      .executeTakeFirst();
    if (!user) return false;
    const path = await createConfirmationPath(trx, userId, clock.now());
    await mailer.queue(trx, confirmationEmail({ ...user, path }));
    return true;
  });
}

const whatFor = {
  customer: "First-order offers and coupons limited to one per person need it; you can order without it.",
  business: "Your business cannot open before that.",
};

const confirmationEmail = (to: { email: string; first_name: string; role: string; path: string }): Email => ({
  to: to.email,
  template: "confirm-email",
  subject: "Please confirm your email address",
  heading: "Is this your address?",
  parts: [
    {
      paragraph: `Hello ${to.first_name}, please confirm that this is your email address. ${whatFor[to.role === "customer" ? "customer" : "business"]}`,
    },
    { button: { label: "Confirm my email address", path: to.path } },
    {
      paragraph: `The link works for ${lifetimeDays} days. If you have no account at HalalGo, you can ignore this email.`,
    },
  ],
  because: "You get this because an account was opened on HalalGo with this address.",
});

/**
 * Marks the account's address as confirmed; benefits that were used with it before count from now on. Idempotent. Run it in a
 * transaction.
 */
export async function markEmailConfirmed(
  trx: Db,
  { vault, clock }: Pick<ApiDependencies, "vault" | "clock">,
  userId: string,
): Promise<void> {
  const user = await trx
    .updateTable("users")
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${clock.now()})` })
    .where("id", "=", userId)
    .returning("email")
    .executeTakeFirst();
  if (user) await claimUsedBenefits(trx, vault, { userId, email: user.email });
}

/**
 * Confirms an address by the token of an emailed link. Using the link again changes nothing.
 * @returns the address, which may be another account's than the one that is logged in
 * @throws ApiError validation_failed when it is unknown or expired
 */
export async function confirmEmail(
  deps: Pick<ApiDependencies, "db" | "clock" | "vault">,
  token: string,
): Promise<string> {
  const { db, clock } = deps;
  const now = clock.now();
  const link = await db
    .selectFrom("email_confirmations")
    .innerJoin("users", "users.id", "email_confirmations.user_id")
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", now)
    .where("users.deleted_at", "is", null)
    .select(["user_id", "email"])
    .executeTakeFirst();
  if (!link) throw new ApiError("validation_failed", "This link is no longer valid. Please ask for a new one.");
  await db.transaction().execute((trx) => markEmailConfirmed(trx, deps, link.user_id));
  return link.email;
}
