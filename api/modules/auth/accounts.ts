import { sql } from "kysely";
import type * as z from "zod";
import { auditAccess } from "@api/audit/audit";
import type { UserRole } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { endRevokedStreams } from "@api/events/session-watch";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Actor } from "@api/http/router";
import { generateSecret, hashSecret } from "@api/vault";
import type { signupRequest, User } from "@domain/contract/accounts/auth";
import { dayMs } from "@domain/duration";

type NewAccount = z.infer<typeof signupRequest> & {
  role: UserRole;
  phone?: string | null;
  /** Whether the owner has confirmed the address, for example by an emailed link. */
  isConfirmed: boolean;
};

/** argon2id with 19 MiB and two passes (the library's defaults, which are OWASP's). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(password);
}

/** Creates an account and returns its id. Email addresses are unique, ignoring case. @throws ApiError email_taken */
export async function createAccount(db: Db, { password, ...account }: NewAccount, now: Date): Promise<string> {
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) }, now);
}

/** As createAccount, for a transaction that must not wait for the hashing. */
export async function insertAccount(
  db: Db,
  account: Omit<NewAccount, "password"> & { passwordHash: string },
  now: Date,
): Promise<string> {
  const created = await db
    .insertInto("users")
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone ?? null,
      role: account.role,
      created_at: now,
      email_confirmed_at: account.isConfirmed ? now : null,
    })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (created) return created.id;
  throw emailTakenError();
}

/** The error for an email address that already has an account. */
export function emailTakenError(): ApiError {
  const message = "An account with this email already exists.";
  return new ApiError("email_taken", message, { errors: { email: message } });
}

interface PasswordChange {
  actor: Actor;
  clientAddress: string;
  currentPassword: string;
  newPassword: string;
  /** Revokes all tokens but the one of the current request. */
  tokenHash: string | null;
}

/** @throws ApiError validation_failed when the current password is wrong (ten attempts per quarter of an hour); rate_limited */
export async function changePassword(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  limiter: RateLimiter,
  change: PasswordChange,
): Promise<void> {
  const { actor, clientAddress } = change;
  const entry = { at: clock.now(), actor, account: actor, clientAddress, way: "Password" };
  await limiter.take("passwordProof", actor.id);
  const user = await db
    .selectFrom("users")
    .where("id", "=", actor.id)
    .select("password_hash")
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(user.password_hash, change.currentPassword))) {
    await auditAccess(db, { ...entry, what: "refused", reason: "Wrong current password, to change it" });
    const message = "Your current password is not correct.";
    throw new ApiError("validation_failed", message, { errors: { current_password: message } });
  }
  await limiter.forget("passwordProof", actor.id);
  const passwordHash = await hashPassword(change.newPassword);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", actor.id).execute();
    await revokeAllAccessTokens(trx, actor.id, change.tokenHash);
    await revokeResetLinks(trx, actor.id);
    await auditAccess(trx, { ...entry, what: "password-changed" });
  });
}

const lifetimeDays = 30;

/** Creates a bearer token, valid for 30 days, and returns it; only its hash is stored. Deletes the person's expired tokens. */
export async function issueAccessToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = generateSecret();
  await db.deleteFrom("access_tokens").where("expires_at", "<=", now).execute();
  await db
    .insertInto("access_tokens")
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeDays * dayMs),
    })
    .execute();
  return token;
}

/** Ends one session, by its token's hash, and its event streams. */
export async function revokeAccessToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("access_tokens").where("token_hash", "=", tokenHash).execute();
  await endRevokedStreams(db);
}

/** Revokes all of a person's tokens, and their event streams, except the one with the hash `exceptHash`. */
export async function revokeAllAccessTokens(db: Db, userId: string, exceptHash: string | null = null): Promise<void> {
  await db
    .deleteFrom("access_tokens")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", exceptHash ?? "")
    .execute();
  await endRevokedStreams(db);
}

/** Ends the links that were mailed for a new password: whoever got hold of one would undo a password set since. */
export async function revokeResetLinks(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

/**
 * Ends every link that was mailed to an account's address, when another one takes its place: whoever reads the former mailbox must
 * neither set a password nor confirm an address that is not theirs.
 */
export async function revokeMailedLinks(trx: Db, userId: string): Promise<void> {
  await revokeResetLinks(trx, userId);
  await trx.deleteFrom("email_confirmations").where("user_id", "=", userId).execute();
}

let dummyHash: Promise<string> | undefined;

/** Whether the password is right. Without a hash (no such account) it takes the same time and returns false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await import("@node-rs/argon2");
  dummyHash ??= hashPassword("nobody's password");
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && matches;
}

interface Membership {
  id: string;
  name: string;
  status: string;
  role: string;
}

/** A person as login and profile return it, with the restaurants they work at, the active one first. @throws not_found */
export async function getProfile(db: Db, userId: string) {
  const row = await db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .select(["id", "email", "first_name", "last_name", "phone", "role", "prayer_asr", "version"])
    .select((is) => is("email_confirmed_at", "is not", null).$castTo<boolean>().as("email_confirmed"))
    .select(
      sql<Membership[]>`(
        select coalesce(
          json_agg(
            json_build_object(
              'id', restaurants.id, 'name', restaurants.name, 'status', restaurants.status, 'role', restaurant_members.role)
            order by restaurant_members.created_at, restaurants.position),
          '[]')
        from restaurant_members join restaurants on restaurants.id = restaurant_members.restaurant_id
        where restaurant_members.user_id = users.id and restaurants.deleted_at is null)`.as("restaurants"),
    )
    .executeTakeFirst();
  if (!row) throw notFound("Account");
  return row satisfies User;
}
