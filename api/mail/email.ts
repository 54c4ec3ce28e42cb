/** One line of a receipt; a `strong` one is the sum. Amounts are text, "$12.50". */
export interface ReceiptRow {
  label: string;
  /** Smaller, below the label. */
  detail?: string;
  amount: string;
  strong?: boolean;
}

/** A part of an email. Text is plain; renderers escape it. */
export type EmailPart =
  | { paragraph: string }
  /** A quotation, such as the reason of a rejection. */
  | { quote: string }
  | { rows: ReceiptRow[] }
  /** Facts by name: "Order", "HG-1042". */
  | { facts: { name: string; value: string }[] }
  /** A path of the app, made absolute by the renderer. */
  | { button: { label: string; path: string } };

/** An email's content, rendered as plain text and HTML. */
export interface Email {
  to: string;
  /** Groups emails in logs and in the outbox: "order-placed". */
  template: string;
  subject: string;
  heading: string;
  parts: EmailPart[];
  /** Footer: why this person gets it. */
  because: string;
  /** The unsubscribe page's path, for emails with a subscription. */
  unsubscribePath?: string;
  /** Not sent before this moment. */
  notBefore?: Date;
  /** Not sent after this moment. */
  expiresAt?: Date;
}

/** The email as plain text. `publicUrl`: where people reach the app, without a slash at the end. */
export function emailText(message: Email, publicUrl: string): string {
  const foot = [message.because];
  if (message.unsubscribePath) foot.push(`Unsubscribe: ${publicUrl}${message.unsubscribePath}`);
  const body = message.parts.map((part) => partText(part, publicUrl));
  return [message.heading, ...body, `-- \n${foot.join("\n")}\nHalalGo, Bristol, CT · ${publicUrl}`].join("\n\n");
}

function partText(part: EmailPart, publicUrl: string): string {
  if ("paragraph" in part) return part.paragraph;
  if ("quote" in part) {
    return part.quote
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join("\n");
  }
  if ("button" in part) return `${part.button.label}:\n${publicUrl}${part.button.path}`;
  if ("facts" in part) return part.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
  return part.rows
    .map(({ label, detail, amount }) => `${label}: ${amount}${detail ? `\n    ${detail}` : ""}`)
    .join("\n");
}
