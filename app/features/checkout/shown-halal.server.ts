import type { Quote } from "@domain/contract/ordering/quote";
import { halalBadgeText } from "@domain/halal/halal-text";
import { isNotHalal, parseItemMarks } from "@domain/halal/items";
import type { HalalSummary } from "@domain/halal/status";

/**
 * [HALAL-13] What the checkout shows about halal, as one text: the place's badge, and the dishes that are not halal. Place Order
 * sends it back, so that nobody pays for another claim than they read, as after midnight. Null where it is not known.
 */
export function describeShownHalal(halal: HalalSummary | null, lines: Quote["lines"]): string | null {
  if (!halal) return null;
  const excluded = lines.filter((line) => isNotHalal(parseItemMarks(line))).map(({ name }) => name);
  const dishes = new Intl.ListFormat("en-US").format([...new Set(excluded)]);
  return [halalBadgeText(halal), ...(dishes ? [`Not halal: ${dishes}`] : [])].join(". ");
}

/** A message if the page showed something else than is true now; null if either is not known. */
export function findHalalChange(shown: string, now: string | null): string | null {
  if (shown === "" || now === null || shown === now) return null;
  return `The halal information here has changed. It now says: “${now}”.`;
}
