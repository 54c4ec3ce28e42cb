import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";

/** A rendered email. */
interface OutgoingMail {
  /** Stable, so that mailboxes show an email that was sent twice only once. */
  messageId: string;
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  /** Address of the page that ends such mails. */
  unsubscribeUrl: string | null;
  writtenAt: Date;
}

/** Sends emails. */
export interface MailTransport {
  /** Resolves once the mail is accepted. @throws MailRefusedError, or anything else when it may be tried again */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** The email or its recipient was refused permanently. */
export class MailRefusedError extends Error {
  override name = "MailRefused";
}

const second = 1000;

/**
 * Sends mail through a mail server. @param url smtp:// (STARTTLS where offered) or smtps://, with user and password
 * @param from the sender's address
 */
export async function smtpTransport({ url, from }: { url: string; from: string }): Promise<MailTransport> {
  const { default: nodemailer } = await import("nodemailer");
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, html, unsubscribeUrl, writtenAt }) {
      const list = unsubscribeUrl
        ? {
            list: { unsubscribe: unsubscribeUrl },
            headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
          }
        : { headers: { "Auto-Submitted": "auto-generated" } };
      // As objects: a text would be read as a list of addresses.
      const people = { from: { name: "HalalGo", address: from }, to: { name: "", address: to } };
      await transporter
        .sendMail({ ...people, messageId, subject, text, html, date: writtenAt, ...list })
        .catch((error: unknown) => {
          throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
        });
    },
    close: () => transporter.close(),
  };
}

/** A 5xx for the recipient or the message is permanent (RFC 5321, 4.2.1); one for the login is a configuration error. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isAboutTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutTheMail && Number(error.responseCode) >= 500;
}

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
