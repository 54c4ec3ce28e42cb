/** A mail ready to go. */
export interface OutgoingMail {
  /** Stable: a mail that is sent twice has it twice, and mailboxes show it once. */
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

/** Takes mails away. */
export interface MailTransport {
  /** Resolves once the mail is accepted. @throws MailRefused, or anything else when it may be tried again */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** The mail itself or its recipient was refused for good. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
