import { halalCardText } from "@domain/halal/halal-text";
import type { HalalState, HalalSummary } from "@domain/halal/status";
import type { MenuItem } from "~/host/menu.server";
import type { Restaurant } from "~/host/restaurants.server";
import type { BrowseMode } from "./choice";
import { cardEstimate, type From, milesText, opensText } from "./opening";

/** What a restaurant's card shows [HOME-26]. */
export interface RestaurantCardView {
  id: string;
  name: string;
  image: string | null;
  cuisine: string | null;
  /** null unless somebody rated. */
  rating: number | null;
  ratingCount: number | null;
  deals: string | null;
  time: string | null;
  /** Cents; null where it is not known, or nothing is delivered. */
  fee: number | null;
  /** "0.8 mi" */
  distance: string | null;
  /** "Opens tomorrow, 11:00 AM" while it is closed. */
  opens: string | null;
  /** null where no favourites can be marked. */
  isFavourite: boolean | null;
  /** [HALAL-10] "Certified · hand-slaughtered"; null where nothing is stated, or the host keeps no evidence. */
  halal: { state: HalalState; text: string } | null;
}

/** Who looks, from where and when. */
export interface Viewer {
  mode: BrowseMode;
  from: From;
  /** Ids; null where none can be marked. */
  favourites: readonly string[] | null;
  now: Date;
}

export function restaurantCardView(
  restaurant: Restaurant,
  { mode, from, favourites, now }: Viewer,
): RestaurantCardView {
  const { id, name, image, cuisine, rating, ratingCount, dealTitles } = restaurant;
  const { time, feeCents, miles } = cardEstimate(restaurant, mode, from);
  return {
    id,
    name,
    image: image && getCardPicture(image),
    cuisine,
    ...shownRating(rating, ratingCount),
    deals: dealTitles.join(" · ") || null,
    time,
    fee: feeCents,
    distance: miles === null ? null : milesText(miles),
    opens: opensText(restaurant, now),
    isFavourite: favourites?.includes(id) ?? null,
    halal: halalLine(restaurant.halal),
  };
}

function halalLine(halal: HalalSummary | null): RestaurantCardView["halal"] {
  const text = halal && halalCardText(halal);
  return halal && text ? { state: halal.state, text } : null;
}

/** Our own drawn pictures come in the card's format too (docs/pictures.md); any other is cropped, a wide one from a smaller size. */
const getCardPicture = (image: string) =>
  image.replace(/^(\/pictures\/demo\/)banner-/, "$1card-").replace(/^(\/media\/[0-9a-f-]{36})-1440\./, "$1-960.");

/** What a book's card shows [HOME-9]. Prices in cents. */
export interface BookCardView {
  id: string;
  restaurantId: string;
  name: string;
  image: string | null;
  shop: string | null;
  cuisine: string | null;
  rating: number | null;
  priceCents: number;
  oldPriceCents: number | null;
  tags: string[];
  isAvailable: boolean;
}

/** null for an item that says of no shop, and so cannot be bought. */
export function bookCardView(item: MenuItem): BookCardView | null {
  if (!item.restaurantId) return null;
  const priceCents = item.priceCents - (item.deal?.discountCents ?? 0);
  const before = item.oldPriceCents ?? item.priceCents;
  return {
    id: item.id,
    restaurantId: item.restaurantId,
    name: item.name,
    image: item.image,
    shop: item.restaurantName,
    cuisine: item.restaurantCuisine,
    ...shownRating(item.restaurantRating, null),
    priceCents,
    oldPriceCents: before > priceCents ? before : null,
    tags: item.tags,
    isAvailable: item.isAvailable,
  };
}

/** A rating of 0 means that nobody rated. */
const shownRating = (rating: number | null, ratingCount: number | null) =>
  rating !== null && rating > 0 ? { rating, ratingCount } : { rating: null, ratingCount: null };
