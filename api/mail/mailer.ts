import type { ApiDependencies, Clock, Mailer } from "@api/dependencies";
import { type Email, type EmailPart, emailText, type ReceiptRow } from "./email";

/** Prevents header injection: line breaks become spaces. */
const headerLine = (text: string) => text.replaceAll(/[\r\n\u0000]+/g, " ").trim();

/**
 * Queues emails (table `emails`) within the caller's transaction, so that an email is sent exactly when the change is committed;
 * delivery.ts sends them.
 * @param publicUrl the app's public address, for links
 */
export function createMailer({ clock, publicUrl }: { clock: Clock; publicUrl: string }): Mailer {
  return {
    async queue(trx, ...messages) {
      if (messages.length === 0) return;
      const now = clock.now();
      const rows = messages.map((message) => ({
        recipient: headerLine(message.to),
        template: message.template,
        subject: headerLine(message.subject),
        body: emailText(message, publicUrl),
        html: emailHtml(message, publicUrl),
        unsubscribe_url: message.unsubscribePath ? `${publicUrl}${message.unsubscribePath}` : null,
        expires_at: message.expiresAt ?? null,
        created_at: now,
        next_attempt_at: message.notBefore ?? now,
      }));
      await trx.insertInto("emails").values(rows).execute();
    },
  };
}

/** The number of emails waiting to be sent, without abandoned ones. For monitoring. */
export async function countQueuedMails(db: ApiDependencies["db"]): Promise<number> {
  const { waiting } = await db
    .selectFrom("emails")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .select((by) => by.fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  return waiting;
}

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = "color:#17211b";
const quiet = "color:#5e675f";
const line = "border-top:1px solid #e2dfd5";
/** A word without end would widen its table beyond a phone. Mail programs know one or the other. */
const breaks = "word-break:break-word;overflow-wrap:anywhere";
const running = `margin:0 0 16px;${font};font-size:16px;line-height:24px;${ink}`;

/** For mail programs with a dark mode; others use the inline colours. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #0e1512 !important; }
  .card { background: #17211b !important; }
  .ink { color: #f2f1ea !important; }
  .quiet { color: #b3bcb4 !important; }
  .line { border-color: #38443c !important; }
  .quote { background: #22302a !important; }
}`;

/**
 * The email as HTML: tables and inline styles, as mail programs require, with the same text as the plain version. Loads nothing.
 * Escapes all content.
 */
export function emailHtml(message: Email, publicUrl: string): string {
  const link = (path: string) => escapeHtml(`${publicUrl}${path}`);
  const leave = message.unsubscribePath
    ? ` <a class="quiet" href="${link(message.unsubscribePath)}" style="${quiet}">Unsubscribe</a>`
    : "";
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(message.subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f5f0">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:18px 28px;background:#0b3b2c;border-radius:16px 16px 0 0">
<a href="${link("/")}" style="${font};font-size:20px;line-height:28px;font-weight:700;color:#ffffff;text-decoration:none">HalalGo</a>
</td></tr>
<tr><td class="card" style="padding:28px;background:#ffffff;border-radius:0 0 16px 16px;${breaks}">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:700;${ink}">${escapeHtml(message.heading)}</h1>
${message.parts.map((part) => partHtml(part, link)).join("\n")}
</td></tr>
<tr><td class="quiet" style="padding:20px 28px;${font};font-size:13px;line-height:20px;${quiet}">${escapeHtml(message.because)}${leave}<br>HalalGo, Bristol, CT</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: EmailPart, link: (path: string) => string): string {
  if ("paragraph" in part) return `<p class="ink" style="${running}">${lines(part.paragraph)}</p>`;
  if ("quote" in part) {
    return `<blockquote class="ink quote" style="${running};padding:12px 16px;background:#f6f5f0;border-radius:10px">${lines(part.quote)}</blockquote>`;
  }
  if ("button" in part) {
    const { label, path } = part.button;
    return `<p style="margin:8px 0 20px"><a href="${link(path)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#0b6349;${font};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;
  }
  if ("facts" in part) {
    const facts = part.facts.map(
      ({ name, value }) =>
        `<tr><th class="quiet" scope="row" align="left" style="padding:4px 16px 4px 0;${font};font-size:15px;line-height:22px;font-weight:400;${quiet};vertical-align:top;white-space:nowrap">${escapeHtml(name)}</th><td class="ink" style="padding:4px 0;${font};font-size:15px;line-height:22px;${ink};vertical-align:top"><bdi>${lines(value)}</bdi></td></tr>`,
    );
    return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${facts.join("")}</table>`;
  }
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${part.rows.map(rowHtml).join("")}</table>`;
}

function rowHtml({ label, detail, amount, strong }: ReceiptRow): string {
  const weight = strong ? "font-weight:700" : "font-weight:400";
  const cell = `padding:8px 0;${line};${font};font-size:15px;line-height:22px;${weight};${ink};vertical-align:top`;
  const small = detail ? `<br><span class="quiet" style="font-size:13px;${quiet}">${escapeHtml(detail)}</span>` : "";
  return `<tr><th class="ink line" scope="row" align="left" style="${cell}">${escapeHtml(label)}${small}</th><td class="ink line" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, "<br>");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
