import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { halalIn, situationOf } from "@api/modules/browse/browse";
import { listedPlaces } from "@api/modules/browse/listed-places";
import type { SuggestionAnswer, suggestionQuery } from "@domain/contract/browse";
import { searchWords } from "@domain/search/normalise";
import { wordsThatCount } from "@domain/search/reading";
import { usedText } from "@domain/search/used-text";
import { dealsOf, dishViews } from "./dish-view";
import { find, type RankedDish } from "./find";

/** [FIND-12] How many of each are suggested. */
const most = { dishes: 3, places: 2, cuisines: 3 };
const bounds = { mostPlaces: 40, mostDishes: 400 };

/** [FIND-12] What a text that is being typed may become: no dish twice by the same name. */
export async function suggest(db: Db, query: z.output<typeof suggestionQuery>, now: Date): Promise<SuggestionAnswer> {
  const words = wordsThatCount(searchWords(query.q));
  const nothing = { dishes: [], places: [], cuisines: [], restaurants: [], dish_total: 0, place_total: 0, words: [] };
  if (words.length === 0) return { ...nothing, used: query.q.trim(), is_corrected: false };
  const situation = await situationOf(query, now);
  // After a space the last word is whole.
  const isTyping = !/\s$/.test(query.q);
  const found = await find(db, { words, situation, choice: { halal: halalIn(query.halal) }, isTyping, ...bounds });
  const dishes = differing(found.dishes).slice(0, most.dishes);
  const places = found.places.slice(0, most.places);
  const deals = await dealsOf(
    db,
    dishes.map(({ dish }) => dish),
    now,
  );
  const [views, listed] = await Promise.all([
    dishViews(
      db,
      dishes.map(({ dish }) => dish.item_id),
      deals,
      now,
    ),
    listedPlaces(
      db,
      [...dishes, ...places].map(({ seen }) => seen),
      now,
    ),
  ]);
  const matches = [...found.dishes, ...found.places].map(({ match }) => match);
  const { used, isCorrected } = usedText(query.q, found.concepts, matches);
  return {
    used,
    is_corrected: isCorrected,
    words: [...new Set([...dishes, ...places].flatMap(({ match }) => match.words))],
    dishes: dishes.flatMap(({ dish }) => views.get(dish.item_id) ?? []),
    places: listed(places.map(({ seen }) => seen)),
    cuisines: found.cuisines.slice(0, most.cuisines),
    restaurants: listed([...new Set(dishes.map(({ seen }) => seen))]),
    dish_total: found.dishes.length,
    place_total: found.places.length,
  };
}

/** The best of each name. */
function differing(dishes: readonly RankedDish[]): RankedDish[] {
  const names = new Set<string>();
  return dishes.filter(({ dish }) => {
    const name = dish.name_words.join(" ");
    return !names.has(name) && names.add(name);
  });
}
