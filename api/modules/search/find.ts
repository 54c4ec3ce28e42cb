import { isDeepStrictEqual } from "node:util";
import type { Db } from "@api/dependencies";
import { browsePlaces, type BrowseResult } from "@domain/browse/browse";
import type { BrowseContext, BrowseFilters, EvaluatedPlace } from "@domain/browse/place";
import { parseItemMarks, passesHalalFilters } from "@domain/halal/items";
import { type HalalSummary, passesHalal } from "@domain/halal/status";
import { dietNames } from "@domain/menu/diets";
import { splitJoinedWords, interpretQuery } from "@domain/search/interpret";
import {
  interleaveParts,
  compareRanked,
  type Match,
  findMatch,
  type Ranked,
  selectRelevant,
} from "@domain/search/rank";
import { type Concept, maxQueryWords, type Vocabulary } from "@domain/search/reading";
import { candidatePlaces } from "./candidates";
import { type DishEntry, listEntries, type PlaceEntry } from "./entries";
import { readVocabulary } from "./vocabulary";

export interface RankedDish extends Ranked {
  dish: DishEntry;
  seen: EvaluatedPlace;
}

export interface RankedPlace extends Ranked {
  seen: EvaluatedPlace;
}

export interface SearchResult {
  concepts: readonly Concept[];
  dishes: RankedDish[];
  places: RankedPlace[];
  /** Matching cuisine names, with the number of places. */
  cuisines: { name: string; count: number }[];
  facets: BrowseResult["facets"] | null;
  /** The results are complete, so the counts are totals. */
  areAll: boolean;
}

export interface SearchRequest {
  words: readonly string[];
  situation: BrowseContext;
  choice: BrowseFilters;
  exact?: boolean;
  isTyping?: boolean;
  restaurantId?: string;
  /** Return all matches, not only the first. */
  wantsAll?: boolean;
  /** Limits of the work. */
  mostPlaces: number;
  /** When more are in reach than are examined. */
  mostPlacesOfMany?: number;
  mostDishes: number;
}

/**
 * [FIND-10, FIND-11] Finds matches in steps: first as typed, with spelling families and, for unknown words, similar ones; if few
 * dishes match everything, or only by their description, also partial matches; then word by word; finally doubting each word.
 */
export async function find(db: Db, asked: SearchRequest): Promise<SearchResult> {
  const { words, exact, isTyping } = asked;
  if (exact) return attempt(db, asked, literally(words), "all");
  return findByVocabulary(db, asked, await readVocabulary(db, words, { isTyping }));
}

/**
 * [FIND-12] Matches of unfinished text, and of the text as it stands. These differ only if the last word is known by
 * itself ("ice" of "iced tea"): an unknown word is completed by both. The text as it stands is only counted, so a single
 * word is not doubted: if few dishes have it ("des" of "dessert"), the counts are not totals.
 */
export async function findUnfinished(
  db: Db,
  asked: SearchRequest,
): Promise<{ completed: SearchResult; asTyped: SearchResult }> {
  const { words } = asked;
  const vocabulary = await readVocabulary(db, words, { isTyping: true });
  const [unfinished, finished] = [true, false].map((isTyping) => interpretQuery(words, vocabulary, { isTyping }));
  const completed = findByVocabulary(db, { ...asked, isTyping: true }, vocabulary);
  const countAsTyped = async () => {
    if (!finished || words.length > 1) return find(db, asked);
    const found = await attempt(db, asked, finished, "all");
    return { ...found, areAll: found.areAll && isEnough(found) };
  };
  const isSame = isDeepStrictEqual(unfinished, finished);
  const [first, second] = await Promise.all([completed, isSame ? completed : countAsTyped()]);
  return { completed: first, asTyped: second };
}

/**
 * [FIND-10] If no result matches half of them, these are several searches typed at once: "biryani, pizza, coke and tea".
 * Only known words count then.
 */
async function findByVocabulary(db: Db, asked: SearchRequest, vocabulary: Vocabulary): Promise<SearchResult> {
  const { words, isTyping } = asked;
  const found = await findMeaning(db, asked, vocabulary);
  if (!isNothing(found) || words.length <= 2) return found;
  const concepts = interpretQuery(words, vocabulary, { isTyping });
  const known = concepts.filter(({ isKnown, readings }) => isKnown && readings.length > 0);
  return attempt(db, asked, known, "any");
}

async function findMeaning(db: Db, asked: SearchRequest, vocabulary: Vocabulary): Promise<SearchResult> {
  const { words, isTyping } = asked;
  const concepts = interpretQuery(words, vocabulary, { isTyping });
  const first = await attempt(db, asked, concepts, "all");
  if (isEnough(first)) return first;
  const withPlaces = (found: SearchResult) => ({ ...found, places: joined(first.places, found.places) });
  const parts = concepts.length > 1 ? await attempt(db, asked, concepts, "parts") : first;
  if (parts.dishes.length > 0) return withPlaces(parts);
  const single = interpretQuery(words, vocabulary, { isTyping, isWordByWord: true });
  const relaxed = words.length > 1 ? await attempt(db, asked, single, "most") : first;
  if (!isNothing(relaxed)) return withPlaces(relaxed);
  if (!isNothing(first)) return first;
  const cut = splitJoinedWords(words, vocabulary);
  if (cut.length > words.length) return find(db, { ...asked, words: cut.slice(0, maxQueryWords) });
  const doubtful = await readVocabulary(db, words, { isTyping, isDoubtful: true });
  const second = interpretQuery(words, doubtful, { isTyping, isWordByWord: true, isDoubtful: true });
  const more = await attempt(db, asked, second, "all");
  return isNothing(more) && words.length > 1 ? attempt(db, asked, second, "most") : more;
}

/** Matches of all concepts, of as many as the best match, of parts that are half of them or more, or of any one. */
type Extent = "all" | "most" | "parts" | "any";

/** Places that match everything first. */
const joined = (first: readonly RankedPlace[], more: readonly RankedPlace[]): RankedPlace[] => [
  ...first,
  ...more.filter(({ seen }) => !first.some((known) => known.seen.place.id === seen.place.id)),
];

const few = 5;
const isFair = ({ match }: Ranked): boolean => match.penalty < 2;

/** Whether there are several good dishes, one with exactly this name, or a place or cuisine of this name. */
const isEnough = ({ dishes, places }: SearchResult): boolean =>
  dishes.filter(isFair).length >= few || [...dishes, ...places].some(({ match }) => isNamed(match));

/** Its name or cuisine is the query, so no further search is needed. */
const isNamed = ({ penalty }: Match): boolean => penalty < 1;
const isNothing = ({ dishes, places }: SearchResult): boolean => dishes.length + places.length === 0;

function literally(words: readonly string[]): Concept[] {
  const anything: Vocabulary = { has: () => true, near: () => [], startingWith: () => [] };
  return interpretQuery(words, anything, { isWordByWord: true }).map(({ readings, ...concept }) => ({
    ...concept,
    readings: readings.filter(({ kind }) => kind === "exact"),
  }));
}

async function attempt(
  db: Db,
  asked: SearchRequest,
  concepts: readonly Concept[],
  extent: Extent,
): Promise<SearchResult> {
  const some = extent !== "all";
  const nothing: SearchResult = { concepts, dishes: [], places: [], cuisines: [], facets: null, areAll: true };
  const isAnswerable = concepts.some(({ readings }) => readings.length > 0);
  if (!isAnswerable || (!some && concepts.some(({ readings }) => readings.length === 0))) return nothing;
  const { situation, choice, restaurantId, wantsAll, mostPlaces, mostPlacesOfMany, mostDishes } = asked;
  const candidates = await candidatePlaces(db, situation, {
    concepts,
    some,
    limit: mostPlaces,
    limitOfMany: mostPlacesOfMany,
    restaurantId,
    wantsAll,
  });
  // A single menu is searched regardless of location.
  const judged = restaurantId ? { ...situation, destination: null } : situation;
  const browsed = browsePlaces(candidates.places, judged, choice, dietNames);
  const seen = [...browsed.open, ...browsed.closed];
  if (seen.length === 0) return nothing;
  const { places: parts, dishes: entries } = await listEntries(
    db,
    seen.map(({ place }) => place),
    { concepts, some, limit: mostDishes, dishesOnly: restaurantId !== undefined },
    situation.now,
  );
  const standings = new Map(seen.map((one, standing) => [one.place.id, { seen: one, standing }]));
  const isByRelevance = choice.sort === undefined || choice.sort === "relevance";
  const inOrder = <T extends Ranked>(all: T[]): T[] =>
    isByRelevance ? interleaveParts(all.sort(compareRanked)) : all.sort(bySort);
  const places = rankPlaces(parts, { concepts, extent, standings });
  const areAll = candidates.areAll && entries.length < mostDishes;
  return {
    concepts,
    dishes: inOrder(
      rankDishes(entries, { concepts, extent, standings }).filter(
        ({ dish, seen: { halal } }) =>
          !choice.halal?.length || passesHalalFilters(halal, parseItemMarks(dish), choice.halal),
      ),
    ),
    places: inOrder(places),
    cuisines: countCuisines(parts, concepts),
    facets: areAll ? browsed.facets : null,
    areAll,
  };
}

/** Sorts by the chosen order: unavailable dishes last, then by place. */
const bySort = (one: Ranked, other: Ranked): number =>
  one.match.missing - other.match.missing ||
  one.wait - other.wait ||
  one.standing - other.standing ||
  one.match.penalty - other.match.penalty;

interface Ranking {
  concepts: readonly Concept[];
  extent: Extent;
  standings: ReadonlyMap<string, { seen: EvaluatedPlace; standing: number }>;
}

function rankDishes(entries: readonly DishEntry[], { concepts, extent, standings }: Ranking): RankedDish[] {
  const ranked = entries.flatMap((dish) => {
    const place = standings.get(dish.restaurant_id);
    const { name_words: name, category_words: category, place_words: ofPlace, text_words: text } = dish;
    const match = findMatch(concepts, { name, category, place: ofPlace, text });
    if (!place || !match) return [];
    const wait = !dish.is_available ? 2 : place.seen.isOpen ? 0 : 1;
    return [{ dish, match, wait, ...place } satisfies RankedDish];
  });
  return selectRelevant(ranked, concepts, {
    withParts: extent === "parts" || extent === "any",
    isAnyEnough: extent === "any",
  });
}

/** A place matches by its name and cuisine, then its categories, then its description; its dishes may match the rest. */
function rankPlaces(parts: readonly PlaceEntry[], { concepts, extent, standings }: Ranking): RankedPlace[] {
  const ranked = [...byPlace(parts)].flatMap(([id, all]) => {
    const own = all.filter((part) => part.kind !== "halal" || isSaid(part, standings.get(id)?.seen.halal ?? null));
    const listWords = (...kinds: readonly PlaceEntry["kind"][]) =>
      own.filter(({ kind }) => kinds.includes(kind)).flatMap(({ name_words: words }) => words);
    const place = standings.get(id);
    const match = findMatch(concepts, {
      name: listWords("place", "cuisine", "halal"),
      category: [...listWords("category"), ...own.flatMap(({ category_words: words }) => words)],
      place: [],
      text: own.flatMap(({ text_words: words }) => words),
    });
    if (!place || !match) return [];
    return [
      {
        match: extent === "all" ? withDishes(match) : match,
        wait: place.seen.isOpen ? 0 : 1,
        ...place,
      } satisfies RankedPlace,
    ];
  });
  return selectRelevant(ranked, concepts, { isAnyEnough: extent === "any" });
}

/** [HALAL-10] With a certifier: whether it currently certifies the place; without: hand-slaughtered there. */
const isSaid = ({ name }: PlaceEntry, halal: HalalSummary | null): boolean =>
  name === "" ? passesHalal(halal, "hand") : passesHalal(halal, "certified") && halal?.certifier === name;

/** A place that matches everything; words missing in its own entries are on its menu. */
const withDishes = (match: Match): Match => ({ ...match, missing: 0, penalty: match.penalty + match.missing });

function byPlace(parts: readonly PlaceEntry[]): Map<string, PlaceEntry[]> {
  const all = new Map<string, PlaceEntry[]>();
  for (const part of parts) {
    const known = all.get(part.restaurant_id);
    if (known) known.push(part);
    else all.set(part.restaurant_id, [part]);
  }
  return all;
}

function countCuisines(parts: readonly PlaceEntry[], concepts: readonly Concept[]): SearchResult["cuisines"] {
  const counts = new Map<string, { count: number; match: Match }>();
  for (const { kind, name, name_words: words } of parts) {
    if (kind !== "cuisine") continue;
    const known = counts.get(name);
    const match = known?.match ?? findMatch(concepts, { name: words, category: [], place: [], text: [] });
    if (match?.missing === 0) counts.set(name, { count: (known?.count ?? 0) + 1, match });
  }
  return [...counts]
    .sort(([, one], [, other]) => one.match.penalty - other.match.penalty || other.count - one.count)
    .map(([name, { count }]) => ({ name, count }));
}
