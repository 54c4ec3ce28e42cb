/** One line of a receipt; a `strong` one is the sum. Amounts are text, "$12.50". */
export interface ReceiptRow {
  label: string;
  /** Smaller, below the label. */
  detail?: string;
  amount: string;
  strong?: boolean;
}

/** A part of an email. Text is plain text: whoever draws it escapes it. */
export type EmailPart =
  | { paragraph: string }
  /** Somebody's own words, a rejection's reason for example. */
  | { quote: string }
  | { rows: ReceiptRow[] }
  /** Facts by name: "Order", "HG-1042". */
  | { facts: { name: string; value: string }[] }
  /** A path of the app, made absolute when the email is drawn. */
  | { button: { label: string; path: string } };

/** What a mail says, written once and drawn as plain text and as HTML. */
export interface Email {
  to: string;
  /** Groups emails in logs and in the outbox: "order-placed". */
  template: string;
  subject: string;
  heading: string;
  parts: EmailPart[];
  /** Small print: why this person gets it. */
  because: string;
  /** Path of the page that ends such emails; for emails a person subscribed to. */
  unsubscribePath?: string;
  /** Not sent before this moment. */
  notBefore?: Date;
  /** Not sent any more after this moment. */
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
