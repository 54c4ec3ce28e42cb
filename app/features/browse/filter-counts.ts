import { type BrowseChoice, type CuisineOption, cuisineOptions } from "./choice";

type Counted = readonly { name: string; count: number }[];

/** How many results each filter would leave; null if unknown. */
export interface FilterCounts {
  openNow: number | null;
  freeDelivery: number | null;
  topRated: number | null;
  deals: number | null;
  prices: Record<string, number> | null;
  diets: Record<string, number> | null;
  dishPrices: Record<string, number> | null;
  halal: Record<string, number> | null;
  cuisines: CuisineOption[];
  /** Numbers of results; only for a search. */
  found: { dishes: number; places: number } | null;
  /** [FIND-19] Whether the host says of any place when it is open; otherwise that is no filter. */
  areHoursKnown: boolean;
}

interface Facets {
  open_now: number | null;
  free_delivery: number | null;
  top_rated: number | null;
  deals: number | null;
  diets: Counted;
  prices?: Counted;
  cuisines?: Counted;
  dish_prices?: Counted;
  halal?: Counted | null;
}

/** [FIND-9] The host's counts in the form the filters need. */
export function filterCounts(facets: Facets | null, { cuisines }: BrowseChoice, areHoursKnown: boolean): FilterCounts {
  const byName = (counted: Counted | null | undefined) =>
    counted ? Object.fromEntries(counted.map(({ name, count }) => [name, count])) : null;
  return {
    openNow: facets?.open_now ?? null,
    freeDelivery: facets?.free_delivery ?? null,
    topRated: facets?.top_rated ?? null,
    deals: facets?.deals ?? null,
    prices: byName(facets?.prices),
    diets: byName(facets?.diets),
    dishPrices: byName(facets?.dish_prices),
    halal: byName(facets?.halal),
    cuisines: cuisineOptions(facets?.cuisines ?? null, cuisines),
    found: null,
    areHoursKnown,
  };
}

/** An empty record means that no place or dish has such a value, so there is nothing to choose. */
export const isKnown = (counts: Record<string, number> | null) => counts === null || Object.keys(counts).length > 0;
