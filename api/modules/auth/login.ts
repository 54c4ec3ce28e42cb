import { auditAccess } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, RateLimitedError } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Email } from "@api/mail/email";
import { generateSecret, hashSecret } from "@api/vault";
import { addressRange } from "@domain/accounts/client-address";
import { dayMs } from "@domain/duration";
import { getProfile, issueAccessToken, verifyPassword } from "./accounts";

interface Attempt {
  email: string;
  password: string;
  clientAddress: string;
  /** Device secrets sent by the caller. */
  devices: readonly string[];
}

/**
 * Limits on password attempts. Ten per quarter of an hour from one address for one account, so that an attacker cannot lock
 * others out. Wider limits: a hundred per hour for one account from anywhere, a hundred per quarter of an hour from one address.
 * A known device has ten attempts of its own.
 */
const loginLimits = (limiter: RateLimiter, { email, clientAddress, device }: Guess) => {
  const pair = `${email.toLowerCase()} ${addressRange(clientAddress)}`;
  const own = device && hashSecret(device);
  return {
    /**
     * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Returns whether the
     * owner should now be warned about attempts from unknown devices.
     * @throws ApiError rate_limited
     */
    async take(): Promise<{ isWarningDue: boolean }> {
      if (own) {
        await limiter.take("loginDevice", own);
        return { isWarningDue: false };
      }
      await limiter.take("loginPair", pair);
      await limiter.take("loginAddress", clientAddress);
      return { isWarningDue: (await limiter.take("loginAccount", email)) >= warningFailures };
    },
    /** After a correct password: resets this caller's attempts. */
    async succeeded(): Promise<void> {
      if (own) return limiter.forget("loginDevice", own);
      await limiter.forget("loginPair", pair);
      await limiter.release("loginAddress", clientAddress);
      await limiter.release("loginAccount", email);
    },
  };
};

/**
 * Logs a person in.
 * @throws ApiError invalid_credentials, with the same text and timing for an unknown email and a wrong password; forbidden for a
 * deactivated account whose password is right; rate_limited
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
  const { isWarningDue } = await limits.take();
  const fits = await verifyPassword(found?.password_hash, password);
  const entry = {
    at: clock.now(),
    account: found ? { id: found.id } : { email },
    clientAddress,
    way: device ? "Password, on a known device" : "Password",
  };
  if (!found || !fits) {
    const reason = found ? "Wrong password" : "No such account";
    await auditAccess(db, { ...entry, what: "refused", actor: null, reason });
    if (found?.is_active && isWarningDue) await warnOfGuesses(deps, limiter, found);
    throw new ApiError("invalid_credentials", "Invalid email or password.");
  }
  if (!found.is_active) {
    await auditAccess(db, { ...entry, what: "refused", actor: found, reason: "The account is deactivated" });
    throw new ApiError("forbidden", "This account has been deactivated. Please contact support.");
  }
  await limits.succeeded();
  await auditAccess(db, { ...entry, what: "signed-in", actor: found });
  return openSession(deps, found.id, device);
}

/**
 * The response of login and sign-up: a new token, the person, their active restaurant, and the secret of the device, which is
 * known from now on (`device`: it already was).
 */
export async function openSession(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  userId: string,
  device?: string,
) {
  const user = await getProfile(db, userId);
  const accessToken = await issueAccessToken(db, userId, clock.now());
  const deviceToken = await rememberDevice(db, userId, device, clock.now());
  return { access_token: accessToken, user, restaurant: user.restaurants[0] ?? null, device_token: deviceToken };
}

interface Guessed {
  id: string;
  email: string;
  first_name: string;
}

/** Emails the owner that somebody is guessing the password; at most once a day. */
async function warnOfGuesses(
  { db, mailer }: Pick<ApiDependencies, "db" | "mailer">,
  limiter: RateLimiter,
  { id, email, first_name: firstName }: Guessed,
): Promise<void> {
  try {
    await limiter.take("loginNotice", id);
  } catch (error) {
    if (error instanceof RateLimitedError) return;
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

interface Guess {
  email: string;
  clientAddress: string;
  /** The secret of a device on which this person logged in before. */
  device: string | undefined;
}

/** The number of wrong passwords within an hour at which the owner is warned. */
const warningFailures = 10;

const lifetimeDays = 180;
const getExpiry = (now: Date) => new Date(now.getTime() + lifetimeDays * dayMs);

/** The request header with the secrets of the person's known devices, separated by commas. */
export const knownDevicesHeader = "x-known-devices";

/** Parses the header, ignoring malformed secrets. */
export const parseKnownDevices = (header: string | undefined): string[] =>
  (header ?? "")
    .split(",")
    .map((token) => token.trim())
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, 5);

/** The id of the known device among these, or undefined. */
async function findKnownDevice(
  db: Db,
  userId: string | undefined,
  devices: readonly string[],
  now: Date,
): Promise<string | undefined> {
  if (devices.length === 0) return undefined;
  const hashes = new Map(devices.map((token) => [hashSecret(token), token]));
  const row = await db
    .selectFrom("known_devices")
    .where("token_hash", "in", [...hashes.keys()])
    .where("user_id", "=", userId ?? "00000000-0000-0000-0000-000000000000")
    .where("expires_at", ">", now)
    .select("token_hash")
    .executeTakeFirst();
  return row && hashes.get(row.token_hash);
}

/**
 * Remembers the device for 180 days after its last login. Returns its secret: the one it has (`known`) or a new one; only the
 * hash is stored. Deletes expired devices.
 */
async function rememberDevice(db: Db, userId: string, known: string | undefined, now: Date): Promise<string> {
  const token = known ?? generateSecret();
  await db.deleteFrom("known_devices").where("expires_at", "<=", now).execute();
  await db
    .insertInto("known_devices")
    .values({ token_hash: hashSecret(token), user_id: userId, created_at: now, expires_at: getExpiry(now) })
    .onConflict((on) => on.column("token_hash").doUpdateSet({ expires_at: getExpiry(now) }))
    .execute();
  return token;
}

/** Forgets all devices of the person. */
export const deleteKnownDevices = (db: Db, userId: string) =>
  db.deleteFrom("known_devices").where("user_id", "=", userId).execute();
