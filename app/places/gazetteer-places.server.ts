import type { Coordinates, Place, Suggestion } from "~/lib/place";
import { type Reading, readAddress } from "./address-readings";
import { type City, type Gazetteer, loadGazetteer, type ZipArea } from "./gazetteer.server";
import { mostSuggestions, type PlaceSource } from "./place-source";

const country = "United States";
/** A position farther than this from every zip code is at sea or abroad. */
const reachMiles = 25;
/** A street is completed with its zip code only in cities where that is hardly ever another one. */
const fewZips = 2;

/**
 * The source that is always there: cities and zip codes of the US. Streets are taken as they are typed. An id is the
 * address itself; what it says of the place is looked up again.
 */
export const gazetteerPlaces: PlaceSource = {
  async suggest(text) {
    const gazetteer = await loadGazetteer();
    for (const reading of readAddress(text)) {
      const found = matches(gazetteer, reading);
      if (found.length > 0) return found;
    }
    return [];
  },
  async resolve(id) {
    const [, street = null, name, state, zip] = /^(?:(.+), )?([^,]+), ([A-Z]{2})(?: (\d{5}))?$/.exec(id) ?? [];
    if (!name || !state) return null;
    const gazetteer = await loadGazetteer();
    const city = gazetteer.city(name, state);
    const area = city?.zips.find((one) => one.zip === zip);
    if (!city || (zip && !area)) return null;
    return placeAt(street, city, area ?? null, (area ?? city).point);
  },
  async reverse(point) {
    const area = (await loadGazetteer()).nearest(point, reachMiles);
    return area ? placeAt(null, area.city, area, point) : null;
  },
};

function matches(gazetteer: Gazetteer, { street, city: name, state, zip }: Reading): Suggestion[] {
  // "Bristol, Cam": a city before the comma is no street.
  if (street !== null && !/^\d|\s/.test(street)) return [];
  if (!name)
    return ranked(gazetteer.zipsStarting(zip ?? ""), byZip).map((area) => toSuggestion(street, area.city, area));
  const states = state === null ? null : gazetteer.statesStarting(state);
  const exact = states !== null || zip !== null;
  const cities = gazetteer
    .citiesStarting(name)
    .filter((city) => (!states || states.has(city.state)) && (!exact || gazetteer.city(name, city.state) === city));
  if (zip === null) {
    const isExact = (city: City) => gazetteer.city(name, city.state) === city;
    const isSure = (city: City) => street !== null && city.zips.length <= fewZips;
    return ranked(cities, byCity(isExact)).map((city) =>
      toSuggestion(street, city, isSure(city) ? city.zips[0] : undefined),
    );
  }
  const areas = cities.flatMap((city) => city.zips.filter((area) => area.zip.startsWith(zip)));
  return ranked(areas, byZip).map((area) => toSuggestion(street, area.city, area));
}

/** The nearby ones first, then those of just this name, then the large ones: those with many zip codes. */
const byCity = (isExact: (city: City) => boolean) => (one: City, other: City) =>
  Number(other.isNearby) - Number(one.isNearby) ||
  Number(isExact(other)) - Number(isExact(one)) ||
  other.zips.length - one.zips.length;

const byZip = (one: ZipArea, other: ZipArea) =>
  Number(other.city.isNearby) - Number(one.city.isNearby) || Number(one.zip) - Number(other.zip);

const ranked = <T>(all: T[], order: (one: T, other: T) => number) => all.sort(order).slice(0, mostSuggestions);

const addressOf = (street: string | null, city: City, zip?: string) => {
  const where = `${city.name}, ${city.state}${zip ? ` ${zip}` : ""}`;
  return street ? `${street}, ${where}` : where;
};

function toSuggestion(street: string | null, city: City, area?: ZipArea): Suggestion {
  const text = addressOf(street, city, area?.zip);
  const main = street ?? city.name;
  return { id: text, text, main, rest: text.slice(main.length).replace(/^, /, "") };
}

function placeAt(street: string | null, city: City, area: ZipArea | null, coordinates: Coordinates): Place {
  const zip = area?.zip ?? null;
  return { address: addressOf(street, city, zip ?? undefined), coordinates, country, city: city.name, street, zip };
}
