import { type HalalFilter, halalFilters, passesHalal } from "@domain/halal/status";
import type { BrowseFilters, BrowsePlace, EvaluatedPlace } from "./place";

/** [FIND-9] Minimum mean rating of the "top rated" filter. */
export const topRatedMinimum = 4.5;

type Filter = (seen: EvaluatedPlace, filters: BrowseFilters) => boolean;

/** [FIND-9] Each filter by name: whether a place passes it, once it is chosen. */
const filterChecks = {
  service: ({ place }) => place.isShop,
  cuisines: ({ place }, { cuisines = [] }) => cuisines.some((name) => hasCuisine(place, name)),
  diets: ({ place }, { diets = [] }) => diets.every((name) => place.diets.includes(name)),
  prices: ({ place }, { prices = [] }) => place.priceLevel !== null && prices.includes(place.priceLevel),
  openNow: ({ isOpen }) => isOpen,
  freeDelivery: (seen) => isFree(seen),
  topRated: ({ place }) => isTopRated(place),
  deals: ({ place }) => place.hasDeals,
  halal: ({ halal }, { halal: chosen = [] }) => chosen.every((filter) => passesHalal(halal, filter)),
} satisfies Record<string, Filter>;
type FilterName = keyof typeof filterChecks;

/** The filters that are on or off. */
export type Toggle = "openNow" | "freeDelivery" | "topRated" | "deals";
export const passesToggle = (seen: EvaluatedPlace, name: Toggle): boolean => filterChecks[name](seen);

/** The filters that this choice makes; a list of thousands is not asked about the others. */
function listChosen(filters: BrowseFilters): FilterName[] {
  const { service, cuisines = [], diets = [], prices = [], halal = [] } = filters;
  const isChosen: Record<FilterName, boolean> = {
    service: service === "shops",
    cuisines: cuisines.length > 0,
    diets: diets.length > 0,
    prices: prices.length > 0,
    openNow: filters.openNow === true,
    freeDelivery: filters.freeDelivery === true,
    topRated: filters.topRated === true,
    deals: filters.deals === true,
    halal: halal.length > 0,
  };
  return filterNames.filter((name) => isChosen[name]);
}
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

/** Whether a place passes all chosen filters. */
export function filterBy(filters: BrowseFilters): (seen: EvaluatedPlace) => boolean {
  const chosen = listChosen(filters);
  return (seen) => chosen.every((name) => filterChecks[name](seen, filters));
}

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
  filters: BrowseFilters,
  dietNames: readonly string[],
): BrowseFacets {
  const { passing, refusedBy } = groupByRefusal(places, filters);
  /** Those that pass all filters but this one. */
  const leftBut = (name: FilterName) => [...passing, ...(refusedBy.get(name) ?? [])];
  const ofPrices = leftBut("prices");
  const isServed = filters.service === "shops" ? filterChecks.service : () => true;
  return {
    openNow: count(leftBut("openNow"), filterChecks.openNow),
    freeDelivery: count(leftBut("freeDelivery"), isFree),
    topRated: count(leftBut("topRated"), ({ place }) => isTopRated(place)),
    deals: count(leftBut("deals"), filterChecks.deals),
    prices: [1, 2, 3, 4].map((level) => ({
      name: String(level),
      count: count(ofPrices, ({ place }) => place.priceLevel === level),
    })),
    diets: dietNames.map((name) => ({ name, count: count(passing, ({ place }) => place.diets.includes(name)) })),
    cuisines: countCuisines(places.filter(isServed), leftBut("cuisines")),
    halal: isHalalKnown(places)
      ? halalFilters.map((name) => ({ name, count: count(passing, ({ halal }) => passesHalal(halal, name)) }))
      : null,
  };
}

export const isHalalKnown = (places: readonly EvaluatedPlace[]): boolean => places.some(({ halal }) => halal !== null);

function count(places: readonly EvaluatedPlace[], isCounted: (seen: EvaluatedPlace) => boolean): number {
  let total = 0;
  for (const seen of places) if (isCounted(seen)) total += 1;
  return total;
}

/** The places that pass every chosen filter, and by filter those that it alone excludes. */
function groupByRefusal(places: readonly EvaluatedPlace[], filters: BrowseFilters) {
  const chosen = listChosen(filters);
  const passing: EvaluatedPlace[] = [];
  const refusedBy = new Map<FilterName, EvaluatedPlace[]>();
  for (const seen of places) {
    const [refusing, ...more] = chosen.filter((name) => !filterChecks[name](seen, filters));
    if (refusing === undefined) passing.push(seen);
    else if (more.length === 0) {
      const refused = refusedBy.get(refusing);
      if (refused) refused.push(seen);
      else refusedBy.set(refusing, [seen]);
    }
  }
  return { passing, refusedBy };
}

/** The cuisines of `all`, and of how many of `counted` each is the cuisine or a category. */
function countCuisines(all: readonly EvaluatedPlace[], counted: readonly EvaluatedPlace[]): Counted[] {
  const cuisines = new Map<string, Counted>();
  for (const { place } of all)
    if (place.cuisine && !cuisines.has(place.cuisine)) cuisines.set(place.cuisine, { name: place.cuisine, count: 0 });
  const add = (name: string) => {
    const known = cuisines.get(name);
    if (known) known.count += 1;
  };
  for (const { place } of counted) {
    for (const name of place.categories) add(name);
    if (place.cuisine !== null && !place.categories.includes(place.cuisine)) add(place.cuisine);
  }
  return [...cuisines.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
