/** One line of a receipt; a `strong` one is the sum. Amounts are text, "$12.50". */
export interface ReceiptRow {
  label: string;
  /** Smaller, below the label. */
  detail?: string;
  amount: string;
  strong?: boolean;
}

/** A part of a letter. Text is plain text: whoever draws it escapes it. */
export type LetterPart =
  | { paragraph: string }
  /** Somebody's own words, a rejection's reason for example. */
  | { quote: string }
  | { rows: ReceiptRow[] }
  /** Facts by name: "Order", "HG-1042". */
  | { facts: { name: string; value: string }[] }
  /** A path of the app, made absolute when the letter is drawn. */
  | { button: { label: string; path: string } };

/** What a mail says, written once and drawn as plain text and as HTML. */
export interface Letter {
  to: string;
  /** Groups letters in logs and in the outbox: "order-placed". */
  template: string;
  subject: string;
  heading: string;
  parts: LetterPart[];
  /** Small print: why this person gets it. */
  because: string;
  /** Path of the page that ends such letters; for letters a person subscribed to. */
  unsubscribePath?: string;
  /** Not sent any more after this moment. */
  expiresAt?: Date;
}
