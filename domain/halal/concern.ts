/** [HALAL-12] Concerns reported about a restaurant, and their outcomes. */

export const concernKinds = ["not_as_stated", "certificate", "pork_or_alcohol", "mixed", "other"] as const;
export type ConcernKind = (typeof concernKinds)[number];
export const concernKindLabels: Record<ConcernKind, string> = {
  not_as_stated: "The food is not what the page says",
  certificate: "The certificate is not right",
  pork_or_alcohol: "I saw pork or alcohol",
  mixed: "Halal and other food are prepared together",
  other: "Something else",
};

export const concernOutcomes = ["answered", "upheld", "dismissed"] as const;
export type ConcernOutcome = (typeof concernOutcomes)[number];
export const concernOutcomeLabels: Record<ConcernOutcome, string> = {
  answered: "The place has answered it",
  upheld: "It was right",
  dismissed: "We found nothing wrong",
};

export const concernStates = ["open", ...concernOutcomes] as const;
