import { sql } from "kysely";
import type * as z from "zod";
import type { BrowseContext } from "@domain/browse/place";
import type { searchMissList, SearchQuery, SearchResponse } from "@domain/contract/browse";
import { dietNames } from "@domain/menu/diets";
import { closeness } from "@domain/search/closeness";
import { listSimilarFamilies } from "@domain/search/known-spellings";
import { getUsedQuery } from "@domain/search/normalise";
import { readQueryWords } from "@domain/search/query-words";
import { maxQueryLength } from "@domain/search/reading";
import { isUuid } from "../../db/uuid";
import type { Db } from "../../dependencies";
import { parseFilters, getBrowseContext } from "../browse/browse";
import { listedPlaces } from "../browse/listed-places";
import { listWordsInReach } from "./candidates";
import { selectDealTexts, dishViews, priceNow, type RunningDeals } from "./entries";
import { type SearchRequest, find, type SearchResult, type RankedDish } from "./find";
import { listSimilarWords } from "./vocabulary";

const defaultPerPage = 20;

/** The number of places and dishes examined, independent of the size of the market. */
const bounds = { mostPlaces: 200, mostDishes: 1500 };

/**
 * [FIND-10, FIND-13] Dishes and places in reach that match the query. Queries without results are counted in the ZIP code
 * `countIn`.
 */
export async function search(db: Db, query: SearchQuery, now: Date, countIn = db): Promise<SearchResponse> {
  const { page = 1, per_page: perPage = defaultPerPage, show = "all" } = query;
  const isNowhere = query.restaurant_id !== undefined && !isUuid(query.restaurant_id);
  const words = isNowhere ? [] : readQueryWords(query.q);
  const situation = await getBrowseContext(query, now);
  const asked: SearchRequest = {
    words,
    situation,
    choice: { ...parseFilters(query), diets: [] },
    exact: query.exact,
    restaurantId: query.restaurant_id,
    wantsAll: show !== "all" || page > 1 || isFiltered(query),
    ...bounds,
  };
  const found = words.length > 0 ? await find(db, asked) : null;
  if (!found || found.dishes.length + found.places.length === 0) {
    const isMiss = words.length > 0 && page === 1 && !query.exact && !query.restaurant_id && !isFiltered(query);
    if (isMiss) await countMiss(countIn, words, query.zip_code ?? null, now);
    const near = words.length > 0 && !query.restaurant_id ? await nearSpellings(db, words, situation) : [];
    return { ...nothing(query.q), did_you_mean: near, page, per_page: perPage };
  }
  return { ...(await answer(db, query, found, now)), page, per_page: perPage };

  async function answer(
    trx: Db,
    { q }: SearchQuery,
    { concepts, dishes: all, places: allPlaces, facets }: SearchResult,
    at: Date,
  ) {
    const deals = await selectDealTexts(
      trx,
      all.map(({ seen }) => seen),
      at,
    );
    const filtered = filterDishes(all, query, deals, at);
    const { dishes } = filtered;
    const diets = (query.diets ?? "").split(",").filter(Boolean);
    const places = allPlaces.filter(({ seen }) => diets.every((diet) => seen.place.diets.includes(diet)));
    const getPage = <T>(group: readonly T[], name: "dishes" | "places") =>
      show !== "all" && show !== name ? [] : group.slice((page - 1) * perPage, page * perPage);
    const [shownDishes, shownPlaces] = [getPage(dishes, "dishes"), getPage(places, "places")];
    const shown = [...shownDishes, ...shownPlaces];
    const [views, listed] = await Promise.all([
      dishViews(
        trx,
        shownDishes.map(({ dish }) => dish.item_id),
        deals,
        at,
      ),
      listedPlaces(
        trx,
        shown.map(({ seen }) => seen),
        at,
      ),
    ]);
    const matches = [...all, ...allPlaces].map(({ match }) => match);
    const { used, isCorrected } = getUsedQuery(q, concepts, matches);
    return {
      used,
      is_corrected: isCorrected && !query.exact,
      words: [...new Set(shown.flatMap(({ match }) => match.words))],
      did_you_mean: [],
      dishes: {
        total: dishes.length,
        places: new Set(dishes.map(({ dish }) => dish.restaurant_id)).size,
        data: shownDishes.flatMap(({ dish }) => views.get(dish.item_id) ?? []),
      },
      places: { total: places.length, data: listed(shownPlaces.map(({ seen }) => seen)) },
      restaurants: listed([...new Set(shownDishes.map(({ seen }) => seen))]),
      facets: facets && {
        open_now: facets.openNow,
        free_delivery: facets.freeDelivery,
        top_rated: facets.topRated,
        deals: facets.deals,
        halal: facets.halal ?? null,
        diets: filtered.diets,
        dish_prices: filtered.prices,
      },
    };
  }
}

/** A query counts as a miss only if it finds nothing before filtering. */
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
    query.halal ||
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
});

/** [FIND-10] Prices of a dish to choose from, in cents. */
const bands = [
  { name: "under-15", from: 0, to: 1499 },
  { name: "15-to-25", from: 1500, to: 2500 },
  { name: "over-25", from: 2501, to: Number.POSITIVE_INFINITY },
] as const;

/** The dishes that pass the filters, and the count each further filter would leave. */
function filterDishes(dishes: readonly RankedDish[], query: SearchQuery, deals: RunningDeals, now: Date) {
  const diets = splitNames(query.diets).filter((name) => dietNames.some((known) => known === name));
  const prices = splitNames(query.dish_prices);
  const judged = dishes.map((found) => {
    const { price } = priceNow({ ...found.dish, id: found.dish.item_id }, deals, now);
    const band = bands.find(({ from, to }) => price >= from && price <= to)?.name ?? "";
    return {
      found,
      band,
      hasDiets: diets.every((diet) => found.dish.diets.includes(diet)),
      hasPrice: prices.length === 0 || prices.includes(band),
    };
  });
  const left = judged.filter(({ hasDiets, hasPrice }) => hasDiets && hasPrice);
  return {
    dishes: left.map(({ found }) => found),
    diets: dietNames.map((name) => ({
      name,
      count: left.filter(({ found }) => found.dish.diets.includes(name)).length,
    })),
    prices: bands.map(({ name }) => ({
      name,
      count: judged.filter(({ band, hasDiets }) => hasDiets && band === name).length,
    })),
  };
}

const splitNames = (text = ""): string[] => text.split(",").flatMap((name) => name.trim() || []);

const mostOffered = 3;
const mostTried = 12;

/** [FIND-13] Without results: up to three similar words that find something in reach, most similar first. */
async function nearSpellings(db: Db, words: readonly string[], situation: BrowseContext): Promise<string[]> {
  const costs = new Map<string, number>();
  const offer = (word: string, cost: number | null) => {
    if (cost === null || words.includes(word)) return;
    costs.set(word, Math.min(cost, costs.get(word) ?? cost));
  };
  for (const { typed, word } of await listSimilarWords(db, words))
    offer(word, closeness(typed, word, { looser: true }));
  for (const typed of words) {
    for (const { family, cost } of listSimilarFamilies(typed, { looser: true })) {
      for (const spelling of family.same) if (spelling.length === 1) offer(spelling[0] ?? "", cost + 0.2);
    }
  }
  const nearest = [...costs].sort(([, one], [, other]) => one - other).map(([word]) => word);
  const tried = nearest.slice(0, mostTried);
  if (tried.length === 0) return [];
  const inReach = await listWordsInReach(db, situation, tried);
  return tried.filter((word) => inReach.has(word)).slice(0, mostOffered);
}

/** The number of misses kept, most recent first. */
const maxStoredMisses = 10_000;
const longestTerm = 80;

/** [FIND-18] Counts a query without results, by its words and ZIP code, without personal data. */
async function countMiss(db: Db, words: readonly string[], zipCode: string | null, now: Date): Promise<void> {
  const term = words.join(" ").slice(0, longestTerm);
  await sql`
    insert into search_misses (term, zip_code, count, last_at) values (${term}, ${zipCode ?? ""}, 1, ${now})
    on conflict (term, zip_code) do update set count = search_misses.count + 1, last_at = excluded.last_at`.execute(db);
  await sql`
    delete from search_misses where last_at < (
      select last_at from search_misses order by last_at desc offset ${maxStoredMisses} limit 1)`.execute(db);
}

type MissList = z.output<typeof searchMissList>["data"];

/** The most searched first. */
export async function listMisses(
  db: Db,
  { search, page = 1, per_page: perPage = 20 }: { search?: string; page?: number; per_page?: number },
): Promise<MissList> {
  const sought = search?.trim().toLowerCase();
  const matching = sought ? sql`where position(${sought} in term) > 0 or zip_code = ${sought}` : sql``;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from search_misses ${matching}`.execute(db),
    sql<{ term: string; zip_code: string; count: number; last_at: Date }>`
      select * from search_misses ${matching} order by count desc, last_at desc, term, zip_code
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
  ]);
  return {
    data: rows.map((row) => ({
      term: row.term,
      zip_code: row.zip_code || null,
      count: row.count,
      last_at: new Date(row.last_at).toISOString(),
    })),
    total: counted[0]?.total ?? 0,
    page,
    per_page: perPage,
  };
}
