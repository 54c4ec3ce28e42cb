import { browse, browseFacets, carouselLength, type BrowseChoice, type BrowseFacets } from "@domain/restaurants/browse";
import type { Host } from "~/host/client/host";
import { listRestaurants, type Restaurant } from "~/host/restaurants.server";
import type { Mode } from "~/session/cookies/preferences.server";
import { type Choice, perPage } from "./choice";

export interface FoundRestaurants {
  restaurants: Restaurant[];
  total: number;
  facets: BrowseFacets;
}

/**
 * A page of the restaurants that match. The host narrows, sorts and counts; where it answers with everything instead, the same
 * rules do it here [HOME-2…17]. @throws HostError
 */
export async function findRestaurants(host: Host, choice: Choice, mode: Mode): Promise<FoundRestaurants> {
  const { search, sort, cuisines, deals, page } = choice;
  const service = choice.service === "shops" ? "shops" : "all";
  const answer = await listRestaurants(host, {
    search: search || undefined,
    mode,
    service,
    sort,
    cuisines: cuisines.join(",") || undefined,
    deals: deals || undefined,
    page,
    per_page: perPage,
  });
  if (answer.total !== null && answer.facets) {
    return { restaurants: answer.restaurants, total: answer.total, facets: answer.facets };
  }
  const wanted: BrowseChoice = { search, mode, service, sort, cuisines, deals };
  const found = narrowed(answer.restaurants, wanted);
  return {
    restaurants: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    facets: browseFacets(answer.restaurants.map(comparable), wanted),
  };
}

/** [HOME-21, HOME-22] The ten best or newest of the mode. */
export async function findBest(host: Host, sort: "rating" | "newest", mode: Mode): Promise<Restaurant[]> {
  const answer = await listRestaurants(host, { mode, sort, page: 1, per_page: carouselLength });
  const isSorted = answer.total !== null && answer.facets !== null;
  const found = isSorted ? answer.restaurants : narrowed(answer.restaurants, { mode, sort });
  // Where it is chosen here, nothing that nobody has rated is among the best.
  const fitting = isSorted || sort !== "rating" ? found : found.filter(({ rating }) => rating !== null && rating > 0);
  return fitting.slice(0, carouselLength);
}

const narrowed = (all: readonly Restaurant[], choice: BrowseChoice): Restaurant[] =>
  browse(all.map(comparable), choice).map(({ restaurant }) => restaurant);

const comparable = (restaurant: Restaurant) => ({
  restaurant,
  name: restaurant.name,
  cuisine_type: restaurant.cuisine,
  average_rating: restaurant.rating,
  delivery_options: restaurant.deliveryOptions,
  deals: restaurant.dealTitles,
  menu_categories: restaurant.menuCategories,
});
