import type { AppLoadContext } from "@remix-run/node";
import { ownFavourites } from "~/features/favourites/own-favourites.server";
import { markWords } from "~/features/search/mark-words";
import { type ListedPlace, searchFood } from "~/host/browse.server";
import { listCarts } from "~/host/carts.server";
import { isHostError, nullIfUnanswered } from "~/host/errors";
import { areaOf } from "~/session/areas";
import { allRestaurants, browseHere } from "./browse-here.server";
import { restaurantCardView } from "./card-views";
import { type Choice, nothingChosen, perPage } from "./choice";
import { dishView } from "./dish-views";
import { filterCounts } from "./filter-counts";
import { findPlaces, listQuery, situationOf, type Viewpoint } from "./find-places.server";

/** So many of each group show before "Show all". */
const shownDishes = 6;
const shownPlaces = 6;

/** [FIND-10, FIND-13] The dishes and places that a text means. @throws HostError */
export async function loadSearch(context: AppLoadContext, choice: Choice, viewpoint: Viewpoint) {
  const { mode, where } = viewpoint;
  const [found, favourites, inCart] = await Promise.all([
    find(context, choice, viewpoint),
    ownFavourites(context),
    countInCarts(context),
  ]);
  const isEmpty = found.dishes.total === 0 && found.places.total === 0;
  // Only a search without a result asks again, for what to show instead.
  const instead = isEmpty
    ? await findPlaces(context.host, { ...nothingChosen, mode, keptHalal: choice.halal ?? choice.keptHalal }, viewpoint)
    : null;
  const viewer = { mode, from: where, favourites, now: new Date() };
  const { words } = found;
  const shown = choice.show === "dishes" || choice.show === "places" ? choice.show : null;
  return {
    kind: "search" as const,
    used: found.used,
    isCorrected: found.is_corrected,
    didYouMean: found.did_you_mean,
    isSure: where?.coordinates != null && found.isSure,
    shown,
    dishes: {
      total: found.dishes.total,
      places: found.dishes.places,
      views: found.dishes.data
        .slice(0, shown === "dishes" ? perPage : shownDishes)
        .map((dish) => dishView(dish, viewer, { words, inCart })),
    },
    places: {
      total: found.places.total,
      views: found.places.places
        .slice(0, shown === "places" ? perPage : shownPlaces)
        .map((place) => ({ card: restaurantCardView(place, viewer), name: markWords(place.name, words) })),
    },
    instead: (instead?.found.open.places ?? []).slice(0, 4).map((place) => restaurantCardView(place, viewer)),
    counts: {
      ...filterCounts(found.facets, choice),
      found: { dishes: found.dishes.total, places: found.places.total },
    },
  };
}

async function find({ host }: AppLoadContext, choice: Choice, viewpoint: Viewpoint) {
  const found = await searchFood(host, {
    ...listQuery(choice, viewpoint),
    prices: undefined,
    cuisines: undefined,
    q: choice.search,
    exact: choice.exact || undefined,
    show: choice.show === "dishes" || choice.show === "places" ? choice.show : undefined,
    dish_prices: choice.dishPrices.join(",") || undefined,
  }).catch(nullIfUnanswered);
  return found ? { ...found, isSure: true } : findHere(await allRestaurants(host, choice.search), choice, viewpoint);
}

/** [FIND-19] A host that does not search is asked for its places alone, by their name or cuisine. */
function findHere(named: Awaited<ReturnType<typeof allRestaurants>>, choice: Choice, viewpoint: Viewpoint) {
  const { open, closed, facets } = browseHere(named, { ...choice, show: null }, situationOf(choice, viewpoint));
  const all: ListedPlace[] = [...open.places, ...closed.places];
  return {
    used: choice.search,
    is_corrected: false,
    words: choice.search.toLowerCase().split(/\s+/),
    did_you_mean: [],
    dishes: { total: 0, places: 0, data: [] },
    places: { total: open.total + closed.total, places: all },
    facets,
    isSure: named.every(({ coordinates }) => coordinates !== null),
  };
}

/** How many of each item are in the customer's carts; nothing where the host does not tell. */
async function countInCarts({ host, session }: AppLoadContext): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (!session.user || areaOf(session.user.role) !== "customer") return counts;
  const carts = await listCarts(host).catch((error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    return [];
  });
  for (const line of carts.flatMap(({ lines }) => lines)) {
    counts.set(line.menuItemId, (counts.get(line.menuItemId) ?? 0) + line.quantity);
  }
  return counts;
}
