import type { ExpressionBuilder } from "kysely";
import { auditAccess } from "@api/audit/audit";
import type { Database } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Email } from "@api/mail/email";
import { generateSecret, hashSecret } from "@api/vault";
import { minuteMs } from "@domain/duration";
import { hashPassword, revokeAllAccessTokens, revokeResetLinks } from "./accounts";
import { markEmailConfirmed } from "./email-confirmations";
import { deleteKnownDevices } from "./login";

const lifetimeMinutes = 60;

/** Emails a reset link if the address belongs to an active account; the response is the same either way [AUTH-11]. */
export async function requestPasswordReset(dependencies: ApiDependencies, email: string): Promise<void> {
  const { db, clock, mailer } = dependencies;
  const now = clock.now();
  const user = await db
    .selectFrom("users")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("deleted_at", "is", null)
    .where("is_active", "=", true)
    .select(["id", "email", "first_name"])
    .executeTakeFirst();
  if (!user) return;
  await db.deleteFrom("password_resets").where("expires_at", "<=", now).execute();
  await db.transaction().execute(async (trx) => {
    const link = await createResetLink(trx, { userId: user.id, now, lifetimeMs: lifetimeMinutes * minuteMs });
    await mailer.queue(trx, resetEmail({ to: user.email, firstName: user.first_name, ...link }));
  });
}

/** A link with which this person sets a password once, until it expires: its token, of which only a hash is stored. */
export async function createResetLink(
  trx: Db,
  { userId, now, lifetimeMs }: { userId: string; now: Date; lifetimeMs: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = generateSecret();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await trx
    .insertInto("password_resets")
    .values({ token_hash: hashSecret(token), user_id: userId, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** The email with the link; it is not sent once the link has expired. */
export const resetEmail = ({
  to,
  firstName,
  token,
  expiresAt,
}: {
  to: string;
  firstName: string;
  token: string;
  expiresAt: Date;
}): Email => ({
  to,
  template: "password-reset",
  subject: "Reset your HalalGo password",
  heading: "Set a new password",
  parts: [
    { paragraph: `Hello ${firstName}, here is the link you asked for. It works once, for ${lifetimeMinutes} minutes.` },
    { button: { label: "Set a new password", path: `/auth/reset-password/${token}` } },
    { paragraph: "If you did not ask for this, you can ignore this email. Your password stays as it is." },
  ],
  because: "You get this because somebody asked for a new password for this address.",
  expiresAt,
});

/** The reset of this token, unless it is used or expired. */
const isOpenLink = (token: string, now: Date) => (eb: ExpressionBuilder<Database, "password_resets">) =>
  eb.and([eb("token_hash", "=", hashSecret(token)), eb("used_at", "is", null), eb("expires_at", ">", now)]);

const endedLink = () => new ApiError("validation_failed", "This link is no longer valid. Please ask for a new one.");

/**
 * So that nobody thinks up a password for a dead link. The link stays as it is.
 * @throws ApiError validation_failed when the token is unknown, used or expired
 */
export async function assertResetLink({ db, clock }: ApiDependencies, token: string): Promise<void> {
  const reset = await db
    .selectFrom("password_resets")
    .where(isOpenLink(token, clock.now()))
    .select("user_id")
    .executeTakeFirst();
  if (!reset) throw endedLink();
}

/**
 * Sets a new password with an emailed token, which works once. Ends all of the person's sessions, known devices and other reset
 * links.
 * @throws ApiError validation_failed when the token is unknown, used or expired
 */
export async function resetPassword(
  deps: ApiDependencies,
  limiter: RateLimiter,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const owner = await db.transaction().execute(async (trx) => {
    const reset = await trx
      .updateTable("password_resets")
      .set({ used_at: now })
      .where(isOpenLink(token, now))
      .returning("user_id")
      .executeTakeFirst();
    if (!reset) throw endedLink();
    await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", reset.user_id).execute();
    await revokeResetLinks(trx, reset.user_id);
    await revokeAllAccessTokens(trx, reset.user_id);
    await deleteKnownDevices(trx, reset.user_id);
    await markEmailConfirmed(trx, deps, reset.user_id);
    const found = await trx
      .selectFrom("users")
      .where("id", "=", reset.user_id)
      .select(["id", "email", "role"])
      .executeTakeFirstOrThrow();
    const entry = { at: now, actor: found, account: found, clientAddress, way: "Mailed link" };
    await auditAccess(trx, { ...entry, what: "password-reset" });
    return found;
  });
  // Access to the account's mailbox is sufficient proof, so earlier failed attempts do not count.
  await limiter.forget("loginAccount", owner.email);
}
