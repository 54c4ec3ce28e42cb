import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import type { MailTransport, OutgoingMail } from "./transport";

/**
 * Without a mail server: writes each mail as a text and an HTML file into `folder`, and logs where they are (never what they
 * say: it may be a link that opens an account).
 */
export function folderTransport({ folder, logger }: { folder: string; logger: Logger }): MailTransport {
  return {
    async send(mail) {
      const id = /^<([\w-]+)/.exec(mail.messageId)?.[1] ?? "mail";
      const file = path.join(folder, `${mail.writtenAt.toISOString().replaceAll(":", "-")}-${mail.template}-${id}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.txt`, asText(mail), { mode: 0o600 });
      await writeFile(`${file}.html`, mail.html, { mode: 0o600 });
      logger.info({ template: mail.template, file: `${file}.txt` }, "Mail written to the outbox");
    },
    close: () => undefined,
  };
}

const asText = ({ to, subject, writtenAt, text }: OutgoingMail) =>
  [`To: ${to}`, `Subject: ${subject}`, `Date: ${writtenAt.toUTCString()}`, "", text, ""].join("\n");
