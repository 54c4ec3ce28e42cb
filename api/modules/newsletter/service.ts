import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Email } from "@api/mail/email";
import { hashSecret, newSecret } from "@api/secret-token";

/** Subscribes an address and mails it a link to leave. An address that is subscribed already gets no second mail. */
export async function subscribe(dependencies: ApiDependencies, email: string): Promise<void> {
  const { db, clock, mailer } = dependencies;
  const token = newSecret();
  const subscription = { unsubscribe_token_hash: hashSecret(token), created_at: clock.now(), unsubscribed_at: null };
  await db.transaction().execute(async (trx) => {
    const joined = await trx
      .insertInto("newsletter_subscriptions")
      .values({ email, ...subscription })
      .onConflict((on) =>
        on
          .expression(sql`lower(email)`)
          .doUpdateSet(subscription)
          .where("newsletter_subscriptions.unsubscribed_at", "is not", null),
      )
      .returning("id")
      .executeTakeFirst();
    if (joined) await mailer.queue(trx, welcomeEmail(email, token));
  });
}

/** @param token of the link to leave, which mail programs offer as well */
export const welcomeEmail = (email: string, token: string): Email => ({
  to: email,
  template: "newsletter-welcome",
  subject: "Welcome to the HalalGo newsletter",
  heading: "Welcome to our table",
  parts: [
    {
      paragraph: "Thank you for subscribing. You will hear from us when a restaurant or shop joins, and about offers.",
    },
    { button: { label: "Find restaurants", path: "/home" } },
  ],
  because: "You get this because this address was put into the newsletter form on HalalGo.",
  unsubscribePath: `/newsletter/unsubscribe/${token}`,
});

/** Ends the subscription; using the link again changes nothing. @throws ApiError validation_failed for an unknown token */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<void> {
  const left = await db
    .updateTable("newsletter_subscriptions")
    .set((pick) => ({ unsubscribed_at: pick.fn.coalesce("unsubscribed_at", pick.val(now)) }))
    .where("unsubscribe_token_hash", "=", hashSecret(token))
    .returning("id")
    .executeTakeFirst();
  if (!left) throw new ApiError("validation_failed", "This link is no longer valid.");
}
