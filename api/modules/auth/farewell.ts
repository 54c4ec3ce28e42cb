import type { Email } from "@api/mail/email";

/** The mail about a deleted account. Says of what is kept, and of what ended, only what this customer had. */
export const farewell = (
  to: string,
  firstName: string,
  stored: { keepsAddress: boolean; keepsOrders: boolean; passEnd: string | null },
): Email => ({
  to,
  template: "account-deleted",
  subject: "Your HalalGo account has been deleted",
  heading: "Your account has been deleted",
  parts: [
    { paragraph: `Hello ${firstName}, your account has been deleted as you asked.` },
    ...(stored.passEnd === null ? [] : [{ paragraph: stored.passEnd }]),
    ...(stored.keepsOrders ? [{ paragraph: "Your orders stay in the restaurants' books, as the law requires." }] : []),
    ...(stored.keepsAddress
      ? [
          {
            paragraph:
              "For two years a scrambled form of your address shows us whether first-order offers were used with it. It cannot be reversed.",
          },
        ]
      : []),
    { paragraph: "If this was not you, please answer this mail." },
  ],
  because: "You get this because there was an account with this address.",
});
