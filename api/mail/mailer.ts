import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ApiDependencies, Mail, Mailer } from "@api/dependencies";

/**
 * A mailer without a mail server: it writes each mail as a text file into `outboxFolder`, keeps a row in `emails`, and logs
 * which file it is (never the text: it may hold a reset link). A mail that fails stays in `emails` with its error.
 * Call it after the transaction: it writes over its own connection, and the embedded database has only one.
 */
export function createMailer({
  db,
  clock,
  logger,
  outboxFolder,
}: Pick<ApiDependencies, "db" | "clock" | "logger"> & { outboxFolder: string }): Mailer {
  return {
    send: (mail) => send(mail).catch((error: unknown) => logger.error({ err: error }, "Mail could not be kept")),
  };

  async function send(mail: Mail): Promise<void> {
    const now = clock.now();
    const { id } = await db
      .insertInto("emails")
      .values({ recipient: mail.to, template: mail.template, subject: mail.subject, body: mail.text, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const row = db.updateTable("emails").where("id", "=", id);
    try {
      const file = path.join(outboxFolder, `${now.toISOString().replaceAll(":", "-")}-${mail.template}-${id}.txt`);
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
      await writeFile(file, asText(mail, now), { flag: "wx", mode: 0o600 });
      // The body goes once it is sent: links in it open accounts.
      await row.set({ sent_at: now, attempts: 1, body: "" }).execute();
      logger.info({ template: mail.template, file }, "Mail written to the outbox");
    } catch (error) {
      await row.set({ attempts: 1, last_error: error instanceof Error ? error.message : "unknown" }).execute();
      logger.error({ err: error, template: mail.template, emailId: id }, "Mail could not be sent");
    }
  }
}

const headerLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");

const asText = (mail: Mail, now: Date) =>
  [
    `To: ${headerLine(mail.to)}`,
    `Subject: ${headerLine(mail.subject)}`,
    `Date: ${now.toUTCString()}`,
    "",
    mail.text,
    "",
  ].join("\n");
