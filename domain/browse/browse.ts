import { dayMs } from "@domain/duration";
import { createPlaceEvaluator } from "./evaluate-place";
import { type BrowseFacets, countFacets, filterBy, isHalalKnown } from "./filters";
import type { BrowseContext, BrowseFilters, BrowsePlace, BrowseSort, EvaluatedPlace } from "./place";

/** The number of places in a carousel [HOME-21, HOME-22]. */
const carouselLength = 10;

export interface BrowseResult {
  /** Before filters. */
  inReach: number;
  /** [FIND-7] After filters, sorted, the open ones and the closed ones never mixed. */
  open: EvaluatedPlace[];
  closed: EvaluatedPlace[];
  /** Of both, at most ten: open ones that were rated, the best first; the newest. */
  best: EvaluatedPlace[];
  newest: EvaluatedPlace[];
  /** Counted when read, which a search does not. */
  readonly facets: BrowseFacets;
  /** Whether some place in reach has evidence that is known. */
  isHalalKnown: boolean;
}

/**
 * [FIND-1…4, 7…9] The places in reach of a visitor (all of them without a location), filtered, sorted and with facets.
 * The marketplace API passes the places its database found nearby; the app passes everything a foreign host returned.
 * @param dietNames the dietary marks to count
 */
export function browsePlaces(
  places: readonly BrowsePlace[],
  context: BrowseContext,
  filters: BrowseFilters,
  dietNames: readonly string[],
): BrowseResult {
  const { evaluateInReach } = createPlaceEvaluator(context);
  const reached = places.flatMap((place) => evaluateInReach(place) ?? []);
  const average = averageRating(places);
  const chosen = byRelevance(reached.filter(filterBy(filters)), (seen) => computeRelevance(seen, average, context.now));
  const open = chosen.filter(({ isOpen }) => isOpen);
  const closed = chosen.filter(({ isOpen }) => !isOpen);
  const rated = open.filter(({ place }) => place.rating !== null);
  return {
    inReach: reached.length,
    open: sortedBy(open, filters.sort, average),
    closed: sortedBy(closed, filters.sort, average),
    best: firstBy(rated, "rating", average),
    // Of whom it is not known when they came, none is new.
    newest: firstBy(
      chosen.filter(({ place }) => place.createdAt !== null),
      "newest",
      average,
    ),
    get facets() {
      return countFacets(reached, filters, dietNames);
    },
    isHalalKnown: isHalalKnown(reached),
  };
}

/** Ties are broken by name. */
function byRelevance(places: readonly EvaluatedPlace[], relevance: (seen: EvaluatedPlace) => number): EvaluatedPlace[] {
  return places
    .map((seen) => ({ seen, relevance: relevance(seen) }))
    .sort((one, other) => other.relevance - one.relevance || byName(one.seen, other.seen))
    .map(({ seen }) => seen);
}

/** Lower comes first; what is not known comes last. */
type Key = (seen: EvaluatedPlace, average: number) => number;
const last = Number.POSITIVE_INFINITY;
const keys: Record<Exclude<BrowseSort, "relevance">, Key> = {
  rating: ({ place }, average) => (place.rating === null ? last : -weightedRating(place, average)),
  distance: ({ miles }) => miles ?? last,
  time: ({ minutes }) => minutes ?? last,
  fee: ({ feeCents }) => feeCents ?? last,
  newest: ({ place }) => (place.createdAt === null ? last : -place.createdAt.getTime()),
};

/** [FIND-8] Stable sort of places that are already sorted by relevance. */
function sortedBy(places: readonly EvaluatedPlace[], by: BrowseSort = "relevance", average: number): EvaluatedPlace[] {
  if (by === "relevance") return [...places];
  return places
    .map((seen) => ({ seen, key: keys[by](seen, average) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ seen }) => seen);
}

/** The first of `sortedBy` that a carousel shows, without sorting thousands. */
function firstBy(places: readonly EvaluatedPlace[], by: keyof typeof keys, average: number): EvaluatedPlace[] {
  const first: { seen: EvaluatedPlace; key: number }[] = [];
  for (const seen of places) {
    const key = keys[by](seen, average);
    const at = first.findIndex((one) => key < one.key);
    if (at >= 0) first.splice(at, 0, { seen, key });
    else first.push({ seen, key });
    if (first.length > carouselLength) first.pop();
  }
  return first.map(({ seen }) => seen);
}

/** Not by subtraction: infinity minus infinity is NaN. */
const compare = (one: number, other: number) => (one < other ? -1 : Number(one > other));
const byName = ({ place: one }: EvaluatedPlace, { place: other }: EvaluatedPlace) =>
  one.name < other.name ? -1 : Number(one.name > other.name);

/** Weight of the overall average, in ratings: a place with fewer ratings is ranked mostly by the average. */
const trustedRatings = 10;

/** Assumed average when no place has a rating. */
const usualRating = 4.2;

/** The distance at which the nearness score is one half. */
const halfwayMiles = 3;

/** The number of orders in 30 days at which popularity saturates. */
const manyOrders = 600;
const newDays = 60;

/** The weights of the parts; each part is between 0 and 1. */
const weights = { text: 8, open: 3, nearness: 2, rating: 2, popularity: 1, newness: 0.25 };

/** The mean of all ratings of these places, each rating counting once. */
export function averageRating(places: Iterable<Pick<BrowsePlace, "rating" | "ratingCount">>): number {
  let [sum, count] = [0, 0];
  for (const { rating, ratingCount } of places) {
    if (rating === null) continue;
    sum += rating * ratingCount;
    count += ratingCount;
  }
  return count > 0 ? sum / count : usualRating;
}

/** [FIND-8] Bayesian average: a mean of few ratings is pulled towards the overall average, so one 5.0 does not beat 4.8 of 200. */
export function weightedRating(
  { rating, ratingCount }: Pick<BrowsePlace, "rating" | "ratingCount">,
  average: number,
): number {
  if (rating === null) return average;
  return (rating * ratingCount + average * trustedRatings) / (ratingCount + trustedRatings);
}

/** The inputs of `relevance`. None of them can be bought. */
export interface RankingSignals {
  /** How well it matches the search, 0 to 1; 0 without a search. */
  text: number;
  /** Null: unknown, which counts as far. */
  miles: number | null;
  isOpen: boolean;
  /** From `weightedRating`, 1 to 5. */
  drawnRating: number;
  /** Orders of the last 30 days. */
  recentOrders: number;
  createdAt: Date | null;
}

/**
 * [FIND-8] The relevance of a place, higher is better (decision 050): text match, then open, near, well rated, popular in the
 * last 30 days, and slightly, new. No place can buy a rank.
 */
export function relevance(
  { text, miles, isOpen, drawnRating: stars, recentOrders, createdAt }: RankingSignals,
  now: Date,
): number {
  const nearness = miles === null ? 0 : halfwayMiles / (halfwayMiles + miles);
  const popularity = Math.min(1, Math.log1p(recentOrders) / Math.log1p(manyOrders));
  const age = createdAt === null ? newDays : (now.getTime() - createdAt.getTime()) / dayMs;
  return (
    weights.text * text +
    (isOpen ? weights.open : 0) +
    weights.nearness * nearness +
    weights.rating * ((stars - 1) / 4) +
    weights.popularity * popularity +
    weights.newness * Math.min(1, Math.max(0, 1 - age / newDays))
  );
}

/** The `relevance` of an evaluated place. @param text how well it matches the search, 0 to 1 */
const computeRelevance = ({ place, miles, isOpen }: EvaluatedPlace, average: number, now: Date, text = 0): number =>
  relevance(
    {
      text,
      miles,
      isOpen,
      drawnRating: weightedRating(place, average),
      recentOrders: place.recentOrders,
      createdAt: place.createdAt,
    },
    now,
  );
