import type { MemberView } from "./load-pass.server";

/** "Renews on December 21, 2026" */
export const passHeadline = (pass: MemberView) =>
  pass.renews && !pass.isRefused ? `Renews on ${pass.until}` : `Ends on ${pass.until}`;

/** What cancelling means: a pass whose renewal is refused runs on for days after its month, without $0 delivery. */
export const cancelConsequence = ({ isValid, until }: Pick<MemberView, "isValid" | "until">) =>
  `${isValid ? `Your delivery fees stay $0 until ${until}.` : "Your paid month is over, so it ends at once."} Your card is not charged again.`;
