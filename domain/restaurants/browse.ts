/**
 * Filters and sorts restaurants [HOME-2, 4, 8, 11, 12, 13, 17]. The marketplace API does the same in SQL; this is for hosts that
 * return everything.
 */

export interface BrowseRestaurant {
  name: string;
  cuisine_type?: string | null;
  average_rating?: string | number | null;
  delivery_options?: readonly string[] | null;
  deals?: readonly unknown[] | null;
  menu_categories?: readonly string[] | null;
}

export interface BrowseChoice {
  search?: string;
  mode?: "delivery" | "pickup";
  service?: "all" | "shops";
  cuisines?: readonly string[];
  deals?: boolean;
  sort?: "relevance" | "rating" | "newest";
}

export interface BrowseFacets {
  cuisines: { name: string; count: number }[];
  deals: number;
}

/** The listed restaurants in their order; `all` is in the host's own. */
export function browse<T extends BrowseRestaurant>(all: readonly T[], choice: BrowseChoice): T[] {
  const listed = all.filter((restaurant) => isListed(restaurant, choice) && isChosen(restaurant, choice));
  if (choice.sort === "rating") return listed.sort((one, other) => rating(other) - rating(one));
  return choice.sort === "newest" ? listed.reverse() : listed;
}

/** The number of restaurants for each cuisine and for the deals filter, before either is applied. By name. */
export function browseFacets(all: readonly BrowseRestaurant[], choice: BrowseChoice): BrowseFacets {
  const listed = all.filter((restaurant) => isListed(restaurant, choice));
  const names = new Set(listed.map((restaurant) => restaurant.cuisine_type ?? "").filter(Boolean));
  return {
    cuisines: [...names]
      .sort((one, other) => (one < other ? -1 : 1))
      .map((name) => ({ name, count: listed.filter((restaurant) => hasCuisine(restaurant, name)).length })),
    deals: listed.filter(hasDeals).length,
  };
}

function isListed(restaurant: BrowseRestaurant, { search, mode, service }: BrowseChoice): boolean {
  const sought = search?.trim().toLowerCase() ?? "";
  const options = restaurant.delivery_options?.map((option) => option.toLowerCase().replaceAll("-", ""));
  if (mode && options && !options.includes(mode)) return false;
  if (service === "shops" && !options?.includes(service)) return false;
  return [restaurant.name, restaurant.cuisine_type ?? ""].some((text) => text.toLowerCase().includes(sought));
}

function isChosen(restaurant: BrowseRestaurant, { cuisines = [], deals }: BrowseChoice): boolean {
  if (deals && !hasDeals(restaurant)) return false;
  return cuisines.length === 0 || cuisines.some((name) => hasCuisine(restaurant, name));
}

const hasDeals = (restaurant: BrowseRestaurant): boolean => (restaurant.deals?.length ?? 0) > 0;

/** A name is a cuisine type, or a category of the menu; either compares exactly. */
const hasCuisine = (restaurant: BrowseRestaurant, name: string): boolean =>
  restaurant.cuisine_type === name || (restaurant.menu_categories?.includes(name) ?? false);

const rating = (restaurant: BrowseRestaurant): number => Number(restaurant.average_rating) || 0;
