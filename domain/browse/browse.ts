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
  const sort = sortedBy(situation.now, average);
  const chosen = reached.filter((seen) => isChosen(seen, choice));
  const open = chosen.filter(({ isOpen }) => isOpen);
  const rated = open.filter(({ place }) => place.rating !== null);
  return {
    inReach: reached.length,
    open: sort(open, choice.sort),
    closed: sort(
      chosen.filter(({ isOpen }) => !isOpen),
      choice.sort,
    ),
    best: sort(rated, "rating").slice(0, carouselLength),
    newest: sort(chosen, "newest").slice(0, carouselLength),
    facets: facetsOf(reached, choice, dietNames),
  };
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

/** [FIND-8] Equal ones stand by relevance, then by name. */
function sortedBy(now: Date, average: number) {
  return (places: readonly SeenPlace[], by: BrowseSort = "relevance"): SeenPlace[] =>
    places
      .map((seen) => ({
        seen,
        key: by === "relevance" ? 0 : keys[by](seen, average),
        relevance: relevanceOf(seen, average, now),
      }))
      .sort(
        (one, other) => compare(one.key, other.key) || other.relevance - one.relevance || byName(one.seen, other.seen),
      )
      .map(({ seen }) => seen);
}

/** Not by subtraction: infinity less infinity is no number. */
const compare = (one: number, other: number) => (one < other ? -1 : Number(one > other));
const byName = ({ place: one }: SeenPlace, { place: other }: SeenPlace) =>
  one.name < other.name ? -1 : Number(one.name > other.name);
