import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { getBrowseContext, parseFilters, splitNames } from "@api/modules/browse/browse";
import { listedPlaces } from "@api/modules/browse/listed-places";
import type { SearchQuery, SearchResponse } from "@domain/contract/browse";
import { looksPersonal } from "@domain/search/personal";
import { listCorrectableWords, readQuery } from "@domain/search/query-words";
import { maxQueryLength, type Query } from "@domain/search/reading";
import { getUsedQuery } from "@domain/search/used-query";
import type { SearchRequest, SearchResult } from "./attempt";
import { filterDishes } from "./dish-filters";
import { dishViews, selectDealTexts } from "./entries";
import { countFilters } from "./filter-counts";
import { isFilteredOut } from "./find";
import { findAtHours } from "./hours";
import { countMiss, nearSpellings } from "./misses";
import type { RankedDish, RankedPlace } from "./ranking";
import { createSimilarWords } from "./vocabulary";

const defaultPerPage = 20;

/** The number of places and dishes examined, independent of the size of the market. */
const bounds = { maxPlaces: 200, maxDishes: 1500 };

/**
 * [FIND-10, FIND-13] Dishes and places in reach that match the query. Queries without results are counted in the ZIP code
 * `countIn`.
 */
export async function search(db: Db, query: SearchQuery, now: Date, countIn = db): Promise<SearchResponse> {
  const request = await toRequest(db, query, now);
  const { words, opening } = request.query;
  const read = words.length > 0 ? await findAtHours(db, request) : null;
  const isFound = read !== null && read.found.dishes.length + read.found.places.length > 0;
  const result = isFound
    ? { ...(await toResultPage(db, query, request, read.found)), is_opening_met: opening && read.isOpeningMet }
    : await toMissPage(db, query, request, countIn);
  return { ...result, page: query.page ?? 1, per_page: query.per_page ?? defaultPerPage };
}

async function toRequest(db: Db, query: SearchQuery, now: Date): Promise<SearchRequest> {
  const { page = 1, show = "all", restaurant_id: restaurantId } = query;
  const isNowhere = restaurantId !== undefined && !isUuid(restaurantId);
  const read = readQuery(isNowhere ? "" : query.q);
  const isNarrowed = read.price !== null || read.opening !== null;
  return {
    query: read,
    situation: await getBrowseContext(query, now),
    choice: { ...parseFilters(query), diets: [] },
    similar: createSimilarWords(db),
    exact: query.exact,
    restaurantId,
    wantsAll: show !== "all" || page > 1 || isFiltered(query) || Boolean(query.halal) || isNarrowed,
    ...bounds,
  };
}

type SearchPage = Omit<SearchResponse, "page" | "per_page" | "is_opening_met">;

/**
 * Nothing, and words that would find something; counted as a miss if no filter is chosen for this search. Halal filters are kept for
 * all searches [HALAL-11], so what is not found under them is counted. Queries that seem to name a person are not.
 */
async function toMissPage(db: Db, query: SearchQuery, request: SearchRequest, countIn: Db): Promise<SearchPage> {
  const {
    query: { words, ...read },
    situation,
    similar,
  } = request;
  const isInMarket = words.length > 0 && !read.isGeneral && !query.restaurant_id;
  const isFirst = (query.page ?? 1) === 1 && !query.exact && !isFiltered(query);
  if (isInMarket && isFirst && !looksPersonal(query.q))
    await countMiss(countIn, words, query.zip_code ?? null, situation.now);
  const near =
    isInMarket && !(await isFilteredOut(db, request))
      ? await nearSpellings(db, listCorrectableWords({ words, ...read }), { situation, similar })
      : [];
  return { ...nothing(query.q), did_you_mean: near };
}

/** The page of results that pass the filters, with what they are shown with. */
async function toResultPage(
  db: Db,
  query: SearchQuery,
  { query: read, choice, situation: { now } }: SearchRequest,
  found: SearchResult,
): Promise<SearchPage> {
  const seen = found.dishes.map((dish) => dish.seen);
  const deals = await selectDealTexts(db, seen, now);
  const filtered = filterDishes(found.dishes, query, read.price, { deals, now });
  const { dishes, cheapest } = filtered;
  const diets = splitNames(query.diets);
  const places = found.places.filter((one) => diets.every((diet) => one.seen.place.diets.includes(diet)));
  const [shownDishes, shownPlaces] = [getPage(dishes, "dishes", query), getPage(places, "places", query)];
  const shown: (RankedDish | RankedPlace)[] = [...shownDishes, ...shownPlaces];
  const items = shownDishes.map(({ dish }) => ({ id: dish.item_id, restaurant_id: dish.restaurant_id }));
  const [views, listed] = await Promise.all([
    dishViews(db, items, deals, now),
    listedPlaces(
      db,
      shown.map((one) => one.seen),
      now,
    ),
  ]);
  return {
    ...getMeaning(query, read, found),
    words: [...new Set(shown.flatMap(({ match }) => match.words))],
    did_you_mean: [],
    dishes: {
      total: dishes.length,
      places: new Set(dishes.map(({ dish }) => dish.restaurant_id)).size,
      data: items.flatMap(({ id }) => views.get(id) ?? []),
    },
    places: { total: places.length, data: listed(shownPlaces.map((one) => one.seen)) },
    restaurants: listed([...new Set(shownDishes.map((one) => one.seen))]),
    facets: found.counted && {
      ...countFilters(found, { dishes, places }, { show: query.show, halal: choice.halal }),
      dish_prices: filtered.prices,
    },
    price: read.price && { ...read.price, cheapest },
  };
}

function getPage<T>(group: readonly T[], name: "dishes" | "places", query: SearchQuery): readonly T[] {
  const { page = 1, per_page: perPage = defaultPerPage, show = "all" } = query;
  return show !== "all" && show !== name ? [] : group.slice((page - 1) * perPage, page * perPage);
}

function getMeaning({ exact }: SearchQuery, { text }: Query, { concepts, dishes, places }: SearchResult) {
  const matches = [...dishes, ...places].map(({ match }) => match);
  const { used, isCorrected } = getUsedQuery(text, concepts, matches);
  return { used, is_corrected: isCorrected && !exact };
}

/** By anything but halal filters. */
const isFiltered = (query: SearchQuery): boolean =>
  Boolean(
    query.cuisines ||
    query.diets ||
    query.prices ||
    query.dish_prices ||
    query.open_now ||
    query.free_delivery ||
    query.top_rated ||
    query.deals ||
    query.service === "shops",
  );

const nothing = (typed: string) => ({
  used: typed.trim().slice(0, maxQueryLength),
  is_corrected: false,
  words: [],
  dishes: { total: 0, places: 0, data: [] },
  places: { total: 0, data: [] },
  restaurants: [],
  facets: null,
  price: null,
  is_opening_met: null,
});
