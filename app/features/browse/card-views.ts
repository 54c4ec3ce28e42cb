import { halalCardText } from "@domain/halal/halal-text";
import type { HalalState, HalalSummary } from "@domain/halal/status";
import { formatCents } from "@domain/money";
import type { MenuItem } from "~/host/menu.server";
import type { Restaurant } from "~/host/restaurants.server";
import type { BrowseMode } from "./choice";
import { cardEstimate, type From, milesText, opensText } from "./opening";

/** The contents of a restaurant card [HOME-26]. */
export interface RestaurantCardView {
  id: string;
  name: string;
  image: string | null;
  cuisine: string | null;
  /** null if there are no ratings. */
  rating: number | null;
  ratingCount: number | null;
  deals: string | null;
  time: string | null;
  /** Cents; null if unknown or without delivery. */
  fee: number | null;
  /** "0.8 mi" */
  distance: string | null;
  /** "$15 min": the minimum order; null if there is none. */
  minimum: string | null;
  /** "Opens tomorrow, 11:00 AM" while closed, "Sold out right now" while nothing can be ordered. */
  opens: string | null;
  /** null if favourites are not available. */
  isFavourite: boolean | null;
  /** [HALAL-10] "Certified · hand-slaughtered"; null if nothing is stated or the host stores no evidence. */
  halal: { state: HalalState; text: string } | null;
}

/** The visitor's situation, on which cards depend. */
export interface CardContext {
  mode: BrowseMode;
  from: From;
  /** Ids; null if favourites are not available. */
  favourites: readonly string[] | null;
  now: Date;
}

/** A restaurant as its card shows it to this visitor. */
export function toRestaurantCardView(
  restaurant: Restaurant,
  { mode, from, favourites, now }: CardContext,
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
    minimum: restaurant.minimumOrderCents
      ? `${formatCents(restaurant.minimumOrderCents).replace(/\.00$/, "")} min`
      : null,
    opens: opensText(restaurant, now),
    isFavourite: favourites?.includes(id) ?? null,
    halal: halalLine(restaurant.halal),
  };
}

/** A place in several rows of a page is turned into a card once. */
export function createCardViews(viewer: CardContext): (restaurant: Restaurant) => RestaurantCardView {
  const views = new Map<string, RestaurantCardView>();
  return (restaurant) => {
    const view = views.get(restaurant.id) ?? toRestaurantCardView(restaurant, viewer);
    views.set(restaurant.id, view);
    return view;
  };
}

function halalLine(halal: HalalSummary | null): RestaurantCardView["halal"] {
  const text = halal && halalCardText(halal);
  return halal && text ? { state: halal.state, text } : null;
}

/**
 * Our own illustrations also exist in card format (docs/pictures.md); other pictures are cropped, uploads from a
 * smaller size.
 */
const getCardPicture = (image: string) =>
  image.replace(/^(\/pictures\/demo\/)banner-/, "$1card-").replace(/^(\/media\/[0-9a-f-]{36})-1440\./, "$1-960.");

/** The contents of a book card [HOME-9]. Prices in cents. */
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

/** null for an item without a shop, which cannot be bought. */
export function toBookCardView(item: MenuItem): BookCardView | null {
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

/** A rating of 0 means that there are no ratings. */
const shownRating = (rating: number | null, ratingCount: number | null) =>
  rating !== null && rating > 0 ? { rating, ratingCount } : { rating: null, ratingCount: null };
