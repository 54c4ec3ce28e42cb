import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { bookItemType } from "@domain/options";
import { eidNames, findEid, parseHijriCorrection } from "@domain/prayer/hijri";
import { findStateByZip, findTimeZoneByZip } from "@domain/restaurants/us-place";
import { readGeneralQuery } from "@domain/search/query-words";
import { listOwnFavourites } from "~/features/favourites/favourites.server";
import { findVisitorLocation } from "~/features/location/account-location.server";
import { markWords } from "~/features/search/mark-words";
import { type ListedPlace, searchFood } from "~/host/browse.server";
import { listCapabilities, supportsBooks } from "~/host/capabilities.server";
import type { Host } from "~/host/client/host";
import { nullIfUnsupportedOrInvalid, rethrowUnlessHostError } from "~/host/errors";
import { findItemsInReach, listMenuItems, type MenuItem } from "~/host/menu.server";
import { findCalendar } from "~/host/settings.server";
import { pack } from "~/lib/packed";
import { findSearchedAddress } from "~/places/typed-address.server";
import { findLocation, getMode } from "~/session/cookies/preferences.server";
import { allRestaurants, areHoursKnown, computeBrowseResult, listKnownSorts } from "./browse-page.server";
import { toBookCardView, createCardViews } from "./card-views";
import {
  type BrowseMode,
  type BrowseChoice,
  choiceHref,
  defaultBrowseChoice,
  perPage,
  readChoice,
  shownResults,
} from "./choice";
import { toDishView } from "./dish-views";
import { filterCounts } from "./filter-counts";
import {
  redirectToExistingPage,
  findPlaces,
  listQuery,
  reachQuery,
  toBrowseContext,
  type ReachContext,
} from "./find-places.server";
import { loadHalalFilters } from "./halal-filters.server";
import { loadPlaces } from "./load-places.server";
import { toOpeningView } from "./opening-view.server";
import { allSorts } from "./options";
import { toPriceView } from "./price-view.server";

/**
 * Data for the browse page; all calls run in parallel. If a list fails to load, the page says only that [HOME-28].
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return { failed: false as const, page: pack(await loadPage(context, new URL(request.url).searchParams)) };
  } catch (error) {
    // A rate limit is reported to the visitor.
    rethrowUnlessHostError(error);
    if (error.code === "rate_limited") throw error;
    context.logger.warn({ err: error }, "The restaurant list could not be had");
    const status = error.status >= 500 ? error.status : 502;
    return data({ failed: true as const, status, reference: context.requestId }, status);
  }
}

export type HomePage = Awaited<ReturnType<typeof loadPage>>;

async function loadPage(context: AppLoadContext, query: URLSearchParams) {
  const read = readChoice(query);
  const mode: BrowseMode = read.mode ?? getMode(context.cookies);
  const [where, claims, { saved, ...halal }, eid] = await Promise.all([
    findVisitorLocation(context, mode),
    loadClaims(context),
    loadHalalFilters(context),
    eidToday(context),
  ]);
  // Filters that the host cannot apply are not offered.
  const choice: BrowseChoice = { ...read, halal: halal.isOffered ? read.halal : null, savedHalal: saved };
  const shown = await loadLists(context, choice, { mode, where });
  const place = where && { name: where.name, city: where.city, zipCode: where.namedZipCode };
  /** [FIND-12] The search field was sent empty. */
  const isSearchEmpty = query.has("search") && choice.search === "";
  return { choice, mode, place, halal, eid, isSearchEmpty, ...shown, ...claims };
}

function loadLists(context: AppLoadContext, choice: BrowseChoice, reachContext: Parameters<typeof loadPlaces>[2]) {
  if (choice.service === "books") return loadBooks(context.host, choice, reachContext);
  return choice.search ? loadSearch(context, choice, reachContext) : loadPlaces(context, choice, reachContext);
}

/** [PRAYER-7] "Eid al-Fitr" on its days, in the address's time zone. The calendar is only loaded when it may be Eid. */
async function eidToday({ host, cookies, logger }: AppLoadContext): Promise<string | null> {
  const date = localDate(new Date(), findTimeZoneByZip(findLocation(cookies)?.zip ?? "") ?? defaultTimeZone);
  if (([-1, 0, 1] as const).every((correction) => findEid(date, correction) === null)) return null;
  const calendar = await findCalendar(host).catch((error: unknown) => {
    logger.warn({ err: error }, "The home page does not know whether it is Eid");
    return null;
  });
  const eid = calendar && findEid(date, parseHijriCorrection(calendar.correction));
  return eid && eidNames[eid];
}

/** [HOME-20] What may be promoted: only what this host supports and has. */
async function loadClaims({ host, logger }: AppLoadContext) {
  const unknown = (error: unknown) => logger.warn({ err: error }, "The home page does not know whether books are sold");
  const [areBooksSold, offered] = await Promise.all([supportsBooks(host, unknown), listCapabilities(host, ["quote"])]);
  return { areBooksSold, isFirstFree: offered.includes("quote") };
}

/**
 * [HOME-9, FIND-1] A page of the books in reach that match the search. For a host that cannot tell what is in reach those of all shops,
 * without a claim. @throws HostError
 */
async function loadBooks(host: Host, choice: BrowseChoice, reachContext: ReachContext) {
  const { search, sort, page } = choice;
  const found = await findItemsInReach(host, {
    ...reachQuery(choice, reachContext),
    item_type: bookItemType,
    search: search || undefined,
    sort: sort === "rating" ? "-rating" : undefined,
    page,
    per_page: perPage,
  });
  const { items, total } = found ?? paged(await allBooks(host, choice), page);
  redirectToExistingPage(choice, total);
  return {
    kind: "books" as const,
    isReachKnown: false,
    /** Whether all of them are in reach of the address. */
    isInReach: found?.isInReach === true && reachContext.where?.coordinates != null,
    counts: filterCounts(null, choice, true),
    total,
    books: items.flatMap((item) => toBookCardView(item) ?? []),
  };
}

const paged = <Item>(all: readonly Item[], page: number) => ({
  items: all.slice((page - 1) * perPage, page * perPage),
  total: all.length,
});

/** The books of all shops, in the host's order or by rating. */
async function allBooks(host: Host, { search, sort }: BrowseChoice): Promise<MenuItem[]> {
  const searchText = search.toLowerCase();
  const books = (await listMenuItems(host, { item_type: bookItemType }))
    .filter(({ type, restaurantId }) => type === bookItemType && restaurantId !== null)
    .filter(({ name, restaurantName, restaurantCuisine }) =>
      [name, restaurantName, restaurantCuisine].some((text) => text?.toLowerCase().includes(searchText)),
    );
  return sort === "rating"
    ? books.sort((one, other) => (other.restaurantRating ?? 0) - (one.restaurantRating ?? 0))
    : books;
}

/** Results of each group visible before "Show all". */
const firstDishes = 6;
const firstPlaces = 6;

/** [FIND-10, FIND-13] The dishes and places that match a search. @throws HostError */
async function loadSearch(context: AppLoadContext, choice: BrowseChoice, reachContext: ReachContext) {
  const { mode, where } = reachContext;
  const [found, favourites] = await Promise.all([find(context, choice, reachContext), listOwnFavourites(context)]);
  const isEmpty = found.dishes.total === 0 && found.places.total === 0;
  if (isEmpty) redirectGeneralSearch(choice);
  const shown = shownResults(choice);
  if (shown) redirectToExistingPage(choice, found[shown].total, { isEmpty });
  // Only a search without results loads something to show instead.
  const [instead, address] = isEmpty
    ? await Promise.all([
        findPlaces(
          context.host,
          { ...defaultBrowseChoice, mode, savedHalal: choice.halal ?? choice.savedHalal },
          reachContext,
        ),
        findSearchedAddress(choice.search, findStateByZip(where?.zipCode ?? "")),
      ])
    : [null, null];
  const card = createCardViews({ mode, from: where, favourites, now: new Date() });
  const { words } = found;
  return {
    kind: "search" as const,
    used: found.used,
    isCorrected: found.is_corrected,
    didYouMean: found.did_you_mean,
    price:
      found.price && toPriceView(found.price, { search: choice.search, used: found.used, dishes: found.dishes.total }),
    opening: toOpeningView(found.is_opening_met ?? null, choice.search),
    // With no results this would always hold, so the replacement list decides.
    isReachKnown: where?.coordinates != null && found.isReachKnown && (instead?.isReachKnown ?? true),
    /** Without counts for filters, the host may have more results than it examined. */
    hasMore: found.facets === null && !isEmpty,
    dishes: {
      total: found.dishes.total,
      places: found.dishes.places,
      views: found.dishes.data
        .slice(0, shown === "dishes" ? perPage : firstDishes)
        .map((one) => toDishView(one, card(one.place), words)),
    },
    places: {
      total: found.places.total,
      views: found.places.places
        .slice(0, shown === "places" ? perPage : firstPlaces)
        .map((place) => ({ card: card(place), name: markWords(place.name, words) })),
    },
    sorts: found.sorts,
    /** What was searched for, if it is a place rather than food. */
    address,
    instead: (instead?.found.open.places ?? []).slice(0, 4).map(card),
    counts: {
      ...filterCounts(found.facets, choice, found.areHoursKnown && (instead?.areHoursKnown ?? true)),
      found: found.areDishesSearched ? { dishes: found.dishes.total, places: found.places.total } : null,
    },
  };
}

/**
 * [FIND-22] Places open late are no filter of the list.
 * @throws a redirect to the list of places for a text that names nothing: "food near me", "open now"
 */
function redirectGeneralSearch(choice: BrowseChoice): void {
  const { isGeneral, opening } = readGeneralQuery(choice.search);
  if (!isGeneral || (opening !== null && opening.kind !== "now")) return;
  const list = { search: "", exact: false, dishPrices: [], show: null, open: choice.open || opening !== null };
  throw redirect(choiceHref(choice, list));
}

async function find({ host }: AppLoadContext, choice: BrowseChoice, reachContext: ReachContext) {
  const found = await searchFood(host, {
    ...listQuery(choice, reachContext),
    q: choice.search,
    exact: choice.exact || undefined,
    show: shownResults(choice),
    dish_prices: choice.dishPrices.join(",") || undefined,
  }).catch(nullIfUnsupportedOrInvalid);
  return found
    ? { ...found, isReachKnown: true, areHoursKnown: true, sorts: allSorts, areDishesSearched: true }
    : findHere(await allRestaurants(host, choice.search), choice, reachContext);
}

/** [FIND-19] For a host without search: finds places only, by name or cuisine. */
function findHere(named: Awaited<ReturnType<typeof allRestaurants>>, choice: BrowseChoice, reachContext: ReachContext) {
  const { open, closed, facets } = computeBrowseResult(
    named,
    { ...choice, show: null },
    toBrowseContext(choice, reachContext),
  );
  const all: ListedPlace[] = [...open.places, ...closed.places];
  return {
    used: choice.search,
    is_corrected: false,
    words: choice.search.toLowerCase().split(/\s+/),
    did_you_mean: [],
    price: null,
    is_opening_met: null,
    dishes: { total: 0, places: 0, data: [] },
    places: { total: open.total + closed.total, places: all },
    facets: facets && { ...facets, dish_prices: [] },
    isReachKnown: named.every(({ coordinates }) => coordinates !== null),
    areHoursKnown: areHoursKnown(named),
    sorts: listKnownSorts(named),
    areDishesSearched: false,
  };
}
