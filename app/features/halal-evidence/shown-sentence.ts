import type { HalalEvidence } from "@domain/contract/halal";
import { halalBadgeText, toHalalSummary } from "@domain/halal/halal-text";

/** [HALAL-5, HALAL-8] What customers read about a place's evidence; of one that is not listed they read nothing yet. */
export function shownSentence({ view, is_listed: isListed }: Pick<HalalEvidence, "view" | "is_listed">): string {
  const badge = halalBadgeText(toHalalSummary(view));
  return isListed === false ? `Not listed. Once it is, customers read: ${badge}` : `Customers read: ${badge}`;
}
