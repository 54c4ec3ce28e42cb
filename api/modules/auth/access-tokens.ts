import type { Db } from "@api/dependencies";
import { hashSecret, newSecret } from "@api/secret-token";

const lifetimeDays = 30;

/** Signs a person in for 30 days. Gives the bearer token; only its hash is kept. Clears expired tokens on the way. */
export async function issueAccessToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = newSecret();
  await db.deleteFrom("access_tokens").where("expires_at", "<=", now).execute();
  await db
    .insertInto("access_tokens")
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000),
    })
    .execute();
  return token;
}

export async function revokeAccessToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("access_tokens").where("token_hash", "=", tokenHash).execute();
}

/** Signs a person out everywhere, but for the token `exceptHash` when given. */
export async function revokeAllAccessTokens(db: Db, userId: string, exceptHash: string | null = null): Promise<void> {
  await db
    .deleteFrom("access_tokens")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", exceptHash ?? "")
    .execute();
}
