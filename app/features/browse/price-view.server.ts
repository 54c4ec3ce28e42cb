import { formatCents } from "@domain/money";
import { type PriceRange, priceRangeText, readPrice } from "@domain/search/amounts/price-range";
import type { ChosenChip } from "./chosen-chips";

/** The prices that a search's text asks for, as its page shows them. */
export interface PriceView {
  /** Takes the price out of the text. */
  chip: ChosenChip;
  /** "No kebab under $10. The cheapest is $12.49."; null where something costs so little, or nothing is known. */
  tooLow: string | null;
}

/**
 * [FIND-21] Worded here: reading prices is no work for browsers.
 * @param cheapest the lowest price of what the text finds at any, in cents
 */
export function toPriceView(
  price: PriceRange & { cheapest: number | null },
  { search, used, dishes }: { search: string; used: string; dishes: number },
): PriceView {
  const label = priceRangeText(price);
  const { cheapest, to } = price;
  return {
    chip: { label, without: { search: readPrice(search).text } },
    tooLow:
      dishes === 0 && cheapest !== null && cheapest > to
        ? `No ${used} ${label.charAt(0).toLowerCase()}${label.slice(1)}. The cheapest is ${formatCents(cheapest)}.`
        : null,
  };
}
