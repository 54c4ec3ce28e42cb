import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { choiceOf, situationOf } from "@api/modules/browse/browse";
import { listedPlaces } from "@api/modules/browse/listed-places";
import type { SearchAnswer, SearchQuery } from "@domain/contract/browse";
import { searchWords } from "@domain/search/normalise";
import { maxQueryLength, wordsThatCount } from "@domain/search/reading";
import { usedText } from "@domain/search/used-text";
import { filterDishes } from "./dish-filters";
import { dealsOf, dishViews } from "./dish-view";
import { type Asked, find, type Found } from "./find";
import { countMiss } from "./misses";
import { nearSpellings } from "./near-spellings";

const defaultPerPage = 20;
/** So many places are looked through, and so many of their dishes put in order: the work does not grow with the market. */
const bounds = { mostPlaces: 200, mostDishes: 1500 };

/** [FIND-10, FIND-13] Dishes and places that answer what was typed, only of places in reach. What found nothing is counted in `countIn`. */
export async function search(db: Db, query: SearchQuery, now: Date, countIn = db): Promise<SearchAnswer> {
  const { page = 1, per_page: perPage = defaultPerPage, show = "all" } = query;
  const isNowhere = query.restaurant_id !== undefined && !isUuid(query.restaurant_id);
  const words = isNowhere ? [] : wordsThatCount(searchWords(query.q.slice(0, maxQueryLength)));
  const situation = await situationOf(query, now);
  const asked: Asked = {
    words,
    situation,
    choice: { ...choiceOf(query), diets: [] },
    exact: query.exact,
    restaurantId: query.restaurant_id,
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
    { concepts, dishes: all, places: allPlaces, facets }: Found,
    at: Date,
  ) {
    const deals = await dealsOf(
      trx,
      all.map(({ dish }) => dish),
      at,
    );
    const filtered = filterDishes(all, query, deals, at);
    const { dishes } = filtered;
    const diets = (query.diets ?? "").split(",").filter(Boolean);
    const places = allPlaces.filter(({ seen }) => diets.every((diet) => seen.place.diets.includes(diet)));
    const pageOf = <T>(group: readonly T[], name: "dishes" | "places") =>
      show !== "all" && show !== name ? [] : group.slice((page - 1) * perPage, page * perPage);
    const [shownDishes, shownPlaces] = [pageOf(dishes, "dishes"), pageOf(places, "places")];
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
    const { used, isCorrected } = usedText(q, concepts, matches);
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

/** A miss is what finds nothing by itself, not what filters leave nothing of. */
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
