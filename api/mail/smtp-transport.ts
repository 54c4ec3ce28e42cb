import nodemailer from "nodemailer";
import { MailRefused, type MailTransport } from "./transport";

const second = 1000;

/**
 * Sends mail through a mail server. @param url smtp:// (STARTTLS where offered) or smtps://, with user and password
 * @param from the sender's address
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
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
          throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
        });
    },
    close: () => transporter.close(),
  };
}

/** A 5xx for the recipient or the message is final (RFC 5321, 4.2.1); one for the login is for whoever runs the app. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isAboutTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutTheMail && Number(error.responseCode) >= 500;
}
