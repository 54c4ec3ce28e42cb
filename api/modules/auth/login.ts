import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import { issueAccessToken } from "./access-tokens";
import { isPassword } from "./password";
import { loadProfile } from "./profile";

interface Attempt {
  email: string;
  password: string;
  clientAddress: string;
}

/**
 * Signs a person in.
 * @throws ApiError invalid_credentials, with one text and in one time for an unknown e-mail and a wrong password; forbidden
 * for a deactivated account whose password fits; rate_limited after too many failures.
 */
export async function logIn({ db, clock }: ApiDependencies, limiter: RateLimiter, attempt: Attempt) {
  const { email, password, clientAddress } = attempt;
  await limiter.check("loginAddress", clientAddress);
  await limiter.check("loginAccount", email);
  const found = await db
    .selectFrom("users")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("deleted_at", "is", null)
    .select(["id", "password_hash", "is_active"])
    .executeTakeFirst();
  const fits = await isPassword(found?.password_hash, password);
  if (!found || !fits) {
    await limiter.count("loginAddress", clientAddress);
    await limiter.count("loginAccount", email);
    throw new ApiError("invalid_credentials", "Invalid email or password.");
  }
  // Once more: of many guesses sent at once, all passed the first check.
  await limiter.check("loginAccount", email);
  if (!found.is_active) {
    throw new ApiError("forbidden", "This account has been deactivated. Please contact support.");
  }
  await limiter.forget("loginAccount", email);
  return signedIn({ db, clock }, found.id);
}

/** What login and sign-up answer: a new token, the person, and their active restaurant. */
export async function signedIn({ db, clock }: Pick<ApiDependencies, "db" | "clock">, userId: string) {
  const user = await loadProfile(db, userId);
  const accessToken = await issueAccessToken(db, userId, clock.now());
  return { access_token: accessToken, user, restaurant: user.restaurants[0] ?? null };
}
