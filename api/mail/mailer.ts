import type { Clock, Mailer } from "@api/dependencies";
import { letterHtml } from "./letter-html";
import { letterText } from "./letter-text";

/** A header is one line: whatever would begin another one becomes a space. */
const headerLine = (text: string) => text.replaceAll(/[\r\n\u0000]+/g, " ").trim();

/**
 * Puts letters into the queue (table `emails`) within the caller's transaction, so that a mail is sent exactly when what it
 * tells of is kept; delivery.ts sends them. @param publicUrl where people reach the app; all links begin with it
 */
export function createMailer({ clock, publicUrl }: { clock: Clock; publicUrl: string }): Mailer {
  return {
    async queue(trx, letter) {
      const now = clock.now();
      await trx
        .insertInto("emails")
        .values({
          recipient: headerLine(letter.to),
          template: letter.template,
          subject: headerLine(letter.subject),
          body: letterText(letter, publicUrl),
          html: letterHtml(letter, publicUrl),
          unsubscribe_url: letter.unsubscribePath ? `${publicUrl}${letter.unsubscribePath}` : null,
          expires_at: letter.expiresAt ?? null,
          created_at: now,
          next_attempt_at: now,
        })
        .execute();
    },
  };
}
