import { splitNames } from "@api/modules/browse/browse";
import type { SearchQuery } from "@domain/contract/browse";
import { dietNames } from "@domain/menu/diets";
import type { PriceRange } from "@domain/search/amounts/price-range";
import { priceNow, type RunningDeals } from "./entries";
import type { RankedDish } from "./ranking";

/** [FIND-10] Prices of a dish to choose from, in cents. */
const bands = [
  { name: "under-15", from: 0, to: 1499 },
  { name: "15-to-25", from: 1500, to: 2500 },
  { name: "over-25", from: 2501, to: Number.POSITIVE_INFINITY },
] as const;

/** [FIND-21] The dishes that pass the filters and cost what the query asks for, and the count each further filter would leave. */
export function filterDishes(
  dishes: readonly RankedDish[],
  query: Pick<SearchQuery, "diets" | "dish_prices">,
  range: PriceRange | null,
  { deals, now }: { deals: RunningDeals; now: Date },
) {
  const diets = splitNames(query.diets).filter((name) => dietNames.some((known) => known === name));
  const prices = splitNames(query.dish_prices);
  const judged = dishes.map((found) => {
    const { price } = priceNow({ ...found.dish, id: found.dish.item_id }, deals, now);
    const band = bands.find(({ from, to }) => price >= from && price <= to)?.name ?? "";
    return {
      found,
      price,
      band,
      hasDiets: diets.every((diet) => found.dish.diets.includes(diet)),
      hasPrice: prices.length === 0 || prices.includes(band),
      isInRange: range === null || (price >= range.from && price <= range.to),
    };
  });
  const others = judged.filter(({ hasDiets, hasPrice }) => hasDiets && hasPrice);
  const left = others.filter(({ isInRange }) => isInRange);
  return {
    dishes: left.map(({ found }) => found),
    /** The lowest price without the range that was asked for; null if there is none. */
    cheapest: others.length > 0 ? Math.min(...others.map(({ price }) => price)) : null,
    prices: bands.map(({ name }) => ({
      name,
      count: judged.filter(({ band, hasDiets, isInRange }) => hasDiets && isInRange && band === name).length,
    })),
  };
}
