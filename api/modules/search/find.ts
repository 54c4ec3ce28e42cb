import { isDeepStrictEqual } from "node:util";
import type { Db } from "@api/dependencies";
import type { BrowseFilters } from "@domain/browse/place";
import { isQuantity, withoutQuantities } from "@domain/search/amounts/quantities";
import { isServing } from "@domain/search/amounts/servings";
import { interpretQuery, splitJoinedWords } from "@domain/search/interpret";
import type { Match, Ranked } from "@domain/search/rank";
import type { Concept, Query, Vocabulary } from "@domain/search/reading";
import { inLatin } from "@domain/search/transliterate";
import { getUsedQuery } from "@domain/search/used-query";
import { attempt, type SearchRequest, type SearchResult } from "./attempt";
import type { RankedPlace } from "./ranking";
import { readVocabulary } from "./vocabulary";

/**
 * [FIND-10, FIND-11] Finds matches in steps: first as typed, with spelling families and, for unknown words, similar ones; if few
 * dishes match everything, or only by their description, also partial matches; then word by word; finally doubting each word.
 */
export async function find(db: Db, request: SearchRequest): Promise<SearchResult> {
  const { query, exact, isTyping } = request;
  if (query.isGeneral && !(isTyping && query.words.length === 1)) {
    const named = await findNamed(db, request);
    // "I need food for 20 people" is answered by what serves many.
    if (!isNothing(named) || !query.words.some(isServing)) return named;
  }
  if (exact) return attempt(db, request, literally(query), "all");
  const found = await findByVocabulary(
    db,
    request,
    await readVocabulary(db, query.words, { isTyping, similar: request.similar }),
  );
  const latin = isNothing(found) ? inLatin(query) : null;
  return latin ? find(db, { ...request, query: latin }) : found;
}

/**
 * [FIND-12] Matches of unfinished text, and of the text as it stands. These differ only if the last word is known by
 * itself ("ice" of "iced tea"): an unknown word is completed by both. The text as it stands is only counted, so a single
 * word is not doubted: if few dishes have it ("des" of "dessert"), the counts are not totals.
 */
export async function findUnfinished(
  db: Db,
  request: SearchRequest,
): Promise<{ completed: SearchResult; asTyped: SearchResult }> {
  const { query } = request;
  if (query.isGeneral && query.words.length > 1) {
    const named = await findNamed(db, request);
    return { completed: named, asTyped: named };
  }
  const vocabulary = await readVocabulary(db, query.words, { isTyping: true, similar: request.similar });
  const [unfinished, finished] = [true, false].map((isTyping) => interpretQuery(query, vocabulary, { isTyping }));
  const typing = { ...request, isTyping: true };
  // A whole word that describes no dish may be the beginning of one, but is no slip: "pickup" is not "pickle".
  const completed = query.isGeneral
    ? attempt(db, typing, (unfinished ?? []).map(withoutCorrections), "all")
    : findByVocabulary(db, typing, vocabulary, unfinished);
  const countAsTyped = async () => {
    if (!finished || query.words.length > 1 || query.isGeneral) return find(db, request);
    const found = await attempt(db, request, finished, "all");
    return { ...found, areAll: found.areAll && isEnough(found) };
  };
  const isSame = isDeepStrictEqual(unfinished, finished);
  const [first, second] = await Promise.all([completed, isSame ? completed : countAsTyped()]);
  return { completed: first, asTyped: second };
}

const withoutCorrections = (concept: Concept): Concept => ({
  ...concept,
  readings: concept.readings.filter(({ kind }) => kind !== "corrected"),
});

/** [FIND-22] What has all words of a general query in its name: "Halal House", or nothing for "food near me". */
async function findNamed(db: Db, request: SearchRequest): Promise<SearchResult> {
  const found = await attempt(db, request, literally(request.query), "all");
  const isNamed = ({ match }: Ranked) => match.missing === 0 && match.penalty === 0;
  return { ...found, dishes: found.dishes.filter(isNamed), places: found.places.filter(isNamed) };
}

/**
 * [FIND-10] If no result matches half of them, these are several searches typed at once: "biryani, pizza, coke and tea"; also if they are
 * listed and few dishes are all of them ("lamb shawarma and hummus"). Only known words count then.
 */
async function findByVocabulary(
  db: Db,
  request: SearchRequest,
  vocabulary: Vocabulary,
  concepts = interpretQuery(request.query, vocabulary, { isTyping: request.isTyping }),
): Promise<SearchResult> {
  const { query } = request;
  const uncounted = withoutQuantities(
    query,
    concepts.map(({ typed }) => typed),
  );
  if (uncounted) {
    // So many of something are asked for where something is sold so: "12 pieces". Otherwise any of it.
    const counted = await attempt(db, request, concepts, "all");
    const isCounted = ({ match }: Ranked) =>
      concepts.every(({ typed }, at) => !typed.every(isQuantity) || match.isNamed[at]);
    const isSoldSo = counted.places.some(isFair) || counted.dishes.some(isCounted);
    const any = isSoldSo ? null : await findByVocabulary(db, { ...request, query: uncounted }, vocabulary);
    if (any && !isNothing(any)) return any;
  }
  const found = await findMeaning(db, request, vocabulary, concepts);
  const isSeveral = isNothing(found) || (query.isList && !isEnough(found));
  if (!isSeveral || query.words.length <= 2) return found;
  const known = concepts.filter(({ isKnown, readings }) => isKnown && readings.length > 0);
  // What matches all of them is among these, and first.
  const each = await attempt(db, request, known, "any");
  return isNothing(each) ? found : each;
}

async function findMeaning(
  db: Db,
  request: SearchRequest,
  vocabulary: Vocabulary,
  concepts: Concept[],
): Promise<SearchResult> {
  const { query, isTyping } = request;
  const first = await attempt(db, request, concepts, "all");
  if (isEnough(first)) return first;
  const phrase = first.dishes.some(isFair) ? null : await findUnfinishedPhrase(db, request, vocabulary, concepts);
  if (phrase) return phrase;
  const withPlaces = (found: SearchResult) => ({ ...found, places: joined(first.places, found.places) });
  const parts = concepts.length > 1 ? await attempt(db, request, concepts, "parts") : first;
  if (parts.dishes.length > 0) return withPlaces(parts);
  const single = interpretQuery(query, vocabulary, { isTyping, isWordByWord: true });
  const relaxed = query.words.length > 1 ? await attempt(db, request, single, "most") : first;
  if (!isNothing(relaxed)) return withPlaces(relaxed);
  if (!isNothing(first)) return first;
  // What only a filter leaves out is no slip: "Lahore" of those certified only is not another word.
  if (hasFilters(request.choice) && !isNothing(await attempt(db, { ...request, choice: {} }, concepts, "all")))
    return first;
  const cut = splitJoinedWords(query, vocabulary);
  if (cut.words.length > query.words.length) return find(db, { ...request, query: cut });
  const doubtful = await readVocabulary(db, query.words, { isTyping, similar: request.similar, withCorrections: true });
  const second = interpretQuery(query, doubtful, { isTyping, isWordByWord: true, withCorrections: true });
  const more = await attempt(db, request, second, "all");
  return isNothing(more) && query.words.length > 1 ? attempt(db, request, second, "most") : more;
}

/** Whether the text finds something as it was typed, of which the chosen filters leave nothing. */
export async function isFilteredOut(db: Db, request: SearchRequest): Promise<boolean> {
  if (!hasFilters(request.choice)) return false;
  const { concepts, dishes, places } = await find(db, { ...request, choice: {} });
  const matches = [...dishes, ...places].map(({ match }) => match);
  return matches.length > 0 && !getUsedQuery(request.query.text, concepts, matches).isCorrected;
}

const hasFilters = ({ sort: _, service, ...filters }: BrowseFilters): boolean =>
  service === "shops" ||
  Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

/** What a phrase of families finds that the text is the beginning of: "sea foo". Null for none, and where the last word is finished. */
async function findUnfinishedPhrase(
  db: Db,
  request: SearchRequest,
  vocabulary: Vocabulary,
  finished: Concept[],
): Promise<SearchResult | null> {
  const { query, isTyping } = request;
  if (!isTyping && vocabulary.has(query.words.at(-1) ?? "")) return null;
  const concepts = interpretQuery(query, vocabulary, { isTyping, completesPhrase: true });
  if (isDeepStrictEqual(concepts, finished)) return null;
  const found = await attempt(db, request, concepts, "all");
  return isNothing(found) ? null : found;
}

/** Places that match everything first. */
const joined = (first: readonly RankedPlace[], more: readonly RankedPlace[]): RankedPlace[] => [
  ...first,
  ...more.filter(({ seen }) => !first.some((known) => known.seen.place.id === seen.place.id)),
];

const few = 5;
const isFair = ({ match }: Ranked): boolean => match.penalty < 2;

/** Whether there are several good dishes, one with exactly this name, or a place or cuisine of this name. */
export const isEnough = ({ dishes, places }: Pick<SearchResult, "dishes" | "places">): boolean =>
  dishes.filter(isFair).length >= few || [...dishes, ...places].some(({ match }) => isNamed(match));

/** Its name or cuisine is the query, so no further search is needed. */
const isNamed = ({ penalty, missing }: Match): boolean => penalty < 1 && missing === 0;
const isNothing = ({ dishes, places }: SearchResult): boolean => dishes.length + places.length === 0;

function literally(query: Query): Concept[] {
  const anything: Vocabulary = { has: () => true, near: () => [], startingWith: () => [] };
  return interpretQuery(query, anything, { isWordByWord: true }).map((concept) => ({
    ...concept,
    // A mark is meant however it is written.
    readings: concept.mark ? concept.readings : concept.readings.filter(({ kind }) => kind === "exact"),
  }));
}
