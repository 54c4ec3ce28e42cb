import { type Selectable, sql } from "kysely";
import type { EmailsTable } from "@api/db/tables/operations";
import type { ApiDependencies } from "@api/dependencies";
import { dayMs, hourMs, minuteMs, secondMs } from "@domain/duration";
import { MailRefusedError, type MailTransport } from "./transport";

type QueuedEmail = Selectable<EmailsTable>;

export interface MailDependencies extends Pick<ApiDependencies, "db" | "clock" | "logger"> {
  transport: MailTransport;
  /** Right-hand side of message ids: the app's host name. */
  domain: string;
}

const batch = 20;
/** How long a process holds an email; longer than any attempt takes, so that another process takes it only after a crash. */
const leaseMs = 5 * minuteMs;
/** 30 seconds after the first failure, doubling up to six hours: about 14 hours until it gives up. */
const firstPauseMs = 30 * secondMs;
const maxPauseMs = 6 * hourMs;
export const maxAttempts = 12;
/** [FIND-5] The recipient was promised that their address is deleted then. */
const forgottenOnceSent = "delivery-begins";
const retentionMs = 30 * dayMs;

/**
 * Sends due emails. Safe in any number of processes, which take different emails. A crash between sending and recording sends an
 * email again, with the same Message-ID.
 * @returns how many emails it took
 */
export async function deliverMail(parts: MailDependencies): Promise<number> {
  const emails = await takeDue(parts);
  await Promise.all(emails.map((email) => deliver(parts, email)));
  return emails.length;
}

/** Sends all due emails, and deletes old ones. */
export async function sendQueuedMail(parts: MailDependencies): Promise<void> {
  while ((await deliverMail(parts)) > 0) await deleteOldMail(parts);
}

/** Deletes finished emails after a month, to keep personal data no longer than needed. */
export async function deleteOldMail({ db, clock }: Pick<MailDependencies, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionMs);
  await db
    .deleteFrom("emails")
    .where("created_at", "<", before)
    .where((is) => is.or([is("sent_at", "is not", null), is("given_up_at", "is not", null)]))
    .execute();
}

/** Claims emails by postponing their next attempt. */
async function takeDue({ db, clock }: MailDependencies): Promise<QueuedEmail[]> {
  const now = clock.now();
  const due = db
    .selectFrom("emails")
    .select("id")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .orderBy("next_attempt_at")
    .limit(batch)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("emails")
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs), attempts: sql`attempts + 1` })
    .where("id", "in", due)
    .returningAll()
    .execute();
}

async function deliver(parts: MailDependencies, email: QueuedEmail): Promise<void> {
  const { db, clock, logger, transport, domain } = parts;
  const { id, template, attempts } = email;
  const row = db.updateTable("emails").where("id", "=", id);
  // Delete the text once finished: its links give access to accounts.
  const emptied = { body: "", html: "", unsubscribe_url: null };
  if (email.expires_at && email.expires_at <= clock.now()) {
    await row.set({ ...emptied, given_up_at: clock.now() }).execute();
    logger.warn({ template, emailId: id, attempts }, "Mail given up: what it offers has expired");
    return;
  }
  try {
    await transport.send({
      messageId: `<${id}@${domain}>`,
      to: email.recipient,
      template,
      subject: email.subject,
      text: email.body,
      html: email.html,
      unsubscribeUrl: email.unsubscribe_url,
      writtenAt: email.created_at,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof MailRefusedError || attempts >= maxAttempts) {
      await row.set({ ...emptied, given_up_at: clock.now(), last_error: reason }).execute();
      logger.error({ reason, template, emailId: id, attempts }, "Mail given up");
    } else {
      const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs);
      await row.set({ next_attempt_at: new Date(clock.now().getTime() + pause), last_error: reason }).execute();
      logger.warn({ reason, template, emailId: id, attempts }, "Mail could not be sent yet");
    }
    return;
  }
  if (template === forgottenOnceSent) await db.deleteFrom("emails").where("id", "=", id).execute();
  else await row.set({ ...emptied, sent_at: clock.now(), last_error: null }).execute();
}
