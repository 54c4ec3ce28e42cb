import type { Db } from "@api/dependencies";
import { browsePlaces, type BrowseResult } from "@domain/browse/browse";
import { isSoldOutAt } from "@domain/browse/evaluate-place";
import type { BrowseContext, BrowseFilters, EvaluatedPlace } from "@domain/browse/place";
import { dietNames } from "@domain/menu/diets";
import { isOpenAsAsked } from "@domain/restaurants/asked-opening";
import type { Concept, Query } from "@domain/search/reading";
import { candidatePlaces } from "./candidates";
import { type FoundEntries, listEntries } from "./entries";
import {
  countCuisines,
  type Extent,
  inOrder,
  rankDishes,
  type RankedDish,
  type RankedPlace,
  rankPlaces,
} from "./ranking";
import type { SimilarWords } from "./vocabulary";

export interface SearchResult {
  concepts: readonly Concept[];
  dishes: RankedDish[];
  places: RankedPlace[];
  /** Matching cuisine names, with the number of places. */
  cuisines: { name: string; count: number }[];
  /**
   * What its filters can be counted by; null: not from what was found. `ofCuisine`: the places of the cuisine that was searched for, which
   * limit the dishes to those named so; null for another search.
   */
  counted: (Pick<BrowseResult, "isHalalKnown"> & { ofCuisine: ReadonlySet<string> | null }) | null;
  /** The results are complete, so the counts are totals. */
  areAll: boolean;
}

export interface SearchRequest {
  query: Query;
  situation: BrowseContext;
  choice: BrowseFilters;
  similar: SimilarWords;
  exact?: boolean;
  isTyping?: boolean;
  restaurantId?: string;
  /** Return all matches, not only the first. */
  wantsAll?: boolean;
  /** Limits of the work. */
  maxPlaces: number;
  /** When more are in reach than are examined. */
  maxPlacesOfMany?: number;
  maxDishes: number;
}

/** One step of a search: what matches these concepts. */
export async function attempt(
  db: Db,
  request: SearchRequest,
  concepts: readonly Concept[],
  extent: Extent,
): Promise<SearchResult> {
  const nothing: SearchResult = { concepts, dishes: [], places: [], cuisines: [], counted: null, areAll: true };
  const isAnswerable = ({ readings }: Concept) => readings.length > 0;
  if (!(extent === "all" ? concepts.every(isAnswerable) : concepts.some(isAnswerable))) return nothing;
  const candidates = await findCandidates(db, request, concepts, extent);
  if (candidates.seen.length === 0) return nothing;
  const { seen, isHalalKnown } = candidates;
  const entries = await readEntries(db, request, { concepts, extent, seen });
  const standings = new Map(seen.map((one, standing) => [one.place.id, { seen: one, standing }]));
  const ranking = { concepts, extent, standings };
  const { sort, halal } = request.choice;
  const areAll = candidates.areAll && entries.dishes.length < request.maxDishes;
  const { cuisines, ids } = countCuisines(entries.places, concepts);
  const dishes = rankDishes(entries.dishes, ranking, halal);
  // Who asks for a cuisine asks for no tomatoes "from an Italian kitchen".
  const isCuisine = concepts.length === 1 && cuisines.length > 0;
  return {
    concepts,
    dishes: inOrder(isCuisine ? dishes.filter(({ match }) => match.isNamed[0]) : dishes, sort),
    places: inOrder(rankPlaces(entries.places, ranking), sort),
    cuisines,
    counted: areAll ? { isHalalKnown, ofCuisine: isCuisine ? ids : null } : null,
    areAll,
  };
}

/** [FIND-22] All places in reach that are open as the text asks, in the order of browsing. */
export async function listOpenPlaces(db: Db, request: SearchRequest): Promise<RankedPlace[]> {
  const { seen } = await findCandidates(db, { ...request, wantsAll: true }, [], "all");
  const places = seen.map((one, standing): RankedPlace => {
    return { match: matchOfNothing, wait: one.isOpen ? 0 : 1, standing, seen: one };
  });
  return inOrder(places, request.choice.sort);
}

/** Of a text without a word to match. */
const matchOfNothing: RankedPlace["match"] = {
  missing: 0,
  penalty: 0,
  statesAbsence: false,
  extra: 0,
  readings: [],
  isNamed: [],
  isOwn: [],
  words: [],
};

/** The places in reach that may match, as browsing lists and counts them. */
async function findCandidates(db: Db, request: SearchRequest, concepts: readonly Concept[], extent: Extent) {
  const { query, situation, choice, restaurantId, wantsAll, maxPlaces, maxPlacesOfMany } = request;
  const { opening } = query;
  const { places, areAll } = await candidatePlaces(db, situation, {
    concepts,
    some: extent !== "all",
    limit: maxPlaces,
    limitOfMany: maxPlacesOfMany,
    restaurantId,
    wantsAll,
  });
  // A single menu is searched regardless of location.
  const judged = restaurantId ? { ...situation, destination: null } : situation;
  const isOpen = (place: (typeof places)[number]) => {
    if (opening === null || restaurantId !== undefined) return true;
    // What is sold out this evening may be sold again when the text asks for.
    if (opening.kind === "now" && isSoldOutAt(place, situation.now)) return false;
    return isOpenAsAsked(place.hours, opening, situation.now);
  };
  const { open, closed, isHalalKnown } = browsePlaces(places.filter(isOpen), judged, choice, dietNames);
  return { seen: [...open, ...closed], isHalalKnown, areAll };
}

const readEntries = (
  db: Db,
  { query, restaurantId, maxDishes, situation }: SearchRequest,
  { concepts, extent, seen }: { concepts: readonly Concept[]; extent: Extent; seen: readonly EvaluatedPlace[] },
): Promise<FoundEntries> =>
  listEntries(
    db,
    seen.map(({ place }) => place),
    {
      concepts,
      some: extent !== "all",
      limit: maxDishes,
      dishesOnly: restaurantId !== undefined,
      byMenu: query.words.length === 1,
    },
    situation.now,
  );
