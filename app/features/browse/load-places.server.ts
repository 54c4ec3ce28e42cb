import type { AppLoadContext } from "@remix-run/node";
import { listOwnFavourites } from "~/features/favourites/favourites.server";
import { listDishesToOrderAgain, type ListedPlace, listOpenFavourites } from "~/host/browse.server";
import { listCapabilities } from "~/host/capabilities.server";
import { rethrowUnlessHostError } from "~/host/errors";
import { describeUnknownAddress, explainUnknownAddress } from "~/places/unknown-address.server";
import { getArea } from "~/session/areas";
import { findLocation } from "~/session/cookies/preferences.server";
import { createCardViews } from "./card-views";
import { type BrowseChoice, firstShown, hasActiveFilters, defaultBrowseChoice, perPage, shownPlaces } from "./choice";
import { listChosen } from "./chosen-chips";
import { toDishView } from "./dish-views";
import { filterCounts } from "./filter-counts";
import { redirectToExistingPage, findPlaces, reachQuery, type ReachContext } from "./find-places.server";
import { firstOpeningText, openUntilText } from "./opening";
import { pickupMiles } from "./options";

/** Cards of a row; a wide screen shows four. */
const inRow = 5;
const dishesInRow = 8;

/** Closed places below the open ones: as many as a wide screen shows in a row. */
const firstClosed = 4;

const widestPickup = Math.max(...pickupMiles);

/** [FIND-2…9, 16] Open places, then closed ones, and the other parts of a list's first page. @throws HostError */
export async function loadPlaces(context: AppLoadContext, choice: BrowseChoice, reachContext: ReachContext) {
  const { host } = context;
  const { mode, where } = reachContext;
  const [{ found, isReachKnown, areHoursKnown, sorts }, favourites, own] = await Promise.all([
    findPlaces(host, choice, reachContext),
    listOwnFavourites(context),
    hasActiveFilters(choice) ? null : loadOwn(context, choice, reachContext),
  ]);
  const shown = shownPlaces(choice);
  if (shown) redirectToExistingPage(choice, found[shown].total, { isEmpty: found.total === 0 });
  const now = new Date();
  const viewer = { mode, from: where, favourites, now };
  const isShort = choice.show === null && choice.service === "all" && listChosen(choice).length === 0;
  const card = createCardViews(viewer);
  const group = ({ total, places }: { total: number; places: ListedPlace[] }, first: number) => ({
    total,
    cards: places.slice(0, isShort ? first : perPage).map(card),
  });
  const isEmptyArea = isReachKnown && mode === "delivery" && found.in_reach === 0;
  // Only an empty list loads something to show instead.
  const isEmpty = found.total === 0 && found.in_reach > 0;
  const [instead, offered] = await Promise.all([
    isEmpty
      ? findPlaces(host, { ...defaultBrowseChoice, mode, savedHalal: choice.halal ?? choice.savedHalal }, reachContext)
      : null,
    isEmptyArea ? listCapabilities(host, ["demand"]) : null,
  ]);
  const nearestMiles = found.nearest[0]?.distanceMiles ?? null;
  const isWhole = found.closed.places.length === found.closed.total;
  return {
    kind: isEmptyArea ? ("nobody" as const) : ("places" as const),
    /** Whether the address has a known location; false without an address. */
    isReachKnown,
    /** [LAND-9] Why the address cannot be located; null if it can, or without one. */
    unknownAddress: where !== null && where.coordinates === null ? describeAddress(context, where.name) : null,
    inReach: found.in_reach,
    /** Without counts for filters, the host may have more results than it examined. */
    hasMore: found.facets === null,
    total: found.total,
    /** Only the first cards of each group, because nothing is filtered. */
    isShort,
    open: group(found.open, firstShown),
    closed: group(found.closed, firstClosed),
    best: found.best.slice(0, inRow).map(card),
    newest: found.newest.slice(0, inRow).map(card),
    nearest: found.nearest.map((place) => ({
      ...card(place),
      city: place.city,
      town: place.place?.replace(/ \d{5}(-\d{4})?$/, "") ?? null,
      opening: openUntilText(place, now),
    })),
    nearestTotal: found.nearest_total,
    nearestMiles,
    /** Some are within the largest pickup distance, which is smaller than the area searched for these. */
    isPickupNear: nearestMiles !== null && nearestMiles < widestPickup,
    orderAgain: (own?.dishes ?? []).slice(0, dishesInRow).map((own) => toDishView(own, card(own.place))),
    hasOrdered: own?.hasOrdered ?? false,
    favourites: (own?.places ?? []).slice(0, inRow).map(card),
    instead: (instead?.found.best ?? []).map(card),
    // Only shown if nothing is open.
    firstOpening: isWhole && found.open.total === 0 ? firstOpeningText(found.closed.places, now) : null,
    isDemandKept: offered?.includes("demand") ?? false,
    counts: filterCounts(found.facets, choice, areHoursKnown),
    sorts,
  };
}

/** By the whole address as it was typed. */
const describeAddress = ({ cookies }: AppLoadContext, name: string): string =>
  describeUnknownAddress(explainUnknownAddress(findLocation(cookies)?.address ?? name));

/**
 * [FIND-16] For a signed-in customer: earlier dishes that are available now, and favourites that are open and in
 * reach.
 */
async function loadOwn(context: AppLoadContext, choice: BrowseChoice, reachContext: ReachContext) {
  const { session } = context;
  if (!session.user || getArea(session.user.role) !== "customer") return null;
  const [ordered, places] = await Promise.all([
    dishesToOrderAgain(context, choice, reachContext),
    openFavourites(context, choice, reachContext),
  ]);
  return { ...ordered, places };
}

async function openFavourites(
  { host, logger }: AppLoadContext,
  choice: BrowseChoice,
  reachContext: ReachContext,
): Promise<ListedPlace[]> {
  return listOpenFavourites(host, reachQuery(choice, reachContext)).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    if (error.code !== "unsupported")
      logger.warn({ code: error.code }, "Open favourites not loaded; page shown without them");
    return [];
  });
}

async function dishesToOrderAgain({ host, logger }: AppLoadContext, choice: BrowseChoice, reachContext: ReachContext) {
  return listDishesToOrderAgain(host, reachQuery(choice, reachContext)).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    if (error.code !== "unsupported")
      logger.warn({ code: error.code }, "Order again not loaded; page shown without it");
    return { dishes: [], hasOrdered: false };
  });
}
