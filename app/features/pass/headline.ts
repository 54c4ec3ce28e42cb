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

/** What is said once a month is paid. Who had a pass already is not welcomed to it, and had $0 delivery before. */
export function paidTexts(before: Pick<MemberView, "isValid"> | null): { message: string; description: string } {
  return {
    message: before ? "Your Go Pass goes on for another month" : "Welcome to Go Pass",
    description: before?.isValid ? "Your delivery fees stay $0." : "Your delivery fees are $0 from now on.",
  };
}

/** What the payment's own page has to know for these texts, in its address. */
export const toReturnQuery = (before: Pick<MemberView, "isValid"> | null) => ({
  had: before && (before.isValid ? "valid" : "over"),
});

/** The pass that somebody had before a payment, from that address. */
export function readReturnQuery(query: URLSearchParams): Pick<MemberView, "isValid"> | null {
  const had = query.get("had");
  return had === "valid" || had === "over" ? { isValid: had === "valid" } : null;
}

/** The monthly price of this customer's card: who resumes a cancelled pass keeps theirs, whatever the plan costs since. */
export const monthlyPrice = (price: number, own: Pick<MemberView, "renews" | "isCancelled" | "price"> | null): number =>
  own && (own.renews || own.isCancelled) ? own.price : price;
