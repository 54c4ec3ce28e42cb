import { maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import { deliversTo, type DeliveryArea } from "@domain/restaurants/delivery-area";
import type { Coordinates } from "~/lib/place";
import { loadGazetteer, type ZipArea } from "./gazetteer.server";

/** A town, as its public page needs it. */
export interface Town {
  name: string;
  /** "CT" */
  state: string;
  point: Coordinates;
  /** The ZIP code at its center. */
  zip: string | null;
}

/** "St. Paul" is found at "st-paul". */
export const townSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** [FIND-17] The town of `/halal-food/{state}/{slug}`; null for an unknown one. */
export async function findTown(state: string, slug: string): Promise<Town | null> {
  const gazetteer = await loadGazetteer();
  const [first = ""] = slug.split("-");
  if (!/^[a-z0-9-]{2,60}$/.test(slug)) return null;
  const city = gazetteer
    .citiesStarting(first === "st" ? "saint" : first)
    .find((one) => one.state === state.toUpperCase() && townSlug(one.name) === slug);
  if (!city) return null;
  const area = gazetteer.nearest(city.point, 25);
  // The ZIP code's own middle, as for an address that is typed: the town's page and the list for its address are one.
  return { name: city.name, state: city.state, point: area?.point ?? city.point, zip: area?.zip ?? null };
}

/** "Bristol, CT 06010": the address of somebody in the center of the town. */
export const townAddress = ({ name, state, zip }: Pick<Town, "name" | "state" | "zip">): string =>
  `${name}, ${state}${zip === null ? "" : ` ${zip}`}`;

/** [FIND-15] "Bristol, CT": towns with the center of a ZIP code in the delivery area, by name. */
export async function listCoveredTowns(area: DeliveryArea): Promise<string[]> {
  const gazetteer = await loadGazetteer();
  const point = area.point && { lat: area.point.latitude, lng: area.point.longitude };
  const near = point ? gazetteer.within(point, maxDeliveryMiles) : [];
  const named = area.zipCodes.flatMap((code) => gazetteer.zip(code) ?? []);
  const covered = [...near, ...named].filter((one) => deliversTo(area, { point: toPoint(one), zipCode: one.zip }));
  return [...new Set(covered.map(({ city }) => `${city.name}, ${city.state}`))].sort();
}

const toPoint = ({ point: { lat: latitude, lng: longitude } }: ZipArea) => ({ latitude, longitude });
