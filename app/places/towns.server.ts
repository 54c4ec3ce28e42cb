import { maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import { deliversTo, type DeliveryArea, milesBetween } from "@domain/restaurants/delivery-area";
import { findStateByZip } from "@domain/restaurants/us-place";
import type { Coordinates } from "~/lib/place";
import { loadGazetteer, type ZipArea } from "./gazetteer.server";

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
  (await loadTowns()).get(townKey(state, slug)) ?? null;

const townKey = (state: string, slug: string) => `${state.toLowerCase()}/${slug}`;
const keyOf = ({ state, name }: Pick<Town, "state" | "name">) => townKey(state, townSlug(name));

let towns: Promise<Map<string, Town>> | undefined;

/** Every town by state and slug; of two with the same slug the first by name. */
function loadTowns(): Promise<Map<string, Town>> {
  towns ??= loadGazetteer()
    .then((gazetteer) => {
      const known = new Map<string, Town>();
      for (const { name, state, point, zips } of gazetteer.citiesStarting("")) {
        const key = keyOf({ name, state });
        // A city is where its most central ZIP code is: an address there and the town's page have one list.
        const center = zips.find((area) => area.point.lat === point.lat && area.point.lng === point.lng);
        if (center && !known.has(key)) known.set(key, { name, state, point, zip: center.zip });
      }
      return known;
    })
    .catch((error: unknown) => {
      towns = undefined;
      throw error;
    });
  return towns;
}

/** [FIND-17] The towns whose center is in one of these ZIP codes, by state and name. */
export const listTownsIn = async (zipCodes: Pick<ReadonlySet<string>, "has">): Promise<Town[]> =>
  [...(await loadTowns()).values()]
    .filter(({ zip }) => zipCodes.has(zip))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const neighbourMiles = 15;

/** [FIND-17] The other towns around this one, the nearest first. */
export async function listNeighbours(town: Town): Promise<Town[]> {
  const known = await loadTowns();
  const areas = (await loadGazetteer()).within(town.point, neighbourMiles);
  const around = new Map(
    areas.flatMap(({ city }) => {
      const found = known.get(keyOf(city));
      return found && found.name === city.name && found.zip !== town.zip ? [[found.zip, found] as const] : [];
    }),
  );
  const miles = ({ point }: Town) => milesBetween(onWire(point), onWire(town.point)) ?? Infinity;
  return [...around.values()].sort((one, other) => miles(one) - miles(other));
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
