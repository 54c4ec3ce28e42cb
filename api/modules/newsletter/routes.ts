import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter, toRoute, withMessage } from "@api/http/router";
import type { Email } from "@api/mail/email";
import { generateSecret, hashSecret } from "@api/vault";
import { newsletterCalls } from "@domain/contract/calls/messages";

/** [HOST-78, HOST-79] The newsletter. */
export function newsletterModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(newsletterCalls.subscribeToNewsletter), async (c) => {
    await limiter.take("subscribeAddress", c.get("clientAddress"));
    await subscribe(dependencies, c.req.valid("json").email);
    return c.json(withMessage("Thank you for subscribing."), 200);
  });

  router.openapi(toRoute(newsletterCalls.unsubscribe), async (c) => {
    await unsubscribe(dependencies.db, c.req.valid("param").token, dependencies.clock.now());
    return c.json(withMessage("You have been unsubscribed."), 200);
  });

  return router;
}

/** Subscribes an address and emails an unsubscribe link. An address that is already subscribed gets no second email. */
async function subscribe(dependencies: ApiDependencies, email: string): Promise<void> {
  const { db, clock, mailer } = dependencies;
  const token = generateSecret();
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

/** @param token of the unsubscribe link, which mail programs offer too */
export const welcomeEmail = (email: string, token: string): Email => ({
  to: email,
  template: "newsletter-welcome",
  subject: "Welcome to the HalalGo newsletter",
  heading: "Welcome to our table",
  parts: [
    {
      paragraph: "Thank you for subscribing. You get one short email when a restaurant or shop joins.",
    },
    { button: { label: "Find restaurants", path: "/home" } },
  ],
  because: "You get this because this address was entered in the newsletter form on HalalGo.",
  unsubscribePath: `/newsletter/unsubscribe/${token}`,
});

/** Unsubscribes; idempotent. @throws ApiError validation_failed for an unknown token */
async function unsubscribe(db: Db, token: string, now: Date): Promise<void> {
  const left = await db
    .updateTable("newsletter_subscriptions")
    .set((pick) => ({ unsubscribed_at: pick.fn.coalesce("unsubscribed_at", pick.val(now)) }))
    .where("unsubscribe_token_hash", "=", hashSecret(token))
    .returning("id")
    .executeTakeFirst();
  if (!left) throw new ApiError("validation_failed", "This link is no longer valid.");
}
