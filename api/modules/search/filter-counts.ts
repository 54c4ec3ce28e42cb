import { type Toggle, passesToggle } from "@domain/browse/filters";
import type { EvaluatedPlace } from "@domain/browse/place";
import type { SearchQuery, SearchResponse } from "@domain/contract/browse";
import { parseItemMarks, passesHalalFilters } from "@domain/halal/items";
import { type HalalFilter, halalFilters, passesHalal } from "@domain/halal/status";
import { dietNames } from "@domain/menu/diets";
import type { SearchResult } from "./attempt";
import { isEnough } from "./find";
import type { RankedDish } from "./ranking";

type Results = Pick<SearchResult, "dishes" | "places">;

/** Whether a result passes a further filter. */
interface Passes {
  dish: (one: RankedDish) => boolean;
  place: (seen: EvaluatedPlace) => boolean;
}

/**
 * [FIND-9] How many results, dishes and places together, each further filter would leave, as the list then counts them. Without those
 * that would leave few matches of all of several words, as the search then goes on to what answers a part, or no place of the cuisine that
 * was searched for, as it then finds other dishes too.
 */
export function countFilters(
  found: SearchResult,
  shown: Results,
  { show = "all", halal }: Pick<SearchQuery, "show"> & { halal: readonly HalalFilter[] | undefined },
): Omit<NonNullable<SearchResponse["facets"]>, "dish_prices"> {
  const countShown = (passes: Passes): number => {
    const dishes = show === "places" ? 0 : shown.dishes.filter(passes.dish).length;
    return dishes + (show === "dishes" ? 0 : shown.places.filter(({ seen }) => passes.place(seen)).length);
  };
  const count = (passes: Passes) => (isFinal(found, passes) ? countShown(passes) : null);
  const countToggle = (name: Toggle) =>
    count({ dish: ({ seen }) => passesToggle(seen, name), place: (seen) => passesToggle(seen, name) });
  const countHalal = (name: HalalFilter) => {
    const left = count(passesHalalToo([...(halal ?? []), name]));
    return left === null ? [] : { name, count: left };
  };
  return {
    open_now: countToggle("openNow"),
    free_delivery: countToggle("freeDelivery"),
    top_rated: countToggle("topRated"),
    deals: countToggle("deals"),
    // These choose among what was found.
    diets: dietNames.map((name) => ({
      name,
      count: countShown({
        dish: ({ dish }) => dish.diets.includes(name),
        place: ({ place }) => place.diets.includes(name),
      }),
    })),
    halal: found.counted?.isHalalKnown ? halalFilters.flatMap(countHalal) : null,
  };
}

/** [HALAL-11] At a certified place, a dish that the certificate leaves out does not pass. */
const passesHalalToo = (filters: readonly HalalFilter[]): Passes => {
  const place = ({ halal }: EvaluatedPlace) => filters.every((filter) => passesHalal(halal, filter));
  return {
    place,
    dish: ({ seen, dish }) => place(seen) && passesHalalFilters(seen.halal, parseItemMarks(dish), [...filters]),
  };
};

/** Whether the search with this filter ends at what is left of these results. One word has no parts. */
function isFinal(found: SearchResult, passes: Passes): boolean {
  const ofCuisine = found.counted?.ofCuisine;
  if (ofCuisine) return found.places.some(({ seen }) => ofCuisine.has(seen.place.id) && passes.place(seen));
  if (found.concepts.length <= 1) return true;
  const dishes = found.dishes.filter(passes.dish);
  const places = found.places.filter(({ seen }) => passes.place(seen));
  if (dishes.length === found.dishes.length && places.length === found.places.length) return true;
  return isEnough({ dishes: dishes.filter(({ match }) => match.missing === 0), places });
}
