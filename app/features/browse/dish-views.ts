import { type DishCardLine, dishCardLine } from "@domain/halal/dish-card-line";
import { parseItemMarks } from "@domain/halal/items";
import { markWords } from "~/features/search/mark-words";
import type { MarkedText } from "~/features/search/marked";
import type { DishWithPlace } from "~/host/browse.server";
import type { RestaurantCardView } from "./card-views";

/** A dish in search results [FIND-10]. Prices in cents. */
export interface DishView {
  id: string;
  name: string;
  /** The name with what the search matched; null where nothing is searched for. */
  marked: MarkedText | null;
  image: string | null;
  priceCents: number;
  wasCents: number | null;
  deal: string | null;
  isPopular: boolean;
  isAvailable: boolean;
  /** "from 12:00 PM" while its menu is not served yet [RUSH-18]. */
  servedFrom: string | null;
  /** [HALAL-10] Instead of its place's line, where less is known of the dish; absent otherwise. */
  halal?: DishCardLine;
  place: DishPlaceView;
}

/** What a dish's card says of its place: a whole card each would be two thirds of what a row of dishes sends to browsers. */
type DishPlaceView = Pick<RestaurantCardView, "id" | "name" | "opens" | "time" | "fee" | "distance" | "halal">;

/** @param words what a search matched, as `markWords` takes it */
export function toDishView(
  { dish, place: { halal } }: Pick<DishWithPlace, "dish"> & { place: Pick<DishWithPlace["place"], "halal"> },
  place: RestaurantCardView,
  words: readonly string[] = [],
): DishView {
  const ownHalal = halal && dishCardLine(halal, parseItemMarks(dish));
  return {
    id: dish.id,
    name: dish.name,
    marked: words.length > 0 ? markWords(dish.name, words) : null,
    image: dish.image,
    priceCents: dish.price,
    wasCents: dish.old_price !== null && dish.old_price > dish.price ? dish.old_price : null,
    deal: dish.deal,
    isPopular: dish.tags.includes("popular"),
    isAvailable: dish.is_available,
    servedFrom: dish.serving?.text ?? null,
    ...(ownHalal && { halal: ownHalal }),
    place: toDishPlaceView(place),
  };
}

function toDishPlaceView({ id, name, opens, time, fee, distance, halal }: RestaurantCardView): DishPlaceView {
  return { id, name, opens, time, fee, distance, halal };
}
