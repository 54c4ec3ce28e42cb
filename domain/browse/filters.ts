import { type HalalFilter, halalFilters, passesHalal } from "@domain/halal/status";
import type { BrowseFilters, BrowsePlace, EvaluatedPlace } from "./place";

/** [FIND-9] Minimum mean rating of the "top rated" filter. */
export const topRatedMinimum = 4.5;

type Filter = (seen: EvaluatedPlace, choice: BrowseFilters) => boolean;

/** [FIND-9] Each filter by name: whether a place passes. A filter that is not chosen passes everything. */
const filters = {
  service: ({ place }, { service }) => service !== "shops" || place.isShop,
  cuisines: ({ place }, { cuisines = [] }) => cuisines.length === 0 || cuisines.some((name) => hasCuisine(place, name)),
  diets: ({ place }, { diets = [] }) => diets.every((name) => place.diets.includes(name)),
  prices: ({ place }, { prices = [] }) =>
    prices.length === 0 || (place.priceLevel !== null && prices.includes(place.priceLevel)),
  openNow: ({ isOpen }, { openNow }) => !openNow || isOpen,
  freeDelivery: (seen, { freeDelivery }) => !freeDelivery || isFree(seen),
  topRated: ({ place }, { topRated }) => !topRated || isTopRated(place),
  deals: ({ place }, { deals }) => !deals || place.hasDeals,
  halal: ({ halal }, { halal: chosen = [] }) => chosen.every((filter) => passesHalal(halal, filter)),
} satisfies Record<string, Filter>;
type FilterName = keyof typeof filters;
const filterNames: readonly FilterName[] = [
  "service",
  "cuisines",
  "diets",
  "prices",
  "openNow",
  "freeDelivery",
  "topRated",
  "deals",
  "halal",
];

export const matchesFilters = (seen: EvaluatedPlace, choice: BrowseFilters): boolean =>
  filterNames.every((name) => filters[name](seen, choice));

/** A name is a cuisine, or a category of the menu [HOME-13, HOME-17]. */
const hasCuisine = (place: BrowsePlace, name: string) => place.cuisine === name || place.categories.includes(name);
const isFree = ({ feeCents }: EvaluatedPlace) => feeCents === 0;
const isTopRated = ({ rating }: BrowsePlace) => rating !== null && rating >= topRatedMinimum;

interface Counted {
  name: string;
  count: number;
}

/** For each filter, how many places would remain if it were chosen in addition to the others. */
export interface BrowseFacets {
  openNow: number;
  freeDelivery: number;
  topRated: number;
  deals: number;
  /** "1" to "4". */
  prices: Counted[];
  diets: Counted[];
  /** Every cuisine in reach, by name; 0 stays. */
  cuisines: Counted[];
  /** [HALAL-11] Each filter; null where no place in reach has evidence that is known. */
  halal: (Counted & { name: HalalFilter })[] | null;
}

/**
 * [FIND-9] Prices and cuisines are alternatives, so each is counted without the others of its kind; diets and halal filters
 * combine, so each is counted together with the chosen ones.
 */
export function countFacets(
  places: readonly EvaluatedPlace[],
  choice: BrowseFilters,
  dietNames: readonly string[],
): BrowseFacets {
  const counts: BrowseFacets = {
    openNow: 0,
    freeDelivery: 0,
    topRated: 0,
    deals: 0,
    prices: [1, 2, 3, 4].map((level) => ({ name: String(level), count: 0 })),
    diets: dietNames.map((name) => ({ name, count: 0 })),
    cuisines: [],
    halal: null,
  };
  const halal = halalFilters.map((name) => ({ name, count: 0 }));
  if (places.some((seen) => seen.halal !== null)) counts.halal = halal;
  const cuisines = new Map<string, number>();
  const add = (name: string) => cuisines.set(name, (cuisines.get(name) ?? 0) + 1);
  for (const seen of places)
    if (seen.place.cuisine && filters.service(seen, choice)) cuisines.set(seen.place.cuisine, 0);
  for (const seen of places) {
    const { place } = seen;
    const refusing = refusingFilter(seen, choice);
    if (refusing === "several") continue;
    /** Whether it passes all filters but this one. */
    const isLeftBut = (name: FilterName) => refusing === null || refusing === name;
    if (seen.isOpen && isLeftBut("openNow")) counts.openNow += 1;
    if (isFree(seen) && isLeftBut("freeDelivery")) counts.freeDelivery += 1;
    if (isTopRated(place) && isLeftBut("topRated")) counts.topRated += 1;
    if (place.hasDeals && isLeftBut("deals")) counts.deals += 1;
    const price = counts.prices[(place.priceLevel ?? 0) - 1];
    if (price && isLeftBut("prices")) price.count += 1;
    if (refusing === null) for (const filter of halal) if (passesHalal(seen.halal, filter.name)) filter.count += 1;
    if (refusing === null) for (const diet of counts.diets) if (place.diets.includes(diet.name)) diet.count += 1;
    if (isLeftBut("cuisines")) for (const name of listKinds(place)) if (cuisines.has(name)) add(name);
  }
  counts.cuisines = [...cuisines]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return counts;
}

/** The filter that excludes a place, "several", or null if none does. */
function refusingFilter(seen: EvaluatedPlace, choice: BrowseFilters): FilterName | "several" | null {
  let refusing: FilterName | null = null;
  for (const name of filterNames) {
    if (filters[name](seen, choice)) continue;
    if (refusing !== null) return "several";
    refusing = name;
  }
  return refusing;
}

const listKinds = ({ cuisine, categories }: BrowsePlace): readonly string[] =>
  cuisine === null || categories.includes(cuisine) ? categories : [cuisine, ...categories];
