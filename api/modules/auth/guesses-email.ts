import type { ApiDependencies } from "@api/dependencies";
import { RateLimited } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Email } from "@api/mail/email";

interface Guessed {
  id: string;
  email: string;
  first_name: string;
}

/** Tells the owner of an account by mail that somebody guesses at its password; once a day at most. */
export async function tellOfGuesses(
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
