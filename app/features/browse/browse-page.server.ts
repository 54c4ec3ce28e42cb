import { browsePlaces } from "@domain/browse/browse";
import { listNearestForPickup } from "@domain/browse/evaluate-place";
import type { BrowseContext, BrowseMode, BrowsePlace, EvaluatedPlace } from "@domain/browse/place";
import { dietNames } from "@domain/menu/diets";
import type { BrowseResult, ListedPlace } from "~/host/browse.server";
import type { Host } from "~/host/client/host";
import { listRestaurants, type Restaurant } from "~/host/restaurants.server";
import { type BrowseChoice, perPage, type Sort } from "./choice";
import { getOpeningHours } from "./opening";
import { sorts } from "./options";

/** The most pages to read from a third-party host that uses paging. */
const maxPages = 10;
const pageSize = 100;

/** All restaurants of a host without its own browse call. @throws HostError */
export async function allRestaurants(host: Host, search = ""): Promise<Restaurant[]> {
  const all: Restaurant[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { search: search || undefined, page, per_page: pageSize };
    const { restaurants, total } = await listRestaurants(host, query);
    all.push(...restaurants);
    if (total === null || restaurants.length === 0 || all.length >= total) break;
  }
  const searchText = search.toLowerCase();
  return all.filter(({ name, cuisine }) => [name, cuisine].some((text) => text?.toLowerCase().includes(searchText)));
}

/**
 * [FIND-19] What the marketplace API would list, computed here by the same rules; places without a known location are
 * included.
 */
export function computeBrowseResult(
  restaurants: readonly Restaurant[],
  choice: BrowseChoice,
  context: Omit<BrowseContext, "keepsUnknown">,
): BrowseResult {
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const places = restaurants.map((restaurant) => toBrowsePlace(restaurant));
  const { inReach, open, closed, best, newest, facets } = browsePlaces(
    places,
    { ...context, keepsUnknown: true },
    {
      service: choice.service === "shops" ? "shops" : "all",
      cuisines: choice.cuisines,
      diets: choice.diets,
      prices: choice.prices.map(Number),
      openNow: choice.open,
      freeDelivery: choice.free,
      topRated: choice.rated,
      deals: choice.deals,
      sort: choice.sort,
    },
    dietNames,
  );
  const listed = (seen: readonly EvaluatedPlace[]): ListedPlace[] =>
    seen.flatMap(({ place, miles, isOpen }) => {
      const restaurant = byId.get(place.id);
      return restaurant
        ? [{ ...restaurant, distanceMiles: miles, isOpen, nextOpening: null, priceLevel: place.priceLevel }]
        : [];
    });
  const nearest = inReach === 0 ? listNearestForPickup(places, context) : { places: [], total: 0 };
  const toPage = (seen: readonly EvaluatedPlace[], group: BrowseChoice["show"]) => {
    const before = choice.show === group ? (choice.page - 1) * perPage : 0;
    return { total: seen.length, places: listed(seen.slice(before, before + perPage)) };
  };
  return {
    in_reach: inReach,
    total: open.length + closed.length,
    open: toPage(open, "open"),
    closed: toPage(closed, "closed"),
    best: listed(best),
    newest: listed(newest),
    facets: {
      open_now: facets.openNow,
      free_delivery: facets.freeDelivery,
      top_rated: facets.topRated,
      deals: facets.deals,
      // Restaurants from the core calls have neither.
      prices: [],
      diets: [],
      cuisines: facets.cuisines,
      halal: null,
    },
    nearest: listed(nearest.places),
    nearest_total: nearest.total,
    page: choice.page,
    per_page: perPage,
  };
}

/** [FIND-19] Whether it is known of any of them when it is open; a host that says it of none has no open ones either. */
export const areHoursKnown = (restaurants: readonly Restaurant[]): boolean =>
  restaurants.length === 0 || restaurants.some((restaurant) => toBrowsePlace(restaurant).hours !== null);

/** [FIND-8, FIND-19] The orders that differ from relevance: what is known of no place sorts none. Nothing is known of no places. */
export function listKnownSorts(restaurants: readonly Restaurant[]): Sort[] {
  const places = restaurants.map((restaurant) => toBrowsePlace(restaurant));
  const isKnown: Record<Sort, (place: BrowsePlace) => boolean> = {
    relevance: () => true,
    rating: ({ rating }) => rating !== null,
    distance: ({ area }) => area.point !== null,
    time: ({ preparationMinutes }) => preparationMinutes !== null,
    fee: ({ fee }) => fee !== null,
    newest: ({ createdAt }) => createdAt !== null,
  };
  return sorts.flatMap(({ value }) => (value === "relevance" || places.some(isKnown[value]) ? value : []));
}

function toBrowsePlace(restaurant: Restaurant): BrowsePlace {
  const { id, name, cuisine, menuCategories, deliveryFeeCents, rating, ratingCount, createdAt } = restaurant;
  const options = restaurant.deliveryOptions?.map((option) => option.replaceAll("-", "")) ?? null;
  const isRated = rating !== null && rating > 0;
  return {
    id,
    name,
    cuisine,
    categories: menuCategories,
    isShop: options?.includes("shops") ?? false,
    modes: options && modes.filter((mode) => options.includes(mode.replaceAll("-", ""))),
    area: restaurant.deliveryArea,
    hours: restaurant.timeZone ? getOpeningHours(restaurant) : null,
    fee: deliveryFeeCents === null ? null : { feeCents: deliveryFeeCents, steps: restaurant.deliverySteps },
    preparationMinutes: restaurant.preparationMinutes,
    rating: isRated ? rating : null,
    ratingCount: isRated ? (ratingCount ?? 0) : 0,
    priceLevel: null,
    soldOutUntil: restaurant.isSoldOut ? Number.POSITIVE_INFINITY : null,
    diets: [],
    hasDeals: restaurant.dealTitles.length > 0,
    recentOrders: 0,
    createdAt: createdAt === null ? null : new Date(createdAt),
    halal: null,
  };
}

const modes: readonly BrowseMode[] = ["delivery", "pickup", "dine-in"];
