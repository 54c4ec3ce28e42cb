import { redirect } from "@remix-run/node";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import type { Where } from "~/features/location/account-location.server";
import { type Browsed, browsePlaces } from "~/host/browse.server";
import type { Host } from "~/host/client/host";
import { nullIfUnsupportedOrInvalid } from "~/host/errors";
import { allRestaurants, browsePage } from "./browse-page.server";
import { type BrowseMode, type Choice, choiceHref, halalIn, isNarrowed, perPage, shownPlaces } from "./choice";
import { usualPickupMiles } from "./options";

export interface Viewpoint {
  mode: BrowseMode;
  where: Where | null;
}

/** The part of a query that says what is in reach: where the visitor is, and how they get their food. */
export const reachQuery = (choice: Choice, { mode, where }: Viewpoint) => ({
  latitude: where?.coordinates?.lat,
  longitude: where?.coordinates?.lng,
  zip_code: parseZipCode(where?.zipCode) ?? undefined,
  mode,
  within_miles: mode === "delivery" ? undefined : (choice.within ?? usualPickupMiles),
});

/** The list query for a choice, made from where the visitor is. */
export const listQuery = (choice: Choice, viewpoint: Viewpoint) => ({
  ...reachQuery(choice, viewpoint),
  service: choice.service === "shops" ? "shops" : undefined,
  cuisines: choice.cuisines.join(",") || undefined,
  diets: choice.diets.join(",") || undefined,
  prices: choice.prices.join(",") || undefined,
  open_now: choice.open || undefined,
  free_delivery: choice.free || undefined,
  top_rated: choice.rated || undefined,
  deals: choice.deals || undefined,
  halal: halalIn(choice).join(",") || undefined,
  sort: choice.sort,
  page: choice.page,
  per_page: perPage,
});

/**
 * For a page that shows one group, or further pages of it.
 * @throws a redirect to all groups where this one has nothing and others have, as after another search or filter; to the last page
 * where there are fewer
 */
export function assertShown(choice: Choice, total: number, { isEmpty = true } = {}): void {
  if (total === 0 && !isEmpty) throw redirect(choiceHref(choice, { show: null }));
  const last = Math.max(1, Math.ceil(total / perPage));
  if (choice.page > last) throw redirect(choiceHref(choice, { page: last }));
}

export interface Found {
  found: Browsed;
  /** Whether delivery or distance is known for every listed place; otherwise the page makes no claim about either. */
  isSure: boolean;
}

/**
 * [FIND-2…9] The places for a choice; computed in the app if the host has no browse call [FIND-19].
 * @throws HostError
 */
export async function findPlaces(host: Host, choice: Choice, viewpoint: Viewpoint): Promise<Found> {
  const { where } = viewpoint;
  const carousels = !isNarrowed(choice) || undefined;
  const found = await browsePlaces(host, { ...listQuery(choice, viewpoint), group: shownPlaces(choice), carousels }).catch(
    nullIfUnsupportedOrInvalid,
  );
  if (found) return { found, isSure: where?.coordinates != null };
  const all = await allRestaurants(host);
  const isSure = where?.coordinates != null && all.every(({ coordinates }) => coordinates !== null);
  return { found: browsePage(all, choice, toSituation(choice, viewpoint)), isSure };
}

/** The viewpoint in the form that the app's own browse rules need. */
export function toSituation(choice: Choice, { mode, where }: Viewpoint) {
  const point = where?.coordinates ? { latitude: where.coordinates.lat, longitude: where.coordinates.lng } : null;
  return {
    destination: point && { point, zipCode: where?.zipCode ?? null },
    mode,
    withinMiles: choice.within ?? usualPickupMiles,
    now: new Date(),
  };
}
