import { redirect } from "@remix-run/node";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import type { VisitorLocation } from "~/features/location/account-location.server";
import { type BrowseResult, browsePlaces } from "~/host/browse.server";
import type { Host } from "~/host/client/host";
import { nullIfUnsupportedOrInvalid } from "~/host/errors";
import { allRestaurants, areHoursKnown, computeBrowseResult, listKnownSorts } from "./browse-page.server";
import {
  type BrowseMode,
  type BrowseChoice,
  choiceHref,
  activeHalalFilters,
  hasActiveFilters,
  perPage,
  shownPlaces,
  type Sort,
} from "./choice";
import { allSorts, usualPickupMiles } from "./options";

export interface ReachContext {
  mode: BrowseMode;
  where: VisitorLocation | null;
}

/** The part of a query that says what is in reach: where the visitor is, and how they get their food. */
export const reachQuery = (choice: BrowseChoice, { mode, where }: ReachContext) => ({
  latitude: where?.coordinates?.lat,
  longitude: where?.coordinates?.lng,
  zip_code: parseZipCode(where?.zipCode) ?? undefined,
  mode,
  within_miles: mode === "delivery" ? undefined : (choice.within ?? usualPickupMiles),
});

/** The list query for a choice, made from where the visitor is. */
export const listQuery = (choice: BrowseChoice, reachContext: ReachContext) => ({
  ...reachQuery(choice, reachContext),
  service: choice.service === "shops" ? "shops" : undefined,
  cuisines: choice.cuisines.join(",") || undefined,
  diets: choice.diets.join(",") || undefined,
  prices: choice.prices.join(",") || undefined,
  open_now: choice.open || undefined,
  free_delivery: choice.free || undefined,
  top_rated: choice.rated || undefined,
  deals: choice.deals || undefined,
  halal: activeHalalFilters(choice).join(",") || undefined,
  sort: choice.sort,
  page: choice.page,
  per_page: perPage,
});

/**
 * For a page that shows one group, or further pages of it.
 * @throws a redirect to all groups where this one has nothing and others have, as after another search or filter; to the last page
 * where there are fewer
 */
export function redirectToExistingPage(choice: BrowseChoice, total: number, { isEmpty = true } = {}): void {
  if (total === 0 && !isEmpty) throw redirect(choiceHref(choice, { show: null }));
  const last = Math.max(1, Math.ceil(total / perPage));
  if (choice.page > last) throw redirect(choiceHref(choice, { page: last }));
}

export interface Found {
  found: BrowseResult;
  /** Whether delivery or distance is known for every listed place; otherwise the page makes no claim about either. */
  isReachKnown: boolean;
  /** Otherwise nothing is called open. */
  areHoursKnown: boolean;
  /** [FIND-8] Those that the host's data answer. */
  sorts: readonly Sort[];
}

/**
 * [FIND-2…9] The places for a choice; computed in the app if the host has no browse call [FIND-19].
 * @throws HostError
 */
export async function findPlaces(host: Host, choice: BrowseChoice, reachContext: ReachContext): Promise<Found> {
  const { where } = reachContext;
  const carousels = !hasActiveFilters(choice) || undefined;
  const answer = await browsePlaces(host, {
    ...listQuery(choice, reachContext),
    group: shownPlaces(choice),
    carousels,
  }).catch(nullIfUnsupportedOrInvalid);
  if (answer) return { found: answer, isReachKnown: where?.coordinates != null, areHoursKnown: true, sorts: allSorts };
  const all = await allRestaurants(host);
  const isReachKnown = where?.coordinates != null && all.every(({ coordinates }) => coordinates !== null);
  const found = computeBrowseResult(all, choice, toBrowseContext(choice, reachContext));
  return { found, isReachKnown, areHoursKnown: areHoursKnown(all), sorts: listKnownSorts(all) };
}

/** The reach context in the form that the app's own browse rules need. */
export function toBrowseContext(choice: BrowseChoice, { mode, where }: ReachContext) {
  const point = where?.coordinates ? { latitude: where.coordinates.lat, longitude: where.coordinates.lng } : null;
  return {
    destination: point && { point, zipCode: where?.zipCode ?? null },
    mode,
    withinMiles: choice.within ?? usualPickupMiles,
    now: new Date(),
  };
}
