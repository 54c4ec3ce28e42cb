import { markWords } from "~/features/search/mark-words";
import type { MarkedText } from "~/features/search/marked";
import type { DishWithPlace } from "~/host/browse.server";
import { type RestaurantCardView, restaurantCardView, type Viewer } from "./card-views";

/** A dish in search results [FIND-10]. Prices in cents. */
export interface DishView {
  id: string;
  name: MarkedText;
  plainName: string;
  image: string | null;
  priceCents: number;
  wasCents: number | null;
  deal: string | null;
  isPopular: boolean;
  isAvailable: boolean;
  /** "from 12:00 PM" while its menu is not served yet [RUSH-18]. */
  servedFrom: string | null;
  inCart: number;
  place: Pick<RestaurantCardView, "id" | "name" | "time" | "fee" | "distance" | "opens" | "halal">;
}

/** @param inCart the quantity of each item in the customer's carts */
export function dishView(
  { dish, place }: DishWithPlace,
  viewer: Viewer,
  { words = [], inCart = new Map() }: { words?: readonly string[]; inCart?: ReadonlyMap<string, number> } = {},
): DishView {
  const { id, name, time, fee, distance, opens, halal } = restaurantCardView(place, viewer);
  return {
    id: dish.id,
    name: markWords(dish.name, words),
    plainName: dish.name,
    image: dish.image,
    priceCents: dish.price,
    wasCents: dish.old_price !== null && dish.old_price > dish.price ? dish.old_price : null,
    deal: dish.deal,
    isPopular: dish.tags.includes("popular"),
    isAvailable: dish.is_available,
    servedFrom: dish.serving?.text ?? null,
    inCart: inCart.get(dish.id) ?? 0,
    place: { id, name, time, fee, distance, opens, halal },
  };
}
