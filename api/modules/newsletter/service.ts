import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { hashSecret, newSecret } from "@api/secret-token";

/** Subscribes an address and mails it a link to leave. An address that is subscribed already gets no second mail. */
export async function subscribe(dependencies: ApiDependencies, email: string): Promise<void> {
  const { db, clock, mailer, publicUrl = "" } = dependencies;
  const token = newSecret();
  const subscription = { unsubscribe_token_hash: hashSecret(token), created_at: clock.now(), unsubscribed_at: null };
  const joined = await db
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
  if (!joined) return;
  await mailer.send({
    to: email,
    template: "newsletter-welcome",
    subject: "Welcome to the HalalGo newsletter",
    text: [
      "Thank you for subscribing. You will hear from us about new restaurants and offers.",
      `To unsubscribe, open this link:\n${publicUrl}/newsletter/unsubscribe/${token}`,
    ].join("\n\n"),
  });
}

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
