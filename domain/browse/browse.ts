import { type BrowseFacets, facetsOf, isChosen } from "./filters";
import type { BrowseChoice, BrowsePlace, BrowseSituation, BrowseSort, SeenPlace } from "./place";
import { averageRating, drawnRating, relevanceOf } from "./ranking";
import { onlooker } from "./reach";

/** How many the carousels show [HOME-21, HOME-22]. */
const carouselLength = 10;

export interface Browsed {
  /** Before filters. */
  inReach: number;
  /** [FIND-7] After filters, sorted, the open ones and the closed ones never mixed. */
  open: SeenPlace[];
  closed: SeenPlace[];
  /** Of both, at most ten: open ones that were rated, the best first; the newest. */
  best: SeenPlace[];
  newest: SeenPlace[];
  facets: BrowseFacets;
}

/**
 * [FIND-1…4, 7…9] What somebody sees of these places: those that deliver there, are near enough, or, where nobody said where, all.
 * The marketplace API asks it about the places that its database has near; the app about all that a host of others answers.
 * @param dietNames the dietary marks to count
 */
export function browsePlaces(
  places: readonly BrowsePlace[],
  situation: BrowseSituation,
  choice: BrowseChoice,
  dietNames: readonly string[],
): Browsed {
  const { see } = onlooker(situation);
  const reached = places.flatMap((place) => see(place) ?? []);
  const average = averageRating(places);
  const chosen = byRelevance(
    reached.filter((seen) => isChosen(seen, choice)),
    (seen) => relevanceOf(seen, average, situation.now),
  );
  const open = chosen.filter(({ isOpen }) => isOpen);
  const closed = chosen.filter(({ isOpen }) => !isOpen);
  const rated = open.filter(({ place }) => place.rating !== null);
  return {
    inReach: reached.length,
    open: sortedBy(open, choice.sort, average),
    closed: sortedBy(closed, choice.sort, average),
    best: sortedBy(rated, "rating", average).slice(0, carouselLength),
    newest: sortedBy(chosen, "newest", average).slice(0, carouselLength),
    facets: facetsOf(reached, choice, dietNames),
  };
}

/** Equal ones by name. */
function byRelevance(places: readonly SeenPlace[], relevance: (seen: SeenPlace) => number): SeenPlace[] {
  return places
    .map((seen) => ({ seen, relevance: relevance(seen) }))
    .sort((one, other) => other.relevance - one.relevance || byName(one.seen, other.seen))
    .map(({ seen }) => seen);
}

/** Lower comes first; what is not known comes last. */
type Key = (seen: SeenPlace, average: number) => number;
const last = Number.POSITIVE_INFINITY;
const keys: Record<Exclude<BrowseSort, "relevance">, Key> = {
  rating: ({ place }, average) => (place.rating === null ? last : -drawnRating(place, average)),
  distance: ({ miles }) => miles ?? last,
  time: ({ minutes }) => minutes ?? last,
  fee: ({ feeCents }) => feeCents ?? last,
  newest: ({ place }) => (place.createdAt === null ? last : -place.createdAt.getTime()),
};

/** [FIND-8] Of places that stand by relevance; equal ones stay so. */
function sortedBy(places: readonly SeenPlace[], by: BrowseSort = "relevance", average: number): SeenPlace[] {
  if (by === "relevance") return [...places];
  return places
    .map((seen) => ({ seen, key: keys[by](seen, average) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ seen }) => seen);
}

/** Not by subtraction: infinity less infinity is no number. */
const compare = (one: number, other: number) => (one < other ? -1 : Number(one > other));
const byName = ({ place: one }: SeenPlace, { place: other }: SeenPlace) =>
  one.name < other.name ? -1 : Number(one.name > other.name);
