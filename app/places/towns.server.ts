import { maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import { deliversTo, type DeliveryArea, milesBetween } from "@domain/restaurants/delivery-area";
import { findStateByZip } from "@domain/restaurants/us-place";
import type { Coordinates } from "~/lib/place";
import { type Gazetteer, loadGazetteer } from "./gazetteer.server";
import type { City, ZipArea } from "./zip-table.server";

/** A town, as its public page needs it. */
export interface Town {
  name: string;
  /** "CT" */
  state: string;
  point: Coordinates;
  /** The ZIP code at its center. */
  zip: string;
}

/** "St. Paul" is found at "st-paul". */
export const townSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** [FIND-17] The town of `/halal-food/{state}/{slug}`; null for an unknown one. */
export const findTown = async (state: string, slug: string): Promise<Town | null> =>
  findBySlug(await loadGazetteer(), state, slug);

/** Of two with the same slug the first by name. A map of all slugs would take four megabytes; one first letter in one state is few names. */
function findBySlug(gazetteer: Gazetteer, state: string, slug: string): Town | null {
  const code = state.toUpperCase();
  for (const city of gazetteer.citiesStarting(slug.charAt(0))) {
    if (city.state === code && townSlug(city.name) === slug) return toTown(gazetteer, city);
  }
  return null;
}

/** A city is where its most central ZIP code is: an address there and the town's page have one list. */
function toTown(gazetteer: Gazetteer, city: City): Town {
  const { zip, point } = gazetteer.centerOf(city);
  return { name: city.name, state: city.state, point, zip };
}

/** [FIND-17] The towns whose center is in one of these ZIP codes, by state and name. */
export async function listTownsIn(zipCodes: Pick<ReadonlySet<string>, "has">): Promise<Town[]> {
  const bySlug = new Map<string, Town>();
  const gazetteer = await loadGazetteer();
  for (const city of gazetteer.citiesStarting("")) {
    const key = `${city.state}/${townSlug(city.name)}`;
    if (!bySlug.has(key)) bySlug.set(key, toTown(gazetteer, city));
  }
  return [...bySlug]
    .filter(([, { zip }]) => zipCodes.has(zip))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, town]) => town);
}

const neighbourMiles = 15;

/** [FIND-17] The other towns around this one, the nearest first. */
export async function listNeighbours(town: Town): Promise<Town[]> {
  const gazetteer = await loadGazetteer();
  const cities = new Set(gazetteer.within(town.point, neighbourMiles).map(({ city }) => city));
  const neighbours = [...cities].flatMap(({ name, state }) => {
    const found = findBySlug(gazetteer, state, townSlug(name));
    return found?.name === name && found.zip !== town.zip ? [found] : [];
  });
  const miles = ({ point }: Town) => milesBetween(onWire(point), onWire(town.point)) ?? Infinity;
  return neighbours.sort((one, other) => miles(one) - miles(other));
}

/** [FIND-17] The town that a place is in, if it delivers to the town's center: only then is it sure that the town has a page. */
export async function findOwnTown(place: { city: string; zipCode: string; area: DeliveryArea }): Promise<Town | null> {
  const town = await findTown(findStateByZip(place.zipCode) ?? "", townSlug(place.city));
  return town && deliversTo(place.area, { point: onWire(town.point), zipCode: town.zip }) ? town : null;
}

/** "Bristol, CT 06010": the address of somebody in the center of the town. */
export const townAddress = ({ name, state, zip }: Pick<Town, "name" | "state" | "zip">): string =>
  `${name}, ${state} ${zip}`;

/** [FIND-15] "Bristol, CT": towns with the center of a ZIP code in the delivery area, by name. */
export async function listCoveredTowns(area: DeliveryArea): Promise<string[]> {
  const gazetteer = await loadGazetteer();
  const point = area.point && { lat: area.point.latitude, lng: area.point.longitude };
  const near = point ? gazetteer.within(point, maxDeliveryMiles) : [];
  const named = area.zipCodes.flatMap((code) => gazetteer.zip(code) ?? []);
  const covered = [...near, ...named].filter((one) => deliversTo(area, { point: toPoint(one), zipCode: one.zip }));
  return [...new Set(covered.map(({ city }) => `${city.name}, ${city.state}`))].sort();
}

const onWire = ({ lat: latitude, lng: longitude }: Coordinates) => ({ latitude, longitude });
const toPoint = ({ point }: ZipArea) => onWire(point);
