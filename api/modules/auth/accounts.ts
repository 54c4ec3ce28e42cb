import type * as z from "zod";
import { auditAccess } from "@api/audit/access";
import type { UserRole } from "@api/db/tables/people";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import type { RateLimiter } from "@api/http/rate-limit";
import type { signupRequest } from "@domain/contract/accounts/auth";
import { revokeAllAccessTokens } from "./access-tokens";
import { hashPassword, isPassword } from "./password";

type NewAccount = z.infer<typeof signupRequest> & {
  role: UserRole;
  phone?: string | null;
  /** Whether its owner has shown, by a mailed link for example, that the address is theirs. */
  isConfirmed: boolean;
};

/** Makes an account; e-mail addresses are unique whatever their case. Gives its id. @throws ApiError email_taken */
export async function createAccount(db: Db, { password, ...account }: NewAccount, now: Date): Promise<string> {
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) }, now);
}

/** As createAccount, for a transaction that is not to wait for the hashing. */
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
  throw emailTaken();
}

export function emailTaken(): ApiError {
  const message = "An account with this email already exists.";
  return new ApiError("email_taken", message, { errors: { email: message } });
}

interface PasswordChange {
  actor: Actor;
  clientAddress: string;
  currentPassword: string;
  newPassword: string;
  /** The token of the call itself stays; all others end. */
  tokenHash: string | null;
}

/** @throws ApiError validation_failed when the current password is wrong, of which there may be ten a quarter of an hour; rate_limited */
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
  if (!(await isPassword(user.password_hash, change.currentPassword))) {
    await auditAccess(db, { ...entry, what: "refused", reason: "Wrong current password, to change it" });
    const message = "Your current password is not correct.";
    throw new ApiError("validation_failed", message, { errors: { current_password: message } });
  }
  await limiter.forget("passwordProof", actor.id);
  const passwordHash = await hashPassword(change.newPassword);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", actor.id).execute();
    await revokeAllAccessTokens(trx, actor.id, change.tokenHash);
    await auditAccess(trx, { ...entry, what: "password-changed" });
  });
}
