import { auditAccess } from "@api/audit/access";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError, RateLimited } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Email } from "@api/mail/email";
import { issueAccessToken } from "./access-tokens";
import { findKnownDevice, rememberDevice } from "./known-devices";
import { loginLimits } from "./login-limits";
import { isPassword } from "./password";
import { loadProfile } from "./profile";

interface Attempt {
  email: string;
  password: string;
  clientAddress: string;
  /** Secrets of devices, as the caller names them. */
  devices: readonly string[];
}

/**
 * Signs a person in. How often it may be tried: ./login-limits.
 * @throws ApiError invalid_credentials, with one text and in one time for an unknown e-mail and a wrong password; forbidden
 * for a deactivated account whose password fits; rate_limited
 */
export async function logIn(deps: ApiDependencies, limiter: RateLimiter, attempt: Attempt) {
  const { db, clock } = deps;
  const { email, password, clientAddress, devices } = attempt;
  const found = await db
    .selectFrom("users")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("deleted_at", "is", null)
    .select(["id", "email", "first_name", "password_hash", "is_active", "role"])
    .executeTakeFirst();
  const device = await findKnownDevice(db, found?.id, devices, clock.now());
  const limits = loginLimits(limiter, { email, clientAddress, device });
  const { isTelling } = await limits.take();
  const fits = await isPassword(found?.password_hash, password);
  const entry = {
    at: clock.now(),
    account: found ? { id: found.id } : { email },
    clientAddress,
    way: device ? "Password, on a known device" : "Password",
  };
  if (!found || !fits) {
    const reason = found ? "Wrong password" : "No such account";
    await auditAccess(db, { ...entry, what: "refused", actor: null, reason });
    if (found?.is_active && isTelling) await tellOfGuesses(deps, limiter, found);
    throw new ApiError("invalid_credentials", "Invalid email or password.");
  }
  if (!found.is_active) {
    await auditAccess(db, { ...entry, what: "refused", actor: found, reason: "The account is deactivated" });
    throw new ApiError("forbidden", "This account has been deactivated. Please contact support.");
  }
  await limits.succeeded();
  await auditAccess(db, { ...entry, what: "signed-in", actor: found });
  return signedIn(deps, found.id, device);
}

/**
 * What login and sign-up answer: a new token, the person, their active restaurant, and the secret of the device, which is
 * known from now on (`device`: it was before).
 */
export async function signedIn({ db, clock }: Pick<ApiDependencies, "db" | "clock">, userId: string, device?: string) {
  const user = await loadProfile(db, userId);
  const accessToken = await issueAccessToken(db, userId, clock.now());
  const deviceToken = await rememberDevice(db, userId, device, clock.now());
  return { access_token: accessToken, user, restaurant: user.restaurants[0] ?? null, device_token: deviceToken };
}

interface Guessed {
  id: string;
  email: string;
  first_name: string;
}

/** Tells the owner of an account by mail that somebody guesses at its password; once a day at most. */
async function tellOfGuesses(
  { db, mailer }: Pick<ApiDependencies, "db" | "mailer">,
  limiter: RateLimiter,
  { id, email, first_name: firstName }: Guessed,
): Promise<void> {
  try {
    await limiter.take("loginNotice", id);
  } catch (error) {
    if (error instanceof RateLimited) return;
    throw error;
  }
  await db.transaction().execute((trx) => mailer.queue(trx, guessesEmail({ to: email, firstName })));
}

const guessesEmail = ({ to, firstName }: { to: string; firstName: string }): Email => ({
  to,
  template: "login-guesses",
  subject: "Somebody tries to log in to your HalalGo account",
  heading: "Was this you?",
  parts: [
    {
      paragraph: `Hello ${firstName}, a wrong password for your account has been entered many times within the last hour, on a device that you have not used before. Nobody got in that way.`,
    },
    { paragraph: "If it was you, you need not do anything: wait a few minutes and try again, or set a new password." },
    {
      paragraph:
        "If it was not, your account stays yours. Where you log in already you can go on as usual. If you use the same password elsewhere, please set a new one here.",
    },
    { button: { label: "Set a new password", path: "/auth/forgot-password" } },
  ],
  because: "You get this, once a day at most, because wrong passwords were entered for the account of this address.",
});
