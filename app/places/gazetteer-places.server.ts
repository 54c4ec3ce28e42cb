import type { Coordinates, Place, Suggestion } from "~/lib/place";
import { splitWords } from "./address-words";
import { type Gazetteer, loadGazetteer } from "./gazetteer.server";
import { readNamedTown, readStateAtEnd } from "./named-town.server";
import { maxSuggestions, type PlaceSource } from "./place-source";
import { type Candidate, cleanUp, readAddress, type Reading } from "./read-address.server";
import { readMisspelt } from "./similar-cities.server";
import { type City, countZips, type ZipArea } from "./zip-table.server";

const country = "United States";

/** A position farther than this from every ZIP code is at sea or abroad. */
const reachMiles = 25;

/**
 * A street gets the city's ZIP code only where the city has at most this many, since it is probably wrong otherwise.
 */
const fewZips = 2;

/**
 * The fallback that is always available: US cities and ZIP codes. Streets are taken as typed. An id is the address
 * itself, which is looked up again.
 */
export const gazetteerPlaces: PlaceSource = {
  async suggest(text) {
    const gazetteer = await loadGazetteer();
    return listSuggestions(gazetteer, readTyped(gazetteer, text));
  },
  async resolve(id) {
    const [, street = null, name, state, zip] = /^(?:(.+), )?([^,]+), ([A-Z]{2})(?: (\d{5}))?$/.exec(id) ?? [];
    if (!name || !state) return null;
    const gazetteer = await loadGazetteer();
    const city = gazetteer.city(name, state);
    if (!city) return null;
    const area = gazetteer.zipsOf(city).find((one) => one.zip === zip);
    if (zip && !area) return null;
    return placeAt(street, city, area ?? null, (area ?? gazetteer.centerOf(city)).point);
  },
  async reverse(point) {
    const area = (await loadGazetteer()).nearest(point, reachMiles);
    return area ? placeAt(null, area.city, area, point) : null;
  },
};

/** A state's code that is only the beginning of a city ("san fransisco ca" of Canton) is rather a state after a misspelt one. */
function readTyped(gazetteer: Gazetteer, text: string): Reading | null {
  const read = readAddress(gazetteer, text);
  const isUnsure = read?.candidates.every(({ match }) => match === "start") ?? true;
  const hasState = readStateAtEnd(gazetteer, splitWords(cleanUp(text))) !== undefined;
  if (read && !(isUnsure && hasState)) return read;
  return readMisspelt(gazetteer, text) ?? read ?? readNamedTown(gazetteer, text);
}

/** The likeliest places of a reading. */
function listSuggestions(gazetteer: Gazetteer, reading: Reading | null): Suggestion[] {
  const likeliest = [...(reading?.candidates ?? [])].sort(byLikelihood).slice(0, maxSuggestions);
  return likeliest.map((candidate) => toSuggestion(gazetteer, reading?.street ?? null, candidate));
}

/** What people call so, then nearby ones, exact matches, and large cities: those with many ZIP codes. */
const byLikelihood = (one: Candidate, other: Candidate) =>
  Number(other.match === "alias") - Number(one.match === "alias") ||
  Number(other.city.isNearby) - Number(one.city.isNearby) ||
  Number(other.match === "name") - Number(one.match === "name") ||
  (one.area && other.area ? 0 : countZips(other.city) - countZips(one.city)) ||
  Number(one.area?.zip ?? 0) - Number(other.area?.zip ?? 0);

const toAddress = (street: string | null, city: City, zip?: string) => {
  const where = `${city.name}, ${city.state}${zip ? ` ${zip}` : ""}`;
  return street ? `${street}, ${where}` : where;
};

function toSuggestion(
  gazetteer: Gazetteer,
  street: string | null,
  { city, area }: Omit<Candidate, "match">,
): Suggestion {
  const isSure = street !== null && countZips(city) <= fewZips;
  const text = toAddress(street, city, area?.zip ?? (isSure ? gazetteer.zipsOf(city)[0]?.zip : undefined));
  const main = street ?? city.name;
  return { id: text, text, main, rest: text.slice(main.length).replace(/^, /, "") };
}

function placeAt(street: string | null, city: City, area: ZipArea | null, coordinates: Coordinates): Place {
  const zip = area?.zip ?? null;
  const address = toAddress(street, city, zip ?? undefined);
  return { id: address, address, coordinates, country, city: city.name, street, zip };
}
