import type { MemberView } from "./load-pass.server";

/** "Renews on December 21, 2026" */
export const passHeadline = (pass: MemberView) =>
  pass.renews && !pass.isRefused ? `Renews on ${pass.until}` : `Ends on ${pass.until}`;

/** What cancelling means: a pass whose renewal is refused runs on for days after its month, without $0 delivery. */
export const cancelConsequence = ({ isValid, until }: Pick<MemberView, "isValid" | "until">) =>
  `${isValid ? `Your delivery fees stay $0 until ${until}.` : "Your paid month is over, so it ends at once."} Your card is not charged again.`;

/** What deleting the account means for the pass: nobody finds out afterwards that a paid month went with it. */
export const accountEndConsequence = ({ isValid, until }: Pick<MemberView, "isValid" | "until">) =>
  isValid
    ? `Your Go Pass ends at once too. It is paid until ${until}, and the rest of that month is not paid back.`
    : "Your Go Pass ends at once too. Your card is not charged again.";
