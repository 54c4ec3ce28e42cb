import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { bookItemType } from "@domain/options";
import { ownFavourites } from "~/features/favourites/own-favourites.server";
import { whereOf } from "~/features/location/where.server";
import { capabilitiesOf, offersBooks } from "~/host/capabilities.server";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import { listMenuItems } from "~/host/menu.server";
import { type Mode, modeOf } from "~/session/cookies/preferences.server";
import { type BookCardView, restaurantCardView, type RestaurantCardView, bookCardView } from "./card-views";
import { type Choice, type CuisineOption, cuisineOptions, isNarrowed, perPage, readChoice } from "./choice";
import { findBest, findRestaurants } from "./list-restaurants.server";

/** Everything the browse page shows; all calls run side by side. A list that cannot be had is the whole page [HOME-28]. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const choice = readChoice(query);
  const mode = modeIn(query, context);
  try {
    const [lists, claims] = await Promise.all([loadLists(choice, mode, context), claimsOf(context)]);
    return { failed: false as const, choice, mode, ...lists, ...claims };
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    context.logger.warn({ err: error }, "The restaurant list could not be had");
    return data({ failed: true as const }, error.status >= 500 ? error.status : 502);
  }
}

/** [HOME-20] What may be promoted: nothing that this host does not keep, or has none of. */
async function claimsOf({ host, logger }: AppLoadContext) {
  const unknown = (error: unknown) => logger.warn({ err: error }, "The home page does not know whether books are sold");
  const [areBooksSold, offered] = await Promise.all([offersBooks(host, unknown), capabilitiesOf(host, ["quote"])]);
  return { areBooksSold, isFirstFree: offered.includes("quote") };
}

/** The address's own word goes before the remembered one. */
export function modeIn(query: URLSearchParams, { cookies }: AppLoadContext): Mode {
  const chosen = query.get("mode");
  return chosen === "pickup" || chosen === "delivery" ? chosen : modeOf(cookies);
}

/** The lists of the browse page, and what its filters show. */
export interface Lists {
  restaurants: RestaurantCardView[];
  best: RestaurantCardView[];
  /** The best rated of the mode, where nothing matches. */
  instead: RestaurantCardView[];
  newest: RestaurantCardView[];
  /** null unless the Islamic Books tab is open. */
  books: BookCardView[] | null;
  /** Of all pages. */
  total: number;
  /** How many places the Deals filter would leave. */
  dealCount: number | null;
  cuisines: CuisineOption[];
}

async function loadLists(choice: Choice, mode: Mode, context: AppLoadContext): Promise<Lists> {
  const { host } = context;
  const nothing = {
    restaurants: [],
    best: [],
    instead: [],
    newest: [],
    books: null,
    dealCount: null,
    cuisines: [],
    total: 0,
  };
  if (choice.service === "books") {
    const books = await findBooks(host, choice);
    const before = (choice.page - 1) * perPage;
    return { ...nothing, books: books.slice(before, before + perPage), total: books.length };
  }
  const withCarousels = !isNarrowed(choice);
  const [found, best, newest, from, favourites] = await Promise.all([
    findRestaurants(host, choice, mode),
    withCarousels ? findBest(host, "rating", mode) : [],
    withCarousels ? findBest(host, "newest", mode) : [],
    whereOf(context),
    ownFavourites(context),
  ]);
  // Only a list that came out empty asks again, for what to show instead.
  const instead = found.total === 0 ? await findBest(host, "rating", mode) : [];
  const viewer = { mode, from, favourites, now: new Date() };
  const card = (restaurant: (typeof best)[number]) => restaurantCardView(restaurant, viewer);
  return {
    ...nothing,
    restaurants: found.restaurants.map(card),
    best: best.map(card),
    instead: instead.map(card),
    newest: newest.map(card),
    total: found.total,
    dealCount: found.facets.deals,
    cuisines: cuisineOptions(found.facets.cuisines, choice.cuisines),
  };
}

/** [HOME-9] The books of every shop that match the search, in the host's order or by their shop's rating. @throws HostError */
async function findBooks(host: Host, { search, sort }: Choice): Promise<BookCardView[]> {
  const items = await listMenuItems(host, { item_type: bookItemType });
  const sought = search.toLowerCase();
  const books = items
    .filter(({ type }) => type === bookItemType)
    .flatMap((item) => bookCardView(item) ?? [])
    .filter((book) => [book.name, book.shop, book.cuisine].some((text) => text?.toLowerCase().includes(sought)));
  return sort === "rating" ? books.sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0)) : books;
}
