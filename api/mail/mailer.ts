import type { ApiDependencies, Clock, Mailer } from "@api/dependencies";
import { emailText } from "./email";
import { emailHtml } from "./email-html";

/** A header is one line: whatever would begin another one becomes a space. */
const headerLine = (text: string) => text.replaceAll(/[\r\n\u0000]+/g, " ").trim();

/**
 * Puts emails into the queue (table `emails`) within the caller's transaction, so that a mail is sent exactly when what it
 * tells of is kept; delivery.ts sends them. @param publicUrl where people reach the app; all links begin with it
 */
export function createMailer({ clock, publicUrl }: { clock: Clock; publicUrl: string }): Mailer {
  return {
    async queue(trx, message) {
      const now = clock.now();
      await trx
        .insertInto("emails")
        .values({
          recipient: headerLine(message.to),
          template: message.template,
          subject: headerLine(message.subject),
          body: emailText(message, publicUrl),
          html: emailHtml(message, publicUrl),
          unsubscribe_url: message.unsubscribePath ? `${publicUrl}${message.unsubscribePath}` : null,
          expires_at: message.expiresAt ?? null,
          created_at: now,
          next_attempt_at: message.notBefore ?? now,
        })
        .execute();
    },
  };
}

/** How many mails are still to be sent; those that were given up are not. For monitoring. */
export async function countWaitingMails(db: ApiDependencies["db"]): Promise<number> {
  const { waiting } = await db
    .selectFrom("emails")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .select((by) => by.fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  return waiting;
}
